//! All texts of `caravans`, with one row per message and one column per language.
//!
//! The columns are English, German, French and Dutch. `{}` is a blank; the row gives the kind of
//! each blank. Line breaks in the source are line breaks on the screen. The name of a good is never
//! the subject of a verb, because spices are plural and gold is singular.

use palmyra_engine::caravans::{DraftRefusal, Refusal};

use crate::shell::text::messages;

messages! {
    // Names
    CaravansName: ["Caravans", "Karawanen", "Caravanes", "Karavanen"];
    CaravansLine: ["Trade and sway prices", "Handeln, Preise lenken", "Jouer sur les prix", "Handel en stuur prijzen"];
    CaravansCredit: [
        "Caravans: Reiner Knizia (EG Spiele, 1996)",
        "Karawanen: Reiner Knizia (EG Spiele, 1996)",
        "Caravanes : Reiner Knizia (EG Spiele, 1996)",
        "Karavanen: Reiner Knizia (EG Spiele, 1996)"
    ];
    GoodGold: ["Gold", "Gold", "Or", "Goud"];
    GoodWine: ["Wine", "Wein", "Vin", "Wijn"];
    GoodSpices: ["Spices", "Gewürze", "Épices", "Specerijen"];
    GoodGoldLow: ["gold", "Gold", "or", "goud"];
    GoodWineLow: ["wine", "Wein", "vin", "wijn"];
    GoodSpicesLow: ["spices", "Gewürze", "épices", "specerijen"];
    KindContract: ["Contract", "Vertrag", "Contrat", "Contract"];
    KindMirage: ["Mirage", "Fata Morgana", "Mirage", "Fata morgana"];
    KindTax: ["Tax", "Steuer", "Taxe", "Belasting"];
    CardCaravan(Ware, Text): ["{} {}", "{} {}", "{} {}", "{} {}"];
    GoldContract: ["Gold contract", "Goldvertrag", "Contrat d'or", "Goudcontract"];
    WineContract: ["Wine contract", "Weinvertrag", "Contrat de vin", "Wijncontract"];
    SpiceContract: ["Spice contract", "Gewürzvertrag", "Contrat d'épices", "Specerijencontract"];
    GoldTax: ["Gold tax", "Goldsteuer", "Taxe sur l'or", "Goudbelasting"];
    WineTax: ["Wine tax", "Weinsteuer", "Taxe sur le vin", "Wijnbelasting"];
    SpiceTax: ["Spice tax", "Gewürzsteuer", "Taxe sur les épices", "Specerijenbelasting"];
    GoldMirage: ["Gold mirage", "Fata Morgana (Gold)", "Mirage d'or", "Fata morgana (goud)"];
    WineMirage: ["Wine mirage", "Fata Morgana (Wein)", "Mirage de vin", "Fata morgana (wijn)"];
    SpiceMirage: ["Spice mirage", "Fata Morgana (Gewürze)", "Mirage d'épices", "Fata morgana (specerijen)"];
    // Milestones
    HighSale: ["An amphora sold for 20", "Amphore für 20 verkauft", "Une amphore vendue 20", "Amfora verkocht voor 20"];
    HighPayout: ["24 from contracts at once", "24 aus Verträgen auf einmal", "24 en contrats d'un coup", "24 ineens uit contracten"];
    HighCapital: ["120 capital at the end", "Am Ende 120 Kapital", "120 de capital à la fin", "Aan het eind 120 kapitaal"];
    HighLead: ["A win by 30", "Sieg mit 30 Vorsprung", "Victoire avec 30 d'avance", "Zege met 30 verschil"];
    // Titles
    MarketTitle: ["The market", "Der Markt", "Le marché", "De markt"];
    TradeTitle: ["Your trade", "Dein Handel", "Achats et ventes", "Jouw handel"];
    TradeOf(Player): ["{}'s trade", "{}: Handel", "{} : commerce", "{}: handel"];
    PlayCardTitle: ["Play a card", "Karte spielen", "Jouer une carte", "Speel een kaart"];
    NextCardTitle: ["Another card", "Noch eine Karte", "Encore une carte", "Nog een kaart"];
    LastCardTitle: ["This ends the year", "Das beendet das Jahr", "L'année se termine", "Dit beëindigt het jaar"];
    MirageTitle: ["Cover which card?", "Welche Karte abdecken?", "Couvrir quelle carte ?", "Welke kaart afdekken?"];
    TaxTitle(Ware): ["Tax: {}", "Steuer: {}", "Taxe : {}", "Belasting: {}"];
    YearTitle(Digit): ["Year {} is over", "Jahr {} ist vorbei", "Fin de l'année {}", "Jaar {} is voorbij"];
    PayoutTitle: ["Contracts pay out", "Verträge zahlen aus", "Les contrats paient", "Contracten keren uit"];
    ExchangeTitle: ["Exchange cards", "Karten tauschen", "Échanger des cartes", "Kaarten ruilen"];
    ExchangeOf(Player): ["{} exchanges cards", "{} tauscht Karten", "{} échange des cartes", "{} ruilt kaarten"];
    DrawnTitle(Digit): ["New cards: {}", "Neue Karten: {}", "Nouvelles cartes : {}", "Nieuwe kaarten: {}"];
    DrawnText: ["In your hand:", "Deine Hand:", "Votre main :", "Je hand:"];
    TurnOver: ["Your turn is over", "Dein Zug ist vorbei", "Fin de votre tour", "Je beurt is voorbij"];
    NewTag: ["new", "neu", "reçue", "nieuw"];
    NewCard: ["your new card", "deine neue Karte", "nouvelle carte", "je nieuwe kaart"];
    NewCards: ["your new cards", "neue Karten", "nouvelles cartes", "je nieuwe kaarten"];
    YearBegins(Digit, Player): ["Year {}: {} plays first", "Jahr {}: {} beginnt", "Année {} : {} commence", "Jaar {}: {} begint"];
    FinalTitle: ["Final sales", "Schlussverkauf", "Vente finale", "Eindverkoop"];
    FinalOf(Player): ["{} sells", "{} verkauft", "{} vend", "{} verkoopt"];
    FinalLine: ["Final sales: one each, in turn", "Schlussverkauf: reihum je eine", "Vente finale : une chacun", "Eindverkoop: om de beurt één"];
    FinalIdle: ["No choice left: one by one", "Ohne Wahl: Stück um Stück", "Sans choix : une à une", "Geen keuze meer: één voor één"];
    FinalDone: ["All is sold", "Alles ist verkauft", "Tout est vendu", "Alles is verkocht"];
    PlayedTitle: ["Cards played", "Gespielte Karten", "Cartes jouées", "Gespeelde kaarten"];
    CapitalsTitle: ["The players", "Der Stand", "Le bilan", "De spelers"];
    SoldNow: ["if all were sold now", "wenn jetzt alles verkauft wird", "si tout était vendu", "als alles nu verkocht werd"];
    YearNow: ["if the year ended now", "wenn das Jahr jetzt endet", "si l'année finissait", "als het jaar nu eindigde"];
    ForecastTitle: ["Forecast", "Vorschau", "Prévision", "Vooruitblik"];
    ChartTitle: ["Capital by year", "Kapital je Jahr", "Capital par année", "Kapitaal per jaar"];
    PricesTitle: ["Prices", "Preise", "Prix", "Prijzen"];
    // Button words
    BtnTrade: ["trade", "handeln", "jouer", "deal"];
    BtnPass: ["pass", "passen", "passer", "pas"];
    BtnPlay: ["play", "spielen", "jouer", "speel"];
    BtnCover: ["cover", "abdecken", "couvrir", "dek af"];
    BtnSell: ["sell", "verkaufen", "vendre", "verkoop"];
    BtnAside: ["aside", "weg", "écarter", "weg"];
    BtnKeep: ["keep", "behalten", "garder", "houd"];
    BtnMarket: ["market", "Markt", "prix", "markt"];
    BtnPlayers: ["players", "Stand", "bilan", "spelers"];
    BtnCards: ["cards", "Karten", "cartes", "kaarten"];
    BtnDoIt: ["play it", "spielen", "jouer", "speel"];
    // Trade
    DealNone: ["Left buys, right sells", "Links Kauf, rechts Verkauf", "Gauche : achat, droite : vente", "Links koop, rechts verkoop"];
    PassInWords: ["Nothing bought, nothing sold", "Kein Kauf, kein Verkauf", "Ni achat ni vente", "Niets gekocht of verkocht"];
    DealFirstThen: [
        "No deal yet. Hold A: no trade",
        "Noch nichts. A halten: passen",
        "Rien encore. Tenez A : passer",
        "Nog niets. Houd A: passen"
    ];
    TwoOfThree(Ware): ["2 of 3: now {}", "2 von 3: jetzt {}", "2 sur 3, reste : {}", "2 van 3: nu {}"];
    OnceMore: ["The same once more", "Dasselbe noch einmal", "Encore une fois la même", "Nog een keer hetzelfde"];
    OnceMoreOrAll: ["Once more, or all three", "Noch einmal, oder alle drei", "Encore une, ou les trois", "Nog een keer, of alle drie"];
    BotBuys(Ware): ["Buys {}", "Kauft {}", "Achat : {}", "Koopt {}"];
    BotSells(Ware): ["Sells {}", "Verkauft {}", "Vente : {}", "Verkoopt {}"];
    DealReady(Text): ["Ready: {}", "Bereit: {}", "Prêt : {}", "Klaar: {}"];
    CapitalShort(Number): ["Not enough capital: {} short", "Kapital fehlt: {}", "Il manque {} de capital", "Te weinig kapitaal: {} tekort"];
    DealBuy(Ware, Number): ["{}: buy 1 for {}", "{}: 1 kaufen für {}", "{} : en acheter 1 pour {}", "{}: koop 1 voor {}"];
    DealSell(Ware, Number): ["{}: sell 1 for {}", "{}: 1 verkaufen für {}", "{} : en vendre 1 pour {}", "{}: verkoop 1 voor {}"];
    DealBuyTwo(Ware, Number, Number): ["{}: buy 2 for {} + {}", "{}: 2 kaufen, {} + {}", "{} : en acheter 2, {} + {}", "{}: koop 2 voor {} + {}"];
    DealSellTwo(Ware, Number, Number): ["{}: sell 2 for {} + {}", "{}: 2 verkaufen, {} + {}", "{} : en vendre 2, {} + {}", "{}: verkoop 2, {} + {}"];
    DealFirst: [
        "First turn: one deal, or pass",
        "1. Zug: ein Geschäft oder passen",
        "1er tour : une seule transaction",
        "1e beurt: één transactie of pas"
    ];
    DealSecond: [
        "2nd turn: one deal twice, or pass",
        "2. Zug: zwei gleiche oder passen",
        "2e tour : deux pareilles ou passer",
        "2e beurt: twee gelijke of pas"
    ];
    InfoTrade: [
        "Per turn: one deal in each of the three goods, or the same deal twice in one good, or pass. Sales are booked first, so they may pay for what you buy.",
        "Pro Zug: in jeder der drei Waren ein Geschäft, oder zwei gleiche in einer Ware, oder passen. Verkäufe kommen zuerst und dürfen Käufe bezahlen.",
        "Par tour : une transaction dans chacune des trois marchandises, ou deux pareilles dans une seule, ou passer. Les ventes passent d'abord et peuvent payer les achats.",
        "Per beurt: één transactie in elk van de drie soorten, of twee gelijke in één soort, of passen. Verkopen gaan voor en mogen je aankopen betalen."
    ];
    InfoFirst: [
        "First turn of the game: one deal, or none. Left buys, right sells. From the third turn on: one deal in each good, or the same deal twice.",
        "Erster Zug der Partie: ein Geschäft oder keins. Links Kauf, rechts Verkauf. Ab dem dritten Zug: in jeder Ware eins oder zwei gleiche in einer.",
        "Premier tour de la partie : une transaction ou aucune. Gauche achète, droite vend. Dès le troisième : une dans chaque marchandise, ou deux pareilles.",
        "Eerste beurt van de partij: één transactie of geen. Links koop, rechts verkoop. Vanaf de derde: in elke soort één, of twee gelijke in één soort."
    ];
    InfoSecond: [
        "Second turn of the game: the same deal twice in one good, or none. From the third turn on also one deal in each good.",
        "Zweiter Zug der Partie: zwei gleiche Geschäfte in einer Ware oder keins. Ab dem dritten Zug auch in jeder Ware eins.",
        "Deuxième tour de la partie : deux transactions pareilles dans une marchandise, ou aucune. Dès le troisième, aussi une dans chacune.",
        "Tweede beurt van de partij: twee gelijke transacties in één soort, of geen. Vanaf de derde ook één in elke soort."
    ];
    InfoBuy(Number, Number): [
        "You take the amphora nearest to Palmyra and pay {}. The next one then costs {}. The last one on a route is never for sale.",
        "Du nimmst die Amphore, die Palmyra am nächsten steht, und zahlst {}. Die nächste kostet dann {}. Die letzte eines Weges ist unverkäuflich.",
        "Vous prenez l'amphore la plus proche de Palmyre pour {}. La suivante coûtera {}. La dernière d'une route n'est jamais à vendre.",
        "Je neemt de amfora die het dichtst bij Palmyra staat, voor {}. De volgende kost dan {}. De laatste op een route is nooit te koop."
    ];
    InfoSell(Number, Number): [
        "Your amphora goes onto the first free field towards Palmyra and brings {}. A second one would bring {}. In Palmyra it is always 2.",
        "Deine Amphore kommt auf das erste freie Feld Richtung Palmyra und bringt {}. Eine zweite brächte {}. In Palmyra gibt es immer 2.",
        "Votre amphore va sur la première case libre vers Palmyre et rapporte {}. Une deuxième rapporterait {}. À Palmyre, c'est toujours 2.",
        "Je amfora komt op het eerste vrije veld richting Palmyra en brengt {} op. Een tweede zou {} opbrengen. In Palmyra is het altijd 2."
    ];
    InfoForecast: [
        "The boxes add up the cards played so far: how far each good will move at year end, and what its contracts pay for each amphora.",
        "Die Kästen zählen die gespielten Karten zusammen: wie weit jede Ware am Jahresende zieht und was ihre Verträge je Amphore zahlen.",
        "Les cases additionnent les cartes jouées : le mouvement de chaque marchandise en fin d'année et ce que ses contrats paient par amphore.",
        "De vakken tellen de gespeelde kaarten op: hoe ver elke soort aan het jaareinde schuift en wat de contracten per amfora betalen."
    ];
    // Refusals
    NoSecondDeal: [
        "Two here, or one in all three",
        "Zwei hier oder je eins in allen",
        "Deux ici, ou une dans chacune",
        "Twee hier, of één in alle drie"
    ];
    NoThirdGood: ["Now the third good too", "Jetzt noch die dritte Ware", "Il manque la troisième", "Nu nog de derde soort"];
    NoMoreThanTwo: [
        "Two of one good at most",
        "Höchstens zwei je Ware",
        "Deux par marchandise au plus",
        "Hoogstens twee per soort"
    ];
    NoOthersToo: [
        "Two here, none elsewhere",
        "Zwei hier, sonst keine",
        "Deux ici, aucune ailleurs",
        "Twee hier, verder geen"
    ];
    NoCapital: [
        "Not enough capital",
        "Dein Kapital reicht nicht",
        "Capital insuffisant",
        "Niet genoeg kapitaal"
    ];
    NoLastAmphora: [
        "The last amphora must stay",
        "Die letzte Amphore bleibt",
        "La dernière amphore reste",
        "De laatste amfora blijft"
    ];
    NoneToSell: ["You have none to sell", "Davon hast du keine", "Vous n'en avez pas", "Je hebt er geen"];
    NoFirstTurn: [
        "First turn: one deal only",
        "Erster Zug: nur ein Geschäft",
        "1er tour : une transaction",
        "Eerste beurt: één transactie"
    ];
    NoSecondTurn: [
        "Same deal twice, or pass",
        "Zwei gleiche oder passen",
        "Tour 2 : 2 pareilles ou rien",
        "Beurt 2: 2 gelijke, of pas"
    ];
    NoCardToCover: [
        "No card of this colour",
        "Keine Karte dieser Farbe",
        "Aucune carte de cette couleur",
        "Geen kaart van deze kleur"
    ];
    NoPileLeft: [
        "Too few cards in the pile",
        "Zu wenige Karten im Stapel",
        "Trop peu de cartes à piocher",
        "Te weinig in de stapel"
    ];
    NoSuchMove: ["That cannot be done now", "Das geht jetzt nicht", "Impossible maintenant", "Dat kan nu niet"];
    // Card
    FxUp(Number, Number): [
        "+{} on the route at year end. Selling price then: {}.",
        "+{} auf dem Weg am Jahresende. Verkaufspreis dann: {}.",
        "+{} sur la route en fin d'année. Prix de vente alors : {}.",
        "+{} op de route aan het jaareinde. Verkoopprijs dan: {}."
    ];
    FxDown(Number, Number): [
        "-{} on the route at year end. Selling price then: {}.",
        "-{} auf dem Weg am Jahresende. Verkaufspreis dann: {}.",
        "-{} sur la route en fin d'année. Prix de vente alors : {}.",
        "-{} op de route aan het jaareinde. Verkoopprijs dan: {}."
    ];
    FxEven(Number): [
        "Plus and minus cancel out: selling price stays {}.",
        "Plus und Minus heben sich auf: Verkaufspreis bleibt {}.",
        "Plus et moins s'annulent : le prix de vente reste à {}.",
        "Plus en min heffen elkaar op: verkoopprijs blijft {}."
    ];
    FxContract(Digit, Digit): [
        "Year-end pay per amphora rises from {} to {}.",
        "Auszahlung je Amphore am Jahresende: von {} auf {}.",
        "Paiement par amphore en fin d'année : de {} à {}.",
        "Uitbetaling per amfora aan het jaareinde: van {} naar {}."
    ];
    FxContractFirst: [
        "At year end each amphora pays 1. More contracts pay more.",
        "Am Jahresende 1 je Amphore. Mehr Verträge zahlen mehr.",
        "En fin d'année, 1 par amphore. Plus de contrats paient plus.",
        "Jaareinde: 1 per amfora. Meer contracten betalen meer."
    ];
    FxTax(Number): [
        "Everyone pays 2 per amphora now, you {}. Then play another.",
        "Alle zahlen jetzt 2 je Amphore, du {}. Dann noch eine Karte.",
        "Chacun paie 2 par amphore, vous {}. Puis encore une carte.",
        "Ieder betaalt nu 2 per amfora, jij {}. Dan nog een kaart."
    ];
    FxTaxLast(Number): [
        "Everyone pays 2 per amphora now, you {}. The year ends.",
        "Alle zahlen jetzt 2 je Amphore, du {}. Das Jahr endet.",
        "Chacun paie 2 par amphore, vous {}. L'année se termine.",
        "Ieder betaalt nu 2 per amfora, jij {}. Het jaar eindigt."
    ];
    FxTaxShort(Number): [
        "You would owe {}, more than you have, and must sell.",
        "Du müsstest {} zahlen, mehr als du hast, und verkaufen.",
        "Vous devriez {}, plus que votre capital : il faudra vendre.",
        "Je moet {} betalen, meer dan je hebt, en dus verkopen."
    ];
    FxMirage: [
        "Covers a card of its colour, which is void this year.",
        "Deckt eine Karte ihrer Farbe ab: Die zählt dieses Jahr nicht.",
        "Couvre une carte de sa couleur : sans effet cette année.",
        "Dekt een kaart van die kleur af: die telt dit jaar niet."
    ];
    FxMirageOnlyTax: [
        "Only a tax to cover: that undoes nothing, the mirage is spent.",
        "Nur eine Steuer liegt da: Sie bleibt bezahlt, die Karte ist weg.",
        "Seule une taxe est là : rien n'est remboursé, le mirage est perdu.",
        "Er ligt alleen een belasting: die blijft betaald, je kaart is weg."
    ];
    FxMirageDead: [
        "No card of its colour lies open: it cannot be played now.",
        "Keine Karte ihrer Farbe liegt offen: jetzt nicht spielbar.",
        "Aucune carte de sa couleur à couvrir : injouable maintenant.",
        "Er ligt geen kaart van die kleur: nu niet speelbaar."
    ];
    InfoCaravan: [
        "Caravans stay until all card fields are full. Then each colour is added up and all amphorae on its route move that many fields: plus away from Palmyra, minus towards it.",
        "Karawanen bleiben liegen, bis alle Felder voll sind. Dann wird jede Farbe addiert, und alle Amphoren auf ihrem Weg ziehen so viele Felder: bei Plus weg von Palmyra, bei Minus dorthin.",
        "Les caravanes restent jusqu'à ce que toutes les cases soient pleines. On additionne alors chaque couleur : positive, les amphores de sa route s'éloignent d'autant de Palmyre ; négative, elles s'en approchent.",
        "Karavanen blijven liggen tot alle velden vol zijn. Dan wordt elke kleur opgeteld en schuiven alle amforen op die route zoveel velden: plus is weg van Palmyra, min ernaartoe."
    ];
    InfoContract: [
        "1, 2, 3 or 4 contracts of a colour pay 1, 2, 4 or 8 at year end for each amphora held in it, to you and to everybody else.",
        "1, 2, 3 oder 4 Verträge einer Farbe zahlen am Jahresende 1, 2, 4 oder 8 für jede Amphore davon, dir und allen anderen.",
        "1, 2, 3 ou 4 contrats d'une couleur paient en fin d'année 1, 2, 4 ou 8 par amphore possédée, à vous et à tous les autres.",
        "1, 2, 3 of 4 contracten van een kleur betalen aan het jaareinde 1, 2, 4 of 8 per amfora daarvan, aan jou en aan alle anderen."
    ];
    InfoTax: [
        "It works at once: everyone pays 2 for each amphora of its colour. Anyone short of money sells until it is enough. Whoever plays it plays another card, unless it fills the last field.",
        "Sie wirkt sofort: Alle zahlen 2 für jede Amphore der Farbe. Wer nicht zahlen kann, verkauft, bis es reicht. Wer sie spielt, spielt noch eine Karte, außer auf dem letzten Feld.",
        "Effet immédiat : chacun paie 2 par amphore de la couleur. Qui manque d'argent vend ce qu'il faut. Qui l'a jouée joue une autre carte, sauf sur la dernière case.",
        "De kaart werkt meteen: ieder betaalt 2 per amfora van die kleur. Wie niet kan betalen, verkoopt tot het genoeg is. Wie hem speelde, speelt er nog een, behalve op het laatste veld."
    ];
    InfoMirage: [
        "It takes no field of its own but lies on a card of its colour that is not covered yet. A caravan or contract below it is void until year end; a tax stays paid.",
        "Sie braucht kein eigenes Feld, sondern liegt auf einer noch offenen Karte ihrer Farbe. Karawane oder Vertrag darunter gilt dieses Jahr nicht; eine Steuer bleibt bezahlt.",
        "Il ne prend pas de case : il se pose sur une carte de sa couleur encore visible. Caravane ou contrat dessous ne vaut rien cette année ; une taxe reste payée.",
        "Deze kaart neemt geen veld in maar ligt op een nog open kaart van dezelfde kleur. Een karavaan of contract eronder telt dit jaar niet; een belasting blijft betaald."
    ];
    // Mirage
    CoverLine(Card): ["Covers: {}", "Deckt ab: {}", "Couvre : {}", "Dekt af: {}"];
    CoverCaravan(Ware, Text, Text, Number, Number): [
        "{}: {} becomes {}. Selling price at year end {}, not {}.",
        "{}: aus {} wird {}. Verkauf Jahresende: {} statt {}.",
        "{} : {} devient {}. Vente en fin d'année à {} et non {}.",
        "{}: {} wordt {}. Verkoop jaareinde: {}, niet {}."
    ];
    CoverContract(Digit, Digit): [
        "Year-end pay per amphora drops from {} to {}.",
        "Auszahlung je Amphore sinkt von {} auf {}.",
        "Le paiement par amphore tombe de {} à {}.",
        "Uitbetaling per amfora daalt van {} naar {}."
    ];
    CoverTax: [
        "The tax stays paid: this changes nothing.",
        "Die Steuer bleibt bezahlt: Das ändert nichts.",
        "La taxe reste payée : cela ne change rien.",
        "De belasting blijft betaald: dit verandert niets."
    ];
    // Tax
    TaxDue(Number): ["To pay, {} x 2", "Zu zahlen, {} x 2", "À payer, {} x 2", "Te betalen, {} x 2"];
    TaxMissing: ["Still missing", "Es fehlen noch", "Il manque encore", "Nog tekort"];
    TaxSell: ["Sell until you can pay:", "Verkauf, bis es reicht:", "Vendez jusqu'à pouvoir payer :", "Verkoop tot je kunt betalen:"];
    TaxNone: ["none left", "keine mehr", "plus aucune", "geen meer"];
    TaxSold: ["sold", "verkauft", "vendues", "verkocht"];
    TaxPaid(Number): ["Tax paid: {}", "Steuer bezahlt: {}", "Taxe payée : {}", "Belasting betaald: {}"];
    // Another player's turn
    DidPass: ["No trade", "Kein Handel", "Pas de transaction", "Geen handel"];
    NowMoves(Ware, Text): ["Year end: {} {} so far", "Jahresende: {} {}", "Fin d'année : {} {}", "Jaareinde: {} nu {}"];
    NowPays(Ware, Digit): ["{}: each pays {}", "{}: je Amphore {}", "{} : {} par amphore", "{}: {} per amfora"];
    NowCovered(Card, Text): ["Covers: {}, left {}", "{}: weg, nun {}", "Couvre : {}, total {}", "{}: weg, nu {}"];
    NowTaxYou(Number): ["The tax costs you {}", "Die Steuer kostet dich {}", "La taxe vous coûte {}", "De belasting kost je {}"];
    NowTaxSold(Number): ["Sold to pay it: {}", "Dafür verkauft: {}", "Vendues pour payer : {}", "Daarvoor verkocht: {}"];
    // Characters of the bots, and reasons for their turns
    ZabdasTaxes: ["Bold: taxes his rivals", "Kühn: besteuert andere", "Hardi : taxe ses rivaux", "Driest: heft vaak belasting"];
    YarhaiBuys: ["Greedy: buys amphorae", "Gierig: kauft Amphoren", "Avide : achète sans cesse", "Hebberig: koopt amforen"];
    LonginusWaits: ["Patient: saves for the end", "Geduldig: spart fürs Ende", "Patient : attend la fin", "Geduldig: spaart lang"];
    ReGoes(Ware, Number, Number): ["{}: from {} to {}", "{}: von {} auf {}", "{} : de {} à {}", "{}: van {} naar {}"];
    ReBuyCheap(Ware, Number): [
        "{}: {} is cheap enough",
        "{}: {} ist billig genug",
        "{} : {}, c'est peu cher",
        "{}: {} is goedkoop genoeg"
    ];
    ReBuyContract(Ware, Digit): [
        "{}: contracts pay {} for each",
        "{}: Verträge zahlen je {}",
        "{} : contrats, {} par amphore",
        "{}: contracten, {} per amfora"
    ];
    ReSellDear(Ware, Number): ["{}: {} is a good price", "{}: {} ist ein guter Preis", "{} : {}, c'est un bon prix", "{}: {} is een goede prijs"];
    ReSellFirst(Ware, Number): [
        "{}: {} before others sell",
        "{}: {}, vor den anderen",
        "{} : {}, avant les autres",
        "{}: {}, vóór de rest"
    ];
    ReSellAnyTime(Ware, Number): [
        "{}: {}, now or later",
        "{}: {}, jetzt oder später",
        "{} : {}, à tout moment",
        "{}: {}, nu of later"
    ];
    ReThree(Number): [
        "Three deals together bring +{}",
        "Drei Geschäfte bringen +{}",
        "Trois transactions : +{}",
        "Drie transacties leveren +{} op"
    ];
    RePass: ["No deal is worth it now", "Kein Geschäft lohnt sich jetzt", "Rien d'intéressant à présent", "Geen transactie loont nu"];
    ReUpOwn(Ware, Number): [
        "{}: dearer, with {} in store",
        "{}: teurer, {} im Lager",
        "{} : plus cher, {} en stock",
        "{}: duurder, {} in huis"
    ];
    ReDownRivals(Ware, Number, Number): [
        "{}: rivals {}, own {}",
        "{}: andere {}, selbst {}",
        "{} : rivaux {}, en stock {}",
        "{}: anderen {}, zelf {}"
    ];
    ReDownBuy(Ware, Number): [
        "{}: cheaper later, about {}",
        "{}: später billiger, etwa {}",
        "{} : baisse vers {}",
        "{}: straks zo'n {}"
    ];
    ReContract(Ware, Number, Number): [
        "{}: {} in store, so +{}",
        "{}: {} im Lager, also +{}",
        "{} : {} en stock, donc +{}",
        "{}: {} in huis, dus +{}"
    ];
    ReTax(Number, Number): [
        "Tax: rivals pay {}, own share {}",
        "Steuer: andere {}, selbst {}",
        "Taxe : rivaux {}, part {}",
        "Belasting: anderen {}, zelf {}"
    ];
    ReMirage(Ware, Number, Number): [
        "{}: to {}, not {}",
        "{}: auf {} statt {}",
        "{} : {} et non {}",
        "{}: naar {}, niet {}"
    ];
    ReMirageContract(Ware, Digit, Digit): [
        "{}: contracts pay {}, not {}",
        "{}: Verträge zahlen {} statt {}",
        "{} : contrats à {}, non {}",
        "{}: contracten betalen {}, niet {}"
    ];
    ReKeep(Card): ["{}: least useful in hand", "{}: am schwächsten", "{} : la moins utile", "{}: het minst nuttig"];
    ReAside(Digit): [
        "Least useful: {} of 5 cards",
        "Am wenigsten nützlich: {} von 5",
        "Les moins utiles : {} sur 5",
        "Het minst nuttig: {} van de 5"
    ];
    ReWorth(Number): ["Worth about +{} in all", "Insgesamt etwa +{} wert", "Vaut environ +{} en tout", "Alles bij elkaar zo'n +{}"];
    // Year
    YearUp(Ware): ["{} dearer", "{} teurer", "{} : plus cher", "{} omhoog"];
    YearDown(Ware): ["{} cheaper", "{} billiger", "{} : moins cher", "{} omlaag"];
    YearStay: ["No price moves", "Kein Preis ändert sich", "Aucun prix ne bouge", "Geen prijs verandert"];
    YearMoves: ["The caravans move the prices", "Karawanen ändern die Preise", "Les caravanes font les prix", "De karavanen sturen de prijzen"];
    InfoYear: [
        "The sum of a colour's caravans moves its amphorae: plus makes them dearer, minus cheaper, never past 30 or Palmyra. The one in front moves first; between the ends no field takes two.",
        "Die Summe der Karawanen einer Farbe bewegt ihre Amphoren: Plus macht teurer, Minus billiger, nie über 30 oder Palmyra hinaus. Die vorderste zieht zuerst; zwischen den Enden fasst kein Feld zwei.",
        "La somme des caravanes d'une couleur déplace ses amphores : positive, tout renchérit, négative, tout baisse, jamais au-delà de 30 ou de Palmyre. La première avance d'abord ; entre les extrémités, une seule par case.",
        "De som van de karavanen van een kleur verschuift die amforen: plus is duurder, min goedkoper, nooit voorbij 30 of Palmyra. De voorste gaat eerst; tussen de uiteinden één per veld."
    ];
    // Payout
    PayEach: ["for each", "für jede", "par", "per"];
    PayAmphora: ["amphora", "Amphore", "amphore", "amfora"];
    PayoutYear(Digit): ["Year {}", "Jahr {}", "Année {}", "Jaar {}"];
    PayNone: ["No contracts this year.", "Keine Verträge in diesem Jahr.", "Aucun contrat cette année.", "Geen contracten dit jaar."];
    // Exchange
    ExText: ["Lay aside what you do not want.", "Leg ab, was du nicht willst.", "Écartez ce qui ne vous sert pas.", "Leg weg wat je niet wilt."];
    ExCount(Digit, Digit): ["{} out, {} in", "{} weg, {} neu", "{} contre {}", "{} weg, {} nieuw"];
    ExNone: ["Keep all five", "Alle fünf behalten", "Tout garder", "Alle vijf houden"];
    InfoExchange: [
        "Before each new year everyone in turn may exchange any number of cards. Then all cards played and laid aside are shuffled back into the pile.",
        "Vor jedem neuen Jahr dürft ihr der Reihe nach beliebig viele Karten tauschen. Dann kommen alle gespielten und abgelegten Karten wieder in den Stapel.",
        "Avant chaque nouvelle année, chacun à son tour peut échanger autant de cartes que voulu. Toutes les cartes jouées ou écartées retournent alors dans la pioche.",
        "Voor elk nieuw jaar mag je om de beurt zoveel kaarten ruilen als je wilt. Daarna gaan alle gespeelde en weggelegde kaarten terug in de stapel."
    ];
    // Final sales
    InfoFinal: [
        "The third year is over. In turn everyone sells one amphora at the usual price until none are held. Every sale lowers the next price, so begin where others want to sell too.",
        "Das dritte Jahr ist um. Reihum verkauft ihr je eine Amphore zum üblichen Preis, bis niemand mehr eine hat. Jeder Verkauf drückt den nächsten Preis: Fang dort an, wo auch andere verkaufen wollen.",
        "La troisième année est finie. Tour à tour, chacun vend une amphore au prix habituel, jusqu'à la dernière. Chaque vente baisse le prix suivant : commencez là où d'autres veulent vendre aussi.",
        "Het derde jaar is om. Om de beurt verkoopt ieder één amfora tegen de gewone prijs, tot niemand er meer heeft. Elke verkoop drukt de volgende prijs: begin waar ook anderen willen verkopen."
    ];
    // Curtain
    CurtainCards: ["Their cards are secret.", "Die Karten sind geheim.", "Ses cartes sont secrètes.", "De kaarten zijn geheim."];
    // End
    LegendFinal: ["Final sales", "Schlussverkauf", "Vente finale", "Eindverkoop"];
    LegendBefore: ["Capital before", "Kapital davor", "Capital avant", "Kapitaal vooraf"];
    RankCapital(Hundreds, Digit): ["{} capital: rank {}!", "{} Kapital: Platz {}!", "{} de capital : rang {} !", "{} kapitaal: plaats {}!"];
    // Log
    LogExchange(Digit): ["Cards exchanged: {}", "Karten getauscht: {}", "Cartes échangées : {}", "Kaarten geruild: {}"];
    // Hint
    HintOver(Text): ["over {}", "auf {}", "sur {}", "op {}"];
    // How to play
    CvTitle1: ["The aim", "Das Ziel", "Le but du jeu", "Het doel"];
    CvText1: [
        "Trade gold, wine and spices for three years. Buy low, sell high, and move the prices with your cards. Everyone starts with 50 and one amphora of each. The largest capital wins.",
        "Handle drei Jahre lang mit Gold, Wein und Gewürzen. Kauf billig, verkauf teuer und lenk mit Karten die Preise. Alle starten mit 50 und je einer Amphore. Das größte Kapital gewinnt.",
        "Pendant trois ans, achetez bas, vendez haut et faites bouger les prix avec vos cartes. Chacun débute avec 50 et trois amphores : or, vin, épices. Le plus gros capital gagne.",
        "Handel drie jaar in goud, wijn en specerijen. Koop laag, verkoop hoog en stuur de prijzen met je kaarten. Ieder begint met 50 en één amfora per soort. Het grootste kapitaal wint."
    ];
    CvTitle2: ["The routes", "Die Handelswege", "Les routes", "De routes"];
    CvText2: [
        "Each good has a route of prices, from 30 far out down to 2 near Palmyra. An amphora is worth the field it stands on. At 30 and in the city there is room for many, elsewhere for one.",
        "Jede Ware hat einen Weg aus Preisen, von 30 weit draußen bis 2 vor Palmyra. Eine Amphore ist so viel wert wie ihr Feld. Auf 30 und in der Stadt ist Platz für viele, sonst für eine.",
        "Chaque marchandise a une route de prix, de 30 au loin à 2 près de Palmyre. Une amphore vaut sa case. À 30 et en ville, il y a place pour plusieurs, ailleurs pour une seule.",
        "Elke soort heeft een route van prijzen, van 30 ver weg tot 2 bij Palmyra. Een amfora is zoveel waard als het veld. Op 30 en in de stad is plaats voor meer, elders voor één."
    ];
    CvTitle3: ["Buying", "Kaufen", "Acheter", "Kopen"];
    CvText3: [
        "You buy the amphora nearest to Palmyra for the price of its field. The next one costs more. The last amphora of a route is not for sale, and nothing is sold on credit.",
        "Du kaufst die Amphore, die Palmyra am nächsten steht, zum Preis ihres Feldes. Die nächste kostet mehr. Die letzte eines Weges ist nicht zu haben, und Kredit gibt es nicht.",
        "Vous achetez l'amphore la plus proche de Palmyre au prix de sa case. La suivante coûte plus. La dernière d'une route n'est pas à vendre, et on ne fait pas crédit.",
        "Je koopt de amfora die het dichtst bij Palmyra staat voor de prijs van het veld. De volgende kost meer. De laatste op een route is niet te koop en krediet is er niet."
    ];
    CvTitle4: ["Selling", "Verkaufen", "Vendre", "Verkopen"];
    CvText4: [
        "You sell onto the first free field towards Palmyra and receive its value, less than buying would cost. The next sale brings even less. Once field 2 is taken, amphorae go into the city for 2.",
        "Du verkaufst auf das erste freie Feld Richtung Stadt zu dessen Wert, unter dem Kaufpreis. Der nächste Verkauf bringt noch weniger. Ist Feld 2 besetzt, geht es für 2 in die Stadt.",
        "Vous vendez sur la première case libre vers Palmyre, à sa valeur, sous le prix d'achat. La vente suivante rapporte moins. Si la case 2 est prise, on vend en ville pour 2.",
        "Je verkoopt op het eerste vrije veld richting stad en krijgt die waarde, minder dan kopen kost. De volgende verkoop levert nog minder op. Is veld 2 bezet, verkoop dan voor 2 in de stad."
    ];
    CvText5: [
        "On your turn make one deal in each of the three goods, or the same deal twice in one good, or pass. The first turn of a game allows one deal, the second one deal twice.",
        "Pro Zug machst du in jeder Ware ein Geschäft oder zwei gleiche in einer Ware, oder du passt. Der allererste Zug erlaubt nur eines, der zweite nur zwei gleiche.",
        "À votre tour : une transaction dans chaque marchandise, ou deux pareilles dans une seule, ou passer. Le tout premier tour n'en permet qu'une, le deuxième que deux pareilles.",
        "In je beurt doe je één transactie in elk van de drie soorten, of twee gelijke in één soort, of je past. De allereerste beurt staat er maar één toe, de tweede alleen twee gelijke."
    ];
    CvTitle6: ["The cards", "Die Karten", "Les cartes", "De kaarten"];
    CvText6: [
        "Then play one of your five cards onto the next field and draw a new one. Caravans and contracts count at year end, a tax at once. A mirage covers another card.",
        "Dann spielst du eine deiner fünf Karten auf das nächste Feld und ziehst nach. Karawanen und Verträge zählen am Jahresende, eine Steuer sofort. Eine Fata Morgana deckt eine Karte ab.",
        "Puis jouez l'une de vos cinq cartes sur la case suivante et repiochez. Caravanes et contrats comptent en fin d'année, une taxe aussitôt. Un mirage couvre une autre carte.",
        "Speel dan een van je vijf kaarten op het volgende veld en trek bij. Karavanen en contracten tellen aan het jaareinde, een belasting meteen. Een fata morgana dekt een kaart af."
    ];
    CvTitle7: ["Caravans", "Karawanen", "Caravanes", "Karavanen"];
    CvText7: [
        "At year end each colour's caravans are added up. Plus: all amphorae on its route move that many fields away from the city and get dearer. Minus: closer and cheaper.",
        "Am Jahresende wird jede Farbe zusammengezählt. Bei Plus ziehen alle Amphoren ihres Weges so viele Felder von der Stadt weg und werden teurer, bei Minus zu ihr hin und billiger.",
        "En fin d'année, on additionne chaque couleur. Plus : toutes les amphores de sa route s'éloignent d'autant de cases et renchérissent. Moins : elles approchent et baissent.",
        "Aan het jaareinde wordt elke kleur opgeteld. Bij plus schuiven alle amforen op die route zoveel velden van de stad weg en worden duurder, bij min ernaartoe en goedkoper."
    ];
    CvTitle8: ["Contracts", "Verträge", "Contrats", "Contracten"];
    CvText8: [
        "One, two, three or four contracts of a colour pay 1, 2, 4 or 8 at year end for every amphora of it that you hold. They pay your rivals as well, so watch who holds what.",
        "Ein, zwei, drei oder vier Verträge einer Farbe zahlen am Jahresende 1, 2, 4 oder 8 für jede deiner Amphoren davon. Sie zahlen auch den anderen: Behalte im Blick, wer was hat.",
        "Un, deux, trois ou quatre contrats d'une couleur paient en fin d'année 1, 2, 4 ou 8 pour chacune de vos amphores. Vos rivaux en profitent aussi : surveillez leurs stocks.",
        "Eén, twee, drie of vier contracten van een kleur betalen aan het jaareinde 1, 2, 4 of 8 voor elke amfora die je ervan hebt. Je rivalen delen mee: let op wie wat heeft."
    ];
    CvTitle9: ["Tax and mirage", "Sonderkarten", "Taxe et mirage", "Bijzondere kaarten"];
    CvText9: [
        "A tax costs everyone 2 per amphora of its colour. If you are short, you sell. Whoever plays it plays another card. A mirage voids a caravan or contract of its colour.",
        "Eine Steuer kostet alle 2 je Amphore der Farbe. Wer zu wenig hat, verkauft; wer sie spielt, spielt noch eine. Eine Fata Morgana hebt Karawane oder Vertrag ihrer Farbe auf.",
        "Une taxe coûte à chacun 2 par amphore de sa couleur. Qui n'a pas assez vend ; qui la joue en joue une autre. Un mirage annule une caravane ou un contrat de sa couleur.",
        "Een belasting kost ieder 2 per amfora van die kleur. Wie te weinig heeft, verkoopt; wie hem speelt, speelt er nog een. Fata morgana: een karavaan of contract van die kleur vervalt."
    ];
    CvTitle10: ["Year and end", "Jahr und Ende", "Année et fin", "Jaar en einde"];
    CvText10: [
        "When all card fields are full, the year ends: prices move, contracts pay, cards may be exchanged. After the third, all sell one amphora each in turn until none is left.",
        "Sind alle Kartenfelder voll, endet das Jahr: Preise ändern sich, Verträge zahlen, ihr tauscht Karten. Nach dem dritten verkauft ihr reihum je eine Amphore, bis alle weg sind.",
        "Une fois les cases pleines, l'année finit : les prix bougent, les contrats paient, on échange des cartes. Après la troisième, chacun vend tour à tour une amphore jusqu'à la dernière.",
        "Zijn alle kaartvelden vol, dan eindigt het jaar: prijzen schuiven, contracten betalen, je ruilt kaarten. Na het derde verkoopt ieder om de beurt één amfora tot alles weg is."
    ];
    // Guided game
    CvGuide1: [
        "You are Red, a merchant of Palmyra. Three routes lead to the city: gold, wine, spices.",
        "Du spielst Rot und handelst in Palmyra. Drei Wege führen zur Stadt: Gold, Wein, Gewürze.",
        "Vous êtes Rouge et commercez à Palmyre. Trois routes : or, vin, épices.",
        "Jij bent Rood en handelt in Palmyra. Drie routes: goud, wijn en specerijen."
    ];
    CvGuide2: [
        "Every amphora stands on its price. The nearest to the city, at the right, is the cheapest: 6.",
        "Jede Amphore steht auf ihrem Preis. Die vorderste rechts ist die billigste: 6.",
        "Chaque amphore est sur son prix. La plus proche, à droite, coûte le moins : 6.",
        "Elke amfora staat op een prijs. De voorste, rechts, is de goedkoopste: 6."
    ];
    CvGuide3: [
        "At the top: your capital, the year, the card fields used. At the left: your own amphorae.",
        "Oben: dein Kapital, das Jahr, belegte Kartenfelder. Links: deine Amphoren.",
        "En haut : capital, année, cases de carte. À gauche : vos amphores.",
        "Boven: je kapitaal, het jaar, de kaartvelden. Links: je eigen amforen."
    ];
    CvGuide4: [
        "The first turn allows one deal. Buy gold: press left on its route, then A.",
        "Der erste Zug erlaubt ein Geschäft. Kauf Gold: auf seinem Weg nach links, dann A.",
        "Au premier tour, une seule transaction. Achetez de l'or : gauche, puis A.",
        "De eerste beurt staat één transactie toe. Koop goud: links op zijn route, dan A."
    ];
    CvGuide5: [
        "Gold will rise if you help. Gold +3 lifts it by 3 fields at year end: play it with A.",
        "Gold soll steigen. Gold +3 hebt es am Jahresende um 3 Felder: Spiel es mit A.",
        "Faites monter l'or : Or +3 l'élève de 3 cases en fin d'année. Jouez-la avec A.",
        "Laat goud stijgen: Goud +3 tilt het aan het jaareinde 3 velden op. Speel die met A."
    ];
    CvGuide6: [
        "Blue buys wine twice, for 6 and 8, and plays a wine contract: 1 for each amphora.",
        "Blau kauft zweimal Wein, für 6 und 8, und spielt einen Weinvertrag: 1 je Amphore.",
        "Bleu achète deux fois du vin, à 6 et 8, et joue un contrat de vin : 1 par amphore.",
        "Blauw koopt twee keer wijn, voor 6 en 8, en speelt een wijncontract: 1 per amfora."
    ];
    CvGuide7: [
        "Now the same deal twice is allowed. Buy gold for 8 and 10: left, left, A.",
        "Nun sind zwei gleiche erlaubt. Kauf zweimal Gold, für 8 und 10: links, links, A.",
        "Deux pareilles sont permises. Achetez de l'or à 8 et à 10 : gauche, gauche, A.",
        "Nu mogen twee gelijke. Koop twee keer goud, voor 8 en 10: links, links, A."
    ];
    CvGuide8: [
        "You hold 4 amphorae of gold. The gold contract pays 1 for each at year end. Play it.",
        "Du hast 4 Amphoren Gold. Der Goldvertrag zahlt am Jahresende je 1. Spiel ihn.",
        "Vous avez 4 amphores d'or. Le contrat paie 1 pour chacune en fin d'année. Jouez-le.",
        "Je hebt 4 amforen goud. Het goudcontract betaalt aan het jaareinde 1 per stuk. Speel het."
    ];
    CvGuide9: [
        "Blue sells one of each good and plays Gold -2. Of your 3 fields only 1 is left!",
        "Blau verkauft je Ware eine und spielt Gold -2. Von 3 Feldern bleibt nur 1!",
        "Bleu vend une amphore de chaque et joue Or -2. De vos 3 cases, il en reste 1 !",
        "Blauw verkoopt er van elk één en speelt Goud -2. Van je 3 velden blijft er 1!"
    ];
    CvGuide10: [
        "No deal helps: press up for No trade, then A.",
        "Kein Geschäft hilft jetzt: hoch zu Kein Handel, dann A.",
        "Rien à gagner ici : montez à Pas de transaction, puis A.",
        "Niets helpt nu: omhoog naar Geen handel, dan A."
    ];
    CvGuide11: [
        "A mirage covers a card of its colour. Choose it, put it on Gold -2 and press A.",
        "Eine Fata Morgana deckt eine Karte ihrer Farbe ab. Wähl sie, dann Gold -2, dann A.",
        "Un mirage couvre une carte de sa couleur. Choisissez-le, puis Or -2, puis A.",
        "Een fata morgana dekt een kaart van zijn kleur af. Kies hem, dan Goud -2, dan A."
    ];
    CvGuide12: [
        "Blue plays the spice tax, 2 per amphora: you pay 2. After a tax comes another card: Wine +2.",
        "Blau spielt die Gewürzsteuer: 2 je Amphore, also 2 von dir. Dann noch Wein +2.",
        "Bleu joue la taxe sur les épices : 2 par amphore. Vous payez 2. Puis il joue Vin +2.",
        "Blauw speelt specerijenbelasting: jij betaalt 2. Daarna nog een kaart: Wijn +2."
    ];
    CvGuide13: [
        "One deal in each good: sell wine and spices with right, buy gold with left, then A.",
        "Je Ware ein Geschäft: Wein und Gewürze mit rechts verkaufen, Gold mit links kaufen, A.",
        "Une de chaque : vendez vin et épices à droite, achetez de l'or à gauche, puis A.",
        "Elke soort één keer: verkoop wijn en specerijen met rechts, koop goud met links, dan A."
    ];
    CvGuide14: [
        "The last field is yours and ends the year. You hold no spices: play Spices -2.",
        "Das letzte Feld beendet das Jahr. Du hast keine Gewürze: Spiel Gewürze -2.",
        "La dernière case finit l'année. Vous n'avez plus d'épices : jouez Épices -2.",
        "Het laatste veld beëindigt het jaar. Je hebt geen specerijen: speel Specerijen -2."
    ];
    CvGuide15: [
        "Gold moves 3 fields out, from 12 to 18. Yours would now sell for 16, then less.",
        "Gold zieht 3 Felder hinaus, von 12 auf 18. Deins brächte nun 16, dann weniger.",
        "L'or s'éloigne de 3 cases, de 12 à 18. Le vôtre se vendrait 16, puis moins.",
        "Goud schuift 3 velden weg, van 12 naar 18. Het jouwe brengt nu 16 op, dan minder."
    ];
    CvGuide16: [
        "Your gold contract pays 5, the wine contract pays Blue 2.",
        "Dein Goldvertrag zahlt 5, der Weinvertrag zahlt Blau 2.",
        "Votre contrat d'or paie 5, celui de vin paie 2 à Bleu.",
        "Je goudcontract betaalt 5, het wijncontract betaalt Blauw 2."
    ];
    CvGuide17: [
        "Before a new year cards can be exchanged. Blue keeps all five.",
        "Vor einem neuen Jahr kann man Karten tauschen. Blau behält alle.",
        "Avant chaque année, on peut échanger des cartes. Bleu garde tout.",
        "Voor een nieuw jaar mag je kaarten ruilen. Blauw houdt alles."
    ];
    CvGuide18: [
        "The wine contract would pay only Blue. Choose it and press A, then down and A.",
        "Der Weinvertrag nützt nur Blau. Wähl ihn und drück A, dann runter und A.",
        "Le contrat de vin ne sert qu'à Bleu. Choisissez-le, A, puis bas et A.",
        "Het wijncontract helpt alleen Blauw. Kies het, druk op A, dan omlaag en A."
    ];
    CvGuide19: [
        "A gold contract came: good for your gold. Two more years pass.",
        "Ein Goldvertrag kam: gut für dein Gold. Zwei Jahre vergehen.",
        "Voici un contrat d'or : bon pour votre or. Deux ans passent.",
        "Een goudcontract: goed voor je goud. Er gaan twee jaar voorbij."
    ];
    CvGuide20: [
        "Year 3: Blue plays the last card of the game. Then all is sold.",
        "Jahr 3: Blau spielt die letzte Karte. Danach wird alles verkauft.",
        "Année 3 : Bleu joue la dernière carte. Puis on vend tout.",
        "Jaar 3: Blauw speelt de laatste kaart. Dan wordt alles verkocht."
    ];
    CvGuide21: [
        "One amphora each, in turn. Blue has gold too: sell gold first, before the price falls. Press A.",
        "Reihum je eine Amphore. Auch Blau hat Gold: verkauf Gold zuerst, bevor der Preis fällt. A.",
        "Une amphore chacun. Bleu a aussi de l'or : vendez-en d'abord, avant la baisse. A.",
        "Om de beurt één amfora. Blauw heeft ook goud: verkoop eerst goud, vóór de prijs daalt. A."
    ];
    CvGuide22: [
        "Blue sold gold too: now it brings 10. Sell your last gold; the wine can wait.",
        "Auch Blau hat Gold verkauft: nun bringt es 10. Verkauf dein letztes; der Wein kann warten.",
        "Bleu a vendu de l'or : il ne rapporte plus que 10. Vendez le dernier ; le vin peut attendre.",
        "Blauw verkocht ook goud: het brengt nu 10 op. Verkoop je laatste; de wijn kan wachten."
    ];
    CvGuideEnd: [
        "Now you know deals, cards, tax, mirage, exchanges and final sales. Try a real game: Malku is a good first rival.",
        "Nun kennst du Geschäfte, Karten, Steuer, Fata Morgana, Tausch und Schlussverkauf. Spiel eine echte Partie, am besten erst gegen Malku.",
        "Vous connaissez achats, ventes, cartes, taxe, mirage, échange et vente finale. Jouez une vraie partie, d'abord contre Malku.",
        "Nu ken je handel, kaarten, belasting, fata morgana, ruil en eindverkoop. Speel een echte partij, eerst tegen Malku."
    ];
    // Guided game, objections to other moves
    CvNotThisDeal: [
        "Allowed, but take the advice.",
        "Erlaubt, aber folg dem Rat.",
        "Permis, mais suivez le conseil.",
        "Mag, maar volg eerst de raad."
    ];
    CvNotThisCard: [
        "Allowed. Play the other card.",
        "Erlaubt. Spiel die andere.",
        "Permis, mais jouez l'autre.",
        "Mag. Speel de andere kaart."
    ];
    CvNotThisCover: [
        "Allowed. That card helps you.",
        "Erlaubt, aber die nützt dir.",
        "Permis, mais elle vous sert.",
        "Mag, maar die helpt je juist."
    ];
    CvNotThisAside: [
        "Allowed, but keep the others.",
        "Erlaubt, aber behalt den Rest.",
        "Permis, mais gardez les autres.",
        "Mag, maar houd de andere."
    ];
    CvNotThisSale: ["Allowed, but sell gold first.", "Erlaubt, aber erst das Gold.", "Permis, mais l'or d'abord.", "Mag, maar eerst het goud."];
    CvNotPass: [
        "Allowed. A deal gains more.",
        "Erlaubt. Handeln bringt mehr.",
        "Permis, mais moins rentable.",
        "Mag, maar handelen is beter."
    ];
    // Cards not yet played
    NotPlayed: [
        "Not yet played this year:",
        "Dieses Jahr noch nicht gespielt:",
        "Pas encore jouées cette année :",
        "Dit jaar nog niet gespeeld:"
    ];
    YourHand: ["Your hand:", "Deine Hand:", "Votre main :", "Je hand:"];
    Unseen: ["Still unseen:", "Noch nicht gesehen:", "Pas encore vues :", "Nog niet gezien:"];
}

impl Msg {
    /// Returns the message with the reason why a trade is refused.
    pub const fn draft_refusal(refusal: DraftRefusal) -> Self {
        match refusal {
            DraftRefusal::FirstTurn => Self::NoFirstTurn,
            DraftRefusal::SecondTurn => Self::NoSecondTurn,
            DraftRefusal::MoreThanTwo => Self::NoMoreThanTwo,
            DraftRefusal::OthersToo => Self::NoOthersToo,
            DraftRefusal::LastAmphora => Self::NoLastAmphora,
            DraftRefusal::NoneHeld => Self::NoneToSell,
            DraftRefusal::SecondDeal => Self::NoSecondDeal,
            DraftRefusal::ThirdGood => Self::NoThirdGood,
            DraftRefusal::NoCredit => Self::NoCapital,
        }
    }

    /// Returns the message with the reason why a move is refused.
    pub const fn refusal(refusal: Refusal) -> Self {
        match refusal {
            Refusal::LastAmphora => Self::NoLastAmphora,
            Refusal::NoCredit => Self::NoCapital,
            Refusal::NoneHeld => Self::NoneToSell,
            Refusal::SameDealTwice => Self::NoSecondTurn,
            Refusal::NotBothWays => Self::NoOthersToo,
            Refusal::OneDealEach => Self::NoThirdGood,
            Refusal::Incomplete => Self::NoSecondDeal,
            Refusal::NeedsTarget | Refusal::NoTarget => Self::NoCardToCover,
            Refusal::PileTooSmall => Self::NoPileLeft,
            Refusal::GameOver | Refusal::NotNow | Refusal::NotInHand => Self::NoSuchMove,
        }
    }
}
