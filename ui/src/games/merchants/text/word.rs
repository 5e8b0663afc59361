//! Words that many screens share, such as the names of regions, goods and pieces.

use palmyra_engine::merchants::{Colour, Good, Part, Piece, Rare, Region, Resolution};

use crate::shell::text::messages;

messages! {
    // The name of the game.
    GameName: ["Merchants", "Kaufleute", "Marchands", "Kooplieden"];
    // What the players do, in a few words.
    GameLine: [
        "Place, trade and build",
        "Setzen, handeln, bauen",
        "Placer, échanger, bâtir",
        "Zetten, ruilen, bouwen"
    ];
    // The author and the publisher of the game, for *About*.
    GameCredit: [
        "Merchants: Gianluca Piacentini (Gotha Games, 2017)",
        "Kaufleute: Gianluca Piacentini (Gotha Games, 2017)",
        "Marchands : Gianluca Piacentini (Gotha Games, 2017)",
        "Kooplieden: Gianluca Piacentini (Gotha Games, 2017)"
    ];
    // The characters of the bots.
    ZabdasFights: ["Bold: tower and raids", "Kühn: Turm, Raub, Verrat", "Hardi : tour et raids", "Driest: toren en roof"];
    YarhaiGathers: ["Greedy: goods, rare goods", "Gierig: Waren, Raritäten", "Avide : biens et raretés", "Hebberig: wil alle goederen"];
    LonginusBuilds: ["Patient: temples, missions", "Geduldig: Tempel, Aufträge", "Patient : temple, missions", "Geduldig: bouwt tempels"];
    // Regions.
    RegionNorthSea: ["North Sea", "Nordmeer", "Mer du Nord", "Noordzee"];
    RegionSouthSea: ["South Sea", "Südmeer", "Mer du Sud", "Zuidzee"];
    RegionEuphrates: ["Euphrates", "Euphrat", "Euphrate", "Eufraat"];
    RegionDamascus: ["Damascus", "Damaskus", "Damas", "Damascus"];
    RegionPalmyra: ["Palmyra", "Palmyra", "Palmyre", "Palmyra"];
    RegionEbla: ["Ebla", "Ebla", "Ebla", "Ebla"];
    RegionAntioch: ["Antioch", "Antiochia", "Antioche", "Antiochië"];
    RegionPrivate: ["Private", "Privat", "Privé", "Privé"];
    RegionGoals: ["Goals", "Ziele", "Buts", "Doelen"];
    // Short names of regions.
    RegionShortNorthSea: ["North Sea", "Nordmeer", "Mer Nord", "Noordzee"];
    RegionShortSouthSea: ["South Sea", "Südmeer", "Mer Sud", "Zuidzee"];
    // Stages, phases and eras as titles.
    StageMarauders: ["Marauders", "Plünderer", "Pillards", "Plunderaars"];
    PhaseImprovements: ["Improvements", "Verbesserungen", "Améliorations", "Verbeteringen"];
    PhaseConstruction: ["Construction", "Bauphase", "Construction", "Bouwfase"];
    PhaseKingdom: ["The kingdom", "Das Königreich", "Le royaume", "Het koninkrijk"];
    Era1: ["Era I", "Ära I", "Ère I", "Tijdperk I"];
    Era2: ["Era II", "Ära II", "Ère II", "Tijdperk II"];
    Era3: ["Era III", "Ära III", "Ère III", "Tijdperk III"];
    // Goods after a number. The first form is for 1, the second for other numbers.
    GoodWoodOne: ["wood", "Holz", "bois", "hout"];
    GoodWoodMany: ["wood", "Holz", "bois", "hout"];
    GoodStoneOne: ["stone", "Stein", "pierre", "steen"];
    GoodStoneMany: ["stone", "Stein", "pierres", "steen"];
    GoodMarbleOne: ["marble", "Marmor", "marbre", "marmer"];
    GoodMarbleMany: ["marble", "Marmor", "marbres", "marmer"];
    GoodGoldOne: ["gold", "Gold", "or", "goud"];
    GoodGoldMany: ["gold", "Gold", "or", "goud"];
    // The store, goods from trades, and prestige.
    GoodsStore: ["store", "Lager", "stock", "opslag"];
    GoodsTraded: ["traded", "getauscht", "troquées", "geruild"];
    GoodsPrestige: ["prestige", "Prestige", "prestige", "prestige"];
    // Rare goods and their colours.
    RareGlass: ["glass", "Glas", "verre", "glas"];
    RareIncense: ["incense", "Weihrauch", "encens", "wierook"];
    RareMyrrh: ["myrrh", "Myrrhe", "myrrhe", "mirre"];
    RareJade: ["jade", "Jade", "jade", "jade"];
    RareIvory: ["ivory", "Elfenbein", "ivoire", "ivoor"];
    RarePorcelain: ["porcelain", "Porzellan", "porcelaine", "porselein"];
    RareSilk: ["silk", "Seide", "soie", "zijde"];
    RarePerfume: ["perfume", "Parfüm", "parfum", "parfum"];
    RareOil: ["oil", "Öl", "huile", "olie"];
    ColourGrey: ["grey", "grau", "gris", "grijs"];
    ColourYellow: ["yellow", "gelb", "jaune", "geel"];
    ColourRed: ["red", "rot", "rouge", "rood"];
    // Parts of a temple.
    PartBasement: ["basement", "Sockel", "socle", "sokkel"];
    PartColonnade: ["colonnade", "Säulen", "colonnade", "zuilen"];
    PartRoof: ["roof", "Dach", "toit", "dak"];
    PartStatues: ["statues", "Statuen", "statues", "beelden"];
    // Pieces after a number. The first form is for 1, the second for other numbers.
    PieceCamelOne: ["camel", "Kamel", "chameau", "kameel"];
    PieceCamelMany: ["camels", "Kamele", "chameaux", "kamelen"];
    PieceShipOne: ["ship", "Schiff", "navire", "schip"];
    PieceShipMany: ["ships", "Schiffe", "navires", "schepen"];
}

impl Msg {
    /// Returns the name of a good after a number.
    #[must_use]
    pub const fn good(good: Good, count: u8) -> Self {
        match (good, count) {
            (Good::Wood, 1) => Self::GoodWoodOne,
            (Good::Wood, _) => Self::GoodWoodMany,
            (Good::Stone, 1) => Self::GoodStoneOne,
            (Good::Stone, _) => Self::GoodStoneMany,
            (Good::Marble, 1) => Self::GoodMarbleOne,
            (Good::Marble, _) => Self::GoodMarbleMany,
            (Good::Gold, 1) => Self::GoodGoldOne,
            (Good::Gold, _) => Self::GoodGoldMany,
        }
    }

    /// Returns the name of a region.
    #[must_use]
    pub const fn region(region: Region) -> Self {
        match region {
            Region::NorthSea => Self::RegionNorthSea,
            Region::SouthSea => Self::RegionSouthSea,
            Region::Euphrates => Self::RegionEuphrates,
            Region::Damascus => Self::RegionDamascus,
            Region::Palmyra => Self::RegionPalmyra,
            Region::Ebla => Self::RegionEbla,
            Region::Antioch => Self::RegionAntioch,
        }
    }

    /// Returns the short name of a region, for the map.
    #[must_use]
    pub const fn short_region(region: Region) -> Self {
        match region {
            Region::NorthSea => Self::RegionShortNorthSea,
            Region::SouthSea => Self::RegionShortSouthSea,
            _ => Self::region(region),
        }
    }

    /// Returns the name of a rare good.
    #[must_use]
    pub const fn rare(rare: Rare) -> Self {
        const NAMES: [Msg; Rare::TYPES] = [
            Msg::RareGlass,
            Msg::RareIncense,
            Msg::RareMyrrh,
            Msg::RareJade,
            Msg::RareIvory,
            Msg::RarePorcelain,
            Msg::RareSilk,
            Msg::RarePerfume,
            Msg::RareOil,
        ];
        NAMES[rare.index() % NAMES.len()]
    }

    /// Returns the name of a colour of rare goods.
    #[must_use]
    pub const fn colour(colour: Colour) -> Self {
        match colour {
            Colour::Grey => Self::ColourGrey,
            Colour::Yellow => Self::ColourYellow,
            Colour::Red => Self::ColourRed,
        }
    }

    /// Returns the name of a part of a temple.
    #[must_use]
    pub const fn part(part: Part) -> Self {
        match part {
            Part::Basement => Self::PartBasement,
            Part::Colonnade => Self::PartColonnade,
            Part::Roof => Self::PartRoof,
            Part::Statues => Self::PartStatues,
        }
    }

    /// Returns the name of a piece after a number.
    #[must_use]
    pub const fn piece(piece: Piece, count: u8) -> Self {
        match (piece, count) {
            (Piece::Camel, 1) => Self::PieceCamelOne,
            (Piece::Camel, _) => Self::PieceCamelMany,
            (Piece::Ship, 1) => Self::PieceShipOne,
            (Piece::Ship, _) => Self::PieceShipMany,
        }
    }

    /// Returns an era as a title. Eras are counted from 1.
    #[must_use]
    pub const fn era(era: u8) -> Self {
        match era {
            0 | 1 => Self::Era1,
            2 => Self::Era2,
            _ => Self::Era3,
        }
    }

    /// Returns the name of a phase of the resolution.
    #[must_use]
    pub const fn phase(phase: Resolution) -> Self {
        match phase {
            Resolution::Improvements => Self::PhaseImprovements,
            Resolution::Construction => Self::PhaseConstruction,
            Resolution::Kingdom => Self::PhaseKingdom,
        }
    }
}
