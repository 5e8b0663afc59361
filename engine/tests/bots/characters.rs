//! Tests that the five bots differ in their preferences and not only in strength.

use palmyra_engine::bot::{Level, Player};
use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::Legions;
use palmyra_engine::merchants::Merchants;
use palmyra_engine::playable::Measure;
use palmyra_engine::{Playable, Seat, Session};

/// The statistics of two bots in a series of games for two, in which the bots change seats.
struct Match {
    measures: &'static [Measure],
    counts: [[i64; 12]; 2],
}

impl Match {
    fn play<G: Playable>(levels: [Level; 2], games: u64) -> Self {
        let mut this = Self {
            measures: G::MEASURES,
            counts: [[0; 12]; 2],
        };
        for seed in 0..games {
            let side = |seat: Seat| (seat.index() + seed as usize) % 2;
            let mut session: Session<G> = Session::new(G::deal(0, 2, seed).expect("a mode"));
            let mut player = Player::new();
            let mut step = 0;
            while let Some(seat) = session.to_move() {
                let choice = player.choose(&session, seed, step, levels[side(seat)]);
                let choice = choice.expect("a decision");
                let mut events = Vec::new();
                let played = session.play(choice.mv, |event| events.push(event));
                assert!(played.is_ok());
                for event in events {
                    let game = session.game();
                    game.count(seat, event, &mut |seat, place, amount| {
                        this.counts[side(seat)][place] += i64::from(amount);
                    });
                }
                step += 1;
            }
        }
        this
    }

    /// Returns the measure with this name for both bots. It is either an amount per turn, or
    /// the fraction of a bot's points that comes from one source.
    fn of(&self, name: &str) -> [f64; 2] {
        let named = |measure: &Measure| match *measure {
            Measure::EachTurn(what) | Measure::Source(what) => what == name,
            Measure::Turns => false,
        };
        let place = self.measures.iter().position(named).expect("a measure");
        let is_source = |measure: &Measure| matches!(measure, Measure::Source(_));
        self.counts.map(|counts| {
            let whole = if is_source(&self.measures[place]) {
                let all = self.measures.iter().zip(counts);
                all.filter(|(measure, _)| is_source(measure))
                    .map(|(_, count)| count)
                    .sum()
            } else {
                counts[0]
            };
            counts[place] as f64 / whole as f64
        })
    }

    /// Asserts that the first bot's measure is at least `times` times the second bot's.
    fn assert_more(&self, name: &str, times: f64) {
        let [one, other] = self.of(name);
        assert!(one >= times * other, "{name}: {one:.2} and {other:.2}");
    }
}

#[test]
fn in_legions_zabdas_marches_far_and_malku_does_not() {
    let zabdas = Match::play::<Legions>([Level::Zabdas, Level::Yarhai], 40);
    zabdas.assert_more("tiles laid", 1.1);
    let yarhai = Match::play::<Legions>([Level::Yarhai, Level::Malku], 40);
    yarhai.assert_more("tiles laid", 1.1);
    yarhai.assert_more("conquests", 1.05);
}

#[test]
fn in_legions_longinus_flips_more_tiles_for_tribute() {
    let longinus = Match::play::<Legions>([Level::Longinus, Level::Zabdas], 20);
    longinus.assert_more("tiles flipped", 1.2);
    longinus.assert_more("tribute", 1.03);
}

#[test]
fn in_caravans_yarhai_fills_his_store_and_zabdas_plays_taxes() {
    let yarhai = Match::play::<Caravans>([Level::Yarhai, Level::Zabdas], 60);
    yarhai.assert_more("bought", 1.4);
    let zabdas = Match::play::<Caravans>([Level::Zabdas, Level::Yarhai], 60);
    zabdas.assert_more("taxes played", 1.5);
}

#[test]
fn in_caravans_longinus_waits_for_contracts_and_the_final_sales() {
    let longinus = Match::play::<Caravans>([Level::Longinus, Level::Zabdas], 40);
    longinus.assert_more("contracts played", 1.2);
    longinus.assert_more("final sales", 1.2);
}

#[test]
fn in_merchants_each_has_a_road_to_victory() {
    let yarhai = Match::play::<Merchants>([Level::Yarhai, Level::Zabdas], 20);
    yarhai.assert_more("placed for goods", 1.1);
    yarhai.assert_more("rare goods", 1.3);
    let zabdas = Match::play::<Merchants>([Level::Zabdas, Level::Longinus], 20);
    zabdas.assert_more("track", 1.2);
    zabdas.assert_more("tower", 1.1);
    let longinus = Match::play::<Merchants>([Level::Longinus, Level::Zabdas], 20);
    longinus.assert_more("temples", 1.2);
    longinus.assert_more("missions", 1.1);
}

#[test]
fn the_names_of_the_three_levels_are_still_understood() {
    for (old, new) in [("easy", "malku"), ("medium", "zabdas"), ("hard", "zenobia")] {
        assert_eq!(old.parse::<Level>(), new.parse());
        assert!(old.parse::<Level>().is_ok());
    }
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(Level::new(level.number()), Some(level));
    }
    let saved = [1, 2, 3].map(Level::new);
    let bots = [Level::Malku, Level::Zabdas, Level::Zenobia];
    assert_eq!(saved, bots.map(Some));
    assert!("god".parse::<Level>().is_err());
    assert_eq!(Level::new(6), None);
}
