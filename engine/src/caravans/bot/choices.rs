//! All trades and all ways to play cards in a turn.

use super::super::card::{Card, CardKind};
use super::super::cards::Cards;
use super::super::good::Good;
use super::super::setup::HAND;
use super::super::trade::{Deal, Limit, Trade};
use super::plan::{CardPlay, Deals};
use super::public::PublicState;

/// The number of different trades. They are numbered in this order: a pass, the same deal twice (6
/// trades), one deal in each good (8 trades).
pub(super) const TRADES: u8 = 1 + 6 + 8;

/// Returns the deals that a begun trade still needs to become the trade with this number; `None` if
/// the deals made so far do not belong to that trade. The result has the number of amphorae of each
/// good to buy, or to sell if negative.
pub(super) fn missing(begun: Trade, limit: Limit, number: u8) -> Option<[i8; 3]> {
    let mut missing = [0; 3];
    match number {
        0 => {}
        1..=6 => {
            let times = if limit == Limit::One { 1 } else { 2 };
            let sign = if number % 2 == 1 { 1 } else { -1 };
            missing[usize::from(number - 1) / 2] = times * sign;
        }
        _ if limit != Limit::Full => return None,
        _ => {
            for (good, missing) in missing.iter_mut().enumerate() {
                *missing = 1 - 2 * ((number - 7) >> good & 1) as i8;
            }
        }
    }
    for deal in begun.deals() {
        let missing = &mut missing[deal.good().index()];
        let step = match deal {
            Deal::Buy(_) => 1,
            Deal::Sell(_) => -1,
        };
        if *missing * step <= 0 {
            return None;
        }
        *missing -= step;
    }
    Some(missing)
}

/// Returns the deals that a begun trade still needs to become the trade with this number, and the
/// position after these deals; `None` if they cannot be made.
pub(super) fn trade(
    public: &PublicState,
    begun: Trade,
    limit: Limit,
    number: u8,
) -> Option<(Deals, PublicState)> {
    let missing = missing(begun, limit, number)?;
    let mut deals = Deals::NONE;
    let mut after = *public;
    // Sales are made first, because they may pay for purchases.
    let sales = |good: Good| (Deal::Sell(good), -missing[good.index()]);
    let purchases = |good: Good| (Deal::Buy(good), missing[good.index()]);
    let both = Good::ALL
        .map(sales)
        .into_iter()
        .chain(Good::ALL.map(purchases));
    for (deal, times) in both {
        for _ in 0..times {
            after.deal(deal).then(|| deals.push(deal))?;
        }
    }
    Some((deals, after))
}

/// Returns the hand without one card.
pub(super) fn without(hand: &Cards<HAND>, card: Card) -> Cards<HAND> {
    let mut rest = *hand;
    rest.remove(card);
    rest
}

/// Calls `each` with every card that can be played. A mirage is passed several times, each time
/// with another card that it can cover. `open` has the number of uncovered cards on the board for
/// each code.
pub(super) fn each_card(
    hand: &Cards<HAND>,
    open: &[u8; Card::CODES],
    mut each: impl FnMut(Card, Option<Card>),
) {
    for card in hand.kinds() {
        if card.is_mirage() {
            for code in 0..MIRAGE_OFFSET {
                let over = Card::from_code(card.code() - MIRAGE_OFFSET + code);
                if let Some(over) = over
                    && open[usize::from(over.code()) % Card::CODES] > 0
                {
                    each(card, Some(over));
                }
            }
        } else {
            each(card, None);
        }
    }
}

/// The offset of the mirage's code among the codes of its colour. The mirage has the last code; the
/// codes before it belong to the cards that it can cover.
const MIRAGE_OFFSET: u8 = CardKind::ALL.len() as u8 - 1;

/// Returns the position after a card is played. A tax does not end the turn, so the seat stays the
/// same.
pub(super) fn after_card(public: &PublicState, card: Card, over: Option<Card>) -> PublicState {
    let mut after = *public;
    after.play(card, over);
    if !matches!(card.kind(), CardKind::Tax) {
        after.seat = after.after(after.seat);
    }
    after
}

/// Calls `each` with every way to play the cards of a turn, the position after these cards, and the
/// cards left in the hand.
pub(super) fn each_card_play(
    public: &PublicState,
    hand: &Cards<HAND>,
    open: &[u8; Card::CODES],
    mut each: impl FnMut(CardPlay, &PublicState, &Cards<HAND>),
) {
    each_card(hand, open, |first, over| {
        let after = after_card(public, first, over);
        let rest = without(hand, first);
        let play = CardPlay {
            first: Some(first),
            second: None,
            over,
        };
        if !matches!(first.kind(), CardKind::Tax) || after.fields == 0 {
            each(play, &after, &rest);
            return;
        }
        let mut open = *open;
        open[usize::from(first.code()) % Card::CODES] += 1;
        each_card(&rest, &open, |second, over| {
            let play = CardPlay {
                second: Some(second),
                over,
                ..play
            };
            each(
                play,
                &after_card(&after, second, over),
                &without(&rest, second),
            );
        });
    });
}
