//! The reasons for moves. The sentences name no subject, so that they hold for a
//! bot as well as for a person who asks for a hint.

use crate::shell::text::messages;

messages! {
    // Blanks: digit, good.
    GoodsTower: [
        "The tower needs {} {} more.",
        "Für den Turm noch nötig: {} {}.",
        "Il faut encore {} {} pour la tour.",
        "De toren vraagt nog {} {}."
    ];
    // Blanks: part.
    GoodsTemple: [
        "Goods for the next part of the temple: {}.",
        "Waren für das nächste Tempelteil: {}.",
        "De quoi bâtir la suite du temple : {}.",
        "Goederen voor het volgende tempeldeel: {}."
    ];
    // Blanks: mission.
    GoodsMission: [
        "Goods for a mission: {}.",
        "Waren für einen Auftrag: {}.",
        "Des ressources pour une mission : {}.",
        "Goederen voor een opdracht: {}."
    ];
    // Blanks: rare good.
    GoodsRare: [
        "Goods to buy {} with.",
        "Waren, um {} zu kaufen.",
        "De quoi acheter : {}.",
        "Goederen om {} te kopen."
    ];
    // Blanks: digit.
    GoodsBuy: [
        "An improvement costs {}; these goods pay for it.",
        "Eine Verbesserung kostet {}; diese Waren zahlen sie.",
        "Une amélioration coûte {} : voici de quoi la payer.",
        "Een verbetering kost {}; hiermee lukt dat."
    ];
    // Blanks: digit.
    GoodsTax: [
        "The tax of {} gold is due this turn.",
        "Diese Runde sind {} Gold Steuer fällig.",
        "L'impôt de {} or est dû cette manche.",
        "Deze ronde is {} goud belasting verschuldigd."
    ];
    // Blanks: digit.
    GoodsMost: [
        "No free slot brings more goods: {}.",
        "Kein freies Feld bringt mehr Waren: {}.",
        "Aucune case libre ne donne plus de ressources : {}.",
        "Geen vrij veld levert meer goederen op: {}."
    ];
    // Blanks: improvement.
    GoodsFleet: [
        "{} makes every ship here richer.",
        "{}: Jedes Schiff bringt hier mehr.",
        "{} : chaque navire rapporte plus ici.",
        "{}: elk schip haalt hier meer."
    ];
    // Blanks: number.
    TowerEra: [
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
    // Blanks: number.
    TowerFree: [
        "Level {} comes free right after this one.",
        "Stufe {} kommt danach gratis.",
        "L'étage {} suit gratuitement.",
        "Laag {} komt daarna gratis."
    ];
    // Blanks: number.
    TowerCheap: [
        "Above level {} each level costs more.",
        "Über Stufe {} wird jede teurer.",
        "Au-dessus de {}, chaque étage coûte plus.",
        "Boven laag {} wordt elke laag duurder."
    ];
    // Blanks: digit.
    TowerHighest: [
        "The highest tower scores {} every turn.",
        "Der höchste Turm bringt jede Runde {}.",
        "La plus haute tour rapporte {} par manche.",
        "De hoogste toren levert elke ronde {} op."
    ];
    // Blanks: number.
    Supplies: [
        "The tower leads the lowest by {}: that scores now.",
        "Der Vorsprung des Turms, {}, zählt hier sofort.",
        "L'avance de la tour, {}, rapporte aussitôt.",
        "De voorsprong van de toren, {}, telt hier meteen."
    ];
    // Blanks: part, number.
    TempleNext: [
        "With the next part ({}) the temple counts {}.",
        "Mit dem nächsten Teil ({}) zählt der Tempel {}.",
        "Avec la suite ({}), le temple vaut {}.",
        "Met het volgende deel ({}) telt de tempel {}."
    ];
    TempleFinish: [
        "Finishes the temple first: two free rare goods.",
        "Vollendet als Erster den Tempel: zwei Raritäten gratis.",
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
    // Blanks: rare good, digit, number.
    Set: [
        "{} makes {} different kinds: +{} prestige.",
        "Mit {} sind es {} Arten: +{} Prestige.",
        "{} : {} sortes en tout, +{} prestige.",
        "Met {} zijn het {} soorten: +{} prestige."
    ];
    SetShip: [
        "One of each colour allows a third ship.",
        "Je eine jeder Farbe erlaubt ein drittes Schiff.",
        "Une de chaque couleur permet un troisième navire.",
        "Eén van elke kleur maakt een derde schip mogelijk."
    ];
    // Blanks: rare good.
    SetLast: [
        "The last {}: there will be no other.",
        "Das letzte Mal {}: Mehr gibt es nicht.",
        "Dernière tuile : {}.",
        "De laatste keer {}: meer komt er niet."
    ];
    // Blanks: region.
    RaidSafe: [
        "{} is under attack already, so it is safe now.",
        "{} war gerade Ziel und ist jetzt sicher.",
        "Région déjà attaquée, donc sûre : {}.",
        "{} is al aangevallen en dus nu veilig."
    ];
    // Blanks: player.
    RaidFollow: [
        "{} chose the target and has a piece here too.",
        "{} kennt das Ziel und steht selbst hier.",
        "{} connaît la cible et se place aussi ici.",
        "{} kent het doel en staat hier zelf ook."
    ];
    // Blanks: player, region.
    RaidTarget: [
        "{} counts on {} most.",
        "{} ist am stärksten angewiesen auf: {}",
        "{} dépend surtout de : {}",
        "{} rekent het meest op: {}"
    ];
    RaidOwn: [
        "That region is not needed soon.",
        "Diese Region ist für eigene Pläne entbehrlich.",
        "Cette région n'est pas utile bientôt.",
        "Dit gebied is voor eigen plannen niet nodig."
    ];
    // Blanks: digit.
    RaidDivert: [
        "Pieces that would go home: {}.",
        "Figuren, die sonst heimmüssten: {}.",
        "Pions qui rentreraient sinon : {}.",
        "Figuren die anders weg moeten: {}."
    ];
    // Blanks: player.
    Swap: [
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
    // Blanks: player.
    FirstFrom: [
        "Takes the first place from {}.",
        "Nimmt {} den ersten Platz ab.",
        "Prend la première place à {}.",
        "Neemt {} de eerste plaats af."
    ];
    // Blanks: improvement.
    BuyEngine: [
        "{} pays every turn from now on.",
        "{} zahlt sich ab jetzt jede Runde aus.",
        "{} rapporte dès maintenant, chaque manche.",
        "{} levert vanaf nu elke ronde op."
    ];
    BuyEarly: [
        "Bought early, an improvement works longest.",
        "Früh gekauft, wirkt sie am längsten.",
        "Achetée tôt, elle sert plus longtemps.",
        "Vroeg gekocht werkt ze het langst."
    ];
    // Blanks: digit.
    BuyEnd: [
        "Leads here by {}: 12 prestige at the end.",
        "Führt hier mit {}: am Ende 12 Prestige.",
        "Mène ici de {} : 12 prestige à la fin.",
        "Leidt hier met {}: 12 prestige op het eind."
    ];
    // Blanks: mission, digit.
    MissionNear: [
        "{}: goods still missing: {}.",
        "{}: noch fehlende Waren: {}.",
        "{} : ressources manquantes : {}.",
        "{}: goederen te kort: {}."
    ];
    // Blanks: number.
    MissionFulfil: [
        "Fulfilled, it counts {} at the end.",
        "Erfüllt zählt er am Ende {}.",
        "Remplie, elle vaut {} à la fin.",
        "Vervuld telt hij op het eind {}."
    ];
    // Blanks: digit.
    MissionReturn: [
        "Returned now, it brings more than the {} it loses.",
        "Eingelöst bringt er mehr als die {}, die er verliert.",
        "La rendre rapporte plus que les {} perdus.",
        "Ingeleverd brengt hij meer dan de {} die hij kost."
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
    // Blanks: digit.
    Camel: [
        "Camel {} acts in every turn to come.",
        "Kamel {} handelt in jeder weiteren Runde.",
        "Le chameau {} servira à chaque manche.",
        "Kameel {} helpt elke volgende ronde."
    ];
    // Blanks: digit.
    Ship: [
        "Ship {} acts in every turn to come.",
        "Schiff {} handelt in jeder weiteren Runde.",
        "Le navire {} servira à chaque manche.",
        "Schip {} helpt elke volgende ronde."
    ];
    // Blanks: good.
    Trade: [
        "Trades because {} is what is missing.",
        "Tauscht, weil {} fehlt.",
        "Échange, car il manque : {}.",
        "Ruilt, want er ontbreekt {}."
    ];
    TradeDouble: [
        "1 advanced good becomes 2 basic: more goods in all.",
        "Aus einer edlen Ware werden zwei einfache: mehr Waren.",
        "Une précieuse en donne deux de base : plus de ressources.",
        "Eén kostbare wordt twee gewone: meer goederen."
    ];
    Market: [
        "Holds the right to trade for the whole turn.",
        "Sichert das Tauschen für die ganze Runde.",
        "S'assure d'échanger toute la manche.",
        "Mag zo de hele ronde ruilen."
    ];
    // Blanks: number.
    Gifts: [
        "{} prestige at once, and it costs nothing.",
        "Sofort {} Prestige, ganz ohne Kosten.",
        "{} prestige aussitôt, sans rien payer.",
        "Meteen {} prestige, zonder kosten."
    ];
    // Blanks: digit.
    Tax: [
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
    // Blanks: player, digit.
    Traitor: [
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
