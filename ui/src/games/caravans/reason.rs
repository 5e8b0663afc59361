//! The reasons of a bot's turn, in a line or two.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{Deal, Kind, MAX_PLAYERS};

use super::card::pay_number;
use super::table::Table;
use super::text::Msg;
use super::turn::Laid;
use crate::shell::Services;
use crate::shell::text::Line;

/// From this price on an amphora is dear.
const DEAR: u16 = 16;

/// The subject of a reason: a plan, or a turn that was made.
#[derive(Clone, Copy, Debug)]
pub struct Matter<'a> {
    /// The seat that plans, or made the turn.
    pub seat: Seat,
    /// The table afterwards.
    pub after: &'a Table,
    /// The deals with their prices; `None` if they are already made and only the
    /// cards are explained.
    pub deals: Option<&'a [(Deal, u16)]>,
    /// The cards.
    pub cards: &'a [Laid],
}

/// The reasons in words.
pub fn lines(cx: &Services, reason: Reason, matter: &Matter) -> Vec<Line, 3> {
    let number = |value: u16| pay_number(value).into();
    let mut lines = Vec::new();
    // Lines after the third have no room and are left out.
    let mut say = |line: Line| {
        let _ = lines.push(line);
    };
    match reason {
        Reason::Tax { price, .. } => say(cx.tell(Msg::ReSellDear, &[number(price)])),
        Reason::Exchange { cards: 0, .. } => say(cx.tell(Msg::ExNone, &[])),
        Reason::Exchange { .. } => say(cx.tell(Msg::ReKeep, &[])),
        Reason::FinalSale { price, others: 0 } => say(cx.tell(Msg::ReSellDear, &[number(price)])),
        Reason::FinalSale { price, .. } => say(cx.tell(Msg::ReSellFirst, &[number(price)])),
        Reason::Turn { gain, .. } => {
            if let Some(deals) = matter.deals {
                say(trade(cx, matter.after, deals));
            }
            for &laid in matter.cards {
                say(card(cx, matter, laid, gain));
            }
            if gain > 0 {
                say(cx.tell(Msg::ReWorth, &[gain.into()]));
            }
        }
    }
    lines
}

/// The reason for these deals, given the table after them.
fn trade(cx: &Services, after: &Table, deals: &[(Deal, u16)]) -> Line {
    let number = |value: u16| pay_number(value).into();
    let Some(&(deal, price)) = deals.first() else {
        return cx.tell(Msg::RePass, &[]);
    };
    if deals.len() == 3 {
        let sum = |&(deal, price): &(Deal, u16)| match deal {
            Deal::Buy(_) => -pay_number(price),
            Deal::Sell(_) => pay_number(price),
        };
        let sum: i16 = deals.iter().map(sum).sum();
        if sum > 0 {
            return cx.tell(Msg::ReThree, &[sum.into()]);
        }
    }
    let good = deal.good();
    let away = after.forecast.moves[good.index()];
    let [_, then] = after.routes[good.index()].outlook(away);
    match deal {
        Deal::Buy(_) if then > price => cx.tell(Msg::ReBuyRise, &[number(price), number(then)]),
        Deal::Buy(_) if after.forecast.pay(good) > 0 => {
            cx.tell(Msg::ReBuyContract, &[number(after.forecast.pay(good))])
        }
        Deal::Buy(_) => cx.tell(Msg::ReBuyCheap, &[number(price)]),
        Deal::Sell(_) if then < price && away < 0 => {
            cx.tell(Msg::ReSellFall, &[number(price), number(then)])
        }
        Deal::Sell(_) if price >= DEAR => cx.tell(Msg::ReSellDear, &[number(price)]),
        Deal::Sell(_) => cx.tell(Msg::ReSellFirst, &[number(price)]),
    }
}

/// The reason for this card.
fn card(cx: &Services, matter: &Matter, laid: Laid, gain: i16) -> Line {
    let good = laid.card.good().index();
    let index = matter.seat.index() % MAX_PLAYERS;
    let own = matter.after.held[index][good];
    let all: u8 = matter.after.held.iter().map(|held| held[good]).sum();
    let others = all - own.min(all);
    match laid.card.kind() {
        Kind::Caravan(value) if value > 0 && own > 0 => cx.tell(Msg::ReUpOwn, &[own.into()]),
        Kind::Caravan(value) if value < 0 && others > own => {
            cx.tell(Msg::ReDownRivals, &[others.into(), own.into()])
        }
        Kind::Caravan(value) if value < 0 && own == 0 => {
            let away = matter.after.forecast.moves[good];
            let route = matter.after.routes[good].moved(away);
            cx.tell(Msg::ReDownBuy, &[pay_number(route.price()).into()])
        }
        Kind::Contract if own > 0 => {
            let pay = matter.after.forecast.pay(laid.card.good()) * u16::from(own);
            cx.tell(Msg::ReContract, &[own.into(), pay_number(pay).into()])
        }
        Kind::Tax => {
            let all: u16 = laid.due.iter().sum();
            let own = laid.due[index];
            let others = pay_number(all - own);
            cx.tell(Msg::ReTax, &[others.into(), pay_number(own).into()])
        }
        Kind::Mirage if gain > 0 => cx.tell(Msg::ReMirage, &[gain.into()]),
        _ => cx.tell(Msg::ReKeep, &[]),
    }
}
