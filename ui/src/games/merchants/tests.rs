//! Plays whole games with buttons, and checks that every screen on the way can be
//! read in every language.

extern crate std;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::vec::Vec;

use palmyra_engine::bot::Level;
use palmyra_engine::merchants::{Action, Merchants, Move, Phase, Spot, Spots};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_play::{Listed as _, Start, Who};

use super::words::{self, Note};
use super::{Play, Screen, grid, map};
use crate::canvas::Font;
use crate::games::{AnyPlay, GameContext as Context};
use crate::input::Button;
use crate::shell;
use crate::shell::{GameScreen as _, Go, Place as _, flow};
use crate::testing::{self, Watch, contexts, running, running_mut, table};

const BUTTONS: [Button; 8] = [
    Button::Up,
    Button::Down,
    Button::Left,
    Button::Right,
    Button::A,
    Button::B,
    Button::X,
    Button::Y,
];

/// A game of people only, dealt.
fn begin(cx: &mut Context, mode: u8, seats: u8, seed: u32) -> shell::Screen {
    let play = Play::new(Start::people(Merchants::KIND, mode, seats), seed);
    cx.play = play.map(AnyPlay::from);
    flow::resume_any(cx)
}

/// A stack of screens, as the application has it.
struct Stack {
    screens: Vec<shell::Screen>,
}

impl Stack {
    fn new(screen: shell::Screen, cx: &mut Context) -> Self {
        let screens = Vec::new();
        let mut stack = Self { screens };
        stack.go(Go::Game(screen), cx);
        stack
    }

    fn top(&mut self) -> &mut shell::Screen {
        self.screens.last_mut().expect("a screen")
    }

    fn press(&mut self, button: Button, cx: &mut Context) {
        let go = self.top().press(button, cx);
        self.go(go, cx);
    }

    fn go(&mut self, go: Go, cx: &mut Context) {
        match go {
            Go::Stay => {}
            Go::Back => {
                if self.screens.len() > 1 {
                    self.screens.pop();
                }
            }
            Go::Push(screen) => self.screens.push(screen),
            Go::Swap(screen) => *self.top() = screen,
            Go::Game(screen) => self.screens = Vec::from([screen]),
            // A game that is left is resumed at once.
            Go::Home => {
                let screen = flow::resume_any(cx);
                return self.go(Go::Game(screen), cx);
            }
        }
        if go != Go::Stay {
            let screens = self.screens.iter();
            let count = screens
                .filter(|&&screen| screen == shell::Screen::Game)
                .count();
            let table = cx.play.table_mut().expect("a game");
            table.settle(count, go.is_to(shell::Screen::Game));
        }
    }
}

fn game(cx: &Context) -> &Merchants {
    running::<Merchants>(cx).game()
}

/// Presses random buttons until the game is over, more often those that lead on;
/// draws every screen before each press.
fn play_at_random(
    cx: &mut Context,
    seats: u8,
    seed: u32,
    mut look: impl FnMut(&Context, shell::Screen),
) -> Vec<&'static str> {
    let first = begin(cx, (seed % 2) as u8, seats, seed);
    let mut stack = Stack::new(first, cx);
    let mut rng = Rng::new(u64::from(seed));
    let mut names = Vec::new();
    let mut presses = 0;
    while game(cx).phase() != Phase::Over {
        if !matches!(stack.top(), shell::Screen::Game | shell::Screen::Curtain(_)) {
            // Pages of the shell have tests of their own.
            let screen = flow::resume_any(cx);
            stack.go(Go::Game(screen), cx);
        }
        cx.toast = None;
        let screen = *stack.top();
        let name = screen.name(cx);
        if !names.contains(&name) {
            names.push(name);
        }
        look(cx, screen);
        let button = match rng.below(10) {
            0..=5 => Button::A,
            _ => BUTTONS[rng.below(8) as usize],
        };
        stack.press(button, cx);
        presses += 1;
        assert!(presses < 60_000, "stuck at {screen:?}");
    }
    names
}

#[test]
fn whole_games_can_be_played_by_any_buttons() {
    let mut names = std::collections::BTreeSet::new();
    for seats in 2..=4 {
        for seed in 0..4 {
            let mut cx = Context::new(1);
            let seed = 10 * u32::from(seats) + seed;
            names.extend(play_at_random(&mut cx, seats, seed, |_, _| {}));
        }
    }
    for name in [
        "map",
        "region",
        "actions",
        "ask",
        "goods",
        "bazaar",
        "tower",
        "shop",
        "missions",
        "marauders",
        "events",
        "board",
        "boards",
        "steps",
        "counsel",
    ] {
        // The log leads to the steps of a turn only through the shell.
        assert!(names.contains(name) || name == "steps", "{name}: {names:?}");
    }
}

#[test]
fn every_screen_on_the_way_can_be_read() {
    let mut faults = BTreeMap::new();
    for (index, mut cx) in contexts().enumerate() {
        for seats in 2..=4 {
            let seed = 100 + 10 * index as u32 + u32::from(seats);
            let mut count = 0;
            play_at_random(&mut cx, seats, seed, |cx, screen| {
                count += 1;
                if count % 7 == 0 {
                    for fault in watch(cx, screen).faults {
                        faults.entry(fault).or_insert_with(|| screen.name(cx));
                    }
                }
            });
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The texts on a screen.
fn watch(cx: &Context, screen: shell::Screen) -> Watch {
    testing::watch(|canvas| screen.draw(cx, canvas))
}

/// The number of presses from the start of the cursor to a slot, A included.
fn presses_to(among: Spots, target: Spot) -> Option<u32> {
    let start = grid::start(among)?;
    let mut found: BTreeMap<usize, u32> = BTreeMap::from([(start.index(), 0)]);
    let mut edge = Vec::from([start]);
    while !edge.is_empty() {
        let mut next = Vec::new();
        for spot in edge {
            let steps = found[&spot.index()];
            for button in [Button::Up, Button::Down, Button::Left, Button::Right] {
                let to = grid::walk(spot, button, among);
                if let Entry::Vacant(place) = found.entry(to.index()) {
                    place.insert(steps + 1);
                    next.push(to);
                }
            }
        }
        edge = next;
    }
    found.get(&target.index()).map(|steps| steps + 1)
}

/// Every slot that can be used is reached, with few presses.
#[test]
fn placing_takes_few_presses() {
    let (mut sum, mut count, mut most) = (0, 0, 0);
    for seed in 0..60 {
        let seats = 2 + (seed % 3) as u8;
        let mut game =
            <Merchants as palmyra_engine::Playable>::deal(0, seats, seed).expect("a game");
        let mut rng = Rng::new(seed);
        while game.phase() != Phase::Over {
            let moves = super::rows::moves(&game);
            if let Phase::Place(_) = game.phase() {
                let usable = grid::usable(&game);
                for spot in usable.iter() {
                    let presses = presses_to(usable, spot);
                    let presses = presses.unwrap_or_else(|| panic!("{spot} in {usable:?}"));
                    let either = map::place(&game, spot).is_none();
                    let presses = presses + u32::from(either);
                    sum += presses;
                    count += 1;
                    most = most.max(presses);
                }
            }
            let mv = moves[rng.below(moves.len() as u32) as usize];
            game.play(mv, |_| {}).expect("legal");
        }
    }
    let average = f64::from(sum) / f64::from(count);
    std::println!("placing: {average:.2} presses on average, {most} at most, {count} placements");
    assert!(average <= 3.5, "{average}");
    assert!(most <= 8, "{most}");
}

/// What only one person may know is not on screens without a curtain.
#[test]
fn missions_are_covered_where_several_people_play() {
    let mut cx = Context::new(1);
    begin(&mut cx, 0, 2, 5);
    let play: &Play = running(&cx);
    let screen = Screen::Missions(super::missions::MissionScreen::hand(play));
    let mut words = Vec::new();
    collect(&cx, screen, &mut words);
    let hand = game(&cx).board(game(&cx).seat()).hand();
    for card in hand.iter() {
        let name = cx.say(super::text::mission::name(card));
        assert!(!words.iter().any(|word| word == name), "{name}");
    }
}

fn collect(cx: &Context, screen: Screen, words: &mut Vec<std::string::String>) {
    let watch = testing::watch(|canvas| screen.draw(running(cx), cx, canvas));
    let lines = watch.lines.into_iter();
    words.extend(lines.map(|(text, _)| text));
}

/// Two games that differ only in what the others hold in secret look alike on
/// every public screen.
#[test]
fn public_screens_tell_no_secrets() {
    for seed in 0..6_u32 {
        let mut cx = Context::new(1);
        let screen = begin(&mut cx, 0, 3, seed);
        let mut stack = Stack::new(screen, &mut cx);
        let mut rng = Rng::new(seed.into());
        for _ in 0..rng.below(900) {
            stack.press(Button::A, &mut cx);
        }
        let play: &Play = running(&cx);
        if play.game().phase() == Phase::Over {
            continue;
        }
        let seat = play.game().seat();
        let mut other = *play.game();
        other.redeal(seat, &mut rng);
        let twin = play.with_game(other);
        let pages = |cx: &Context| {
            let play: &Play = running(cx);
            let mut words = Vec::new();
            let others = Seat::all(3).filter(|&other| other != seat);
            let boards = others.map(|seat| Screen::Board(super::board::BoardPage::new(play, seat)));
            let screens = boards.chain([Screen::Players(super::players::Players::new(seat))]);
            for screen in screens.collect::<Vec<_>>() {
                collect(cx, screen, &mut words);
            }
            words
        };
        let mine = pages(&cx);
        cx.play = Some(AnyPlay::from(twin));
        assert_eq!(mine, pages(&cx));
    }
}

/// Where several people play, the secret choice is behind a curtain, and
/// placing is not.
#[test]
fn the_device_changes_hands_only_for_a_secret() {
    let mut cx = Context::new(1);
    let screen = begin(&mut cx, 0, 2, 3);
    let mut stack = Stack::new(screen, &mut cx);
    let mut curtains = 0;
    for _ in 0..40 {
        let choosing = game(&cx).phase() == Phase::Choose;
        let curtain = matches!(stack.top(), shell::Screen::Curtain(_));
        assert!(!curtain || choosing, "a curtain only for the secret choice");
        curtains += usize::from(curtain);
        if let (Phase::Place(_), false) = (game(&cx).phase(), choosing) {
            let marauders = Spot::all().find(|spot| spot.action() == Action::Marauders);
            let mv = Move::Place(
                palmyra_engine::merchants::Piece::Camel,
                marauders.expect("a slot"),
            );
            if game(&cx).check(mv).is_ok() {
                let (play, services) = table::<Merchants>(&mut cx);
                let go = flow::step(play, services, mv);
                stack.go(go, &mut cx);
                continue;
            }
        }
        if choosing && !curtain {
            break;
        }
        stack.press(Button::A, &mut cx);
    }
    assert_eq!(curtains, 1);
}

/// A raid is shown to everybody before the device changes hands for the next
/// choice.
#[test]
fn a_raid_is_told_before_the_curtain() {
    let mut cx = Context::new(1);
    let screen = begin(&mut cx, 0, 2, 3);
    let mut stack = Stack::new(screen, &mut cx);
    let marauders = Spot::all().find(|spot| spot.action() == Action::Marauders);
    let mv = Move::Place(
        palmyra_engine::merchants::Piece::Camel,
        marauders.expect("a slot"),
    );
    let (mut choices, mut told) = (0, 0);
    let mut before = "";
    for _ in 0..200 {
        let name = stack.top().name(&cx);
        if name == "marauders" {
            assert_eq!(before, "curtain");
            choices += 1;
        }
        told += usize::from(before == "events" && name == "curtain");
        before = name;
        if matches!(game(&cx).phase(), Phase::Place(_)) && game(&cx).check(mv).is_ok() {
            let (play, services) = table::<Merchants>(&mut cx);
            let go = flow::step(play, services, mv);
            stack.go(go, &mut cx);
        } else {
            stack.press(Button::A, &mut cx);
        }
    }
    assert!(choices > 2 && told > 1, "{choices} {told}");
}

/// A hint may be read by everybody, so it names no card in hand.
#[test]
fn hints_name_no_cards_where_several_people_play() {
    let mut named = 0;
    for people in [1, 2] {
        for seed in 0..4 {
            let mut cx = Context::new(1);
            begin(&mut cx, 0, 2, seed);
            let mut start = Start::people(Merchants::KIND, 0, 2);
            if people == 1 {
                start.who[1] = Who::Bot(Level::Malku);
            }
            let mut game = *game(&cx);
            let mut rng = Rng::new(seed.into());
            while game.phase() != Phase::Over {
                let play = Play::guided(start, game);
                cx.play = Some(AnyPlay::from(play));
                let play: &Play = running(&cx);
                let hand = game.board(game.seat()).hand();
                let names = hand
                    .iter()
                    .map(|card| cx.say(super::text::mission::name(card)));
                let names: Vec<&str> = names.collect();
                for mv in game.moves() {
                    if game.phase() == Phase::Choose || play.bot_to_move() {
                        continue;
                    }
                    let (title, why) = super::hint::told(&cx, play, mv, mv);
                    let both = std::format!("{title} {why}");
                    let tells = names.iter().any(|name| both.contains(name));
                    assert!(people == 1 || !tells, "{mv}: {both}");
                    named += usize::from(tells);
                }
                let moves = super::rows::moves(&game);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                game.play(mv, |_| {}).expect("legal");
            }
        }
    }
    assert!(named > 0, "somebody alone is told which card goods are for");
}

/// What is missing for a slot is written beside its name, in every language, and
/// so is that a piece would get nothing there.
#[test]
fn the_line_under_the_cursor_tells_what_is_missing() {
    let contexts: Vec<Context> = contexts().collect();
    let (mut notes, mut lacking) = (0, 0);
    for seed in 0..12 {
        let seats = 2 + (seed % 3) as u8;
        let mut game =
            <Merchants as palmyra_engine::Playable>::deal(0, seats, seed).expect("a game");
        let mut rng = Rng::new(seed);
        while game.phase() != Phase::Over {
            if let Phase::Place(_) = game.phase() {
                let start = Start::people(Merchants::KIND, 0, seats);
                let play = Play::guided(start, game);
                for spot in grid::usable(&game).iter() {
                    for cx in &contexts {
                        let (name, note, width) = map::beside(cx, &play, game.seat(), spot);
                        let all = Font::Body.width(&name) + width;
                        assert!(all <= 214, "{spot}: {name}, {note:?}");
                        notes += usize::from(width > 0);
                    }
                    let (_, note, _) = map::beside(&contexts[0], &play, game.seat(), spot);
                    if is_in_vain(&game, spot) {
                        let told = !matches!(note, Note::Nothing | Note::Good(_));
                        let line = words::line(&contexts[0], &play, game.seat(), spot);
                        let said = ["nothing", "no tax", "sold out", "you have", " 0 "];
                        let told = told || said.iter().any(|said| line.contains(said));
                        assert!(told, "{spot}: {line}");
                        lacking += 1;
                    }
                }
            }
            let moves = super::rows::moves(&game);
            let mv = moves[rng.below(moves.len() as u32) as usize];
            game.play(mv, |_| {}).expect("legal");
        }
    }
    assert!(notes > 1000 && lacking > 1000, "{notes} {lacking}");
}

/// Whether a piece on a slot could do nothing with what its owner has now.
fn is_in_vain(game: &Merchants, spot: Spot) -> bool {
    let board = game.board(game.seat());
    let price = game.price_at(game.seat(), spot);
    let lacks = price.is_none_or(|price| price.missing(board.goods()) > 0);
    match spot.action() {
        Action::Rare(colour) => {
            let pays_prestige = board.pays_prestige_for_rare();
            game.stack(colour).top().is_none() || lacks && !pays_prestige
        }
        Action::Tower(_) | Action::Temple { .. } | Action::PrivateTemple | Action::Improvement => {
            lacks
        }
        Action::Taxman => game.amounts().tax == 0 || board.never_pays_tax(),
        Action::Supplies => game.supplies(game.seat()) == 0,
        Action::Traitor => game.amounts().traitor == 0,
        Action::Marauders => game.turn() == 9,
        _ => false,
    }
}

/// A player who places can read their own missions; where several people play,
/// they are covered at first.
#[test]
fn own_missions_are_read_from_the_board() {
    for (people, presses) in [(1, 2), (2, 3)] {
        let mut cx = Context::new(1);
        begin(&mut cx, 0, 2, 5);
        if people == 1 {
            let mut start = Start::people(Merchants::KIND, 0, 2);
            start.who[1] = Who::Bot(Level::Malku);
            start.first = Some(palmyra_play::Person(0));
            cx.play = Play::new(start, 5).map(AnyPlay::from);
        }
        let screen = flow::resume_any(&mut cx);
        let mut stack = Stack::new(screen, &mut cx);
        while !matches!(game(&cx).phase(), Phase::Place(_)) || play_is_bots(&cx) {
            let moves = super::rows::moves(game(&cx));
            let play = running_mut::<Merchants>(&mut cx);
            play.play(moves[0]).expect("legal");
            let screen = flow::resume_any(&mut cx);
            stack.go(Go::Game(screen), &mut cx);
        }
        let hand = game(&cx).board(game(&cx).seat()).hand();
        let card = hand.iter().next().expect("a mission");
        let name = cx.say(super::text::mission::name(card));
        for (press, button) in [Button::Y, Button::A, Button::A].into_iter().enumerate() {
            if press < presses {
                let top = *stack.top();
                let shown = watch(&cx, top).lines.iter().any(|(text, _)| text == name);
                assert!(!shown, "{top:?}");
                stack.press(button, &mut cx);
            }
        }
        let top = *stack.top();
        let shown = watch(&cx, top).lines.iter().any(|(text, _)| text == name);
        assert!(shown, "{top:?}");
        // Reading changes nothing.
        let before = *game(&cx);
        stack.press(Button::Y, &mut cx);
        stack.press(Button::A, &mut cx);
        assert_eq!(*game(&cx), before);
        assert_eq!(stack.top().name(&cx), "board");
    }
}

fn play_is_bots(cx: &Context) -> bool {
    running::<Merchants>(cx).bot_to_move()
}
