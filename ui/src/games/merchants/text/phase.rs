//! Texts about events for all players: marauders, the kingdom and a new era.

use crate::shell::text::messages;

messages! {
    // Marauders: the revealed region, and moves that respond to it.
    RaidRaids(Region): ["Raid: {}", "Überfall: {}", "Raid : {}", "Overval: {}"];
    RaidGoHome: ["Go home:", "Nach Hause:", "Rentrent :", "Naar huis:"];
    RaidEmpty(Region): [
        "{}: nobody was there",
        "{}: Niemand war dort",
        "{} : personne n'y était",
        "{}: daar was niemand"
    ];
    RaidSafe(Region): [
        "Safe next turn: {}",
        "Danach sicher: {}",
        "Ensuite à l'abri : {}",
        "Daarna veilig: {}"
    ];
    RaidSwap: [
        "Return the mission and swap places with a rival?",
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
        "Secret, for next turn",
        "Geheim, für nächste Runde",
        "Secret, manche suivante",
        "Geheim, volgende ronde"
    ];
    SecretLine(Region): [
        "{}: all pieces go home",
        "{}: alle Figuren heim",
        "{} : tous rentrent",
        "{}: alles naar huis"
    ];
    SecretBarred(Region): [
        "{}: under attack, safe",
        "{}: angegriffen, sicher",
        "{} : région sûre",
        "{}: aangevallen, veilig"
    ];
    SecretLegend1: ["who is", "wer jetzt", "qui s'y", "wie er"];
    SecretLegend2: ["there now", "dort steht", "trouve", "nu staat"];
    // The report of the kingdom, and the taxman.
    KingPrestige: ["Tower's prestige", "Turmruhm", "Prestige de la tour", "Torenprestige"];
    KingTax(Digit): ["Taxman, {} gold", "Steuer: {} Gold", "Percepteur, {} or", "Belasting: {} goud"];
    KingTaxNone: [
        "Taxman: no tax in era I",
        "Steuer: nichts in Ära I",
        "Percepteur : rien à l'ère I",
        "Belasting: niets in tijdperk I"
    ];
    KingNobody: ["nobody", "niemand", "personne", "niemand"];
    KingGood: ["Which good?", "Welche Ware?", "Quelle ressource ?", "Welke grondstof?"];
    TaxPay(Digit): ["Pay {} gold", "{} Gold zahlen", "Payer {} or", "Betaal {} goud"];
    TaxPart(Digit, Digit): [
        "{} gold, -{} prestige",
        "{} Gold, -{} Prestige",
        "{} or, -{} prestige",
        "{} goud, -{} prestige"
    ];
    TaxLose(Digit): [
        "Lose {} prestige",
        "{} Prestige verlieren",
        "Perdre {} prestige",
        "Verlies {} prestige"
    ];
    TaxRate: [
        "-3 prestige per unpaid gold",
        "-3 Prestige je Gold zu wenig",
        "-3 prestige par or manquant",
        "-3 prestige per goud tekort"
    ];
    // A new era.
    EraLevels: [
        "2 prestige per tower level",
        "2 Prestige je Turmstufe",
        "2 prestige par étage de tour",
        "2 prestige per torenlaag"
    ];
    EraMore: [
        "More per ship and camel",
        "Mehr je Schiff und Kamel",
        "Plus par navire et chameau",
        "Meer per schip en kameel"
    ];
    EraPrice(Few): [
        "An improvement costs {} goods",
        "Eine Verbesserung kostet {}",
        "Une amélioration coûte {}",
        "Een verbetering kost {}"
    ];
    EraTax(Digit): [
        "Tax from now on: {} gold a turn",
        "Steuer ab jetzt: {} Gold je Runde",
        "Impôt désormais : {} or",
        "Belasting vanaf nu: {} goud"
    ];
}
