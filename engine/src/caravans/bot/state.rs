//! A position as one seat sees it, in a form that is fast to play in.

use super::super::card::Card;
use super::super::cards::Cards;
use super::super::game::{Caravans, Phase};
use super::super::good::Good;
use super::super::route::Route;
use super::super::setup::{CARDS, HAND, MAX_PLAYERS, YEARS};
use super::super::trade::{Limit, Trade};
use super::public::{Market, PublicState};
use super::values::{VALUES, Values};
use crate::{Game as _, Rng, Seat};

/// A position as one seat sees it. The cards of the other seats are missing at first:
/// `imagine` deals them at random for a play-out.
#[derive(Clone, Debug)]
pub struct SearchState {
    pub(super) public: PublicState,
    pub(super) hands: [Cards<HAND>; MAX_PLAYERS],
    /// The uncovered cards on the board, counted by their codes.
    pub(super) open: [u8; Card::CODES],
    /// The cards that the thinking seat cannot see, sorted by code: the pile and the cards of the
    /// other seats. After [`SearchState::imagine`], only the shuffled pile.
    pile: Cards<CARDS>,
    /// The cards that return to the pile at the end of the year: the played cards and those laid
    /// aside.
    gone: Cards<CARDS>,
    /// For each other seat, the number of unseen cards in its hand, and the number of cards that
    /// it has laid aside. Both are 0 after [`SearchState::imagine`].
    hidden: [[u8; 2]; MAX_PLAYERS],
    /// The number of cards that the thinking seat has laid aside in an exchange that it has not
    /// finished.
    aside: u8,
    pub(super) phase: Phase,
    pub(super) limit: Limit,
    /// The seat that thinks.
    pub(super) me: u8,
    all_fields: u8,
    /// The values used to evaluate positions.
    pub(crate) values: &'static Values,
}

impl SearchState {
    /// Creates an empty state.
    pub(super) fn blank() -> Self {
        let market = Market {
            route: Route::opening(1),
            shift: 0,
            contracts: 0,
            held: [0; MAX_PLAYERS],
        };
        Self {
            public: PublicState {
                markets: [market; 3],
                capital: [0; MAX_PLAYERS],
                fields: 0,
                year: YEARS,
                seats: 2,
                seat: 0,
            },
            hands: [Cards::EMPTY; MAX_PLAYERS],
            open: [0; Card::CODES],
            pile: Cards::EMPTY,
            gone: Cards::EMPTY,
            hidden: [[0; 2]; MAX_PLAYERS],
            aside: 0,
            phase: Phase::Over,
            limit: Limit::Full,
            me: 0,
            all_fields: 0,
            values: &VALUES,
        }
    }

    /// Copies the whole game, including hidden parts.
    #[cfg(feature = "lab")]
    pub(super) fn reveal(&mut self, game: &Caravans) {
        self.observe(game, Seat::FIRST);
        self.hidden = [[0; 2]; MAX_PLAYERS];
        self.pile.clear();
        for &card in game.pile.iter() {
            self.pile.push(card);
        }
        for seat in Seat::all(self.public.seats) {
            self.hands[seat.index() % MAX_PLAYERS] = *game.hand(seat);
        }
    }

    /// Copies the parts of a game that `me` can see. The values used to evaluate positions stay
    /// the same.
    pub(super) fn observe(&mut self, game: &Caravans, me: Seat) {
        let seats = game.players.count();
        self.public = PublicState {
            markets: Good::ALL.map(|good| Market {
                route: game.routes[good.index()],
                shift: game.caravans(good),
                contracts: game.contracts(good),
                held: game.held.map(|held| held[good.index()]),
            }),
            capital: game.capital.map(|capital| capital as i16),
            fields: game.players.fields().saturating_sub(game.board.len()) as u8,
            year: game.year,
            seats,
            seat: game.seat.index() as u8,
        };
        self.all_fields = game.players.fields() as u8;
        self.me = me.index() as u8;
        self.phase = game.phase;
        self.limit = game.limit();
        self.open.fill(0);
        for card in game.uncovered() {
            self.open[usize::from(card.code()) % Card::CODES] += 1;
        }
        self.gone.clear();
        for (field, &card) in game.board.iter().enumerate() {
            self.gone.push(card);
            if game.is_covered(field) {
                self.gone.push(Card::mirage(card.good()));
            }
        }
        for &card in game.laid_aside(me).iter() {
            self.gone.push(card);
        }
        self.pile.clear();
        for card in Card::all() {
            for _ in 0..game.unseen(me, card) {
                self.pile.push(card);
            }
        }
        for seat in Seat::all(seats) {
            let index = seat.index() % MAX_PLAYERS;
            let (hand, aside) = (game.hand(seat), game.laid_aside(seat));
            if seat == me {
                self.hands[index] = *hand;
                self.hidden[index] = [0; 2];
                // The seat draws new cards when its exchange ends. Until then, the cards that it
                // has laid aside still have to be replaced.
                let pending = game.to_move() == Some(me);
                self.aside = if pending { aside.len() as u8 } else { 0 };
            } else {
                self.hands[index] = Cards::EMPTY;
                self.hidden[index] = [hand.len() as u8, aside.len() as u8];
            }
        }
    }

    /// Deals at random the cards that the seat cannot see.
    pub(super) fn imagine(&mut self, rng: &mut Rng) {
        self.pile.shuffle(rng);
        for seat in self.public.seats() {
            let [hand, aside] = core::mem::take(&mut self.hidden[seat]);
            for _ in 0..hand {
                self.draw(seat);
            }
            for _ in 0..aside {
                if let Some(card) = self.pile.pop() {
                    self.gone.push(card);
                }
            }
        }
    }

    fn draw(&mut self, seat: usize) {
        if let Some(card) = self.pile.pop() {
            self.hands[seat].push(card);
        }
    }

    pub(super) fn hand(&self) -> &Cards<HAND> {
        &self.hands[self.public.mover()]
    }

    /// Plays a card of the seat to move; `over` is the card that a mirage covers.
    pub(super) fn play_card(&mut self, card: Card, over: Option<Card>) {
        self.hands[self.public.mover()].remove(card);
        self.gone.push(card);
        self.public.play(card, over);
        if !card.is_mirage() {
            self.open[usize::from(card.code()) % Card::CODES] += 1;
        } else if let Some(over) = over {
            let open = &mut self.open[usize::from(over.code()) % Card::CODES];
            *open = open.saturating_sub(1);
        }
    }

    /// Refills the hand of the seat to move. Then the next seat begins its turn, or the year ends.
    pub(super) fn end_turn(&mut self) {
        let mover = self.public.mover();
        while self.hands[mover].len() < HAND && !self.pile.is_empty() {
            self.draw(mover);
        }
        self.limit = match self.limit {
            Limit::One => Limit::Twice,
            Limit::Twice | Limit::Full => Limit::Full,
        };
        let next = self.public.after(self.public.seat);
        self.public.seat = next;
        self.phase = Phase::Trade(Trade::default());
        if self.public.fields > 0 {
            return;
        }
        self.public.end_year();
        self.phase = if self.public.is_last_year() {
            // No cards are played in the final sales, so hands and pile may stay as they are.
            Phase::FinalSales
        } else {
            Phase::Exchange {
                first: Seat::new(next).unwrap_or(Seat::FIRST),
            }
        };
    }

    /// Lays cards of the seat to move aside, and draws as many cards as the seat has laid aside in
    /// this exchange. `aside` has one bit for each place in the hand. Then the next seat may
    /// exchange cards, or the next year begins.
    pub(super) fn exchange(&mut self, aside: u8, rng: &mut Rng) {
        let mover = self.public.mover();
        let hand = self.hands[mover];
        let room = self.room();
        let mut count = 0;
        for (place, &card) in hand.iter().enumerate() {
            if aside >> place & 1 != 0 && count < room {
                self.hands[mover].remove(card);
                self.gone.push(card);
                count += 1;
            }
        }
        for _ in 0..count + core::mem::take(&mut self.aside) {
            self.draw(mover);
        }
        self.public.seat = self.public.after(self.public.seat);
        let is_first = match self.phase {
            Phase::Exchange { first } => first.index() == self.public.mover(),
            _ => true,
        };
        if is_first {
            self.begin_year(rng);
        }
    }

    fn begin_year(&mut self, rng: &mut Rng) {
        while let Some(card) = self.gone.pop() {
            self.pile.push(card);
        }
        self.pile.shuffle(rng);
        self.open.fill(0);
        self.public.year += 1;
        self.public.fields = self.all_fields;
        self.phase = Phase::Trade(Trade::default());
    }

    /// The number of cards that the seat to move can still lay aside.
    pub(super) fn room(&self) -> u8 {
        let hidden: u8 = self.hidden.iter().flatten().sum();
        (self.pile.len() as u8).saturating_sub(hidden + self.aside)
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    pub(super) const fn me(&self) -> usize {
        self.me as usize % MAX_PLAYERS
    }
}
