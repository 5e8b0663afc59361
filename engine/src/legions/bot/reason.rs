//! The reasons for a bot's choices.

use super::super::figure::Figure;
use super::super::game::{Legions, Phase};
use super::super::march::Income;
use super::super::moves::Move;
use super::super::province::Spot;
use super::plan::{Aim, TurnPlan};
use super::state::{NONE, SearchState};

/// The reason for choosing a plan, in numbers that a screen can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A conquest: lay tiles and gain tiles.
    Conquer {
        /// The figure that marches.
        figure: Figure,
        /// The number of tiles to lay in the rest of this turn.
        laid: u8,
        /// Tiles gained, including Caesar's.
        tiles: u8,
        /// Free cells around the figure afterwards.
        room: u8,
        /// Whether the stacks have too few tiles, which ends the game.
        ends: bool,
    },
    /// A revenue: lay tiles and gain coins.
    Revenue {
        /// The figure that marches.
        figure: Figure,
        /// The number of tiles to lay in the rest of this turn.
        laid: u8,
        /// Coins for matches, including Caesar's.
        coins: u8,
        /// Additional coins of tribute.
        tribute: u8,
        /// Free cells around the figure afterwards.
        room: u8,
        /// Whether it takes the last coin, which ends the game.
        ends: bool,
    },
    /// A reorganization: draw a tile and move the figures.
    Reorganize {
        /// Whether Caesar is taken.
        caesar: bool,
        /// The number of free cells around the legion and the censor now.
        room: [u8; 2],
    },
    /// A draw from the stack of the size that is rarer in the hand.
    Draw {
        /// The number of large and small tiles in the hand.
        hand: [u8; 2],
    },
    /// The least useful tile is flipped, or none.
    Flip {
        /// The tribute of later revenues, including the tile that is flipped.
        tribute: u8,
        /// Whether a tile is flipped.
        flips: bool,
        /// The number of tiles left in the hand.
        hand: u8,
    },
    /// New places of the figures, where they can gain most.
    Put {
        /// The number of free cells around the legion and the censor
        /// afterwards.
        room: [u8; 2],
        /// The matches that the next tile at each figure can have.
        matches: [u8; 2],
    },
}

impl Reason {
    /// The reason for a bot's turn, given with the move that completes it: the end of a march, or a
    /// reorganization; `None` for other moves. It equals the reason with which the bot planned the
    /// turn, but is computed from the game, so that it need not be stored.
    #[must_use]
    pub fn of_move(game: &Legions, mv: Move) -> Option<Self> {
        let seat = game.seat;
        let room = |spot: Spot| game.province.room(spot).iter().sum();
        match (mv, game.phase) {
            (Move::Reorganize { caesar }, Phase::Action) => Some(Self::Reorganize {
                caesar,
                room: Figure::ALL.map(|figure| room(game.figure(seat, figure))),
            }),
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
            Aim::Reorganize => Self::Reorganize {
                caesar: turn.caesar,
                room: state.own_spots().map(|at| state.prospect(at, kinds).0),
            },
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
                let then = turn
                    .spots
                    .map(|number| state.prospect(state.spot(number), kinds));
                Self::Put {
                    room: then.map(|(room, _)| room),
                    matches: then.map(|(_, best)| best),
                }
            }
        }
    }
}
