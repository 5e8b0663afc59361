//! The effects of improvements, missions and slots as sentences of pictograms.
//!
//! The sentences are derived from the engine's tables, so they follow any change there. In those of
//! improvements and missions, the number 1 is left out.

use palmyra_engine::merchants::{
    Action, Amounts, BAND, Benefit, Colour, Contest, Effect, Good, Goods, MOST_PRESTIGE, Mission,
    Part, Piece, Rise, Spot, Tile,
};

use super::super::art::{Sentence, Sign};
use super::super::text::improvement::goods;

/// The width that an improvement's sentence can take in the shop.
pub const TILE_ROOM: i32 = 42;
/// The width that a benefit's sentence can take on a mission card.
pub const BENEFIT_ROOM: i32 = 110;
/// The width that a slot's sentence can take on the map.
pub const SLOT_ROOM: i32 = 22;

/// Joins signs into a sentence, without the number 1.
fn say(signs: &[Sign]) -> Sentence {
    let signs = signs.iter().copied();
    signs.filter(|&sign| sign != Sign::Number(1)).collect()
}

/// Returns the sign of a number of points.
fn points(points: i16) -> Sign {
    Sign::Number(u8::try_from(points).unwrap_or(0))
}

/// Returns the effect of an improvement.
#[must_use]
pub fn tile(tile: Tile) -> Sentence {
    use Sign::*;
    match tile.effect() {
        Effect::Trades(trades) => match goods(trades) {
            (gives, Some(gets)) => say(&[Good(gives), Arrow, Good(gets)]),
            (gives, None) => say(&[Good(gives), Arrow, Basic]),
        },
        Effect::PrestigeTrade(basic, advanced) => say(&[Either(basic, advanced), Laurel, Any]),
        Effect::Fulfil(count) => say(&[Scroll, Number(count), Laurel]),
        Effect::StayRevealed => say(&[Eye, Swords, Shield]),
        Effect::Stay => say(&[Swords, Shield]),
        Effect::Spoils(good, count) => say(&[Swords, Good(good), Number(count), Laurel]),
        Effect::Rare(count) => say(&[Vase, Number(count), Laurel]),
        Effect::RareForPrestige(count) => say(&[Number(count), Laurel, Arrow, Vase]),
        Effect::Ship(good) => say(&[Ship, Plus, Good(good)]),
        Effect::FreeLevels => say(&[Tower, Number(BAND), Tick]),
        Effect::Prestige(count) => say(&[Tower, Number(count), Laurel]),
        Effect::NoWood => say(&[Tower, Cross, Good(self::Good::Wood)]),
        Effect::CheapMissions(count) => say(&[Scroll, Less(count), Any]),
        Effect::CheapRare(count) => say(&[Vase, Less(count), Any]),
        Effect::CheapTemple(count) => say(&[Temple, Less(count), Any]),
        Effect::Market => say(&[Ring, Scales]),
        Effect::Keep(count) => say(&[Store, Number(count)]),
        Effect::Temple(count) => say(&[Ring, Temple, Number(count), Laurel]),
        Effect::Most(contest) => {
            let most = match contest {
                Contest::Tower => Tower,
                Contest::Missions => Scroll,
                Contest::Rare => Vase,
                Contest::Temples => Temple,
                Contest::Pieces => Camel,
            };
            say(&[most, points(MOST_PRESTIGE), Laurel])
        }
        Effect::AnyRare => say(&[Eye, Vase]),
        Effect::TwiceGifts => say(&[Olive, Times(2)]),
        Effect::NoTax => say(&[TaxBag, Cross]),
        Effect::AnyConstruction => say(&[Ring, Tower, Any]),
        Effect::AnyKingdom => say(&[Ring, Crown, Any]),
    }
}

/// Returns the benefit of a returned mission.
#[must_use]
pub fn benefit(mission: Mission) -> Sentence {
    use Sign::*;
    match mission.benefit() {
        Benefit::Rare => Colour::ALL.into_iter().map(VaseOf).collect(),
        Benefit::Part => say(&[Temple, Tick]),
        Benefit::Ship => say(&[Plus, Ship]),
        Benefit::Levels(count) => say(&[Plus, Number(count), Tower]),
        Benefit::Region => say(&[Swords, Arrow, Any]),
        Benefit::Camel => say(&[Plus, Camel]),
        Benefit::Market => say(&[Scales]),
        Benefit::Swap => say(&[Camel, Traded, Camel]),
        Benefit::OpenTiles => say(&[Number(2), Hammer, Tick]),
        Benefit::Goods(count) => {
            let goods = self::Good::ALL.map(Good);
            say(&[Number(count), goods[0], goods[1], goods[2], goods[3]])
        }
        Benefit::Basement => say(&[Plus, Part(self::Part::Basement)]),
        Benefit::Destroy(count) => say(&[Dagger, Tower, Less(count)]),
        Benefit::Draw(count) => say(&[Plus, Number(count), Scroll]),
        Benefit::TwoPieces => say(&[Camel, Plus, Ship]),
        Benefit::UndrawnTile => say(&[Any, Hammer, Tick]),
    }
}

/// Returns a price as goods with their numbers, including the number 1.
#[must_use]
pub fn price(goods: Goods) -> heapless::Vec<Sign, 8> {
    let mut signs = heapless::Vec::new();
    for good in Good::ALL {
        let count = goods.count(good);
        if count > 0 {
            // The list has room for four goods.
            let _ = signs.push(Sign::Number(count));
            let _ = signs.push(Sign::Good(good));
        }
    }
    signs
}

/// Returns the effect of a piece on a slot in an era, in at most two signs for the map. Improvement
/// slots have their number in the order of buying.
#[must_use]
pub fn spot(spot: Spot, era: u8) -> Sentence {
    use Sign::*;
    let amounts = Amounts::of_era(era);
    match spot.action() {
        Action::Take(good) => {
            let piece = if spot.fits(Piece::Ship) {
                Piece::Ship
            } else {
                Piece::Camel
            };
            [Number(amounts.taken(piece, good)), Good(good)]
                .into_iter()
                .collect()
        }
        Action::Shipyard => say(&[Plus, Ship]),
        Action::Rare(colour) => say(&[VaseOf(colour)]),
        Action::Gifts(place) => [Number(amounts.gifts(place)), Olive].into_iter().collect(),
        Action::Tower(rise) => {
            let levels = match rise {
                Rise::One => 1,
                Rise::Two => 2,
            };
            [Number(levels), Tower].into_iter().collect()
        }
        Action::Traitor => say(&[Dagger]),
        Action::Improvement => [Number(buyer(spot)), Hammer].into_iter().collect(),
        Action::Caravan => say(&[Plus, Camel]),
        Action::Temple { mission: true } => say(&[Temple, ScrollSmall]),
        Action::Temple { mission: false } | Action::PrivateTemple => say(&[Temple]),
        Action::Market { both_ways: true } => say(&[Scales]),
        Action::Market { both_ways: false } => say(&[Arrow, Scales]),
        Action::Mission => say(&[Scroll]),
        Action::First => say(&[Pennant]),
        Action::Marauders => say(&[Swords]),
        Action::Taxman => say(&[TaxBag]),
        Action::Supplies => say(&[Shield]),
        Action::AnyConstruction => say(&[Tower, Any]),
        Action::AnyKingdom => say(&[Crown, Any]),
    }
}

/// Returns the position of an improvement slot in the order of buying, from 1, or 0 for any other
/// slot.
#[must_use]
pub fn buyer(spot: Spot) -> u8 {
    let order = palmyra_engine::merchants::IMPROVEMENT_SLOTS;
    let at = order.iter().position(|&slot| slot == spot);
    // There are only four such slots, so the conversion loses nothing.
    at.map_or(0, |at| at as u8 + 1)
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use palmyra_engine::merchants::Region;

    use super::*;
    use crate::games::merchants::art::width;

    #[test]
    fn every_improvement_fits_the_shop() {
        for tile in Tile::all() {
            let sentence = super::tile(tile);
            let width = width(&sentence);
            assert!(
                (1..=TILE_ROOM).contains(&width),
                "{tile}: {width} {sentence:?}"
            );
        }
    }

    /// Two improvements have the same sentence exactly if they have the same effect.
    #[test]
    fn every_effect_has_a_sentence_of_its_own() {
        let tiles: Vec<Tile> = Tile::all().collect();
        for &one in &tiles {
            for &other in &tiles {
                let alike = tile(one) == tile(other);
                assert_eq!(alike, one.effect() == other.effect(), "{one} {other}");
            }
        }
    }

    #[test]
    fn the_sentences_of_improvements_follow_the_table() {
        for tile in Tile::all() {
            let sentence = super::tile(tile);
            let number = match tile.effect() {
                Effect::Fulfil(count)
                | Effect::Rare(count)
                | Effect::RareForPrestige(count)
                | Effect::Prestige(count)
                | Effect::Keep(count)
                | Effect::Temple(count) => Sign::Number(count),
                Effect::CheapMissions(count)
                | Effect::CheapRare(count)
                | Effect::CheapTemple(count) => Sign::Less(count),
                Effect::Ship(good) | Effect::Spoils(good, _) => Sign::Good(good),
                Effect::Most(_) => points(MOST_PRESTIGE),
                Effect::PrestigeTrade(one, other) => Sign::Either(one, other),
                _ => continue,
            };
            assert!(sentence.contains(&number), "{tile}: {sentence:?}");
        }
    }

    #[test]
    fn every_mission_fits_its_card() {
        for card in Mission::all() {
            let sentence = benefit(card);
            let wide = width(&sentence);
            assert!((1..=BENEFIT_ROOM).contains(&wide), "{card}: {wide}");
            let cost = price(card.cost());
            assert!(width(&cost) <= BENEFIT_ROOM, "{card}: {cost:?}");
            let told: u16 = cost
                .iter()
                .filter_map(|sign| match sign {
                    Sign::Number(count) => Some(u16::from(*count)),
                    _ => None,
                })
                .sum();
            assert_eq!(told, card.cost().total(), "{card}");
        }
    }

    #[test]
    fn every_benefit_has_a_sentence_of_its_own() {
        for one in Mission::all() {
            for other in Mission::all() {
                let alike = benefit(one) == benefit(other);
                assert_eq!(alike, one.benefit() == other.benefit(), "{one} {other}");
            }
        }
    }

    #[test]
    fn every_slot_fits_the_map() {
        for spot in Spot::all() {
            for era in 1..=3 {
                let sentence = super::spot(spot, era);
                let wide = width(&sentence);
                assert!(
                    (1..=SLOT_ROOM).contains(&wide),
                    "{spot}: {wide} {sentence:?}"
                );
            }
        }
    }

    #[test]
    fn improvement_slots_are_numbered_in_their_order() {
        let slot = |text: &str| text.parse::<Spot>().expect("a slot");
        let buyers = ["P1", "P2", "D4", "B4"].map(|text| buyer(slot(text)));
        assert_eq!(buyers, [1, 2, 3, 4]);
        let others = Region::Antioch.spots().iter();
        assert!(others.map(buyer).all(|number| number == 0));
    }
}
