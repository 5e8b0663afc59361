//! The traits for a game's entry in the shell's lists. They need no running game.

use core::fmt::Debug;

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::bot::Level;
use palmyra_play::Start;

use crate::canvas::Canvas;
use crate::shell::Services;
use crate::shell::art::{MEDAL, Sprite};
use crate::shell::campaign::Step as CampaignStep;
use crate::shell::text::{Line, Msg};

/// The width and the height of a game's small picture.
pub const SCENE: (i32, i32) = (64, 36);

/// All traits of a game's entry in the shell's lists.
pub trait GameInfo: SetUp + Campaign + Rules + Results {}

impl<I: SetUp + Campaign + Rules + Results> GameInfo for I {}

/// The names, options and pictures of a game.
pub trait SetUp: Debug + Sync {
    /// Returns the name of the game.
    fn name(&self, cx: &Services) -> &'static str;

    /// Returns the subject of the game in a few words.
    fn line(&self, cx: &Services) -> &'static str;

    /// Returns the designer and the publisher of the game.
    fn credit(&self, cx: &Services) -> &'static str;

    /// Returns the name of a mode.
    fn mode_name(&self, cx: &Services, mode: u8) -> &'static str;

    /// Returns the special feature of a mode, in a few words, if the mode's name does not mention
    /// it.
    fn mode_note(&self, cx: &Services, mode: u8) -> Option<&'static str> {
        let _ = (cx, mode);
        None
    }

    /// Returns the mode and the number of players, for a list of games.
    fn mode_line(&self, cx: &Services, mode: u8, seats: u8) -> Line {
        let name = self.mode_name(cx, mode);
        cx.tell(Msg::SlotSeveral, &[name.into(), seats.into()])
    }

    /// Returns the name of an option, and the names of its two values.
    fn option_words(&self, cx: &Services, option: usize) -> [&'static str; 3] {
        let _ = (cx, option);
        [""; 3]
    }

    /// Whether a mode can be selected. A campaign may unlock modes one by one.
    fn offers(&self, cx: &Services, mode: u8) -> bool {
        let _ = (cx, mode);
        true
    }

    /// Returns a bot's style of play in this game, if it differs from the general description.
    fn character(&self, cx: &Services, bot: Level) -> Option<&'static str> {
        let _ = (cx, bot);
        None
    }

    /// Draws a small picture of the game, with the size [`SCENE`] and its top left corner at `at`.
    fn draw_scene(&self, canvas: &mut Canvas, at: Point);

    /// Draws a wide picture of the game, centred on the y coordinate `middle`.
    fn draw_emblem(&self, canvas: &mut Canvas, middle: i32) {
        let (width, height) = SCENE;
        self.draw_scene(canvas, Point::new(120 - width / 2, middle - height / 2));
    }
}

/// The campaign of a game. By default, each step of the campaign is a game against the next bot.
pub trait Campaign {
    /// Returns the name of the campaign, if it consists of solo games.
    fn campaign(&self, cx: &Services) -> Option<&'static str> {
        let _ = cx;
        None
    }

    /// Returns the number of steps of the campaign, or 0 for the default campaign against the bots.
    fn steps(&self) -> u8 {
        0
    }

    /// Returns the setup of a step.
    ///
    /// # Errors
    /// The reason why the step is locked.
    fn start_step(&self, cx: &Services, step: u8) -> Result<Start, &'static str> {
        let _ = (cx, step);
        Err("")
    }

    /// Returns a step with its texts for the page of the campaign.
    fn step(&self, cx: &Services, step: u8) -> Option<CampaignStep> {
        let _ = (cx, step);
        None
    }
}

/// The rules of a game, as pages that explain how to play.
pub trait Rules {
    /// Returns the number of pages.
    fn pages(&self) -> u8;

    /// Returns the heading and the text of a page.
    fn page_words(&self, cx: &Services, page: u8) -> (&'static str, &'static str);

    /// Draws the picture of a page.
    fn draw_page(&self, cx: &Services, page: u8, canvas: &mut Canvas);

    /// Returns the name of each chapter, and its first page.
    fn chapters(&self, cx: &Services) -> Vec<(&'static str, u8), 4>;
}

/// The results of all finished games of a kind, with their pages and milestones.
pub trait Results {
    /// Returns the number of the game's own result pages.
    fn result_pages(&self) -> u8;

    /// Whether one of the game's own result pages has anything to show.
    fn has_results(&self, cx: &Services, page: u8) -> bool {
        let _ = (cx, page);
        true
    }

    /// Returns a statistic that only this game has, and a word for it.
    fn own_number(&self, cx: &Services) -> Option<(i16, &'static str)> {
        let _ = cx;
        None
    }

    /// Returns the heading of a result page.
    fn results_heading(&self, cx: &Services, page: u8) -> Line;

    /// Draws a result page below the y coordinate `top`.
    fn draw_results(&self, cx: &Services, page: u8, canvas: &mut Canvas, top: i32);

    /// Returns the number of milestones that only this game has.
    fn milestones(&self) -> u8 {
        0
    }

    /// Returns the picture and the task of a milestone that only this game has. The order of these
    /// milestones must not change, because saves depend on it.
    fn milestone(&self, cx: &Services, index: u8) -> (Sprite, &'static str) {
        let _ = (cx, index);
        (MEDAL, "")
    }
}
