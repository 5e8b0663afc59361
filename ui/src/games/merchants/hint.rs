//! The page of a hint, which shows the move that a strong bot would make.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Move, Phase};
use palmyra_play::Asker;

use super::reason::Matter;
use super::rows::{self, Row};
use super::signs::{self, Picture};
use super::text::{ActionText, WordText, improvement, mission};
use super::{Play, art, ask, history, words};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::hint;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::widgets::{HEADER, footer, page};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The page of a hint. It first waits for the bot's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint;

impl Hint {
    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => {
                let decision = play.decision(Asker::Person);
                match decision.map(|decision| decision.mv) {
                    Some(mv) => flow::step(play, cx, mv),
                    None => Go::Stay,
                }
            }
            Button::B | Button::X => Go::Back,
            _ => Go::Stay,
        }
    }

    pub fn asks(&self, play: &Play, _: &Services) -> Option<Asker> {
        hint::asks(play.decision(Asker::Person).is_some())
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let Some(decision) = play.decision(Asker::Person) else {
            hint::draw_thinking(cx, canvas, 4, LINE);
            return;
        };
        page(canvas, cx.say(Shell::HintTitle));
        let mv = decision.mv;
        // A hint of the guided game has no plan, so the reason is about the hinted move itself.
        let step = decision.reason.map_or(mv, |reason| reason.step);
        let (name, why) = told(cx, play, mv, step);
        let y = HEADER + 12;
        canvas.slab(area(6, y, 34, 34), theme::DUSK);
        picture(play, mv).draw(canvas, Point::new(23, y + 17));
        let at = area(48, y, 188, 34);
        let font = Font::Title.or_smaller(&name, 186);
        canvas.text(font, &name, at, Align::Left, theme::GOLD);
        let mut y = y + 46;
        canvas.fill(area(4, y - 4, 232, 1), theme::BRONZE);
        let at = area(7, y, 226, 6 * LINE);
        y += canvas.paragraph(&why, at, Align::Left, theme::CREAM) + 6;
        // Some moves have an additional explanation for beginners.
        let more = match mv {
            Move::Place(_, spot) => Some(words::page(cx, play, play.game().seat(), spot)),
            Move::Buy(_, tile) | Move::Start(tile) => Some(improvement::effect(cx, tile)),
            _ => None,
        };
        if let Some(text) = more {
            let at = area(7, y, 226, 3 * LINE);
            canvas.paragraph(&text, at, Align::Left, theme::SHADE);
        }
        footer(
            canvas,
            &[
                (Button::A, cx.say(super::text::footer::Msg::DoIt)),
                (Button::B, cx.say(Shell::Back)),
            ],
        );
    }
}

/// Returns a hint in words, and its reason. The reason is about `step`, which is the hinted move
/// itself or the main move that it prepares.
pub fn told(cx: &Services, play: &Play, mv: Move, step: Move) -> (Line, Line) {
    let matter = Matter {
        cx,
        game: play.game(),
        own: is_private(play),
        name: |seat| words::player(cx, play, seat),
    };
    (words_of(cx, play, mv), matter.words(step))
}

/// Whether nobody else can see the screen. Missions in hand are named only in this case.
fn is_private(play: &Play) -> bool {
    play.running().humans() < 2 || play.game().phase() == Phase::Choose
}

/// Returns the picture of a move.
fn picture(play: &Play, mv: Move) -> Picture {
    let game = play.game();
    let spot = match mv {
        Move::Place(_, spot) => Some(spot),
        _ => mv.spot(),
    };
    match (mv, spot) {
        (_, Some(spot)) => signs::action(spot.action(), words::top(game, spot)),
        (Move::Choose(_) | Move::Change(..), _) => Picture::plain(&art::SWORDS, theme::EMBER),
        (Move::Trade(_), _) => Picture::plain(&art::SCALES, theme::GOLD),
        (Move::Start(_), _) => Picture::plain(&art::HAMMER, theme::TAN),
        (Move::Return(..) | Move::Double(_) | Move::Cash(..), _) => {
            Picture::plain(&art::SCROLL, theme::CREAM)
        }
        (Move::Pay(_) | Move::Gain(_) | Move::Keep(..) | Move::Goods(_), _) => {
            Picture::plain(&art::STOREHOUSE, theme::TAN)
        }
        (Move::Free(rare), _) => signs::rare(rare),
        (Move::Tax(_), _) => Picture::plain(&art::TAX_BAG, theme::GOLD),
        _ => Picture::plain(&crate::shell::art::TICK, art::GREEN),
    }
}

/// Returns a move in words.
pub fn words_of(cx: &Services, play: &Play, mv: Move) -> Line {
    let game = play.game();
    match mv {
        Move::Fulfil(..) if !is_private(play) => cx.tell(ActionText::ActMission, &[]),
        Move::Place(_, spot) => {
            let mut line = Line::new();
            let _ = line.push_str(words::spot_name(cx, spot));
            line
        }
        Move::Choose(region) | Move::Change(_, region) => cx.tell(WordText::region(region), &[]),
        Move::Take(spot)
        | Move::Gifts(spot)
        | Move::Supplies(spot)
        | Move::Draw(spot)
        | Move::Tower(spot, _) => rows::name(cx, game, Row::Open(spot)),
        Move::Caravan | Move::Shipyard => match mv.spot() {
            Some(spot) => rows::name(cx, game, Row::Step(spot, mv)),
            None => Line::new(),
        },
        Move::Trade(trade) => history::trade_words(cx, trade),
        Move::Buy(_, tile) | Move::Start(tile) => cx.tell(improvement::name(tile), &[]),
        Move::Pay(goods) | Move::Gain(goods) => words::goods(cx, goods),
        Move::PayPrestige => cx.tell(WordText::GoodsPrestige, &[]),
        Move::Keep(good, count) => {
            let mut line = Line::new();
            let word = cx.say(WordText::good(good, count));
            let _ = core::fmt::write(&mut line, format_args!("{count} {word}"));
            line
        }
        Move::Double(card) => cx.tell(mission::name(card), &[]),
        Move::Pass(_) => cx.tell(ActionText::ActBuyPass, &[]),
        Move::Done => rows::name(cx, game, Row::Done),
        _ => ask::words_of(cx, play, mv, ask::Topic::Free),
    }
}
