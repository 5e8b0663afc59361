//! `palmyra wear`: estimates the lifetime of a flash.

use std::io::{self, Write as _};

use palmyra_engine::bot::{Level, Player};
use palmyra_headless::saves::Saves;
use palmyra_play::results::{Counter, Results};
use palmyra_play::save::{self, Header, SLOTS, SaveStore as _};
use palmyra_play::{Listed, Running, Settings, Start, Who, with_game};

use super::{Done, ENDURANCE};
use crate::options::WearOptions;

/// The numbers of saves and of bytes written.
#[derive(Default)]
struct Count {
    saves: u64,
    bytes: u64,
}

/// Plays games for two and saves them like a device: after every step of a person, and after
/// every turn of a bot. Prints an estimate of the flash's lifetime.
pub fn run(options: &WearOptions) -> Done {
    with_game!(options.game.0, Game => wear::<Game>(options))
}

fn wear<G>(options: &WearOptions) -> Done
where
    G: Listed<Refusal: std::error::Error + 'static>,
{
    let mut saves = Saves::in_memory();
    let mut count = Count::default();
    let mut counter = Counter::default();
    let mut player = Player::<G>::new();
    let bot = Who::Bot(Level::Malku);
    let second = if options.people > 1 { Who::Human } else { bot };
    let start = Start {
        who: [Who::Human, second, bot, bot, bot],
        ..Start::people(G::KIND, 0, 2)
    };
    // All other slots are occupied during the measurement.
    for slot in 1..SLOTS {
        play(
            &mut player,
            &mut saves,
            slot,
            start,
            &mut counter,
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
                &mut counter,
                usize::MAX,
                &mut count,
            )?;
        }
        saved(save::save_settings(&mut saves, &Settings::default()))?;
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

/// Plays a game, or its first `steps` steps if it has more, and saves it like a device. The bot
/// Zabdas decides for both players.
fn play<G>(
    player: &mut Player<G>,
    saves: &mut Saves,
    slot: u8,
    start: Start,
    counter: &mut Counter,
    steps: usize,
    count: &mut Count,
) -> Done
where
    G: Listed<Refusal: std::error::Error + 'static>,
{
    counter.begun += 1;
    saved(save::save_counter(saves, counter))?;
    let (id, seed) = (counter.begun, counter.begun);
    let header = Header {
        id,
        start,
        seed,
        helped: false,
    };
    let mut game = Running::<G>::new(start, seed).ok_or("the game cannot be set up")?;
    for step in 0..steps {
        let choice = player.choose(game.session(), seed.into(), step as u32, Level::Zabdas);
        let Some(choice) = choice else {
            break;
        };
        let seat = game.game().to_move();
        game.play(choice.mv, |_| {})?;
        if game.is_worth_saving() {
            count.saves += 1;
            count.bytes += game.history().len() as u64;
            saved(save::save_game(saves, slot, header, game.history()))?;
            game.set_saved();
        }
        if game.game().to_move() != seat {
            saves.tidy();
        }
    }
    if steps == usize::MAX {
        let mut results = Results::default();
        results.counted = id;
        saved(save::save_results(saves, G::KIND, &results))?;
        saved(save::save_last(saves, header, game.history()))?;
        saved(save::free(saves, slot))?;
    }
    Ok(())
}

fn saved(saved: bool) -> Done {
    saved
        .then_some(())
        .ok_or_else(|| "a save has failed".into())
}
