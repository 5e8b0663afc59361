//! The names and benefits of missions.
//!
//! Names and benefits are derived from the engine's table of benefits, so they follow any change
//! there. Costs and prestige are drawn as signs.

use palmyra_engine::merchants::{Benefit, Mission};

use crate::shell::Services;
use crate::shell::text::{Line, messages};

messages! {
    // Names, by benefit.
    RareName: ["Treasure hunt", "Schatzsuche", "Trésor caché", "Schattenjacht"];
    PartName: ["Holy work", "Heiliges Werk", "Travail sacré", "Heilig werk"];
    ShipName: ["New keel", "Neuer Kiel", "Quille neuve", "Nieuwe kiel"];
    LevelsName: ["Tall walls", "Hohe Mauern", "Hauts murs", "Hoge muren"];
    RegionName: ["False trail", "Falsche Spur", "Fausse piste", "Vals spoor"];
    CamelName: ["Young camel", "Junges Kamel", "Chamelon", "Jonge kameel"];
    MarketName: ["Market day", "Markttag", "Foire", "Marktdag"];
    SwapName: ["Swap places", "Platztausch", "Chassé-croisé", "Plaatsruil"];
    OpenTilesName: ["Two gifts", "Zwei Gaben", "Deux dons", "Twee giften"];
    GoodsName: ["Full wagons", "Volle Wagen", "Chars pleins", "Volle wagens"];
    BasementName: ["Second temple", "Neuer Tempel", "Autre temple", "Extra tempel"];
    DestroyName: ["Sappers", "Mauerbrecher", "Sapeurs", "Stormram"];
    DrawName: ["Audience", "Audienz", "Audience", "Audiëntie"];
    TwoPiecesName: ["Early start", "Früher Start", "Lève-tôt", "Vroeg op pad"];
    UndrawnTileName: ["Lost art", "Altes Wissen", "Art oublié", "Oude kunst"];
    // Benefits.
    Rare: [
        "Any rare good from any stack, free",
        "Beliebige Rarität aus einem Stapel, gratis",
        "Une rareté au choix dans une pile, gratuite",
        "Een rariteit naar keuze uit een stapel, gratis"
    ];
    Part: [
        "The next part of your temple, free",
        "Das nächste Tempelteil, gratis",
        "La prochaine partie du temple, gratuite",
        "Het volgende deel van je tempel, gratis"
    ];
    Ship: [
        "One more ship, no conditions",
        "Ein Schiff mehr, ohne Bedingung",
        "Un navire de plus, sans condition",
        "Een schip erbij, zonder voorwaarde"
    ];
    Levels(Few): [
        "{} tower levels, free",
        "{} Turmstufen, gratis",
        "{} étages de tour, gratuits",
        "{} torenlagen, gratis"
    ];
    Region: [
        "Marauders attack another region",
        "Die Plünderer ziehen in eine andere Region",
        "Les pillards vont dans une autre région",
        "De plunderaars gaan naar een ander gebied"
    ];
    Camel: [
        "One more camel, no conditions",
        "Ein Kamel mehr, ohne Bedingung",
        "Un chameau de plus, sans condition",
        "Een kameel erbij, zonder voorwaarde"
    ];
    Market: [
        "A market both ways until this turn ends",
        "Markt in beide Richtungen, bis die Runde endet",
        "Marché dans les deux sens, cette manche",
        "Markt in beide richtingen, deze ronde"
    ];
    Swap: [
        "Swap your piece with a rival's of the same kind",
        "Platztausch mit gleicher Figur eines Gegners",
        "Permutez avec un pion adverse du même type",
        "Plaatsruil met eenzelfde figuur van een ander"
    ];
    OpenTiles: [
        "Two open improvements, free",
        "Zwei offene Verbesserungen, gratis",
        "Deux améliorations visibles, gratuites",
        "Twee open verbeteringen, gratis"
    ];
    Goods(Few): [
        "{} goods of any kind, not tradable this turn",
        "{} Waren nach Wahl, diese Runde nicht tauschbar",
        "{} au choix, non échangeables cette manche",
        "{} goederen naar keuze, deze ronde niet te ruilen"
    ];
    Basement: [
        "A basement, free, even beside an unfinished temple",
        "Ein Sockel gratis, auch bei unfertigem Tempel",
        "Un socle gratuit, même avec un temple inachevé",
        "Een tempelsokkel gratis, ook met tempel in aanbouw"
    ];
    Destroy(Few): [
        "Pull down {} levels of one rival's tower",
        "Reiß {} Turmstufen eines Gegners ab",
        "Détruisez {} étages de la tour d'un rival",
        "Sloop {} lagen van de toren van een ander"
    ];
    Draw(Few): ["Draw {} missions", "Zieh {} Aufträge", "Piochez {} missions", "Trek {} opdrachten"];
    TwoPieces: [
        "Place two pieces at once",
        "Setz zwei Figuren auf einmal ein",
        "Placez deux pions d'un coup",
        "Zet twee figuren tegelijk"
    ];
    UndrawnTile: [
        "One improvement that was not drawn, free",
        "Verbesserung, die nicht gezogen wurde, gratis",
        "Une amélioration non tirée, gratuite",
        "Een niet getrokken verbetering, gratis"
    ];
}

/// Returns the name of a mission.
#[must_use]
pub const fn name(mission: Mission) -> Msg {
    match mission.benefit() {
        Benefit::Rare => Msg::RareName,
        Benefit::Part => Msg::PartName,
        Benefit::Ship => Msg::ShipName,
        Benefit::Levels(_) => Msg::LevelsName,
        Benefit::Region => Msg::RegionName,
        Benefit::Camel => Msg::CamelName,
        Benefit::Market => Msg::MarketName,
        Benefit::Swap => Msg::SwapName,
        Benefit::OpenTiles => Msg::OpenTilesName,
        Benefit::Goods(_) => Msg::GoodsName,
        Benefit::Basement => Msg::BasementName,
        Benefit::Destroy(_) => Msg::DestroyName,
        Benefit::Draw(_) => Msg::DrawName,
        Benefit::TwoPieces => Msg::TwoPiecesName,
        Benefit::UndrawnTile => Msg::UndrawnTileName,
    }
}

/// Returns the benefit of a returned mission in words.
#[must_use]
pub fn benefit(cx: &Services, mission: Mission) -> Line {
    let plain = |msg| cx.tell(msg, &[]);
    let number = |msg, number: u8| cx.tell(msg, &[number.into()]);
    match mission.benefit() {
        Benefit::Rare => plain(Msg::Rare),
        Benefit::Part => plain(Msg::Part),
        Benefit::Ship => plain(Msg::Ship),
        Benefit::Levels(levels) => number(Msg::Levels, levels),
        Benefit::Region => plain(Msg::Region),
        Benefit::Camel => plain(Msg::Camel),
        Benefit::Market => plain(Msg::Market),
        Benefit::Swap => plain(Msg::Swap),
        Benefit::OpenTiles => plain(Msg::OpenTiles),
        Benefit::Goods(goods) => number(Msg::Goods, goods),
        Benefit::Basement => plain(Msg::Basement),
        Benefit::Destroy(levels) => number(Msg::Destroy, levels),
        Benefit::Draw(cards) => number(Msg::Draw, cards),
        Benefit::TwoPieces => plain(Msg::TwoPieces),
        Benefit::UndrawnTile => plain(Msg::UndrawnTile),
    }
}
