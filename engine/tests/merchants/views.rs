//! Tests of the views in `merchants`: a seat sees only what it may know, and all other things
//! are dealt again.

use std::collections::HashMap;

use palmyra_engine::merchants::{
    Colour, Event, Merchants, Mission, Missions, Mode, Move, Phase, Region, Spot, Tile,
};
use palmyra_engine::record::Recorded as _;
use palmyra_engine::{Game as _, Rng, Seat, View as _};
use palmyra_testing::games::assert_views_keep;
use palmyra_testing::merchants::{Position, all, all_setups, busy_out, play, seat, setup, the};
use palmyra_testing::play::assert_uniform;

/// Returns everything that a seat can see, as text.
fn seen(game: &Merchants, seat: Seat) -> String {
    let mut text = format!(
        "{:?} {:?} {:?} {} {} {} {} {}\n",
        game.setup(),
        game.phase(),
        game.window(),
        game.seat(),
        game.turn(),
        game.first(),
        game.pawn(),
        game.deck()
    );
    text += &format!("{:?} {:?}\n", game.open(), game.undrawn());
    text += &format!("{:?} {:?}\n", game.discards(), game.acted());
    text += &format!("{:?} {:?}\n", game.under(), game.chooser());
    if game.chooser() == Some(seat) || game.phase() == Phase::Change {
        text += &format!("{:?}\n", game.chosen());
    }
    for colour in Colour::ALL {
        let stack = game.stack(colour);
        let mut tiles = stack.to_vec();
        tiles.sort();
        text += &format!("{:?} {tiles:?}\n", stack.top());
    }
    text += &format!(
        "{:?}\n",
        Spot::all().map(|spot| game.piece(spot)).collect::<Vec<_>>()
    );
    // A seat can compute which missions are hidden, because it sees all other
    // missions.
    text += &format!("{:?}\n", game.unseen(seat));
    for other in Seat::all(game.seats()) {
        let board = game.board(other);
        if other == seat {
            text += &format!("{board:?}\n");
        } else {
            let hand = format!("{:?}", board.hand());
            let open = format!("{board:?}").replace(&hand, &board.hand().len().to_string());
            text += &format!("{open}\n");
        }
    }
    text
}

#[test]
fn a_view_preserves_everything_the_seat_can_see() {
    assert_views_keep(seen);
}

/// Plays a game for three up to its first turn.
fn begun() -> Merchants {
    let mut game = Merchants::new(setup(3, Mode::Standard), 4);
    play(
        &mut game,
        "goods w1; goods m1; start I1; start I2; start I3",
    );
    game
}

#[test]
fn hidden_hands_hold_every_pair_of_unseen_missions_equally_often() {
    let game = Position::new(2)
        .hand(1, "K1 K2")
        .hand(2, "K3 K4")
        .deck("K5 K6 K7")
        .pieces(1, 1, 0)
        .begin();
    let mut rng = Rng::new(3);
    let mut counts = HashMap::new();
    let mut tops = HashMap::new();
    let draws = 10_000;
    for _ in 0..draws {
        let mut view = game.view(seat(1), &mut rng);
        assert_eq!(view.board(seat(1)).hand(), all("K1 K2"));
        let hand: Vec<_> = view.board(seat(2)).hand().iter().collect();
        *counts.entry(hand).or_insert(0) += 1;
        play(&mut view, "place c P5; done; done; draw P5");
        let drawn = view.board(seat(1)).hand().minus(all("K1 K2"));
        *tops.entry(drawn.iter().next()).or_insert(0) += 1;
    }
    assert_uniform(&counts, 10, draws);
    assert_uniform(&tops, 5, draws);
}

#[test]
fn hands_differ_from_view_to_view() {
    let game = begun();
    let mut rng = Rng::new(4);
    let mut same = 0;
    for _ in 0..200 {
        let view = game.view(seat(1), &mut rng);
        assert_eq!(view.board(seat(1)), game.board(seat(1)));
        same += u32::from(view.board(seat(2)).hand() == game.board(seat(2)).hand());
    }
    assert!(same <= 4, "{same} of 200 hands are the true ones");
}

#[test]
fn cards_shuffled_again_are_dealt_among_their_own_places() {
    // Player 2 already held K3 and K4 when K7, K8 and K9 were shuffled again. Then player 2 drew
    // one of these three.
    let position = Position::new(2)
        .hand(1, "K1")
        .hand(2, "K3 K4")
        .discards("K7 K8 K9")
        .at(2, "P5");
    let mut game = position.construction(2);
    play(&mut game, "draw P5");
    let old: Missions = all("K3 K4");
    let mut rng = Rng::new(8);
    let mut drawn = HashMap::new();
    for _ in 0..3000 {
        let view = game.view(seat(1), &mut rng);
        let hand = view.board(seat(2)).hand();
        assert_eq!(
            hand.and(old),
            old,
            "both old cards are in the only old places"
        );
        *drawn.entry(hand.minus(old).iter().next()).or_insert(0) += 1;
        assert_eq!(view.deck(), 2);
    }
    assert_uniform(&drawn, 3, 3000);
}

#[test]
fn rare_goods_below_the_top_are_dealt_anew() {
    let game = Position::new(4)
        .stack("grey", "myrrh glass glass incense")
        .pieces(1, 1, 0)
        .begin();
    let mut rng = Rng::new(6);
    let mut orders = HashMap::new();
    for _ in 0..3000 {
        let view = game.view(seat(1), &mut rng);
        let stack = view.stack(Colour::Grey);
        assert_eq!(stack.top(), Some(the("myrrh")));
        let incense: palmyra_engine::merchants::Rare = the("incense");
        let place = stack.iter().position(|&tile| tile == incense);
        *orders.entry(place).or_insert(0) += 1;
    }
    assert_uniform(&orders, 3, 3000);
}

#[test]
fn improvements_of_later_eras_are_dealt_anew() {
    let position = Position::new(2).turn(3).hand(1, "K1").at(1, "P6");
    let game = position.kingdom(1);
    let mut rng = Rng::new(2);
    let mut counts: HashMap<Tile, u32> = HashMap::new();
    let draws = 2000;
    for _ in 0..draws {
        let mut view = game.view(seat(1), &mut rng);
        play(&mut view, "done");
        assert_eq!(view.era(), 2);
        for tile in view.open().iter() {
            *counts.entry(tile).or_default() += 1;
        }
    }
    // The game for two has 12 improvements of the era, and 6 of them are revealed.
    let total = counts.values().sum();
    assert_eq!(total, 6 * draws);
    assert_uniform(&counts, 12, total);
}

#[test]
fn improvements_to_be_laid_open_first_are_unknown_during_the_set_up() {
    let mut game = Merchants::new(setup(2, Mode::Standard), 1);
    play(&mut game, "goods w1; start I1");
    let mut rng = Rng::new(2);
    let mut opened = HashMap::new();
    for _ in 0..300 {
        let mut view = game.view(seat(1), &mut rng);
        play(&mut view, "start I2");
        *opened.entry(format!("{:?}", view.open())).or_insert(0) += 1;
    }
    assert!(opened.len() > 60, "84 sets of 6 out of 9: {}", opened.len());
}

#[test]
fn a_chosen_region_is_any_that_could_be_chosen() {
    let position = Position::new(3)
        .turn(2)
        .under("E")
        .chosen(2, "S")
        .pieces(1, 1, 0)
        .pieces(2, 1, 0);
    let game = position.begin();
    let mut rng = Rng::new(1);
    let mut regions = HashMap::new();
    for _ in 0..6000 {
        let view = game.view(seat(1), &mut rng);
        assert_eq!(view.chooser(), Some(seat(2)));
        let region = view.chosen().expect("chosen");
        assert_ne!(region, Region::Euphrates);
        *regions.entry(region.to_string()).or_insert(0) += 1;
        assert_eq!(
            game.view(seat(2), &mut rng).chosen(),
            Some(Region::SouthSea)
        );
    }
    assert_uniform(&regions, 6, 6000);
}

#[test]
fn a_revealed_region_is_known() {
    let position = Position::new(3).turn(2).chosen(2, "S").fulfilled(3, "K9");
    let game = position.at(2, "P6").placed();
    assert_eq!(game.phase(), Phase::Change);
    for seed in 0..20 {
        let view = game.view(seat(1), &mut Rng::new(seed));
        assert_eq!(view.chosen(), Some(Region::SouthSea));
    }
}

#[test]
fn the_next_shuffles_are_unknown() {
    let position = Position::new(2).discards("K3 K4 K5 K6 K7").at(1, "P5");
    let game = position.construction(1);
    let mut rng = Rng::new(12);
    let mut drawn = HashMap::new();
    for _ in 0..2000 {
        let mut view = game.view(seat(1), &mut rng);
        play(&mut view, "draw P5");
        let card = view.board(seat(1)).hand().iter().next();
        *drawn.entry(card).or_insert(0) += 1;
    }
    assert_uniform(&drawn, 5, 2000);
}

/// Returns the only seat that may see an event; `Some(None)` if no seat may see it, `None` if all
/// may.
fn owner(event: Event) -> Option<Option<Seat>> {
    match event {
        Event::Dealt { seat, .. } | Event::Drew { seat, .. } => Some(Some(seat)),
        Event::Did {
            seat,
            mv: Move::Choose(_),
        } => Some(Some(seat)),
        Event::DeckShuffled { .. } | Event::StackShuffled { .. } => Some(None),
        _ => None,
    }
}

#[test]
fn only_owners_see_secrets_and_nobody_sees_orders() {
    let (mut secret, mut hidden) = (0, 0);
    for setup in all_setups() {
        busy_out(Merchants::new(setup, 3), &mut Rng::new(3), |before, mv| {
            let mut game = *before;
            let mut events = Vec::new();
            game.play(mv, |event| events.push(event)).expect("listed");
            for event in events {
                for seat in Seat::all(game.seats()) {
                    let may = owner(event).is_none_or(|owner| owner == Some(seat));
                    assert_eq!(game.may_see(seat, event), may, "{event:?}");
                    secret += u32::from(!may);
                    hidden += u32::from(owner(event) == Some(None));
                }
            }
        });
    }
    assert!(secret > 100 && hidden > 10, "{secret} {hidden}");
}

#[test]
fn everybody_sees_that_a_region_was_chosen() {
    let mut game = Position::new(2).hand(1, "K1").at(1, "A1").placed();
    let events = play(&mut game, "choose D");
    assert!(events.contains(&Event::Chosen { seat: seat(1) }));
    assert!(game.may_see(seat(2), Event::Chosen { seat: seat(1) }));
}

/// Checks that the visible events of another seat's move do not depend on hidden
/// things.
#[test]
fn what_others_may_see_does_not_depend_on_hidden_things() {
    let mut rng = Rng::new(31);
    for setup in all_setups() {
        busy_out(Merchants::new(setup, 6), &mut Rng::new(6), |before, mv| {
            // A seat's own move is repeated with another deck and other hands. Events after a
            // revealing event are not compared.
            let watcher = before.seat();
            let mut other = before.view(watcher, &mut rng);
            let mut game = *before;
            let (mut told, mut retold) = (Vec::new(), Vec::new());
            game.play(mv, |event| told.push(event)).expect("played");
            other
                .play(mv, |event| retold.push(event))
                .expect("as open as before");
            let open = |events: &[Event]| -> Vec<Event> {
                let reveals =
                    |event: &&Event| matches!(event, Event::Opened { .. } | Event::Revealed { .. });
                let public = events.iter().take_while(|event| !reveals(event));
                let shown = |event: &&Event| owner(**event).is_none();
                public.filter(shown).copied().collect()
            };
            assert_eq!(open(&told), open(&retold));
        });
    }
}

#[test]
fn unseen_missions_are_those_nowhere_to_be_seen() {
    let game = begun();
    let unseen = game.unseen(seat(2));
    for card in Mission::all() {
        let own = game.board(seat(2)).hand().contains(card);
        assert_eq!(unseen.contains(card), !own);
    }
}

#[test]
fn a_view_has_no_opening_and_no_record() {
    let game = Merchants::new(setup(2, Mode::Standard), 6);
    let view = game.view(seat(1), &mut Rng::new(1));
    assert!(view.initial().is_none());
    assert!(palmyra_engine::record::to_string(&view, 6, []).is_err());
}
