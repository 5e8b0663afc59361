//! Code that is generated from the registry of games.

use palmyra_engine::bot::Player;
use palmyra_engine::games;
use palmyra_engine::playable::{GameMode, GameOption, Playable};

use crate::link::Frames;
use crate::results::{BOARDS, board_count};
use crate::running::STEPS;

macro_rules! generate {
    // The caller passes a dollar sign as `$d`, for the macro that this macro defines.
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

        /// Evaluates an expression for a [`Kind`] of game, in which `$Game` is
        /// the type of that game.
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

        /// The bot of the current game. There is room for one game only.
        #[derive(Clone, Debug, Default)]
        #[allow(clippy::large_enum_variant, reason = "there is one, made once")]
        pub enum AnyPlayer {
            /// There is no game yet.
            #[default]
            Nobody,
            /// There is no game, because a computer is connected and uses the memory for its
            /// frames.
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
                    // Never inlined: otherwise the stack space for building the player would be
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

/// Checks that a game is within the limits.
const fn check<G: Playable>() {
    assert!(G::MAX_MOVES <= 256, "a byte tells a move");
    assert!(G::MAX_GAME <= STEPS, "the longest game fits into its save");
    assert!(board_count(G::MODES) <= BOARDS, "all results fit");
}

/// A game of the registry.
pub trait Listed: Playable {
    /// Its kind.
    const KIND: Kind;

    /// Returns the bot for this game. A bot for another game in `any` is replaced.
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

    /// The game that a record names; if it names none, the first game, whose reader then reports
    /// the error.
    #[must_use]
    pub fn of_record(text: &str) -> Self {
        let second = text.lines().nth(1);
        let name = second.and_then(|line| line.strip_prefix("game "));
        name.and_then(Self::named).unwrap_or(Self::FIRST)
    }

    /// Its index in the registry.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its number in saves.
    #[must_use]
    pub const fn number(self) -> u8 {
        with_game!(self, Game => Game::NUMBER)
    }

    /// Its short name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, Game => <Game as palmyra_engine::record::Recorded>::NAME)
    }

    /// The version of its rules.
    #[must_use]
    pub const fn rules(self) -> u8 {
        with_game!(self, Game => Game::RULES)
    }

    /// The ways to play it.
    #[must_use]
    pub const fn modes(self) -> &'static [GameMode] {
        with_game!(self, Game => Game::MODES)
    }

    /// Its optional rules.
    #[must_use]
    pub const fn options(self) -> &'static [GameOption] {
        with_game!(self, Game => Game::OPTIONS)
    }

    /// Whether the mode exists and allows this number of seats.
    #[must_use]
    pub fn allows(self, mode: u8, seats: u8) -> bool {
        let mode = self.modes().get(usize::from(mode));
        mode.is_some_and(|mode| mode.seats(seats))
    }

    /// Whether it has screens.
    #[must_use]
    pub fn is_shown(self) -> bool {
        Self::SHOWN.contains(&self)
    }
}
