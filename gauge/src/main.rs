//! Measures how long games and bots' decisions take on the device's processor, without screens.
//!
//! The arguments are the kind of measurement, the game, the number of seats and the number of
//! measurements:
//!
//! - `random GAME 2 20` plays twenty random games for two, and `greedy GAME 2 20` twenty games of
//!   greedy turns.
//! - `zenobia GAME 4 50` measures fifty turns of Zenobia in the middle of games for four.
//! - `phase-zenobia GAME 2 50` measures fifty whole phases between two Zenobias. The longer of
//!   their times counts.
//!
//! The program prints a line for each measurement, in processor cycles. Input and output use
//! semihosting, which `probe-rs run` and the emulator of the tests support.
#![no_std]
#![no_main]

#[path = "../../firmware/src/clock.rs"]
mod clock;

use core::hint::black_box;
use core::str::{FromStr, SplitAsciiWhitespace};

use cortex_m_semihosting::{debug, hprintln, nr, syscall1};
use defmt_rtt as _;
use embassy_time::Instant;
use palmyra_engine::bot::{self, Level, Player, Thought};
use palmyra_engine::game::MAX_SEATS;
use palmyra_engine::{Game, Playable, Session};
use palmyra_play::{Kind, with_game};
use panic_semihosting as _;

/// The number of units of work between two checks of the clock, as in the firmware.
const UNITS: u32 = 64;
/// The seed of the first game. Each further game has the next seed.
const FIRST_SEED: u64 = 7000;

/// The kind of measurement.
#[derive(Clone, Copy)]
enum Work {
    /// A game of random moves.
    Random,
    /// A game of greedy turns, which are also used in play-outs.
    Greedy,
    /// A turn of a bot in the middle of a game.
    Turn(Level),
    /// All turns of a bot in one whole phase, in a game whose phases may give a seat several turns.
    Phase(Level),
}

impl FromStr for Work {
    type Err = bot::UnknownLevel;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Ok(match word {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            word => match word.strip_prefix("phase-") {
                Some(level) => Self::Phase(level.parse()?),
                None => Self::Turn(word.parse()?),
            },
        })
    }
}

#[cortex_m_rt::entry]
fn main() -> ! {
    embassy_rp::init(clock::config());
    clock::slow_ring();
    let mut buffer = [0; 80];
    let done = command_line(&mut buffer).and_then(|line| {
        let mut words = line.split_ascii_whitespace();
        let work: Work = word(&mut words)?;
        with_game!(Kind::named(words.next()?)?, Game => measure::<Game>(work, words))
    });
    if done.is_none() {
        hprintln!("say what to measure: random, greedy or a level, the game, seats, how often");
    }
    loop {
        debug::exit(done.ok_or(()));
    }
}

/// Reads the command line into a buffer.
fn command_line(buffer: &mut [u8]) -> Option<&str> {
    let mut block = [buffer.as_mut_ptr() as usize, buffer.len()];
    // SAFETY: the block has the buffer's address and length. The host writes nothing beyond the
    // buffer, and replaces the length with that of the text.
    let failed = unsafe { syscall1(nr::GET_CMDLINE, &raw mut block as usize) };
    // SAFETY: the block is a local variable, and the host no longer uses it. The read is
    // volatile, because the compiler cannot know that the host has changed the block.
    let [_, len] = unsafe { (&raw const block).read_volatile() };
    let line = buffer.get(..len).filter(|_| failed == 0)?;
    str::from_utf8(line).ok()
}

fn word<T: FromStr>(words: &mut SplitAsciiWhitespace<'_>) -> Option<T> {
    words.next()?.parse().ok()
}

/// Runs the measurements for one game. This function is never inlined, so that the stack holds the
/// bots of only one game at a time.
#[inline(never)]
fn measure<G: Playable>(work: Work, mut words: SplitAsciiWhitespace<'_>) -> Option<()> {
    let seats: u8 = word(&mut words)?;
    let count: u32 = word(&mut words)?;
    for number in 0..count {
        let seed = FIRST_SEED + u64::from(number);
        let game = G::deal(0, seats, seed)?;
        let cycles = match work {
            Work::Random => random(game, seed),
            Work::Greedy => cycles(|| bot::play_out(&game, &mut bot::rng(seed))),
            Work::Turn(level) => turn(game, seed, number, level)?,
            Work::Phase(level) => phase(game, seed, number, level)?,
        };
        hprintln!("{}", cycles);
    }
    Some(())
}

/// Returns the number of processor cycles that a call takes.
fn cycles<T>(what: impl FnOnce() -> T) -> u64 {
    let begin = Instant::now();
    black_box(what());
    begin.elapsed().as_micros() * u64::from(clock::SYSTEM_HZ / 1_000_000)
}

/// Plays a random game and returns its processor cycles. This function is never inlined:
/// together with other code it would not fit into the flash's cache, and would spend half of its
/// time waiting for the flash.
#[inline(never)]
fn random<G: Game>(mut game: G, seed: u64) -> u64 {
    let mut rng = bot::rng(seed);
    cycles(|| {
        while let Some(mv) = bot::random(&game, &mut rng) {
            let played = game.play(mv, |_| {});
            debug_assert!(played.is_ok(), "a listed move must play");
        }
    })
}

/// Creates a player. This function is never inlined: otherwise the stack space for building
/// the player would be part of the caller's frame.
#[inline(never)]
fn idle<G: Playable>() -> Player<G> {
    Player::new()
}

/// A game in which bots think.
struct Table<G: Playable> {
    session: Session<G>,
    player: Player<G>,
    seed: u64,
    step: u32,
}

impl<G: Playable> Table<G> {
    /// Makes and plays the next decision. Returns the number of processor cycles that the thinking
    /// took.
    fn decide(&mut self, level: Level) -> Option<u64> {
        let Self {
            session,
            player,
            seed,
            step,
        } = self;
        let mut think = || player.think(session, *seed, *step, level, UNITS);
        let thought = cycles(|| while let Thought::Thinking(_) = think() {});
        let choice = player.choose(session, *seed, *step, level)?;
        session.play(choice.mv, |_| {}).ok()?;
        *step += 1;
        Some(thought)
    }
}

/// Plays a game between bots of the level Zabdas until the turn to measure begins. Returns `None`
/// if the game ends before that turn.
#[inline(never)]
fn middle<G: Playable>(game: G, seed: u64, number: u32) -> Option<Table<G>> {
    let middle = G::measured_turn(game.seats(), number);
    let mut table = Table {
        session: Session::new(game),
        player: idle(),
        seed,
        step: 0,
    };
    let mut turns = 0;
    loop {
        if table.session.game().begins_turn() {
            if turns == middle {
                table.player.forget();
                return Some(table);
            }
            turns += 1;
        }
        table.decide(Level::Zabdas)?;
    }
}

/// Returns the processor cycles that a bot of this level takes to think in one turn.
#[inline(never)]
fn turn<G: Playable>(game: G, seed: u64, number: u32, level: Level) -> Option<u64> {
    let mut table = middle(game, seed, number)?;
    let seat = table.session.to_move()?;
    let mut sum = 0;
    loop {
        // Other players may have to decide during the turn. Only the decisions of its owner are
        // timed.
        let own = table.session.to_move()? == seat;
        let thought = table.decide(if own { level } else { Level::Zabdas })?;
        sum += if own { thought } else { 0 };
        if !table.session.game().is_within_turn() {
            return Some(sum);
        }
    }
}

/// Returns the processor cycles that a bot of this level takes to think in the next whole phase. If
/// several bots think in that phase, the longest time counts.
#[inline(never)]
fn phase<G: Playable>(game: G, seed: u64, number: u32, level: Level) -> Option<u64> {
    let mut table = middle(game, seed, number)?;
    let begun = |table: &Table<G>| {
        let game = table.session.game();
        game.begins_turn().then(|| game.phase_of_turns())
    };
    let first = begun(&table)?;
    let phase = loop {
        match begun(&table) {
            Some(Some(phase)) if Some(phase) != first => break phase,
            _ => table.decide(Level::Zabdas)?,
        };
    };
    table.player.forget();
    let mut sums = [0; MAX_SEATS];
    loop {
        let seat = table.session.to_move()?;
        *sums.get_mut(seat.index())? += table.decide(level)?;
        let ended = begun(&table).is_some_and(|now| now != Some(phase));
        if ended || table.session.to_move().is_none() {
            return sums.into_iter().max();
        }
    }
}
