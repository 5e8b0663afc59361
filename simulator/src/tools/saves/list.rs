//! What is kept, in words.

use std::error::Error;
use std::fmt::Write as _;

use palmyra::shelf::Saves;
use palmyra::text::FlashError;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::Solo;
use palmyra_storage::{Listed, Report};
use palmyra_ui::results::Results;
use palmyra_ui::save::{self, Item, Key, SLOTS};
use palmyra_ui::{Settings, Speed};

use super::super::ENDURANCE;
use super::kept::{in_words, trouble};
use crate::options::KeptGame;

/// Everything, item by item.
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
    let results = describe(save::results(saves), results);
    writeln!(text, "{} {results}", title("results", Item::Results.key()))?;
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
            let won = tally.won;
            let _ = write!(
                text,
                "\n  against {level} bots: {} played, {won} won",
                tally.played
            );
        }
    }
    text
}

/// A kept game in words.
fn game(saves: &mut Saves, place: KeptGame, none: &str) -> String {
    match in_words(saves, place) {
        Ok(None) => none.into(),
        Ok(Some(words)) => words,
        Err(spoiled) => trouble(spoiled).into(),
    }
}
