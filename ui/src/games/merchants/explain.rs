//! The page that explains the selected slot, tile or mission, or a rule. X opens the hint.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{Mission, Spot, Tile, When};

use super::art::{Tone, draw_sentence};
use super::hint::Hint;
use super::signs::{self, sentence};
use super::text::{
    DealText, HowToText, OverviewText, PhaseText, WordText, footer, improvement, mission,
};
use super::{Play, Screen, bars, region, report, words};
use crate::canvas::{Align, Canvas, LINE, area};
use crate::input::Button;
use crate::shell::text::{Blank, Line};
use crate::shell::widgets::{HEADER, page};
use crate::shell::{Go, Services};
use crate::theme;

/// The topic of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explain {
    /// The effect of a piece on a slot.
    Slot(Spot),
    /// An improvement.
    Tile(Tile),
    /// A mission.
    Mission(Mission),
    /// Drawing, fulfilling and returning missions.
    Missions,
    /// Trading of goods.
    Market,
    /// The limit of goods at the end of a turn.
    Store,
    /// The end of the player's actions.
    End,
    /// The tax.
    Tax,
    /// The marauders.
    Marauders,
    /// The amounts of the current era.
    Era,
    /// The tower.
    Tower,
    /// Sets of rare goods.
    Rare,
}

impl Explain {
    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        match button {
            Button::A | Button::B => Go::Back,
            Button::X if may_hint(play) => play.swap(Screen::Hint(Hint)),
            _ => Go::Stay,
        }
    }

    /// Returns the title and the text.
    fn words(self, cx: &Services, play: &Play) -> (&'static str, Line) {
        let plain = |msg| cx.tell(msg, &[]);
        match self {
            Self::Slot(spot) => (
                words::spot_name(cx, spot),
                words::page(cx, play, region::viewer(play), spot),
            ),
            Self::Tile(tile) => (
                cx.say(improvement::name(tile)),
                improvement::effect(cx, tile),
            ),
            Self::Mission(card) => (cx.say(mission::name(card)), mission::benefit(cx, card)),
            Self::Missions => (cx.say(HowToText::How11Title), plain(HowToText::How11Text)),
            Self::Market => (cx.say(HowToText::How6Title), plain(HowToText::How6Text)),
            Self::Store => (cx.say(HowToText::How5Title), plain(HowToText::How5Text)),
            Self::End => (cx.say(HowToText::How2Title), plain(HowToText::How2Text)),
            Self::Tax => (cx.say(HowToText::How13Title), plain(HowToText::How13Text)),
            Self::Marauders => (cx.say(HowToText::How4Title), plain(HowToText::How4Text)),
            Self::Era => (
                cx.say(WordText::era(play.game().era())),
                cx.tell(PhaseText::EraMore, &[]),
            ),
            Self::Tower => (cx.say(HowToText::How8Title), plain(HowToText::How8Text)),
            Self::Rare => (cx.say(HowToText::How10Title), plain(HowToText::How10Text)),
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let (title, text) = self.words(cx, play);
        page(canvas, title);
        let mut y = HEADER + 8;
        match *self {
            Self::Slot(spot) => {
                canvas.slab(area(92, y, 56, 34), theme::DUSK);
                let sign = signs::action(spot.action(), words::top(play.game(), spot));
                canvas.sprite_twice(sign.sprite, Point::new(120, y + 17), &sign.inks);
                y += 44;
            }
            Self::Tile(tile) => {
                canvas.slab(area(92, y, 56, 38), theme::GOLD);
                canvas.slab(area(94, y + 2, 52, 34), theme::NIGHT);
                draw_sentence(
                    canvas,
                    &sentence::tile(tile),
                    Point::new(120, y + 19),
                    Tone::Own,
                );
                y += 48;
            }
            Self::Mission(card) => {
                canvas.slab(area(60, y, 120, 30), theme::DUSK);
                let benefit = sentence::benefit(card);
                draw_sentence(canvas, &benefit, Point::new(120, y + 15), Tone::Own);
                y += 38;
            }
            _ => {}
        }
        let at = area(7, y, 226, 8 * LINE);
        y += canvas.paragraph(&text, at, Align::Left, theme::CREAM) + 8;
        for line in self.facts(cx, play).into_iter().flatten() {
            let at = area(7, y, 226, 2 * LINE);
            y += canvas.paragraph(&line, at, Align::Left, theme::SHADE) + 2;
        }
        if let Self::Mission(card) = *self {
            let game = play.game();
            let seat = region::viewer(play);
            if game.board(seat).hand().contains(card) {
                let price = super::goals::mission_price(game, seat, card);
                let at = Point::new(7, y + 12);
                let have = game.board(seat).goods();
                signs::draw_price(canvas, price, have, at, signs::Chips::Wide);
            }
        }
        let bar = match may_hint(play) {
            true => footer::EXPLAIN,
            false => footer::EXPLAIN_ONLY,
        };
        footer::draw(play, cx, canvas, bar);
    }

    /// Returns the facts below the text.
    fn facts(self, cx: &Services, play: &Play) -> [Option<Line>; 3] {
        match self {
            Self::Tile(tile) => {
                let price = Blank::Number(play.game().amounts().improvement.into());
                let number = Blank::Number(tile.index() as i32 + 1);
                let era = bars::ERAS[usize::from(tile.era().clamp(1, 3) - 1)];
                [
                    Some(cx.tell(OverviewText::TileFacts, &[era.into(), number])),
                    Some(cx.tell(OverviewText::TilePrice, &[price])),
                    None,
                ]
            }
            Self::Mission(card) => {
                let half = Blank::Number((card.prestige() / 2).into());
                let when = match card.when() {
                    When::AnyTime => DealText::WhenAny,
                    When::Round => DealText::WhenRound,
                    When::Construction => DealText::WhenConstruction,
                    When::Reveal => DealText::WhenReveal,
                    When::Removal => DealText::WhenRemoval,
                    When::Placement => DealText::WhenPlacement,
                };
                [
                    Some(cx.tell(when, &[])),
                    Some(cx.tell(DealText::MissionReturn, &[half])),
                    None,
                ]
            }
            Self::Tax => [Some(cx.tell(PhaseText::TaxRate, &[])), None, None],
            Self::Era => {
                let amounts = play.game().amounts();
                [
                    Some(cx.tell(PhaseText::EraPrice, &[amounts.improvement.into()])),
                    Some(cx.tell(PhaseText::EraTax, &[amounts.tax.into()])),
                    Some(cx.tell(PhaseText::EraLevels, &[])),
                ]
            }
            _ => [None, None, None],
        }
    }
}

/// Whether X can open a hint: a person decides now, and no report has to be shown before that.
fn may_hint(play: &Play) -> bool {
    !play.bot_to_move() && report::due(play).is_none()
}
