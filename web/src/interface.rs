//! The functions that the page's script calls. A change that an older script would not understand
//! increases [`palmyra_version`]; the script refuses any other version.
//!
//! Bytes are passed in through a buffer: before a call that takes bytes, `palmyra_buffer(len)`
//! returns the address to write them to. Returned bytes are an address, and [`palmyra_len`] is
//! their number; they stay valid until the next call. Times are milliseconds since the page was
//! opened, as returned by the import `now`. The import `keep` receives all saves whenever they have
//! changed.

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
const VERSION: u32 = 5;

#[expect(unsafe_code, reason = "clock and storage are the browser's")]
mod browser {
    // SAFETY: the page's script provides both functions with these types; the browser does not
    // start a program whose imports do not match.
    #[link(wasm_import_module = "palmyra")]
    unsafe extern "C" {
        /// Milliseconds since the page was opened.
        pub safe fn now() -> f64;

        /// Stores the image of all saves at this address. Returns whether that succeeded.
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
    /// The conversation with a handheld, once there was one.
    cable: Option<Box<Cable>>,
    /// The language while the device is off.
    language: Language,
    /// Bytes from the script.
    input: Vec<u8>,
    /// Bytes for the script.
    output: Vec<u8>,
}

/// The state between calls.
struct Lasting(RefCell<Interface>);

// SAFETY: the program has one thread. It is built without atomics, so its memory cannot be
// shared with a worker.
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

/// Runs a function on the conversation with a handheld, which begins if there is none.
fn with_cable<T: Default>(body: impl FnOnce(&mut Cable, &Page) -> T) -> T {
    with(|it| {
        let cable = it.cable.get_or_insert_default();
        it.page
            .as_deref()
            .map(|page| body(cable, page))
            .unwrap_or_default()
    })
}

/// A slot from the script; negative for none.
fn slot(number: i32) -> Option<u8> {
    number.try_into().ok()
}

/// The player's language.
fn language() -> Language {
    with(|it| it.page.as_ref().map_or(it.language, |page| page.language()))
}

/// Stores bytes for the script, and returns their address.
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
            // SAFETY: every name begins with `palmyra_`, which no other linked code uses, and
            // is defined once: the compiler refuses a second definition.
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

    /// Returns the address for the bytes of the next call.
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

    /// Checks the image of saves in the buffer. Returns a message if it is invalid, or else no
    /// bytes.
    fn palmyra_check() -> *const u8 {
        let image = with(|it| mem::take(&mut it.input));
        let language = language();
        answer(Page::check(&image).err().map(|error| error.tell(language)).unwrap_or_default())
    }

    /// Switches on with the image of saves in the buffer, or without saves if the buffer is empty.
    /// Returns a message if the image is invalid, or else no bytes.
    fn palmyra_open(seed: f64) -> *const u8 {
        let opened = with(|it| {
            let image = mem::take(&mut it.input);
            let image = (!image.is_empty()).then_some(image.as_slice());
            Page::open(now, keep, seed as u64, image).map(|page| it.page = Some(Box::new(page)))
        });
        let language = language();
        answer(opened.err().map(|error| error.tell(language)).unwrap_or_default())
    }

    /// Sets the language of messages before the device is switched on, by its code in the buffer.
    /// Ignores an unknown code.
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

    /// Sets the Unix time, which determines the game of the day.
    fn palmyra_time(seconds: f64) -> () {
        with_page(|page| page.set_time(seconds as u64));
    }

    /// Presses or releases a button: up, down, left, right, A, B, X, Y.
    fn palmyra_touch(button: usize, down: bool) -> () {
        if let Some(&button) = Button::ALL.get(button) {
            with_page(|page| page.touch(button, down, now()));
        }
    }

    /// Does everything that is due. Returns when to call this again if no button is touched before;
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

    /// Milliseconds without a touch after which the light is dimmed. The next press then only
    /// brings back the light.
    fn palmyra_dim_after() -> f64 {
        Page::DIM as f64
    }

    /// Milliseconds without a touch after which the light is off.
    fn palmyra_dark_after() -> f64 {
        Page::DARK as f64
    }

    /// The tones to play now, in order, each as three numbers of two bytes, low byte first: hertz,
    /// milliseconds, and per cent of the loudest.
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

    /// The place of the cursor, if it has moved with the last picture: its column as a letter and
    /// its row as a number, such as `C6`. There are twelve of each.
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

    /// Whether the current game is shared by several people and not over. In that case it has no
    /// record, and its link gives another deal.
    fn palmyra_is_shared() -> bool {
        with_page(|page| page.is_shared())
    }

    /// Whether the image of all saves reveals secrets of a game that several people play.
    fn palmyra_keeps_shared() -> bool {
        with_page(|page| page.keeps_shared())
    }

    /// The record of the current game; no bytes if there is none.
    fn palmyra_record() -> *const u8 {
        answer(with_page(|page| page.record().unwrap_or_default()))
    }

    /// Shows the record whose file is in the buffer. Returns a message if it is invalid, or else no
    /// bytes.
    fn palmyra_view() -> *const u8 {
        let file = with(|it| mem::take(&mut it.input));
        answer(with_page(|page| page.view(&file).err().unwrap_or_default()))
    }

    /// Shows another page of the record.
    fn palmyra_turn_to(page: usize) -> () {
        with_page(|it| it.turn_to(page));
    }

    /// Returns from the record to the current game.
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

    /// The deals of the day, one per line: the link, a space and the name of the game.
    fn palmyra_days() -> *const u8 {
        answer(with_page(|page| {
            let days: Vec<String> = page.days().map(|(link, name)| format!("{link} {name}")).collect();
            days.join("\n")
        }))
    }

    /// Begins the game of the link in the buffer, or continues it if it is saved. Returns a message
    /// if the link is invalid, or else no bytes.
    fn palmyra_begin() -> *const u8 {
        let text = with(|it| mem::take(&mut it.input));
        let text = String::from_utf8_lossy(&text);
        let link = text.parse::<Link>();
        let begun = link.and_then(|link| with_page(|page| Some(page.begin(link))).unwrap_or(Ok(())));
        let language = language();
        answer(begun.err().map(|error| error.tell(language)).unwrap_or_default())
    }

    /// Returns the frame that greets a handheld.
    fn palmyra_cable_hello() -> *const u8 {
        answer(with_cable(|cable, _| cable.hello()))
    }

    /// Returns the frame that sets the handheld's day, from the Unix time in local time.
    fn palmyra_cable_day(seconds: f64) -> *const u8 {
        answer(with_cable(|cable, _| cable.day(seconds as u64)))
    }

    /// Returns the frame that asks for the next part of the handheld's saves; no bytes if they are
    /// complete.
    fn palmyra_cable_next() -> *const u8 {
        answer(with_cable(|cable, _| cable.next_part()))
    }

    /// Returns the frame that shows on the handheld how much of a copy is done.
    fn palmyra_cable_progress(done: u8, of: u8) -> *const u8 {
        answer(with_cable(|cable, _| cable.progress(done, of)))
    }

    /// Returns the frame that restarts the handheld as a drive, for new firmware.
    fn palmyra_cable_boot() -> *const u8 {
        answer(with_cable(|cable, _| cable.boot()))
    }

    /// Returns the frame that puts a game of the page on the handheld, into this slot or, if it is
    /// negative, into a free one; no bytes if there is none.
    fn palmyra_cable_put(here: u8, there: i32) -> *const u8 {
        answer(with_cable(|cable, page| cable.put(page, here, slot(there))))
    }

    /// Returns the page's saves with a game of the handheld, in this slot or, if it is negative, in
    /// a free one; no bytes if there is none.
    fn palmyra_cable_fetch(there: u8, here: i32) -> *const u8 {
        answer(with_cable(|cable, page| cable.fetch(page, there, slot(here))).unwrap_or_default())
    }

    /// Takes the bytes in the buffer from the handheld. Returns 0 for an incomplete answer, 1 if the
    /// request is carried out, and from 2 on why it is refused.
    fn palmyra_cable_take() -> u32 {
        let bytes = with(|it| mem::take(&mut it.input));
        with_cable(|cable, _| match cable.take(&bytes) {
            Arrived::Part => 0,
            Arrived::Done => 1,
            Arrived::Refused(why) => 2 + why as u32,
        })
    }

    /// The games of the page and of the handheld, one per line: the slots here and there, how the
    /// former relates to the latter, seats, moves here and there, and the name.
    fn palmyra_cable_games() -> *const u8 {
        answer(with_cable(|cable, page| cable.games(page)))
    }
}
