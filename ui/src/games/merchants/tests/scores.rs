//! Tests of what the page about scoring says, against games that bots play.

extern crate std;

use std::vec::Vec;

use palmyra_engine::bot::{Level, Player};
use palmyra_engine::merchants::{Action, Effect, Event, Source};
use palmyra_engine::{Game as _, Seat};
use palmyra_play::{Listed as _, Start, Who};

use super::super::Play;
use palmyra_engine::merchants::Merchants;

#[test]
fn measure() {
    for (level, seats, games) in [(Level::Zabdas, 2, 60), (Level::Zenobia, 2, 12), (Level::Zabdas, 4, 30), (Level::Malku, 2, 60)] {
        let mut sums = std::collections::BTreeMap::<std::string::String, i64>::new();
        let mut add = |name: &str, points: i16| *sums.entry(name.into()).or_default() += i64::from(points);
        for seed in 0..games {
            let mut start = Start::people(Merchants::KIND, 0, seats);
            start.who[..usize::from(seats)].fill(Who::Bot(level));
            let play = Play::new(start, seed).expect("a game");
            let mut session = play.running().session().clone();
            let mut player = Player::new();
            let mut events = Vec::new();
            let mut step = 0;
            while session.to_move().is_some() {
                let mv = session.game().forced_move().unwrap_or_else(|| {
                    player.choose(&session, play.running().seed(), step, level).expect("a choice").mv
                });
                session.play(mv, |event| events.push(event)).expect("legal");
                step += 1;
            }
            let game = session.game();
            let winner = Seat::all(seats).max_by_key(|&seat| game.score_of(seat).total()).expect("a winner");
            let score = game.score_of(winner);
            add("total", score.total());
            add("tower end", score.tower);
            add("missions", score.missions);
            add("returned", score.returned);
            add("temples", score.temples);
            add("rare", score.rare);
            add("bonus", score.bonus);
            add("track", score.track);
            for event in events {
                match event {
                    Event::Levels { seat, points } if seat == winner => add("levels", points),
                    Event::Scored { seat, points, by } if seat == winner => match by {
                        Source::Spot(spot) => add(if matches!(spot.action(), Action::Gifts(_)) {"gifts"} else {"spot other"}, points),
                        Source::Tile(_) => add("tile", points),
                        Source::Mission(_) => add("mission event", points),
                        Source::Trade => add("trade", points),
                    },
                    Event::Taxed { seat, lost, .. } if seat == winner => add("tax", -i16::from(lost)),
                    _ => {}
                }
            }
        }
        std::println!("{level:?} {seats}: {:?}", sums.iter().map(|(n, s)| (n, *s as f64 / games as f64)).collect::<Vec<_>>());
        let _ = Effect::Most;
    }
}
