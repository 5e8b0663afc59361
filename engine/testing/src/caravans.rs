//! Short notations for positions and games of `caravans`.

use std::collections::HashSet;

use palmyra_engine::caravans::{
    Caravans, Card, CardKind, Field, Good, HAND, Move, Players, Route, Scenario, ScenarioSeat,
};
use palmyra_engine::{Game as _, Seat};

pub use crate::play::{play, play_out, seat};

/// Creates a number of players.
pub fn players(count: u8) -> Players {
    Players::new(count).expect("2 to 4 players")
}

/// Returns the numbers of players: two, three and four.
pub fn all_players() -> impl Iterator<Item = Players> {
    (2..=4).map(players)
}

/// Parses a good from its letter.
pub fn good(letter: &str) -> Good {
    letter.parse().unwrap_or_else(|_| panic!("good {letter}"))
}

/// Parses a card from its code.
pub fn card(code: &str) -> Card {
    code.parse().unwrap_or_else(|_| panic!("card {code}"))
}

/// Parses cards from their codes.
pub fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(card).collect()
}

/// Creates a route with amphorae on these fields, such as `30 30 24 P`.
pub fn route(fields: &str) -> Route {
    let field = |text: &str| text.parse().unwrap_or_else(|_| panic!("field {text}"));
    let fields: Vec<Field> = fields.split_whitespace().map(field).collect();
    Route::new(&fields).unwrap_or_else(|| panic!("route {fields:?}"))
}

/// Returns the fields of a route's amphorae as text.
pub fn fields(route: Route) -> String {
    let fields: Vec<_> = route.fields().map(|field| field.to_string()).collect();
    fields.join(" ")
}

/// A builder of positions.
#[derive(Clone, Debug)]
pub struct Position {
    players: Players,
    to_move: Seat,
    year: u8,
    turns: u8,
    routes: [Route; 3],
    seats: Vec<SeatPosition>,
    board: Vec<(Card, bool)>,
    pile: Vec<Card>,
}

#[derive(Clone, Debug)]
struct SeatPosition {
    capital: u16,
    amphorae: [u8; 3],
    hand: Vec<Card>,
}

impl Position {
    /// Creates the position at the beginning of a year, in which player 1 may make any trade. The
    /// board is empty, routes, capital and amphorae are those of the setup, and hands have only
    /// caravans and contracts.
    pub fn new(count: u8) -> Self {
        let all = "24 22 20 18 16 14 12 10 8 6";
        let start: Vec<_> = all.split(' ').take(12 - usize::from(count)).collect();
        let given = SeatPosition {
            capital: 50,
            amphorae: [1; 3],
            hand: Vec::new(),
        };
        Self {
            players: players(count),
            to_move: seat(1),
            year: 1,
            turns: 2,
            routes: [route(&start.join(" ")); 3],
            seats: vec![given; count.into()],
            board: Vec::new(),
            pile: Vec::new(),
        }
    }

    /// Sets the player to move.
    pub fn to_move(mut self, player: u8) -> Self {
        self.to_move = seat(player);
        self
    }

    /// Sets the year.
    pub fn year(mut self, year: u8) -> Self {
        self.year = year;
        self
    }

    /// Sets the number of finished turns.
    pub fn turns(mut self, turns: u8) -> Self {
        self.turns = turns;
        self
    }

    /// Sets the route of a good, such as `30 30 24 P`.
    pub fn route(mut self, letter: &str, fields: &str) -> Self {
        self.routes[good(letter).index()] = route(fields);
        self
    }

    /// Sets a player's capital.
    pub fn capital(mut self, player: usize, capital: u16) -> Self {
        self.seats[player - 1].capital = capital;
        self
    }

    /// Sets the gold, wine and spices that a player holds.
    pub fn amphorae(mut self, player: usize, amphorae: [u8; 3]) -> Self {
        self.seats[player - 1].amphorae = amphorae;
        self
    }

    /// Sets cards in a player's hand. Caravans and contracts fill up the hand.
    pub fn hand(mut self, player: usize, codes: &str) -> Self {
        self.seats[player - 1].hand = cards(codes);
        self
    }

    /// Sets the cards played this year. A star after a card means that a mirage covers it.
    pub fn played(mut self, codes: &str) -> Self {
        self.board = codes
            .split_whitespace()
            .map(|code| match code.strip_suffix('*') {
                Some(code) => (card(code), true),
                None => (card(code), false),
            })
            .collect();
        self
    }

    /// Sets the cards that are drawn next.
    pub fn pile(mut self, codes: &str) -> Self {
        self.pile = cards(codes);
        self
    }

    /// Builds the position.
    pub fn game(&self) -> Caravans {
        let mut rest: Vec<_> = Card::deck().collect();
        let board = self.board.iter().map(|&(card, _)| card);
        let hands = self.seats.iter().flat_map(|seat| seat.hand.iter().copied());
        for card in board.chain(hands).chain(self.pile.iter().copied()) {
            let at = rest.iter().position(|&other| other == card);
            rest.remove(at.unwrap_or_else(|| panic!("too many {card}")));
        }
        rest.retain(|card| !matches!(card.kind(), CardKind::Tax | CardKind::Mirage));
        let mut seats = self.seats.clone();
        for seat in &mut seats {
            while seat.hand.len() < HAND {
                seat.hand.extend(rest.pop());
            }
        }
        let seats: Vec<_> = seats
            .iter()
            .map(|seat| ScenarioSeat {
                capital: seat.capital,
                amphorae: seat.amphorae,
                hand: &seat.hand,
            })
            .collect();
        let scenario = Scenario {
            players: self.players,
            to_move: self.to_move,
            year: self.year,
            turns: self.turns,
            routes: self.routes,
            seats: &seats,
            board: &self.board,
            pile: &self.pile,
        };
        scenario
            .game()
            .unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// Parses a move.
pub fn mv(text: &str) -> Move {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns the texts of all legal moves.
pub fn listed(game: &Caravans) -> String {
    let moves: Vec<_> = game.moves().iter().map(Move::to_string).collect();
    moves.join("; ")
}

/// Returns every trade that the moves of a turn can lead to, as the texts of its deals.
pub fn trades(game: &Caravans) -> HashSet<Vec<String>> {
    let mut found = HashSet::new();
    let mut open = vec![(game.clone(), Vec::new())];
    while let Some((game, deals)) = open.pop() {
        for &mv in &game.moves() {
            let (mut next, mut deals) = (game.clone(), deals.clone());
            next.play(mv, |_| {}).expect("listed");
            deals.push(mv.to_string());
            if matches!(next.phase(), palmyra_engine::caravans::Phase::Trade(_)) {
                open.push((next, deals));
            } else {
                deals.sort();
                found.insert(deals);
            }
        }
    }
    found
}
