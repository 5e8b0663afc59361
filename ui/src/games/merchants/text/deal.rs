//! Texts of single decisions: paying, discarding, trading, the tower, temples, rare goods, the shop
//! and missions.

use crate::shell::text::messages;

messages! {
    // Paying.
    PayAny(Few): [
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
    PayStill(Digit): ["still {}", "noch {}", "encore {}", "nog {}"];
    PayLeft: ["left", "bleibt", "reste", "over"];
    GainTraded: [
        "Not tradable this turn",
        "Diese Runde nicht tauschbar",
        "Non échangeables cette manche",
        "Deze ronde niet te ruilen"
    ];
    // Discarding at the end of a turn.
    DiscardHave(Number): ["{} in store", "{} im Lager", "{} en stock", "{} in opslag"];
    DiscardStill(Digit): ["{} still to go", "noch {} ablegen", "encore {} de trop", "nog {} weg"];
    DiscardReady: ["all set", "so passt es", "c'est bon", "zo klopt het"];
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
        "Nach deinen Verbesserungen",
        "Selon vos améliorations",
        "Wat je verbeteringen toestaan"
    ];
    TradeGive(Good): ["1 {}", "1 {}", "1 {}", "1 {}"];
    TradePrestige(Digit): ["{} prestige", "{} Prestige", "{} prestige", "{} prestige"];
    TradeFor(Digit, Good): [
        "Trade {} {} for it?",
        "{} {} dafür tauschen?",
        "Échanger {} {} ?",
        "Ruil {} {} ervoor?"
    ];
    TradesFor(Few): [
        "Make {} trades for it?",
        "Dafür {}-mal tauschen?",
        "Faire {} échanges ?",
        "Ervoor {} keer ruilen?"
    ];
    RowPrice: ["Price", "Preis", "Prix", "Prijs"];
    RowTrade: ["Trade", "Tausch", "Échange", "Ruil"];
    RowLeft: ["Left", "Rest", "Reste", "Over"];
    TradeNone: ["none left", "nichts da", "épuisé", "op"];
    // The tower.
    TowerLevel(Number): ["level {}", "Stufe {}", "étage {}", "laag {}"];
    TowerPair(Number, Number): ["{} and {}", "{} und {}", "{} et {}", "{} en {}"];
    TowerNext: ["next", "danach", "ensuite", "daarna"];
    TowerCamel: ["opens a 4th camel", "für ein 4. Kamel", "pour un 4e chameau", "voor een 4e kameel"];
    TowerCamel5: [
        "opens a 5th camel",
        "für ein 5. Kamel",
        "pour un 5e chameau",
        "voor een 5e kameel"
    ];
    TowerHighest: ["the highest now", "jetzt der höchste", "la plus haute", "nu de hoogste"];
    TowerWorth(Number): ["+{} prestige an era", "+{} Prestige je Ära", "+{} par ère", "+{} per tijdperk"];
    // The word before the price of the selected tower levels, in the font of titles.
    TowerPay: ["pay", "zahlen", "payer", "betaal"];
    // Temple, rare goods, traitor and other questions.
    TempleCounts(Number, Number): [
        "Your temple then counts {} instead of {}.",
        "Dein Tempel zählt dann {} statt {}.",
        "Votre temple vaudra {} au lieu de {}.",
        "Je tempel telt dan {} in plaats van {}."
    ];
    TempleFirst: [
        "First to finish a temple: take two free rare goods.",
        "Erster fertiger Tempel: Nimm zwei Raritäten gratis.",
        "Premier temple achevé : prenez deux raretés gratuites.",
        "Als eerste een tempel klaar: neem twee rariteiten gratis."
    ];
    TempleSecond: [
        "Second to finish a temple: take one free rare good.",
        "Zweiter fertiger Tempel: Nimm eine Rarität gratis.",
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
    StackBuy(Rare, Hundreds, Hundreds): [
        "With {} your rare goods count {} instead of {}.",
        "Mit {} zählen deine Raritäten {} statt {}.",
        "Tuile {} : vos raretés vaudront {} au lieu de {}.",
        "Met {} tellen je rariteiten {} in plaats van {}."
    ];
    StackDouble(Rare): [
        "You have {} already: it starts a second set.",
        "Du hast schon {}: Das beginnt eine zweite Reihe.",
        "Tuile {} déjà acquise : une deuxième série commence.",
        "Je hebt al {}: dat begint een tweede reeks."
    ];
    StackAny: [
        "You may take any tile of this stack.",
        "Du darfst jedes Plättchen des Stapels nehmen.",
        "Prenez n'importe quelle tuile de la pile.",
        "Je mag elke tegel uit de stapel nemen."
    ];
    StackFree(Digit): [
        "Free of charge: take a top tile. Still to take: {}.",
        "Gratis: Nimm die oberste eines Stapels. Noch zu nehmen: {}.",
        "Gratuit : prenez une tuile du dessus. Encore à prendre : {}.",
        "Gratis: neem de bovenste van een stapel. Nog te nemen: {}."
    ];
    TraitorRow(Player, Number, Number): ["{}: from {} to {}", "{}: von {} auf {}", "{} : de {} à {}", "{}: van {} naar {}"];
    TraitorBack(Player): [
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
        "De opdracht inleveren en twee figuren zetten?"
    ];
    // The shop of improvements.
    ShopPay(Digit): ["Pay {}", "Preis {}", "Prix {}", "Prijs {}"];
    ShopFleet(Region, Digit): [
        "Your ship, {}: {} now",
        "Dein Schiff, {}: nun {}",
        "Votre navire, {} : {}",
        "Je schip, {}: nu {}"
    ];
    ShopLevels(Number, Number): [
        "Your tower now: from {} to {}",
        "Dein Turm sofort: von {} auf {}",
        "Votre tour aussitôt : de {} à {}",
        "Je toren meteen: van {} naar {}"
    ];
    ShopTrade(Number, Good): [
        "Ready to trade: {} {}",
        "Nun tauschbar: {} {}",
        "Échangeables : {} {}",
        "Nu te ruilen: {} {}"
    ];
    ShopPrivate: [
        "The buying piece moves onto it",
        "Die kaufende Figur zieht darauf",
        "Ce pion y va aussitôt",
        "Dit figuur gaat er meteen op"
    ];
    ShopAhead(Digit): [
        "You lead this now by {}",
        "Hier führst du mit {}",
        "Vous menez de {}",
        "Je leidt hier met {}"
    ];
    ShopBehind(Digit): [
        "You are {} behind here",
        "Rückstand hier: {}",
        "Il vous manque {}",
        "Je staat hier {} achter"
    ];
    ShopTied: [
        "You are tied here",
        "Hier herrscht Gleichstand",
        "Vous êtes à égalité",
        "Je staat hier gelijk"
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
    MissionOf(Digit): ["of {}", "/ {}", "sur {}", "/ {}"];
    MissionDraw(Number): [
        "Draw one (pile: {})",
        "Einen ziehen (Stapel: {})",
        "En piocher une (pioche : {})",
        "Trek er een (stapel: {})"
    ];
    MissionReshuffle: [
        "The discards make a new pile",
        "Abgeworfene werden gemischt",
        "La défausse est mélangée",
        "Afgelegde worden geschud"
    ];
    MissionCashNote: [
        "It cannot be traded this turn",
        "Die Ware ist nicht tauschbar",
        "Non échangeable cette manche",
        "Die mag je niet verder ruilen"
    ];
    MissionReturn(Digit): [
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
    // The times at which a mission may be returned.
    WhenAny: [
        "Return it in any phase of your actions.",
        "Einlösen: in jeder Phase deiner Aktionen.",
        "À rendre dans toute phase de vos actions.",
        "Inleveren kan in elke fase van je acties."
    ];
    WhenRound: [
        "Return it in the improvements phase, after the buyers.",
        "Einlösen: bei Verbesserungen, nach den Käufern.",
        "Aux améliorations : à rendre après les achats.",
        "Inleveren bij de verbeteringen, na de kopers."
    ];
    WhenConstruction: [
        "Return it in the construction phase.",
        "Einlösen: in der Bauphase.",
        "À rendre en phase de construction.",
        "Inleveren in de bouwfase."
    ];
    WhenReveal: [
        "Return it when marauders are revealed.",
        "Einlösen: wenn Plünderer aufgedeckt werden.",
        "À rendre quand des pillards sont révélés.",
        "Inleveren als plunderaars worden onthuld."
    ];
    WhenRemoval: [
        "Return it right after a raid.",
        "Einlösen: gleich nach einem Überfall.",
        "À rendre juste après un raid.",
        "Inleveren meteen na een overval."
    ];
    WhenPlacement: [
        "Return it before you place a piece.",
        "Einlösen: bevor du eine Figur einsetzt.",
        "À rendre avant de placer un pion.",
        "Inleveren voordat je een figuur zet."
    ];
}
