//! Tests of the exchange of cards and the next year.

use super::*;

#[test]
fn everybody_in_turn_order_may_exchange_any_number_of_cards() {
    let board = Position::new(3)
        .to_move(2)
        .played("yC y+1 y+2 y-1 r+1 r+2 rC gC rC")
        .hand(2, "r-2")
        .hand(3, "g+1 g+2 g+3 g-1 g-2")
        .pile("y+3 g-2 g+2 y-2 y-2 y-3 yC");
    let (mut game, _) = finish(&board, "r-2");
    assert_eq!(game.phase(), Phase::Exchange { first: seat(3) });
    // Player 3 lays all five cards aside. Player 2 has drawn y+3, so player 3 draws g-2 first.
    for left in (0..5).rev() {
        let hand = game.hand(seat(3))[0];
        assert_eq!(
            play(&mut game, &format!("aside {hand}")),
            [Event::LaidAside {
                seat: seat(3),
                card: hand
            }]
        );
        assert_eq!(game.hand(seat(3)).len(), left);
    }
    assert_eq!(listed(&game), "draw");
    let events = play(&mut game, "draw");
    assert_eq!(
        events.last(),
        Some(&Event::Exchanged {
            seat: seat(3),
            count: 5
        })
    );
    assert_eq!(**game.hand(seat(3)), cards("g-2 g+2 y-2 y-2 y-3")[..]);
    assert_eq!(**game.laid_aside(seat(3)), cards("g+1 g+2 g+3 g-1 g-2")[..]);
    // Player 1 exchanges nothing, player 2 one card.
    assert_eq!(game.to_move(), Some(seat(1)));
    let before = game.hand(seat(1)).to_vec();
    play(&mut game, "draw");
    assert_eq!(**game.hand(seat(1)), before[..]);
    assert_eq!(game.to_move(), Some(seat(2)));
    let (kept, out) = (game.hand(seat(2))[1..].to_vec(), game.hand(seat(2))[0]);
    play(&mut game, &format!("aside {out}; draw"));
    assert_eq!(game.hand(seat(2))[..4], kept[..]);
    assert_eq!(game.hand(seat(2))[4], card("yC"));
    assert_eq!(game.year(), 2);
}

#[test]
fn laid_aside_and_played_cards_are_shuffled_back() {
    let board = last_card("gC* gT yC* y+1 y+2 y-1", "r+1");
    let (mut game, _) = finish(&board, "r+1");
    let kept: Vec<_> = Seat::all(2).map(|seat| game.hand(seat).len()).collect();
    assert_eq!(kept, [5, 5]);
    assert_eq!(game.pile(), 42 - 10 - 7 - 2, "two mirages lie on the board");
    let events = play(&mut game, "draw; draw");
    assert_eq!(
        events.last(),
        Some(&Event::YearBegan {
            year: 2,
            seat: seat(2)
        })
    );
    assert_eq!((game.pile(), game.board().len()), (32, 0));
    assert!((0..13).all(|field| !game.is_covered(field)));
    assert!(Seat::all(2).all(|seat| game.laid_aside(seat).is_empty()));
}

#[test]
fn nobody_exchanges_more_cards_than_the_pile_has() {
    // Six cards are left in the pile: 42 minus 20 in hands, 13 on fields and 3 mirages.
    let board = Position::new(4)
        .played("y-3* y-2 y-1 y+1 y+2 y+3 r-3* r-2 r-1 r+1 g-3* g-2")
        .hand(1, "r+2");
    let (mut game, _) = finish(&board, "r+2");
    assert_eq!(game.pile(), 6);
    for _ in 0..5 {
        let card = game.hand(seat(2))[0];
        play(&mut game, &format!("aside {card}"));
    }
    play(&mut game, "draw");
    assert_eq!((game.pile(), game.to_move()), (1, Some(seat(3))));
    let first = game.hand(seat(3))[0];
    play(&mut game, &format!("aside {first}"));
    let second = game.hand(seat(3))[0];
    let refused = game.check(mv(&format!("aside {second}")));
    assert_eq!(refused, Err(Refusal::PileTooSmall));
    assert_eq!(listed(&game), "draw");
    // The pile has no card left for the other players, so they are not asked.
    play(&mut game, "draw");
    assert_eq!((game.year(), game.to_move()), (2, Some(seat(2))));
    assert!(matches!(game.phase(), Phase::Trade(_)));
    assert_eq!(game.pile(), 22);
}

#[test]
fn only_cards_of_the_hand_are_laid_aside() {
    let (game, _) = finish(&last_card("yC y+1 y+2 y-1 r+1 r+2", "gC"), "gC");
    let other = game
        .hand(seat(1))
        .iter()
        .find(|card| !game.hand(seat(2)).contains(card));
    let text = format!("aside {}", other.expect("another hand"));
    assert_eq!(game.check(mv(&text)), Err(Refusal::NotInHand));
    for text in ["pass", "buy y", "sell y", "play gC"] {
        assert_eq!(game.check(mv(text)), Err(Refusal::NotNow), "{text}");
    }
}

#[test]
fn the_next_year_begins_with_the_player_after_the_one_who_filled_the_last_field() {
    for (count, filler) in [(2, 2), (3, 1), (3, 3), (4, 4)] {
        let fields = players(count).fields();
        let all = "y-3 y-2 y-2 y-1 y+1 y+2 y+2 y+3 yC yC yC yC";
        let played: Vec<_> = all.split(' ').take(fields - 1).collect();
        let board = Position::new(count)
            .to_move(filler)
            .played(&played.join(" "))
            .hand(filler.into(), "rC");
        let (mut game, _) = finish(&board, "rC");
        for _ in 0..count {
            play(&mut game, "draw");
        }
        assert_eq!(game.year(), 2);
        assert_eq!(game.to_move(), Some(seat(filler % count + 1)));
    }
}

#[test]
fn without_taxes_and_mirages_the_first_player_moves_on_by_one_each_year() {
    for count in all_players() {
        let mut game = Caravans::new(count, 3);
        let mut firsts = vec![seat(1)];
        while firsts.len() < 3 {
            let moves = game.moves();
            let plain = |mv: &&Move| match mv {
                Move::Pass | Move::Draw => true,
                Move::Play(card) => card.kind() != CardKind::Tax,
                _ => false,
            };
            let mv = *moves.iter().find(plain).expect("a caravan or contract");
            game.play(mv, |event| {
                if let Event::YearBegan { seat, .. } = event {
                    firsts.push(seat);
                }
            })
            .expect("listed");
        }
        let expected: Vec<_> = (0..3u8)
            .map(|year| seat(year % count.count() + 1))
            .collect();
        assert_eq!(firsts, expected);
    }
}

#[test]
fn a_new_year_has_no_limits_for_its_first_turns() {
    let (mut game, _) = finish(&last_card("yC y+1 y+2 y-1 r+1 r+2", "gC"), "gC");
    play(&mut game, "draw; draw; buy y; buy r; buy g");
    assert_eq!(game.phase(), Phase::Card);
}
