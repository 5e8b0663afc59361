//! The list of saves.

use std::error::Error;
use std::fmt::Write as _;

use palmyra_engine::bot::Level;
use palmyra_headless::flash::FlashError;
use palmyra_headless::saves::Saves;
use palmyra_play::results::{BestList, Counter, Results};
use palmyra_play::save::{self, Item, Key, SLOTS};
use palmyra_play::{DayResult, Honours, Kind, Settings, Speed};
use palmyra_storage::{Listed, Report};

use super::super::ENDURANCE;
use super::kept::{in_words, trouble};
use crate::options::KeptGame;

/// Describes all saves, one item after another.
pub fn list(saves: &mut Saves) -> Result<String, Box<dyn Error>> {
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
    let counter = describe(save::counter(saves), counter);
    writeln!(text, "{} {counter}", title("counter", Item::Counter.key()))?;
    for &game in Kind::ALL {
        let found = save::results(saves, game);
        let name = format!("results of {}", game.name());
        let results = describe(found, |found| results(game, &found));
        let key = Item::Results(game).key();
        writeln!(text, "{} {results}", title(&name, key))?;
        // Saves of older versions have no honours. The list then has no line for them.
        let found = save::honours(saves, game);
        if found != Ok(None) {
            let name = format!("milestones of {}", game.name());
            let key = Item::Honours(game).key();
            writeln!(text, "{} {}", title(&name, key), describe(found, honours))?;
        }
    }
    for slot in 0..SLOTS {
        let game = game(saves, KeptGame::Slot(slot), "free");
        let name = format!("game {}", slot + 1);
        writeln!(text, "{} {game}", title(&name, save::slot_key(slot)))?;
    }
    let last = game(saves, KeptGame::Last, "none");
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
        unreadable,
        lost,
        unfinished,
        ..
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
    if let Some(key) = unfinished {
        writeln!(
            text,
            "unfinished: the newest save, of {}, was cut short or is gone; it is older than that",
            name(key)
        )?;
    }
    Ok(text)
}

/// The name of an item in the list.
pub fn name(key: Key) -> String {
    if let Some(slot) = (0..SLOTS).find(|&slot| save::slot_key(slot) == key) {
        return format!("game {}", slot + 1);
    }
    match Item::all().find(|item| item.key() == key) {
        Some(Item::Settings) => "settings".into(),
        Some(Item::Counter) => "counter".into(),
        Some(Item::Last) => "last game".into(),
        Some(Item::Results(game)) => format!("results of {}", game.name()),
        Some(Item::Honours(game)) => format!("milestones of {}", game.name()),
        None => format!("item {key}"),
    }
}

fn is_known(key: Key) -> bool {
    key == save::TOLD
        || Item::all().any(|item| item.key() == key)
        || (0..SLOTS).any(|slot| save::slot_key(slot) == key)
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
    let mut options = String::new();
    for &game in Kind::ALL {
        for (bit, option) in game.options().iter().enumerate() {
            let is_on = settings.options(game) >> bit & 1 == 1;
            let _ = write!(
                options,
                "{} {}, ",
                option.name,
                option.values[usize::from(is_on)]
            );
        }
    }
    format!(
        "speed {speed}, {options}brightness {}, sound {}, seeds {}, language {:?}, {}",
        settings.brightness,
        either(settings.sound, "on", "off"),
        either(settings.ask_seed, "shown", "random"),
        settings.language,
        either(settings.greeted, "owner greeted", "owner not greeted"),
    )
}

fn counter(counter: Counter) -> String {
    format!(
        "games begun {}, last name {}",
        counter.begun,
        counter.name.as_str()
    )
}

fn results(game: Kind, results: &Results) -> String {
    let mut text = format!("games finished {}", results.finished);
    for (number, mode) in (0..).zip(game.modes()) {
        for seats in mode.fewest..=mode.most {
            let bests = results.bests(BestList::new(game, number, seats));
            let bests: Vec<String> = bests
                .map(|best| format!("{} {}", best.name.as_str(), best.score))
                .collect();
            if !bests.is_empty() {
                let (mode, bests) = (mode.name, bests.join(", "));
                let _ = match seats {
                    1 => write!(text, "\n  {mode}: {bests}"),
                    _ => write!(text, "\n  {mode} with {seats} seats: {bests}"),
                };
            }
        }
    }
    for level in Level::ALL {
        let tally = results.tally(level);
        if tally.played > 0 {
            let won = tally.won;
            let _ = write!(
                text,
                "\n  against {level}: {} played, {won} won",
                tally.played
            );
        }
    }
    text
}

fn honours(honours: Honours) -> String {
    let mut text = format!("{} reached", honours.milestones().count_ones());
    for DayResult { day, score, won } in honours.days() {
        let won = if won { ", won" } else { "" };
        let _ = write!(text, "\n  day {}: {score}{won}", day.number());
    }
    text
}

/// Describes a saved game.
fn game(saves: &mut Saves, place: KeptGame, none: &str) -> String {
    match in_words(saves, place) {
        Ok(None) => none.into(),
        Ok(Some(words)) => words,
        Err(spoiled) => trouble(spoiled).into(),
    }
}
