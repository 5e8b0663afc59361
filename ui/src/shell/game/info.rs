//! The entry of a game in the shell's lists: what is shown without a running game.

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

/// Width and height of a game's small picture.
pub const SCENE: (i32, i32) = (64, 36);

/// The whole entry of a game in the shell's lists.
pub trait GameInfo: SetUp + Campaign + Rules + Results {}

impl<I: SetUp + Campaign + Rules + Results> GameInfo for I {}

/// Setup: names, options and pictures of a game.
pub trait SetUp: Debug + Sync {
    /// The name of the game.
    fn name(&self, cx: &Services) -> &'static str;

    /// The subject of the game, in a few words.
    fn line(&self, cx: &Services) -> &'static str;

    /// The designer and the publisher of the game.
    fn credit(&self, cx: &Services) -> &'static str;

    /// The name of a mode.
    fn mode_name(&self, cx: &Services, mode: u8) -> &'static str;

    /// What is special about a mode, in a few words, if its name does not say it.
    fn mode_note(&self, cx: &Services, mode: u8) -> Option<&'static str> {
        let _ = (cx, mode);
        None
    }

    /// The mode and the number of players, for a list of games.
    fn mode_line(&self, cx: &Services, mode: u8, seats: u8) -> Line {
        let name = self.mode_name(cx, mode);
        cx.tell(Msg::SlotSeveral, &[name.into(), seats.into()])
    }

    /// The names of an option and of its two values.
    fn option_words(&self, cx: &Services, option: usize) -> [&'static str; 3] {
        let _ = (cx, option);
        [""; 3]
    }

    /// Whether a mode can be selected now; a campaign may unlock modes one by one.
    fn offers(&self, cx: &Services, mode: u8) -> bool {
        let _ = (cx, mode);
        true
    }

    /// The style of a bot in this game, in a few words, if it differs from the general description.
    fn character(&self, cx: &Services, bot: Level) -> Option<&'static str> {
        let _ = (cx, bot);
        None
    }

    /// Draws a small picture of the game, [`SCENE`] pixels large. `at` is its
    /// top left corner.
    fn draw_scene(&self, canvas: &mut Canvas, at: Point);

    /// Draws a wide picture of the game, centred on the row `middle`.
    fn draw_emblem(&self, canvas: &mut Canvas, middle: i32) {
        let (width, height) = SCENE;
        self.draw_scene(canvas, Point::new(120 - width / 2, middle - height / 2));
    }
}

/// The campaign of a game: a series of solo games. The defaults are those of a
/// game whose campaign climbs the bots.
pub trait Campaign {
    /// The name of the campaign, if it consists of solo games.
    fn campaign(&self, cx: &Services) -> Option<&'static str> {
        let _ = cx;
        None
    }

    /// Number of steps; 0 if the campaign climbs the bots.
    fn steps(&self) -> u8 {
        0
    }

    /// The setup of a step.
    ///
    /// # Errors
    /// The reason why the step is locked.
    fn start_step(&self, cx: &Services, step: u8) -> Result<Start, &'static str> {
        let _ = (cx, step);
        Err("")
    }

    /// A step as the page of the campaign shows it.
    fn step(&self, cx: &Services, step: u8) -> Option<CampaignStep> {
        let _ = (cx, step);
        None
    }
}

/// Rules: the pages that explain how to play.
pub trait Rules {
    /// Number of pages.
    fn pages(&self) -> u8;

    /// The heading and the text of a page.
    fn page_words(&self, cx: &Services, page: u8) -> (&'static str, &'static str);

    /// Draws the picture of a page.
    fn draw_page(&self, cx: &Services, page: u8, canvas: &mut Canvas);

    /// The first page and the name of each chapter.
    fn chapters(&self, cx: &Services) -> Vec<(&'static str, u8), 4>;
}

/// Results over all games of a kind: their pages and milestones.
pub trait Results {
    /// Number of pages of results.
    fn result_pages(&self) -> u8;

    /// Whether a page of results has any.
    fn has_results(&self, cx: &Services, page: u8) -> bool {
        let _ = (cx, page);
        true
    }

    /// A number over all games that only this game has, and what it is, in a word.
    fn own_number(&self, cx: &Services) -> Option<(i16, &'static str)> {
        let _ = cx;
        None
    }

    /// The heading of a page of results.
    fn results_heading(&self, cx: &Services, page: u8) -> Line;

    /// Draws a page of results below the row `top`.
    fn draw_results(&self, cx: &Services, page: u8, canvas: &mut Canvas, top: i32);

    /// Number of milestones that only this game has.
    fn milestones(&self) -> u8 {
        0
    }

    /// The picture and the task of a milestone that only this game has. Saves depend on the order
    /// of these milestones.
    fn milestone(&self, cx: &Services, index: u8) -> (Sprite, &'static str) {
        let _ = (cx, index);
        (MEDAL, "")
    }
}
