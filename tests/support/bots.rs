//! Games played by bots.

use palmyra_engine::Session;
use palmyra_engine::bot::{Choice, Level, Player, Strategy};
use palmyra_engine::legions::{Legions, Move, Setup};

/// Plays a whole game of `legions`, the levels in turn around the table;
/// tells every position with the move that follows.
pub fn play_bots(
    setup: Setup,
    seed: u64,
    levels: &[Level],
    each: impl FnMut(&Legions, Move),
) -> Legions {
    play_from(Legions::new(setup, seed), seed, levels, each)
}

/// The same for any game.
pub fn play_from<G: Strategy>(
    opening: G,
    seed: u64,
    levels: &[Level],
    mut each: impl FnMut(&G, G::Move),
) -> G {
    play_choices(opening, seed, levels, |game, choice| each(game, choice.mv))
}

/// The same, telling also why.
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
        let choice = choice.expect("a decision for whoever is to move");
        each(session.game(), choice);
        let played = session.play(choice.mv, |_| {});
        played.unwrap_or_else(|refusal| panic!("{:?}: {refusal}", choice.mv));
        step += 1;
    }
    assert!(session.game().outcome().is_some());
    session.game().clone()
}

/// Positions from a game of bots, every `stride`th decision.
pub fn positions(setup: Setup, seed: u64, stride: usize) -> Vec<Legions> {
    let mut found = Vec::new();
    let mut count = 0;
    play_bots(setup, seed, &[Level::Zabdas, Level::Malku], |game, _| {
        if count % stride == 0 {
            found.push(game.clone());
        }
        count += 1;
    });
    found
}
