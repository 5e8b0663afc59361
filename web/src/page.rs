//! The device that the page shows.

use embassy_futures::block_on;
use palmyra_device::{Edge, Handheld, Light, Misfit, Tone};
use palmyra_play::{Bots, Day, Millis};
use palmyra_ui::Button;

use crate::flash::{Flash, REGION};
use crate::front::{Clock, PageFront};
use crate::link::Link;
use crate::saves::{Keep, PageSaves};
pub use crate::text::ImageError;

/// A handheld with all that surrounds it in a browser.
pub struct Page {
    handheld: Handheld<PageSaves>,
    bots: Box<Bots>,
    front: PageFront,
}

impl Page {
    /// Switches on with what was saved; nothing was if there is no image.
    ///
    /// # Errors
    /// When the image holds something else.
    pub fn open(
        clock: Clock,
        keep: Keep,
        seed: u64,
        image: Option<&[u8]>,
    ) -> Result<Self, ImageError> {
        if let Some(image) = image {
            Self::check(image)?;
        }
        let saves = PageSaves::holding(image.unwrap_or_default(), keep);
        let mut handheld = Handheld::new(seed, clock(), saves);
        handheld.switch_on();
        Ok(Self {
            handheld,
            bots: Box::default(),
            front: PageFront::new(clock),
        })
    }

    /// It is so many seconds after 1970.
    pub fn set_time(&mut self, seconds: u64) {
        self.front.today = Day::at(seconds);
    }

    /// A button went down or up.
    pub fn touch(&mut self, button: Button, down: bool, at: Millis) {
        self.front.touch(Edge { button, down, at });
    }

    /// Does what is to be done now, without stalling for a thought. Answers
    /// when to call this again if no button is touched before.
    pub fn round(&mut self) -> Option<Millis> {
        block_on(self.handheld.round(&mut self.bots, &mut self.front))
    }

    /// Begins a game at once.
    pub fn begin(&mut self, link: Link) {
        self.handheld.begin(link.start, link.seed);
    }

    /// The game at hand, to be shared; not a guided one.
    #[must_use]
    pub fn link(&self) -> Option<Link> {
        let (start, seed) = self.handheld.app().game()?;
        Some(Link {
            start,
            seed: Some(seed),
        })
    }

    /// The record of the game at hand, if there is one.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let mut text = String::new();
        let written = self.handheld.app().record(&mut text)?;
        written.ok().map(|()| text)
    }

    /// The picture, four bytes a pixel.
    #[must_use]
    pub fn pixels(&self) -> &[u8] {
        &self.front.pixels
    }

    /// How many pictures have been drawn.
    #[must_use]
    pub fn frames(&self) -> u32 {
        self.front.frames
    }

    /// How bright the backlight is.
    #[must_use]
    pub fn light(&self) -> Light {
        self.front.light
    }

    /// What is written on the panel.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.front.words
    }

    /// The name of the screen on show, for tests.
    #[must_use]
    pub fn screen(&self) -> &'static str {
        self.handheld.app().screen()
    }

    /// The tones to play now.
    pub fn take_tones(&mut self) -> Vec<Tone> {
        std::mem::take(&mut self.front.tones)
    }

    /// All saves, as they are in a device's flash.
    #[must_use]
    pub fn image(&self) -> Vec<u8> {
        self.handheld.saves().image()
    }

    /// Whether an image is erased or holds saves that can be written.
    ///
    /// # Errors
    /// When it holds something else.
    pub fn check(image: &[u8]) -> Result<(), ImageError> {
        if image.len() != REGION {
            return Err(ImageError::Size {
                found: image.len(),
                expected: REGION,
            });
        }
        palmyra_device::check(Flash::holding(image)).map_err(|misfit| match misfit {
            Misfit::Foreign => ImageError::Foreign,
            Misfit::Newer => ImageError::Newer,
        })
    }
}
