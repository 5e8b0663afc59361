//! Tests that each text fits its space, with the widest words in its blanks.

extern crate std;

use std::format;
use std::string::{String, ToString as _};
use std::vec::Vec;

use palmyra_engine::bot::Level;
use palmyra_engine::merchants::{
    Good, Goods, Mission, Part, Piece, Rare, Refusal, Region, Rise, Tile, tower_cost,
};
use palmyra_play::Person;

use super::*;
use crate::canvas::{Font, wrap};
use crate::shell::Services;
use crate::shell::bots::level_name;
use crate::shell::text::{Blank, BlankKind, Language, TextTable, fill};
use crate::shell::widgets::footer as draw_footer;
use crate::testing::{assert_message, assert_readable, contexts};

/// Returns the goods of a price in words.
fn price(cx: &Services, goods: Goods) -> String {
    let words = Good::ALL.into_iter().filter_map(|good| {
        let count = goods.count(good);
        (count > 0).then(|| format!("{count} {}", cx.say(WordText::good(good, count))))
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns all words that can fill a blank of a kind.
fn words(kind: BlankKind, cx: &Services) -> Vec<String> {
    let say = |msgs: &mut dyn Iterator<Item = WordText>| -> Vec<String> {
        msgs.map(|msg| cx.say(msg).to_string()).collect()
    };
    let goods = |goods: &[Good]| {
        let both = goods.iter().flat_map(|&good| [1, 2].map(|n| (good, n)));
        say(&mut both.map(|(good, n)| WordText::good(good, n)))
    };
    match kind {
        BlankKind::Digit | BlankKind::Few => (0..10).map(|n| n.to_string()).collect(),
        BlankKind::Number | BlankKind::Many => (10..100).map(|n| n.to_string()).collect(),
        BlankKind::Hundreds => (100..300).map(|n| n.to_string()).collect(),
        BlankKind::Good => goods(&Good::ALL),
        BlankKind::Basic => goods(&Good::BASIC),
        BlankKind::Advanced => goods(&Good::ADVANCED),
        BlankKind::Rare => say(&mut Rare::all().map(WordText::rare)),
        BlankKind::Part => say(&mut Part::ALL.into_iter().map(WordText::part)),
        BlankKind::Region => say(&mut Region::ALL.into_iter().map(WordText::region)),
        BlankKind::Price => {
            let parts = Part::ALL.into_iter().map(Part::cost);
            parts.map(|goods| price(cx, goods)).collect()
        }
        BlankKind::TowerPrice => {
            let costs = (0..20).flat_map(|at| Rise::ALL.map(|rise| tower_cost(at, rise)));
            costs.map(|goods| price(cx, goods)).collect()
        }
        BlankKind::Improvement => Tile::all()
            .map(|tile| cx.say(improvement::name(tile)).to_string())
            .collect(),
        BlankKind::Mission => Mission::all()
            .map(|card| cx.say(mission::name(card)).to_string())
            .collect(),
        BlankKind::Player => {
            let colours = (0..5).map(|at| cx.name(Person(at)));
            let bots = Level::ALL
                .into_iter()
                .map(|level| cx.say(level_name(level)));
            colours.chain(bots).map(String::from).collect()
        }
        BlankKind::Era => ["I", "II", "III"].map(String::from).into(),
        BlankKind::Ware | BlankKind::Card | BlankKind::Text => {
            panic!("no text of this game has a blank of this kind")
        }
    }
}

/// Returns the widest word that can fill a blank of a kind.
fn widest(kind: BlankKind, cx: &Services) -> String {
    let words = words(kind, cx).into_iter();
    words
        .max_by_key(|word| Font::Body.width(word))
        .unwrap_or_default()
}

/// The space for a range of texts, from `first` to `last`.
#[derive(Clone, Copy)]
struct Room {
    font: Font,
    width: i32,
    lines: usize,
    first: usize,
    last: usize,
}

/// The spaces for the texts of a topic.
struct Topic {
    texts: TextTable,
    rooms: &'static [Room],
    /// Texts with a width of their own.
    own: &'static [(usize, i32)],
}

macro_rules! topic {
    (
        $topic:ident
        rooms { $($font:ident $width:literal x $lines:literal: $first:ident to $last:ident;)* }
        own { $($narrow:ident $other:literal;)* }
    ) => {
        Topic {
            texts: $topic::TEXTS,
            rooms: &[$(Room {
                font: Font::$font,
                width: $width,
                lines: $lines,
                first: $topic::Msg::$first as usize,
                last: $topic::Msg::$last as usize,
            },)*],
            own: &[$(($topic::Msg::$narrow as usize, $other),)*],
        }
    };
}

const TOPICS: &[Topic] = &[
    topic! {
        slot
        rooms {
            Body 210 x 1: LineShip to LineTaken;
            Body 214 x 1: NoteTaken to NoteGold;
            Body 110 x 1: NoteEnd to NotePossible;
            Body 180 x 1: ListShipWood to ListSupplies;
            Body 226 x 3: PageShip to PagePrivate;
        }
        own {
            NoteOr 40;
        }
    },
    topic! {
        word
        rooms {
            Title 122 x 1: GameName to GameName;
            Body 162 x 1: GameLine to GameLine;
            Body 190 x 1: ZabdasFights to LonginusBuilds;
            Body 226 x 3: GameCredit to GameCredit;
            Body 100 x 1: RegionNorthSea to RegionGoals;
            Body 73 x 1: RegionShortNorthSea to RegionShortSouthSea;
            Title 160 x 1: StageMarauders to Era3;
            Body 54 x 1: GoodWoodOne to GoodGoldMany;
            Body 140 x 1: GoodsStore to GoodsPrestige;
            Body 78 x 1: RareGlass to ColourRed;
            Body 90 x 1: PartBasement to PartStatues;
            Body 82 x 1: PieceCamelOne to PieceShipMany;
        }
        own {
            GoodMarbleMany 58; GoodsStore 72; GoodsTraded 72;
        }
    },
    topic! {
        action
        rooms {
            Body 118 x 1: HeadActions to HeadPayment;
            Title 160 x 1: TitleMap to TitleStart;
            Body 120 x 1: ActBuy to ActMissions;
            Body 194 x 1: ActAll to ActRevealNone;
            Body 70 x 1: RightLevel to RightReturn;
            Body 232 x 1: WarnGoods to WarnOwn;
        }
        own {
            ActTempleBasement 134; ActTempleColonnade 134; ActTempleRoof 134; ActTempleStatues 134;
            ActRare 140; ActTrade 140; ActAll 118;
        }
    },
    topic! {
        refusal
        rooms {
            Body 214 x 1: Camel to Taken;
            Body 232 x 1: SameRegion to SameRegion;
            Body 232 x 1: Acted to Done;
            Body 232 x 1: DiscardMany to DiscardMany;
            Body 232 x 1: NoPiece to Over;
        }
        own {}
    },
    topic! {
        phase
        rooms {
            Body 226 x 2: RaidRaids to RaidSwapTheir;
            Body 226 x 1: SecretState to SecretLegend2;
            Body 192 x 1: KingPrestige to TaxRate;
            Body 224 x 1: EraLevels to EraTax;
        }
        own {
            RaidRaids 212; RaidGoHome 90; SecretState 212; SecretLegend1 72; SecretLegend2 72;
        }
    },
    topic! {
        deal
        rooms {
            Body 226 x 1: PayAny to GainTraded;
            Body 226 x 1: DiscardHave to DiscardLine;
            Body 230 x 1: TradeRuleBoth to TradePrestige;
            Body 214 x 1: TradeFor to TradesFor;
            Body 66 x 1: RowPrice to RowLeft;
            Body 102 x 1: TradeNone to TradeNone;
            Body 142 x 1: TowerLevel to TowerWorth;
            Title 80 x 1: TowerPay to TowerPay;
            Body 226 x 2: TempleCounts to DoubleAsk;
            Body 226 x 1: ShopPay to ShopUndrawn;
            Body 226 x 1: MissionLater to MissionNone;
            Body 226 x 2: WhenAny to WhenPlacement;
        }
        own {
            DiscardHave 90; DiscardStill 118; DiscardReady 118; TradeGive 72;
            TradePrestige 95; TowerLevel 96; TowerPair 96; TowerNext 80;
            TradeRuleBoth 214; TradeRuleUp 214; PayAny 214; PayAnyOne 214; TraitorRow 214;
            ShopPay 60; MissionLater 130; MissionOf 38;
        }
    },
    topic! {
        overview
        rooms {
            Body 210 x 1: TenLevels to HundredPrestige;
            Title 160 x 1: TitleLook to TitleLook;
            Body 100 x 1: BoardTraded to PlayersActs;
            Body 80 x 1: ScoreTrack to ScoreBonus;
            Body 226 x 2: EndRank to EndRank;
            Body 240 x 1: CurtainMissions to CurtainMarauders;
            Body 226 x 2: SetupGoodBasic to SetupTileAny;
            Body 226 x 1: TileFacts to TilePrice;
            Body 130 x 1: ModeStandard to ModeExperienced;
            Body 162 x 1: ModeExperiencedNote to ModeExperiencedNote;
            Title 150 x 1: TitleFinale to TitleFinale;
            Title 238 x 1: WinsWith to WinsWith;
            Title 224 x 1: TitleChart to TitleChart;
            Title 148 x 1: TitleGoals to TitleGoals;
            Body 206 x 1: GoalsLevelsLine to GoalsLead;
            Title 208 x 1: TitleScores to TitleScores;
            Body 130 x 1: ScoresTower to ScoresMissions;
            Body 194 x 1: ScoresTempleLine to ScoresGiftsLine;
        }
        own {
            BoardTraded 52; BoardHand 56; BoardDone 56; BoardBack 58; BoardNow 150;
            GoalsLevelsLine 194; GoalsRare 150; BoardMore 40; PlayersPlace 130; PlayersActs 130;
        }
    },
    topic! {
        log
        rooms {
            Body 180 x 1: Turn to Done;
        }
        own {}
    },
    topic! {
        reason
        rooms {
            Body 226 x 2: GoodsTower to Done;
        }
        own {}
    },
    topic! {
        guide
        rooms {
            Body 226 x 2: Guide1 to Guide2;
            Body 230 x 1: Guide3 to Guide3;
            Body 226 x 2: Guide4 to Guide9;
            Body 226 x 3: Guide10 to Guide11;
            Body 226 x 2: Guide12 to Guide12;
            Body 226 x 3: Guide13 to Guide14;
            Body 226 x 2: Guide15 to Guide18;
            Body 226 x 3: Guide19 to Guide24;
            Body 226 x 2: NotSlot to NotDiscard;
        }
        own {}
    },
    topic! {
        how_to
        rooms {
            Title 212 x 1: How1Title to How17Title;
            Body 224 x 6: How1Text to How17Text;
        }
        own {}
    },
];

/// Returns the number of lines that a text takes, and the width of the widest line.
fn measure(font: Font, text: &str, width: i32) -> (usize, i32) {
    let lines = |text| wrap(text, width).map(|line| Font::Body.width(line));
    match font {
        Font::Body => (lines(text).count(), lines(text).max().unwrap_or(0)),
        _ => (1, font.width(text)),
    }
}

/// Whether a text fits. A text for a single line is never split, so its full width counts.
fn fits(font: Font, text: &str, width: i32, most: usize) -> bool {
    if most == 1 {
        return font.width(text) <= width;
    }
    let (lines, widest) = measure(font, text, width);
    lines <= most && widest <= width
}

#[test]
fn every_text_fits_its_room_with_the_widest_words() {
    let mut faults = Vec::new();
    for cx in contexts() {
        for topic in TOPICS {
            for (index, name) in topic.texts.names.iter().enumerate() {
                let mut rooms = topic
                    .rooms
                    .iter()
                    .filter(|room| (room.first..=room.last).contains(&index));
                let room = *rooms.next().unwrap_or_else(|| panic!("{name}: no room"));
                assert!(rooms.next().is_none(), "{name}: two rooms");
                let own = topic.own.iter().find(|&&(other, _)| other == index);
                let width = own.map_or(room.width, |&(_, width)| width);
                let blanks = (topic.texts.blanks)(index).iter();
                let words: Vec<String> = blanks.map(|&kind| widest(kind, &cx)).collect();
                let words: Vec<Blank> = words.iter().map(|word| word.as_str().into()).collect();
                let text = (topic.texts.text)(index, cx.language());
                let line = fill(text, &words);
                if !fits(room.font, &line, width, room.lines) {
                    faults.push(format!("{name}: `{line}` leaves {width} x {}", room.lines));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_improvement_fits_the_shop() {
    for cx in contexts() {
        let mut names = Vec::new();
        for tile in Tile::all() {
            let name = cx.say(improvement::name(tile));
            assert!(Font::Title.width(name) <= 150, "{tile}: {name}");
            assert!(!names.contains(&name), "{tile}: two are called {name}");
            names.push(name);
            let text = improvement::effect(&cx, tile);
            assert!(fits(Font::Body, &text, 226, 2), "{tile}: {text}");
            assert!(!text.contains('{'), "{tile}: {text}");
        }
    }
}

#[test]
fn every_mission_fits_its_card() {
    for cx in contexts() {
        for card in Mission::all() {
            let name = cx.say(mission::name(card));
            assert!(Font::Title.width(name) <= 130, "{card}: {name}");
            let text = mission::benefit(&cx, card);
            assert!(fits(Font::Body, &text, 130, 3), "{card}: {text}");
            assert!(!text.contains('{'), "{card}: {text}");
        }
    }
}

#[test]
fn every_bar_of_buttons_can_be_read() {
    for cx in contexts() {
        for footer in footer::ALL {
            for can_undo in [false, true] {
                let words = footer::words(&cx, footer, can_undo);
                assert_readable(&cx, |canvas| draw_footer(canvas, &words));
            }
        }
    }
}

#[test]
fn whatever_the_engine_refuses_can_be_read() {
    let refusals = [
        Refusal::GameOver,
        Refusal::NotNow,
        Refusal::NoPieceLeft,
        Refusal::NoRoom,
        Refusal::NoPieceThere,
        Refusal::NotInHand,
        Refusal::NotFulfilled,
        Refusal::NoTrade,
        Refusal::CannotPay,
        Refusal::WrongGoods,
        Refusal::NoSuchTile,
        Refusal::NoSuchRegion,
        Refusal::Unavailable,
    ];
    for mut cx in contexts() {
        for refusal in refusals {
            let msg = RefusalText::of(refusal);
            assert!(!cx.say(msg).contains('{'), "{refusal:?}");
            cx.refuse(msg);
            assert_message(&cx);
        }
    }
}

#[test]
fn the_whole_table_holds_every_topic() {
    for language in [Language::English, Language::Dutch] {
        let text = |index| (TEXTS.text)(index, language);
        assert_eq!(text(0), (word::TEXTS.text)(0, language));
        let last = how_to::TEXTS.names.len() - 1;
        assert_eq!(text(COUNT - 1), (how_to::TEXTS.text)(last, language));
        assert_eq!(text(COUNT), "");
    }
    assert_eq!(TEXTS.names.last(), how_to::TEXTS.names.last());
}

#[test]
fn goods_and_pieces_have_their_own_words() {
    let cx = contexts().nth(2).expect("French");
    assert_eq!(cx.say(WordText::good(Good::Stone, 1)), "pierre");
    assert_eq!(cx.say(WordText::good(Good::Stone, 3)), "pierres");
    assert_eq!(cx.say(WordText::piece(Piece::Camel, 1)), "chameau");
    assert_eq!(cx.say(WordText::piece(Piece::Ship, 2)), "navires");
}
