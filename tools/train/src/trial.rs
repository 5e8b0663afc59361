//! Plays games that compare the learned values with those set by hand. The bots do the
//! same work as on the device.

use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use palmyra_engine::bot::lab::Learn;
use palmyra_engine::bot::{Level, Player};
use palmyra_engine::{Outcome, Seat, Session};
use palmyra_trials::contest::Tally;

use crate::games::THREADS;

/// The seed of the first game. Training uses neither this seed nor the
/// following seeds.
const SEED: u64 = 40_000_000;

/// Plays games in which one seat has the learned values, and returns the results of that seat. The
/// seat changes from game to game.
pub fn play<G: Learn>(values: &'static G::Values, group: usize, games: u32) -> Tally {
    let next = AtomicU32::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            let kinds = G::GAMES[group];
            let (mode, seats) = kinds[number as usize % kinds.len()];
            let seed = SEED + u64::from(number / u32::from(seats));
            let place = (number % u32::from(seats)) as usize;
            if let Some(game) = G::deal(mode, seats, seed) {
                let won = play_one(game, seed, values, place);
                tally.games += 1;
                tally.wins += won;
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::default();
        for worker in workers {
            match worker.join() {
                Ok(tally) => {
                    all.games += tally.games;
                    all.wins += tally.wins;
                }
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        all
    })
}

fn play_one<G: Learn>(game: G, seed: u64, values: &'static G::Values, place: usize) -> f64 {
    let mut players: Vec<Player<G>> = Seat::all(game.seats())
        .map(|seat| {
            let mut player = Player::new();
            let own = if seat.index() == place {
                values
            } else {
                G::first_values()
            };
            player.adapt(|state| G::judge_by(state, own));
            player
        })
        .collect();
    let mut session: Session<G> = Session::new(game);
    let mut step = 0;
    while let Some(seat) = session.to_move() {
        let player = &mut players[seat.index()];
        let Some(choice) = player.choose(&session, seed, step, Level::Zenobia) else {
            break;
        };
        if session.play(choice.mv, |_| {}).is_err() {
            break;
        }
        step += 1;
    }
    let Some(Outcome { winners, .. }) = session.game().outcome() else {
        return 0.0;
    };
    let seat = Seat::all(session.game().seats()).nth(place);
    match seat {
        Some(seat) if winners.contains(seat) => 1.0 / f64::from(winners.len()),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use palmyra_engine::bot::Level;
    use palmyra_play::Kind;
    use palmyra_trials::contest::{Contest, Contestant};

    /// Checks that the first bots still play as they did before any values were learned. The
    /// expected scores are those of `palmyra arena --seats longinus,yarhai --games 6 --seed 5` at
    /// that time.
    #[test]
    fn the_first_bots_still_play_as_they_did() {
        let expected = [[404, 259], [762, 612], [1182, 997]];
        for (&game, expected) in Kind::ALL.iter().zip(expected) {
            let contestant = |level| Contestant {
                level,
                budget: 1,
                is_first: true,
            };
            let contest = Contest {
                game,
                mode: 0,
                bots: [Level::Longinus, Level::Yarhai].map(contestant).into(),
                games: 6,
                seed: 5,
            };
            let [longinus, yarhai, ..] = contest.play(&|| {});
            assert_eq!([longinus.points, yarhai.points], expected, "{game:?}");
        }
    }
}
