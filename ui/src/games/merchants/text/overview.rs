//! Texts of the players' boards, the end of a game, and its beginning.

use crate::shell::text::messages;

messages! {
    // Milestones.
    TenLevels: ["A tower of ten levels", "Ein Turm mit zehn Stufen", "Une tour de dix étages", "Een toren van tien lagen"];
    WholeTemple: ["A temple with statues", "Ein Tempel mit Statuen", "Un temple à statues", "Een tempel met beelden"];
    FiveRare: ["Five rare goods", "Fünf Raritäten", "Cinq raretés", "Vijf rariteiten"];
    HundredPrestige: ["100 prestige at the end", "Am Ende 100 Prestige", "100 de prestige à la fin", "Aan het eind 100 prestige"];
    // Looking around.
    TitleLook: ["The table", "Der Tisch", "La table", "De tafel"];
    // The board and the players.
    BoardTraded: ["traded", "Tausch", "troc", "geruild"];
    BoardHand: ["hand", "Hand", "main", "hand"];
    BoardDone: ["fulfilled", "erfüllt", "faites", "vervuld"];
    BoardBack: ["used", "genutzt", "rendues", "gebruikt"];
    BoardNow: ["If it ended now", "Wäre jetzt Schluss", "Si c'était fini", "Als het nu ophield"];
    BoardMore(Digit): ["+{}", "+{}", "+{}", "+{}"];
    PlayersPlace(Player): ["{} places", "{} setzt", "{} place", "{} zet"];
    PlayersActs(Player): ["{} acts", "{} ist dran", "{} agit", "{} speelt"];
    // The score by source.
    ScoreTrack: ["so far", "bisher", "acquis", "tot nu toe"];
    ScoreTower: ["tower", "Turm", "tour", "toren"];
    ScoreMissions: ["missions", "Aufträge", "missions", "opdrachten"];
    ScoreReturned: ["returned", "eingelöst", "rendues", "ingeleverd"];
    ScoreTemple: ["temples", "Tempel", "temples", "tempels"];
    ScoreRare: ["rare goods", "Raritäten", "raretés", "rariteiten"];
    ScoreBonus: ["bonus", "Bonus", "bonus", "bonus"];
    // The end.
    EndRank(Hundreds, Digit): [
        "{} prestige: rank {}!",
        "{} Prestige: Platz {}!",
        "{} prestige : rang {} !",
        "{} prestige: plaats {}!"
    ];
    // The curtain between two people.
    CurtainMissions: [
        "Their missions are secret.",
        "Die Aufträge sind geheim.",
        "Ses missions sont secrètes.",
        "De opdrachten zijn geheim."
    ];
    CurtainMarauders: [
        "The target is secret.",
        "Das Ziel ist geheim.",
        "La cible est secrète.",
        "Het doel is geheim."
    ];
    // Setting up.
    SetupGoodBasic(Digit): [
        "As player {} you add 1 basic good: wood or stone?",
        "Als Spieler {} erhältst du 1 einfache Ware: Holz oder Stein?",
        "Joueur {}, ajoutez 1 de base : bois ou pierre ?",
        "Als speler {} krijg je 1 gewone erbij: hout of steen?"
    ];
    SetupGoodAdvanced(Digit): [
        "As player {} you add 1 advanced good: marble or gold?",
        "Als Spieler {} erhältst du 1 edle Ware: Marmor oder Gold?",
        "Joueur {}, ajoutez 1 précieuse : marbre ou or ?",
        "Als speler {} krijg je 1 kostbare erbij: marmer of goud?"
    ];
    SetupGoodBoth: [
        "As player 4 you add one basic and one advanced good.",
        "Als Spieler 4 erhältst du eine einfache und eine edle Ware.",
        "Joueur 4, ajoutez une de base et une précieuse.",
        "Als speler 4 krijg je een gewone en een kostbare erbij."
    ];
    SetupTile: [
        "Take your starting improvement. The last player chooses first.",
        "Nimm deine Startverbesserung. Der letzte Spieler wählt zuerst.",
        "Votre amélioration de départ. Le dernier choisit d'abord.",
        "Neem je startverbetering. De laatste speler kiest eerst."
    ];
    SetupTileAny: [
        "Take any era I improvement. The last player chooses first.",
        "Nimm eine beliebige der Ära I. Der letzte Spieler wählt zuerst.",
        "Prenez une amélioration de l'ère I. Le dernier choisit d'abord.",
        "Neem een tegel uit tijdperk I. De laatste speler kiest eerst."
    ];
    // Facts about an improvement.
    TileFacts(Era, Number): [
        "Era {}, tile {} of 48",
        "Ära {}, Plättchen {} von 48",
        "Ère {}, tuile {} sur 48",
        "Tijdperk {}, tegel {} van 48"
    ];
    TilePrice(Digit): [
        "Price now, goods of any kind: {}",
        "Preis jetzt, beliebige Waren: {}",
        "Prix actuel, au choix : {}",
        "Prijs nu, naar keuze: {}"
    ];
    // Modes.
    ModeStandard: ["standard", "Standard", "normale", "standaard"];
    ModeExperienced: ["experienced", "für Erfahrene", "pour initiés", "ervaren"];
    ModeExperiencedNote: [
        "Start with any era I tile",
        "Freie Wahl aus Ära I",
        "Départ : ère I au choix",
        "Keuze uit tijdperk I"
    ];
    // The count at the end.
    TitleFinale: ["The count", "Die Wertung", "Le décompte", "De telling"];
    WinsWith(Hundreds): ["wins with {}", "gewinnt mit {}", "gagne avec {}", "wint met {}"];
    // The chart of all players' scores.
    TitleChart: [
        "If it had ended then",
        "Stand je Runde",
        "Score par manche",
        "Stand per ronde"
    ];
    // The goals.
    TitleGoals: ["Your goals", "Deine Ziele", "Vos buts", "Jouw doelen"];
    GoalsLevelsLine: [
        "2 a level as each era ends",
        "2 je Stufe nach jeder Ära",
        "2 par étage en fin d'ère",
        "2 per laag na elk tijdperk"
    ];
    GoalsRare: ["Next rare good", "Nächste Rarität", "Prochaine rareté", "Volgende rariteit"];
    GoalsRareFirst(Digit): [
        "the first one counts {}",
        "die erste zählt {}",
        "la première vaut {}",
        "de eerste telt {}"
    ];
    GoalsRareLine(Few, Number): [
        "{} different ones count {}",
        "{} verschiedene zählen {}",
        "{} différentes valent {}",
        "{} verschillende tellen {}"
    ];
    GoalsLead(Hundreds, Hundreds): [
        "You {}, best rival {}",
        "Du {}, bester Gegner {}",
        "Vous {}, meilleur rival {}",
        "Jij {}, beste rivaal {}"
    ];
    // The page about scoring.
    TitleScores: [
        "What winners score",
        "Was Sieger holen",
        "Points des gagnants",
        "Wat winnaars scoren"
    ];
    ScoresTower: ["Tower", "Turm", "Tour", "Toren"];
    ScoresTemple: ["Temple", "Tempel", "Temple", "Tempel"];
    ScoresMissions: ["Missions", "Aufträge", "Missions", "Opdrachten"];
    ScoresTempleLine(Digit, Number): [
        "{}-{} each, by height",
        "{}-{}: je höher, desto mehr",
        "{}-{}, selon la hauteur",
        "{}-{}: hoe hoger, hoe meer"
    ];
    ScoresRareLine(Digit, Number): [
        "{}-{}: sets of different ones",
        "{}-{}: verschiedene zählen",
        "{}-{} : série sans doublon",
        "{}-{}: verschillende tellen"
    ];
    ScoresMissionsLine(Number, Number): [
        "{}-{} each, half if returned",
        "{}-{}, eingelöst die Hälfte",
        "{}-{}, moitié si rendues",
        "{}-{}, ingeleverd de helft"
    ];
    ScoresGiftsLine(Digit, Digit): [
        "{}-{} each, at once",
        "{}-{} sofort",
        "{}-{} tout de suite",
        "{}-{} meteen"
    ];
}
