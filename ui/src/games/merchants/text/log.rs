//! The steps in the log, one line each. The place of a step is not mentioned, because a picture
//! beside the line shows it.

use crate::shell::text::messages;

messages! {
    Turn(Digit, Era): ["Turn {}, era {}", "Runde {}, Ära {}", "Manche {}, ère {}", "Ronde {}, era {}"];
    Place: ["piece placed", "Figur eingesetzt", "pion placé", "figuur gezet"];
    Double: [
        "two pieces at once",
        "zwei Figuren auf einmal",
        "deux pions d'un coup",
        "twee figuren tegelijk"
    ];
    Reveal(Region): ["marauders: {}", "Plünderer: {}", "pillards : {}", "plunderaars: {}"];
    Change(Region): ["diverted: {}", "umgelenkt: {}", "détournés : {}", "omgeleid: {}"];
    Attack(Region): ["attack: {}", "Angriff: {}", "attaque : {}", "aanval: {}"];
    Spoils(Good): ["spoils: 1 {}, +1", "Beute: 1 {}, +1", "butin : 1 {}, +1", "buit: 1 {}, +1"];
    Swap(Player): ["swapped with {}", "getauscht mit {}", "échangé avec {}", "gewisseld met {}"];
    Choose: ["chose in secret", "wählt geheim", "choix secret", "koos in het geheim"];
    Take(Number, Good): ["{} {}", "{} {}", "{} {}", "{} {}"];
    Gifts(Number): ["peace gifts +{}", "Friedensgaben +{}", "dons de paix +{}", "vredesgiften +{}"];
    Camel(Digit): ["camel {}", "Kamel {}", "chameau {}", "kameel {}"];
    Ship(Digit): ["ship {}", "Schiff {}", "navire {}", "schip {}"];
    Trade(Good, Good): ["{} to {}", "{} zu {}", "{} : {}", "{} voor {}"];
    TradeTwo(Advanced, Basic, Basic): ["{}: {}, {}", "{}: {}, {}", "{} : {}, {}", "{}: {}, {}"];
    TradePrestige(Digit, Good): [
        "-{} prestige: {}",
        "-{} Prestige: {}",
        "-{} prestige : {}",
        "-{} prestige: {}"
    ];
    Cash(Good): ["mission for 1 {}", "Auftrag für 1 {}", "mission pour 1 {}", "opdracht voor 1 {}"];
    Buy(Improvement): ["{}", "{}", "{}", "{}"];
    Pass: ["bought nothing", "nichts gekauft", "rien acheté", "niets gekocht"];
    Tower(Number, Number): ["tower {} to {}", "Turm {} auf {}", "tour de {} à {}", "toren {} naar {}"];
    Traitor(Player, Number): ["{} falls to {}", "{} fällt auf {}", "{} tombe à {}", "{} zakt naar {}"];
    Temple(Part): ["temple: {}", "Tempel: {}", "temple : {}", "tempel: {}"];
    Free(Rare): ["{}, free", "{}, gratis", "don : {}", "{}, gratis"];
    Draw: ["mission drawn", "Auftrag gezogen", "mission piochée", "opdracht getrokken"];
    Fulfil(Number): [
        "mission, {} prestige",
        "Auftrag, {} Prestige",
        "mission, {} prestige",
        "opdracht, {} prestige"
    ];
    Return(Mission): ["returned: {}", "eingelöst: {}", "rendue : {}", "ingeleverd: {}"];
    Bonus(Digit): ["bonus +{}", "Bonus +{}", "bonus +{}", "bonus +{}"];
    Prestige(Digit): [
        "highest tower +{}",
        "höchster Turm +{}",
        "plus haute tour +{}",
        "hoogste toren +{}"
    ];
    Supplies(Number): ["war supplies +{}", "Kriegsgüter +{}", "ravitaillement +{}", "oorlogsvoorraad +{}"];
    First(Good): ["first to play, 1 {}", "Startspieler, 1 {}", "premier, 1 {}", "beginspeler, 1 {}"];
    Tax(Digit): ["tax: {} gold", "Steuer: {} Gold", "impôt : {} or", "belasting: {} goud"];
    TaxLost(Digit): [
        "tax: -{} prestige",
        "Steuer: -{} Prestige",
        "impôt : -{} prestige",
        "belasting: -{} prestige"
    ];
    TaxNone: ["pays no tax", "zahlt keine Steuer", "sans impôt", "betaalt geen belasting"];
    Discard(Digit): ["discarded: {}", "abgelegt: {}", "défaussées : {}", "afgelegd: {}"];
    Levels(Number): ["tower scores +{}", "Turm bringt +{}", "la tour rapporte +{}", "toren levert +{} op"];
    Start(Improvement): ["start: {}", "Start: {}", "départ : {}", "start: {}"];
    Done: ["done", "fertig", "fini", "klaar"];
}
