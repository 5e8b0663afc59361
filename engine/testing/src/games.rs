//! Helpers for the tests of every game: all setups, and games that reach all kinds of steps.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use palmyra_engine::{Game, Playable, Played, Rng, Seat, View as _, bot};

/// Defines a test for each of these generic functions. The test calls the function for every game
/// of the registry.
#[macro_export]
macro_rules! for_all_games {
    ($($test:ident,)*) => {
        mod all_games {
            use $crate::run_for_games;

            $(
                #[test]
                fn $test() {
                    palmyra_engine::games! { run_for_games $test }
                }
            )*
        }
    };
}

/// Calls a generic function of the parent module for each game of the registry.
#[doc(hidden)]
#[macro_export]
macro_rules! run_for_games {
    (
        $test:ident
        shown { $($module:ident: $game:ident,)* }
        hidden { $($hidden_module:ident: $hidden:ident,)* }
    ) => {
        $(
            println!("game {}", stringify!($module));
            super::$test::<palmyra_engine::$module::$game>();
        )*
        $(
            println!("game {}", stringify!($hidden_module));
            super::$test::<palmyra_engine::$hidden_module::$hidden>();
        )*
    };
}

/// A mode and a number of seats.
pub type Setup = (u8, u8);

/// Returns every mode with each of its numbers of seats.
pub fn setups<G: Playable>() -> Vec<Setup> {
    let modes = (0..).zip(G::MODES);
    let all =
        modes.flat_map(|(mode, info)| (info.fewest..=info.most).map(move |seats| (mode, seats)));
    all.collect()
}

/// Returns `count` test cases, each with its own seed. They go through all setups again and again.
pub fn cases<G: Playable>(count: u64) -> impl Iterator<Item = (Setup, u64)> {
    setups::<G>().into_iter().cycle().zip(0..count)
}

/// Returns the first and the last mode, each with its largest number of seats.
pub fn widest<G: Playable>() -> BTreeSet<Setup> {
    let modes = [0, G::MODES.len() - 1];
    modes
        .map(|mode| (mode as u8, G::MODES[mode].most))
        .into_iter()
        .collect()
}

/// Deals a new game.
pub fn deal<G: Playable>((mode, seats): Setup, seed: u64) -> G {
    G::deal(mode, seats, seed).expect("a mode takes its seats")
}

/// Returns the kind of a move: the first word of its text.
pub fn kind(mv: impl Debug) -> String {
    let text = format!("{mv:?}");
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// A player that reaches steps that random play hardly ever reaches. With a probability of 1 in 16,
/// it chooses any move. Otherwise it chooses a move of the kind that was legal least often so far,
/// if that kind was legal in less than a quarter of the decisions so far, or else a move of a
/// random kind.
#[derive(Clone, Debug)]
pub struct Curious {
    /// The random generator for the player's choices.
    pub rng: Rng,
    met: BTreeMap<String, u32>,
    choices: u32,
}

impl Curious {
    /// Creates a player whose choices are determined by the seed.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: bot::rng(seed),
            met: BTreeMap::new(),
            choices: 0,
        }
    }

    /// Returns the next move; `None` when the game is over.
    pub fn choose<G: Game>(&mut self, game: &G) -> Option<G::Move> {
        let moves = game.moves();
        let mut moves: Vec<_> = moves.as_ref().iter().map(|&mv| (kind(mv), mv)).collect();
        let kinds: BTreeSet<&String> = moves.iter().map(|(kind, _)| kind).collect();
        let kinds: Vec<&String> = kinds.into_iter().collect();
        self.choices += 1;
        for &kind in &kinds {
            *self.met.entry(kind.clone()).or_default() += 1;
        }
        if self.rng.below(16) > 0 {
            let rare = kinds.iter().copied().min_by_key(|&kind| self.met[kind]);
            let rare = rare.filter(|&kind| self.met[kind] * 4 < self.choices);
            let liked = rare.or_else(|| self.rng.pick(&kinds)).cloned();
            moves.retain(|(kind, _)| Some(kind) == liked.as_ref());
        }
        let moves: Vec<G::Move> = moves.into_iter().map(|(_, mv)| mv).collect();
        self.rng.pick(&moves)
    }
}

/// Plays a game to its end as a [curious](Curious) player. Calls `each` with the position before
/// each move, the move, and whether it can be taken back.
pub fn curious_out<G: Game>(
    mut game: G,
    seed: u64,
    mut each: impl FnMut(&G, G::Move, Played),
) -> G {
    let mut player = Curious::new(seed);
    while let Some(mv) = player.choose(&game) {
        let before = game.clone();
        let played = game.play(mv, |_| {}).expect("a listed move plays");
        each(&before, mv, played);
    }
    game
}

/// Returns about `count` of the elements, at equal distances.
pub fn spread<T>(all: Vec<T>, count: usize) -> impl Iterator<Item = T> {
    let stride = (all.len() / count).max(1);
    all.into_iter().step_by(stride)
}

/// Returns about `count` positions of a game that a [curious](Curious) player plays.
pub fn curious_positions<G: Game>(opening: G, seed: u64, count: usize) -> impl Iterator<Item = G> {
    let mut all = Vec::new();
    curious_out(opening, seed, |game, _, _| all.push(game.clone()));
    spread(all, count)
}

/// Asserts that a seat cannot distinguish a view from the game itself, before and after a step that
/// can be taken back. `seen` returns everything that the seat can see, as text.
pub fn assert_views_keep<G: Playable>(seen: impl Fn(&G, Seat) -> String) {
    let mut rng = Rng::new(11);
    for (setup, seed) in cases::<G>(30) {
        curious_out(deal(setup, seed), seed, |game: &G, mv, played| {
            for seat in Seat::all(game.seats()) {
                let mut view = game.view(seat, &mut rng);
                assert_eq!(seen(&view, seat), seen(game, seat));
                if played == Played::Reversible && game.to_move() == Some(seat) {
                    let mut game = game.clone();
                    assert!(game.play(mv, |_| {}).is_ok() && view.play(mv, |_| {}).is_ok());
                    assert_eq!(seen(&view, seat), seen(&game, seat));
                }
            }
        });
    }
}
