//! Plays many whole games through the screens. Each must end at its result.

use palmyra_engine::bot::{self, Level, Player};
use palmyra_engine::caravans::Caravans;
use palmyra_engine::{Rng, Seat};
use palmyra_headless::saves::Saves;
use palmyra_headless::soak::{Counts, Table};
use palmyra_play::save::{self, Header};
use palmyra_play::{Kind, Listed, Running, Settings, Start, Who, with_game};
use palmyra_tests::observe::{message, shows};
use palmyra_ui::text::Language;
use palmyra_ui::{App, Button, Input};

/// The number of games of each kind. `palmyra soak` plays more.
const GAMES: u32 = 60;

/// Plays games of a kind and fails with a list of all faults.
fn soak(game: Kind) {
    let mut counts = Counts::default();
    let mut faults = Vec::new();
    for number in 0..GAMES {
        match Table::of_series(game, number).play() {
            Ok(played) => counts.add(&played),
            Err(fault) => faults.push(fault.to_string()),
        }
    }
    println!("{}: {counts}", game.name());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(counts.guided > 0 && counts.restarts > 0, "{counts}");
}

macro_rules! games {
    ($($name:ident: $kind:expr,)*) => {
        $(
            #[test]
            fn $name() {
                soak($kind);
            }
        )*

        /// Checks that every game of the registry has a test here.
        #[test]
        fn every_game_is_played() {
            assert_eq!(Kind::SHOWN, [$($kind),*]);
        }
    };
}

games! {
    whole_games_of_legions_end_at_their_result: Kind::Legions,
    whole_games_of_caravans_end_at_their_result: Kind::Caravans,
    whole_games_of_merchants_end_at_their_result: Kind::Merchants,
}

/// Returns a finished game of one person against bots.
fn finished<G: Listed>(seed: u32) -> Running<G> {
    let info = G::MODES[0];
    let mut start = Start::people(G::KIND, 0, info.most);
    start.who[1..].fill(Who::Bot(Level::Malku));
    let mut running = Running::<G>::new(start, seed).expect("a game");
    let mut player = Player::new();
    while running.active().is_some() {
        let step = running.history().len() as u32;
        let session = running.session();
        let choice = player.choose(session, seed.into(), step, Level::Malku);
        let mv = choice.expect("a choice").mv;
        running.play(mv, |_| {}).expect("a legal move");
    }
    running
}

/// Opens a saved game from the title, and continues to the result. Returns the
/// application.
fn open_kept<G: Listed>(running: &Running<G>, moves: &[u8]) -> App {
    let mut saves = Saves::in_memory();
    let settings = Settings {
        greeted: true,
        ..Settings::default()
    };
    assert!(save::save_settings(&mut saves, &settings));
    let header = Header {
        id: 1,
        start: running.start(),
        seed: running.seed() as u32,
        helped: false,
    };
    assert!(save::save_game(&mut saves, 0, header, moves));
    let mut app = App::open(1, &mut saves);
    let mut now = 0;
    for _ in 0..60 {
        if app.screen() == "end" {
            break;
        }
        app.update(Input::Press(Button::A), now);
        app.update(Input::Release(Button::A), now);
        for _ in 0..100 {
            now += 20;
            if app.update(Input::Tick, now).store {
                app.exchange(&mut saves);
            }
        }
    }
    assert_eq!(app.screen(), "end");
    app
}

/// Asserts that the person's result was counted once, with the engine's score.
fn is_credited<G: Listed>(app: &App, running: &Running<G>) {
    assert_eq!(app.results(G::KIND).finished, 1);
    let outcome = running.game().outcome().expect("a result");
    let people: Vec<Seat> = running.people().collect();
    let past = app.honours(G::KIND).past().next().expect("a finished game");
    assert_eq!(past.score, outcome.scores[people[0].index()]);
}

#[test]
fn a_kept_game_that_is_over_is_credited_when_it_is_opened() {
    fn check<G: Listed>() {
        let running = finished::<G>(3);
        is_credited(&open_kept(&running, running.history()), &running);
    }
    for &game in Kind::SHOWN {
        with_game!(game, Game => check::<Game>());
    }
}

/// Returns a finished game of a person and the best bot, who share the win.
fn shared<G: Listed>() -> Running<G> {
    let mode = G::MODES
        .iter()
        .position(|mode| mode.fewest <= 2 && mode.most >= 2);
    let mut start = Start::people(G::KIND, mode.expect("a mode for two") as u8, 2);
    start.who[1] = Who::Bot(Level::Zenobia);
    for seed in 0..5000 {
        let mut running = Running::<G>::new(start, seed).expect("a game");
        let mut rng = Rng::new(seed.into());
        while let Some(mv) = bot::random(running.game(), &mut rng) {
            running.play(mv, |_| {}).expect("a legal move");
        }
        let outcome = running.game().outcome().expect("a result");
        if outcome.winners.iter().count() == 2 {
            return running;
        }
    }
    panic!("no shared win");
}

/// Checks that a shared win counts as a result, but not as a win over the bot.
#[test]
fn a_shared_win_beats_no_bot() {
    fn check<G: Listed>() {
        let running = shared::<G>();
        let mut app = open_kept(&running, running.history());
        is_credited(&app, &running);
        // A press skips the counting.
        app.update(Input::Press(Button::Up), 1_000_000);
        let tally = app.results(G::KIND).tally(Level::Zenobia);
        assert_eq!((tally.played, tally.won), (1, 0), "{}", G::KIND.name());
        assert!(shows(&app, message("SharedWin", Language::English)));
    }
    check::<Caravans>();
}

/// Checks a saved game whose last moves leave no choice. When it is opened, it
/// ends without a question and its result is counted.
#[test]
fn a_kept_game_that_only_waits_for_forced_moves_is_credited_when_it_is_opened() {
    fn check<G: Listed>() -> u32 {
        let mut met = 0;
        for seed in 0..120 {
            let running = finished::<G>(seed);
            let history = running.history();
            let mut before = Running::<G>::new(running.start(), seed).expect("a game");
            // The index of the first of the moves without a choice at the end
            // of the game.
            let mut first = None;
            for (at, &place) in history.iter().enumerate() {
                let mv = before.listed(place).expect("a legal move");
                let is_forced = !before.bot_to_move() && before.game().forced_move() == Some(mv);
                first = is_forced.then_some(first.unwrap_or(at));
                before.play(mv, |_| {}).expect("a legal move");
            }
            if let Some(first) = first {
                is_credited(&open_kept(&running, &history[..first]), &running);
                met += 1;
            }
        }
        met
    }
    let met: u32 = Kind::SHOWN
        .iter()
        .map(|&game| with_game!(game, Game => check::<Game>()))
        .sum();
    println!("{met} games ended with forced moves");
    assert!(met > 0);
}
