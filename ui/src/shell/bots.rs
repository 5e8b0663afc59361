//! The five bots: their faces, strengths and styles of play.

use embedded_graphics::prelude::*;
use palmyra_engine::bot::Level;
use palmyra_play::Kind;

use super::text::{Blank, Msg, fill};
use super::{Context, Services};
use crate::canvas::{Align, Canvas, Font, area};
use crate::theme::{self, Ink};

/// Returns the message with a bot's name.
pub const fn level_name(level: Level) -> Msg {
    match level {
        Level::Malku => Msg::Malku,
        Level::Yarhai => Msg::Yarhai,
        Level::Zabdas => Msg::Zabdas,
        Level::Longinus => Msg::Longinus,
        Level::Zenobia => Msg::Zenobia,
    }
}

/// Returns a bot's style of play in a game, in a few words.
pub fn character(cx: &Services, game: Kind, level: Level) -> &'static str {
    let own = cx.info(game).character(cx, level);
    let general = match level {
        Level::Malku => Msg::MalkuIs,
        Level::Yarhai => Msg::YarhaiIs,
        Level::Zabdas => Msg::ZabdasIs,
        Level::Longinus => Msg::LonginusIs,
        Level::Zenobia => Msg::ZenobiaIs,
    };
    own.unwrap_or_else(|| cx.say(general))
}

/// The side of a portrait with its background, in pixels.
const SIDE: i32 = 24;
/// The height of a bot's row on the page of wins against bots.
const ROW: i32 = 34;

/// Draws a bot in the heading of a page: its face, name, strength and style of play.
pub fn draw_bot(cx: &Context, canvas: &mut Canvas, (game, level): (Kind, Level), at: Point) {
    draw_portrait(canvas, level, at + Point::new(2, 5));
    draw_words(cx, canvas, (game, level), at + Point::new(SIDE + 10, 0));
    draw_strength(canvas, level, Point::new(at.x + 184, at.y + 8));
}

/// Draws all bots, each with the share of games won against it.
pub fn draw_record(cx: &Context, canvas: &mut Canvas, game: Kind, top: i32) {
    let results = cx.profile.results(game);
    for (y, level) in (0..).map(|row| top + ROW * row).zip(Level::ALL) {
        draw_portrait(canvas, level, Point::new(10, y + 5));
        let name = area(SIDE + 18, y, 110, 18);
        let ink = theme::CREAM;
        canvas.text(
            Font::Title,
            cx.say(level_name(level)),
            name,
            Align::Left,
            ink,
        );
        let tally = results.tally(level);
        let ink = if tally.won > 0 {
            theme::GOLD
        } else {
            theme::SHADE
        };
        let numbers = [tally.won, tally.played].map(|number| Blank::Number(number.into()));
        let record = cx.tell(Msg::PageOf, &numbers);
        canvas.text(Font::Body, &record, area(166, y, 64, 18), Align::Right, ink);
        let (won, played) = (i32::from(tally.won), i32::from(tally.played.max(1)));
        let bar = area(SIDE + 18, y + 20, 140, 9);
        canvas.fill(bar, theme::DUSK);
        let full = area(SIDE + 18, y + 20, 140 * won / played, 9);
        canvas.fill(full, theme::GOLD);
        let share = fill("{}%", &[Blank::Number(100 * won / played)]);
        let at = area(186, y + 16, 44, 17);
        canvas.text(Font::Body, &share, at, Align::Right, theme::SHADE);
    }
}

/// Draws a bot's name, and its style of play below.
fn draw_words(cx: &Context, canvas: &mut Canvas, (game, level): (Kind, Level), at: Point) {
    let name = cx.say(level_name(level));
    let room = area(at.x, at.y, 84, 18);
    canvas.text(Font::Title, name, room, Align::Left, theme::CREAM);
    let words = character(cx, game, level);
    let room = area(at.x, at.y + 17, 232 - at.x, 17);
    canvas.text(Font::Body, words, room, Align::Left, theme::SHADE);
}

/// Draws a bot's strength as one to five filled dots.
fn draw_strength(canvas: &mut Canvas, level: Level, at: Point) {
    for (x, other) in (0..).map(|place| at.x + 7 * place).zip(Level::ALL) {
        let ink = if other <= level {
            theme::GOLD
        } else {
            theme::MIST
        };
        canvas.fill(area(x + 1, at.y, 3, 5), ink);
        canvas.fill(area(x, at.y + 1, 5, 3), ink);
    }
}

/// Draws a bot's face on a background with its top left corner at `at`.
pub fn draw_portrait(canvas: &mut Canvas, level: Level, at: Point) {
    canvas.slab(area(at.x, at.y, SIDE, SIDE), GROUND);
    draw_runs(canvas, level, at + Point::new(2, 2), HEIGHT as i32, 1);
}

/// Draws a bot's portrait at three times its size.
pub fn draw_large_portrait(canvas: &mut Canvas, level: Level, at: Point) {
    canvas.slab(area(at.x, at.y, 3 * SIDE, 3 * SIDE), GROUND);
    draw_runs(canvas, level, at + Point::new(6, 6), HEIGHT as i32, 3);
}

/// Draws the top of a bot's face on a background that is `height` pixels high.
pub fn draw_face(canvas: &mut Canvas, level: Level, at: Point, height: i32) {
    canvas.slab(area(at.x, at.y, SIDE, height), GROUND);
    draw_runs(canvas, level, at + Point::new(2, 1), height - 1, 1);
}

/// Draws the upper `height` rows of a bot's face, with each pixel as a square of `scale` pixels.
fn draw_runs(canvas: &mut Canvas, level: Level, corner: Point, height: i32, scale: i32) {
    let (runs, inks): (&[u8], _) = match level {
        Level::Malku => (&MALKU, MALKU_INKS),
        Level::Yarhai => (&YARHAI, YARHAI_INKS),
        Level::Zabdas => (&ZABDAS, ZABDAS_INKS),
        Level::Longinus => (&LONGINUS, LONGINUS_INKS),
        Level::Zenobia => (&ZENOBIA, ZENOBIA_INKS),
    };
    let (mut x, mut y) = (0, 0);
    for run in runs {
        let length = i32::from(run & MOST);
        let ink = usize::from(run >> LENGTH_BITS).checked_sub(1);
        if let Some(&ink) = ink.and_then(|ink| inks.get(ink)) {
            let at = corner + Point::new(x, y) * scale;
            canvas.fill(area(at.x, at.y, length * scale, scale), ink);
        }
        x += length;
        if x >= WIDTH {
            (x, y) = (0, y + 1);
        }
        if y >= height {
            break;
        }
    }
}

/// The number of pixels per row of a face.
const WIDTH: i32 = 20;
/// The number of rows of a face.
const HEIGHT: usize = 22;
/// The number of low bits of a run that hold its length. The higher bits hold its ink.
const LENGTH_BITS: u32 = 5;
/// The maximum length of a run.
const MOST: u8 = (1 << LENGTH_BITS) - 1;

/// Counts the runs of equal pixels in a picture.
const fn count(rows: &[&str; HEIGHT]) -> usize {
    let (mut sum, mut y) = (0, 0);
    while y < HEIGHT {
        let row = rows[y].as_bytes();
        assert!(row.len() == WIDTH as usize);
        let mut x = 0;
        while x < row.len() {
            if x == 0 || row[x] != row[x - 1] {
                sum += 1;
            }
            x += 1;
        }
        y += 1;
    }
    sum
}

/// Packs a picture into runs of equal pixels. They take a quarter of the unpacked bytes.
const fn pack<const N: usize>(rows: &[&str; HEIGHT]) -> [u8; N] {
    let mut runs = [0; N];
    let (mut next, mut y) = (0, 0);
    while y < HEIGHT {
        let row = rows[y].as_bytes();
        let mut x = 0;
        while x < row.len() {
            if x == 0 || row[x] != row[x - 1] {
                let ink = match row[x] {
                    b'#' => 1,
                    b'o' => 2,
                    b'+' => 3,
                    b'-' => 4,
                    _ => 0,
                };
                runs[next] = ink << LENGTH_BITS;
                next += 1;
            }
            runs[next - 1] += 1;
            x += 1;
        }
        y += 1;
    }
    runs
}

/// The background of a portrait.
const GROUND: Ink = theme::PORTRAIT;
const SKIN: Ink = theme::SKIN;
const DARK: Ink = theme::BLACK_HAIR;

/// The inks of `#`, `o`, `+` and `-`, for hair, skin, clothes or helmet, and ornaments.
const MALKU_INKS: [Ink; 4] = [
    theme::MALKU_HAIR,
    SKIN,
    theme::MALKU_CLOTH,
    theme::MALKU_TRIM,
];
const YARHAI_INKS: [Ink; 4] = [DARK, theme::YARHAI_SKIN, theme::YARHAI_CLOTH, theme::GOLD];
const ZABDAS_INKS: [Ink; 4] = [DARK, SKIN, theme::ZABDAS_HELMET, theme::ZABDAS_PLUME];
const LONGINUS_INKS: [Ink; 4] = [
    DARK,
    theme::LONGINUS_SKIN,
    theme::LONGINUS_CLOTH,
    theme::LONGINUS_TRIM,
];
const ZENOBIA_INKS: [Ink; 4] = [theme::ZENOBIA_HAIR, SKIN, theme::ZENOBIA_CLOTH, theme::GOLD];

static MALKU: [u8; count(&MALKU_ROWS)] = pack(&MALKU_ROWS);
static YARHAI: [u8; count(&YARHAI_ROWS)] = pack(&YARHAI_ROWS);
static ZABDAS: [u8; count(&ZABDAS_ROWS)] = pack(&ZABDAS_ROWS);
static LONGINUS: [u8; count(&LONGINUS_ROWS)] = pack(&LONGINUS_ROWS);
static ZENOBIA: [u8; count(&ZENOBIA_ROWS)] = pack(&ZENOBIA_ROWS);

const MALKU_ROWS: [&str; HEIGHT] = [
    "......########......",
    "....############....",
    "...##############...",
    "..################..",
    "..####oooooooo####..",
    "..###oooooooooo###..",
    "..##oooooooooooo##..",
    "..##oo##oooo##oo##..",
    "...#oooooooooooo#...",
    "...oooooooooooooo...",
    "...ooooooo#oooooo...",
    "....oooooooooooo....",
    "....ooo######ooo....",
    ".....oooo##oooo.....",
    "......oooooooo......",
    "........oooo........",
    "....++++oooo++++....",
    "..+++++++oo+++++++..",
    ".+++++++++++++++++-.",
    ".++++-+++++++++-++-.",
    "++++--+++++++++--+--",
    "++++--+++++++++--+--",
];

const YARHAI_ROWS: [&str; HEIGHT] = [
    "......------........",
    "....--++++++--......",
    "...-++++++++++-.....",
    "..-++++-++++++++-...",
    "..-+++----++++++-...",
    "..-++++--++++++--...",
    "...--------------...",
    "...#oooooooooooo....",
    "...ooo##oooo##oo....",
    "...oooooooooooooo...",
    "...oooooo#ooooooo...",
    "...##oooooooooo##...",
    "...####oooooo####...",
    "....###o####o###....",
    "....############....",
    ".....##########.....",
    "....++########++....",
    "..++++++####++++++..",
    ".++++++++++++++++++.",
    "+++-+++++--+++++-+++",
    "+++-++++----++++-+++",
    "+++-+++++--+++++-+++",
];

const ZABDAS_ROWS: [&str; HEIGHT] = [
    "........----........",
    ".......------.......",
    "......--------......",
    ".....+---------.....",
    "....++++++++++++....",
    "...++++++++++++++...",
    "..++++++++++++++++..",
    "..++++++++++++++++..",
    "..+++oooooooooo+++..",
    "..++oo##oooo##oo++..",
    "..++oooooooooooo++..",
    "..++ooooo##ooooo++..",
    "..+++oooooooooo+++..",
    "...++ooo####ooo++...",
    "....+oooooooooo+....",
    "......#oooooo#......",
    "....---oooooo---....",
    "..+++++--oo--+++++..",
    ".++-++++++++++++-++.",
    "+++-++-++++++-++-+++",
    "++--++-++++++-++--++",
    "++-+++-++++++-+++-++",
];

const LONGINUS_ROWS: [&str; HEIGHT] = [
    ".....++++++++++.....",
    "...++++++++++++++...",
    "..++++oooooooo++++..",
    "..+++oooooooooo+++..",
    "..++oooooooooooo++..",
    "..+oooooooooooooo+..",
    "..+oo##oooooo##oo+..",
    "..+o#oo#o##o#oo#o+..",
    "...oo##oooooo##oo...",
    "...oooooo##oooooo...",
    "...+oooooooooooo+...",
    "...++oooooooooo++...",
    "...+++++####+++++...",
    "....++++++++++++....",
    ".....++++++++++.....",
    "......++++++++......",
    "....--++++++++--....",
    "..------++++------..",
    ".--------++--------.",
    "--------------------",
    "---+----------+-----",
    "---+----------+-----",
];

const ZENOBIA_ROWS: [&str; HEIGHT] = [
    "....-....--....-....",
    "....--..----..--....",
    "....------------....",
    "....-++-++++-++-....",
    "....------------....",
    "...##############...",
    "..####oooooooo####..",
    ".####oooooooooo####.",
    ".###oooooooooooo###.",
    ".###oo##oooo##oo###.",
    ".###oo##oooo##oo###.",
    ".###oooooooooooo###.",
    ".###oooooo#ooooo###.",
    ".####oooooooooo####.",
    ".####oooo++oooo####.",
    ".#####oooooooo#####.",
    ".######oooooo######.",
    ".###-----oo-----###.",
    ".##-+++--oo--+++-##.",
    "..-++++++--++++++-..",
    ".-+++++++--+++++++-.",
    "-++++++++++++++++++-",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::contexts;

    /// A bot's style of play fits on one line beside its portrait.
    #[test]
    fn every_character_fits_its_line() {
        for cx in contexts() {
            for &game in Kind::SHOWN {
                for level in Level::ALL {
                    let words = character(&cx, game, level);
                    let width = Font::Body.width(words);
                    assert!(!words.is_empty() && width <= 190, "{words}: {width}");
                }
            }
        }
    }

    /// A bot with preferences is described differently in each game.
    #[test]
    fn a_bot_with_preferences_has_a_line_of_its_own_in_every_game() {
        for cx in contexts() {
            for level in [Level::Yarhai, Level::Zabdas, Level::Longinus] {
                let mut words: heapless::Vec<&str, 8> = heapless::Vec::new();
                for &game in Kind::SHOWN {
                    let line = character(&cx, game, level);
                    assert!(!words.contains(&line), "{line}");
                    words.push(line).expect("few games");
                }
            }
        }
    }
}
