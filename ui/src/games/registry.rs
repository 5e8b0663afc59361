//! Code that is generated from the registry of games: [`AnyPlay`] for the running game, the entries
//! for the shell's lists, and a macro that runs code for a kind of game.

#[cfg(test)]
extern crate std;

use core::fmt;

use palmyra_play::save::Resume;
use palmyra_play::{Kind, Running, SavedGame, Start};

use crate::shell::text::TextTable;
use crate::shell::{
    Context, GameInfo, GameScreen as _, Place, Play, ScreenTypes, Services, Shown, Table,
};

macro_rules! generate {
    // `$d` is a dollar sign, because this macro defines another macro.
    (
        ($d:tt)
        shown { $($module:ident: $Game:ident,)* }
        hidden { $($hidden:ident: $Hidden:ident,)* }
    ) => {
        /// A running game of any kind in the registry.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant, reason = "there is one, where it stays")]
        pub enum AnyPlay {
            $(
                #[doc = concat!("A running game of `", stringify!($module), "`.")]
                $Game(Play<palmyra_engine::$module::$Game>),
            )*
        }

        impl AnyPlay {
            /// Returns the running game, whatever its kind.
            #[must_use]
            pub fn table(&self) -> &dyn Table {
                match self {
                    $(Self::$Game(play) => play,)*
                }
            }

            /// Returns a mutable reference to the running game, whatever its kind.
            pub fn table_mut(&mut self) -> &mut dyn Table {
                match self {
                    $(Self::$Game(play) => play,)*
                }
            }

            /// Returns the next move of the guided game, as its index in the list of legal moves.
            #[must_use]
            pub fn lesson(&self) -> Option<u8> {
                match self {
                    $(Self::$Game(play) => lesson(play),)*
                }
            }

            /// Writes the screens with their state, the person who holds the device, and the
            /// progress of a guided game.
            ///
            /// # Errors
            /// If `out` fails.
            pub fn write_view(&self, out: &mut dyn fmt::Write) -> fmt::Result {
                match self {
                    $(Self::$Game(play) => play.write_view(out),)*
                }
            }

            /// Returns the screens with their state, from the bottom up.
            #[cfg(test)]
            pub fn path(&self) -> std::string::String {
                match self {
                    $(Self::$Game(play) => std::format!("{:?}", play.path()),)*
                }
            }

            /// Writes the record of the game so far.
            ///
            /// # Errors
            /// If `out` fails, or if the game did not begin with a deal.
            pub fn record(&self, out: &mut dyn fmt::Write) -> fmt::Result {
                match self {
                    $(Self::$Game(play) => play.running().record(out),)*
                }
            }
        }

        /// Evaluates an expression with `$Name` as the type of a kind of game. If that kind has no
        /// screens, evaluates another expression.
        macro_rules! with_shown {
            ($d kind:expr, $d Name:ident => $d body:expr, else $d other:expr) => {
                match $d kind {
                    $(palmyra_play::Kind::$Game => {
                        type $d Name = palmyra_engine::$module::$Game;
                        $d body
                    })*
                    #[allow(unreachable_patterns, reason = "all games may have screens")]
                    _ => $d other,
                }
            };
        }

        $(
            impl From<Play<palmyra_engine::$module::$Game>> for AnyPlay {
                fn from(play: Play<palmyra_engine::$module::$Game>) -> Self {
                    Self::$Game(play)
                }
            }

            #[cfg(test)]
            impl crate::testing::Found for palmyra_engine::$module::$Game {
                fn found(any: &Option<AnyPlay>) -> Option<&Play<Self>> {
                    match any {
                        Some(AnyPlay::$Game(play)) => Some(play),
                        _ => None,
                    }
                }

                fn found_mut(any: &mut Option<AnyPlay>) -> Option<&mut Play<Self>> {
                    match any {
                        Some(AnyPlay::$Game(play)) => Some(play),
                        _ => None,
                    }
                }
            }
        )*

        /// The entries of the games in the shell's lists.
        static INFOS: [&dyn GameInfo; Kind::SHOWN.len()] = [$(&super::$module::About,)*];

        /// The names of each game's screens.
        pub const SCREEN_NAMES: &[(Kind, &[&str])] =
            &[$((Kind::$Game, super::$module::Screen::NAMES),)*];

        /// The text tables of all games.
        pub const TEXTS: &[TextTable] =
            &[$(<palmyra_engine::$module::$Game as ScreenTypes>::TEXTS,)*];

        /// Loads the texts of all games in a language from the next strings of `tables`.
        #[cfg(feature = "loading")]
        pub fn load(language: palmyra_play::Language, tables: &mut crate::shell::text::Tables) {
            $((<palmyra_engine::$module::$Game as ScreenTypes>::TEXTS.load)(language, tables);)*
        }
    };
}

palmyra_engine::games!(generate ($));

pub(crate) use with_shown;

fn lesson<G: Shown>(play: &Play<G>) -> Option<u8> {
    let mv = G::lesson(play)?;
    let moves = play.game().moves();
    let place = moves.as_ref().iter().position(|&listed| listed == mv);
    place.map(|place| place as u8)
}

/// The shell's services and the storage for the running game.
pub type GameContext = Context<Option<AnyPlay>>;

impl GameContext {
    /// Creates the context of a new device, without a running game.
    #[inline(always)]
    pub fn new(seed: u64) -> Self {
        Self {
            shell: Services::new(seed, &INFOS),
            play: None,
        }
    }
}

impl Place for Option<AnyPlay> {
    fn table(&self) -> Option<&dyn Table> {
        self.as_ref().map(AnyPlay::table)
    }

    fn table_mut(&mut self) -> Option<&mut dyn Table> {
        self.as_mut().map(AnyPlay::table_mut)
    }

    fn begin(&mut self, start: Start, seed: u32) {
        AnyPlay::begin(self, start, seed);
    }

    fn begin_guided(&mut self, game: Kind) {
        // Not inlined, so that the stack is used for only one kind of game at a time.
        #[inline(never)]
        fn begin<G: Shown>(place: &mut Option<AnyPlay>)
        where
            AnyPlay: From<Play<G>>,
        {
            *place = None;
            // Uses no `map` over the option, because that would leave copies on the stack.
            if let Some((start, game)) = G::guided() {
                let seed = G::OPENING.unwrap_or(0);
                *place = Some(AnyPlay::from(Play::<G>::guided_from(start, game, seed)));
            }
        }
        with_shown!(game, Game => begin::<Game>(self), else *self = None);
    }

    fn clear(&mut self) {
        *self = None;
    }
}

impl SavedGame for AnyPlay {
    fn start(&self) -> Start {
        self.table().start()
    }

    fn seed(&self) -> u32 {
        self.table().seed()
    }

    fn history(&self) -> &[u8] {
        self.table().history()
    }

    fn is_worth_saving(&self) -> bool {
        self.table().is_worth_saving()
    }

    fn set_saved(&mut self) {
        self.table_mut().set_saved();
    }
}

impl Resume for AnyPlay {
    fn begin(place: &mut Option<Self>, start: Start, seed: u32) -> Option<&mut Self> {
        // Not inlined, so that the stack is used for only one kind of game at a time.
        #[inline(never)]
        fn begin<G: Shown>(place: &mut Option<AnyPlay>, start: Start, seed: u32)
        where
            AnyPlay: From<Play<G>>,
        {
            *place = None;
            // Uses no `map` over the option, because that would leave copies on the stack.
            if let Some(running) = Running::new(start, seed) {
                *place = Some(AnyPlay::from(Play::<G>::of(running)));
            }
        }
        with_shown!(start.game, Game => begin::<Game>(place, start, seed), else *place = None);
        place.as_mut()
    }

    fn resume(&mut self, index: u8) -> bool {
        self.table_mut().replay(index)
    }
}
