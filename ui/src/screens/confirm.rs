//! Asking before something is lost.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;

use super::{Go, Screen, flow};
use crate::app::Sound;
use crate::canvas::{Align, Canvas, Font, Observer, area};
use crate::input::Button;
use crate::play::Start;
use crate::results::Results;
use crate::save::SLOTS;
use crate::text::Msg;
use crate::theme;
use crate::widgets::{footer, page, row_ground};
use crate::world::{Settings, World};

/// What is at stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The running game.
    GiveUp,
    /// Everything, asked for the first time.
    Erase,
    /// Everything, asked again.
    EraseReally,
    /// A running game that makes room for a new one.
    Replace {
        /// Its place.
        slot: u8,
        /// The new game.
        start: Start,
        /// The new game's seed.
        seed: u32,
    },
    /// What cannot be read in a place.
    Clear(u8),
}

/// A question with no as the first answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Confirm {
    question: Question,
    yes: bool,
}

impl Confirm {
    /// Asks.
    pub const fn new(question: Question) -> Self {
        Self {
            question,
            yes: false,
        }
    }

    pub fn press(&mut self, button: Button, world: &mut World) -> Go {
        match button {
            Button::Up | Button::Down | Button::Left | Button::Right => {
                self.yes = !self.yes;
                Go::Stay
            }
            Button::A if self.yes => {
                world.sound = Some(Sound::Confirm);
                match self.question {
                    Question::GiveUp => {
                        if let Some(slot) = world.slot {
                            world.free(slot);
                        }
                        world.play = None;
                        Go::Home
                    }
                    Question::Replace { slot, start, seed } => {
                        flow::begin_in(world, slot, start, seed)
                    }
                    Question::Clear(slot) => {
                        world.free(slot);
                        Go::Back
                    }
                    Question::Erase => Go::Swap(Screen::Confirm(Self::new(Question::EraseReally))),
                    Question::EraseReally => {
                        for slot in 0..SLOTS {
                            world.free(slot);
                        }
                        world.play = None;
                        world.results = Results::default();
                        world.settings = Settings::default();
                        world.greeted = false;
                        world.unkept.settings = true;
                        world.unkept.results = true;
                        world.notice(Msg::Erased);
                        Go::Home
                    }
                }
            }
            Button::A | Button::B => Go::Back,
            Button::X | Button::Y => Go::Stay,
        }
    }

    pub fn draw<D: DrawTarget<Color = Rgb565>, O: Observer>(
        &self,
        world: &World,
        canvas: &mut Canvas<D, O>,
    ) {
        let (title, text) = match self.question {
            Question::GiveUp => (Msg::GiveUp, Msg::GiveUpSure),
            Question::Erase => (Msg::EraseAll, Msg::EraseSure),
            Question::EraseReally => (Msg::EraseAll, Msg::EraseReally),
            Question::Replace { .. } => (Msg::ReplaceTitle, Msg::ReplaceSure),
            Question::Clear(_) => (Msg::Clear, Msg::ClearSure),
        };
        page(canvas, world.say(title));
        canvas.paragraph(
            world.say(text),
            area(20, 60, 200, 60),
            Align::Centre,
            theme::CREAM,
        );
        for (index, (answer, yes)) in [(Msg::No, false), (Msg::Yes, true)].into_iter().enumerate() {
            let at = area(60, 130 + 28 * index as i32, 120, 24);
            let ink = row_ground(canvas, at, yes == self.yes);
            canvas.text(Font::Body, world.say(answer), at, Align::Centre, ink);
        }
        footer(
            canvas,
            world,
            &[
                (Button::A, Msg::Choose),
                (Button::Up, Msg::Change),
                (Button::B, Msg::Back),
            ],
        );
    }
}
