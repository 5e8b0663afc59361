//! Single decisions: paying, discarding, trading, tower, temple, rare goods,
//! shop and missions.

use crate::shell::text::messages;

messages! {
    // Paying.
    // Blanks: digit.
    PayAny: [
        "Pay {} goods of any kind",
        "Zahle {} Waren nach Wahl",
        "Payer {} ressources au choix",
        "Betaal {} goederen naar keuze"
    ];
    PayAnyOne: [
        "Pay 1 good of any kind",
        "Zahle 1 Ware nach Wahl",
        "Payer 1 ressource au choix",
        "Betaal 1 grondstof naar keuze"
    ];
    PayRest: [
        "Price after the discount",
        "Preis nach Abzug",
        "Prix après remise",
        "Prijs na korting"
    ];
    PayPrestige: [
        "Pay with 4 prestige instead?",
        "Lieber 4 Prestige zahlen?",
        "Payer plutôt 4 prestige ?",
        "Liever 4 prestige betalen?"
    ];
    // Blanks: digit.
    PayStill: ["still {}", "noch {}", "encore {}", "nog {}"];
    PayLeft: ["left", "bleibt", "reste", "over"];
    PayTradedFirst: [
        "Traded goods are spent first",
        "Getauschte Waren gehen zuerst",
        "Les biens échangés d'abord",
        "Geruilde goederen gaan eerst"
    ];
    // Discarding at the end of a turn.
    // Blanks: number.
    DiscardHave: ["{} in store", "{} im Lager", "{} en stock", "{} in opslag"];
    // Blanks: digit.
    DiscardStill: ["{} still to go", "noch {} ablegen", "encore {} de trop", "nog {} weg"];
    DiscardReady: ["that is right", "so passt es", "c'est bon", "zo klopt het"];
    DiscardLine: [
        "The rest is kept for the next turn.",
        "Der Rest bleibt dir erhalten.",
        "Le reste est gardé.",
        "De rest blijft van jou."
    ];
    // Trading.
    TradeRuleBoth: [
        "1 basic for 1, 1 advanced for 2",
        "1 einfache für 1, 1 edle für 2",
        "1 pour 1, une précieuse pour 2",
        "1 voor 1, een kostbare voor 2"
    ];
    TradeRuleUp: [
        "1 basic good for 1 advanced",
        "1 einfache Ware für 1 edle",
        "1 de base contre 1 précieuse",
        "1 gewone voor 1 kostbare"
    ];
    TradeRuleOwn: [
        "Your improvements allow this",
        "Wie Verbesserungen erlauben",
        "Selon vos améliorations",
        "Wat je verbeteringen toestaan"
    ];
    // Blanks: good.
    TradeGive: ["1 {}", "1 {}", "1 {}", "1 {}"];
    // Blanks: digit.
    TradePrestige: ["{} prestige", "{} Prestige", "{} prestige", "{} prestige"];
    // The tower.
    // Blanks: number.
    TowerLevel: ["level {}", "Stufe {}", "étage {}", "laag {}"];
    // Blanks: number, number.
    TowerPair: ["{} and {}", "{} und {}", "{} et {}", "{} en {}"];
    TowerNext: ["next", "danach", "ensuite", "daarna"];
    TowerCamel: ["opens a 4th camel", "für ein 4. Kamel", "ouvre 4e chameau", "voor een 4e kameel"];
    TowerCamel5: [
        "opens a 5th camel",
        "für ein 5. Kamel",
        "ouvre 5e chameau",
        "voor een 5e kameel"
    ];
    TowerHighest: ["the highest now", "jetzt der höchste", "la plus haute", "nu de hoogste"];
    // Blanks: number.
    TowerWorth: ["+{} prestige an era", "+{} Prestige je Ära", "+{} par ère", "+{} per tijdperk"];
    // The same, as a title.
    TowerPay: ["pay", "zahlen", "payer", "betaal"];
    // Temple, rare goods, traitor and other questions.
    // Blanks: number, number.
    TempleCounts: [
        "Your temple then counts {} instead of {}.",
        "Dein Tempel zählt dann {} statt {}.",
        "Votre temple vaudra {} au lieu de {}.",
        "Je tempel telt dan {} in plaats van {}."
    ];
    TempleFirst: [
        "First to finish a temple: take two free rare goods.",
        "Erster mit fertigem Tempel: Nimm zwei Raritäten gratis.",
        "Premier temple achevé : prenez deux raretés gratuites.",
        "Als eerste een tempel klaar: neem twee rariteiten gratis."
    ];
    TempleSecond: [
        "Second to finish a temple: take one free rare good.",
        "Zweiter mit fertigem Tempel: Nimm eine Rarität gratis.",
        "Deuxième temple achevé : prenez une rareté gratuite.",
        "Als tweede een tempel klaar: neem één rariteit gratis."
    ];
    TempleLater: [
        "Others were faster: no free rare goods any more.",
        "Andere waren schneller: keine Rarität gratis.",
        "D'autres étaient plus rapides : pas de rareté gratuite.",
        "Anderen waren sneller: geen gratis rariteit."
    ];
    TempleDone: [
        "The temple is finished.",
        "Der Tempel ist vollendet.",
        "Le temple est achevé.",
        "De tempel is klaar."
    ];
    // Blanks: rare good, number, number.
    StackBuy: [
        "With {} your rare goods count {} instead of {}.",
        "Mit {} zählen deine Raritäten {} statt {}.",
        "Avec {}, vos raretés valent {} au lieu de {}.",
        "Met {} tellen je rariteiten {} in plaats van {}."
    ];
    // Blanks: rare good.
    StackDouble: [
        "You have {} already: it starts a second set.",
        "Du hast schon {}: Das beginnt eine zweite Reihe.",
        "Vous avez déjà {} : une deuxième série commence.",
        "Je hebt al {}: dat begint een tweede reeks."
    ];
    StackAny: [
        "You may take any tile of this stack.",
        "Du darfst jedes Plättchen des Stapels nehmen.",
        "Prenez n'importe quelle tuile de la pile.",
        "Je mag elke tegel uit de stapel nemen."
    ];
    // Blanks: digit.
    StackFree: [
        "Free of charge: take a top tile. Still to take: {}.",
        "Gratis: Nimm ein oberstes Plättchen. Noch zu nehmen: {}.",
        "Gratuit : prenez une tuile du dessus. Encore à prendre : {}.",
        "Gratis: neem een bovenste tegel. Nog te nemen: {}."
    ];
    // Blanks: player, number, number.
    TraitorRow: ["{}: {} to {}", "{}: {} auf {}", "{} : {} à {}", "{}: {} naar {}"];
    // Blanks: player.
    TraitorBack: [
        "{} gets a free level back at once.",
        "{} erhält sofort eine Gratisstufe zurück.",
        "{} regagne aussitôt un étage gratuit.",
        "{} krijgt meteen een gratis laag terug."
    ];
    WorksAsk: [
        "Which construction action?",
        "Welche Aktion der Bauphase?",
        "Quelle action de construction ?",
        "Welke actie uit de bouwfase?"
    ];
    WorksTower: [
        "Once begun, it goes on building this way only.",
        "Einmal begonnen, baut er nur noch auf diese Art.",
        "Une fois commencé, il bâtit seulement ainsi.",
        "Eenmaal begonnen bouwt hij alleen zo verder."
    ];
    OfficeAsk: [
        "Which kingdom action?",
        "Welche Aktion des Königreichs?",
        "Quelle action du royaume ?",
        "Welke actie van het koninkrijk?"
    ];
    DoubleAsk: [
        "Return the mission and place two pieces now?",
        "Den Auftrag einlösen und zwei Figuren einsetzen?",
        "Rendre la mission et placer deux pions ?",
        "De opdracht inleveren en twee figuren plaatsen?"
    ];
    SuppliesAsk: [
        "Send a camel or a ship?",
        "Ein Kamel oder ein Schiff?",
        "Un chameau ou un navire ?",
        "Een kameel of een schip?"
    ];
    // The shop of improvements.
    // Blanks: digit.
    ShopPay: ["Pay {}", "Preis {}", "Prix {}", "Prijs {}"];
    // Blanks: region, digit.
    ShopFleet: [
        "Your ship, {}: {} now",
        "Dein Schiff, {}: nun {}",
        "Votre navire, {} : {}",
        "Je schip, {}: nu {}"
    ];
    // Blanks: number, number.
    ShopLevels: [
        "Your tower at once: {} to {}",
        "Dein Turm sofort: {} auf {}",
        "Votre tour aussitôt : {} à {}",
        "Je toren meteen: {} naar {}"
    ];
    // Blanks: number, good.
    ShopTrade: [
        "Ready to trade: {} {}",
        "Nun tauschbar: {} {}",
        "Échangeables : {} {}",
        "Nu te ruilen: {} {}"
    ];
    ShopPrivate: [
        "The buying piece moves onto it",
        "Der Käufer zieht darauf",
        "Ce pion y va aussitôt",
        "Dit figuur gaat er meteen op"
    ];
    // Blanks: digit.
    ShopAhead: [
        "You lead this now by {}",
        "Hier führst du mit {}",
        "Vous menez de {}",
        "Je leidt hier met {}"
    ];
    // Blanks: digit.
    ShopBehind: [
        "You are {} behind here",
        "Hier fehlen dir {}",
        "Il vous manque {}",
        "Je staat hier {} achter"
    ];
    ShopDouble: [
        "No effect beside your other one",
        "Doppelt bringt es nichts",
        "Sans effet avec l'autre",
        "Geen effect naast de andere"
    ];
    ShopTwo: [
        "Choose two, free",
        "Wähl zwei, gratis",
        "Choisissez-en deux, gratuites",
        "Kies er twee, gratis"
    ];
    ShopUndrawn: [
        "Not drawn: choose one",
        "Nicht gezogen: Wähl eine",
        "Non tirées : choisissez-en une",
        "Niet getrokken: kies er een"
    ];
    // Missions.
    MissionLater: ["Return it for:", "Einlösen für:", "À rendre pour :", "Inleveren voor:"];
    // Blanks: digit.
    MissionOf: ["of {}", "/ {}", "sur {}", "/ {}"];
    // Blanks: number.
    MissionDraw: [
        "Draw one of {}",
        "Eine von {} ziehen",
        "En piocher une sur {}",
        "Trek er een van {}"
    ];
    MissionReshuffle: [
        "The discards make a new pile",
        "Abgeworfene werden gemischt",
        "La défausse est mélangée",
        "Afgelegde worden geschud"
    ];
    MissionCashNote: [
        "The good cannot be traded on",
        "Die Ware ist nicht tauschbar",
        "Elle ne s'échange plus ensuite",
        "Die ruil je niet verder"
    ];
    // Blanks: digit.
    MissionReturn: [
        "Return it? It then counts {}",
        "Einlösen? Er zählt dann {}",
        "La rendre ? Elle vaudra {}",
        "Inleveren? Hij telt dan {}"
    ];
    MissionNone: [
        "No missions in your hand",
        "Keine Aufträge auf der Hand",
        "Aucune mission en main",
        "Geen opdrachten in je hand"
    ];
}
