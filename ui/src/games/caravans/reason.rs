//! The reasons for a bot's turn in words.

use heapless::Vec;
use palmyra_engine::Seat;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{Card, CardKind, Deal, Field, MAX_PLAYERS};

use super::bars::pay_number;
use super::table::Table;
use super::text::Msg;
use super::turn::Laid;
use super::{good_name, short_card_name};
use crate::shell::Services;
use crate::shell::text::Line;

/// The lowest price that the reasons call high.
const DEAR: u16 = 16;
/// The price that does not fall any more.
const LOWEST: u16 = Field::PALMYRA.value() as u16;

/// The turn that the reasons are about. It is either planned or finished.
#[derive(Clone, Copy, Debug)]
pub struct Matter<'a> {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The public position before the turn.
    pub before: &'a Table,
    /// The public position after the turn.
    pub after: &'a Table,
    /// The deals with their prices, or `None` if the deals are already made and only the cards are
    /// explained.
    pub deals: Option<&'a [(Deal, u16)]>,
    /// The cards of the turn.
    pub cards: &'a [Laid],
}

/// Returns the reasons in words. A line about a good or a card begins with its name.
pub fn lines(cx: &Services, reason: Reason, matter: &Matter) -> Vec<Line, 3> {
    let number = |value: u16| pay_number(value).into();
    let mut lines = Vec::new();
    // There is space for three lines, so further reasons are dropped.
    let mut say = |line: Line| {
        let _ = lines.push(line);
    };
    let sold = matter.deals.and_then(<[_]>::first);
    let name = |good| cx.say(good_name(good)).into();
    match (reason, sold) {
        (Reason::Tax { price, .. } | Reason::FinalSale { price, .. }, Some((deal, _)))
            if price <= LOWEST =>
        {
            say(cx.tell(Msg::ReSellAnyTime, &[name(deal.good()), number(price)]));
        }
        (Reason::Tax { price, .. } | Reason::FinalSale { price, others: 0 }, Some((deal, _))) => {
            say(cx.tell(Msg::ReSellDear, &[name(deal.good()), number(price)]));
        }
        (Reason::FinalSale { price, .. }, Some((deal, _))) => {
            say(cx.tell(Msg::ReSellFirst, &[name(deal.good()), number(price)]));
        }
        (Reason::Tax { .. } | Reason::FinalSale { .. }, None) => {}
        (Reason::Exchange { cards: 0, .. }, _) => say(cx.tell(Msg::ExNone, &[])),
        (Reason::Exchange { cards, .. }, _) => say(cx.tell(Msg::ReAside, &[cards.into()])),
        (Reason::Turn { gain, .. }, _) => {
            if let Some(deals) = matter.deals {
                say(trade(cx, matter.after, deals));
            }
            for &laid in matter.cards {
                say(card(cx, matter, laid));
            }
            if gain > 0 {
                say(cx.tell(Msg::ReWorth, &[gain.into()]));
            }
        }
    }
    lines
}

/// Returns the reason for some deals. `after` is the public position after the turn.
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
    let name = cx.say(good_name(good)).into();
    let away = after.forecast.away(good);
    let [_, then] = after.routes[good.index()].outlook(away);
    let pay = after.forecast.pay(good);
    match deal {
        Deal::Buy(_) if then > price => cx.tell(Msg::ReGoes, &[name, number(price), number(then)]),
        Deal::Buy(_) if pay > 0 => cx.tell(Msg::ReBuyContract, &[name, number(pay)]),
        Deal::Buy(_) => cx.tell(Msg::ReBuyCheap, &[name, number(price)]),
        Deal::Sell(_) if then < price && away < 0 => {
            cx.tell(Msg::ReGoes, &[name, number(price), number(then)])
        }
        Deal::Sell(_) if price <= LOWEST => cx.tell(Msg::ReSellAnyTime, &[name, number(price)]),
        Deal::Sell(_) if price >= DEAR => cx.tell(Msg::ReSellDear, &[name, number(price)]),
        Deal::Sell(_) => cx.tell(Msg::ReSellFirst, &[name, number(price)]),
    }
}

/// Returns the reason for a card.
fn card(cx: &Services, matter: &Matter, laid: Laid) -> Line {
    let (good, place) = (laid.card.good(), laid.card.good().index());
    let name = cx.say(good_name(good)).into();
    let index = matter.seat.index() % MAX_PLAYERS;
    let after = matter.after;
    let own = after.held[index][place];
    let all: u8 = after.held.iter().map(|held| held[place]).sum();
    let others = all - own.min(all);
    match (laid.card.kind(), laid.over.map(Card::kind)) {
        (CardKind::Caravan(value), _) if value > 0 && own > 0 => {
            cx.tell(Msg::ReUpOwn, &[name, own.into()])
        }
        (CardKind::Caravan(value), _) if value < 0 && others > own => {
            cx.tell(Msg::ReDownRivals, &[name, others.into(), own.into()])
        }
        (CardKind::Caravan(value), _) if value < 0 && own == 0 => {
            let route = after.routes[place].moved(after.forecast.away(good));
            cx.tell(Msg::ReDownBuy, &[name, pay_number(route.price()).into()])
        }
        (CardKind::Contract, _) if own > 0 => {
            let pay = after.forecast.pay(good) * u16::from(own);
            cx.tell(Msg::ReContract, &[name, own.into(), pay_number(pay).into()])
        }
        (CardKind::Tax, _) => {
            let all: u16 = laid.due.iter().sum();
            let own = laid.due[index];
            let others = pay_number(all - own);
            cx.tell(Msg::ReTax, &[others.into(), pay_number(own).into()])
        }
        (CardKind::Mirage, Some(CardKind::Caravan(_))) => {
            // The prices with and without the mirage, both on the routes after the trade.
            let route = after.routes[place];
            let [_, then] = route.outlook(after.forecast.away(good));
            let [_, without] = route.outlook(matter.before.forecast.away(good));
            let prices = [then, without].map(pay_number);
            cx.tell(Msg::ReMirage, &[name, prices[0].into(), prices[1].into()])
        }
        (CardKind::Mirage, Some(CardKind::Contract)) => {
            let pay = [after, matter.before].map(|table| pay_number(table.forecast.pay(good)));
            cx.tell(Msg::ReMirageContract, &[name, pay[0].into(), pay[1].into()])
        }
        _ => {
            let card = short_card_name(cx, laid.card);
            cx.tell(Msg::ReKeep, &[card.as_str().into()])
        }
    }
}
