//! The messages of errors.

use std::io;

use thiserror::Error;

/// What is wrong with a line of a script.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The first word is no command.
    #[error("unknown command `{0}`; use press, hold, down, up, wait, shot or expect")]
    Command(String),
    /// A word is missing or too many; this is the right form.
    #[error("write `{0}`")]
    Form(&'static str),
    /// No button of that name.
    #[error("unknown button `{0}`; use UP, DOWN, LEFT, RIGHT, A, B, X or Y")]
    Button(String),
    /// Not a number in the range.
    #[error("`{word}` is no {what} from 1 to {most}")]
    Number {
        /// What was written.
        word: String,
        /// What the number is for.
        what: &'static str,
        /// The greatest one.
        most: u64,
    },
    /// The name is not suitable for a file.
    #[error("`{0}` is no name for a shot; use letters, digits, `-` and `_`")]
    ShotName(String),
    /// The later picture would replace the earlier.
    #[error("line {line} already takes a shot `{name}`; choose another name")]
    ShotTaken {
        /// The name.
        name: String,
        /// The line that has it.
        line: usize,
    },
    /// The device shows another screen than expected.
    #[error("expected the screen `{expected}`, but it is `{found}`")]
    Screen {
        /// The screen in the script.
        expected: String,
        /// The current screen.
        found: &'static str,
    },
}

/// What is wrong with a PNG file.
#[derive(Debug, Error)]
pub enum PngError {
    /// It does not have the panel's size.
    #[error("the picture is {width}x{height}, not 240x240")]
    Size {
        /// Pixels in a row.
        width: u32,
        /// Rows.
        height: u32,
    },
    /// It has a palette, transparency or another depth.
    #[error("the picture is not in 24-bit RGB")]
    Format,
    /// It has a colour that no picture of the panel has.
    #[error("the picture has a colour at {x}, {y} that is not in the palette")]
    Colour {
        /// Column of the first such pixel.
        x: i32,
        /// Its row.
        y: i32,
    },
    /// It cannot be read.
    #[error("cannot read the picture: {0}")]
    Decode(#[from] png::DecodingError),
    /// It cannot be written.
    #[error("cannot encode the picture: {0}")]
    Encode(#[from] png::EncodingError),
}

/// Why a file cannot be the flash.
#[derive(Debug, Error)]
pub enum FlashError {
    /// A folder, a pipe or the like.
    #[error("this is no file: name one for the saves, which may be missing yet")]
    NoFile,
    /// Another process has it.
    #[error("another palmyra is playing with these saves: close it, or choose others with --flash")]
    InUse,
    /// It does not have the region's size.
    #[error("this is no image of saves: it has {0} bytes, not 65536")]
    Size(u64),
    /// It has the right size, but holds something else.
    #[error("this is no image of saves: it holds something else")]
    Foreign,
    /// It was written by a later format of the store.
    #[error("these saves were made by a newer version of palmyra: update to use them")]
    Newer,
    /// It cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
}
