//! The page's messages about unusable links and saves, in the player's language.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use palmyra_play::Language;
use palmyra_ui::text::TABLE_END;

/// The reason why a link cannot start a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// A part of the link does not have the form `name=value`.
    Form(String),
    /// The name of a value is unknown.
    Name(String),
    /// The name of a value occurs twice.
    Twice(String),
    /// The game is unknown.
    Game(String),
    /// The game has no such mode.
    Mode(String),
    /// The mode is not unlocked yet.
    Locked,
    /// A player is unknown.
    Seat(String),
    /// There are too few or too many seats.
    Seats(usize),
    /// All seats are bots.
    NoPerson,
    /// The day does not exist.
    Day(String),
    /// The link has other values in addition to a day.
    DayAlone,
    /// A value is out of range, or not a number.
    Number {
        /// The name of the value.
        name: &'static str,
        /// The value in the link.
        word: String,
        /// The smallest value allowed.
        least: u32,
        /// The largest value allowed.
        most: u32,
    },
}

impl LinkError {
    /// The message in a language.
    #[must_use]
    pub fn tell(&self, language: Language) -> String {
        let say = |texts: [&str; 4], blanks: &[&str]| fill(texts[language as usize], blanks);
        match self {
            Self::Form(part) => say(
                [
                    "the link has a part `{}` that is not name=value",
                    "der Link hat einen Teil `{}`, der nicht die Form Name=Wert hat",
                    "le lien contient une partie `{}` qui n'est pas de la forme nom=valeur",
                    "de link heeft een deel `{}` dat niet naam=waarde is",
                ],
                &[part],
            ),
            Self::Name(name) => say(
                [
                    "the link speaks of `{}`: it can name game, mode, seats, first, options, seed and day",
                    "der Link nennt `{}`: möglich sind game, mode, seats, first, options, seed und day",
                    "le lien parle de `{}` : il peut nommer game, mode, seats, first, options, seed et day",
                    "de link noemt `{}`: mogelijk zijn game, mode, seats, first, options, seed en day",
                ],
                &[name],
            ),
            Self::Twice(name) => say(
                [
                    "the link names `{}` twice",
                    "der Link nennt `{}` zweimal",
                    "le lien nomme `{}` deux fois",
                    "de link noemt `{}` twee keer",
                ],
                &[name],
            ),
            Self::Game(name) => say(
                [
                    "the link names no game that can be played here: {}",
                    "der Link nennt kein Spiel, das es hier gibt: {}",
                    "le lien ne nomme aucun jeu disponible ici : {}",
                    "de link noemt geen spel dat hier te spelen is: {}",
                ],
                &[name],
            ),
            Self::Mode(name) => say(
                [
                    "the link names a mode `{}` that the game does not have",
                    "der Link nennt eine Variante `{}`, die es in diesem Spiel nicht gibt",
                    "le lien nomme une variante `{}` que le jeu n'a pas",
                    "de link noemt een variant `{}` die het spel niet heeft",
                ],
                &[name],
            ),
            Self::Locked => say(
                [
                    "this game of the campaign is still locked: reach the goal of the one before it",
                    "diese Partie der Kampagne ist noch gesperrt: erreiche erst das Ziel der vorigen",
                    "cette partie de la campagne est encore fermée : atteignez l'objectif de la précédente",
                    "deze partij van de campagne is nog op slot: haal eerst het doel van de vorige",
                ],
                &[],
            ),
            Self::Seat(name) => say(
                [
                    "`{}` cannot take a seat: use human, malku, yarhai, zabdas, longinus or zenobia",
                    "`{}` kann nicht mitspielen: möglich sind human, malku, yarhai, zabdas, longinus und zenobia",
                    "`{}` ne peut pas jouer : utilisez human, malku, yarhai, zabdas, longinus ou zenobia",
                    "`{}` kan niet meespelen: gebruik human, malku, yarhai, zabdas, longinus of zenobia",
                ],
                &[name],
            ),
            Self::Seats(seats) => say(
                [
                    "the game cannot be played by {}",
                    "das Spiel kann nicht zu {} gespielt werden",
                    "le jeu ne se joue pas à {}",
                    "het spel kan niet met {} gespeeld worden",
                ],
                &[&seats.to_string()],
            ),
            Self::NoPerson => say(
                [
                    "nobody plays in the link's game: give at least one seat to human",
                    "in der Partie des Links spielt kein Mensch: mindestens ein Platz muss human sein",
                    "personne ne joue dans la partie du lien : donnez au moins une place à human",
                    "in de partij van de link speelt geen mens: geef minstens één plaats aan human",
                ],
                &[],
            ),
            Self::Day(word) => say(
                [
                    "the link's day `{}` is neither a number from 1 to 9999 nor a date from 2026-01-01 on",
                    "der Tag `{}` des Links ist weder eine Zahl von 1 bis 9999 noch ein Datum ab 2026-01-01",
                    "le jour `{}` du lien n'est ni un nombre de 1 à 9999 ni une date à partir de 2026-01-01",
                    "de dag `{}` van de link is geen getal van 1 tot 9999 en geen datum vanaf 2026-01-01",
                ],
                &[word],
            ),
            Self::DayAlone => say(
                [
                    "a link to the game of a day names the game and the day, nothing else",
                    "ein Link zur Partie eines Tages nennt das Spiel und den Tag, sonst nichts",
                    "un lien vers la partie d'un jour nomme le jeu et le jour, rien d'autre",
                    "een link naar de partij van een dag noemt het spel en de dag, verder niets",
                ],
                &[],
            ),
            Self::Number {
                name,
                word,
                least,
                most,
            } => say(
                [
                    "the link's {} `{}` is not a number from {} to {}",
                    "{} `{}` des Links ist keine Zahl von {} bis {}",
                    "{} `{}` du lien n'est pas un nombre de {} à {}",
                    "{} `{}` van de link is geen getal van {} tot {}",
                ],
                &[name, word, &least.to_string(), &most.to_string()],
            ),
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Language::English))
    }
}

impl Error for LinkError {}

/// The reason why saves cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageError {
    /// The image of saves has the wrong size.
    Size {
        /// The size in bytes.
        found: usize,
        /// The expected size in bytes.
        expected: usize,
    },
    /// The image has no saves, but other data.
    Foreign,
    /// The saves were written by a newer version.
    Newer,
}

impl ImageError {
    /// The message in this language.
    #[must_use]
    pub fn tell(&self, language: Language) -> String {
        let say = |texts: [&str; 4], blanks: &[&str]| fill(texts[language as usize], blanks);
        match self {
            Self::Size { found, expected } => say(
                [
                    "this is no image of saves: it has {} bytes, not {}",
                    "das sind keine Spielstände: es sind {} Bytes, nicht {}",
                    "ce ne sont pas des sauvegardes : {} octets au lieu de {}",
                    "dit zijn geen opgeslagen partijen: het zijn {} bytes, geen {}",
                ],
                &[&found.to_string(), &expected.to_string()],
            ),
            Self::Foreign => say(
                [
                    "this is no image of saves: it holds something else",
                    "das sind keine Spielstände: es ist etwas anderes darin",
                    "ce ne sont pas des sauvegardes : elles contiennent autre chose",
                    "dit zijn geen opgeslagen partijen: er staat iets anders in",
                ],
                &[],
            ),
            Self::Newer => say(
                [
                    "these saves were made by a newer version of palmyra: update to use them",
                    "diese Spielstände stammen von einer neueren Version von Palmyra: aktualisiere, um sie zu nutzen",
                    "ces sauvegardes viennent d'une version plus récente de Palmyra : mettez à jour pour les utiliser",
                    "deze opgeslagen partijen komen van een nieuwere versie van Palmyra: werk bij om ze te gebruiken",
                ],
                &[],
            ),
        }
    }
}

impl fmt::Display for ImageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Language::English))
    }
}

impl Error for ImageError {}

/// Takes the texts of a language from a file of the page. They stay in memory until the page is
/// closed.
pub fn load(language: Language, file: String) {
    let tables: Vec<&str> = file.leak().split_terminator(TABLE_END).collect();
    palmyra_ui::text::load(language, tables.leak());
}

/// The code of a language, as in the attribute `lang` of an HTML page.
#[must_use]
pub const fn code(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::German => "de",
        Language::French => "fr",
        Language::Dutch => "nl",
    }
}

/// The language with this code. The code may be followed by a country.
#[must_use]
pub fn language(name: &str) -> Option<Language> {
    let short = name.split('-').next().unwrap_or_default();
    let mut all = Language::ALL.into_iter();
    all.find(|&it| code(it).eq_ignore_ascii_case(short))
}

/// Replaces the blanks in a text.
fn fill(text: &str, blanks: &[&str]) -> String {
    let mut parts = text.split("{}");
    let first: String = parts.next().unwrap_or_default().into();
    parts.zip(blanks).fold(first, |filled, (part, blank)| {
        format!("{filled}{blank}{part}")
    })
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    #[test]
    fn every_error_has_a_text_in_every_language_with_all_its_blanks() {
        let word = || String::from("zzz");
        let links = vec![
            LinkError::Form(word()),
            LinkError::Name(word()),
            LinkError::Twice(word()),
            LinkError::Game(word()),
            LinkError::Mode(word()),
            LinkError::Locked,
            LinkError::Seat(word()),
            LinkError::Seats(13),
            LinkError::NoPerson,
            LinkError::Day(word()),
            LinkError::DayAlone,
            LinkError::Number {
                name: "seed",
                word: word(),
                least: 0,
                most: 99,
            },
        ];
        let images = [
            ImageError::Size {
                found: 8,
                expected: 64,
            },
            ImageError::Foreign,
            ImageError::Newer,
        ];
        let tell = |language| {
            let links = links.iter().map(move |error| error.tell(language));
            links.chain(images.iter().map(move |error| error.tell(language)))
        };
        for language in Language::ALL {
            for (told, english) in tell(language).zip(tell(Language::English)) {
                assert!(!told.contains("{}"), "{told}");
                for blank in ["zzz", "13", "seed", "99", "64"] {
                    assert_eq!(told.contains(blank), english.contains(blank), "{told}");
                }
                assert_eq!(told == english, language == Language::English, "{told}");
            }
        }
    }

    #[test]
    fn languages_are_known_by_their_codes() {
        for it in Language::ALL {
            assert_eq!(language(code(it)), Some(it));
        }
        assert_eq!(language("de-AT"), Some(Language::German));
        assert_eq!(language("it"), None);
    }
}
