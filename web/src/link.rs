//! Links to games. A link is the part of the page's address after `#`.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use palmyra_engine::game::MAX_SEATS;
use palmyra_play::{Day, Kind, Person, SEEDS, Start, Who};

pub use crate::text::LinkError;

/// The number of seconds in a day.
const DAY: u64 = 86_400;

/// The description of a game to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The game's setup.
    pub start: Start,
    /// The game's seed; `None` for a random one.
    pub seed: Option<u32>,
}

impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let [
            mut game,
            mut mode,
            mut seats,
            mut first,
            mut options,
            mut seed,
            mut day,
        ] = [None; 7];
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let form = || LinkError::Form(part.into());
            let (name, value) = part.split_once('=').ok_or_else(form)?;
            let place = match name {
                "game" => &mut game,
                "mode" => &mut mode,
                "seats" => &mut seats,
                "first" => &mut first,
                "options" => &mut options,
                "seed" => &mut seed,
                "day" => &mut day,
                _ => return Err(LinkError::Name(name.into())),
            };
            if place.replace(value).is_some() {
                return Err(LinkError::Twice(name.into()));
            }
        }
        let name = game.unwrap_or_default();
        let game = Kind::named(name).filter(|kind| kind.is_shown());
        let game = game.ok_or_else(|| LinkError::Game(name.into()))?;
        if let Some(word) = day {
            // A day determines the whole game, so it cannot be combined with
            // other parts.
            if [mode, seats, first, options, seed] != [None; 5] {
                return Err(LinkError::DayAlone);
            }
            let day = read_day(word).ok_or_else(|| LinkError::Day(word.into()))?;
            return Ok(Self::of_day(game, day));
        }
        let modes = game.modes();
        let place = match mode {
            None => Some(0),
            Some(name) => modes.iter().position(|mode| mode.name == name),
        };
        let place = place.ok_or_else(|| LinkError::Mode(mode.unwrap_or_default().into()))?;
        let names: Vec<&str> = seats.unwrap_or("human,hard").split(',').collect();
        let mut start = Start::people(game, place as u8, names.len() as u8);
        if names.len() > MAX_SEATS || !game.allows(start.mode, start.seats) {
            return Err(LinkError::Seats(names.len()));
        }
        for (who, name) in start.who.iter_mut().zip(&names) {
            *who = match *name {
                "human" => Who::Human,
                name => name
                    .parse()
                    .map(Who::Bot)
                    .map_err(|_| LinkError::Seat(name.into()))?,
            };
        }
        if start.people_seated() == 0 {
            return Err(LinkError::NoPerson);
        }
        start.first =
            number("first", first, 1, start.seats.into())?.map(|first| Person(first as u8 - 1));
        let most = (1 << game.options().len()) - 1;
        start.options = number("options", options, 0, most)?.unwrap_or_default() as u8;
        let seed = number("seed", seed, 0, SEEDS - 1)?;
        Ok(Self { start, seed })
    }
}

impl Link {
    /// The day whose game the link begins; `None` for any other game.
    #[must_use]
    pub fn day(&self) -> Option<Day> {
        Day::of(self.start, self.seed?)
    }

    /// Creates the link to a game of the day.
    #[must_use]
    pub fn of_day(game: Kind, day: Day) -> Self {
        Self {
            start: day.start(game),
            seed: Some(day.seed()),
        }
    }
}

/// Parses a day. It is written as its number, or as a date with year, month and
/// day of the month.
fn read_day(word: &str) -> Option<Day> {
    let Some((year, rest)) = word.split_once('-') else {
        return Day::new(word.parse().ok()?);
    };
    let (month, date) = rest.split_once('-')?;
    let (year, month, date): (u64, u64, u64) =
        (year.parse().ok()?, month.parse().ok()?, date.parse().ok()?);
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let february = 28 + u64::from(leap(year));
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let is_date = (1970..=9999).contains(&year)
        && (1..=12).contains(&month)
        && (1..=months[month as usize - 1]).contains(&date);
    if !is_date {
        return None;
    }
    let years: u64 = (1970..year).map(|year| 365 + u64::from(leap(year))).sum();
    let days = years + months[..month as usize - 1].iter().sum::<u64>() + date - 1;
    Day::at(days * DAY)
}

/// Parses a number of a link; `None` if the link does not have this number. `name` is only for the
/// error.
fn number(
    name: &'static str,
    word: Option<&str>,
    least: u32,
    most: u32,
) -> Result<Option<u32>, LinkError> {
    let read = |word: &str| {
        let number = word.parse().ok().filter(|it| (least..=most).contains(it));
        number.ok_or_else(|| LinkError::Number {
            name,
            word: word.into(),
            least,
            most,
        })
    };
    word.map(read).transpose()
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Start {
            game,
            mode,
            seats,
            who,
            first,
            options,
        } = self.start;
        write!(f, "game={}", game.name())?;
        if let Some(day) = self.day() {
            return write!(f, "&day={}", day.number());
        }
        if mode != 0
            && let Some(mode) = game.modes().get(usize::from(mode))
        {
            write!(f, "&mode={}", mode.name)?;
        }
        for (who, sign) in who
            .iter()
            .take(usize::from(seats))
            .zip(["&seats=", ",", ",", ",", ","])
        {
            f.write_str(sign)?;
            match who {
                Who::Human => f.write_str("human")?,
                Who::Bot(level) => write!(f, "{level}")?,
            }
        }
        if let Some(first) = first {
            write!(f, "&first={}", first.0 + 1)?;
        }
        if options != 0 {
            write!(f, "&options={options}")?;
        }
        self.seed.map_or(Ok(()), |seed| write!(f, "&seed={seed}"))
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::ToString;

    use palmyra_engine::bot::Level;

    use super::*;

    #[test]
    fn a_link_says_what_it_was_made_from() {
        for kind in Kind::SHOWN {
            for (number, mode) in (0..).zip(kind.modes()) {
                for seats in (1..=MAX_SEATS as u8).filter(|&seats| mode.seats(seats)) {
                    let mut start = Start::people(*kind, number, seats);
                    if seats > 1 {
                        start.who[0] = Who::Bot(Level::Zenobia);
                    }
                    start.first = (seats > 1).then_some(Person(1));
                    start.options = u8::from(!kind.options().is_empty());
                    let link = Link {
                        start,
                        seed: Some(99_999_999),
                    };
                    assert_eq!(link.to_string().parse(), Ok(link), "{link}");
                }
            }
        }
    }

    #[test]
    fn the_deal_of_a_day_is_named_by_its_number_or_its_date() {
        for &kind in Kind::SHOWN {
            for (number, date) in [
                (1, "2026-01-01"),
                (59, "2026-02-28"),
                (320, "2026-11-16"),
                (790, "2028-02-29"),
            ] {
                let day = Day::new(number).expect("a day");
                let link = Link::of_day(kind, day);
                let text = format!("game={}&day={number}", kind.name());
                assert_eq!(link.to_string(), text);
                assert_eq!(text.parse(), Ok(link));
                assert_eq!(format!("game={}&day={date}", kind.name()).parse(), Ok(link));
            }
        }
    }

    #[test]
    fn an_invalid_link_is_reported_with_the_reason() {
        for (text, words) in [
            ("", "the link names no game that can be played here: "),
            (
                "game=chess",
                "the link names no game that can be played here: chess",
            ),
            ("game", "the link has a part `game` that is not name=value"),
            (
                "game=caravans&sead=7",
                "the link speaks of `sead`: it can name game, mode, seats, first, options, seed and day",
            ),
            (
                "game=caravans&day=2026-02-29",
                "the link's day `2026-02-29` is neither a number from 1 to 9999 nor a date from 2026-01-01 on",
            ),
            (
                "game=caravans&day=0",
                "the link's day `0` is neither a number from 1 to 9999 nor a date from 2026-01-01 on",
            ),
            (
                "game=caravans&day=3&seed=7",
                "a link to the game of a day names the game and the day, nothing else",
            ),
            ("game=caravans&game=legions", "the link names `game` twice"),
            (
                "game=caravans&mode=long",
                "the link names a mode `long` that the game does not have",
            ),
            (
                "game=caravans&seats=human,god",
                "`god` cannot take a seat: use human, malku, yarhai, zabdas, longinus or zenobia",
            ),
            (
                "game=caravans&seats=zenobia,malku",
                "nobody plays in the link's game: give at least one seat to human",
            ),
            (
                "game=legions&mode=solo:1&seats=zenobia",
                "nobody plays in the link's game: give at least one seat to human",
            ),
            (
                "game=caravans&seats=human",
                "the game cannot be played by 1",
            ),
            (
                "game=caravans&seats=,,,,,,,,,,,,",
                "the game cannot be played by 13",
            ),
            (
                "game=caravans&seed=x",
                "the link's seed `x` is not a number from 0 to 99999999",
            ),
            (
                "game=caravans&seed=100000000",
                "the link's seed `100000000` is not a number from 0 to 99999999",
            ),
        ] {
            let error = text.parse::<Link>().expect_err(text);
            assert_eq!(error.to_string(), words);
        }
    }
}
