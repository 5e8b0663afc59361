//! Games played by bots.

use palmyra_engine::Session;
use palmyra_engine::bot::{Choice, Level, Player, Strategy};

use crate::games::spread;

/// Plays a whole game between bots. The levels are assigned to the seats one after another, and
/// repeated if there are more seats. Calls `each` with every position and the move made in it.
pub fn play_bots<G: Strategy>(
    opening: G,
    seed: u64,
    levels: &[Level],
    mut each: impl FnMut(&G, G::Move),
) -> G {
    play_choices(opening, seed, levels, |game, choice| each(game, choice.mv))
}

/// Does the same as [`play_bots`], but passes each move together with its reason.
pub fn play_choices<G: Strategy>(
    opening: G,
    seed: u64,
    levels: &[Level],
    mut each: impl FnMut(&G, Choice<G::Move, G::Reason>),
) -> G {
    let mut session: Session<G> = Session::new(opening);
    let mut player = Player::new();
    let mut step = 0;
    while let Some(seat) = session.to_move() {
        let level = levels[seat.index() % levels.len()];
        let choice = player.choose(&session, seed, step, level);
        let choice = choice.expect("a decision for the seat to move");
        each(session.game(), choice);
        let played = session.play(choice.mv, |_| {});
        played.unwrap_or_else(|refusal| panic!("{:?}: {refusal}", choice.mv));
        step += 1;
    }
    assert!(session.game().outcome().is_some());
    session.game().clone()
}

/// Returns about `count` positions of a game between bots that decide without play-outs.
pub fn positions<G: Strategy>(opening: G, seed: u64, count: usize) -> impl Iterator<Item = G> {
    let mut all = Vec::new();
    play_bots(opening, seed, &[Level::Zabdas, Level::Malku], |game, _| {
        all.push(game.clone());
    });
    spread(all, count)
}
