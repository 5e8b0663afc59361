//! The immediate effects of actions, each in a line with the player's own numbers.

use palmyra_engine::Seat;
use palmyra_engine::merchants::{
    Action, BAND, Contest, Effect, LEVEL_PRESTIGE, Merchants, Part, Piece, Rare, Tile,
};

use super::super::text::{DealText, WordText, improvement};
use crate::shell::Services;
use crate::shell::text::Line;

/// Returns the effect of an improvement on a player, or `None` if it takes effect later.
#[must_use]
pub fn tile(cx: &Services, game: &Merchants, seat: Seat, tile: Tile) -> Option<Line> {
    let own = game.board(seat);
    let effect = tile.effect();
    let owned = own
        .improvements()
        .iter()
        .filter(|own| own.effect() == effect);
    let owned = owned.count() as u8;
    match effect {
        Effect::FreeLevels if owned > 0 => Some(cx.tell(DealText::ShopDouble, &[])),
        Effect::FreeLevels if own.tower() % BAND == BAND - 1 => {
            let tower = own.tower();
            let blanks = [tower.into(), (tower + 1).into()];
            Some(cx.tell(DealText::ShopLevels, &blanks))
        }
        Effect::Ship(good) => {
            let out = own.spots().minus(game.acted());
            let is_fleet = |spot: &palmyra_engine::merchants::Spot| {
                let is_ship = matches!(game.piece(*spot), Some((_, Piece::Ship)));
                is_ship && spot.action() == Action::Take(good)
            };
            let region = out.iter().find(is_fleet)?.region()?;
            let count = game.amounts().taken(Piece::Ship, good) + owned + 1;
            let region = cx.say(WordText::region(region));
            Some(cx.tell(DealText::ShopFleet, &[region.into(), count.into()]))
        }
        Effect::Trades(trades) => {
            let (gives, _) = improvement::goods(trades);
            let count = own.warehouse().count(gives);
            let good = cx.say(WordText::good(gives, count));
            (count > 0).then(|| cx.tell(DealText::ShopTrade, &[count.into(), good.into()]))
        }
        Effect::Market | Effect::Temple(_) | Effect::AnyConstruction | Effect::AnyKingdom => {
            Some(cx.tell(DealText::ShopPrivate, &[]))
        }
        Effect::Most(contest) => Some(match game.lead_in(seat, contest) {
            lead @ 1.. => cx.tell(DealText::ShopAhead, &[lead.into()]),
            0 => cx.tell(DealText::ShopTied, &[]),
            lead => cx.tell(DealText::ShopBehind, &[(-lead).into()]),
        }),
        _ => None,
    }
}

/// Returns the effect of a higher tower on a player.
#[must_use]
pub fn tower(cx: &Services, game: &Merchants, seat: Seat, height: u8) -> Line {
    let own = game.board(seat);
    let opens_camel = !own.may_add_camel() && own.may_add_camel_at(height);
    let now = own.tower();
    let lead = game.lead_in(seat, Contest::Tower);
    // This is the height of the highest other tower.
    let best = i16::from(now) - lead;
    match own.pieces(Piece::Camel) {
        3 if opens_camel => cx.tell(DealText::TowerCamel, &[]),
        4 if opens_camel => cx.tell(DealText::TowerCamel5, &[]),
        _ if lead <= 0 && best < height.into() => cx.tell(DealText::TowerHighest, &[]),
        _ => {
            let points = LEVEL_PRESTIGE * i16::from(height.saturating_sub(now));
            cx.tell(DealText::TowerWorth, &[points.into()])
        }
    }
}

/// Returns the effect of a temple part on a player.
#[must_use]
pub fn temple(cx: &Services, game: &Merchants, seat: Seat, part: Part) -> Line {
    if part == Part::Statues {
        let done = |seat| game.board(seat).temples(Part::Statues) > 0;
        let first = Seat::all(game.setup().players.count()).filter(|&other| done(other));
        return cx.tell(
            match first.count() {
                _ if done(seat) => DealText::TempleDone,
                0 => DealText::TempleFirst,
                1 => DealText::TempleSecond,
                _ => DealText::TempleLater,
            },
            &[],
        );
    }
    let before = part.index().checked_sub(1).map(|index| Part::ALL[index]);
    let before = before.map_or(0, Part::prestige);
    cx.tell(
        DealText::TempleCounts,
        &[part.prestige().into(), before.into()],
    )
}

/// Returns the effect of a rare good on a player.
#[must_use]
pub fn rare(cx: &Services, game: &Merchants, seat: Seat, rare: Rare) -> Line {
    let counts = game.board(seat).rare();
    let before = Rare::score(counts);
    let name = cx.say(WordText::rare(rare));
    if counts[rare.index()] > 0 {
        return cx.tell(DealText::StackDouble, &[name.into()]);
    }
    let after = before + game.set_gain(seat, rare);
    let blanks = [name.into(), after.into(), before.into()];
    cx.tell(DealText::StackBuy, &blanks)
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeSet;
    use std::string::{String, ToString as _};

    use palmyra_engine::merchants::{Mode, Players, Setup};
    use palmyra_engine::{Game as _, Rng};

    use super::*;
    use crate::canvas::{Font, wrap};
    use crate::testing::contexts;

    /// In random games, every note fits its space in every language.
    #[test]
    fn every_note_fits_its_room() {
        let contexts: std::vec::Vec<crate::games::GameContext> = contexts().collect();
        let mut said = BTreeSet::<String>::new();
        for (seed, players) in [(4, 2), (5, 4)] {
            let players = Players::new(players).expect("players");
            let mode = Mode::Standard;
            let mut game = Merchants::new(Setup { players, mode }, seed);
            let mut rng = Rng::new(seed);
            while game.to_move().is_some() {
                for cx in &contexts {
                    let seat = game.seat();
                    for tile in Tile::all() {
                        if let Some(line) = super::tile(cx, &game, seat, tile) {
                            assert!(Font::Body.width(&line) <= 226, "{tile}: {line}");
                            said.insert(line.to_string());
                        }
                    }
                    let height = game.board(seat).tower();
                    for height in height + 1..height + 8 {
                        let line = tower(cx, &game, seat, height);
                        assert!(Font::Body.width(&line) <= 142, "{height}: {line}");
                        said.insert(line.to_string());
                    }
                    let temples = Part::ALL.map(|part| temple(cx, &game, seat, part));
                    let rares = Rare::all().map(|rare| super::rare(cx, &game, seat, rare));
                    for line in temples.into_iter().chain(rares) {
                        assert!(wrap(&line, 226).count() <= 2, "{line}");
                        said.insert(line.to_string());
                    }
                }
                let mv = rng.pick(&game.moves()).expect("a move");
                game.play(mv, |_| {}).expect("legal");
            }
        }
        assert!(said.len() > 200, "{}", said.len());
        for words in ["You lead this now", "opens a 4th camel", "the highest now"] {
            assert!(said.iter().any(|line| line.contains(words)), "{words}");
        }
        assert!(said.iter().all(|line| !line.contains("{}")));
    }

    /// The number in a note equals the goods that the engine then gives.
    #[test]
    fn a_fleet_brings_what_its_note_says() {
        let cx = contexts().next().expect("English");
        let players = Players::new(2).expect("two");
        let mode = Mode::Standard;
        let mut told = 0;
        for seed in 0..20 {
            let mut game = Merchants::new(Setup { players, mode }, seed);
            let mut rng = Rng::new(seed);
            while game.to_move().is_some() {
                let moves = game.moves();
                for &mv in &moves {
                    use palmyra_engine::merchants::{Event, Move, Phase};
                    let Move::Buy(_, tile) = mv else { continue };
                    let Effect::Ship(good) = tile.effect() else {
                        continue;
                    };
                    let seat = game.seat();
                    let Some(note) = super::tile(&cx, &game, seat, tile) else {
                        continue;
                    };
                    let mut after = game;
                    after.play(mv, |_| {}).expect("legal");
                    if let Phase::Pay(_) = after.phase() {
                        let pay = after.moves()[0];
                        after.play(pay, |_| {}).expect("legal");
                    }
                    let spots = after.board(seat).spots().minus(after.acted());
                    let spot = spots.iter().find(|spot| {
                        let is_ship = matches!(after.piece(*spot), Some((_, Piece::Ship)));
                        is_ship && spot.action() == Action::Take(good)
                    });
                    let spot = spot.expect("the ship");
                    let mut got = 0;
                    let taken = after.play(Move::Take(spot), |event| {
                        if let Event::Got { goods, .. } = event {
                            // The goods of the ship and of each fleet improvement come in separate
                            // events, so the test adds them up.
                            got += goods.count(good);
                        }
                    });
                    if taken.is_ok() && after.seat() == seat {
                        assert!(note.ends_with(&std::format!("{got} now")), "{note}: {got}");
                        told += 1;
                    }
                }
                let mv = rng.pick(&moves).expect("a move");
                game.play(mv, |_| {}).expect("legal");
            }
        }
        assert!(told > 5, "{told}");
    }
}
