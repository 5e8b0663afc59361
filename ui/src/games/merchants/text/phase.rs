//! What happens to all: marauders, the kingdom, a new era.

use crate::shell::text::messages;

messages! {
    // Marauders: what is revealed, and answers to it.
    // player, region
    RaidReveal: [
        "{} reveals the marauders: {}",
        "{} deckt die Plünderer auf: {}",
        "{} révèle les pillards : {}",
        "{} onthult de plunderaars: {}"
    ];
    RaidNone: [
        "Nobody chose a region: no raid this turn.",
        "Niemand hat eine Region gewählt: kein Überfall.",
        "Personne n'a choisi : pas de raid cette manche.",
        "Niemand koos een gebied: deze ronde geen overval."
    ];
    RaidFirst: [
        "There are no marauders in the first turn.",
        "In der ersten Runde gibt es keine Plünderer.",
        "Pas de pillards à la première manche.",
        "In de eerste ronde zijn er geen plunderaars."
    ];
    // player, digit
    RaidHome: ["{}: {} go home", "{}: {} gehen heim", "{} : {} rentrent", "{}: {} gaan naar huis"];
    // player
    RaidHomeOne: ["{}: 1 goes home", "{}: 1 geht heim", "{} : 1 rentre", "{}: 1 gaat naar huis"];
    // region
    RaidEmpty: [
        "{}: nobody was there",
        "{}: Niemand war dort",
        "{} : personne n'y était",
        "{}: daar was niemand"
    ];
    // player
    RaidStay: [
        "{} may stay: well guarded",
        "{} darf bleiben: gut bewacht",
        "{} reste : bien gardé",
        "{} mag blijven: goed bewaakt"
    ];
    // player
    RaidSpoilsMarble: [
        "{}: 1 marble, 1 prestige",
        "{}: 1 Marmor, 1 Prestige",
        "{} : 1 marbre, 1 prestige",
        "{}: 1 marmer, 1 prestige"
    ];
    // player
    RaidSpoilsGold: [
        "{}: 1 gold, 1 prestige",
        "{}: 1 Gold, 1 Prestige",
        "{} : 1 or, 1 prestige",
        "{}: 1 goud, 1 prestige"
    ];
    // region
    RaidSafe: [
        "{} now lies under attack and is safe next turn.",
        "{} steht unter Angriff und ist nächste Runde sicher.",
        "Attaque : {}. Région sûre à la prochaine manche.",
        "{} wordt aangevallen en is volgende ronde veilig."
    ];
    // region
    RaidDivert: [
        "Target: {}. Return the mission to divert them?",
        "Ziel: {}. Den Auftrag einlösen und sie umlenken?",
        "Cible : {}. Rendre la mission et les envoyer ailleurs ?",
        "Doel: {}. De opdracht inleveren en ze omleiden?"
    ];
    // player, region
    RaidDiverted: [
        "{} sends them to {}",
        "{} lenkt sie um: {}",
        "{} les envoie ailleurs : {}",
        "{} leidt ze om: {}"
    ];
    RaidSwap: [
        "Return the mission and change places with a rival?",
        "Den Auftrag einlösen und mit einem Gegner Plätze tauschen?",
        "Rendre la mission et échanger une place avec un rival ?",
        "De opdracht inleveren en met een ander van plaats ruilen?"
    ];
    RaidSwapOwn: [
        "Which of your pieces?",
        "Welche deiner Figuren?",
        "Lequel de vos pions ?",
        "Welk figuur van jou?"
    ];
    RaidSwapTheir: [
        "With which piece?",
        "Mit welcher Figur?",
        "Avec quel pion ?",
        "Met welk figuur?"
    ];
    // player, player
    RaidSwapped: [
        "{} and {} have changed places",
        "{} und {} haben getauscht",
        "{} et {} ont échangé leurs places",
        "{} en {} hebben geruild"
    ];
    // player
    RaidChosen: [
        "{} has chosen a region in secret",
        "{} hat geheim eine Region gewählt",
        "{} a choisi une région en secret",
        "{} koos in het geheim een gebied"
    ];
    // Marauders: the secret choice.
    SecretState: [
        "Only you see this. Next turn.",
        "Geheim, für nächste Runde",
        "Secret, manche suivante",
        "Geheim, volgende ronde"
    ];
    // region
    SecretLine: [
        "{}: all pieces go home",
        "{}: alle Figuren heim",
        "{} : tous rentrent",
        "{}: alles naar huis"
    ];
    // region
    SecretBarred: [
        "{}: under attack, safe",
        "{}: angegriffen, sicher",
        "{} : région sûre",
        "{}: aangevallen, veilig"
    ];
    SecretLegend1: ["who is", "wer jetzt", "qui s'y", "wie er"];
    SecretLegend2: ["there now", "dort steht", "trouve", "nu staat"];
    // region
    SecretSure: ["Marauders to {}?", "Plünderziel: {}?", "Pillards : {} ?", "Plunderdoel: {}?"];
    SecretEye: [
        "Your attack next turn",
        "Dein Angriff nächste Runde",
        "Votre prochaine attaque",
        "Jouw volgende aanval"
    ];
    // The report of the kingdom, and the taxman.
    KingPrestige: ["Tower's prestige", "Turmruhm", "Prestige de la tour", "Torenprestige"];
    KingPrestigeTie: [
        "Highest tower: a tie",
        "Höchste Türme gleich",
        "Plus hautes tours égales",
        "Hoogste toren: gelijk"
    ];
    // digit
    KingTax: ["Taxman, {} gold", "Steuer: {} Gold", "Percepteur, {} or", "Belasting: {} goud"];
    KingTaxNone: [
        "Taxman: nothing in era I",
        "Steuer: nichts in Ära I",
        "Percepteur : rien, ère I",
        "Nog geen belasting"
    ];
    KingExempt: ["exempt", "frei", "exempté", "vrij"];
    // number, number
    KingSupplies: [
        "War supplies, {} - {}",
        "Kriegsgüter, {} - {}",
        "Ravitaillement, {} - {}",
        "Oorlogsvoorraad, {} - {}"
    ];
    // player
    KingFirstStays: [
        "{} stays first",
        "{} bleibt Startspieler",
        "{} reste premier",
        "{} blijft eerst"
    ];
    KingNobody: ["nobody", "niemand", "personne", "niemand"];
    KingGood: ["Which good?", "Welche Ware?", "Quelle ressource ?", "Welke grondstof?"];
    // digit
    TaxAsk: [
        "The taxman wants {} gold",
        "Steuer: {} Gold",
        "Le percepteur veut {} or",
        "Belasting: {} goud"
    ];
    // digit
    TaxPay: ["Pay {} gold", "{} Gold zahlen", "Payer {} or", "Betaal {} goud"];
    // digit, digit
    TaxPart: [
        "{} gold, -{} prestige",
        "{} Gold, -{} Prestige",
        "{} or, -{} prestige",
        "{} goud, -{} prestige"
    ];
    // digit
    TaxLose: [
        "Lose {} prestige",
        "{} Prestige verlieren",
        "Perdre {} prestige",
        "Verlies {} prestige"
    ];
    TaxTrade: [
        "Trade first: back with B",
        "Erst tauschen: zurück mit B",
        "Échanger d'abord : B",
        "Eerst ruilen: terug met B"
    ];
    TaxRate: [
        "-3 prestige per unpaid gold",
        "-3 Prestige je Gold zu wenig",
        "-3 prestige par or manquant",
        "-3 prestige per goud te kort"
    ];
    // A new era.
    EraLevels: [
        "2 prestige a tower level",
        "2 Prestige je Turmstufe",
        "2 prestige par étage de tour",
        "2 prestige per torenlaag"
    ];
    EraMore: [
        "More from every action now",
        "Alle Aktionen bringen mehr",
        "Chaque action rapporte plus",
        "Elke actie levert nu meer op"
    ];
    // number
    EraTiles: [
        "{} new improvements are open",
        "{} neue Verbesserungen",
        "{} nouvelles améliorations",
        "{} nieuwe verbeteringen"
    ];
    // digit
    EraPrice: [
        "An improvement costs {} goods",
        "Eine Verbesserung kostet {}",
        "Une amélioration coûte {}",
        "Een verbetering kost {}"
    ];
    // digit
    EraTax: [
        "Tax from now on: {} gold a turn",
        "Steuer ab jetzt: {} Gold je Runde",
        "Impôt désormais : {} or",
        "Belasting vanaf nu: {} goud"
    ];
    // digit
    EraTraitor: [
        "The traitor now takes {}",
        "Der Verräter nimmt jetzt {}",
        "Le traître enlève {}",
        "De verrader neemt nu {}"
    ];
    EraLast: [
        "The last three turns begin",
        "Die letzten drei Runden",
        "Les trois dernières manches",
        "De laatste drie rondes"
    ];
}
