//! The device as it runs on the page.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use embassy_futures::block_on;
use palmyra_device::{Edge, Front as _, Handheld, Idle, MemoryFlash, Misfit, REGION, Tone};
use palmyra_engine::record;
use palmyra_play::save::Incoming;
use palmyra_play::{Bots, Day, Kind, Language, Millis, Start};
use palmyra_ui::Button;

use crate::front::{Clock, PageFront};
use crate::link::{Link, LinkError};
use crate::saves::{Browser, Keep, PageSaves};
pub use crate::text::ImageError;
use crate::viewer::{Looked, Viewer};

/// A handheld with its front in a browser.
pub struct Page {
    handheld: Handheld<PageSaves>,
    bots: Box<Bots>,
    front: PageFront,
    /// The record that is shown instead of the game; `None` if the game is
    /// shown.
    viewer: Option<Viewer>,
    /// Whether the picture has to be drawn again, in addition to the handheld's own
    /// changes.
    changed: bool,
}

impl Page {
    /// Switches a device on, with an image of saves or without saves.
    ///
    /// # Errors
    ///
    /// If the size is wrong, or if the image has other data or a newer format.
    pub fn open(
        clock: Clock,
        keep: Keep,
        seed: u64,
        image: Option<&[u8]>,
    ) -> Result<Self, ImageError> {
        if let Some(image) = image {
            Self::check(image)?;
        }
        let flash = MemoryFlash::holding(image.unwrap_or_default());
        let saves = PageSaves::guarded(flash, Browser(keep));
        let mut handheld = Handheld::new(seed, clock(), saves);
        handheld.switch_on();
        Ok(Self {
            handheld,
            bots: Box::default(),
            front: PageFront::new(clock),
            viewer: None,
            changed: false,
        })
    }

    /// Sets the Unix time, in seconds.
    pub fn set_time(&mut self, seconds: u64) {
        self.front.today = Day::at(seconds);
    }

    /// Presses or releases a button.
    pub fn touch(&mut self, button: Button, down: bool, at: Millis) {
        match &mut self.viewer {
            Some(viewer) if down => {
                self.changed = true;
                self.handheld.stir(at);
                if viewer.press(button) == Looked::Away {
                    self.viewer = None;
                }
            }
            Some(_) => {}
            None => self.front.touch(Edge { button, down, at }),
        }
    }

    /// Does all work that is due. Bots think only for a moment. Returns the time of the next call
    /// if no button is touched before.
    ///
    /// This time does not include changes of the light. The page changes the light itself, after
    /// [`Self::DIM`] and [`Self::DARK`].
    pub fn round(&mut self) -> Option<Millis> {
        if mem::take(&mut self.changed) {
            match &self.viewer {
                Some(viewer) => self.front.draw(|pixels, words| viewer.draw(pixels, words)),
                None => block_on(self.front.show(self.handheld.app())),
            }
        }
        // The current game does not continue while a record is shown.
        if self.viewer.is_some() {
            return None;
        }
        let due = block_on(self.handheld.round(&mut self.bots, &mut self.front))?;
        let is_now = due <= self.front.now();
        is_now.then_some(due).or(self.handheld.wake())
    }

    /// The milliseconds after the last touch at which the light is dimmed.
    pub const DIM: Millis = Idle::DIM;
    /// The milliseconds after the last touch at which the light is switched
    /// off.
    pub const DARK: Millis = Idle::DARK;

    /// Called when the texts of this language have been loaded. If the player uses the language,
    /// the next [`Self::round`] draws the picture again.
    pub fn use_texts(&mut self, language: Language) {
        self.changed |= self.language() == language;
    }

    /// Shows the first page of a record, given as the bytes of its file. The current
    /// game does not change.
    ///
    /// # Errors
    ///
    /// The first invalid line and the problem with it. Nothing has changed in that case.
    pub fn view(&mut self, file: &[u8]) -> Result<(), String> {
        self.viewer = Some(Viewer::open(self.handheld.app(), file)?);
        self.changed = true;
        Ok(())
    }

    /// Shows another page of the record.
    pub fn turn_to(&mut self, page: usize) {
        if let Some(viewer) = &mut self.viewer {
            viewer.show(page);
            self.changed = true;
        }
    }

    /// Closes the record and shows the current game again.
    pub fn close_record(&mut self) {
        self.changed |= self.viewer.take().is_some();
    }

    /// The current page of the record, from 0, and the number of pages; `None`
    /// if no record is shown.
    #[must_use]
    pub fn record_page(&self) -> Option<(usize, usize)> {
        self.viewer.as_ref().map(Viewer::place)
    }

    /// Begins the game of a link. If that game is saved, continues it.
    ///
    /// # Errors
    ///
    /// If the menu *New game* does not offer such a game at present. Nothing
    /// has changed in that case.
    pub fn begin(&mut self, link: Link) -> Result<(), LinkError> {
        let Start { game, mode, .. } = link.start;
        // Games of the day are never locked.
        if link.day().is_none() && !self.handheld.app().offers(game, mode) {
            return Err(LinkError::Locked);
        }
        self.close_record();
        self.handheld.begin(link.start, link.seed);
        Ok(())
    }

    /// The link to the current game; `None` for a guided game. While several people play, the
    /// link has no seed, because a seed would reveal their secrets.
    #[must_use]
    pub fn link(&self) -> Option<Link> {
        let (start, seed) = self.handheld.app().game()?;
        let seed = (!self.is_shared()).then_some(seed);
        Some(Link { start, seed })
    }

    /// Whether the current game is not over and has several people.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.handheld.app().is_shared()
    }

    /// Whether the image of all saves reveals secrets of a game with several people.
    #[must_use]
    pub fn keeps_shared(&self) -> bool {
        self.is_shared() || self.handheld.app().keeps_shared()
    }

    /// The player's language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.handheld.app().settings().language
    }

    /// The games of the day, one of each kind, with the name of the game.
    pub fn days(&self) -> impl Iterator<Item = (Link, &'static str)> {
        let (today, app) = (self.front.today, self.handheld.app());
        let games = Kind::SHOWN.iter();
        games.filter_map(move |&game| Some((Link::of_day(game, today?), app.game_name(game))))
    }

    /// The record of the current game; `None` if there is no game or if several people are still
    /// playing it. A record reveals all secrets.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        if self.is_shared() {
            return None;
        }
        let mut text = String::new();
        let written = self.handheld.app().record(&mut text)?;
        written.ok()?;
        record::complete(&mut text);
        Some(text)
    }

    /// The picture, with four bytes per pixel.
    #[must_use]
    pub fn pixels(&self) -> &[u8] {
        &self.front.pixels
    }

    /// The number of pictures drawn so far.
    #[must_use]
    pub fn frames(&self) -> u32 {
        self.front.frames
    }

    /// The texts on the panel.
    #[must_use]
    pub fn words(&self) -> String {
        self.front.words.all()
    }

    /// The selected texts.
    #[must_use]
    pub fn chosen(&self) -> String {
        self.front.words.chosen()
    }

    /// The place of the cursor if the last picture has moved it, otherwise an empty text. The
    /// column is a letter and the row a number, such as `C6`; there are twelve of each.
    #[must_use]
    pub fn place(&self) -> String {
        self.front.words.place()
    }

    /// The name of the current screen, for tests.
    #[must_use]
    pub fn screen(&self) -> &'static str {
        self.handheld.app().screen()
    }

    /// Removes and returns the tones to play now. Also returns their volume, in percent of
    /// the loudest.
    pub fn take_tones(&mut self) -> (Vec<Tone>, u16) {
        (mem::take(&mut self.front.tones), self.front.loudness)
    }

    /// The image of all saves, as in a device's flash.
    #[must_use]
    pub fn image(&self) -> Vec<u8> {
        let flash = self.handheld.saves().flash();
        flash.map_or_else(Vec::new, |flash| flash.bytes().to_vec())
    }

    /// Returns the image of all saves after saving an item; `None` if the item is refused. The
    /// saves of this device do not change.
    #[must_use]
    pub fn with_item(&self, item: Incoming) -> Option<Vec<u8>> {
        let image = self.image();
        let mut other = Self::open(|| 0, |_| true, 0, Some(&image)).ok()?;
        other.handheld.put(item).ok()?;
        Some(other.image())
    }

    /// The name of a game in the player's language.
    #[must_use]
    pub fn game_name(&self, game: Kind) -> &'static str {
        self.handheld.app().game_name(game)
    }

    /// Checks that an image is erased, or has saves in a format that this program can continue.
    ///
    /// # Errors
    ///
    /// If the size is wrong, or if the image has other data or a newer format.
    pub fn check(image: &[u8]) -> Result<(), ImageError> {
        if image.len() != REGION {
            return Err(ImageError::Size {
                found: image.len(),
                expected: REGION,
            });
        }
        palmyra_device::check(MemoryFlash::<()>::holding(image)).map_err(|misfit| match misfit {
            Misfit::Foreign => ImageError::Foreign,
            Misfit::Newer => ImageError::Newer,
        })
    }
}
