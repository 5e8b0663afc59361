//! Creates games in which a bot is about to begin its turn.

use std::fs;
use std::path::Path;

use palmyra_engine::bot::Level;
use palmyra_headless::flash::Flash;
use palmyra_headless::saves::Saves;
use palmyra_play::save::{self, Header};
use palmyra_play::{
    Asker, Bots, Kind, Listed, Person, Progress, Running, Settings, Speed, Start, Who, with_game,
};

/// Replaces the contents of a folder with images of saves. Each image has a half-played game
/// between a human and a bot of this level.
///
/// # Errors
///
/// If the folder cannot be written.
///
/// # Panics
///
/// If a game ends too soon, or if bots break the rules.
pub fn write_positions(folder: &Path, game: Kind, level: Level, count: u32) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(told)?;
    }
    fs::create_dir_all(folder).map_err(told)?;
    for number in 0..count {
        let file = folder.join(format!("{number:03}.bin"));
        fs::write(file, position(game, level, number)).map_err(told)?;
    }
    Ok(())
}

/// Creates an image of saves with a half-played game, in which a bot of this level is about to
/// begin its turn. Bots have played it from the beginning.
///
/// # Panics
///
/// If the game ends too soon, or if bots break the rules.
#[must_use]
pub fn position(game: Kind, level: Level, number: u32) -> Vec<u8> {
    with_game!(game, Game => position_of::<Game>(level, number))
}

fn position_of<G: Listed>(level: Level, number: u32) -> Vec<u8> {
    let mut header = Header {
        id: 1,
        start: Start {
            who: [Who::Bot(Level::Zabdas); 5],
            first: Some(Person(0)),
            ..Start::people(G::KIND, 0, 2)
        },
        seed: 7000 + number,
        helped: false,
    };
    let mut game = Running::<G>::new(header.start, header.seed).expect("two can play");
    let mut bots = Bots::default();
    let middle = G::measured_turn(2, number);
    let mut turns = 0;
    loop {
        if game.game().begins_turn() {
            // The bot plays at the second place.
            if turns >= middle && game.active() == Some(Person(1)) {
                break;
            }
            turns += 1;
        }
        let Progress::Decided(decision) = bots.think(&game, Asker::Bot, u32::MAX) else {
            panic!("the game {number} is over too soon");
        };
        game.play(decision.mv, &mut |_| {}).expect("a legal move");
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
    assert!(save::save_settings(&mut saves, &settings));
    assert!(save::save_game(&mut saves, 0, header, game.history()));
    let flash = saves.into_flash().expect("a flash");
    flash.bytes().to_vec()
}
