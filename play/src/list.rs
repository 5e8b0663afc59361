//! Code that is generated from the registry of games.

use palmyra_engine::bot::Player;
use palmyra_engine::games;
use palmyra_engine::playable::{GameMode, GameOption, Playable};

use crate::link::Frames;
use crate::results::{BOARDS, board_count};
use crate::running::STEPS;

macro_rules! generate {
    // The parameter `$d` is a dollar sign, which the inner macro needs for its own
    // variables.
    (
        ($d:tt)
        shown { $($shown:ident: $Shown:ident,)* }
        hidden { $($hidden:ident: $Hidden:ident,)* }
    ) => {
        generate! {
            @all ($d) [$($Shown)*] $($shown: $Shown,)* $($hidden: $Hidden,)*
        }
    };
    (@all ($d:tt) [$($Shown:ident)*] $($module:ident: $Game:ident,)*) => {
        /// A game of the registry.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind {
            $(
                #[doc = concat!("`", stringify!($module), "`")]
                $Game,
            )*
        }

        impl Kind {
            /// All games, in the order of the registry.
            pub const ALL: &'static [Self] = &[$(Self::$Game,)*];
            /// The games that have screens.
            pub const SHOWN: &'static [Self] = &[$(Self::$Shown,)*];
        }

        /// Evaluates an expression for a [`Kind`] of game. In the expression,
        /// `$Game` is the type of that game.
        #[macro_export]
        macro_rules! with_game {
            ($d kind:expr, $d Name:ident => $d body:expr) => {
                match $d kind {
                    $(
                        $crate::Kind::$Game => {
                            type $d Name = $crate::engine::$module::$Game;
                            $d body
                        }
                    )*
                }
            };
        }

        /// The bot of the current game. To save memory, it can hold the bot of
        /// only one game.
        #[derive(Clone, Debug, Default)]
        #[allow(clippy::large_enum_variant, reason = "there is one, made once")]
        pub enum AnyPlayer {
            /// No bot: no game has been played yet.
            #[default]
            Nobody,
            /// No bot: a computer is connected, and the memory holds frames of the link.
            Cable(Frames),
            $(
                #[doc = concat!("For `", stringify!($module), "`.")]
                $Game(Player<palmyra_engine::$module::$Game>),
            )*
        }

        $(
            impl Listed for palmyra_engine::$module::$Game {
                const KIND: Kind = Kind::$Game;

                fn player(any: &mut AnyPlayer) -> Option<&mut Player<Self>> {
                    // Never inlined. Otherwise the stack space for building the bot would be
                    // part of the caller's frame.
                    #[inline(never)]
                    fn change(any: &mut AnyPlayer) {
                        *any = AnyPlayer::$Game(Player::new());
                    }
                    if !matches!(any, AnyPlayer::$Game(_)) {
                        change(any);
                    }
                    match any {
                        AnyPlayer::$Game(player) => Some(player),
                        _ => None,
                    }
                }
            }

            const _: () = check::<palmyra_engine::$module::$Game>();
        )*
    };
}

games!(generate ($));

/// Checks that a game fits the limits of this crate.
const fn check<G: Playable>() {
    assert!(G::MAX_MOVES <= 256, "a byte tells a move");
    assert!(G::MAX_GAME <= STEPS, "the longest game fits into its save");
    assert!(board_count(G::MODES) <= BOARDS, "all results fit");
}

/// A game of the registry.
pub trait Listed: Playable {
    /// The game's kind.
    const KIND: Kind;

    /// Returns the bot for this game. If `any` holds the bot of another game, that
    /// bot is replaced.
    fn player(any: &mut AnyPlayer) -> Option<&mut Player<Self>>;
}

impl Kind {
    /// The game that a new device selects.
    pub const FIRST: Self = Self::ALL[0];

    /// The game with this number in saves.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|kind| kind.number() == number)
    }

    /// The game with this short name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// The game that a record names. If the record names no game of the registry, returns the first
    /// game, whose reader then reports the error.
    #[must_use]
    pub fn of_record(text: &str) -> Self {
        let second = text.lines().nth(1);
        let name = second.and_then(|line| line.strip_prefix("game "));
        name.and_then(Self::named).unwrap_or(Self::FIRST)
    }

    /// The game's index in the registry.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The game's number in saves.
    #[must_use]
    pub const fn number(self) -> u8 {
        with_game!(self, Game => Game::NUMBER)
    }

    /// The game's short name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, Game => <Game as palmyra_engine::record::Recorded>::NAME)
    }

    /// The version of the game's rules.
    #[must_use]
    pub const fn rules(self) -> u8 {
        with_game!(self, Game => Game::RULES)
    }

    /// The game's modes.
    #[must_use]
    pub const fn modes(self) -> &'static [GameMode] {
        with_game!(self, Game => Game::MODES)
    }

    /// The game's optional rules.
    #[must_use]
    pub const fn options(self) -> &'static [GameOption] {
        with_game!(self, Game => Game::OPTIONS)
    }

    /// Whether the game has this mode and the mode allows this number of seats.
    #[must_use]
    pub fn allows(self, mode: u8, seats: u8) -> bool {
        let mode = self.modes().get(usize::from(mode));
        mode.is_some_and(|mode| mode.seats(seats))
    }

    /// Whether the game has screens.
    #[must_use]
    pub fn is_shown(self) -> bool {
        Self::SHOWN.contains(&self)
    }
}
