//! Tests that fixed texts agree with the numbers in the engine's tables.
//!
//! Most texts get their numbers from the tables. If a table changes, these tests show which of the
//! other texts have to be changed too.

extern crate std;

use std::vec::Vec;

use palmyra_engine::merchants::{Amounts, Good, Part, Piece};
use palmyra_play::Language;

use super::{HowToText, PhaseText, ReasonText, SlotText};
use crate::shell::text::Message;

const LANGUAGES: [Language; 4] = [
    Language::English,
    Language::German,
    Language::French,
    Language::Dutch,
];

/// Returns the numbers in a text, in order.
fn numbers(text: &str) -> Vec<i16> {
    let words = text.split(|letter: char| !letter.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).collect()
}

fn assert_numbers(name: &str, message: impl Message, expected: &[i16]) {
    for language in LANGUAGES {
        let text = message.text(language);
        assert_eq!(numbers(text), expected, "{name}: {text}");
    }
}

#[test]
fn how_to_play_says_what_a_ship_and_a_camel_take_at_first() {
    let first = Amounts::of_era(1);
    let taken = |piece, good| first.taken(piece, good).into();
    let expected = [
        taken(Piece::Ship, Good::Wood),
        taken(Piece::Ship, Good::Marble),
        taken(Piece::Camel, Good::Wood),
        taken(Piece::Camel, Good::Marble),
    ];
    assert_numbers("How5Text", HowToText::How5Text, &expected);
}

#[test]
fn how_to_play_tells_what_a_temple_is_worth() {
    let expected = Part::ALL.map(Part::prestige);
    assert_numbers("How9Text", HowToText::How9Text, &expected);
}

#[test]
fn texts_about_tax_say_what_an_unpaid_gold_costs() {
    let [second, third] = [2, 3].map(Amounts::of_era);
    let unpaid = second.unpaid.into();
    assert_eq!(second.unpaid, third.unpaid, "the texts tell one number");
    let kingdom = [second.tax.into(), third.tax.into(), unpaid];
    assert_numbers("How13Text", HowToText::How13Text, &kingdom);
    assert_numbers("PageTax", SlotText::PageTax, &[unpaid]);
    assert_numbers("TaxRate", PhaseText::TaxRate, &[unpaid]);
    assert_numbers("TaxLose", ReasonText::TaxLose, &[unpaid]);
}
