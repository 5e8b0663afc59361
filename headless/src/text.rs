//! The error messages.

use std::io;

use thiserror::Error;

/// The problem with a line of a script.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The first word of the line is not a command.
    #[error("unknown command `{0}`; use press, hold, down, up, wait, shot or expect")]
    Command(String),
    /// The line has too few or too many words. The value is the correct form.
    #[error("write `{0}`")]
    Form(&'static str),
    /// There is no button with this name.
    #[error("unknown button `{0}`; use UP, DOWN, LEFT, RIGHT, A, B, X or Y")]
    Button(String),
    /// A word is not a number in the allowed range.
    #[error("`{word}` is no {what} from 1 to {most}")]
    Number {
        /// The word in the script.
        word: String,
        /// The meaning of the number.
        what: &'static str,
        /// The largest number allowed.
        most: u64,
    },
    /// The name is not a valid file name.
    #[error("`{0}` is no name for a shot; use letters, digits, `-` and `_`")]
    ShotName(String),
    /// An earlier line takes a picture with the same name.
    #[error("line {line} already takes a shot `{name}`; choose another name")]
    ShotTaken {
        /// The name of the picture.
        name: String,
        /// The number of the earlier line.
        line: usize,
    },
    /// The device ignores the button at present.
    #[error("the screen has just come up and ignores A, B, X and Y; `wait 400` first")]
    Deaf,
    /// The device does not show the expected screen.
    #[error("expected the screen `{expected}`, but it is `{found}`")]
    Screen {
        /// The screen in the script.
        expected: String,
        /// The current screen.
        found: &'static str,
    },
}

/// The problem with a PNG file.
#[derive(Debug, Error)]
pub enum PngError {
    /// The picture does not have the panel's size.
    #[error("the picture is {width}x{height}, not 240x240")]
    Size {
        /// The width in pixels.
        width: u32,
        /// The height in pixels.
        height: u32,
    },
    /// The picture has a palette, transparency or another colour depth.
    #[error("the picture is not in 24-bit RGB")]
    Format,
    /// The picture has a colour that is not in the palette.
    #[error("the picture has a colour at {x}, {y} that is not in the palette")]
    Colour {
        /// The column of the first such pixel.
        x: i32,
        /// The row of the first such pixel.
        y: i32,
    },
    /// The file cannot be read.
    #[error("cannot read the picture: {0}")]
    Decode(#[from] png::DecodingError),
    /// The file cannot be written.
    #[error("cannot encode the picture: {0}")]
    Encode(#[from] png::EncodingError),
}

/// The reason why a file cannot be used as a flash.
#[derive(Debug, Error)]
pub enum FlashError {
    /// The path is not a regular file, but for example a folder or a pipe.
    #[error("this is no file: name one for the saves, which may be missing yet")]
    NoFile,
    /// Another process uses the file.
    #[error("another palmyra is playing with these saves: close it, or choose others with --flash")]
    InUse,
    /// The file does not have the region's size.
    #[error("this is no image of saves: it has {0} bytes, not 65536")]
    Size(u64),
    /// The file has the right size, but holds something else.
    #[error("this is no image of saves: it holds something else")]
    Foreign,
    /// The file was written by a newer format of the store.
    #[error("these saves were made by a newer version of palmyra: update to use them")]
    Newer,
    /// The file cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
}
