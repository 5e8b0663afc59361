//! Faults that are kept during a restart.

use core::fmt::{self, Write};
use core::str;

use palmyra_ui::text::Language;
use palmyra_ui::{Failure, Stage};

/// A crash, stored for the next start: the message and place of a panic, the address of an
/// instruction that the processor refused, or a stack overflow.
///
/// A fault is stored in memory that the start-up code does not change. After power-on this memory
/// has random contents, so a mark and a checksum identify a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    words: [u32; Self::WORDS],
}

/// A mark that random memory is unlikely to have.
const MARK: u32 = 0x7061_6c6d;
/// The number of words before the text: mark, checksum, lengths, address.
const HEAD: usize = 4;
/// Replaces the lengths if the fault has an address. No text is this long.
const ADDRESS: u32 = u32::MAX;
/// Replaces the lengths if the fault is a stack overflow.
const OVERFLOW: u32 = u32::MAX - 1;

impl Fault {
    /// The size of a fault in words.
    pub const WORDS: usize = 64;
    const TEXT: usize = 4 * (Self::WORDS - HEAD);
    /// The number of bytes for the message. The rest of the text is for the place.
    const MESSAGE: usize = 160;

    /// Records a panic's message and place. Each is cut to the bytes reserved
    /// for it.
    #[must_use]
    pub fn panic(message: impl fmt::Display, place: impl fmt::Display) -> Self {
        let mut text = [0; Self::TEXT];
        let (for_message, for_place) = text.split_at_mut(Self::MESSAGE);
        let lengths = write(for_message, message) | write(for_place, place) << 16;
        let mut words = [0; Self::WORDS];
        let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
        for (byte, text) in bytes.iter_mut().skip(4 * HEAD).zip(text) {
            *byte = text;
        }
        Self::sealed(words, lengths, 0)
    }

    /// Records the address of an instruction that the processor refused.
    #[must_use]
    pub fn refused(address: u32) -> Self {
        Self::sealed([0; Self::WORDS], ADDRESS, address)
    }

    /// Records a stack overflow.
    #[must_use]
    pub fn overflow() -> Self {
        Self::sealed([0; Self::WORDS], OVERFLOW, 0)
    }

    fn sealed(mut words: [u32; Self::WORDS], lengths: u32, address: u32) -> Self {
        words[0] = MARK;
        words[2] = lengths;
        words[3] = address;
        words[1] = checksum(&words);
        Self { words }
    }

    /// The fault as words, to be stored.
    #[must_use]
    pub const fn words(&self) -> &[u32; Self::WORDS] {
        &self.words
    }

    /// Reads a fault from words; `None` if the words do not contain a fault.
    #[must_use]
    pub fn from_words(words: [u32; Self::WORDS]) -> Option<Self> {
        let [mark, sum, ..] = words;
        let fault = (mark == MARK && sum == checksum(&words)).then_some(Self { words })?;
        fault.read().is_some().then_some(fault)
    }

    /// Returns the kind, message and place of the fault.
    #[must_use]
    pub fn failure(&self) -> Failure<'_> {
        self.read().unwrap_or(Failure::Panic {
            message: "",
            place: "",
        })
    }

    fn read(&self) -> Option<Failure<'_>> {
        let (head, text) = self.words.split_at_checked(HEAD)?;
        let &[_, _, lengths, address] = head else {
            return None;
        };
        match lengths {
            ADDRESS => return Some(Failure::Refused { address }),
            OVERFLOW => {
                return Some(Failure::Overflow {
                    stage: Stage::Waiting,
                    screen: "",
                });
            }
            _ => {}
        }
        let text: &[u8] = bytemuck::cast_slice(text);
        let (message, place) = text.split_at_checked(Self::MESSAGE)?;
        let message = message.get(..(lengths & 0xffff) as usize)?;
        let place = place.get(..(lengths >> 16) as usize)?;
        Some(Failure::Panic {
            message: str::from_utf8(message).ok()?,
            place: str::from_utf8(place).ok()?,
        })
    }
}

/// The previous run's crash or hang, and the language to report it in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    cause: Cause,
    trail: Option<Trail>,
    language: Language,
}

#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one at most, and no heap"
)]
enum Cause {
    Fault(Fault),
    Hang(Trail),
}

impl Ending {
    /// Combines the traces of the previous run: a fault, a trail, and `hung`, which says whether
    /// the watchdog has reset the device. Returns `None` if that run ended normally, or if it
    /// hung before its first trail.
    #[must_use]
    pub fn new(fault: Option<Fault>, trail: Option<Trail>, hung: bool) -> Option<Self> {
        let hang = trail.filter(|_| hung).map(Cause::Hang);
        let cause = fault.map(Cause::Fault).or(hang)?;
        // The language comes from the trail and not from the saved settings, because loading them
        // may have caused the crash.
        let language = trail.map(|trail| trail.language).unwrap_or_default();
        Some(Self {
            cause,
            trail,
            language,
        })
    }

    /// Returns the kind, message and place of the failure.
    #[must_use]
    pub fn failure(&self) -> Failure<'_> {
        match (&self.cause, &self.trail) {
            (Cause::Hang(trail), _) => {
                let (stage, screen) = trail.place();
                Failure::Hang { stage, screen }
            }
            (Cause::Fault(fault), trail) => match (fault.failure(), trail) {
                (Failure::Overflow { .. }, Some(trail)) => {
                    let (stage, screen) = trail.place();
                    Failure::Overflow { stage, screen }
                }
                (failure, _) => failure,
            },
        }
    }

    /// The language of the previous run.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }
}

/// Computes the checksum of all words except the checksum.
fn checksum(words: &[u32; Fault::WORDS]) -> u32 {
    words
        .iter()
        .enumerate()
        .filter(|(at, _)| *at != 1)
        .fold(0x811c_9dc5, |sum: u32, (_, word)| {
            (sum ^ word).wrapping_mul(0x0100_0193).rotate_left(7)
        })
}

/// Writes as much of a text as fits, and returns the number of bytes written.
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
    // An error only means that the text was cut off.
    let _ = write!(cut, "{text}");
    cut.used as u32
}

/// Returns the last three parts of an absolute source path, and a relative path unchanged. Three
/// parts are enough to identify the file, and the full paths of dependencies are long.
#[must_use]
pub fn short_path(path: &str) -> &str {
    if !path.starts_with('/') {
        return path;
    }
    let cut = path.rmatch_indices('/').nth(2).map_or(0, |(at, _)| at + 1);
    path.get(cut..).unwrap_or(path)
}

/// The last stage of the main loop, with the screen and the language. A trail is stored in
/// registers of the watchdog, which survive a reset by the watchdog and are empty after
/// power-on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trail {
    stage: Stage,
    /// The first letters of the screen's name.
    screen: [u8; 8],
    language: Language,
}

impl Trail {
    /// The size of a trail in words.
    pub const WORDS: usize = 4;

    /// Creates the trail of a stage on a screen.
    #[must_use]
    pub fn new(stage: Stage, screen: &str, language: Language) -> Self {
        let mut letters = [0; 8];
        for (letter, byte) in letters.iter_mut().zip(screen.bytes()) {
            *letter = byte;
        }
        Self {
            stage,
            screen: letters,
            language,
        }
    }

    /// The trail as words, to be stored.
    #[must_use]
    pub fn words(self) -> [u32; Self::WORDS] {
        let [a, b, c, d, e, f, g, h] = self.screen;
        [
            MARK ^ self.stage as u32,
            u32::from_le_bytes([a, b, c, d]),
            u32::from_le_bytes([e, f, g, h]),
            self.language as u32,
        ]
    }

    /// Reads a trail from words; `None` if the words do not contain a trail.
    #[must_use]
    pub fn from_words([stage, low, high, language]: [u32; Self::WORDS]) -> Option<Self> {
        let stage = *Stage::ALL.get((stage ^ MARK) as usize)?;
        let language = *Language::ALL.get(language as usize)?;
        let mut screen = [0; 8];
        let letters = low.to_le_bytes().into_iter().chain(high.to_le_bytes());
        for (letter, byte) in screen.iter_mut().zip(letters) {
            *letter = byte;
        }
        Some(Self {
            stage,
            screen,
            language,
        })
    }

    /// Returns the stage and the screen.
    fn place(&self) -> (Stage, &str) {
        let screen = str::from_utf8(&self.screen).unwrap_or_default();
        (self.stage, screen.trim_end_matches('\0'))
    }
}
