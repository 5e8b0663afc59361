//! How a running game leads from screen to screen.

use palmyra_play::results::{Best, Board};
use palmyra_play::save::{Item, Resume as _, Slot};
use palmyra_play::{Day, Kind, PastGame, Start};

use super::curtain::Curtain;
use super::end::EndPage;
use super::name::NameEntry;
use super::pause::Pause;
use super::saved::SavedGames;
use super::seed::SeedEntry;
use super::text::Msg;
use super::{Context, Go, Screen, milestones};
use crate::app::Sound;
use crate::games::{AnyPlay, Member, Play, Step, with_play, with_shown};

/// The screen for the decision that the game waits for, after the moves that
/// leave no choice.
pub fn resume(cx: &mut Context) -> Screen {
    fn decide<G: Member>(cx: &mut Context) -> Screen {
        let Some(play) = G::of_mut(&mut cx.play) else {
            return Screen::title(cx);
        };
        if play.bot_to_move() {
            return Screen::Game(G::watch(cx).into());
        }
        if G::changes_hands(play) {
            return Screen::Curtain(Curtain);
        }
        // What is not secret may be seen by anybody.
        let active = play.running().active();
        play.holder = active.filter(|_| G::is_secret(play));
        G::prepare(cx);
        Screen::Game(G::decide(cx).into())
    }
    with_shown!(cx.game(), Game => play_forced::<Game>(cx), else ());
    match &cx.play {
        Some(play) if play.is_guided_to_the_end() => result(cx),
        Some(play) if play.is_over() => {
            fn finale<G: Member>(cx: &Context) -> Option<Screen> {
                G::finale(cx).map(|screen| Screen::Game(screen.into()))
            }
            let screen = with_shown!(cx.game(), Game => finale::<Game>(cx), else None);
            screen.unwrap_or_else(|| result(cx))
        }
        _ => with_shown!(cx.game(), Game => decide::<Game>(cx), else Screen::title(cx)),
    }
}

/// The forced move of a person; `None` while something is shown first.
fn forced<G: Member>(play: &Play<G>) -> Option<G::Move> {
    let waits = play.bot_to_move() || G::holds_forced(play);
    play.game().forced_move().filter(|_| !waits)
}

/// Plays the moves that leave people no choice. A game that ends with one ends
/// here like with any other.
fn play_forced<G: Member>(cx: &mut Context) {
    while let Some(play) = G::of_mut(&mut cx.play)
        && let Some(mv) = forced(play)
    {
        match play.play(mv) {
            Ok(Step::Within) => {}
            Ok(Step::TurnOver) => note_end(cx),
            // A forced move is legal; the person is asked if it is not.
            Err(_) => break,
        }
    }
}

/// The result of a game, or the question for a name under it.
pub fn result(cx: &Context) -> Screen {
    match cx.rank {
        Some(_) => Screen::Name(NameEntry::new(cx)),
        None => Screen::End(EndPage::new(cx)),
    }
}

/// Begins a game, or asks for its seed first.
pub fn start(cx: &mut Context, start: Start) -> Go {
    cx.sound = Some(Sound::Confirm);
    let seed = cx.new_seed();
    if cx.profile.settings.ask_seed {
        return Go::Push(Screen::Seed(SeedEntry::new(start, seed)));
    }
    begin(cx, start, seed)
}

/// Begins a game with this seed, in a free slot or in one that is chosen.
pub fn begin(cx: &mut Context, start: Start, seed: u32) -> Go {
    match cx.profile.free_slot() {
        Some(slot) => begin_in(cx, slot, start, seed),
        None => Go::Push(Screen::Games(SavedGames::replace(start, seed))),
    }
}

/// Begins a game in a slot.
pub fn begin_in(cx: &mut Context, slot: u8, start: Start, seed: u32) -> Go {
    // The game of a day is set up by nobody.
    let is_chosen = Day::of(start, seed).is_none();
    if is_chosen
        && cx.profile.settings.remember(start)
        && cx.profile.spoiled(Item::Settings).is_none()
    {
        cx.profile.unsaved.settings = true;
    }
    cx.profile.begin(slot, start, seed);
    AnyPlay::begin(&mut cx.play, start, seed);
    Go::Game(enter(cx))
}

/// Begins the guided game of a kind, or begins it again. It is not saved.
pub fn begin_guided(cx: &mut Context, game: Kind) -> Go {
    cx.profile.leave_slot();
    AnyPlay::begin_guided(&mut cx.play, game);
    Go::Game(enter(cx))
}

/// Goes on with a game that waits; it may have to be fetched first.
pub fn go_on(cx: &mut Context, slot: u8) -> Go {
    if cx.profile.slot() == Some(slot) && cx.play.is_some() {
        return Go::Push(enter(cx));
    }
    cx.profile.want(slot);
    Go::Stay
}

/// The screen for a game that was just fetched.
pub(crate) fn resume_loaded(cx: &mut Context) -> Go {
    // Only looking at a game saves nothing.
    if cx.play.as_ref().is_some_and(AnyPlay::is_over) {
        note_end(cx);
    }
    Go::Game(enter(cx))
}

/// The screen for a game that was left or just set up: whoever holds the
/// device now may not be who held it last.
pub fn enter(cx: &mut Context) -> Screen {
    // It will not stand as it does for long.
    cx.standings = Default::default();
    if let Some(any) = &mut cx.play {
        with_play!(any, play => {
            play.holder = None;
            play.view = Default::default();
        });
    }
    resume(cx)
}

/// Plays a person's step and goes where it leads.
pub fn step<G: Member>(cx: &mut Context, mv: G::Move) -> Go {
    steps::<G>(cx, &mut core::iter::once(mv))
}

/// Plays several steps of a person as one decision and goes where they lead. If
/// one is refused, those before it are taken back.
pub fn steps<G: Member>(cx: &mut Context, moves: &mut dyn Iterator<Item = G::Move>) -> Go {
    let mut last = Step::Within;
    for (made, mv) in moves.enumerate() {
        match try_step::<G>(cx, mv) {
            Ok(step) => last = step,
            Err(why) => {
                if let Some(play) = &mut cx.play {
                    (0..made).for_each(|_| _ = play.undo());
                }
                cx.refuse_saying(why);
                return Go::Stay;
            }
        }
    }
    match last {
        Step::Within => {
            cx.sound = Some(Sound::Confirm);
            Go::Game(resume(cx))
        }
        Step::TurnOver => {
            cx.sound = Some(Sound::Gain);
            note_end(cx);
            Go::Game(match G::turn_over(cx) {
                Some(screen) => Screen::Game(screen.into()),
                None => resume(cx),
            })
        }
    }
}

/// Plays a step, or says why not.
fn try_step<G: Member>(cx: &mut Context, mv: G::Move) -> Result<Step, &'static str> {
    let Some(play) = G::of(&cx.play) else {
        return Err(cx.say(Msg::LoadFailed));
    };
    if let (true, Some(why)) = (play.game().check(mv).is_ok(), G::objection(cx, play, mv)) {
        return Err(why);
    }
    let Some(play) = G::of_mut(&mut cx.play) else {
        return Err(cx.say(Msg::LoadFailed));
    };
    play.play(mv).map_err(|refusal| G::refusal(cx, refusal))
}

/// Notes what a turn that is just over has earned and, once, the result of a
/// game that ended with it.
pub fn note_end(cx: &mut Context) {
    fn note<G: Member>(cx: &mut Context) {
        note_end_of::<G>(cx);
        note_milestones::<G>(cx);
    }
    with_shown!(cx.game(), Game => note::<Game>(cx), else ());
}

fn note_end_of<G: Member>(cx: &mut Context) {
    let (Some(play), Some(slot)) = (G::of(&cx.play), cx.profile.slot()) else {
        return;
    };
    let Some(outcome) = play.game().outcome() else {
        return;
    };
    cx.sound = Some(Sound::End);
    if let Slot::Game(header) = cx.profile.slot_at(slot)
        && cx.profile.results(G::KIND).counted != header.id
    {
        let name = cx.profile.counter.name;
        let results = cx.profile.change_results(G::KIND);
        results.counted = header.id;
        results.finished = results.finished.saturating_add(1);
        let start = play.running().start();
        let mut past = None;
        if let Some(seat) = play.best_human() {
            let (score, _) = G::standing(play.game(), seat);
            let board = Board::new(G::KIND, start.mode, start.seats);
            // Whoever has nothing is not remembered.
            let board = board.filter(|_| score != 0);
            cx.rank = board.and_then(|board| results.add(board, Best { score, name }));
            let won = outcome.winners.contains(seat);
            // Against several levels, the best bot is what was met.
            if let Some(level) = play.running().hardest() {
                results.count(level, won);
            }
            past = Some(PastGame {
                setup: start.into(),
                day: Day::of(start, header.seed),
                score,
                won,
            });
        }
        G::note(play, results);
        if let Some(past) = past {
            cx.profile.change_honours(G::KIND).add(past);
        }
    }
    cx.profile.unsaved.last = true;
    cx.profile.free(slot);
}

/// Notes what the people have earned with a turn that is just over, or with
/// the end.
fn note_milestones<G: Member>(cx: &mut Context) {
    let (Some(play), false) = (G::of(&cx.play), cx.is_guided()) else {
        return;
    };
    let results = cx.profile.results(G::KIND);
    let people = play.running().people();
    let own = people.fold(0, |own, seat| own | G::reached(play, seat, results));
    let winners = play.game().outcome().map(|outcome| outcome.winners);
    let start = play.running().start();
    let most = G::MODES.iter().map(|mode| mode.most).max();
    let full_table = Some(start.seats) == most
        && play.running().hardest().is_some()
        && winners
            .is_some_and(|winners| play.running().people().any(|seat| winners.contains(seat)));
    milestones::reach(cx, G::KIND, own, full_table);
}

/// Takes the last step back, or opens the pause when it is too late.
pub fn undo(cx: &mut Context) -> Go {
    /// Takes back a step and the forced ones after it.
    fn take_back<G: Member>(cx: &mut Context) -> bool {
        let Some(play) = G::of_mut(&mut cx.play) else {
            return false;
        };
        let mut undone = 0;
        while play.undo() {
            undone += 1;
            if forced(play).is_none() {
                return true;
            }
        }
        undone > 0
    }
    if with_shown!(cx.game(), Game => take_back::<Game>(cx), else false) {
        Go::Game(resume(cx))
    } else {
        Go::Push(Screen::Pause(Pause::default()))
    }
}
