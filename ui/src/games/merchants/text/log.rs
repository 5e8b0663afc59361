//! What happened, a line each. The picture beside it says where.

use crate::shell::text::messages;

messages! {
    // digit, era
    Turn: ["Turn {}, era {}", "Runde {}, Ära {}", "Manche {}, ère {}", "Ronde {}, era {}"];
    Place: ["piece placed", "Figur eingesetzt", "pion placé", "figuur geplaatst"];
    Double: [
        "two pieces at once",
        "zwei Figuren auf einmal",
        "deux pions d'un coup",
        "twee figuren tegelijk"
    ];
    // region
    Reveal: ["marauders: {}", "Plünderer: {}", "pillards : {}", "plunderaars: {}"];
    // region
    Change: ["diverted: {}", "umgelenkt: {}", "détournés : {}", "omgeleid: {}"];
    // region
    Attack: ["{} attacked", "{} angegriffen", "attaque : {}", "{} aangevallen"];
    // good
    Spoils: ["spoils: 1 {}, +1", "Beute: 1 {}, +1", "butin : 1 {}, +1", "buit: 1 {}, +1"];
    // player
    Swap: ["swapped with {}", "getauscht mit {}", "échangé avec {}", "gewisseld met {}"];
    Choose: ["chose in secret", "wählt geheim", "choix secret", "koos in het geheim"];
    // number, good
    Take: ["{} {}", "{} {}", "{} {}", "{} {}"];
    // number
    Gifts: ["peace gifts +{}", "Friedensgaben +{}", "dons de paix +{}", "vredesgiften +{}"];
    // digit
    Camel: ["camel {}", "Kamel {}", "chameau {}", "kameel {}"];
    // digit
    Ship: ["ship {}", "Schiff {}", "navire {}", "schip {}"];
    // good, good
    Trade: ["{} to {}", "{} zu {}", "{} contre {}", "{} voor {}"];
    // good, good, good
    TradeTwo: ["{}: {}, {}", "{}: {}, {}", "{} : {}, {}", "{}: {}, {}"];
    // digit, good
    TradePrestige: [
        "-{} prestige: {}",
        "-{} Prestige: {}",
        "-{} prestige : {}",
        "-{} prestige: {}"
    ];
    // good
    Cash: ["mission for 1 {}", "Auftrag für 1 {}", "mission pour 1 {}", "opdracht voor 1 {}"];
    // improvement
    Buy: ["{}", "{}", "{}", "{}"];
    Pass: ["bought nothing", "nichts gekauft", "rien acheté", "niets gekocht"];
    // number, number
    Tower: ["tower {} to {}", "Turm {} auf {}", "tour de {} à {}", "toren {} naar {}"];
    // player, number
    Traitor: ["{} falls to {}", "{} fällt auf {}", "{} tombe à {}", "{} zakt naar {}"];
    // part
    Temple: ["temple: {}", "Tempel: {}", "temple : {}", "tempel: {}"];
    // rare good
    Free: ["{}, free", "{}, gratis", "don : {}", "{}, gratis"];
    Draw: ["mission drawn", "Auftrag gezogen", "mission piochée", "opdracht getrokken"];
    // number
    Fulfil: [
        "mission, {} prestige",
        "Auftrag, {} Prestige",
        "mission, {} prestige",
        "opdracht, {} prestige"
    ];
    // mission
    Return: ["returned: {}", "eingelöst: {}", "rendue : {}", "ingeleverd: {}"];
    // digit
    Bonus: ["bonus +{}", "Bonus +{}", "bonus +{}", "bonus +{}"];
    // digit
    Prestige: [
        "highest tower +{}",
        "höchster Turm +{}",
        "plus haute tour +{}",
        "hoogste toren +{}"
    ];
    // number
    Supplies: ["war supplies +{}", "Kriegsgüter +{}", "ravitaillement +{}", "oorlogsvoorraad +{}"];
    // good
    First: ["first to play, 1 {}", "Startspieler, 1 {}", "premier, 1 {}", "beginspeler, 1 {}"];
    // digit
    Tax: ["tax: {} gold", "Steuer: {} Gold", "impôt : {} or", "belasting: {} goud"];
    // digit
    TaxLost: [
        "tax: -{} prestige",
        "Steuer: -{} Prestige",
        "impôt : -{} prestige",
        "belasting: -{} prestige"
    ];
    TaxNone: ["pays no tax", "zahlt keine Steuer", "sans impôt", "betaalt geen belasting"];
    // digit
    Discard: ["discarded: {}", "abgelegt: {}", "défaussées : {}", "afgelegd: {}"];
    // number
    Levels: ["tower scores +{}", "Turm bringt +{}", "la tour rapporte +{}", "toren levert +{} op"];
    // improvement
    Start: ["start: {}", "Start: {}", "départ : {}", "start: {}"];
    Done: ["done", "fertig", "fini", "klaar"];
}
