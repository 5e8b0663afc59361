//! The enums over all games with screens, [`AnyPlay`] and [`AnyScreen`], and the
//! macros that dispatch on them.

use palmyra_engine::Seat;
use palmyra_engine::game::MAX_SEATS;
use palmyra_play::save::Resume;
use palmyra_play::{Asker, Bots, Kind, Person, SavedGame, Start};

use super::{GameScreen as _, Play, Shown};
use crate::shell::Standing;
use crate::shell::text::TextTable;

macro_rules! generate {
    // `$d` is a dollar sign, for the macros that this writes.
    (
        ($d:tt)
        shown { $($module:ident: $Game:ident,)* }
        hidden { $($hidden:ident: $Hidden:ident,)* }
    ) => {
        /// A running game of the list.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant, reason = "there is one, where it stays")]
        pub enum AnyPlay {
            $(
                #[doc = concat!("Of `", stringify!($module), "`.")]
                $Game(Play<palmyra_engine::$module::$Game>),
            )*
        }

        /// A screen of a game of the list.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum AnyScreen {
            $(
                #[doc = concat!("Of `", stringify!($module), "`.")]
                $Game(super::$module::Screen),
            )*
        }

        /// Evaluates an expression with the running game.
        macro_rules! with_play {
            ($d any:expr, $d play:ident => $d body:expr) => {
                match $d any {
                    $($crate::games::AnyPlay::$Game($d play) => $d body,)*
                }
            };
        }

        /// Evaluates an expression with the screen of a game.
        macro_rules! with_screen {
            ($d any:expr, $d screen:ident => $d body:expr) => {
                match $d any {
                    $($crate::games::AnyScreen::$Game($d screen) => $d body,)*
                }
            };
        }

        /// Evaluates an expression with the screen of a game and the running game
        /// that it belongs to, or another expression if that game is not running.
        macro_rules! with_table {
            (
                $d any:expr, $d running:expr,
                |$d screen:ident, $d play:ident| $d body:expr, else $d other:expr
            ) => {
                match ($d any, $d running) {
                    $((
                        $crate::games::AnyScreen::$Game($d screen),
                        Some($crate::games::AnyPlay::$Game($d play)),
                    ) => $d body,)*
                    _ => $d other,
                }
            };
        }

        /// Evaluates an expression with `$Name` as the type of a kind of game, or
        /// another expression if that kind has no screens.
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
            impl crate::shell::testing::Found for palmyra_engine::$module::$Game {
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

            impl From<super::$module::Screen> for AnyScreen {
                fn from(screen: super::$module::Screen) -> Self {
                    Self::$Game(screen)
                }
            }
        )*

        /// The names of all screens of games.
        pub const SCREEN_NAMES: &[&[&str]] = &[$(super::$module::Screen::NAMES,)*];

        /// The words of all games.
        pub const TEXTS: &[TextTable] = &[$(<palmyra_engine::$module::$Game as Shown>::TEXTS,)*];
    };
}

palmyra_engine::games!(generate ($));

pub(crate) use {with_play, with_screen, with_shown, with_table};

impl AnyPlay {
    /// Starts the guided game of a kind in `place`.
    pub fn begin_guided(place: &mut Option<Self>, game: Kind) {
        // Not inlined, so that the stack is used only here, and for one game at a
        // time.
        #[inline(never)]
        fn begin<G: Shown>(place: &mut Option<AnyPlay>)
        where
            AnyPlay: From<Play<G>>,
        {
            *place = None;
            *place = Play::<G>::begin_guided().map(AnyPlay::from);
        }
        with_shown!(game, Game => begin::<Game>(place), else *place = None);
    }

    /// Whether it is a guided game.
    #[must_use]
    pub fn is_guided(&self) -> bool {
        with_play!(self, play => play.guide().is_some())
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        with_play!(self, play => play.is_over())
    }

    /// Whether a bot decides now.
    #[must_use]
    pub fn bot_to_move(&self) -> bool {
        with_play!(self, play => play.bot_to_move())
    }

    /// The person who decides now; `None` when the game is over.
    #[must_use]
    pub fn active(&self) -> Option<Person> {
        with_play!(self, play => play.running().active())
    }

    /// Records that the person who decides now holds the device.
    pub fn hand_over(&mut self) {
        let active = self.active();
        with_play!(self, play => play.holder = active);
    }

    /// Records that nobody is known to hold the device.
    pub fn put_down(&mut self) {
        with_play!(self, play => play.holder = None);
    }

    /// The round and the scores, as far as everybody may know them.
    #[must_use]
    pub fn standing(&self) -> Standing {
        fn standing<G: Shown>(play: &Play<G>) -> Standing {
            let mut scores = [None; MAX_SEATS];
            for seat in Seat::all(play.game().seats()) {
                if let Some(score) = scores.get_mut(play.person(seat).index()) {
                    *score = G::open_score(play, seat);
                }
            }
            Standing {
                round: G::round(play),
                scores,
            }
        }
        with_play!(self, play => standing(play))
    }

    /// Takes the last step back; returns `false` if it is too late.
    pub fn undo(&mut self) -> bool {
        with_play!(self, play => play.undo())
    }

    /// The next move of the guided game, as its index in the list of legal moves.
    #[must_use]
    pub fn lesson(&self) -> Option<u8> {
        fn lesson<G: Shown>(play: &Play<G>) -> Option<u8> {
            let mv = G::lesson(play)?;
            let moves = play.game().moves();
            let place = moves.as_ref().iter().position(|&listed| listed == mv);
            place.map(|place| place as u8)
        }
        with_play!(self, play => lesson(play))
    }

    /// Writes the view of the table, who holds the device, and how far a guided
    /// game is.
    ///
    /// # Errors
    /// When `out` fails.
    pub fn write_view(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        with_play!(self, play => write!(out, "{:?} {:?} {:?}", play.view, play.holder, play.guide()))
    }

    /// Writes the record so far.
    ///
    /// # Errors
    /// When `out` fails, or the game did not begin with a deal.
    pub fn record(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        with_play!(self, play => play.running().record(out))
    }

    /// Thinks about the decision at hand; see [`Play::think`].
    pub fn think(&mut self, bots: &mut Bots, asker: Asker, budget: u32) -> Option<u8> {
        with_play!(self, play => play.think(bots, asker, budget))
    }
}

impl SavedGame for AnyPlay {
    fn start(&self) -> Start {
        with_play!(self, play => play.running().start())
    }

    fn seed(&self) -> u32 {
        with_play!(self, play => play.running().seed() as u32)
    }

    fn history(&self) -> &[u8] {
        with_play!(self, play => play.running().history())
    }

    fn is_worth_saving(&self) -> bool {
        with_play!(self, play => play.running().is_worth_saving())
    }

    fn set_saved(&mut self) {
        with_play!(self, play => play.set_saved());
    }
}

impl Resume for AnyPlay {
    /// Not inlined, so that callers do not reserve its stack space.
    #[inline(never)]
    fn begin(place: &mut Option<Self>, start: Start, seed: u32) -> Option<&mut Self> {
        *place = with_shown!(
            start.game,
            Game => Play::<Game>::new(start, seed).map(Self::from),
            else None
        );
        place.as_mut()
    }

    fn resume(&mut self, index: u8) -> bool {
        with_play!(self, play => {
            let mv = play.running().listed(index);
            let played = mv.is_some_and(|mv| play.play(mv).is_ok());
            play.set_saved();
            played
        })
    }
}
