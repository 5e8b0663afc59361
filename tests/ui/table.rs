//! Checks the rules of the table in all games; see `docs/table.md`.

use std::collections::BTreeSet;

use embedded_graphics::primitives::Rectangle;
use palmyra_engine::bot::Level;
use palmyra_engine::{Playable, Rng, Seat};
use palmyra_headless::saves::Saves;
use palmyra_headless::{Panel, Simulator};
use palmyra_play::{Bots, Kind, Listed, Running, Start, Who, with_game};
use palmyra_tests::observe::{message, texts};
use palmyra_tests::walks::Walk;
use palmyra_ui::canvas::{Observer, Written};
use palmyra_ui::text::Language;
use palmyra_ui::theme;
use palmyra_ui::{App, Button, Input};

/// An application whose time is advanced by the test.
pub struct Driver {
    pub app: App,
    now: u64,
    wake: Option<u64>,
    bots: Bots,
    saves: Saves,
}

impl Driver {
    /// Begins a game of one person against weak bots.
    pub fn new(game: Kind, seed: u32) -> Self {
        let seats = game.modes()[0].most.min(3);
        let mut start = Start::people(game, 0, seats);
        start.who[1..].fill(Who::Bot(Level::Malku));
        Self::of(start, seed)
    }

    /// Begins a game with this setup.
    pub fn of(start: Start, seed: u32) -> Self {
        let mut app = App::new(seed.into());
        app.begin(start, Some(seed));
        Self {
            app,
            now: 1000,
            wake: None,
            bots: Bots::default(),
            saves: Saves::in_memory(),
        }
    }

    pub fn input(&mut self, input: Input) {
        let mut effects = self.app.update(input, self.now);
        if effects.store && self.app.exchange(&mut self.saves) {
            effects = self.app.update(Input::Tick, self.now);
        }
        while effects.think {
            self.app.think(&mut self.bots, u32::MAX);
            effects = self.app.update(Input::Tick, self.now);
        }
        self.wake = effects.wake;
    }

    pub fn pass(&mut self, time: u64) {
        let end = self.now + time;
        while let Some(wake) = self.wake.filter(|&wake| wake <= end) {
            self.now = wake.max(self.now + 1);
            self.input(Input::Tick);
        }
        self.now = end;
    }

    pub fn press(&mut self, button: Button) {
        self.input(Input::Press(button));
        self.input(Input::Release(button));
    }

    /// Returns the current screen and the number of moves.
    fn place(&self) -> (&'static str, usize) {
        let moves = self.app.history().map_or(0, <[u8]>::len);
        (self.app.screen(), moves)
    }
}

/// The parts of a picture that the rules are about: labels of buttons, covered areas and headings.
#[derive(Default)]
struct Seen {
    hollow: usize,
    full: usize,
    /// The buttons whose label is a filled cap.
    caps: Vec<Button>,
    covered: Vec<Rectangle>,
    /// The areas of the headings. These begin in the first lines.
    headings: Vec<Rectangle>,
}

/// The letters that label the buttons.
const LETTERS: [(&str, Button); 4] = [
    ("A", Button::A),
    ("B", Button::B),
    ("X", Button::X),
    ("Y", Button::Y),
];

impl Observer for Seen {
    fn text(&mut self, written: Written<'_>) {
        let is_cap = written.area.top_left.y == 224 && written.area.size.width == 14;
        if is_cap && written.ink == theme::SHADE {
            self.hollow += 1;
        } else if is_cap {
            self.full += 1;
            let named = |&(name, _): &(&str, Button)| name == written.text;
            let button = LETTERS.into_iter().find(named);
            self.caps.extend(button.map(|(_, button)| button));
        } else if written.area.top_left.y < 20 {
            self.headings.push(written.drawn);
        }
    }

    fn cover(&mut self, area: Rectangle) {
        self.covered.push(area);
    }
}

fn seen(app: &App) -> Seen {
    let mut seen = Seen::default();
    app.draw_observed(&mut Panel::new(), &mut seen);
    seen
}

/// Rule 1: when control returns to a person, or a screen appears by itself, A, B, X and Y do
/// nothing for 400 ms. Their labels are hollow during this time.
#[test]
fn a_hasty_press_does_nothing_where_a_screen_comes_up_by_itself() {
    for &game in Kind::SHOWN {
        let mut driver = Driver::new(game, 3);
        let mut rng = Rng::new(5);
        let mut met = 0;
        for _ in 0..1500 {
            driver.pass(50);
            if !driver.app.is_deaf() {
                let arrows = [Button::Left, Button::Right, Button::Up, Button::Down];
                let button = match rng.below(3) {
                    0 => arrows[rng.below(4) as usize],
                    _ => Button::A,
                };
                driver.press(button);
                continue;
            }
            met += 1;
            let caps = seen(&driver.app);
            assert_eq!(caps.full, 0, "{game:?}: {}", driver.app.screen());
            let before = driver.place();
            for button in [Button::A, Button::B, Button::X, Button::Y] {
                driver.press(button);
                assert_eq!(driver.place(), before, "{game:?}: {button:?}");
            }
            driver.pass(400);
            assert!(!driver.app.is_deaf(), "{game:?}: {}", driver.app.screen());
            assert_eq!(seen(&driver.app).hollow, 0, "{game:?}");
        }
        assert!(
            met > 5,
            "{game:?}: only {met} screens came up by themselves"
        );
    }
}

/// Rule 6: messages appear in the lowest lines and do not cover headings.
#[test]
fn messages_stay_at_the_foot() {
    for &game in Kind::SHOWN {
        let mut driver = Driver::new(game, 4);
        let mut rng = Rng::new(6);
        let mut messages = 0;
        for _ in 0..3000 {
            driver.pass(450);
            driver.press(Button::ALL[rng.below(8) as usize]);
            // Messages are as wide as the panel. Other covered areas belong to maps.
            let covered = seen(&driver.app).covered.into_iter();
            for area in covered.filter(|area| area.size.width == 240) {
                messages += 1;
                let screen = driver.app.screen();
                assert!(area.top_left.y >= 187, "{game:?}, {screen}: {area:?}");
            }
        }
        println!("{game:?}: {messages} messages");
    }
}

/// Returns the player's place in the screens, and the picture.
fn state(app: &App) -> (String, Vec<u8>) {
    let mut place = String::new();
    app.write_place(&mut place).expect("a string");
    let mut panel = Panel::new();
    app.draw(&mut panel);
    (place, panel.to_png().expect("a picture"))
}

/// Returns a copy of an application after a press at a time.
fn pressed(app: &App, button: Button, now: u64) -> App {
    let mut app = app.clone();
    app.update(Input::Press(button), now);
    app.update(Input::Release(button), now);
    app
}

/// Calls `each` once for every kind of picture in all walks. The kind is the screen and the words
/// in the bar of buttons. The last argument is the time on the device.
fn every_screen(mut each: impl FnMut(&App, u64)) -> BTreeSet<(Option<Kind>, &'static str)> {
    let (mut met, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    for walk in Walk::ALL {
        walk.go(Language::English, |_, _, device| {
            let app = device.app();
            let kind = (
                app.screen_game(),
                app.screen(),
                palmyra_tests::observe::bar(app),
            );
            if !app.is_deaf() && kinds.insert(kind) {
                met.insert((app.screen_game(), app.screen()));
                each(app, device.now());
            }
        });
    }
    met
}

/// Rules 2 and 3: X and Y have an effect wherever their labels are shown. If they open a screen
/// at a decision, B closes it.
#[test]
fn x_and_y_are_answered_or_absent_on_every_screen() {
    let words = ["Undo", "Pause"].map(|word| message(word, Language::English));
    let mut wrong = Vec::new();
    let met = every_screen(|app, now| {
        let (game, screen, caps) = (app.screen_game(), app.screen(), seen(app).caps);
        let bar = palmyra_tests::observe::bar;
        let (before, place) = (state(app), (screen, bar(app)));
        // B has to close a screen only if it was opened at a decision. Screens that only
        // inform close at any button. If Y completes a choice, it opens no screen.
        let has = |words: &[&str]| place.1.iter().any(|word| words.contains(&word.as_str()));
        let decides = !app.bot_to_move() && has(&words) && !has(&["ready", "done"]);
        let below = pressed(app, Button::B, now).screen();
        for button in [Button::X, Button::Y] {
            let after = pressed(app, button, now);
            let shown = caps.contains(&button);
            if shown && state(&after) == before {
                wrong.push(format!("{game:?} {screen}: nothing happens at {button:?}"));
            }
            let opens = after.screen() != screen && after.screen() != below;
            if !decides || !opens || after.history() != app.history() {
                continue;
            }
            let back = pressed(&after, Button::B, now);
            if (back.screen(), bar(&back)) != place {
                let (there, now) = (after.screen(), bar(&back));
                wrong.push(format!(
                    "{game:?} {screen}: {button:?} opens {there}, then B {now:?}, not {place:?}"
                ));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let all: BTreeSet<_> = App::screens().collect();
    let missed: Vec<_> = all.difference(&met).collect();
    println!("{} of {} screens, without {missed:?}", met.len(), all.len());
    assert!(missed.len() < 12, "{missed:?}");
}

/// Rule 4: holding B opens the pause wherever A, B, X and Y decide about the game.
#[test]
fn b_held_opens_the_pause_at_every_decision() {
    let undo = message("Undo", Language::English);
    let pause = message("Pause", Language::English);
    let mut decisions = 0;
    every_screen(|app, now| {
        let bar = palmyra_tests::observe::bar(app);
        let decides = bar.iter().any(|word| word == undo || word == pause);
        if app.screen_game().is_none() || !decides || app.bot_to_move() {
            return;
        }
        decisions += 1;
        let mut held = app.clone();
        held.update(Input::Press(Button::B), now);
        held.update(Input::Tick, now + 2000);
        assert_eq!(held.screen(), "pause", "{} {bar:?}", app.screen());
    });
    assert!(decisions > 15, "only {decisions} decisions");
}

/// Rule 6: no message covers a heading.
#[test]
fn messages_are_clear_of_headings_on_every_screen() {
    let mut messages = 0;
    every_screen(|app, now| {
        for button in Button::ALL {
            let seen = seen(&pressed(app, button, now));
            for area in seen.covered.iter().filter(|area| area.size.width == 240) {
                messages += 1;
                let hidden = seen.headings.iter().find(|heading| {
                    let cut = heading.intersection(area);
                    cut.size.width > 0 && cut.size.height > 0
                });
                assert_eq!(hidden, None, "{}: {area:?}", app.screen());
            }
        }
    });
    assert!(messages > 5, "only {messages} messages");
}

/// Returns the game of an application by replaying its moves.
fn replayed<G: Listed>(start: Start, seed: u32, moves: &[u8]) -> Running<G> {
    let mut game = Running::<G>::new(start, seed).expect("a game");
    for &index in moves {
        let mv = game.listed(index).expect("a legal move");
        game.play(mv, |_| {}).expect("a legal move");
    }
    game
}

/// The beginnings of moves that give something up, as `Debug` writes them in lower case.
const GIVES_UP: [&str; 4] = ["pass", "finish", "keep", "done"];

/// Returns the move after the first `before` moves, if it gives something up although another move
/// was possible.
fn given_up(app: &App, before: usize) -> Option<String> {
    let (start, seed) = app.game()?;
    let moves = app.history()?;
    let &index = moves.get(before)?;
    let (before, _) = moves.split_at(before);
    with_game!(start.game, Game => given_up_in::<Game>(start, seed, before, index))
}

/// Returns the points of all seats, in the form in which a list of games shows
/// them.
fn standings<G: Playable>(game: &G) -> Vec<String> {
    let seats = Seat::all(game.seats());
    let standing = |seat| {
        let mut line = String::new();
        game.write_standing(seat, &mut line).expect("a string");
        line
    };
    seats.map(standing).collect()
}

fn given_up_in<G: Listed>(start: Start, seed: u32, moves: &[u8], index: u8) -> Option<String> {
    let game = replayed::<G>(start, seed, moves);
    let mv = format!("{:?}", game.listed(index)?).to_lowercase();
    let gives_up = GIVES_UP.iter().any(|word| mv.starts_with(word));
    let is_forced = index == 0 && game.listed(1).is_none();
    let others = (0..u8::MAX).map_while(|index| game.listed(index));
    let mut others = others.map(|other| (other, format!("{other:?}").to_lowercase()));
    let other = others.find(|(other, word)| {
        // Goods that can still be exchanged are not given up.
        let is_kept = ["trade", "cash"].iter().any(|kept| word.starts_with(kept));
        // War supplies gain nothing for the player with the lowest tower.
        let is_vain = word.starts_with("supplies") && {
            let mut after = game.game().clone();
            after.play(*other, |_| {}).expect("a legal move");
            standings(game.game()) == standings(&after)
        };
        *word != mv && !is_kept && !is_vain
    });
    let other = other.map(|(_, word)| word);
    let other = other.filter(|_| gives_up && !is_forced)?;
    Some(format!("{mv}, not {other}"))
}

/// Rule 1: pressing A alone never gives anything up.
#[test]
fn no_default_gives_something_up() {
    // Two moves only seem to give something up. A turn may end before a tile that gains nothing
    // is laid, and a tile may not be flipped. In both cases the player keeps the tile.
    let gives_nothing_up = |game: Kind, mv: &str| {
        game == Kind::FIRST && (mv.starts_with("finish") || mv.starts_with("keep"))
    };
    for &game in Kind::SHOWN {
        let mut decided = 0;
        for seed in 0..3 {
            let mut driver = Driver::new(game, seed);
            let mut rng = Rng::new(seed.into());
            let mut has_moved = false;
            for _ in 0..400 {
                driver.pass(500);
                let before = driver.app.history().map_or(0, <[u8]>::len);
                let is_person = !driver.app.bot_to_move();
                driver.press(Button::A);
                let after = driver.app.history().map_or(0, <[u8]>::len);
                if after > before && is_person && !has_moved {
                    decided += 1;
                    let given = given_up(&driver.app, before);
                    let given = given.filter(|mv| !gives_nothing_up(game, mv));
                    let screen = driver.app.screen();
                    assert_eq!(given, None, "{game:?}, seed {seed}: {screen}");
                }
                has_moved &= after == before;
                // In some decisions the first choice is not allowed, so an
                // arrow selects another one.
                if after == before && rng.below(3) == 0 {
                    let arrows = [Button::Up, Button::Right, Button::Down];
                    driver.press(arrows[rng.below(3) as usize]);
                    has_moved = true;
                }
            }
        }
        assert!(decided > 10, "{game:?}: only {decided} decisions");
    }
}

/// Rule 5: before a move that ends the game, a person who does not win is asked
/// to confirm it.
#[test]
fn an_ending_that_does_not_win_is_asked_about() {
    let mut endings = 0;
    for &game in Kind::SHOWN {
        for seed in 0..6 {
            let mut driver = Driver::new(game, 20 + seed);
            let mut rng = Rng::new(seed.into());
            for _ in 0..6000 {
                driver.pass(450);
                let is_person = !driver.app.bot_to_move();
                let screen = driver.app.screen();
                let before = driver.app.history().map_or(0, <[u8]>::len);
                let finished = driver.app.results(game).finished;
                let button = match rng.below(10) {
                    0 => Button::Up,
                    1 => Button::Left,
                    2 => Button::Right,
                    3 => Button::Down,
                    _ => Button::A,
                };
                driver.press(button);
                if driver.app.results(game).finished == finished {
                    continue;
                }
                let lost = driver
                    .app
                    .honours(game)
                    .past()
                    .next()
                    .is_some_and(|past| !past.won);
                if is_person && lost && screen != "end-ask" {
                    endings += 1;
                    let (start, seed) = driver.app.game().expect("a game");
                    let moves = driver.app.history().expect("moves");
                    let others = with_game!(start.game, Game => {
                        goes_on::<Game>(start, seed, &moves[..before])
                    });
                    assert!(!others, "{game:?}, seed {seed}: ended at {screen} unasked");
                }
                break;
            }
        }
    }
    println!("{endings} endings without a question");
}

/// Whether the game continues after at least one of the possible moves and the forced moves that
/// follow it.
fn goes_on<G: Listed>(start: Start, seed: u32, moves: &[u8]) -> bool {
    let game = replayed::<G>(start, seed, moves);
    let listed = game.game().moves();
    listed.as_ref().iter().any(|&mv| {
        let mut after = game.game().clone();
        after.play(mv, |_| {}).is_ok() && {
            while let Some(mv) = after.forced_move() {
                if after.play(mv, |_| {}).is_err() {
                    break;
                }
            }
            after.to_move().is_some()
        }
    })
}

/// Rule 7: while a bot acts, the screen shows the bot's name.
#[test]
fn a_bot_that_acts_is_named() {
    for &game in Kind::SHOWN {
        let mut driver = Driver::new(game, 8);
        let (mut named, mut nameless) = (0, BTreeSet::new());
        let mut rng = Rng::new(8);
        for _ in 0..1500 {
            driver.pass(100);
            if driver.app.bot_to_move() && driver.app.screen_game() == Some(game) {
                let words = texts(&driver.app);
                match words.iter().any(|text| text.contains("Malku")) {
                    true => named += 1,
                    false => _ = nameless.insert(words),
                }
                continue;
            }
            driver.pass(400);
            let arrows = [Button::Left, Button::Right, Button::Up, Button::Down];
            driver.press(match rng.below(4) {
                0 => arrows[rng.below(4) as usize],
                _ => Button::A,
            });
        }
        println!(
            "{game:?}: named {named} times, {} pictures without",
            nameless.len()
        );
        assert!(named > 5 && nameless.is_empty(), "{game:?}: {nameless:?}");
    }
}

/// Creates a device and answers its first questions.
pub fn greeted(seed: u64) -> Simulator {
    let mut device = Simulator::new(seed);
    for button in [Button::A, Button::B] {
        device.tap(button);
    }
    assert_eq!(device.app().screen(), "title");
    device
}

/// Opens *New game* for the game in this row of the title.
pub fn new_game(device: &mut Simulator, row: usize) {
    (0..row).for_each(|_| device.tap(Button::Down));
    device.tap(Button::A);
    assert_eq!(device.app().screen(), "new-game");
}

/// Rule 9: in *New game*, A starts the game from any row, left and right change each row, and B
/// keeps the changes.
#[test]
fn every_row_of_a_new_game_starts_it_and_what_was_set_up_is_kept() {
    for row in 0..Kind::SHOWN.len() {
        for down in 0..5 {
            let mut device = greeted(3);
            new_game(&mut device, row);
            (0..down).for_each(|_| device.tap(Button::Down));
            device.tap(Button::A);
            assert_ne!(device.app().screen(), "new-game", "row {down}");
            let mut device = greeted(3);
            new_game(&mut device, row);
            (0..down).for_each(|_| device.tap(Button::Down));
            device.tap(Button::Right);
            (0..down).for_each(|_| device.tap(Button::Up));
            let set_up = state(device.app());
            device.tap(Button::B);
            device.tap(Button::A);
            assert_eq!(device.app().screen(), "new-game");
            assert!(state(device.app()) == set_up, "game {row}, row {down}");
        }
    }
}
