//! What went wrong, kept over a restart.

use core::fmt::{self, Write};
use core::str;

/// What a panic leaves for the next start: a message and its place.
///
/// It survives in memory that start-up code leaves alone, which holds noise
/// after power-on: a mark and a checksum tell a fault from noise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    words: [u32; Self::WORDS],
}

/// A mark that noise is unlikely to hold.
const MARK: u32 = 0x7061_6c6d;
/// Mark, checksum, lengths.
const HEAD: usize = 3;

impl Fault {
    /// How much memory it takes.
    pub const WORDS: usize = 64;
    const TEXT: usize = 4 * (Self::WORDS - HEAD);
    /// The message's share of the text.
    const WHAT: usize = 160;

    /// Notes a message and a place, each cut to its share.
    #[must_use]
    pub fn new(what: impl fmt::Display, place: impl fmt::Display) -> Self {
        let mut text = [0; Self::TEXT];
        let (for_what, for_place) = text.split_at_mut(Self::WHAT);
        let lengths = write(for_what, what) | write(for_place, place) << 16;
        let mut words = [0; Self::WORDS];
        let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
        for (byte, text) in bytes.iter_mut().skip(4 * HEAD).zip(text) {
            *byte = text;
        }
        words[0] = MARK;
        words[2] = lengths;
        words[1] = checksum(&words);
        Self { words }
    }

    /// A device that was restarted because it hung.
    #[must_use]
    pub fn hang(trail: Trail) -> Self {
        let screen = str::from_utf8(&trail.screen).unwrap_or_default();
        let screen = screen.trim_end_matches('\0');
        let what = "the device did not answer any more";
        Self::new(what, format_args!("{} {screen}", trail.stage.name()))
    }

    /// The words to keep.
    #[must_use]
    pub const fn words(&self) -> &[u32; Self::WORDS] {
        &self.words
    }

    /// The fault in these words, unless they are noise.
    #[must_use]
    pub fn from_words(words: [u32; Self::WORDS]) -> Option<Self> {
        let [mark, sum, ..] = words;
        let fault = (mark == MARK && sum == checksum(&words)).then_some(Self { words })?;
        fault.texts().is_some().then_some(fault)
    }

    /// What happened.
    #[must_use]
    pub fn what(&self) -> &str {
        self.texts().unwrap_or_default().0
    }

    /// Where.
    #[must_use]
    pub fn place(&self) -> &str {
        self.texts().unwrap_or_default().1
    }

    fn texts(&self) -> Option<(&str, &str)> {
        let (head, text) = self.words.split_at_checked(HEAD)?;
        let lengths = *head.last()?;
        let text: &[u8] = bytemuck::cast_slice(text);
        let (what, place) = text.split_at_checked(Self::WHAT)?;
        let what = what.get(..(lengths & 0xffff) as usize)?;
        let place = place.get(..(lengths >> 16) as usize)?;
        Some((str::from_utf8(what).ok()?, str::from_utf8(place).ok()?))
    }
}

/// Over everything but itself.
fn checksum(words: &[u32; Fault::WORDS]) -> u32 {
    words
        .iter()
        .enumerate()
        .filter(|(at, _)| *at != 1)
        .fold(0x811c_9dc5, |sum: u32, (_, word)| {
            (sum ^ word).wrapping_mul(0x0100_0193).rotate_left(7)
        })
}

/// Writes as many characters as there is room for; tells how many bytes.
fn write(room: &mut [u8], text: impl fmt::Display) -> u32 {
    struct Cut<'a> {
        room: &'a mut [u8],
        used: usize,
    }
    impl Write for Cut<'_> {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for character in text.chars() {
                let end = self.used + character.len_utf8();
                let room = self.room.get_mut(self.used..end).ok_or(fmt::Error)?;
                character.encode_utf8(room);
                self.used = end;
            }
            Ok(())
        }
    }
    let mut cut = Cut { room, used: 0 };
    // An error says that the rest is cut off.
    let _ = write!(cut, "{text}");
    cut.used as u32
}

/// The end of a source path that tells the place: dependencies are compiled
/// from somewhere deep in the builder's home.
#[must_use]
pub fn short_path(path: &str) -> &str {
    if !path.starts_with('/') {
        return path;
    }
    let cut = path.rmatch_indices('/').nth(2).map_or(0, |(at, _)| at + 1);
    path.get(cut..).unwrap_or(path)
}

/// What the main loop is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It sleeps until something happens.
    Waiting,
    /// It tells the application.
    Updating,
    /// It draws.
    Drawing,
    /// It sends the picture.
    Showing,
    /// It thinks about a decision.
    Thinking,
}

impl Stage {
    const ALL: [Self; 5] = [
        Self::Waiting,
        Self::Updating,
        Self::Drawing,
        Self::Showing,
        Self::Thinking,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "while waiting on screen",
            Self::Updating => "while updating screen",
            Self::Drawing => "while drawing screen",
            Self::Showing => "while sending screen",
            Self::Thinking => "while thinking on screen",
        }
    }
}

/// How far the main loop came: three words for the watchdog's own registers,
/// which outlive its reset and are empty after power-on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trail {
    stage: Stage,
    /// The first letters of the screen's name.
    screen: [u8; 8],
}

impl Trail {
    /// Doing this on that screen.
    #[must_use]
    pub fn new(stage: Stage, screen: &str) -> Self {
        let mut letters = [0; 8];
        for (letter, byte) in letters.iter_mut().zip(screen.bytes()) {
            *letter = byte;
        }
        Self {
            stage,
            screen: letters,
        }
    }

    /// The words to keep.
    #[must_use]
    pub fn words(self) -> [u32; 3] {
        let [a, b, c, d, e, f, g, h] = self.screen;
        [
            MARK ^ self.stage as u32,
            u32::from_le_bytes([a, b, c, d]),
            u32::from_le_bytes([e, f, g, h]),
        ]
    }

    /// The trail in these words, if there is one.
    #[must_use]
    pub fn from_words([stage, low, high]: [u32; 3]) -> Option<Self> {
        let stage = *Stage::ALL.get((stage ^ MARK) as usize)?;
        let mut screen = [0; 8];
        let letters = low.to_le_bytes().into_iter().chain(high.to_le_bytes());
        for (letter, byte) in screen.iter_mut().zip(letters) {
            *letter = byte;
        }
        Some(Self { stage, screen })
    }
}
