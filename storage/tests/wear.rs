//! Measures the lifetime of the flash with 50 games a day and 90 saves per
//! game.

mod support;

use support::nor::Nor;
use support::{Dice, VERSION, open};

const GAMES_A_DAY: u32 = 50;
const SAVES_A_GAME: usize = 90;
const ENDURANCE: f64 = 100_000.0;

/// The bytes of a running game, as they change from save to save.
trait Save {
    fn start(&mut self, dice: &mut Dice) -> Vec<u8>;
    fn play(&mut self, dice: &mut Dice, value: &mut Vec<u8>);
}

/// A save that consists of the setup and the moves so far: 40 constant bytes, a count, and 13 more
/// bytes with every save. It has 1,200 bytes at the end and 600 on average.
struct Moves;

impl Save for Moves {
    fn start(&mut self, dice: &mut Dice) -> Vec<u8> {
        dice.bytes(42)
    }

    fn play(&mut self, dice: &mut Dice, value: &mut Vec<u8>) {
        value[40] = value[40].wrapping_add(1);
        value.extend(dice.bytes(13));
    }
}

/// A save that is a copy of the whole game, with 600 bytes. A turn changes up to 34 of them in ten
/// places, including the 16 of the random generator.
struct Position;

impl Save for Position {
    fn start(&mut self, dice: &mut Dice) -> Vec<u8> {
        dice.bytes(600)
    }

    fn play(&mut self, dice: &mut Dice, value: &mut Vec<u8>) {
        value[..16].copy_from_slice(&dice.bytes(16));
        for _ in 0..9 {
            let at = dice.below(598) as usize;
            value[at..at + 2].copy_from_slice(&dice.bytes(2));
        }
    }
}

/// Returns the years until the first sector is worn out, and the number of erases of the most used
/// sector divided by that of the least used one.
fn life(name: &str, mut save: impl Save) -> (f64, f64) {
    const DAYS: u32 = 16;
    let mut dice = Dice(11);
    let mut nor = Nor::new(16);
    let mut store = open(&mut nor);
    // The other items are two unfinished games, the last finished game, and small
    // items.
    for (key, len) in [(1, 900), (2, 900), (3, 1200), (4, 40), (5, 300), (6, 400)] {
        store.put(key, VERSION, &dice.bytes(len)).unwrap();
    }
    let (mut erasing, mut longest) = (0u32, 0);
    for game in 0..DAYS * GAMES_A_DAY {
        let mut value = save.start(&mut dice);
        for _ in 0..SAVES_A_GAME {
            save.play(&mut dice, &mut value);
            let before = store.wear().unwrap();
            store.put(0, VERSION, &value).unwrap();
            erasing += u32::from(store.wear().unwrap() > before);
            longest = longest.max(value.len());
            while store.tidy().unwrap() {}
        }
        let key = 4 + (game % 3) as u8;
        let len = [40, 300, 400][(game % 3) as usize];
        store.put(key, VERSION, &dice.bytes(len)).unwrap();
    }
    let most = f64::from(*nor.erases.iter().max().unwrap());
    let least = f64::from(*nor.erases.iter().min().unwrap());
    let years = ENDURANCE / (most / f64::from(DAYS)) / 365.25;
    println!(
        "{name}: {most} erases of a sector in {DAYS} days ({least} of the least used), {years:.1} years",
    );
    assert_eq!(erasing, 0, "a save erased");
    assert!(longest <= 1300);
    (years, most / least)
}

#[test]
fn the_flash_outlives_twenty_years_of_fifty_games_a_day() {
    for (years, unevenness) in [
        life("moves of 600 bytes on average", Moves),
        life("positions of 600 bytes", Position),
    ] {
        assert!(years > 20.0);
        assert!(unevenness < 1.02);
    }
}
