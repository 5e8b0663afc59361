//! The reasons for moves. The sentences have no subject, so that they fit both a bot's move and a
//! hint for a person.

use crate::shell::text::messages;

messages! {
    GoodsTower(Digit, Good): [
        "The tower needs {} {} more.",
        "Für den Turm noch nötig: {} {}.",
        "Il faut encore {} {} pour la tour.",
        "De toren vraagt nog {} {}."
    ];
    GoodsTemple(Part): [
        "Goods for the next part of the temple: {}.",
        "Waren für das nächste Tempelteil: {}.",
        "De quoi bâtir la suite du temple : {}.",
        "Goederen voor het volgende tempeldeel: {}."
    ];
    GoodsMission(Mission): [
        "Goods for a mission: {}.",
        "Waren für einen Auftrag: {}.",
        "Des ressources pour une mission : {}.",
        "Goederen voor een opdracht: {}."
    ];
    GoodsRare(Rare): [
        "Goods to buy {} with.",
        "Waren, um {} zu kaufen.",
        "De quoi acheter : {}.",
        "Goederen om {} te kopen."
    ];
    GoodsBuy(Digit): [
        "An improvement costs {}; these goods pay for it.",
        "Eine Verbesserung kostet {}; diese Waren reichen dafür.",
        "Une amélioration coûte {} : voici de quoi la payer.",
        "Een verbetering kost {}; hiermee lukt dat."
    ];
    GoodsTax(Digit): [
        "Tax due this turn: {} gold.",
        "Fällige Steuer diese Runde: {} Gold.",
        "Impôt dû cette manche : {} or.",
        "Belasting deze ronde: {} goud."
    ];
    GoodsMost(Digit): [
        "No free slot brings more goods: {}.",
        "Kein freies Feld bringt mehr Waren: {}.",
        "Aucune case libre ne donne plus de ressources : {}.",
        "Geen vrij veld levert meer goederen op: {}."
    ];
    GoodsStore(Digit, Good): [
        "This adds {} {} to the store.",
        "Das bringt {} {} ins Lager.",
        "Le stock y gagne {} {}.",
        "De opslag krijgt er {} {} bij."
    ];
    GoodsFleet(Improvement): [
        "{}: every ship brings more here.",
        "{}: Jedes Schiff bringt hier mehr.",
        "{} : chaque navire rapporte plus ici.",
        "{}: elk schip haalt hier meer."
    ];
    TowerEra(Number): [
        "A new era is near: the tower scores {} then.",
        "Bald neue Ära: Der Turm bringt dann {} Prestige.",
        "L'ère s'achève : la tour rapportera {}.",
        "Bijna een nieuw tijdperk: de toren levert dan {} op."
    ];
    TowerCamel: [
        "Tower 5 opens the way to a fourth camel.",
        "Turm 5 macht ein viertes Kamel möglich.",
        "Une tour de 5 permet un quatrième chameau.",
        "Toren 5 maakt een vierde kameel mogelijk."
    ];
    TowerFree(Number): [
        "Level {} comes free right after this one.",
        "Stufe {} kommt danach gratis.",
        "L'étage {} suit gratuitement.",
        "Laag {} komt daarna gratis."
    ];
    TowerCheap(Number): [
        "Above level {} each level costs more.",
        "Über Stufe {} wird jede teurer.",
        "Au-dessus de {}, chaque étage coûte plus.",
        "Boven laag {} wordt elke laag duurder."
    ];
    TowerHighest(Digit): [
        "The highest tower scores {} every turn.",
        "Der höchste Turm bringt jede Runde {}.",
        "La plus haute tour rapporte {} par manche.",
        "De hoogste toren levert elke ronde {} op."
    ];
    Supplies(Number): [
        "The tower leads the lowest by {}: that scores now.",
        "Der Vorsprung des Turms, {}, zählt hier sofort.",
        "L'avance de la tour, {}, rapporte aussitôt.",
        "De voorsprong van de toren, {}, telt hier meteen."
    ];
    TempleNext(Part, Number): [
        "With the next part ({}) the temple counts {}.",
        "Mit dem nächsten Teil ({}) zählt der Tempel {}.",
        "Avec la suite ({}), le temple vaut {}.",
        "Met het volgende deel ({}) telt de tempel {}."
    ];
    TempleFinish: [
        "Finishes the temple first: two free rare goods.",
        "Vollendet den ersten Tempel: zwei Raritäten gratis.",
        "Achève le premier temple : deux raretés gratuites.",
        "Voltooit als eerste de tempel: twee rariteiten gratis."
    ];
    TempleSecond: [
        "Finishes the temple: one free rare good.",
        "Vollendet den Tempel: eine Rarität gratis.",
        "Achève le temple : une rareté gratuite.",
        "Voltooit de tempel: één rariteit gratis."
    ];
    TempleMission: [
        "In Palmyra a temple part brings a mission as well.",
        "In Palmyra bringt ein Tempelteil auch einen Auftrag.",
        "À Palmyre, le temple donne aussi une mission.",
        "In Palmyra levert een tempeldeel ook een opdracht op."
    ];
    Set(Rare, Digit, Number): [
        "Different kinds with {}: {}, +{} prestige.",
        "Verschiedene Arten mit {}: {}, +{} Prestige.",
        "Sortes avec la tuile {} : {}, +{} prestige.",
        "Soorten met {} erbij: {}, +{} prestige."
    ];
    SetShip: [
        "One of each colour allows a third ship.",
        "Je eine jeder Farbe erlaubt ein drittes Schiff.",
        "Une de chaque couleur permet un troisième navire.",
        "Eén van elke kleur maakt een derde schip mogelijk."
    ];
    SetLast(Rare): [
        "The last {}: there will be no other.",
        "Letztes Plättchen {}: Mehr gibt es nicht.",
        "Dernière tuile : {}.",
        "Laatste tegel {}: meer komt er niet."
    ];
    RaidSafe(Region): [
        "Just attacked, so safe now: {}.",
        "Eben angegriffen, also jetzt sicher: {}.",
        "Région déjà attaquée, donc sûre : {}.",
        "Net aangevallen, dus nu veilig: {}."
    ];
    RaidFollow(Player): [
        "{} chose the target and has a piece here too.",
        "{} kennt das Ziel und steht selbst hier.",
        "{} connaît la cible et se place aussi ici.",
        "{} kent het doel en staat hier zelf ook."
    ];
    RaidTarget(Player, Region): [
        "{} relies most on this: {}.",
        "{} ist am stärksten angewiesen auf: {}",
        "{} dépend surtout de : {}",
        "{} rekent het meest op: {}"
    ];
    RaidOwn: [
        "That region is not needed soon.",
        "Diese Region ist für eigene Pläne entbehrlich.",
        "Cette région ne servira pas de sitôt.",
        "Dit gebied is voor eigen plannen niet nodig."
    ];
    RaidDivert(Digit): [
        "Pieces that would go home: {}.",
        "Figuren, die sonst heimmüssten: {}.",
        "Pions qui rentreraient sinon : {}.",
        "Figuren die anders weg moeten: {}."
    ];
    Swap(Player): [
        "{}'s slot is worth more now.",
        "Das Feld von {} ist jetzt mehr wert.",
        "La case de {} vaut plus à présent.",
        "Het veld van {} is nu meer waard."
    ];
    First: [
        "First next turn: the best slot is free then.",
        "Nächste Runde zuerst: Das beste Feld ist dann frei.",
        "Premier ensuite : la meilleure case sera libre.",
        "Volgende ronde eerst: het beste veld is dan vrij."
    ];
    FirstFrom(Player): [
        "Takes the first place from {}.",
        "Nimmt {} den ersten Platz ab.",
        "Prend la première place à {}.",
        "Neemt {} de eerste plaats af."
    ];
    BuyEngine(Improvement): [
        "{}: pays off every turn from now on.",
        "{}: lohnt sich ab jetzt jede Runde.",
        "{} : rentable dès maintenant, chaque manche.",
        "{}: loont vanaf nu elke ronde."
    ];
    BuyEarly: [
        "Bought early, an improvement works longest.",
        "Früh gekauft, wirkt sie am längsten.",
        "Achetée tôt, elle sert plus longtemps.",
        "Vroeg gekocht werkt hij het langst."
    ];
    BuyEnd(Digit): [
        "Leads here by {}: 12 prestige at the end.",
        "Führt hier mit {}: am Ende 12 Prestige.",
        "Mène ici de {} : 12 prestige à la fin.",
        "Leidt hier met {}: 12 prestige aan het eind."
    ];
    MissionNear(Mission, Digit): [
        "{}: goods still missing: {}.",
        "{}: noch fehlende Waren: {}.",
        "{} : ressources manquantes : {}.",
        "{}: nog ontbrekende goederen: {}."
    ];
    MissionFulfil(Number): [
        "Fulfilled, it counts {} at the end.",
        "Erfüllt zählt er am Ende {}.",
        "Remplie, elle vaut {} à la fin.",
        "Vervuld telt hij aan het eind {}."
    ];
    MissionReturn(Digit): [
        "Returned now, it brings more than the {} it loses.",
        "Eingelöst bringt er mehr als die {}, die er verliert.",
        "La rendre rapporte plus que sa perte : {}.",
        "Ingeleverd levert hij meer op dan de {} die hij kost."
    ];
    MissionCash: [
        "This mission is out of reach: one good is better.",
        "Dieser Auftrag ist zu weit weg: lieber eine Ware.",
        "Mission hors d'atteinte : mieux vaut une ressource.",
        "Deze opdracht is te ver weg: liever een grondstof."
    ];
    MissionDraw: [
        "A new mission may fit the goods in store.",
        "Ein neuer Auftrag passt vielleicht zum Lager.",
        "Une autre mission conviendra peut-être mieux.",
        "Een nieuwe opdracht past misschien beter."
    ];
    Camel(Digit): [
        "Camel {} will work every turn from now on.",
        "Kamel {} ist ab nächster Runde immer dabei.",
        "Le chameau {} servira à chaque manche.",
        "Kameel {} helpt elke volgende ronde."
    ];
    Ship(Digit): [
        "Ship {} will work every turn from now on.",
        "Schiff {} ist ab nächster Runde immer dabei.",
        "Le navire {} servira à chaque manche.",
        "Schip {} helpt elke volgende ronde."
    ];
    Trade(Good): [
        "Trades for what is missing: {}.",
        "Tauscht, weil {} fehlt.",
        "Échange pour obtenir ce qui manque : {}.",
        "Ruilt om wat ontbreekt: {}."
    ];
    TradeDouble: [
        "1 advanced good becomes 2 basic: more goods in all.",
        "Aus einer edlen Ware werden zwei einfache: mehr Waren.",
        "Une précieuse en donne deux de base : plus de ressources.",
        "Eén kostbare wordt twee gewone: meer goederen."
    ];
    Market: [
        "Keeps the market open all turn.",
        "Sichert das Tauschen für die ganze Runde.",
        "Permet d'échanger toute la manche.",
        "Mag zo de hele ronde ruilen."
    ];
    Gifts(Number): [
        "{} prestige at once, and it costs nothing.",
        "Sofort {} Prestige, ganz ohne Kosten.",
        "{} prestige aussitôt, sans rien payer.",
        "Meteen {} prestige, zonder kosten."
    ];
    Tax(Digit): [
        "Saves {} gold of tax.",
        "Spart {} Gold Steuer.",
        "Épargne {} or d'impôt.",
        "Bespaart {} goud belasting."
    ];
    TaxLose: [
        "This gold does more than 3 prestige elsewhere.",
        "Dieses Gold bringt anderswo mehr als 3 Prestige.",
        "Cet or vaut plus de 3 prestige ailleurs.",
        "Dit goud levert elders meer op dan 3 prestige."
    ];
    TaxNone: [
        "There is no gold left to pay with.",
        "Es ist kein Gold mehr zum Zahlen da.",
        "Il n'y a plus d'or pour payer.",
        "Er is geen goud om mee te betalen."
    ];
    Traitor(Player, Digit): [
        "{} leads with the tower: {} off.",
        "{} führt mit dem Turm: {} weniger.",
        "{} a la plus haute tour : {} de moins.",
        "{} leidt met de toren: {} eraf."
    ];
    Discard: [
        "Keeps what the next turn needs.",
        "Behält, was die nächste Runde braucht.",
        "Garde ce qui servira à la manche suivante.",
        "Houdt wat de volgende ronde nodig heeft."
    ];
    Double: [
        "Two pieces at once, before others take the slots.",
        "Zwei Figuren zugleich, ehe andere die Felder nehmen.",
        "Deux pions d'un coup, avant les autres.",
        "Twee figuren ineens, voordat anderen er staan."
    ];
    Last: [
        "Last turn: only prestige counts now.",
        "Letzte Runde: Jetzt zählt nur Prestige.",
        "Dernière manche : seul le prestige compte.",
        "Laatste ronde: nu telt alleen prestige."
    ];
    Only: [
        "The only slot left for this piece.",
        "Das einzige freie Feld für diese Figur.",
        "La seule case libre pour ce pion.",
        "Het enige vrije veld voor dit figuur."
    ];
    Even: [
        "Several slots are about equal; this is one of them.",
        "Mehrere Felder sind gleich gut, dieses ist eins davon.",
        "Plusieurs cases se valent ; celle-ci en est une.",
        "Meerdere velden zijn even goed; dit is er een van."
    ];
    Done: [
        "Nothing more here is worth its price.",
        "Nichts hier ist noch seinen Preis wert.",
        "Plus rien ici ne vaut son prix.",
        "Niets hier is zijn prijs nog waard."
    ];
}
