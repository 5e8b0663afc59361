//! The hint: what a strong player would do.

use heapless::Vec;
use palmyra_engine::Game as _;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{Caravans, Card, Deal, Draft, HAND, Move, Phase};
use palmyra_play::{Asker, Decision};

use super::bars::TOP;
use super::card::draw_hand;
use super::exchange::{self, ExchangeScreen};
use super::market::Market;
use super::reason::{self, Matter};
use super::report::{draw_deal, draw_played};
use super::table::Table;
use super::text::Msg;
use super::turn::Laid;
use super::{Play, Screen, art, short_card_name, trade};
use crate::canvas::{Align, Canvas, Font, LINE, area};
use crate::input::Button;
use crate::shell::hint;
use crate::shell::text::Msg as Shell;
use crate::shell::widgets::{FOOT, HEADER, footer, page};
use crate::shell::{Go, Services, flow};
use crate::theme;

/// The page that waits for a bot's decision and then shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint;

/// The advice, in the terms of the screens.
#[derive(Debug)]
struct Advice {
    deals: Vec<(Deal, u16), 3>,
    cards: Vec<Laid, 4>,
    aside: Vec<Card, HAND>,
    after: Table,
    reason: Option<Reason>,
}

impl Advice {
    fn of(play: &Play, decision: &Decision<Caravans>) -> Self {
        let mut game = play.game().clone();
        let mut advice = Self {
            deals: Vec::new(),
            cards: Vec::new(),
            aside: Vec::new(),
            after: Table::of(&game),
            reason: decision.reason,
        };
        let phase = game.phase();
        let first = [decision.mv];
        let plan: &[Move] = match decision.plan.is_empty() {
            true => &first,
            false => &decision.plan,
        };
        for &mv in plan {
            // The lists have room for any turn.
            let _ = match mv {
                Move::Buy(good) => {
                    let price = game.route(good).price();
                    advice.deals.push((Deal::Buy(good), price)).is_ok()
                }
                Move::Sell(good) => {
                    let price = game.route(good).proceeds();
                    advice.deals.push((Deal::Sell(good), price)).is_ok()
                }
                Move::Play(card) => {
                    let laid = Laid::played(card, &advice.after);
                    advice.cards.push(laid).is_ok()
                }
                Move::Cover(good, field) => {
                    let over = game.board().get(usize::from(field)).copied();
                    let laid = Laid::mirage(Card::mirage(good), over);
                    advice.cards.push(laid).is_ok()
                }
                Move::LayAside(card) => advice.aside.push(card).is_ok(),
                Move::Pass | Move::Draw => true,
            };
            // Moves of other players are not part of the advice.
            let seat = game.seat();
            if game.play(mv, |event| advice.after.tell(event)).is_err() || game.seat() != seat {
                break;
            }
            let single = matches!(phase, Phase::Tax(_) | Phase::FinalSales);
            if single {
                break;
            }
        }
        advice
    }
}

impl Hint {
    pub fn press(&mut self, button: Button, play: &mut Play, cx: &mut Services) -> Go {
        match button {
            Button::A => follow(play, cx),
            Button::B | Button::X => Go::Back,
            Button::Y => play.push(Screen::Market(Market)),
            _ => Go::Stay,
        }
    }

    pub fn asks(&self, play: &Play, _: &Services) -> Option<Asker> {
        hint::asks(play.decision(Asker::Person).is_some())
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let Some(decision) = play.decision(Asker::Person) else {
            hint::draw_thinking(cx, canvas, 0, TOP - HEADER);
            return;
        };
        page(canvas, cx.say(Shell::HintTitle));
        let advice = Advice::of(play, decision);
        draw_advice(cx, canvas, play, &advice);
        footer(
            canvas,
            &[
                (Button::A, cx.say(Msg::BtnDoIt)),
                (Button::B, cx.say(Shell::Back)),
                (Button::Y, cx.say(Msg::BtnMarket)),
            ],
        );
    }
}

fn draw_advice(cx: &Services, canvas: &mut Canvas, play: &Play, advice: &Advice) {
    let game = play.game();
    let trades = matches!(game.phase(), Phase::Trade(_));
    let heading = match game.phase() {
        Phase::Trade(_) if advice.deals.is_empty() => Msg::HintPass,
        Phase::Trade(_) => Msg::HintTrade,
        Phase::Exchange { .. } => Msg::ExchangeTitle,
        Phase::Card => Msg::PlayCardTitle,
        Phase::Tax(_) => Msg::TaxSell,
        Phase::FinalSales | Phase::Over => Msg::FinalTitle,
    };
    let line = area(8, HEADER, 224, TOP - HEADER);
    canvas.text(Font::Body, cx.say(heading), line, Align::Left, theme::GOLD);
    let mut y = TOP + 97;
    match game.phase() {
        Phase::Exchange { .. } => {
            let chosen = ExchangeScreen::with(game, &advice.aside);
            draw_hand(canvas, game.hand(game.seat()), TOP + 4, |index, _| {
                let away = chosen.is_aside(index as u8);
                let face = if away {
                    art::Face::Dim
                } else {
                    art::Face::Plain
                };
                (face, false, if away { 14 } else { 0 })
            });
        }
        _ => {
            for (index, &(deal, price)) in advice.deals.iter().enumerate() {
                draw_deal(cx, canvas, deal, price, TOP + 5 + 29 * index as i32);
            }
            draw_played(canvas, &advice.cards);
        }
    }
    canvas.fill(area(0, y, 240, 1), theme::BRONZE);
    y += 4;
    if let Some(laid) = advice.cards.first().filter(|_| trades) {
        let name = short_card_name(cx, laid.card);
        let then = cx.tell(Msg::HintCard, &[name.as_str().into()]);
        canvas.text(
            Font::Body,
            &then,
            area(7, y, 226, LINE),
            Align::Left,
            theme::GOLD,
        );
        y += LINE + 2;
    }
    let matter = Matter {
        seat: game.seat(),
        after: &advice.after,
        deals: (game.phase() != Phase::Card).then_some(&advice.deals[..]),
        cards: &advice.cards,
    };
    let lines = advice
        .reason
        .map(|reason| reason::lines(cx, reason, &matter));
    for line in lines.unwrap_or_default() {
        canvas.text(
            Font::Body,
            &line,
            area(7, y, 226, LINE),
            Align::Left,
            theme::CREAM,
        );
        y += LINE;
    }
    debug_assert!(y <= FOOT, "all lines fit");
}

/// Follows the advice for the decision at hand.
fn follow(play: &mut Play, cx: &mut Services) -> Go {
    let Some(decision) = play.decision(Asker::Person) else {
        return Go::Stay;
    };
    let (mv, phase) = (decision.mv, play.game().phase());
    let advice = Advice::of(play, decision);
    match phase {
        Phase::Trade(_) => {
            {
                play.view.advised = advice.cards.first().map(|laid| laid.card);
            }
            trade::make(
                play,
                cx,
                Draft::of(advice.deals.iter().map(|&(deal, _)| deal)),
            )
        }
        Phase::Exchange { .. } => exchange::exchange(play, cx, &advice.aside),
        _ => flow::step(play, cx, mv),
    }
}
