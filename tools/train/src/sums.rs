//! Sums over positions, to which weights are fitted.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The sums over all positions with the same remaining time. The sums are integers, so the order
/// of the positions does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gram {
    /// The number of positions.
    pub count: i64,
    /// The sums of products of two features, row by row.
    pub features: Vec<i64>,
    /// The sums of products of a feature and the result.
    pub results: Vec<i64>,
    /// The sum of the squares of the results.
    pub squares: i64,
}

/// The sums, by the number of the table and the remaining time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums(pub BTreeMap<(u8, u8), Gram>);

impl Sums {
    /// Adds a position. `place` is its table and remaining time, `row` has its features, and
    /// `result` is the result to be predicted from them.
    pub fn note(&mut self, place: (u8, u8), row: &[i32], result: i64) {
        let size = row.len();
        let gram = self.0.entry(place).or_default();
        gram.features.resize(size * size, 0);
        gram.results.resize(size, 0);
        gram.count += 1;
        gram.squares += result * result;
        for (index, &one) in row.iter().enumerate().filter(|(_, one)| **one != 0) {
            gram.results[index] += i64::from(one) * result;
            let line = &mut gram.features[index * size..][..size];
            for (sum, &other) in line.iter_mut().zip(row) {
                *sum += i64::from(one) * i64::from(other);
            }
        }
    }

    /// Adds the sums of other positions.
    pub fn add(&mut self, other: &Self) {
        for (&place, from) in &other.0 {
            let to = self.0.entry(place).or_default();
            to.count += from.count;
            to.squares += from.squares;
            add_all(&mut to.features, &from.features);
            add_all(&mut to.results, &from.results);
        }
    }

    /// The sums of one table, by the remaining time.
    pub fn of(&self, table: u8) -> impl Iterator<Item = (u8, &Gram)> {
        let range = self.0.range((table, 0)..=(table, u8::MAX));
        range.map(|(&(_, time), gram)| (time, gram))
    }

    /// Writes the sums as text, with a line for each table and time.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        for ((table, time), gram) in &self.0 {
            let _ = write!(text, "{table} {time} {} {}", gram.count, gram.squares);
            for number in gram.results.iter().chain(&gram.features) {
                let _ = write!(text, " {number}");
            }
            text.push('\n');
        }
        text
    }

    /// Parses a text written by [`Sums::write`]; `None` if it has another form.
    #[must_use]
    pub fn read(text: &str, size: usize) -> Option<Self> {
        let mut sums = Self::default();
        for line in text.lines() {
            let mut numbers = line.split(' ').map(str::parse::<i64>);
            let mut next = || numbers.next()?.ok();
            let place = (next()?.try_into().ok()?, next()?.try_into().ok()?);
            let (count, squares) = (next()?, next()?);
            let results = (0..size).map(|_| next()).collect::<Option<_>>()?;
            let features = (0..size * size).map(|_| next()).collect::<Option<_>>()?;
            let gram = Gram {
                count,
                features,
                results,
                squares,
            };
            sums.0.insert(place, gram);
        }
        Some(sums)
    }
}

fn add_all(to: &mut Vec<i64>, from: &[i64]) {
    to.resize(from.len(), 0);
    to.iter_mut()
        .zip(from)
        .for_each(|(sum, number)| *sum += number);
}
