//! `palmyra saves`

use std::fmt::{self, Write as _};
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use palmyra::flash::{Flash, REGION};
use palmyra::shelf::{Saves, check};
use palmyra::text::{self, FlashError};
use palmyra_engine::Game as _;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::record::Recorder;
use palmyra_engine::legions::{Mode, Setup, Solo};
use palmyra_storage::{Listed, Report};
use palmyra_ui::play::{Play, Who};
use palmyra_ui::results::Results;
use palmyra_ui::save::{self, Header, Item, Key, SLOTS, Slot, Spoiled};
use palmyra_ui::{Settings, Speed};

use super::{Done, ENDURANCE};
use crate::options::{KeptGame, SavesOptions};

/// Where the saves of a device end in its flash, however large that is.
const END: usize = 2 * 1024 * 1024;
/// The largest flash of a board.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Lists what is kept, or prints a game.
pub fn run(options: &SavesOptions) -> Done {
    let name = options.file.display();
    let flash = read(&options.file).map_err(|error| format!("{name}: {error}"))?;
    check(&flash).map_err(|error| format!("{name}: {error}"))?;
    let mut saves = Saves::on(flash);
    let text = match options.record {
        Some(game) => record(&mut saves, game).map_err(|error| format!("{name}: {error}"))?,
        None => list(&mut saves)?,
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// The saves of a file, which is only read.
fn read(file: &Path) -> Result<Flash, FlashError> {
    let found = fs::metadata(file)?;
    if !found.is_file() {
        return Err(FlashError::NoFile);
    }
    let len = found.len();
    let is_chip = len.is_power_of_two() && (END as u64..=LARGEST).contains(&len);
    if len != REGION as u64 && !is_chip {
        return Err(FlashError::Size(len));
    }
    let bytes = fs::read(file)?;
    let end = bytes.len().min(END);
    let region = end
        .checked_sub(REGION)
        .and_then(|from| bytes.get(from..end));
    Ok(Flash::holding(region.ok_or(FlashError::Size(len))?))
}

fn record(saves: &mut Saves, game: KeptGame) -> Result<String, Box<dyn std::error::Error>> {
    let mut play: Option<Play> = None;
    let (found, what) = match game {
        KeptGame::Slot(slot) => {
            let what = match save::slot::<Setup>(saves, slot) {
                Slot::Empty => "no game is kept in this place",
                Slot::Spoiled(spoiled) => trouble(spoiled),
                Slot::Game(_) => "the moves of this game make no sense",
            };
            (save::load(saves, slot, &mut play), what)
        }
        KeptGame::Last => {
            let what = match save::last_header::<Setup>(saves) {
                Ok(None) => "no game has been finished",
                Err(spoiled) => trouble(spoiled),
                Ok(Some(_)) => "the moves of this game make no sense",
            };
            (save::last(saves, &mut play), what)
        }
    };
    let play = play.filter(|_| found).ok_or(what)?;
    let mut text = String::new();
    play.record(&mut text)?;
    if play.game().outcome().is_none() {
        end_between_turns(&mut text)?;
    }
    Ok(text)
}

/// Leaves out the turn under way, which a record cannot tell, and says that the
/// game is not over.
fn end_between_turns(text: &mut String) -> fmt::Result {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        // The line before a turn belongs to it.
        let options = text.rfind("\noptions ").map_or(whole, |end| end + 1);
        text.truncate(options);
        eprintln!("palmyra: {}", text::TURN_UNDER_WAY);
    }
    Recorder::new(text).running()
}

const fn trouble(spoiled: Spoiled) -> &'static str {
    match spoiled {
        Spoiled::Damaged => "damaged, cannot be read any more",
        Spoiled::Newer => "from a newer version, update to read it",
    }
}

fn list(saves: &mut Saves) -> Result<String, Box<dyn std::error::Error>> {
    let store = saves.store().ok_or(FlashError::Foreign)?;
    let items: Vec<Listed> = store.items().collect();
    let report = store.report();
    let wear = store.wear()?;
    let mut text = String::new();
    let title = |name: &str, key: Key| match items.iter().find(|listed| listed.key == key) {
        Some(listed) => format!("{name} (version {}):", listed.item.version),
        None => format!("{name}:"),
    };

    let settings = describe(save::settings(saves), settings);
    writeln!(
        text,
        "{} {settings}",
        title("settings", Item::Settings.key())
    )?;
    let results = describe(save::results(saves), results);
    writeln!(text, "{} {results}", title("results", Item::Results.key()))?;
    let mut play: Option<Play> = None;
    for slot in 0..SLOTS {
        let game = match save::slot(saves, slot) {
            Slot::Empty => "free".into(),
            Slot::Spoiled(spoiled) => trouble(spoiled).into(),
            Slot::Game(header) => {
                let loaded = save::load(saves, slot, &mut play);
                game(&header, play.as_ref().filter(|_| loaded))
            }
        };
        let name = format!("game {}", slot + 1);
        writeln!(text, "{} {game}", title(&name, save::slot_key(slot)))?;
    }
    let last = describe(save::last_header(saves), |header| {
        let loaded = save::last(saves, &mut play);
        game(&header, play.as_ref().filter(|_| loaded))
    });
    writeln!(text, "{} {last}", title("last game", Item::Last.key()))?;
    for listed in items.iter().filter(|listed| !is_known(listed.key)) {
        let (version, len) = (listed.item.version, listed.item.len);
        writeln!(
            text,
            "item {} (version {version}): unknown, {len} bytes",
            listed.key
        )?;
    }
    let percent = f64::from(wear) / f64::from(ENDURANCE) * 100.0;
    writeln!(text, "wear: {wear} of {ENDURANCE} erases, {percent:.2} %")?;
    let Report {
        unreadable, lost, ..
    } = report;
    if unreadable > 0 {
        writeln!(text, "unreadable: {unreadable} sectors of 4 KB")?;
    }
    if lost > 0 {
        writeln!(
            text,
            "lost: {lost} saves; something may be older than it was"
        )?;
    }
    Ok(text)
}

fn is_known(key: Key) -> bool {
    let items = Item::ALL.map(Item::key);
    items.contains(&key) || (0..SLOTS).any(|slot| save::slot_key(slot) == key)
}

fn describe<T>(found: save::Found<T>, words: impl FnOnce(T) -> String) -> String {
    match found {
        Ok(None) => "none".into(),
        Ok(Some(item)) => words(item),
        Err(spoiled) => trouble(spoiled).into(),
    }
}

fn settings(settings: Settings) -> String {
    let speed = match settings.speed {
        Speed::Slow => "slow",
        Speed::Normal => "normal",
        Speed::Fast => "fast",
        Speed::Instant => "instant",
    };
    let either = |on: bool, yes, no| if on { yes } else { no };
    format!(
        "speed {speed}, coins {}, solo games {}, brightness {}, sound {}, seeds {}, language {:?}, {}",
        either(settings.open_coins, "open", "secret"),
        either(settings.all_solo, "all open", "in order"),
        settings.brightness,
        either(settings.sound, "on", "off"),
        either(settings.ask_seed, "shown", "random"),
        settings.language,
        either(settings.greeted, "owner greeted", "owner not greeted"),
    )
}

fn results(results: Results) -> String {
    let mut text = format!("games begun {}", results.begun);
    for solo in Solo::ALL {
        let best: Vec<String> = results
            .solo(solo)
            .map(|best| format!("{} {}", best.name.as_str(), best.coins))
            .collect();
        if !best.is_empty() {
            let _ = write!(text, "\n  solo:{}: {}", solo.number(), best.join(", "));
        }
    }
    for (expert, mode) in [(false, "classic"), (true, "expert")] {
        for players in 2..=5 {
            if let Some(best) = results.high(expert, players) {
                let (name, coins) = (best.name.as_str(), best.coins);
                let _ = write!(text, "\n  {mode} with {players} seats: {name} {coins}");
            }
        }
    }
    for level in Level::ALL {
        let tally = results.tally(level);
        if tally.played > 0 {
            let (level, won) = (level_name(level), tally.won);
            let _ = write!(
                text,
                "\n  against {level} bots: {} played, {won} won",
                tally.played
            );
        }
    }
    text
}

const fn level_name(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
    }
}

/// A game in words; without its moves when they make no sense.
fn game(header: &Header<Setup>, play: Option<&Play>) -> String {
    let setup = header.start.setup;
    let mode = match setup.mode() {
        Mode::Classic => "classic".into(),
        Mode::Expert => "expert".into(),
        Mode::Solo(solo) => format!("solo:{}", solo.number()),
    };
    let seats = header.start.who.iter().take(setup.players().into());
    let seats: Vec<&str> = seats
        .map(|who| match who {
            Who::Human => "human",
            Who::Bot(level) => level_name(*level),
        })
        .collect();
    let first = match header.start.first {
        Some(person) => format!("seat {} begins", person.0 + 1),
        None => "chance begins".into(),
    };
    let moves = match play {
        Some(play) => format!("{} moves", play.history().len()),
        None => "moves that make no sense".into(),
    };
    let seats = seats.join(" ");
    format!(
        "legions {mode}, {seats}, {first}, seed {}, {moves}",
        header.seed
    )
}
