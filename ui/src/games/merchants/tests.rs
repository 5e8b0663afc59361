//! Tests that play whole games with buttons and check that every screen is readable in every
//! language.

extern crate std;

mod pages;
mod placing;
mod scores;
mod shown;

use std::collections::BTreeMap;
use std::vec::Vec;

use palmyra_engine::bot::Level;
use palmyra_engine::merchants::{Action, Merchants, Move, Phase, Spot};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_play::{Listed as _, Start, Who};

use super::{Play, Screen};
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

/// Begins a game with people only.
fn begin(cx: &mut Context, mode: u8, seats: u8, seed: u32) -> shell::Screen {
    let play = Play::new(Start::people(Merchants::KIND, mode, seats), seed);
    cx.play = play.map(AnyPlay::from);
    flow::resume_any(cx)
}

/// A stack of screens like that of the application.
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
            // When a game is left, the test resumes it at once.
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

/// Presses random buttons until the game is over, and calls `look` with the screen before each
/// press. Buttons that lead to the next decision are more frequent. Returns the names of all
/// screens.
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
            // The pages of the shell have tests of their own, so the test returns to the game.
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
            0..=2 if stack.screens.len() > 1 => Button::B,
            0..=5 => Button::A,
            _ => BUTTONS[rng.below(8) as usize],
        };
        stack.press(button, cx);
        // X opens an explanation first, and only from an explanation the hint.
        let explains = matches!(name, "explain" | "region" | "hint");
        let is_hint = stack.top().name(cx) == "hint";
        assert!(!is_hint || explains, "{button:?} on {name}");
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
        "look",
        "explain",
        "region",
        "actions",
        "ask",
        "goods",
        "market",
        "tower",
        "shop",
        "missions",
        "marauders",
        "events",
        "board",
        "boards",
        "goals",
        "steps",
        "hint",
    ] {
        // The page with the steps of a turn is only opened from the shell's log.
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

/// Returns the texts on a screen, and the faults in them.
fn watch(cx: &Context, screen: shell::Screen) -> Watch {
    testing::watch(|canvas| screen.draw(cx, canvas))
}

/// If several people play, the screen of missions first hides them.
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

/// Two games that differ only in other players' secrets look the same on the pages of all players
/// and of the other players' boards.
#[test]
fn public_screens_show_no_secrets() {
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

/// If several people play, there is a curtain before the secret choice, and none before placing.
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

/// A raid is shown to everybody, before the device changes hands for the next secret choice.
#[test]
fn a_raid_is_shown_before_the_curtain() {
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

/// Other people may read a hint, so it names no mission in hand.
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

/// A player who places a piece can read their own missions. If several people play, the missions
/// are hidden at first.
#[test]
fn own_missions_are_read_from_the_board() {
    for (people, presses) in [(1, 3), (2, 5)] {
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
        let buttons = [Button::Y, Button::A, Button::A, Button::A, Button::A];
        for (press, button) in buttons.into_iter().enumerate() {
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
        // Reading missions does not change the game.
        let before = *game(&cx);
        stack.press(Button::B, &mut cx);
        stack.press(Button::B, &mut cx);
        assert_eq!(*game(&cx), before);
        let back = if people == 1 { "look" } else { "board" };
        assert_eq!(stack.top().name(&cx), back);
    }
}

fn play_is_bots(cx: &Context) -> bool {
    running::<Merchants>(cx).bot_to_move()
}

/// If a fleet improvement adds a good to a ship, the log counts the good as the ship's, and not as
/// spoils.
#[test]
fn a_fleets_good_is_no_spoils() {
    use super::turn::What;
    let (mut fleets, mut spoils) = (0, 0);
    for seed in 0..30_u32 {
        let mut start = Start::people(Merchants::KIND, 1, 3);
        start.first = Some(palmyra_play::Person(0));
        let Some(mut play) = Play::new(start, seed) else {
            panic!("a game")
        };
        let mut rng = Rng::new(seed.into());
        while play.game().phase() != Phase::Over {
            let game = *play.game();
            let moves = super::rows::moves(&game);
            let takes = moves.iter().copied().find(|mv| matches!(mv, Move::Take(_)));
            let mv = takes.unwrap_or_else(|| moves[rng.below(moves.len() as u32) as usize]);
            play.play(mv).expect("legal");
            let last = play.turn().steps.last().map(|step| step.what);
            if let (Move::Take(spot), Some(What::Take(at, count))) = (mv, last) {
                let told = game.taken(game.seat(), spot).total();
                assert_eq!((at, u16::from(count)), (spot, told));
                let plain = game.amounts().taken(
                    game.piece_for(spot),
                    match spot.action() {
                        Action::Take(good) => good,
                        _ => panic!("{spot}"),
                    },
                );
                fleets += u32::from(told > plain.into());
            }
            let steps = play.turn().steps.iter();
            for step in steps.filter(|step| matches!(step.what, What::Spoils(_))) {
                let tiles = game.board(step.seat).improvements();
                let pays = |tile: palmyra_engine::merchants::Tile| {
                    matches!(tile.effect(), palmyra_engine::merchants::Effect::Spoils(..))
                };
                assert!(tiles.iter().any(pays));
                spoils += 1;
            }
        }
    }
    assert!(fleets > 5, "{fleets} {spoils}");
}

/// One press takes all goods and gifts that cost nothing.
#[test]
fn everything_is_taken_at_once() {
    let mut met = 0;
    for seed in 0..8 {
        let mut cx = Context::new(1);
        begin(&mut cx, 0, 2, seed);
        let mut rng = Rng::new(seed.into());
        while game(&cx).phase() != Phase::Over {
            let screen = flow::resume_any(&mut cx);
            let mut stack = Stack::new(screen, &mut cx);
            let rows = super::rows::rows(game(&cx));
            let offers_all = rows.first() == Some(&super::rows::Row::All);
            if stack.top().name(&cx) == "actions" && offers_all {
                let seat = game(&cx).seat();
                stack.press(Button::A, &mut cx);
                let game = game(&cx);
                let left = super::rows::rows(game);
                assert_eq!(super::rows::everything(&left).count(), 0);
                assert_eq!(game.seat(), seat);
                met += 1;
            }
            let moves = super::rows::moves(game(&cx));
            let mv = moves[rng.below(moves.len() as u32) as usize];
            running_mut::<Merchants>(&mut cx).play(mv).expect("legal");
        }
    }
    assert!(met > 5, "{met}");
}

/// If trades bring the goods for an action, one press on the question makes the trades and the
/// action.
#[test]
fn a_trade_that_would_pay_is_offered() {
    let mut met = 0;
    for seed in 0..40 {
        let mut cx = Context::new(1);
        begin(&mut cx, 0, 2, seed);
        let mut rng = Rng::new(seed.into());
        while game(&cx).phase() != Phase::Over {
            let screen = flow::resume_any(&mut cx);
            let mut stack = Stack::new(screen, &mut cx);
            let rows = super::rows::rows(game(&cx));
            let dear = rows.iter().position(|&row| match row {
                super::rows::Row::Blocked(spot) => super::rows::payable(game(&cx), spot).is_some(),
                _ => false,
            });
            if let ("actions", Some(row)) = (stack.top().name(&cx), dear) {
                let steps = running::<Merchants>(&cx).steps();
                let buys = matches!(game(&cx).phase(), Phase::Slot(_));
                let start = match running::<Merchants>(&cx).path() {
                    [Screen::Actions(list)] => usize::from(list.chosen()),
                    other => panic!("{other:?}"),
                };
                for _ in 0..(row + rows.len() - start) % rows.len() {
                    stack.press(Button::Down, &mut cx);
                }
                stack.press(Button::A, &mut cx);
                assert_eq!(stack.top().name(&cx), "pay");
                stack.press(Button::A, &mut cx);
                // A press on an improvement only makes the trade. The tile is chosen afterwards.
                let made = running::<Merchants>(&cx).steps() - steps;
                assert!(made >= if buys { 1 } else { 2 }, "{made}");
                met += 1;
            }
            if game(&cx).phase() == Phase::Over {
                break;
            }
            let moves = super::rows::moves(game(&cx));
            let mv = moves[rng.below(moves.len() as u32) as usize];
            running_mut::<Merchants>(&mut cx).play(mv).expect("legal");
        }
    }
    assert!(met > 3, "{met}");
}

/// While a bot's placement is shown, the title names that bot.
#[test]
fn the_title_names_who_placed() {
    use crate::app::App;
    use crate::input::Input;
    let mut start = Start::people(Merchants::KIND, 0, 4);
    for who in 1..4 {
        start.who[who] = Who::Bot(Level::Malku);
    }
    let mut cx = Context::new(1);
    cx.play = Play::new(start, 77).map(AnyPlay::from);
    let mut app = App::with(cx);
    let mut bots = palmyra_play::Bots::default();
    let (mut now, mut seen) = (0, 0);
    for _ in 0..400 {
        let effects = app.update(Input::Tick, now);
        let play: &Play = running(app.context());
        let last = play.turn().steps.last().copied();
        if let (Some(step), "follow") = (last, app.screen())
            && matches!(step.what, super::turn::What::Place(_))
        {
            let name = play.player(step.seat).name(app.context());
            let lines = testing::watch(|canvas| {
                shell::Screen::Game.draw(app.context(), canvas);
            });
            // The first text on the screen is the era, the second is the title.
            let title = &lines.lines[1].0;
            assert!(title.contains(name), "{title}: {name}");
            seen += 1;
        }
        if effects.think {
            app.think(&mut bots, u32::MAX);
        } else if let ("follow", Some(wake)) = (app.screen(), effects.wake) {
            now = wake.max(now + 1);
        } else {
            now += 500;
            app.update(Input::Press(Button::A), now);
            app.update(Input::Release(Button::A), now);
        }
    }
    assert!(seen > 3, "{seen}");
}
