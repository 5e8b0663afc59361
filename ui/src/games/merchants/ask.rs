//! The screen of a question with a few answers.

use embedded_graphics::prelude::*;
use palmyra_engine::merchants::{
    Action, Claim, Good, Merchants, Mission, Move, Moves, Phase, Rise, Spot,
};

use super::bars::{self, TOP};
use super::explain::Explain;
use super::look::Look;
use super::rows::{self, part_name};
use super::signs::{self, Picture};
use super::text::{
    ActionText, DealText, OverviewText, PhaseText, SlotText, WordText, footer, improvement, mission,
};
use super::words::{self, effect};
use super::{Play, Screen, art};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::art::TICK;
use crate::shell::text::{Line, Msg as Shell, capitalized};
use crate::shell::widgets::{Menu, footer as draw_footer, row_ground};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The height of a row in pixels.
const ROW: i32 = 21;
/// The number of rows that fit above the explanation.
const FIT: u8 = 6;

/// The topic of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The choices for the piece on this slot.
    At(Spot),
    /// The choices for the return of this mission.
    Return(Mission),
    /// The good that the player gets for discarding this mission.
    Cash(Mission),
    /// The rare good that the player takes for free.
    Free,
    /// The two pieces that change places: first the player's own, while this is `None`, and then
    /// the other one, with the slot of the player's own.
    Swap(Option<Spot>),
    /// The goods that the player adds at the start.
    Goods,
}

impl Topic {
    /// Whether the rules require an answer now. B then takes back a step instead of leaving the
    /// question.
    const fn is_phase(self) -> bool {
        matches!(self, Self::Free | Self::Swap(None) | Self::Goods)
    }

    /// Returns the number of shown rows. A question about the traitor has at most three answers,
    /// and its explanation needs more lines.
    fn fit(self) -> u8 {
        match self {
            Self::At(spot) if spot.action() == Action::Traitor => 4,
            _ => FIT,
        }
    }

    /// Whether a move answers the question.
    fn takes(self, mv: Move) -> bool {
        match (self, mv) {
            (Self::At(spot), _) => mv.spot() == Some(spot),
            (Self::Return(card), Move::Return(other, _))
            | (Self::Cash(card), Move::Cash(other, _)) => card == other,
            (Self::Free, Move::Free(_))
            | (Self::Goods, Move::Goods(_))
            | (Self::Swap(None), Move::Done) => true,
            (Self::Swap(own), Move::Swap(mine, _)) => own.is_none_or(|own| own == mine),
            _ => false,
        }
    }

    /// Returns all answers.
    pub fn answers(self, game: &Merchants) -> Moves {
        let mut answers = Moves::new();
        for mv in rows::moves(game) {
            // A piece of the player may change places with several others, but is listed only once.
            let again = match (self, mv) {
                (Self::Swap(None), Move::Swap(mine, _)) => answers
                    .iter()
                    .any(|other| matches!(other, Move::Swap(own, _) if *own == mine)),
                _ => false,
            };
            if self.takes(mv) && !again {
                // The list has room for all legal moves.
                let _ = answers.push(mv);
            }
        }
        answers
    }
}

/// A question with the selected answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    topic: Topic,
    menu: Menu,
}

impl Ask {
    /// Opens the question about a topic.
    pub const fn new(topic: Topic) -> Self {
        Self {
            topic,
            menu: Menu { index: 0 },
        }
    }

    /// Opens the question about the good for a discarded mission. The cursor is on a good that an
    /// action needs.
    pub fn cash(game: &Merchants, card: Mission) -> Self {
        let mut ask = Self::new(Topic::Cash(card));
        let wanted = rows::wanted(game);
        let mut answers = ask.topic.answers(game).into_iter();
        let helps = |mv| matches!(mv, Move::Cash(_, good) if wanted.count(good) > 0);
        ask.menu.index = answers.position(helps).unwrap_or(0) as u8;
        ask
    }

    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        let game = play.game();
        let answers = self.topic.answers(game);
        match button {
            Button::Up | Button::Down => {
                self.menu.press(button, answers.len() as u8);
                Go::Stay
            }
            Button::A => match answers.get(usize::from(self.menu.index)) {
                Some(&Move::Swap(own, _)) if self.topic == Topic::Swap(None) => {
                    play.push(Screen::Ask(Self::new(Topic::Swap(Some(own)))))
                }
                Some(&Move::Tower(spot, rise)) => play.swap(Screen::Tower(
                    super::tower::TowerScreen::new(game, spot, rise),
                )),
                Some(&(Move::Draw(spot) | Move::Fulfil(spot, _))) => play.swap(Screen::Missions(
                    super::missions::MissionScreen::at(play, spot),
                )),
                Some(&mv) => flow::step(play, cx, mv),
                None => Go::Back,
            },
            Button::B if self.topic.is_phase() => flow::undo(play, cx),
            Button::B => Go::Back,
            Button::X => play.push(self.explained()),
            Button::Y => play.push(Screen::Look(Look::start())),
            _ => Go::Stay,
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let game = play.game();
        bars::draw(canvas, play, game.seat(), &self.title(cx));
        let answers = self.topic.answers(game);
        let fit = self.topic.fit();
        let first = self.menu.first(answers.len() as u8, fit);
        let shown = answers.iter().enumerate().skip(first.into());
        for (row, (index, &mv)) in shown.take(fit.into()).enumerate() {
            let y = TOP + 4 + ROW * row as i32;
            let chosen = index == usize::from(self.menu.index);
            let at = area(2, y, 236, ROW - 1);
            let ink = row_ground(canvas, at, chosen);
            if chosen {
                // Gold is invisible on a golden row, so the sign gets a dark background.
                canvas.slab(area(6, y + 2, 20, ROW - 5), theme::DUSK);
            }
            sign(game, mv, self.topic).draw(canvas, Point::new(16, y + 10));
            let words = words_of(cx, play, mv, self.topic);
            let at = area(34, y, 202, ROW - 1);
            canvas.text(Font::Body, &words, at, Align::Left, ink);
        }
        let top = TOP + 8 + ROW * i32::from(fit);
        // Rows that are not shown leave space for more lines of the explanation.
        let lines = 2 + i32::from(FIT - fit);
        canvas.fill(area(4, top, 232, 1), theme::BRONZE);
        let chosen = answers.get(usize::from(self.menu.index)).copied();
        let text = self.explanation(cx, play, chosen);
        canvas.paragraph(
            &text,
            area(7, top + 3, 226, lines * LINE),
            Align::Left,
            theme::CREAM,
        );
        let back = match self.topic.is_phase() {
            true => footer::undo(cx, play.running().can_undo()),
            false => cx.say(Shell::Back),
        };
        draw_footer(
            canvas,
            &[
                (Button::A, cx.say(Shell::Choose)),
                (Button::Up, cx.say(Shell::Move)),
                (Button::B, back),
                (Button::X, cx.say(footer::Msg::Info)),
            ],
        );
    }

    /// Returns the page that X opens, with the rule about the question.
    const fn explained(self) -> Screen {
        match self.topic {
            Topic::At(spot) => Screen::Explain(Explain::Slot(spot)),
            Topic::Return(card) | Topic::Cash(card) => Screen::Explain(Explain::Mission(card)),
            Topic::Free => Screen::Explain(Explain::Rare),
            Topic::Swap(_) => Screen::Explain(Explain::Marauders),
            Topic::Goods => Screen::Explain(Explain::Store),
        }
    }

    fn title(self, cx: &Services) -> Line {
        let said = |msg| cx.tell(msg, &[]);
        match self.topic {
            Topic::At(spot) => match spot.action() {
                Action::Traitor => said(ActionText::TitleRival),
                Action::Temple { .. } | Action::PrivateTemple => said(ActionText::TitleTemple),
                Action::Rare(_) => said(ActionText::TitleWhich),
                Action::First => cx.tell(SlotText::ListFirst, &[]),
                _ => match spot.tile() {
                    Some(tile) => cx.tell(improvement::name(tile), &[]),
                    None => cx.tell(words::name(spot), &[]),
                },
            },
            Topic::Return(card) => cx.tell(mission::name(card), &[]),
            Topic::Cash(_) => said(ActionText::TitleOne),
            Topic::Free => said(ActionText::TitleFree),
            Topic::Swap(_) => said(ActionText::TitleSwap),
            Topic::Goods => said(ActionText::TitleStart),
        }
    }

    /// Returns the explanation of the selected answer, usually in two lines.
    fn explanation(self, cx: &Services, play: &Play, chosen: Option<Move>) -> Line {
        let game = play.game();
        let seat = game.seat();
        let deal = |msg| cx.tell(msg, &[]);
        match self.topic {
            Topic::At(spot) => match spot.action() {
                Action::Traitor => {
                    let back = chosen.and_then(|mv| match mv {
                        Move::Traitor(_, other) => Some(other),
                        _ => None,
                    });
                    let back = back.filter(|&other| gets_level_back(game, other));
                    match back {
                        Some(other) => {
                            let name = words::player(cx, play, other);
                            cx.tell(DealText::TraitorBack, &[name.into()])
                        }
                        None => words::page(cx, play, seat, spot),
                    }
                }
                Action::Temple { .. } | Action::PrivateTemple => match chosen {
                    Some(Move::Temple(_, part)) => effect::temple(cx, game, seat, part),
                    _ => words::page(cx, play, seat, spot),
                },
                Action::Rare(_) => match chosen {
                    Some(Move::Rare(_, rare)) => effect::rare(cx, game, seat, rare),
                    _ => deal(DealText::StackAny),
                },
                Action::First => cx.tell(PhaseText::KingGood, &[]),
                Action::AnyConstruction => match chosen {
                    Some(Move::Tower(..)) => deal(DealText::WorksTower),
                    _ => deal(DealText::WorksAsk),
                },
                _ => deal(DealText::OfficeAsk),
            },
            Topic::Return(card) => {
                let half = card.prestige() / 2;
                cx.tell(DealText::MissionReturn, &[half.into()])
            }
            Topic::Cash(_) => deal(DealText::MissionCashNote),
            Topic::Free => match (chosen, game.phase()) {
                (Some(Move::Free(rare)), _) => effect::rare(cx, game, seat, rare),
                (_, Phase::Free(left)) => cx.tell(DealText::StackFree, &[left.into()]),
                _ => Line::new(),
            },
            Topic::Swap(None) => cx.tell(PhaseText::RaidSwap, &[]),
            Topic::Swap(Some(_)) => cx.tell(PhaseText::RaidSwapTheir, &[]),
            Topic::Goods => match seat.number() {
                2 => cx.tell(OverviewText::SetupGoodBasic, &[2u8.into()]),
                3 => cx.tell(OverviewText::SetupGoodAdvanced, &[3u8.into()]),
                _ => cx.tell(OverviewText::SetupGoodBoth, &[]),
            },
        }
    }
}

/// Whether a tower that loses levels to a traitor gets one level back at once.
fn gets_level_back(game: &Merchants, seat: palmyra_engine::Seat) -> bool {
    let board = game.board(seat);
    let levels = game.amounts().traitor;
    board.fallen(levels) > board.tower().saturating_sub(levels)
}

/// Returns the sign of an answer.
fn sign(game: &Merchants, mv: Move, topic: Topic) -> Picture {
    let plain = |sprite| Picture::plain(sprite, theme::CREAM);
    match mv {
        Move::Tower(..) => plain(&art::TOWER),
        Move::Traitor(..) | Move::Return(_, Claim::Seat(_)) => {
            Picture::plain(&art::DAGGER, theme::EMBER)
        }
        Move::Temple(..) | Move::Return(_, Claim::Part(_)) => plain(&art::TEMPLE),
        Move::Rare(_, rare) | Move::Free(rare) | Move::Return(_, Claim::Rare(rare)) => {
            signs::rare(rare)
        }
        Move::Draw(_) | Move::Fulfil(..) | Move::Return(..) => plain(&art::SCROLL),
        Move::Supplies(_) => Picture::plain(&art::SHIELD, theme::SHADE),
        Move::First(_, good) | Move::Cash(_, good) => signs::good(good),
        Move::Exempt => Picture::plain(&art::TAX_BAG, theme::GOLD),
        Move::Swap(own, other) => {
            let spot = if topic == Topic::Swap(None) {
                own
            } else {
                other
            };
            signs::action(spot.action(), words::top(game, spot))
        }
        Move::Goods(goods) => {
            let mut kinds = Good::ALL.into_iter();
            let good = kinds.find(|&good| goods.count(good) > 0);
            signs::good(good.unwrap_or(Good::Wood))
        }
        _ => plain(&TICK),
    }
}

/// Returns an answer in words.
pub fn words_of(cx: &Services, play: &Play, mv: Move, topic: Topic) -> Line {
    let game = play.game();
    let lost = |seat, levels| {
        let name = words::player(cx, play, seat);
        let before = game.board(seat).tower();
        let after = game.board(seat).fallen(levels);
        cx.tell(
            DealText::TraitorRow,
            &[name.into(), before.into(), after.into()],
        )
    };
    match mv {
        Move::Tower(_, Rise::One) => cx.tell(SlotText::ListTower1, &[]),
        Move::Tower(_, Rise::Two) => cx.tell(SlotText::ListTower2, &[]),
        Move::Traitor(_, seat) => lost(seat, game.amounts().traitor),
        Move::Return(card, Claim::Seat(seat)) => {
            let levels = match card.benefit() {
                palmyra_engine::merchants::Benefit::Destroy(levels) => levels,
                _ => 0,
            };
            lost(seat, levels)
        }
        Move::Temple(_, part) | Move::Return(_, Claim::Part(part)) => cx.tell(part_name(part), &[]),
        Move::Rare(_, rare) => {
            let rare = cx.say(WordText::rare(rare));
            cx.tell(ActionText::ActRare, &[rare.into()])
        }
        Move::Free(rare) | Move::Return(_, Claim::Rare(rare)) => {
            capitalized(cx.say(WordText::rare(rare)))
        }
        Move::Draw(_) => cx.tell(DealText::MissionDraw, &[game.deck().into()]),
        Move::Fulfil(_, card) | Move::Return(card, _) => cx.tell(mission::name(card), &[]),
        Move::Supplies(_) => {
            let prestige = game.supplies(game.seat());
            cx.tell(ActionText::ActSupplies, &[prestige.into()])
        }
        Move::First(_, good) => {
            let mut line = cx.tell(SlotText::ListFirst, &[]);
            let good = cx.say(WordText::good(good, 1));
            let _ = core::fmt::write(&mut line, format_args!(": 1 {good}"));
            line
        }
        Move::Cash(_, good) => {
            let good = cx.say(WordText::good(good, 1));
            cx.tell(DealText::TradeGive, &[good.into()])
        }
        Move::Exempt => cx.tell(ActionText::ActExempt, &[]),
        Move::Tax(paid) => rows::tax_name(cx, game, paid),
        Move::Swap(own, other) => match topic {
            Topic::Swap(None) => cx.tell(words::name(own), &[]),
            _ => {
                let mut line = Line::new();
                let owner = game.piece(other).map(|(seat, _)| seat);
                let name = owner.map_or("", |seat| words::player(cx, play, seat));
                let slot = words::spot_name(cx, other);
                let _ = core::fmt::write(&mut line, format_args!("{name}: {slot}"));
                line
            }
        },
        Move::Goods(goods) => words::goods(cx, goods),
        Move::Done => cx.tell(Shell::No, &[]),
        _ => cx.tell(ActionText::ActRevealNone, &[]),
    }
}
