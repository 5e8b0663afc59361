//! A game that is taken up again goes on as if it had never been put down.

use palmyra_engine::bot::{Level, Player, Thought};
use palmyra_engine::legions::{Legions, Mode, Setup, Solo};
use palmyra_engine::{Game as _, Session};
use palmyra_tests::bots::play_bots;
use palmyra_tests::legions::setup;

#[test]
fn any_step_is_the_same_after_a_resume() {
    for (setup, seed, stride) in [
        (Setup::Solo(Solo::Three), 5, 7),
        (setup(Mode::Classic, 2), 6, 17),
        (setup(Mode::Expert, 4), 7, 23),
    ] {
        let mut moves = Vec::new();
        let levels = [Level::Zenobia, Level::Zabdas];
        play_bots(setup, seed, &levels, |_, mv| moves.push(mv));
        let (mut within, mut checked) = (0, 0);
        for cut in (0..moves.len()).step_by(stride) {
            let mut session: Session<Legions> = Session::new(Legions::new(setup, seed));
            for &mv in &moves[..cut] {
                session.play(mv, |_| {}).expect("it was played before");
            }
            let seat = session.to_move().expect("a running game");
            let level = levels[seat.index() % levels.len()];
            let choice = Player::new().choose(&session, seed, cut as u32, level);
            assert_eq!(choice.map(|choice| choice.mv), Some(moves[cut]), "{cut}");
            within += usize::from(!session.undoable().is_empty());
            checked += 1;
        }
        assert!(within > 3 && checked > within, "in turns and between them");
    }
}

#[test]
fn a_hint_is_what_hard_would_do_even_after_other_moves() {
    let seed = 12;
    let setup = setup(Mode::Classic, 2);
    let mut session: Session<Legions> = Session::new(Legions::new(setup, seed));
    let mut player = Player::new();
    let mut hint = |session: &Session<Legions>, step| loop {
        match player.hint(session.game(), seed, step, 50) {
            Thought::Thinking(_) => {}
            Thought::Decided(choice) => return choice,
            Thought::Idle => panic!("a running game"),
        }
    };
    let first = hint(&session, 0);
    let hard = Player::new().choose(&session, seed, 0, Level::Zenobia);
    assert_eq!(Some(first), hard);
    // A person does something else; the hint follows.
    let moves = session.game().moves();
    let other = moves.iter().find(|&&mv| mv != first.mv);
    session
        .play(*other.expect("another move"), |_| {})
        .expect("it is listed");
    let next = hint(&session, 1);
    assert!(session.game().check(next.mv).is_ok());
}
