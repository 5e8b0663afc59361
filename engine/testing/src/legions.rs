//! Short notations for positions and games of `legions`.

use palmyra_engine::Seat;
use palmyra_engine::legions::{
    Cell, Legions, Mode, Move, Scenario, ScenarioSeat, Setup, Solo, Tile,
};

use crate::play::random_moves;
pub use crate::play::{play, play_out, seat};

/// Combines a mode and a number of players.
pub fn setup(mode: Mode, players: u8) -> Setup {
    Setup::new(mode, players).expect("a legal setup")
}

/// Returns every setup: classic and expert games for two to five players, and the five solo games.
pub fn all_setups() -> Vec<Setup> {
    let several = |mode| (2..=5).map(move |players| setup(mode, players));
    several(Mode::Classic)
        .chain(several(Mode::Expert))
        .chain(Solo::ALL.into_iter().map(Setup::Solo))
        .collect()
}

/// Parses tiles from their codes.
pub fn tiles(codes: &str) -> Vec<Tile> {
    let parse = |code: &str| code.parse().unwrap_or_else(|_| panic!("tile {code}"));
    codes.split_whitespace().map(parse).collect()
}

/// Parses a cell.
pub fn cell(text: &str) -> Cell {
    text.parse().unwrap_or_else(|_| panic!("cell {text}"))
}

/// A builder of positions.
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    to_move: Seat,
    land: Vec<(Tile, Cell)>,
    seats: Vec<SeatPosition>,
    reserve: u8,
    caesar: Option<Seat>,
    large: Vec<Tile>,
    small: Vec<Tile>,
}

#[derive(Clone, Debug, Default)]
struct SeatPosition {
    hand: Vec<Tile>,
    flipped: Vec<Tile>,
    coins: u8,
    legion: Option<Cell>,
    censor: Option<Cell>,
}

impl SeatPosition {
    fn given(&self) -> ScenarioSeat<'_> {
        ScenarioSeat {
            hand: &self.hand,
            flipped: &self.flipped,
            coins: self.coins,
            legion: self.legion,
            censor: self.censor,
        }
    }
}

impl Position {
    /// Creates a position in which player 1 is to move. There is only the city, hands and stacks
    /// are empty, and the reserve is full.
    pub fn new(mode: Mode, players: u8) -> Self {
        Self {
            setup: setup(mode, players),
            to_move: seat(1),
            land: Vec::new(),
            seats: vec![SeatPosition::default(); players.into()],
            reserve: 120,
            caesar: None,
            large: Vec::new(),
            small: Vec::new(),
        }
    }

    /// Adds land tiles, such as `Ld@-1,1 Sh@-1,2`.
    pub fn land(mut self, land: &str) -> Self {
        self.land.extend(land.split_whitespace().map(|item| {
            let (tile, at) = item.split_once('@').expect("tile@cell");
            (tiles(tile)[0], cell(at))
        }));
        self
    }

    /// Sets a player's hand.
    pub fn hand(mut self, player: usize, codes: &str) -> Self {
        self.seats[player - 1].hand = tiles(codes);
        self
    }

    /// Sets a player's flipped tiles.
    pub fn flipped(mut self, player: usize, codes: &str) -> Self {
        self.seats[player - 1].flipped = tiles(codes);
        self
    }

    /// Sets a player's coins. The reserve stays the same.
    pub fn coins(mut self, player: usize, coins: u8) -> Self {
        self.seats[player - 1].coins = coins;
        self
    }

    /// Sets the cell of a player's legion.
    pub fn legion(mut self, player: usize, at: &str) -> Self {
        self.seats[player - 1].legion = Some(cell(at));
        self
    }

    /// Sets the cell of a player's censor.
    pub fn censor(mut self, player: usize, at: &str) -> Self {
        self.seats[player - 1].censor = Some(cell(at));
        self
    }

    /// Sets the reserve.
    pub fn reserve(mut self, coins: u8) -> Self {
        self.reserve = coins;
        self
    }

    /// Sets the holder of Caesar.
    pub fn caesar(mut self, player: u8) -> Self {
        self.caesar = Some(seat(player));
        self
    }

    /// Sets the player to move.
    pub fn to_move(mut self, player: u8) -> Self {
        self.to_move = seat(player);
        self
    }

    /// Sets both stacks, from the top down.
    pub fn stacks(mut self, large: &str, small: &str) -> Self {
        (self.large, self.small) = (tiles(large), tiles(small));
        self
    }

    /// Builds the position.
    pub fn game(&self) -> Legions {
        let seats: Vec<_> = self.seats.iter().map(SeatPosition::given).collect();
        let scenario = Scenario {
            setup: self.setup,
            to_move: self.to_move,
            land: &self.land,
            seats: &seats,
            reserve: self.reserve,
            caesar: self.caesar,
            large: &self.large,
            small: &self.small,
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

/// Plays a random game. Returns its first position and its moves.
pub fn random_game(setup: Setup, seed: u64) -> (Legions, Vec<Move>) {
    let opening = Legions::new(setup, seed);
    let moves = random_moves(&opening, seed);
    (opening, moves)
}
