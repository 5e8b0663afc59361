//! What happens to all: marauders, the kingdom, a new era.

use crate::shell::text::messages;

messages! {
    // Marauders: what is revealed, and answers to it.
    // Blanks: player, region.
    RaidReveal: [
        "{} reveals the marauders: {}",
        "{} deckt die Plünderer auf: {}",
        "{} révèle les pillards : {}",
        "{} onthult de plunderaars: {}"
    ];
    // Blanks: player, digit.
    RaidHome: ["{}: {} go home", "{}: {} gehen heim", "{} : {} rentrent", "{}: {} gaan naar huis"];
    // Blanks: player.
    RaidHomeOne: ["{}: 1 goes home", "{}: 1 geht heim", "{} : 1 rentre", "{}: 1 gaat naar huis"];
    // Blanks: region.
    RaidEmpty: [
        "{}: nobody was there",
        "{}: Niemand war dort",
        "{} : personne n'y était",
        "{}: daar was niemand"
    ];
    // Blanks: player.
    RaidSpoilsMarble: [
        "{}: 1 marble, 1 prestige",
        "{}: 1 Marmor, 1 Prestige",
        "{} : 1 marbre, 1 prestige",
        "{}: 1 marmer, 1 prestige"
    ];
    // Blanks: player.
    RaidSpoilsGold: [
        "{}: 1 gold, 1 prestige",
        "{}: 1 Gold, 1 Prestige",
        "{} : 1 or, 1 prestige",
        "{}: 1 goud, 1 prestige"
    ];
    // Blanks: region.
    RaidSafe: [
        "{} now lies under attack and is safe next turn.",
        "{} steht unter Angriff und ist nächste Runde sicher.",
        "Attaque : {}. Région sûre à la prochaine manche.",
        "{} wordt aangevallen en is volgende ronde veilig."
    ];
    // Blanks: player, region.
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
    RaidSwapTheir: [
        "With which piece?",
        "Mit welcher Figur?",
        "Avec quel pion ?",
        "Met welk figuur?"
    ];
    // Marauders: the secret choice.
    SecretState: [
        "Only you see this. Next turn.",
        "Geheim, für nächste Runde",
        "Secret, manche suivante",
        "Geheim, volgende ronde"
    ];
    // Blanks: region.
    SecretLine: [
        "{}: all pieces go home",
        "{}: alle Figuren heim",
        "{} : tous rentrent",
        "{}: alles naar huis"
    ];
    // Blanks: region.
    SecretBarred: [
        "{}: under attack, safe",
        "{}: angegriffen, sicher",
        "{} : région sûre",
        "{}: aangevallen, veilig"
    ];
    SecretLegend1: ["who is", "wer jetzt", "qui s'y", "wie er"];
    SecretLegend2: ["there now", "dort steht", "trouve", "nu staat"];
    // The report of the kingdom, and the taxman.
    KingPrestige: ["Tower's prestige", "Turmruhm", "Prestige de la tour", "Torenprestige"];
    // Blanks: digit.
    KingTax: ["Taxman, {} gold", "Steuer: {} Gold", "Percepteur, {} or", "Belasting: {} goud"];
    KingTaxNone: [
        "Taxman: nothing in era I",
        "Steuer: nichts in Ära I",
        "Percepteur : rien, ère I",
        "Nog geen belasting"
    ];
    KingNobody: ["nobody", "niemand", "personne", "niemand"];
    KingGood: ["Which good?", "Welche Ware?", "Quelle ressource ?", "Welke grondstof?"];
    // Blanks: digit.
    TaxPay: ["Pay {} gold", "{} Gold zahlen", "Payer {} or", "Betaal {} goud"];
    // Blanks: digit, digit.
    TaxPart: [
        "{} gold, -{} prestige",
        "{} Gold, -{} Prestige",
        "{} or, -{} prestige",
        "{} goud, -{} prestige"
    ];
    // Blanks: digit.
    TaxLose: [
        "Lose {} prestige",
        "{} Prestige verlieren",
        "Perdre {} prestige",
        "Verlies {} prestige"
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
    // Blanks: digit.
    EraPrice: [
        "An improvement costs {} goods",
        "Eine Verbesserung kostet {}",
        "Une amélioration coûte {}",
        "Een verbetering kost {}"
    ];
    // Blanks: digit.
    EraTax: [
        "Tax from now on: {} gold a turn",
        "Steuer ab jetzt: {} Gold je Runde",
        "Impôt désormais : {} or",
        "Belasting vanaf nu: {} goud"
    ];
}
