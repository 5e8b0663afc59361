//! Games in which a bot is about to begin its turn.

use std::fs;
use std::path::Path;

use palmyra::flash::Flash;
use palmyra::saves::Saves;
use palmyra_engine::Game as _;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::{Mode, Phase, Setup};
use palmyra_engine::record::Recorded as _;
use palmyra_play::save::{self, Header};
use palmyra_play::{Asker, Bots, Progress, Settings, Speed};
use palmyra_play::{Person, Play, Start, Who};

/// Writes images of saves, each with one game of a person and a bot of this
/// level that has come about half its way, and returns their folder's content
/// anew.
///
/// # Errors
/// When the folder cannot be written.
///
/// # Panics
/// When bots break the rules.
pub fn write_positions(folder: &Path, level: Level, count: u32) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(told)?;
    }
    fs::create_dir_all(folder).map_err(told)?;
    for number in 0..count {
        let file = folder.join(format!("{number:03}.bin"));
        fs::write(file, position(level, number)).map_err(told)?;
    }
    Ok(())
}

/// An image of saves with such a game: medium bots have played it from the
/// beginning.
///
/// # Panics
/// When bots break the rules.
#[must_use]
pub fn position(level: Level, number: u32) -> Vec<u8> {
    let setup = Setup::new(Mode::Classic, 2).expect("two can play");
    let mut header = Header {
        id: 1,
        start: Start {
            setup,
            who: [Who::Bot(Level::Medium); 5],
            first: Some(Person(0)),
        },
        seed: 7000 + number,
    };
    let mut play = Play::new(header.start, header.seed);
    let mut bots = Bots::default();
    // From the first third of a game to its last.
    let turns = 10 + number % 16;
    while play.log().count() < 1 || turn(&play) < turns || !bot_begins(&play) {
        let Progress::Decided(decision) = bots.think(&play, Asker::Bot, u32::MAX) else {
            panic!("the game {number} is over too soon");
        };
        play.follow(&decision).expect("a legal move");
    }
    header.start.who = [
        Who::Human,
        Who::Bot(level),
        Who::Human,
        Who::Human,
        Who::Human,
    ];
    let mut saves = Saves::on(Flash::in_memory());
    let settings = Settings {
        speed: Speed::Instant,
        greeted: true,
        ..Settings::default()
    };
    assert!(save::keep_settings(&mut saves, &settings));
    assert!(save::keep_game(&mut saves, 0, header, play.history()));
    let flash = saves.into_flash().expect("a flash");
    flash.bytes().to_vec()
}

/// Turns so far: the first step of each is an action.
fn turn(play: &Play) -> u32 {
    let mut game = play.game().opening().expect("a dealt game");
    let mut turns = 0;
    for &index in play.history() {
        turns += u32::from(game.phase() == Phase::Action);
        let mv = game.moves()[usize::from(index)];
        game.play(mv, |_| {}).expect("a legal move");
    }
    turns
}

fn bot_begins(play: &Play) -> bool {
    play.game().phase() == Phase::Action && play.active() == Person(1)
}
