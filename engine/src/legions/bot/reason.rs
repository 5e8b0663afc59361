//! The reasons for a bot's choices.

use super::super::figure::Figure;
use super::super::game::{Legions, Phase};
use super::super::march::Income;
use super::super::moves::Move;
use super::super::province::Spot;
use super::plan::{Aim, TurnPlan};
use super::state::{NONE, SearchState};
use super::weights_of;

/// The reason for choosing a plan, in numbers that a screen can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A conquest, which lays tiles and gains tiles.
    Conquer {
        /// The figure that marches.
        figure: Figure,
        /// The number of tiles to lay in the rest of this turn.
        laid: u8,
        /// The number of tiles gained, including Caesar's extra tile.
        tiles: u8,
        /// The number of free cells around the figure afterwards.
        room: u8,
        /// Whether the gain ends the game, because the stacks have too few tiles.
        ends: bool,
    },
    /// A revenue, which lays tiles and gains coins.
    Revenue {
        /// The figure that marches.
        figure: Figure,
        /// The number of tiles to lay in the rest of this turn.
        laid: u8,
        /// The number of coins for matches, including Caesar's extra coin.
        coins: u8,
        /// The number of coins of tribute.
        tribute: u8,
        /// The number of free cells around the figure afterwards.
        room: u8,
        /// Whether the revenue ends the game, because it takes the last coin.
        ends: bool,
    },
    /// A reorganization, which draws a tile and moves the figures.
    Reorganize {
        /// Whether Caesar is taken.
        caesar: bool,
        /// The numbers of free cells around the legion and the censor before the reorganization.
        room: [u8; 2],
        /// The most points for matches that the next tile can have at the legion and at the censor
        /// before the reorganization.
        here: [u8; 2],
        /// The same at the best places for them.
        there: [u8; 2],
        /// Whether the reorganization ends the game, because both stacks are empty.
        ends: bool,
    },
    /// A draw from the stack of the size that is rarer in the hand.
    Draw {
        /// The numbers of large and small tiles in the hand.
        hand: [u8; 2],
    },
    /// The choice to flip the least useful tile, or none.
    Flip {
        /// The tribute of later revenues. It includes the tile that is flipped.
        tribute: u8,
        /// Whether a tile is flipped.
        flips: bool,
        /// The number of tiles left in the hand afterwards.
        hand: u8,
    },
    /// New places for the figures.
    Put {
        /// The most points for matches that the next tile can have at the legion and at the censor
        /// before these figures are moved.
        here: [u8; 2],
        /// The same at their new places.
        there: [u8; 2],
    },
}

impl Reason {
    /// Returns the reason for a bot's turn, if `mv` completes it by ending a march or by a
    /// reorganization; otherwise `None`. The reason is computed from the game, so it need not be
    /// stored. It equals the reason with which the bot planned the turn.
    #[must_use]
    pub fn of_move(game: &Legions, mv: Move) -> Option<Self> {
        let seat = game.seat;
        let room = |spot: Spot| game.province.room(spot).iter().sum();
        match (mv, game.phase) {
            (Move::Reorganize { caesar }, Phase::Action) => Some(Self::of_game(game, caesar)),
            (Move::Finish, Phase::March(march)) => {
                let figure = march.figure;
                let laid = march.placed;
                let room = room(game.figure(seat, figure));
                let gain = game.gain_after(0)?;
                let earned = gain.matches + gain.caesar;
                Some(match march.income {
                    Income::Tiles => Self::Conquer {
                        figure,
                        laid,
                        tiles: earned,
                        room,
                        ends: gain.ends,
                    },
                    Income::Coins => Self::Revenue {
                        figure,
                        laid,
                        coins: earned,
                        tribute: gain.tribute,
                        room,
                        ends: gain.ends,
                    },
                })
            }
            _ => None,
        }
    }

    /// The reason for a reorganization. This function is never inlined, because it needs a search
    /// state on the stack.
    #[inline(never)]
    fn of_game(game: &Legions, caesar: bool) -> Self {
        let mut state = SearchState::blank();
        state.observe(game, game.seat);
        let mut turn = TurnPlan::new(Aim::Reorganize);
        turn.caesar = caesar;
        Self::of(&state, &turn)
    }

    pub(super) fn of(state: &SearchState, turn: &TurnPlan) -> Self {
        let figure = Figure::ALL[usize::from(turn.figure & 1)];
        let gain = turn.matches + u8::from(state.holds_caesar());
        let kinds = state.hand().kinds;
        match turn.aim {
            Aim::March(Income::Tiles) => Self::Conquer {
                figure,
                laid: turn.len,
                tiles: gain,
                room: turn.room,
                ends: !state.can_draw(gain),
            },
            Aim::March(Income::Coins) => {
                let (_, tribute) = state.coins_for(gain);
                let coins = gain.min(state.reserve);
                let tribute = tribute.min(state.reserve - coins);
                Self::Revenue {
                    figure,
                    laid: turn.len,
                    coins,
                    tribute,
                    room: turn.room,
                    ends: coins + tribute == state.reserve,
                }
            }
            Aim::Reorganize => {
                let (_, spots) = state.best_spots(weights_of(state));
                let [here, there] = next_points(state, spots);
                Self::Reorganize {
                    caesar: turn.caesar,
                    room: state.own_spots().map(|at| state.prospect(at, kinds).0),
                    here,
                    there,
                    ends: state.stacks == [0, 0],
                }
            }
            Aim::Draw | Aim::Recruit => Self::Draw {
                hand: state.sizes(),
            },
            Aim::Flip => {
                let flips = turn.flip != NONE;
                Self::Flip {
                    tribute: state.flipped[state.mover()] + u8::from(flips),
                    flips,
                    hand: state.hand().len - u8::from(flips),
                }
            }
            Aim::Put => {
                let [here, there] = next_points(state, turn.spots.map(|number| state.spot(number)));
                Self::Put { here, there }
            }
        }
    }
}

/// Returns the most points that the next tile can have at each figure of the mover: where they
/// stand, and on `spots`. The tile under the marching figure counts, the one under the other
/// figure does not.
#[inline(never)]
fn next_points(state: &SearchState, spots: [u16; 2]) -> [[u8; 2]; 2] {
    let mut state = *state;
    let kinds = state.hand().kinds;
    let own = state.own_spots();
    for at in own {
        state.leave(at);
    }
    [own, spots].map(|[legion, censor]| {
        [(legion, censor), (censor, legion)].map(|(at, other)| {
            state.guard(other);
            let (_, best) = state.prospect(at, kinds);
            state.leave(other);
            best
        })
    })
}
