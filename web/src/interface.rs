//! The functions that the page's script calls. A change that an older script would not
//! understand increases [`palmyra_version`]; the script refuses any other version.
//!
//! Bytes go in through a buffer: `palmyra_buffer(len)` returns where to write them before a
//! call that takes them. Bytes come out as an address, and [`palmyra_len`] returns their
//! number; they stay there until the next call. Times are milliseconds since the page was
//! opened, as returned by the import `now`. The import `keep` gets all saves whenever they
//! have changed.

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

use crate::link::Link;
use crate::page::Page;
use crate::text;

/// The version of this interface.
const VERSION: u32 = 3;

#[expect(unsafe_code, reason = "clock and storage are the browser's")]
mod browser {
    // SAFETY: the page's script provides both functions with these types; the browser does not
    // start a program whose imports do not match.
    #[link(wasm_import_module = "palmyra")]
    unsafe extern "C" {
        /// Milliseconds since the page was opened.
        pub safe fn now() -> f64;

        /// Keeps the image of all saves at this address; returns whether it is kept.
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
    /// The language while there is no page.
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

/// The player's language.
fn language() -> Language {
    with(|it| it.page.as_ref().map_or(it.language, |page| page.language()))
}

/// Puts bytes where the script can read them.
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
    /// The version of this interface.
    fn palmyra_version() -> u32 {
        VERSION
    }

    /// Returns where to write this many bytes for the next call.
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

    /// Checks the image of saves in the buffer. Returns what is wrong with it, in words; no bytes
    /// if nothing is.
    fn palmyra_check() -> *const u8 {
        let image = with(|it| mem::take(&mut it.input));
        let language = language();
        answer(Page::check(&image).err().map(|error| error.tell(language)).unwrap_or_default())
    }

    /// Switches on with the image of saves in the buffer, or without saves if the buffer is
    /// empty. Returns what is wrong with the image, in words; no bytes if nothing is.
    fn palmyra_open(seed: f64) -> *const u8 {
        let opened = with(|it| {
            let image = mem::take(&mut it.input);
            let image = (!image.is_empty()).then_some(image.as_slice());
            Page::open(now, keep, seed as u64, image).map(|page| it.page = Some(Box::new(page)))
        });
        let language = language();
        answer(opened.err().map(|error| error.tell(language)).unwrap_or_default())
    }

    /// Sets the language of messages before anything is switched on, by its code in the buffer.
    /// An unknown code changes nothing.
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

    /// A button went down or up: up, down, left, right, A, B, X, Y.
    fn palmyra_touch(button: usize, down: bool) -> () {
        if let Some(&button) = Button::ALL.get(button) {
            with_page(|page| page.touch(button, down, now()));
        }
    }

    /// Does everything that is due. Returns when to call again if no button is touched before;
    /// below zero for never.
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

    /// Milliseconds without a touch after which the light is dimmed. A later press only brings
    /// the light back.
    fn palmyra_dim_after() -> f64 {
        Page::DIM as f64
    }

    /// Milliseconds without a touch after which the light is off.
    fn palmyra_dark_after() -> f64 {
        Page::DARK as f64
    }

    /// The tones to play now, in order: two bytes of hertz and two of milliseconds each, low byte
    /// first.
    fn palmyra_tones() -> *const u8 {
        let tones = with_page(Page::take_tones);
        let bytes = tones.iter().flat_map(|tone| [tone.hertz, tone.millis]);
        answer(bytes.flat_map(u16::to_le_bytes).collect::<Vec<u8>>())
    }

    /// The texts on the panel, a line each.
    fn palmyra_words() -> *const u8 {
        answer(with_page(|page| page.words()))
    }

    /// The texts at the cursor, a line each.
    fn palmyra_chosen() -> *const u8 {
        answer(with_page(|page| page.chosen()))
    }

    /// The place of the cursor, if it has moved with the last picture: its column of twelve as a
    /// letter and its row as a number, such as `C6`.
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

    /// Whether the current game is still played by several people: it has no record then, and its
    /// link deals another game.
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

    /// Shows the record whose file is in the buffer. Returns what is wrong with it, in words; no
    /// bytes if nothing is.
    fn palmyra_view() -> *const u8 {
        let file = with(|it| mem::take(&mut it.input));
        answer(with_page(|page| page.view(&file).err().unwrap_or_default()))
    }

    /// Shows another page of the record.
    fn palmyra_turn_to(page: usize) -> () {
        with_page(|it| it.turn_to(page));
    }

    /// Goes back from the record to the current game.
    fn palmyra_close_record() -> () {
        with_page(Page::close_record);
    }

    /// The current page of the record, from 0; below zero if no record is shown.
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

    /// The deals of the day, a line each: the link, a space and the name of the game.
    fn palmyra_days() -> *const u8 {
        answer(with_page(|page| {
            let days: Vec<String> = page.days().map(|(link, name)| format!("{link} {name}")).collect();
            days.join("\n")
        }))
    }

    /// Begins the game of the link in the buffer, or continues it if it is saved. Returns what is
    /// wrong with the link, in words; no bytes if nothing is.
    fn palmyra_begin() -> *const u8 {
        let text = with(|it| mem::take(&mut it.input));
        let text = String::from_utf8_lossy(&text);
        let link = text.parse::<Link>();
        let begun = link.and_then(|link| with_page(|page| Some(page.begin(link))).unwrap_or(Ok(())));
        let language = language();
        answer(begun.err().map(|error| error.tell(language)).unwrap_or_default())
    }
}
