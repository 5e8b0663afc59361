//! The names of improvements, and their effects as sentences.
//!
//! Names and sentences are derived from the engine's table of effects, so they follow any change
//! there.

use core::mem::discriminant;

use palmyra_engine::merchants::{
    Contest, Effect, FREE_RARE_PRESTIGE, Good, MOST_PRESTIGE, Tile, Trades,
};

use super::word;
use crate::shell::Services;
use crate::shell::text::{Blank, Line, messages};

messages! {
    // Names.
    WoodForMarble: ["Wood for marble", "Holz zu Marmor", "Bois-marbre", "Hout in marmer"];
    WoodForGold: ["Wood for gold", "Holz zu Gold", "Bois-or", "Hout in goud"];
    StoneForMarble: ["Stone for marble", "Stein zu Marmor", "Pierre-marbre", "Steen in marmer"];
    StoneForGold: ["Stone for gold", "Stein zu Gold", "Pierre-or", "Steen in goud"];
    KingsFavour: ["King's favour", "Königsgunst", "Faveur du roi", "Koningsgunst"];
    GoodName: ["Good name", "Guter Ruf", "Bon renom", "Goede naam"];
    SafeConduct: ["Safe conduct", "Freies Geleit", "Sauf-conduit", "Vrijgeleide"];
    Collector: ["Collector", "Sammler", "Collectionneur", "Verzamelaar"];
    HonouredGuest: ["Honoured guest", "Ehrengast", "Hôte d'honneur", "Eregast"];
    WoodFleet: ["Wood fleet", "Holzflotte", "Flotte du bois", "Houtvloot"];
    StoneFleet: ["Stone fleet", "Steinflotte", "Flotte de pierre", "Steenvloot"];
    MarbleFleet: ["Marble fleet", "Marmorflotte", "Flotte du marbre", "Marmervloot"];
    GoldFleet: ["Gold fleet", "Goldflotte", "Flotte de l'or", "Goudvloot"];
    MasterBuilder: ["Master builder", "Baumeister", "Maître maçon", "Bouwmeester"];
    BuildersGuild: ["Builders' guild", "Bauhütte", "Les maçons", "Bouwgilde"];
    Watchman: ["Watchman", "Turmwächter", "Guetteur", "Torenwachter"];
    Beacon: ["Beacon", "Leuchtfeuer", "Fanal", "Vuurbaken"];
    Scaffolders: ["Scaffolders", "Gerüstbauer", "Échafaudeurs", "Steigerbouwers"];
    KingsFriend: ["King's friend", "Königsfreund", "Ami du roi", "Koningsvriend"];
    KingsEnvoy: ["King's envoy", "Königsbote", "Envoyé du roi", "Koningsbode"];
    OwnBazaar: ["Private bazaar", "Eigener Basar", "Bazar privé", "Eigen bazaar"];
    OwnSouk: ["Private souk", "Eigener Suk", "Souk privé", "Eigen soek"];
    GoldChanger: ["Gold changer", "Goldwechsler", "Changeur d'or", "Goudwisselaar"];
    MarbleChanger: ["Marble changer", "Marmorhändler", "Vente de marbre", "Marmerhandel"];
    LootedMarble: ["Looted marble", "Marmorbeute", "Butin de marbre", "Marmerbuit"];
    LootedGold: ["Looted gold", "Goldbeute", "Butin d'or", "Goudbuit"];
    Connoisseur: ["Connoisseur", "Kenner", "Connaisseur", "Kenner"];
    Haggler: ["Haggler", "Feilscher", "Marchandage", "Afdingen"];
    WoodConvoy: ["Wood convoy", "Holzkonvoi", "Nefs à bois", "Houtkonvooi"];
    StoneConvoy: ["Stone convoy", "Steinkonvoi", "Nefs à pierre", "Steenkonvooi"];
    MarbleConvoy: ["Marble convoy", "Marmorkonvoi", "Nefs à marbre", "Marmerkonvooi"];
    GoldConvoy: ["Gold convoy", "Goldkonvoi", "Nefs à or", "Goudkonvooi"];
    GreatStore: ["Great store", "Großes Lager", "Grand entrepôt", "Groot pakhuis"];
    TemplePatrons: ["Temple patrons", "Tempelstifter", "Mécènes", "Weldoeners"];
    Landmark: ["Landmark", "Wahrzeichen", "Phare", "Blikvanger"];
    RoyalTower: ["Royal tower", "Königsturm", "Tour royale", "Koningstoren"];
    TempleMasons: ["Temple masons", "Tempelbauer", "Maçons sacrés", "Tempelbouwers"];
    HighestTower: ["Highest tower", "Höchster Turm", "Plus haute tour", "Hoogste toren"];
    RoyalHonours: ["Royal honours", "Königsehre", "Honneur royal", "Koningseer"];
    GreatTreasure: ["Great treasure", "Großer Schatz", "Grand trésor", "Grote schat"];
    HighPriest: ["High priest", "Hohepriester", "Grand prêtre", "Hogepriester"];
    GreatCaravan: ["Great caravan", "Großer Tross", "Grand convoi", "Grote stoet"];
    FirstChoice: ["First choice", "Freie Auswahl", "Premier choix", "Eerste keus"];
    Peacemaker: ["Peacemaker", "Friedensstifter", "Pacificateur", "Vredestichter"];
    DesertGuard: ["Desert guard", "Wüstengarde", "Garde du désert", "Woestijnwacht"];
    TaxPrivilege: ["Tax privilege", "Steuerfreiheit", "Exemption", "Belastingvrij"];
    MasterOfWorks: ["Master of works", "Bauherr", "Maître bâtisseur", "Bouwheer"];
    CourtOffice: ["Court office", "Hofamt", "Charge de cour", "Hofambt"];
    // Effects.
    TradeOne(Good, Good): [
        "Trade 1 {} for 1 {}, as often as you like.",
        "Tausche je 1 {} gegen 1 {}, so oft du willst.",
        "Échangez 1 {} contre 1 {}, à volonté.",
        "Ruil 1 {} voor 1 {}, zo vaak je wilt."
    ];
    TradeTwo(Good): [
        "Trade 1 {} for 2 basic goods of any mix, as often as you like.",
        "Tausche 1 {} gegen 2 einfache Waren, beliebig oft.",
        "Échangez 1 {} contre 2 de base au choix, à volonté.",
        "Ruil 1 {} voor 2 gewone, zo vaak je wilt."
    ];
    TradePrestige(Digit, Digit): [
        "Once a turn each: {} prestige for 1 basic good, {} for 1 advanced.",
        "Je einmal pro Runde: {} Prestige für 1 einfache Ware, {} für 1 edle.",
        "Par manche : 1 de base pour {} prestige et 1 précieuse pour {}.",
        "{} prestige voor 1 gewone, {} voor 1 kostbare; eens per ronde."
    ];
    EachMission(Digit): [
        "{} prestige for each mission you fulfil.",
        "{} Prestige für jeden Auftrag, den du erfüllst.",
        "{} prestige pour chaque mission que vous remplissez.",
        "{} prestige voor elke opdracht die je vervult."
    ];
    PiecesStayRevealed: [
        "When you reveal the marauders, your pieces there stay.",
        "Deckst du die Plünderer auf, bleiben deine Figuren dort.",
        "Si vous révélez les pillards, vos pions attaqués restent.",
        "Onthul jij de plunderaars, dan blijven je figuren daar staan."
    ];
    PiecesStay: [
        "Marauders never send your pieces home.",
        "Plünderer schicken deine Figuren nie heim.",
        "Les pillards ne renvoient jamais vos pions.",
        "Plunderaars sturen jouw figuren nooit naar huis."
    ];
    RevealSpoils(Good, Digit): [
        "When you reveal the marauders, get 1 {} and {} prestige.",
        "Deckst du die Plünderer auf: 1 {} und {} Prestige.",
        "Si vous révélez les pillards, recevez 1 {} et {} prestige.",
        "Onthul jij de plunderaars: 1 {} en {} prestige."
    ];
    EachRare(Digit, Digit): [
        "{} prestige for each rare good you buy, {} for a free one.",
        "{} Prestige je gekaufte Rarität, {} für eine geschenkte.",
        "{} prestige par rareté achetée, {} par rareté offerte.",
        "{} prestige per gekochte rariteit, {} per gratis rariteit."
    ];
    RareForPrestige(Digit): [
        "Once a turn pay {} prestige for a rare good instead of goods.",
        "Einmal pro Runde {} Prestige statt Waren für eine Rarität.",
        "Une fois par manche, payez une rareté avec {} prestige.",
        "Betaal eens per ronde een rariteit met {} prestige."
    ];
    MoreWood: [
        "Each ship of yours that takes wood takes 1 more.",
        "Jedes deiner Schiffe, das Holz holt, bringt 1 mehr.",
        "Chaque navire qui prend du bois en prend 1 de plus.",
        "Elk schip van jou dat hout haalt, haalt er 1 meer."
    ];
    MoreStone: [
        "Each ship of yours that takes stone takes 1 more.",
        "Jedes deiner Schiffe, das Stein holt, bringt 1 mehr.",
        "Chaque navire qui prend des pierres en prend 1 de plus.",
        "Elk schip van jou dat steen haalt, haalt er 1 meer."
    ];
    MoreMarble: [
        "Each ship of yours that takes marble takes 1 more.",
        "Jedes deiner Schiffe, das Marmor holt, bringt 1 mehr.",
        "Chaque navire qui prend du marbre en prend 1 de plus.",
        "Elk schip van jou dat marmer haalt, haalt er 1 meer."
    ];
    MoreGold: [
        "Each ship of yours that takes gold takes 1 more.",
        "Jedes deiner Schiffe, das Gold holt, bringt 1 mehr.",
        "Chaque navire qui prend de l'or en prend 1 de plus.",
        "Elk schip van jou dat goud haalt, haalt er 1 meer."
    ];
    FreeLevels: [
        "Tower levels 5, 10, 15 and so on come free and at once.",
        "Die Turmstufen 5, 10, 15 usw. kommen sofort und gratis.",
        "Les étages 5, 10, 15, etc. sont gratuits et immédiats.",
        "Torenlagen 5, 10, 15 enzovoort komen meteen en gratis."
    ];
    HighestEachTurn(Digit): [
        "{} prestige each turn while your tower alone is the highest.",
        "{} Prestige jede Runde, wenn dein Turm allein der höchste ist.",
        "{} prestige par manche si votre tour est seule en tête.",
        "{} prestige elke ronde als alleen jouw toren de hoogste is."
    ];
    NoWood: [
        "You pay no wood for tower levels, only the rest.",
        "Du zahlst kein Holz für Turmstufen, nur den Rest.",
        "Pas de bois à payer pour la tour. Le reste est dû.",
        "Je betaalt geen hout voor de toren. De rest wel."
    ];
    MissionsCheaper(Few): [
        "Missions cost you {} goods less, of your choice.",
        "Aufträge kosten dich {} Waren deiner Wahl weniger.",
        "Vos missions coûtent {} ressources de moins, au choix.",
        "Opdrachten kosten je {} goederen naar keuze minder."
    ];
    RareCheaper(Few): [
        "Rare goods cost you {} goods less, of your choice.",
        "Raritäten kosten dich {} Waren deiner Wahl weniger.",
        "Vos raretés coûtent {} ressources de moins, au choix.",
        "Rariteiten kosten je {} goederen naar keuze minder."
    ];
    TempleCheaper(Few): [
        "Temple parts cost you {} goods less, of your choice.",
        "Tempelteile kosten dich {} Waren deiner Wahl weniger.",
        "Vos parties de temple coûtent {} ressources de moins, au choix.",
        "Tempeldelen kosten je {} goederen naar keuze minder."
    ];
    PrivateMarket: [
        "Private: a market both ways, safe from marauders.",
        "Privat: Markt in beide Richtungen, ohne Plünderer.",
        "Privé : marché dans les deux sens, à l'abri des pillards.",
        "Privé: markt in beide richtingen, buiten gevaar."
    ];
    KeepMore(Many): [
        "Keep {} goods at the end of a turn instead of 8.",
        "Behalte am Ende der Runde {} Waren statt 8.",
        "Gardez {} ressources au lieu de 8 en fin de manche.",
        "Houd aan het eind van een ronde {} goederen, niet 8."
    ];
    PrivateTemple(Digit): [
        "Private: build a temple part and score {} prestige. No mission.",
        "Privat: ein Tempelteil und {} Prestige, ohne Auftrag.",
        "Privé : une partie de temple et {} prestige. Pas de mission.",
        "Privé: een tempeldeel en {} prestige, zonder opdracht."
    ];
    MostTower(Number): [
        "{} prestige at the end if your tower alone is the highest.",
        "{} Prestige am Ende, wenn nur dein Turm der höchste ist.",
        "{} prestige à la fin si personne n'a une tour aussi haute.",
        "{} prestige aan het eind als enige met de hoogste toren."
    ];
    MostMissions(Number): [
        "{} prestige at the end if your missions alone score most.",
        "{} Prestige am Ende, wenn nur du die besten Aufträge hast.",
        "{} prestige à la fin si personne n'a d'aussi bonnes missions.",
        "{} prestige aan het eind als enige met de beste opdrachten."
    ];
    MostRare(Number): [
        "{} prestige at the end if you alone have the most rare goods.",
        "{} Prestige am Ende, wenn nur du die meisten Raritäten hast.",
        "{} prestige à la fin si personne n'a autant de raretés.",
        "{} prestige aan het eind als enige met de meeste rariteiten."
    ];
    MostTemples(Number): [
        "{} prestige at the end if you alone finished the most temples.",
        "Am Ende {}, wenn nur du die meisten fertigen Tempel hast.",
        "{} prestige à la fin si personne n'a fini autant de temples.",
        "{} prestige aan het eind als enige met de meeste tempels af."
    ];
    MostPieces(Number): [
        "{} prestige at the end if you alone have the most pieces.",
        "{} Prestige am Ende, wenn nur du die meisten Figuren hast.",
        "{} prestige à la fin si personne n'a autant de pions.",
        "{} prestige aan het eind als enige met de meeste figuren."
    ];
    AnyTile: [
        "When you buy a rare good, take any tile of its stack.",
        "Kaufst du eine Rarität, nimm eine beliebige aus dem Stapel.",
        "En achetant une rareté, prenez n'importe laquelle de la pile.",
        "Koop je een rariteit, kies er dan een uit de hele stapel."
    ];
    GiftsTwice: [
        "Peace gifts bring you double prestige.",
        "Friedensgaben bringen dir doppeltes Prestige.",
        "Les dons de paix vous rapportent le double.",
        "Vredesgiften leveren je dubbel prestige op."
    ];
    NoTax: [
        "You never owe any tax.",
        "Du schuldest nie Steuern.",
        "Vous ne devez jamais d'impôt.",
        "Je bent nooit belasting schuldig."
    ];
    AnyConstruction: [
        "Private: one of tower, traitor, temple, rare good or mission.",
        "Privat: Turm, Verräter, Tempel, Rarität oder Auftrag.",
        "Privé : 1 action : tour, traître, temple, rareté ou mission.",
        "Privé: toren, verrader, tempel, rariteit of opdracht."
    ];
    AnyKingdom: [
        "Private: taxman, war supplies or first to play, if not there already.",
        "Privat: Steuer, Kriegsgüter oder Startspieler, wo du nicht stehst.",
        "Privé : percepteur, ravitaillement ou premier, si vous n'y êtes pas.",
        "Privé: één actie van het koninkrijk waar je niet al staat."
    ];
}

/// Returns the name of an improvement.
#[must_use]
pub fn name(tile: Tile) -> Msg {
    let effect = tile.effect();
    // Tiles with the same kind of effect are numbered, so that each has a different name.
    let before = Tile::all()
        .take(tile.index())
        .filter(|&other| is_alike(other.effect(), effect))
        .count();
    let nth = |names: &[Msg]| names[before % names.len()];
    match effect {
        Effect::Trades(trades) => match goods(trades) {
            (Good::Wood, Some(Good::Marble)) => Msg::WoodForMarble,
            (Good::Wood, _) => Msg::WoodForGold,
            (Good::Stone, Some(Good::Marble)) => Msg::StoneForMarble,
            (Good::Stone, _) => Msg::StoneForGold,
            (Good::Marble, _) => Msg::MarbleChanger,
            (Good::Gold, _) => Msg::GoldChanger,
        },
        Effect::PrestigeTrade(..) => Msg::GoodName,
        Effect::Fulfil(_) => nth(&[Msg::KingsFavour, Msg::KingsFriend]),
        Effect::StayRevealed => Msg::SafeConduct,
        Effect::Stay => Msg::DesertGuard,
        Effect::Spoils(Good::Gold, _) => Msg::LootedGold,
        Effect::Spoils(..) => Msg::LootedMarble,
        Effect::Rare(_) => nth(&[Msg::Collector, Msg::Connoisseur]),
        Effect::RareForPrestige(_) => Msg::HonouredGuest,
        Effect::Ship(Good::Wood) => nth(&[Msg::WoodFleet, Msg::WoodConvoy]),
        Effect::Ship(Good::Stone) => nth(&[Msg::StoneFleet, Msg::StoneConvoy]),
        Effect::Ship(Good::Marble) => nth(&[Msg::MarbleFleet, Msg::MarbleConvoy]),
        Effect::Ship(Good::Gold) => nth(&[Msg::GoldFleet, Msg::GoldConvoy]),
        Effect::FreeLevels => nth(&[Msg::MasterBuilder, Msg::BuildersGuild]),
        Effect::Prestige(_) => nth(&[Msg::Watchman, Msg::Beacon, Msg::Landmark, Msg::RoyalTower]),
        Effect::NoWood => Msg::Scaffolders,
        Effect::CheapMissions(_) => Msg::KingsEnvoy,
        Effect::CheapRare(_) => Msg::Haggler,
        Effect::CheapTemple(_) => Msg::TemplePatrons,
        Effect::Market => nth(&[Msg::OwnBazaar, Msg::OwnSouk]),
        Effect::Keep(_) => Msg::GreatStore,
        Effect::Temple(_) => Msg::TempleMasons,
        Effect::Most(Contest::Tower) => Msg::HighestTower,
        Effect::Most(Contest::Missions) => Msg::RoyalHonours,
        Effect::Most(Contest::Rare) => Msg::GreatTreasure,
        Effect::Most(Contest::Temples) => Msg::HighPriest,
        Effect::Most(Contest::Pieces) => Msg::GreatCaravan,
        Effect::AnyRare => Msg::FirstChoice,
        Effect::TwiceGifts => Msg::Peacemaker,
        Effect::NoTax => Msg::TaxPrivilege,
        Effect::AnyConstruction => Msg::MasterOfWorks,
        Effect::AnyKingdom => Msg::CourtOffice,
    }
}

/// Whether two effects are of the same kind. Fleets for different goods are of different kinds.
fn is_alike(one: Effect, other: Effect) -> bool {
    match (one, other) {
        (Effect::Ship(one), Effect::Ship(other)) => one == other,
        _ => discriminant(&one) == discriminant(&other),
    }
}

/// Returns the good that a tile's trades take, and the good that they give. The second is `None` if
/// there is a choice.
#[must_use]
pub fn goods(trades: Trades) -> (Good, Option<Good>) {
    let mut all = trades.iter();
    let first = all.next();
    let gives = first.and_then(|trade| trade.gives());
    let gets = first.map(|trade| trade.gets()).filter(|gets| {
        // If there are several trades, the player has a choice.
        gets.total() == 1 && all.next().is_none()
    });
    let got = gets.and_then(|gets| Good::ALL.into_iter().find(|&good| gets.count(good) > 0));
    (gives.unwrap_or(Good::Wood), got)
}

/// Returns the effect of an improvement as a sentence.
#[must_use]
pub fn effect(cx: &Services, tile: Tile) -> Line {
    let number = |msg, number: u8| cx.tell(msg, &[number.into()]);
    let good = |good| Blank::from(cx.say(word::Msg::good(good, 1)));
    match tile.effect() {
        Effect::Trades(trades) => match goods(trades) {
            (gives, Some(gets)) => cx.tell(Msg::TradeOne, &[good(gives), good(gets)]),
            (gives, None) => cx.tell(Msg::TradeTwo, &[good(gives)]),
        },
        Effect::PrestigeTrade(basic, advanced) => {
            cx.tell(Msg::TradePrestige, &[basic.into(), advanced.into()])
        }
        Effect::Fulfil(points) => number(Msg::EachMission, points),
        Effect::StayRevealed => cx.tell(Msg::PiecesStayRevealed, &[]),
        Effect::Stay => cx.tell(Msg::PiecesStay, &[]),
        Effect::Spoils(spoils, points) => {
            cx.tell(Msg::RevealSpoils, &[good(spoils), points.into()])
        }
        Effect::Rare(points) => cx.tell(Msg::EachRare, &[points.into(), FREE_RARE_PRESTIGE.into()]),
        Effect::RareForPrestige(points) => number(Msg::RareForPrestige, points),
        Effect::Ship(good) => cx.tell(
            match good {
                Good::Wood => Msg::MoreWood,
                Good::Stone => Msg::MoreStone,
                Good::Marble => Msg::MoreMarble,
                Good::Gold => Msg::MoreGold,
            },
            &[],
        ),
        Effect::FreeLevels => cx.tell(Msg::FreeLevels, &[]),
        Effect::Prestige(points) => number(Msg::HighestEachTurn, points),
        Effect::NoWood => cx.tell(Msg::NoWood, &[]),
        Effect::CheapMissions(goods) => number(Msg::MissionsCheaper, goods),
        Effect::CheapRare(goods) => number(Msg::RareCheaper, goods),
        Effect::CheapTemple(goods) => number(Msg::TempleCheaper, goods),
        Effect::Market => cx.tell(Msg::PrivateMarket, &[]),
        Effect::Keep(goods) => number(Msg::KeepMore, goods),
        Effect::Temple(points) => number(Msg::PrivateTemple, points),
        Effect::Most(contest) => cx.tell(
            match contest {
                Contest::Tower => Msg::MostTower,
                Contest::Missions => Msg::MostMissions,
                Contest::Rare => Msg::MostRare,
                Contest::Temples => Msg::MostTemples,
                Contest::Pieces => Msg::MostPieces,
            },
            &[MOST_PRESTIGE.into()],
        ),
        Effect::AnyRare => cx.tell(Msg::AnyTile, &[]),
        Effect::TwiceGifts => cx.tell(Msg::GiftsTwice, &[]),
        Effect::NoTax => cx.tell(Msg::NoTax, &[]),
        Effect::AnyConstruction => cx.tell(Msg::AnyConstruction, &[]),
        Effect::AnyKingdom => cx.tell(Msg::AnyKingdom, &[]),
    }
}
