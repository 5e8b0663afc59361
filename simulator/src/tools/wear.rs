//! `palmyra wear`

use std::io::{self, Write as _};

use palmyra::shelf::Saves;
use palmyra::text;
use palmyra_engine::Game as _;
use palmyra_engine::bot::{Level, Player, Strategy};
use palmyra_engine::caravans::Players;
use palmyra_engine::legions::{Mode, Setup};
use palmyra_ui::Settings;
use palmyra_ui::results::Results;
use palmyra_ui::running::{Opening, Running, Start, Who};
use palmyra_ui::save::{self, Header, SLOTS, STEPS, Shelf as _};

use super::{Done, ENDURANCE};
use crate::options::{GameName, WearOptions};

/// A running game of any kind.
type Table<S> = Running<S, STEPS>;

/// What was written.
#[derive(Default)]
struct Count {
    saves: u64,
    bytes: u64,
}

/// Plays games of two as a device does, every step of a person and every turn
/// of a bot kept, and prints how long its flash will live.
pub fn run(options: &WearOptions) -> Done {
    match options.game {
        GameName::Legions => wear(Setup::new(Mode::Classic, 2)?, options),
        GameName::Caravans => wear(Players::new(2).ok_or(text::CARAVANS_PLAYERS)?, options),
    }
}

fn wear<S>(setup: S, options: &WearOptions) -> Done
where
    S: Opening<Game: Strategy<Refusal: std::error::Error + 'static>>,
{
    let mut saves = Saves::in_memory();
    let mut count = Count::default();
    let mut results = Results::default();
    let mut player = Player::new();
    let bot = Who::Bot(Level::Easy);
    let second = if options.people > 1 { Who::Human } else { bot };
    let start = Start {
        setup,
        who: [Who::Human, second, bot, bot, bot],
        first: None,
    };
    // Two other games wait all the time.
    for slot in 1..SLOTS {
        play(
            &mut player,
            &mut saves,
            slot,
            start,
            &mut results,
            100,
            &mut count,
        )?;
    }
    count = Count::default();
    for _ in 0..options.days {
        for _ in 0..options.games {
            play(
                &mut player,
                &mut saves,
                0,
                start,
                &mut results,
                usize::MAX,
                &mut count,
            )?;
        }
        keep(save::keep_settings(&mut saves, &Settings::default()))?;
    }
    let store = saves.store().ok_or("no store")?;
    let erases = store.wear()?;

    let games = f64::from(options.days) * f64::from(options.games);
    let a_day = f64::from(erases) / f64::from(options.days);
    let days = f64::from(ENDURANCE) / a_day;
    let mut out = io::stdout().lock();
    writeln!(out, "games a day {}", options.games)?;
    writeln!(out, "saves a game {:.1}", count.saves as f64 / games)?;
    writeln!(
        out,
        "bytes of a save {:.1}",
        count.bytes as f64 / count.saves as f64
    )?;
    writeln!(out, "days played {}", options.days)?;
    writeln!(out, "erases of the most used sector {erases}")?;
    writeln!(
        out,
        "{ENDURANCE} erases / ({erases} erases / {} days) = {days:.0} days = {:.1} years",
        options.days,
        days / 365.25
    )?;
    Ok(())
}

/// Plays a game of two who know the game, or its beginning.
fn play<S>(
    player: &mut Player<S::Game>,
    saves: &mut Saves,
    slot: u8,
    start: Start<S>,
    results: &mut Results,
    steps: usize,
    count: &mut Count,
) -> Done
where
    S: Opening<Game: Strategy<Refusal: std::error::Error + 'static>>,
{
    results.begun += 1;
    keep(save::keep_results(saves, results))?;
    let (id, seed) = (results.begun, results.begun);
    let header = Header { id, start, seed };
    let mut play = Table::new(start, seed);
    for step in 0..steps {
        let choice = player.choose(play.session(), seed.into(), step as u32, Level::Medium);
        let Some(choice) = choice else {
            break;
        };
        let seat = play.game().to_move();
        play.play(choice.mv, |_| {})?;
        if play.is_worth_keeping() {
            count.saves += 1;
            count.bytes += play.history().len() as u64;
            keep(save::keep_game(saves, slot, header, play.history()))?;
            play.set_kept();
        }
        if play.game().to_move() != seat {
            saves.tidy();
        }
    }
    if steps == usize::MAX {
        results.counted = id;
        keep(save::keep_results(saves, results))?;
        keep(save::keep_last(saves, header, play.history()))?;
        keep(save::free(saves, slot))?;
    }
    Ok(())
}

fn keep(kept: bool) -> Done {
    kept.then_some(()).ok_or_else(|| "a save has failed".into())
}
