//! The functions that the page's script, `handheld.js`, calls. [`palmyra_version`] is increased by
//! every change that an older script would not understand. The script refuses any other version.
//!
//! Bytes are passed in through a buffer: before a call that takes bytes, the script calls
//! `palmyra_buffer(len)` and writes the bytes to the returned address. A function that returns
//! bytes returns their address, and [`palmyra_len`] returns their number. The bytes stay valid
//! until the next call. Times are milliseconds since the page was opened, as returned by the import
//! `now`. The program passes all saves to the import `keep` whenever they change.

use alloc::borrow::ToOwned as _;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;
use core::{mem, ptr};

use palmyra_play::{Language, Millis};
use palmyra_ui::Button;

use crate::cable::{Arrived, Cable};
use crate::link::Link;
use crate::page::Page;
use crate::text;

/// The version of this interface.
const VERSION: u32 = 6;

#[expect(unsafe_code, reason = "clock and storage are the browser's")]
mod browser {
    // SAFETY: the page's script provides both functions with these types. The browser does not
    // start a program whose imports do not match.
    #[link(wasm_import_module = "palmyra")]
    unsafe extern "C" {
        /// Returns the milliseconds since the page was opened.
        pub safe fn now() -> f64;

        /// Stores the image of all saves at this address. Returns whether that
        /// succeeded.
        pub safe fn keep(at: *const u8, len: usize) -> bool;
    }
}

fn now() -> Millis {
    browser::now() as Millis
}

fn keep(image: &[u8]) -> bool {
    browser::keep(image.as_ptr(), image.len())
}

struct Interface {
    page: Option<Box<Page>>,
    /// The session with a handheld; `None` before the first one.
    cable: Option<Box<Cable>>,
    /// The language while the device is off.
    language: Language,
    /// The bytes that the script passes in.
    input: Vec<u8>,
    /// The bytes that the last call has returned.
    output: Vec<u8>,
}

/// The state of the program between calls.
struct Lasting(RefCell<Interface>);

// SAFETY: the program has only one thread. It is built without atomics, so workers cannot
// share its memory.
#[expect(unsafe_code, reason = "a page's program has one thread")]
unsafe impl Sync for Lasting {}

static INTERFACE: Lasting = Lasting(RefCell::new(Interface {
    page: None,
    cable: None,
    language: Language::English,
    input: Vec::new(),
    output: Vec::new(),
}));

fn with<T>(body: impl FnOnce(&mut Interface) -> T) -> T {
    body(&mut INTERFACE.0.borrow_mut())
}

fn with_page<T: Default>(body: impl FnOnce(&mut Page) -> T) -> T {
    with(|it| it.page.as_deref_mut().map(body).unwrap_or_default())
}

/// Passes the cable session and the page to a function. Creates the session if there is none.
/// Without a page, the function is not called, and the default is returned.
fn with_cable<T: Default>(body: impl FnOnce(&mut Cable, &Page) -> T) -> T {
    with(|it| {
        let cable = it.cable.get_or_insert_default();
        it.page
            .as_deref()
            .map(|page| body(cable, page))
            .unwrap_or_default()
    })
}

/// Converts a slot number from the script. A negative number stands for no
/// slot.
fn slot(number: i32) -> Option<u8> {
    number.try_into().ok()
}

/// The player's language.
fn language() -> Language {
    with(|it| it.page.as_ref().map_or(it.language, |page| page.language()))
}

/// Stores bytes for the script and returns their address.
fn answer(bytes: impl Into<Vec<u8>>) -> *const u8 {
    with(|it| {
        it.output = bytes.into();
        it.output.as_ptr()
    })
}

/// Declares functions that the script can call.
macro_rules! interface {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $Type:ty),*) -> $Answer:ty $body:block)*) => {
        $(
            $(#[$doc])*
            // SAFETY: each name begins with `palmyra_`, which no other linked code uses. The
            // compiler refuses to define a name twice.
            #[expect(unsafe_code, reason = "the script knows it by this name")]
            #[unsafe(no_mangle)]
            pub extern "C" fn $name($($argument: $Type),*) -> $Answer $body
        )*
    };
}

interface! {
    /// Returns the version of this interface.
    fn palmyra_version() -> u32 {
        VERSION
    }

    /// Returns the address to which the script writes the bytes of the next
    /// call.
    fn palmyra_buffer(len: usize) -> *mut u8 {
        with(|it| {
            it.input = vec![0; len];
            it.input.as_mut_ptr()
        })
    }

    /// Returns the length of the last result in bytes.
    fn palmyra_len() -> usize {
        with(|it| it.output.len())
    }

    /// Checks the image of saves in the buffer. Returns a message if the image is invalid,
    /// otherwise no bytes.
    fn palmyra_check() -> *const u8 {
        let image = with(|it| mem::take(&mut it.input));
        let language = language();
        answer(Page::check(&image).err().map(|error| error.tell(language)).unwrap_or_default())
    }

    /// Switches the handheld on with the image of saves in the buffer, or without saves if the
    /// buffer is empty. Returns a message if the image is invalid, otherwise no bytes.
    fn palmyra_open(seed: f64) -> *const u8 {
        let opened = with(|it| {
            let image = mem::take(&mut it.input);
            let image = (!image.is_empty()).then_some(image.as_slice());
            Page::open(now, keep, seed as u64, image).map(|page| it.page = Some(Box::new(page)))
        });
        let language = language();
        answer(opened.err().map(|error| error.tell(language)).unwrap_or_default())
    }

    /// Sets the language of messages before the handheld is switched on. The buffer contains the
    /// code of the language. An unknown code is ignored.
    fn palmyra_set_language() -> () {
        let code = with(|it| mem::take(&mut it.input));
        if let Some(language) = text::language(&String::from_utf8_lossy(&code)) {
            with(|it| it.language = language);
        }
    }

    /// The code of the player's language: `en`, `de`, `fr` or `nl`.
    fn palmyra_language() -> *const u8 {
        answer(text::code(language()))
    }

    /// Takes the texts of the language with this number. The buffer has the page's file with them.
    /// Before this call, the program shows the English texts, which it contains.
    fn palmyra_load_texts(language: usize) -> () {
        let file = with(|it| mem::take(&mut it.input));
        if let (Some(&language), Ok(texts)) = (Language::ALL.get(language), String::from_utf8(file)) {
            text::load(language, texts);
            with_page(|page| page.use_texts(language));
        }
    }

    /// Sets the Unix time, which determines the game of the day.
    fn palmyra_time(seconds: f64) -> () {
        with_page(|page| page.set_time(seconds as u64));
    }

    /// Presses or releases a button. The numbers stand for up, down, left,
    /// right, A, B, X and Y.
    fn palmyra_touch(button: usize, down: bool) -> () {
        if let Some(&button) = Button::ALL.get(button) {
            with_page(|page| page.touch(button, down, now()));
        }
    }

    /// Does all work that is due. Returns the time of the next call if no button is touched before;
    /// a negative number means never.
    fn palmyra_round() -> f64 {
        with_page(|page| page.round().map_or(-1.0, |due| due as f64))
    }

    /// The number of pictures drawn so far.
    fn palmyra_frames() -> u32 {
        with_page(|page| page.frames())
    }

    /// The picture: 240 rows of 240 pixels of red, green, blue and opacity.
    fn palmyra_pixels() -> *const u8 {
        with(|it| it.page.as_ref().map_or(ptr::null(), |page| page.pixels().as_ptr()))
    }

    /// The milliseconds after the last touch at which the light is dimmed. The next press
    /// then only restores the light.
    fn palmyra_dim_after() -> f64 {
        Page::DIM as f64
    }

    /// The milliseconds after the last touch at which the light is switched
    /// off.
    fn palmyra_dark_after() -> f64 {
        Page::DARK as f64
    }

    /// The tones to play now, in order. Each tone is three numbers of two bytes, low byte first:
    /// the pitch in hertz, the duration in milliseconds, and the volume in percent of the loudest.
    fn palmyra_tones() -> *const u8 {
        let (tones, loudness) = with_page(Page::take_tones);
        let bytes = tones.iter().flat_map(|tone| [tone.hertz, tone.millis, loudness]);
        answer(bytes.flat_map(u16::to_le_bytes).collect::<Vec<u8>>())
    }

    /// The texts on the panel, one per line.
    fn palmyra_words() -> *const u8 {
        answer(with_page(|page| page.words()))
    }

    /// The selected texts, one per line.
    fn palmyra_chosen() -> *const u8 {
        answer(with_page(|page| page.chosen()))
    }

    /// The place of the cursor if the last picture has moved it, otherwise no bytes. The column
    /// is a letter and the row a number, such as `C6`; there are twelve of each.
    fn palmyra_place() -> *const u8 {
        answer(with_page(|page| page.place()))
    }

    /// The name of the current screen, for tests.
    fn palmyra_screen() -> *const u8 {
        answer(with_page(|page| page.screen().to_owned()))
    }

    /// The image of all saves.
    fn palmyra_image() -> *const u8 {
        answer(with_page(|page| page.image()))
    }

    /// Whether the current game is not over and has several people. Such a game has no record,
    /// and its link begins another deal.
    fn palmyra_is_shared() -> bool {
        with_page(|page| page.is_shared())
    }

    /// Whether the image of all saves reveals secrets of a game with several people.
    fn palmyra_keeps_shared() -> bool {
        with_page(|page| page.keeps_shared())
    }

    /// The record of the current game; no bytes if there is none.
    fn palmyra_record() -> *const u8 {
        answer(with_page(|page| page.record().unwrap_or_default()))
    }

    /// Shows a record. The buffer contains the bytes of its file. Returns a message if the record
    /// is invalid, otherwise no bytes.
    fn palmyra_view() -> *const u8 {
        let file = with(|it| mem::take(&mut it.input));
        answer(with_page(|page| page.view(&file).err().unwrap_or_default()))
    }

    /// Shows another page of the record.
    fn palmyra_turn_to(page: usize) -> () {
        with_page(|it| it.turn_to(page));
    }

    /// Closes the record and shows the current game again.
    fn palmyra_close_record() -> () {
        with_page(Page::close_record);
    }

    /// The current page of the record, from 0; negative if no record is shown.
    fn palmyra_page() -> f64 {
        with_page(|page| page.record_page().map_or(-1.0, |(page, _)| page as f64))
    }

    /// The number of pages of the record.
    fn palmyra_pages() -> usize {
        with_page(|page| page.record_page().map_or(0, |(_, pages)| pages))
    }

    /// The current game as a link; no bytes if there is none.
    fn palmyra_link() -> *const u8 {
        let link = with_page(|page| page.link());
        answer(link.map(|link| link.to_string()).unwrap_or_default())
    }

    /// The games of the day, one per line: the link, a space, and the name of the
    /// game.
    fn palmyra_days() -> *const u8 {
        answer(with_page(|page| {
            let days: Vec<String> = page.days().map(|(link, name)| format!("{link} {name}")).collect();
            days.join("\n")
        }))
    }

    /// Begins the game of the link in the buffer. If that game is saved, continues it. Returns a
    /// message if the link is invalid or its mode is locked, otherwise no bytes.
    fn palmyra_begin() -> *const u8 {
        let text = with(|it| mem::take(&mut it.input));
        let text = String::from_utf8_lossy(&text);
        let link = text.parse::<Link>();
        let begun = link.and_then(|link| with_page(|page| Some(page.begin(link))).unwrap_or(Ok(())));
        let language = language();
        answer(begun.err().map(|error| error.tell(language)).unwrap_or_default())
    }

    /// Returns the frame that begins a session with a handheld.
    fn palmyra_cable_hello() -> *const u8 {
        answer(with_cable(|cable, _| cable.hello()))
    }

    /// Returns the frame that sets the handheld's date. `seconds` is the Unix time in
    /// the local time zone.
    fn palmyra_cable_day(seconds: f64) -> *const u8 {
        answer(with_cable(|cable, _| cable.day(seconds as u64)))
    }

    /// Returns the frame that requests the next part of the handheld's saves; no bytes if they are
    /// complete.
    fn palmyra_cable_next() -> *const u8 {
        answer(with_cable(|cable, _| cable.next_part()))
    }

    /// Returns the frame that shows the progress of a copy on the handheld.
    fn palmyra_cable_progress(done: u8, of: u8) -> *const u8 {
        answer(with_cable(|cable, _| cable.progress(done, of)))
    }

    /// Returns the frame that restarts the handheld as a drive, to install
    /// firmware.
    fn palmyra_cable_boot() -> *const u8 {
        answer(with_cable(|cable, _| cable.boot()))
    }

    /// Returns the frame that copies a game of the page to the handheld: to its slot `there`, or
    /// to a free slot if `there` is negative. Returns no bytes if that is not possible.
    fn palmyra_cable_put(here: u8, there: i32) -> *const u8 {
        answer(with_cable(|cable, page| cable.put(page, here, slot(there))))
    }

    /// Returns the page's saves after copying a game of the handheld to the slot `here`, or to a
    /// free slot if `here` is negative. Returns no bytes if that is not possible.
    fn palmyra_cable_fetch(there: u8, here: i32) -> *const u8 {
        answer(with_cable(|cable, page| cable.fetch(page, there, slot(here))).unwrap_or_default())
    }

    /// Takes the bytes in the buffer. They came from the handheld. Returns 0 if the answer is
    /// incomplete, 1 if the request was carried out, and a larger number as the reason for a
    /// refusal.
    fn palmyra_cable_take() -> u32 {
        let bytes = with(|it| mem::take(&mut it.input));
        with_cable(|cable, _| match cable.take(&bytes) {
            Arrived::Part => 0,
            Arrived::Done => 1,
            Arrived::Refused(why) => 2 + why as u32,
        })
    }

    /// The games on the page and on the handheld, one per line. A line has the slot on each side,
    /// the relation of the page's game to the handheld's, the number of seats, the number of
    /// moves on each side, and the name of the game.
    fn palmyra_cable_games() -> *const u8 {
        answer(with_cable(|cable, page| cable.games(page)))
    }
}
