//! The flow of a running game: functions that play moves and return the next screen.

use palmyra_engine::Seat;
use palmyra_play::results::{Best, BestList};
use palmyra_play::save::{Header, Item, Slot};
use palmyra_play::{Asker, Day, Kind, PastGame, Start, Who};

use super::curtain::Curtain;
use super::end::EndPage;
use super::end_ask::EndAsk;
use super::pause::Pause;
use super::saved::SavedGames;
use super::seed::SeedEntry;
use super::{Context, Go, Play, Screen, Services, Shown, Step, campaign, milestones};
use crate::sound::Sound;

/// Returns the screen for the current decision of the running game.
pub fn resume_any(cx: &mut Context) -> Screen {
    match cx.play.table_mut() {
        Some(table) => table.resume(&mut cx.shell),
        None => Screen::title(cx),
    }
}

/// Plays the forced moves, then returns the screen for the current decision of the game.
pub fn resume<G: Shown>(play: &mut Play<G>, cx: &mut Services) -> Screen {
    play_forced(play, cx);
    if play.is_guided_to_the_end() {
        return result(play, cx);
    }
    if play.is_over() {
        return match G::finale(play, cx) {
            Some(finale) => play.show(finale),
            None => result(play, cx),
        };
    }
    if play.bot_to_move() {
        return play.show(G::watch(play, cx));
    }
    if G::changes_hands(play) {
        return Screen::Curtain(Curtain);
    }
    // If nothing on the screen is secret, any person may hold the device.
    let active = play.running().active();
    play.holder = active.filter(|_| G::is_secret(play));
    G::prepare(play, cx);
    play.show(G::decide(play, cx))
}

/// Returns the person's forced move, if there is one and nothing has to be shown before it.
fn forced<G: Shown>(play: &Play<G>) -> Option<G::Move> {
    let waits = play.bot_to_move() || G::holds_forced(play);
    play.game().forced_move().filter(|_| !waits)
}

/// Plays all forced moves. If one of them ends a turn, calls [`note_end`].
fn play_forced<G: Shown>(play: &mut Play<G>, cx: &mut Services) {
    while let Some(mv) = forced(play) {
        match play.play(mv) {
            Ok(Step::Within) => {}
            Ok(Step::TurnOver) => note_end(play, cx),
            // Forced moves are always legal. If one is not, the person decides.
            Err(_) => break,
        }
    }
}

/// Returns the page with the result of a game.
pub fn result<G: Shown>(play: &Play<G>, cx: &Services) -> Screen {
    let speed = cx.profile.settings.speed;
    let is_counted = G::COUNTS || play.guide().is_some();
    Screen::End(EndPage::new(speed, is_counted, cx.now))
}

/// Begins a game. If the setting for seeds is on, asks for the seed first.
pub fn start(cx: &mut Context, start: Start) -> Go {
    cx.sound = Some(Sound::Confirm);
    let seed = cx.new_seed();
    if cx.profile.settings.ask_seed {
        return Go::Push(Screen::Seed(SeedEntry::new(start, seed)));
    }
    begin(cx, start, seed)
}

/// Begins a game with a seed in a free slot. If no slot is free, asks which saved game to replace.
pub fn begin(cx: &mut Context, start: Start, seed: u32) -> Go {
    match cx.profile.free_slot() {
        Some(slot) => begin_in(cx, slot, start, seed),
        None => Go::Push(Screen::Games(SavedGames::replace(start, seed))),
    }
}

/// Continues a guided game after its last lesson as a normal game in a free slot.
pub fn play_on(cx: &mut Context) -> Go {
    let begun = cx.play.table().map(|table| (table.start(), table.seed()));
    match begun {
        Some((start, seed)) => begin(cx, start, seed),
        None => Go::Home,
    }
}

/// Begins a game in a slot. A guided game with the same setup and seed is continued instead.
pub fn begin_in(cx: &mut Context, slot: u8, start: Start, seed: u32) -> Go {
    // The setup of a game of the day is not remembered, because the player did not choose it.
    let is_chosen = Day::of(start, seed).is_none();
    if is_chosen
        && cx.profile.settings.remember(start)
        && cx.profile.spoiled(Item::Settings).is_none()
    {
        cx.profile.unsaved.settings = true;
    }
    cx.profile.begin(slot, start, seed);
    let mut table = cx.play.table_mut();
    if !table
        .as_mut()
        .is_some_and(|table| table.play_on(start, seed))
    {
        cx.play.begin(start, seed);
    }
    Go::Game(enter(cx))
}

/// Begins the guided game of a kind. Guided games are not saved.
pub fn begin_guided(cx: &mut Context, game: Kind) -> Go {
    cx.profile.leave_slot();
    cx.play.begin_guided(game);
    Go::Game(enter(cx))
}

/// Continues a saved game. If the game is not in memory, requests to load it.
pub fn go_on(cx: &mut Context, slot: u8) -> Go {
    if cx.profile.slot() == Some(slot) && cx.play.table().is_some() {
        return Go::Push(enter(cx));
    }
    cx.profile.want(slot);
    Go::Stay
}

/// Returns the screen for a game that was just loaded.
pub(crate) fn resume_loaded(cx: &mut Context) -> Go {
    // A finished game may have been saved before its result was recorded.
    if let Some(table) = cx.play.table_mut()
        && table.is_over()
    {
        table.note_end(&mut cx.shell);
    }
    Go::Game(enter(cx))
}

/// Returns the screen on which a game is begun or continued. The curtain is shown again, because
/// another person may hold the device now.
pub fn enter(cx: &mut Context) -> Screen {
    // The game continues, so the stored standings become outdated.
    cx.standings = Default::default();
    match cx.play.table_mut() {
        Some(table) => table.enter(&mut cx.shell),
        None => Screen::title(cx),
    }
}

/// Plays one move of a person and returns the next screen.
pub fn step<G: Shown>(play: &mut Play<G>, cx: &mut Services, mv: G::Move) -> Go {
    steps(play, cx, &mut core::iter::once(mv))
}

/// Plays the move that the bot has decided on. Returns whether the bot's turn is over, or `None`
/// while the bot is thinking.
pub fn follow<G: Shown>(play: &mut Play<G>, cx: &mut Services) -> Option<bool> {
    let decision = play.take_decision(Asker::Bot)?;
    let is_over = play.follow(&decision) != Some(Step::Within);
    if is_over {
        note_end(play, cx);
        cx.sound = cx.sound.or(Some(Sound::Gain));
    }
    Some(is_over)
}

/// Plays several moves of a person as one decision, and returns the next screen. If one of the
/// moves is refused, the earlier ones are taken back.
pub fn steps<G: Shown>(
    play: &mut Play<G>,
    cx: &mut Services,
    moves: &mut dyn Iterator<Item = G::Move>,
) -> Go {
    play.decide(moves);
    if play.must_ask() {
        return Go::Push(Screen::EndAsk(EndAsk::default()));
    }
    play_pending(play, cx)
}

/// Plays the moves of a person's stored decision, and returns the next screen.
pub fn play_pending<G: Shown>(play: &mut Play<G>, cx: &mut Services) -> Go {
    let mut last = Step::Within;
    for (made, mv) in play.take_pending().into_iter().enumerate() {
        match try_step(play, cx, mv) {
            Ok(step) => last = step,
            Err(why) => {
                (0..made).for_each(|_| _ = play.undo());
                cx.refuse_saying(why);
                return Go::Stay;
            }
        }
    }
    match last {
        Step::Within => {
            cx.sound = Some(Sound::Confirm);
            Go::Game(resume(play, cx))
        }
        Step::TurnOver => {
            cx.sound = Some(Sound::Gain);
            note_end(play, cx);
            Go::Game(match G::turn_over(play, cx) {
                Some(screen) => play.show(screen),
                None => resume(play, cx),
            })
        }
    }
}

/// Plays a move.
///
/// # Errors
/// The reason why the move cannot be played.
fn try_step<G: Shown>(
    play: &mut Play<G>,
    cx: &Services,
    mv: G::Move,
) -> Result<Step, &'static str> {
    if let (true, Some(why)) = (play.game().check(mv).is_ok(), G::objection(cx, play, mv)) {
        return Err(why);
    }
    play.play(mv).map_err(|refusal| G::refusal(cx, refusal))
}

/// Records the milestones of a finished turn. If the game is over, also records its result, once.
pub fn note_end<G: Shown>(play: &Play<G>, cx: &mut Services) {
    note_result(play, cx);
    note_milestones(play, cx);
}

fn note_result<G: Shown>(play: &Play<G>, cx: &mut Services) {
    let (Some(slot), Some(outcome)) = (cx.profile.slot(), play.game().outcome()) else {
        return;
    };
    cx.sound = Some(Sound::End);
    if let Slot::Game(header) = cx.profile.slot_at(slot)
        && cx.profile.results(G::KIND).counted != header.id
    {
        let results = cx.profile.change_results(G::KIND);
        results.counted = header.id;
        // A game without people has no result to record.
        if let Some(seat) = play.best_human() {
            note_best(play, cx, &header, seat, outcome.winners.contains(seat));
        }
    }
    cx.profile.unsaved.last = true;
    cx.profile.free(slot);
}

/// Records the result of the person with the most points, who sits at `seat`.
fn note_best<G: Shown>(play: &Play<G>, cx: &mut Services, header: &Header, seat: Seat, won: bool) {
    let (score, _) = G::standing(play.game(), seat);
    let start = play.running().start();
    let person = cx.profile.counter.people.get(play.person(seat).index());
    let name = person.copied().flatten();
    let name = name.unwrap_or(cx.profile.counter.name);
    let results = cx.profile.change_results(G::KIND);
    results.finished = results.finished.saturating_add(1);
    // Only wins and solo games are listed, and none with a score of 0.
    let board = BestList::new(G::KIND, start.mode, start.seats);
    let board = board.filter(|_| score != 0 && (won || start.seats == 1));
    let rank = board.and_then(|board| results.add(board, Best { score, name }));
    if let (Some(board), Some(rank), true) = (board, rank, header.helped) {
        results.mark_helped(board, rank);
    }
    let has_beaten = won && !bots_win(play);
    // Against bots of several levels, the game counts as one against the strongest.
    if let Some(level) = play.running().hardest() {
        results.count(level, has_beaten);
    }
    G::note(play, results);
    cx.rank = rank;
    if has_beaten {
        let others = Seat::all(play.game().seats()).filter(|&other| other != seat);
        let points = others.map(|other| G::standing(play.game(), other).0);
        campaign::note_win(cx, start, score - points.max().unwrap_or(0));
    }
    cx.profile.change_honours(G::KIND).add(PastGame {
        setup: start.into(),
        day: Day::of(start, header.seed),
        score,
        won,
    });
}

/// Whether a bot is among the winners. A win that is shared with a bot does not beat it.
fn bots_win<G: Shown>(play: &Play<G>) -> bool {
    let winners = play.game().outcome().map(|outcome| outcome.winners);
    let mut winners = winners.unwrap_or_default().iter();
    winners.any(|seat| matches!(play.player(seat).who, Who::Bot(_)))
}

/// Records the milestones that people have reached with a finished turn or a finished game.
fn note_milestones<G: Shown>(play: &Play<G>, cx: &mut Services) {
    if play.guide().is_some() {
        return;
    }
    let results = cx.profile.results(G::KIND);
    let people = play.running().people();
    let own = people.fold(0, |own, seat| own | G::reached(play, seat, results));
    let winners = play.game().outcome().map(|outcome| outcome.winners);
    let start = play.running().start();
    let most = G::MODES.iter().map(|mode| mode.most).max();
    let full_table = Some(start.seats) == most
        && play.running().hardest().is_some()
        && winners
            .is_some_and(|winners| play.running().people().any(|seat| winners.contains(seat)))
        && !bots_win(play);
    milestones::reach(cx, G::KIND, own, full_table);
}

/// Takes back the last move that was a choice, with the forced moves after it. If there is no such
/// move, opens the pause.
pub fn undo<G: Shown>(play: &mut Play<G>, cx: &mut Services) -> Go {
    if !play.can_undo_choice() {
        return Go::Push(Screen::Pause(Pause::default()));
    }
    while play.undo() && forced(play).is_some() {}
    Go::Game(resume(play, cx))
}
