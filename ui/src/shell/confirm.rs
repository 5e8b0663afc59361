//! Questions before something is lost, and reports about lost saves.

use palmyra_play::Start;
use palmyra_play::save::{Item, Losses, Spoiled};

use super::text::Msg;
use super::widgets::{footer, page, row_ground};
use super::{Context, Go, Screen, flow};
use crate::canvas::{Align, Canvas, Font, area};
use crate::input::Button;
use crate::sound::Sound;
use crate::theme;

/// The question or the report on the page. A question is named after the effect of the answer yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Gives up the running game.
    GiveUp,
    /// Erases everything; this is the first question.
    Erase,
    /// Erases everything; this is the second question.
    EraseReally,
    /// Replaces a saved game with a new one.
    Replace {
        /// The slot of the saved game.
        slot: u8,
        /// The setup of the new game.
        start: Start,
        /// The seed of the new game.
        seed: u32,
    },
    /// Clears a slot whose content cannot be read.
    Clear(u8),
    /// Replaces an unusable item with an empty one.
    Afresh {
        /// The item to replace.
        item: Item,
        /// Whether to ask about the next unusable item afterwards.
        all: bool,
    },
    /// Reports lost saves. If there is unreadable data, asks whether to clear it.
    Lost(Losses),
}

/// Returns a page about the first unusable item, if there is one.
pub(crate) fn tell_spoiled(cx: &Context) -> Option<Screen> {
    let item = cx.profile.next_spoiled(None)?;
    let question = Question::Afresh { item, all: true };
    Some(Screen::Confirm(Confirm::new(question)))
}

/// Returns a page about lost saves, unless the player has already seen it.
pub(crate) fn tell_losses(cx: &Context) -> Option<Screen> {
    let losses = cx.profile.untold_losses()?;
    Some(Screen::Confirm(Confirm::new(Question::Lost(losses))))
}

/// The page with a question. At first, "no" is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Confirm {
    question: Question,
    yes: bool,
}

impl Confirm {
    /// Opens the page with a question.
    pub const fn new(question: Question) -> Self {
        Self {
            question,
            yes: false,
        }
    }

    pub fn press(&mut self, button: Button, cx: &mut Context) -> Go {
        match button {
            Button::Up | Button::Down | Button::Left | Button::Right => {
                self.yes = !self.yes && self.has_choice();
                Go::Stay
            }
            Button::A | Button::B if let Question::Lost(_) = self.question => {
                cx.sound = Some(Sound::Confirm);
                cx.profile.tell_losses(button == Button::A && self.yes);
                Go::Back
            }
            Button::A | Button::B if let Question::Afresh { item, all } = self.question => {
                if button == Button::A && self.yes {
                    cx.sound = Some(Sound::Confirm);
                    cx.profile.start_afresh(item);
                }
                match cx.profile.next_spoiled(Some(item)).filter(|_| all) {
                    Some(item) => {
                        Go::Swap(Screen::Confirm(Self::new(Question::Afresh { item, all })))
                    }
                    None => Go::Back,
                }
            }
            Button::A if self.yes => {
                cx.sound = Some(Sound::Confirm);
                match self.question {
                    Question::GiveUp => {
                        if let Some(slot) = cx.profile.slot() {
                            cx.profile.free(slot);
                        }
                        cx.play.clear();
                        Go::Home
                    }
                    Question::Replace { slot, start, seed } => {
                        flow::begin_in(cx, slot, start, seed)
                    }
                    Question::Clear(slot) => {
                        cx.profile.free(slot);
                        Go::Back
                    }
                    Question::Afresh { .. } | Question::Lost(_) => Go::Back,
                    Question::Erase => Go::Swap(Screen::Confirm(Self::new(Question::EraseReally))),
                    Question::EraseReally => {
                        cx.erase();
                        let erased = cx.say(Msg::Erased);
                        cx.notice(erased);
                        Go::Home
                    }
                }
            }
            Button::A | Button::B => Go::Back,
            Button::X | Button::Y => Go::Stay,
        }
    }

    /// Whether there is a second answer to select.
    const fn has_choice(&self) -> bool {
        match self.question {
            Question::Lost(losses) => losses.unreadable > 0,
            _ => true,
        }
    }

    pub fn draw(&self, cx: &Context, canvas: &mut Canvas) {
        let (title, text) = match self.question {
            Question::GiveUp => (Msg::GiveUp, Msg::GiveUpSure),
            Question::Erase => (Msg::EraseAll, Msg::EraseSure),
            Question::EraseReally => (Msg::EraseAll, Msg::EraseReally),
            Question::Replace { .. } => (Msg::ReplaceTitle, Msg::ReplaceSure),
            Question::Clear(_) => (Msg::Clear, Msg::ClearSure),
            Question::Afresh { item, .. } => spoiled_texts(cx, item),
            Question::Lost(Losses {
                saves: 0,
                unreadable: 0,
                damaged: 0,
                ..
            }) => (Msg::Saves, Msg::NewerSaves),
            Question::Lost(_) => (Msg::Saves, Msg::LostSaves),
        };
        page(canvas, cx.say(title));
        let (answers, more) = match self.question {
            Question::Afresh { .. } => ([Msg::LeaveIt, Msg::Afresh], Some(Msg::AfreshText)),
            Question::Lost(_) if self.has_choice() => {
                ([Msg::LeaveIt, Msg::Clear], Some(Msg::LostRoom))
            }
            Question::Lost(_) => ([Msg::Resume; 2], None),
            _ => ([Msg::No, Msg::Yes], None),
        };
        let is_long = matches!(self.question, Question::Afresh { .. } | Question::Lost(_));
        let (mut y, top) = if is_long { (36, 164) } else { (60, 130) };
        let at = area(20, y, 200, 60);
        y += canvas.paragraph(cx.say(text), at, Align::Centre, theme::CREAM);
        if let Some(more) = more {
            let at = area(10, y + 6, 220, 156 - y);
            canvas.paragraph(cx.say(more), at, Align::Centre, theme::SHADE);
        }
        let count = if self.has_choice() { 2 } else { 1 };
        for (index, answer) in answers.into_iter().enumerate().take(count) {
            let at = area(50, top + 28 * index as i32, 140, 24);
            let ink = row_ground(canvas, at, (index == 1) == self.yes);
            canvas.text(Font::Body, cx.say(answer), at, Align::Centre, ink);
        }
        let buttons = [
            (Button::A, cx.say(Msg::Choose)),
            (Button::Up, cx.say(Msg::Move)),
            (Button::B, cx.say(Msg::Back)),
        ];
        let count = if self.has_choice() { buttons.len() } else { 1 };
        footer(canvas, &buttons[..count]);
    }
}

/// Returns the heading and the text about an unusable item.
fn spoiled_texts(cx: &Context, item: Item) -> (Msg, Msg) {
    let spoiled = cx.profile.spoiled(item);
    match (item, spoiled) {
        (Item::Settings, Some(Spoiled::Newer)) => (Msg::Settings, Msg::NewerSettings),
        (Item::Settings, _) => (Msg::Settings, Msg::BadSettings),
        (Item::Counter | Item::Results(_), Some(Spoiled::Newer)) => {
            (Msg::Results, Msg::NewerResults)
        }
        (Item::Counter | Item::Results(_), _) => (Msg::Results, Msg::BadResults),
        (Item::Honours(_), Some(Spoiled::Newer)) => (Msg::Milestones, Msg::NewerHonours),
        (Item::Honours(_), _) => (Msg::Milestones, Msg::BadHonours),
        (Item::Last, Some(Spoiled::Newer)) => (Msg::LastGame, Msg::NewerLast),
        (Item::Last, Some(Spoiled::Older)) => (Msg::LastGame, Msg::OlderLast),
        (Item::Last, _) => (Msg::LastGame, Msg::BadLast),
    }
}
