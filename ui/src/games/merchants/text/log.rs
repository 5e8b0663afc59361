//! What happened, a line each. The picture beside it says where.

use crate::shell::text::messages;

messages! {
    // Blanks: digit, era.
    Turn: ["Turn {}, era {}", "Runde {}, Ära {}", "Manche {}, ère {}", "Ronde {}, era {}"];
    Place: ["piece placed", "Figur eingesetzt", "pion placé", "figuur geplaatst"];
    Double: [
        "two pieces at once",
        "zwei Figuren auf einmal",
        "deux pions d'un coup",
        "twee figuren tegelijk"
    ];
    // Blanks: region.
    Reveal: ["marauders: {}", "Plünderer: {}", "pillards : {}", "plunderaars: {}"];
    // Blanks: region.
    Change: ["diverted: {}", "umgelenkt: {}", "détournés : {}", "omgeleid: {}"];
    // Blanks: region.
    Attack: ["{} attacked", "{} angegriffen", "attaque : {}", "{} aangevallen"];
    // Blanks: good.
    Spoils: ["spoils: 1 {}, +1", "Beute: 1 {}, +1", "butin : 1 {}, +1", "buit: 1 {}, +1"];
    // Blanks: player.
    Swap: ["swapped with {}", "getauscht mit {}", "échangé avec {}", "gewisseld met {}"];
    Choose: ["chose in secret", "wählt geheim", "choix secret", "koos in het geheim"];
    // Blanks: number, good.
    Take: ["{} {}", "{} {}", "{} {}", "{} {}"];
    // Blanks: number.
    Gifts: ["peace gifts +{}", "Friedensgaben +{}", "dons de paix +{}", "vredesgiften +{}"];
    // Blanks: digit.
    Camel: ["camel {}", "Kamel {}", "chameau {}", "kameel {}"];
    // Blanks: digit.
    Ship: ["ship {}", "Schiff {}", "navire {}", "schip {}"];
    // Blanks: good, good.
    Trade: ["{} to {}", "{} zu {}", "{} contre {}", "{} voor {}"];
    // Blanks: good, good, good.
    TradeTwo: ["{}: {}, {}", "{}: {}, {}", "{} : {}, {}", "{}: {}, {}"];
    // Blanks: digit, good.
    TradePrestige: [
        "-{} prestige: {}",
        "-{} Prestige: {}",
        "-{} prestige : {}",
        "-{} prestige: {}"
    ];
    // Blanks: good.
    Cash: ["mission for 1 {}", "Auftrag für 1 {}", "mission pour 1 {}", "opdracht voor 1 {}"];
    // Blanks: improvement.
    Buy: ["{}", "{}", "{}", "{}"];
    Pass: ["bought nothing", "nichts gekauft", "rien acheté", "niets gekocht"];
    // Blanks: number, number.
    Tower: ["tower {} to {}", "Turm {} auf {}", "tour de {} à {}", "toren {} naar {}"];
    // Blanks: player, number.
    Traitor: ["{} falls to {}", "{} fällt auf {}", "{} tombe à {}", "{} zakt naar {}"];
    // Blanks: part.
    Temple: ["temple: {}", "Tempel: {}", "temple : {}", "tempel: {}"];
    // Blanks: rare good.
    Free: ["{}, free", "{}, gratis", "don : {}", "{}, gratis"];
    Draw: ["mission drawn", "Auftrag gezogen", "mission piochée", "opdracht getrokken"];
    // Blanks: number.
    Fulfil: [
        "mission, {} prestige",
        "Auftrag, {} Prestige",
        "mission, {} prestige",
        "opdracht, {} prestige"
    ];
    // Blanks: mission.
    Return: ["back: {}", "eingelöst: {}", "rendue : {}", "terug: {}"];
    // Blanks: digit.
    Bonus: ["bonus +{}", "Bonus +{}", "bonus +{}", "bonus +{}"];
    // Blanks: digit.
    Prestige: [
        "highest tower +{}",
        "höchster Turm +{}",
        "plus haute tour +{}",
        "hoogste toren +{}"
    ];
    // Blanks: number.
    Supplies: ["war supplies +{}", "Kriegsgüter +{}", "ravitaillement +{}", "oorlogsvoorraad +{}"];
    // Blanks: good.
    First: ["first to play, 1 {}", "Startspieler, 1 {}", "premier, 1 {}", "beginspeler, 1 {}"];
    // Blanks: digit.
    Tax: ["tax: {} gold", "Steuer: {} Gold", "impôt : {} or", "belasting: {} goud"];
    // Blanks: digit.
    TaxLost: [
        "tax: -{} prestige",
        "Steuer: -{} Prestige",
        "impôt : -{} prestige",
        "belasting: -{} prestige"
    ];
    TaxNone: ["pays no tax", "zahlt keine Steuer", "exempté d'impôt", "betaalt geen belasting"];
    // Blanks: digit.
    Discard: ["discarded: {}", "abgelegt: {}", "défaussées : {}", "afgelegd: {}"];
    // Blanks: number.
    Levels: ["tower scores +{}", "Turm bringt +{}", "la tour rapporte +{}", "toren levert +{} op"];
    // Blanks: improvement.
    Start: ["start: {}", "Start: {}", "départ : {}", "start: {}"];
    Done: ["done", "fertig", "fini", "klaar"];
}
