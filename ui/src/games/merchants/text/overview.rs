//! Who has what, how it ends, and how it begins.

use crate::shell::text::messages;

messages! {
    // The board and the players.
    BoardTraded: ["traded", "Tausch", "troc", "geruild"];
    // digit
    BoardNext: ["next {}", "dann {}", "puis {}", "dan {}"];
    BoardHand: ["hand", "Hand", "main", "hand"];
    BoardDone: ["done", "erfüllt", "faites", "klaar"];
    BoardBack: ["back", "zurück", "rendues", "terug"];
    BoardNow: ["If it ended now", "Wäre jetzt Schluss", "Si c'était fini", "Als het nu ophield"];
    // digit
    BoardMore: ["+{}", "+{}", "+{}", "+{}"];
    PlayersFirst: ["starts", "beginnt", "commence", "begint"];
    PlayersChosen: ["has chosen", "hat gewählt", "a choisi", "heeft gekozen"];
    // player
    PlayersPlace: ["{} places", "{} setzt ein", "{} place", "{} plaatst"];
    // player
    PlayersActs: ["{} acts", "{} führt aus", "{} agit", "{} voert uit"];
    // The score by source.
    ScoreTrack: ["so far", "bisher", "acquis", "tot nu toe"];
    ScoreTower: ["tower", "Turm", "tour", "toren"];
    ScoreMissions: ["missions", "Aufträge", "missions", "opdrachten"];
    ScoreReturned: ["returned", "eingelöst", "rendues", "ingeleverd"];
    ScoreTemple: ["temples", "Tempel", "temples", "tempels"];
    ScoreRare: ["rare goods", "Raritäten", "raretés", "rariteiten"];
    ScoreBonus: ["bonus", "Bonus", "bonus", "bonus"];
    // Its sum, as a title.
    ScoreTotal: ["Total", "Summe", "Total", "Totaal"];
    // The end.
    // player, number
    EndWinner: [
        "{} wins with {} prestige!",
        "{} gewinnt mit {} Prestige!",
        "{} gagne avec {} prestige !",
        "{} wint met {} prestige!"
    ];
    // player
    EndTie: [
        "Tied on prestige: {} has more rare goods.",
        "Gleichstand: {} hat mehr Raritäten.",
        "Égalité : {} a plus de raretés.",
        "Gelijke stand: {} heeft meer rariteiten."
    ];
    EndShared: ["A shared win!", "Geteilter Sieg!", "Victoire partagée !", "Gedeelde zege!"];
    // player, digit
    EndLead: ["{} is {} ahead", "{} liegt {} vorn", "{} mène de {}", "{} ligt {} voor"];
    // player
    EndSum: [
        "How {}'s prestige adds up",
        "So kommt {} zu Prestige",
        "Le prestige de {}",
        "Zo komt {} aan prestige"
    ];
    // number, digit
    EndRank: [
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
    CurtainDrawn: [
        "A new mission, for you only.",
        "Ein neuer Auftrag, nur für dich.",
        "Une mission, pour vous seul.",
        "Een nieuwe opdracht, voor jou."
    ];
    CurtainPublic: [
        "The others may watch now.",
        "Jetzt dürfen alle zusehen.",
        "Tous peuvent regarder.",
        "Nu mag iedereen meekijken."
    ];
    // Setting up.
    // digit
    SetupGoodBasic: [
        "Player {} adds 1 basic good: wood or stone?",
        "Spieler {} erhält 1 einfache Ware: Holz oder Stein?",
        "Le joueur {} ajoute 1 de base : bois ou pierre ?",
        "Speler {} krijgt 1 gewone erbij: hout of steen?"
    ];
    // digit
    SetupGoodAdvanced: [
        "Player {} adds 1 advanced good: marble or gold?",
        "Spieler {} erhält 1 edle Ware: Marmor oder Gold?",
        "Le joueur {} ajoute 1 précieuse : marbre ou or ?",
        "Speler {} krijgt 1 kostbare erbij: marmer of goud?"
    ];
    SetupGoodBoth: [
        "Player 4 adds one basic and one advanced good.",
        "Spieler 4 erhält eine einfache und eine edle Ware.",
        "Le joueur 4 ajoute une de base et une précieuse.",
        "Speler 4 krijgt een gewone en een kostbare erbij."
    ];
    SetupTile: [
        "Take your starting improvement. The last player chooses first.",
        "Nimm deine Startverbesserung. Der letzte Spieler wählt zuerst.",
        "Votre amélioration de départ. Le dernier joueur choisit d'abord.",
        "Neem je startverbetering. De laatste speler kiest eerst."
    ];
    SetupTileAny: [
        "Take any era I improvement. The last player chooses first.",
        "Nimm eine beliebige der Ära I. Der letzte Spieler wählt zuerst.",
        "Prenez une amélioration de l'ère I. Le dernier choisit d'abord.",
        "Neem een verbetering van era I. De laatste speler kiest eerst."
    ];
    SetupHave: [
        "All start with 2 wood, 2 stone, 1 marble, 1 gold and 10 prestige.",
        "Alle: 2 Holz, 2 Stein, 1 Marmor, 1 Gold und 10 Prestige.",
        "Départ : 2 bois, 2 pierres, 1 marbre, 1 or et 10 prestige.",
        "Ieder: 2 hout, 2 steen, 1 marmer, 1 goud en 10 prestige."
    ];
    // player
    SetupFirst: ["{} plays first.", "{} beginnt.", "{} commence.", "{} begint."];
    SetupHand: [
        "Two missions each. Look at yours in secret.",
        "Jeder hat zwei Aufträge. Sieh deine geheim an.",
        "Deux missions chacun. Regardez les vôtres en secret.",
        "Ieder heeft twee opdrachten. Bekijk die van jou geheim."
    ];
    // Modes.
    ModeStandard: ["standard", "Standard", "normale", "standaard"];
    ModeExperienced: ["experienced", "für Erfahrene", "confirmée", "ervaren"];
    // What a mode means.
    ModeStandardText: [
        "Start with one of the four trading improvements.",
        "Start mit einer der vier Tauschverbesserungen.",
        "Départ avec l'une des quatre améliorations d'échange.",
        "Begin met een van de vier ruilverbeteringen."
    ];
    ModeExperiencedText: [
        "Start with any improvement of era I. The rest is dealt.",
        "Start mit einer beliebigen Verbesserung der Ära I.",
        "Départ avec l'amélioration de votre choix de l'ère I.",
        "Begin met een verbetering van era I naar keuze."
    ];
}
