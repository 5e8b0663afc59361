//! How to play: illustrated pages.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use palmyra_engine::legions::{Income, Phase};

use super::Go;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::running::Running;
use crate::text::{Blank, Msg};
use crate::theme;
use crate::widgets::{HEADER, footer, page};
use crate::world::World;

/// Top of the text below a picture.
const TEXT: i32 = 113;

/// What a page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What to strive for.
    Aim,
    /// Sizes, landscapes, features.
    Tiles,
    /// The three actions.
    Turn,
    /// Where a tile goes, and how many.
    Laying,
    /// What counts.
    Matches,
    /// What does not count.
    Occupied,
    /// The legion's action.
    Conquer,
    /// The censor's action.
    Revenue,
    /// What flipped tiles bring.
    Tribute,
    /// The third action.
    Reorganize,
    /// When it is over, and who wins.
    End,
    /// The expert game.
    Expert,
    /// The solo game.
    Solo,
    /// What stands above the table.
    Counts,
    /// What the buttons do.
    Buttons,
}

impl Topic {
    const ALL: [Self; 15] = [
        Self::Aim,
        Self::Tiles,
        Self::Turn,
        Self::Laying,
        Self::Matches,
        Self::Occupied,
        Self::Conquer,
        Self::Revenue,
        Self::Tribute,
        Self::Reorganize,
        Self::End,
        Self::Expert,
        Self::Solo,
        Self::Counts,
        Self::Buttons,
    ];

    /// The one that belongs to the decision at hand.
    pub fn at_hand(world: &World) -> Self {
        let Some(game) = world.play.as_deref().map(Running::game) else {
            return Self::Aim;
        };
        match game.phase() {
            Phase::Action => Self::Turn,
            Phase::March(march) if march.placed > 0 => Self::Matches,
            Phase::March(march) => match march.income {
                Income::Tiles => Self::Laying,
                Income::Coins => Self::Revenue,
            },
            Phase::OddTile { .. } => Self::Conquer,
            Phase::Flip => Self::Tribute,
            Phase::Recruit | Phase::Put(_) => Self::Reorganize,
            Phase::Over(_) => Self::End,
        }
    }

    const fn words(self) -> (Msg, Msg) {
        match self {
            Self::Aim => (Msg::AimTitle, Msg::AimText),
            Self::Tiles => (Msg::TilesTitle, Msg::TilesText),
            Self::Turn => (Msg::TurnTitle, Msg::TurnText),
            Self::Laying => (Msg::LayingTitle, Msg::LayingText),
            Self::Matches => (Msg::MatchesTitle, Msg::MatchesText),
            Self::Occupied => (Msg::OccupiedTitle, Msg::OccupiedText),
            Self::Conquer => (Msg::Conquer, Msg::ConquerText),
            Self::Revenue => (Msg::Revenue, Msg::RevenueText),
            Self::Tribute => (Msg::Tribute, Msg::TributeText),
            Self::Reorganize => (Msg::Reorganize, Msg::ReorganizeText),
            Self::End => (Msg::GameOver, Msg::EndText),
            Self::Expert => (Msg::ExpertTitle, Msg::ExpertText),
            Self::Solo => (Msg::SoloTitle, Msg::SoloText),
            Self::Counts => (Msg::CountsTitle, Msg::CountsText),
            Self::Buttons => (Msg::ButtonsTitle, Msg::ButtonsText),
        }
    }
}

/// An open page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HowTo {
    page: u8,
}

impl HowTo {
    /// Opens the page about something.
    pub const fn new(topic: Topic) -> Self {
        Self { page: topic as u8 }
    }

    pub fn press(&mut self, button: Button, _: &mut World) -> Go {
        let last = Topic::ALL.len() as u8 - 1;
        match button {
            Button::A if self.page == last => return Go::Back,
            Button::A | Button::Right | Button::Down => self.page = (self.page + 1).min(last),
            Button::Left | Button::Up => self.page = self.page.saturating_sub(1),
            Button::B => return Go::Back,
            Button::X | Button::Y => {}
        }
        Go::Stay
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let count = Topic::ALL.len();
        let index = usize::from(self.page) % count;
        let topic = Topic::ALL[index];
        let (title, text) = topic.words();
        page(canvas, world.say(title));
        let blanks = [Blank::Number(index as i32 + 1), Blank::Number(count as i32)];
        let number = world.tell(Msg::PageOf, &blanks);
        let at = area(184, 0, 49, HEADER - 2);
        canvas.text(Font::Body, &number, at, Align::Right, theme::SHADE);
        topic.draw(world, canvas);
        canvas.paragraph(
            world.say(text),
            area(8, TEXT, 224, 106),
            Align::Left,
            theme::CREAM,
        );
        let next = if index + 1 == count {
            Msg::Done
        } else {
            Msg::Next
        };
        footer(
            canvas,
            world,
            &[
                (Button::A, next),
                (Button::Left, Msg::Move),
                (Button::B, Msg::Back),
            ],
        );
    }
}
