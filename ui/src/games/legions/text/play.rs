//! Texts before, during and after a game.

use palmyra_engine::legions::Refusal;

use crate::shell::text::messages;

messages! {
    LegionsName: ["Legions", "Legionen", "Légions", "Legioenen"];
    LegionsLine: ["Lay land, earn coins", "Land legen für Münzen", "Posez et encaissez", "Leg land, krijg munten"];
    LegionsCredit: [
        "Legions: Bernd Eisenstein (Irongames, 2013)",
        "Legionen: Bernd Eisenstein (Irongames, 2013)",
        "Légions : Bernd Eisenstein (Irongames, 2013)",
        "Legioenen: Bernd Eisenstein (Irongames, 2013)"
    ];
    // Title
    SoloCampaign: ["Solo campaign", "Solopartien", "Parties en solo", "Solopartijen"];
    // Buttons
    Lay: ["lay", "legen", "poser", "leg"];
    Place: ["place", "setzen", "placer", "zet"];
    Map: ["map", "Karte", "carte", "kaart"];
    PlayIt: ["play it", "spielen", "jouer", "speel"];
    // New game
    Classic: ["classic", "klassisch", "classique", "klassiek"];
    Expert: ["expert", "Expertenspiel", "experte", "expert"];
    // Campaign
    SoloStart(Many): ["{} tiles", "{} Plättchen", "{} tuiles", "{} tegels"];
    SoloStartFlipped(Many, Digit): ["{} tiles, {} flipped", "{} Plättchen, Tribut {}", "{} tuiles, tribut {}", "{} tegels, tribuut {}"];
    Goal(Number): ["goal {}", "Ziel {}", "objectif {}", "doel {}"];
    Best(Number): ["best {}", "max. {}", "max. {}", "beste {}"];
    SoloGame(Digit): ["Game {}", "Partie {}", "Partie {}", "Partij {}"];
    SoloStory1: [
        "An oasis, a well, two tents. Make a city of it.",
        "Eine Oase, ein Brunnen, zwei Zelte. Mach eine Stadt daraus.",
        "Une oasis, un puits, deux tentes. Faites-en une ville.",
        "Een oase, een put, twee tenten. Maak er een stad van."
    ];
    SoloStory2: [
        "Merchants ask for a road through the desert.",
        "Händler bitten um eine Straße durch die Wüste.",
        "On réclame une route à travers le désert.",
        "Kooplieden vragen om een weg door de woestijn."
    ];
    SoloStory3: [
        "Robbers are about. Watch over the new land.",
        "Räuber gehen um. Wache über das neue Land.",
        "Des brigands rôdent. Veillez sur les terres neuves.",
        "Er zijn rovers in de buurt. Waak over het nieuwe land."
    ];
    SoloStory4: [
        "The traders are back. Their toll feeds the city.",
        "Die Händler sind zurück. Ihr Zoll ernährt die Stadt.",
        "Les caravanes reviennent. Leur péage nourrit la ville.",
        "De handelaars zijn terug. Hun tol voedt de stad."
    ];
    SoloStory5: [
        "Rome is watching Palmyra. Show what it is worth.",
        "Rom schaut auf Palmyra. Zeig, was es wert ist.",
        "Rome observe Palmyre. Montrez ce qu'elle vaut.",
        "Rome kijkt naar Palmyra. Laat zien wat het waard is."
    ];
    Locked: [
        "First reach the goal above",
        "Erst das Ziel darüber schaffen",
        "D'abord l'objectif ci-dessus",
        "Haal eerst het doel erboven"
    ];
    // Table
    Conquer: ["Conquer", "Legion", "Conquérir", "Veroveren"];
    Revenue: ["Revenue", "Censor", "Collecter", "Innen"];
    Reorganize: ["Reorganize", "Umsetzen", "Réorganiser", "Herschikken"];
    ConquerCensor: ["Conquer: censor", "Censor: Plättchen", "Conquérir : censeur", "Veroveren: censor"];
    RevenueLegion: ["Revenue: legion", "Legion: Münzen", "Collecter : légion", "Innen: legioen"];
    ReorganizeCaesar: ["Reorganize + Caesar", "Umsetzen + Kaiser", "Réorganiser + empereur", "Herschikken + keizer"];
    ConquerLine: ["lay tiles, gain tiles", "Plättchen gewinnen", "poser, piocher", "leg, krijg tegels"];
    RevenueLine: ["lay tiles, gain coins", "Münzen kassieren", "poser, encaisser", "leg, krijg munten"];
    ReorganizeLine: ["draw, move figures", "1 ziehen, Figuren setzen", "piocher, déplacer", "trek, verzet figuren"];
    CaesarLine: ["for 1 coin", "für 1 Münze", "pour 1 pièce", "voor 1 munt"];
    ChooseTile: ["Choose a tile", "Welches Plättchen?", "Quelle tuile ?", "Kies een tegel"];
    FinishNow: ["Finish the turn", "Zug beenden", "Finir le tour", "Beurt beëindigen"];
    ChooseCell: ["Choose a space", "Wohin legen?", "Où la poser ?", "Kies een plek"];
    PutLegion: ["Place your legion", "Wohin die Legion?", "Placer la légion", "Zet je legioen"];
    PutCensor: ["Place your censor", "Wohin der Censor?", "Placer le censeur", "Zet je censor"];
    Finish: ["Finish", "Fertig", "Terminer", "Klaar"];
    // The forecast of the game's end. `EndsOpen` is followed by the coins of the best other player
    EndsOpen(Number): ["Ends the game: you {},", "Spielende: du {},", "Fin : vous {},", "Einde: jij {},"];
    EndsSecret(Number): ["Ends the game: you have {}", "Spielende: du hast {}", "Fin : vous avez {}", "Einde: je hebt er {}"];
    EndsSolo(Number, Number): ["Ends the game: {} of {}", "Spielende: {} von {}", "Fin : {} sur {}", "Einde: {} van {}"];
    // Bots
    ZabdasMarches: ["Bold: marches far", "Kühn: zieht jedes Mal weit", "Hardi : avance loin", "Driest: trekt ver weg"];
    YarhaiHoards: ["Greedy: keeps his tiles", "Gierig: hortet Plättchen", "Avide : garde ses tuiles", "Hebberig: spaart tegels op"];
    LonginusFlips: ["Patient: builds up tribute", "Geduldig: baut Tribut auf", "Patient : mise sur le tribut", "Geduldig: bouwt tribuut op"];
    // Hints, and reasons for bots' moves
    GainTile: ["+1 tile", "+1 Plättchen", "+1 tuile", "+1 tegel"];
    GainTiles(Many): ["+{} tiles", "+{} Plättchen", "+{} tuiles", "+{} tegels"];
    GainCoin: ["+1 coin", "+1 Münze", "+1 pièce", "+1 munt"];
    GainCoins(Many): ["+{} coins", "+{} Münzen", "+{} pièces", "+{} munten"];
    GainTribute(Many, Number): [
        "+{} coins, +{} tribute",
        "+{} Münzen, +{} Tribut",
        "+{} pièces, +{} de tribut",
        "+{} munten, +{} tribuut"
    ];
    LegionFree: ["leaves the legion free", "Legion bleibt frei", "la légion reste libre", "het legioen blijft vrij"];
    CensorFree: ["leaves the censor free", "Censor bleibt frei", "le censeur reste libre", "de censor blijft vrij"];
    LegionBlocked: ["but blocks the legion", "aber die Legion ist blockiert", "mais la légion est bloquée", "maar het legioen zit vast"];
    CensorBlocked: ["but blocks the censor", "aber der Censor ist blockiert", "mais le censeur est bloqué", "maar de censor zit vast"];
    EndsGame: ["and ends the game", "und das Spiel endet", "et la partie se termine", "en het spel eindigt"];
    BothStuck: ["Both figures are blocked.", "Beide Figuren sind blockiert.", "Les deux pions sont bloqués.", "Beide figuren zitten vast."];
    LegionStuck: ["The legion is blocked.", "Die Legion ist blockiert.", "La légion est bloquée.", "Het legioen zit vast."];
    CensorStuck: ["The censor is blocked.", "Der Censor ist blockiert.", "Le censeur est bloqué.", "De censor zit vast."];
    LegionElsewhere(Number, Number): [
        "Legion elsewhere: up to +{}, not +{}.",
        "Legion woanders: bis zu +{} statt +{}.",
        "La légion ailleurs : jusqu'à +{}, pas +{}.",
        "Legioen elders: tot +{}, niet +{}."
    ];
    CensorElsewhere(Number, Number): [
        "Censor elsewhere: up to +{}, not +{}.",
        "Censor woanders: bis zu +{} statt +{}.",
        "Le censeur ailleurs : jusqu'à +{}, pas +{}.",
        "Censor elders: tot +{}, niet +{}."
    ];
    StacksEmpty: [
        "Both stacks are empty: this ends the game.",
        "Beide Stapel sind leer: Das Spiel endet.",
        "Les deux piles sont vides : la partie se termine.",
        "Beide stapels zijn leeg: het spel eindigt."
    ];
    PlayedAhead: ["Best when played ahead.", "Vorausgespielt am besten.", "Le mieux, en jouant d'avance.", "Vooruitgespeeld het best."];
    StaysHere: ["It stands well where it is.", "Der Platz ist schon gut.", "L'emplacement est déjà bon.", "De plek is al goed."];
    FewLarge: ["Few large tiles in hand.", "Nur wenige große auf der Hand.", "Peu de grandes tuiles en main.", "Weinig grote tegels in de hand."];
    FewSmall: ["Few small tiles in hand.", "Nur wenige kleine auf der Hand.", "Peu de petites tuiles en main.", "Weinig kleine tegels in de hand."];
    MoreTribute(Number): ["Tribute grows to {}.", "Der Tribut steigt auf {}.", "Le tribut passe à {}.", "Het tribuut stijgt naar {}."];
    KeepTiles(Number): ["Tiles kept: {}.", "Behaltene Plättchen: {}.", "Tuiles gardées : {}.", "Bewaarde tegels: {}."];
    LargeTouches: ["Large tiles touch more tiles.", "Große grenzen an mehr andere.", "Les grandes touchent plus de tuiles.", "Grote raken meer andere tegels."];
    SmallFits: ["Small tiles fit into gaps.", "Kleine passen in Lücken.", "Les petites comblent les trous.", "Kleine passen in gaten."];
    // Looking around
    LookMove: ["move", "gehen", "aller", "loop"];
    LookTile: ["tile", "Teil", "tuile", "tegel"];
    LookFigure: ["figure", "Figur", "pion", "figuur"];
    Table: ["table", "Tisch", "table", "tafel"];
    LaidIn(Number): ["Turn {}:", "Zug {}:", "Tour {} :", "Beurt {}:"];
    CityTile: ["in the city", "im Stadtzentrum", "centre-ville", "stadscentrum"];
    NobodyHere: ["Free space", "Frei", "Libre", "Vrij"];
    StandsHere: ["stands here", "steht hier", "est ici", "staat hier"];
    MoreLikeIt(Number): ["{} more like it", "noch {} davon", "encore {}", "nog {}"];
    InStacks: ["in the stacks", "in den Stapeln", "dans les piles", "in de stapels"];
    Brings: ["What laying beside it brings", "Was es beim Anlegen bringt", "Ce qu'elle rapporte", "Wat hij oplevert"];
    BringsHere: ["What a tile brings here", "Was ein Plättchen hier bringt", "Ce qu'une tuile rapporte ici", "Wat een tegel hier oplevert"];
    OwnOnly(Player): ["Only for {}", "Nur für {}", "Seulement pour {}", "Alleen voor {}"];
    // Choices
    WhichStack: ["From which stack?", "Von welchem Stapel?", "De quelle pile ?", "Van welke stapel?"];
    OddTile(Many): [
        "You gain {} tiles, half from each stack. Which stack gives the extra one?",
        "Du erhältst {} Plättchen, je Stapel die Hälfte. Von welchem eins mehr?",
        "Vous gagnez {} tuiles, réparties sur les deux piles. De quelle pile vient la dernière ?",
        "Je krijgt {} tegels, van elke stapel de helft. Van welke één meer?"
    ];
    OneTile: [
        "You gain 1 tile. From which stack?",
        "Du erhältst 1 Plättchen. Von welchem Stapel?",
        "Vous gagnez 1 tuile. De quelle pile ?",
        "Je krijgt 1 tegel. Van welke stapel?"
    ];
    DrawOne: [
        "Draw one tile, then move your figures.",
        "Zieh ein Plättchen, dann setz deine Figuren um.",
        "Piochez une tuile, puis déplacez vos pions.",
        "Trek één tegel en verzet dan je figuren."
    ];
    Large: ["Large", "Große", "Grandes", "Grote"];
    Small: ["Small", "Kleine", "Petites", "Kleine"];
    RaiseTribute: ["Flip a tile?", "Tribut erhöhen?", "Augmenter le tribut ?", "Tribuut verhogen?"];
    FlipBrings: [
        "Each later revenue above your tribute also pays the tribute. The tile is never laid.",
        "Bringt der Censor mehr als den Tribut, kommt der dazu. Das Plättchen legst du nie mehr.",
        "Toute collecte au-dessus du tribut le rapporte en plus. La tuile ne sera plus posée.",
        "Elke hogere opbrengst levert het tribuut extra op. De tegel leg je nooit meer."
    ];
    KeepAll: ["Keep all", "Alle behalten", "Tout garder", "Alles houden"];
    // Explanations
    WhyTitle: ["Why?", "Warum?", "Pourquoi ?", "Waarom?"];
    SameLandscape: ["Same landscape", "Gleiche Landschaft", "Même terrain", "Zelfde landschap"];
    SameFeature: ["Same feature", "Gleiches Merkmal", "Même élément", "Zelfde kenmerk"];
    SameBoth: ["Both match", "Beides gleich", "Terrain et élément", "Allebei gelijk"];
    NoMatch: ["Nothing in common", "Nichts gemeinsam", "Rien en commun", "Niets gelijk"];
    Occupied: ["Occupied: no match", "Besetzt: nichts", "Occupée : rien", "Bezet: niets"];
    WhyConquer: [
        "Your legion walks over the tiles you lay. Every neighbour with the same landscape brings 1 tile, with the same feature 2.",
        "Deine Legion zieht über die Plättchen, die du legst. Jeder Nachbar mit gleicher Landschaft bringt 1 Plättchen, mit gleichem Merkmal 2.",
        "Votre légion avance sur les tuiles que vous posez. Chaque voisine de même terrain donne 1 tuile, de même élément 2.",
        "Je legioen loopt over de tegels die je legt. Elke buur met hetzelfde landschap levert 1 tegel op, met hetzelfde kenmerk 2."
    ];
    WhyRevenue: [
        "Your censor walks over the tiles you lay. Every neighbour with the same landscape brings 1 coin, with the same feature 2. More coins than flipped tiles? Then the tribute comes on top.",
        "Dein Censor zieht über die Plättchen, die du legst. Jeder Nachbar mit gleicher Landschaft bringt 1 Münze, mit gleichem Merkmal 2. Mehr Münzen als umgedrehte Plättchen? Dann kommt der Tribut dazu.",
        "Votre censeur avance sur les tuiles que vous posez. Chaque voisine de même terrain donne 1 pièce, de même élément 2. Plus de pièces que vous n'avez de tuiles retournées ? Le tribut s'y ajoute.",
        "Je censor loopt over de tegels die je legt. Elke buur met hetzelfde landschap levert 1 munt op, met hetzelfde kenmerk 2. Meer munten dan omgedraaide tegels? Dan komt het tribuut erbij."
    ];
    WhyReorganize: [
        "Draw one tile, then put each of your figures on any free tile or in the city. They may also swap.",
        "Zieh ein Plättchen, dann setz jede deiner Figuren auf ein freies Plättchen oder ins Stadtzentrum. Sie dürfen auch Plätze tauschen.",
        "Piochez une tuile, puis placez chacun de vos pions sur une tuile libre ou au centre-ville. Ils peuvent aussi permuter.",
        "Trek één tegel en zet dan elk van je figuren op een vrije tegel of in het stadscentrum. Ze mogen ook van plek wisselen."
    ];
    WhyCaesar: [
        "Pay 1 coin and take Caesar. Then both figures may earn tiles or coins, and every gain is 1 higher, until somebody else takes him.",
        "Zahl 1 Münze und nimm den Kaiser. Dann bringen beide Figuren Plättchen oder Münzen, und jeder Ertrag ist um 1 höher, bis ihn jemand anders nimmt.",
        "Payez 1 pièce et prenez l'empereur. Vos deux pions peuvent alors conquérir ou collecter, et chaque gain augmente de 1, jusqu'à ce que quelqu'un d'autre le prenne.",
        "Betaal 1 munt en neem de keizer. Dan leveren beide figuren tegels of munten op, en elke opbrengst is 1 meer, tot iemand anders hem neemt."
    ];
    WhyFinish: [
        "Lay no more tiles and take what you have gained.",
        "Leg keine Plättchen mehr und nimm deinen Ertrag.",
        "Ne posez plus de tuiles et prenez votre gain.",
        "Leg geen tegels meer en neem je opbrengst."
    ];
    WhyPut: [
        "A figure may stand on any tile without a figure, or in the city, where all have room.",
        "Eine Figur darf auf jedem Plättchen ohne Figur stehen oder im Stadtzentrum, wo alle Platz haben.",
        "Un pion peut aller sur toute tuile sans pion, ou au centre-ville, où tous ont leur place.",
        "Een figuur mag op elke tegel zonder figuur staan, of in het stadscentrum, waar plaats is voor iedereen."
    ];
    WhyFlip: [
        "A flipped tile is tribute: whenever you collect more coins than you have flipped tiles, you get that many extra.",
        "Ein umgedrehtes Plättchen ist Tribut: Bringt der Censor mehr Münzen, als du umgedrehte Plättchen hast, erhältst du ebenso viele dazu.",
        "Une tuile retournée est un tribut : si vous collectez plus de pièces que vous n'avez de tuiles retournées, vous en recevez autant en plus.",
        "Een omgedraaide tegel is tribuut: int je censor meer munten dan je omgedraaide tegels hebt, dan krijg je er evenveel bij."
    ];
    WhyStack: [
        "Large tiles fit octagons, small ones squares. Keep some of both.",
        "Große Plättchen passen auf Achtecke, kleine auf Quadrate. Behalte von beiden einige.",
        "Les grandes tuiles vont sur les octogones, les petites sur les carrés. Gardez des deux.",
        "Grote tegels passen op achthoeken, kleine op vierkanten. Bewaar er van beide een paar."
    ];
    Desert: ["Desert", "Wüste", "Désert", "Woestijn"];
    Hills: ["Hills", "Hügelland", "Collines", "Heuvels"];
    Mountains: ["Mountains", "Gebirge", "Montagnes", "Bergen"];
    Tower: ["tower", "Wachturm", "tour de guet", "wachttoren"];
    Lake: ["lake", "See", "lac", "meer"];
    Caravan: ["caravan", "Karawane", "caravane", "karavaan"];
    InHand(Number): ["{} in your hand", "Du hast {}", "Vous en avez {}", "Je hebt er {}"];
    // Summary
    TurnSummary(Player, Text): ["{}: {}", "{}: {}", "{} : {}", "{}: {}"];
    Landscapes: ["Landscape", "Landschaft", "Terrain", "Landschap"];
    Features: ["Feature", "Merkmal", "Élément", "Kenmerk"];
    Caesar: ["Caesar", "Kaiser", "Empereur", "Keizer"];
    TributeWord: ["tribute", "Tribut", "tribut", "tribuut"];
    Tribute: ["Tribute", "Tribut", "Tribut", "Tribuut"];
    Sum: ["Total", "Summe", "Total", "Totaal"];
    BestTurn: ["Your best turn so far!", "Dein bisher bester Zug!", "Votre meilleur tour !", "Je beste beurt tot nu toe!"];
    PaidOut: ["The reserve had only", "Im Vorrat nur noch", "La réserve n'avait que", "De voorraad had maar"];
    Drawn(Number): ["Drawn: {}", "Gezogen: {}", "Piochées : {}", "Getrokken: {}"];
    Flipped: ["Flipped", "Umgedreht", "Retournée", "Omgedraaid"];
    CaesarTaken(Player): ["Caesar joins {}", "Kaiser nun bei {}", "L'empereur rejoint {}", "Keizer nu bij {}"];
    TollLine(Number): ["Coins out of the game: {}", "Münzen aus dem Spiel: {}", "Pièces hors jeu : {}", "Munten uit het spel: {}"];
    NoGain: ["No match, no gain.", "Nichts passt, kein Ertrag.", "Rien d'identique, aucun gain.", "Niets gelijk, geen opbrengst."];
    RemainingTiles: ["Remaining tiles", "Übrige Plättchen", "Tuiles restantes", "Resterende tegels"];
    // Curtain
    PassHint: ["Their coins are secret.", "Die Münzen sind geheim.", "Ses pièces sont secrètes.", "De munten zijn geheim."];
    // End
    GameOver: ["The end", "Spielende", "Fin de la partie", "Einde"];
    EndCoins: ["The last coin is gone.", "Die letzte Münze ist vergeben.", "La dernière pièce est prise.", "De laatste munt is weg."];
    EndTiles: ["Too few tiles are left.", "Die Plättchen gehen aus.", "Il n'y a plus assez de tuiles.", "Er zijn te weinig tegels."];
    StartCoins: ["At the start", "Zu Beginn", "Au départ", "Bij het begin"];
    CoinChart: ["Coins by turn", "Münzen nach Zügen", "Pièces par tour", "Munten per beurt"];
    GoalMet(Many, Many): ["Goal {} met with {} coins!", "Ziel {} mit {} Münzen erreicht!", "Objectif {} atteint : {} pièces !", "Doel {} gehaald met {} munten!"];
    GoalMissed(Number, Number, Number): ["Coins: {}, {} short of {}.", "Münzen: {}, {} zu wenig für {}.", "Pièces : {}, il en manque {} pour {}.", "Munten: {}, {} te weinig voor {}."];
    GoalMetShort: ["Goal met!", "Ziel erreicht!", "Objectif atteint !", "Doel gehaald!"];
    GoalMissedShort: ["Goal missed", "Ziel verfehlt", "Objectif manqué", "Doel gemist"];
    AllDone: [
        "All five goals are met. Well done!",
        "Alle fünf Ziele sind erreicht. Gut gemacht!",
        "Les cinq objectifs sont atteints. Bravo !",
        "Alle vijf doelen zijn gehaald. Goed gedaan!"
    ];
    // Running games and results
    SlotSolo(Digit): ["Solo game {}", "Solopartie {}", "Partie solo {}", "Solopartij {}"];
    RankIs(Number, Digit): ["Coins: {}, rank {}!", "Münzen: {}, Platz {}!", "Pièces : {}, rang {} !", "Munten: {}, plaats {}!"];
    RankHigh(Number): ["Coins: {}, a new record!", "Münzen: {}, ein Rekord!", "Pièces : {}, un record !", "Munten: {}, een record!"];
    SoloBest(Digit, Number): ["Solo game {}, goal {}", "Solopartie {}, Ziel {}", "Solo {}, objectif {}", "Solopartij {}, doel {}"];
    // Milestones
    TenCoins: ["Ten coins in one turn", "Zehn Münzen in einem Zug", "Dix pièces en un tour", "Tien munten in één beurt"];
    EightTiles: ["Eight tiles in one turn", "Acht Plättchen in einem Zug", "Huit tuiles en un tour", "Acht tegels in één beurt"];
    SixFlipped: ["A tribute of six", "Ein Tribut von sechs", "Un tribut de six", "Een tribuut van zes"];
    TenAbove: ["Ten above a solo goal", "Zehn über einem Soloziel", "Dix de plus que l'objectif", "Tien boven een solodoel"];
    AllGoals: ["All five solo goals", "Alle fünf Soloziele", "Les cinq objectifs solo", "Alle vijf solodoelen"];
    // Settings
    Coins: ["Coins", "Münzen", "Pièces", "Munten"];
    Secret: ["secret", "geheim", "secrètes", "geheim"];
    Open: ["open", "offen", "visibles", "open"];
    SoloGames: ["Solo games", "Solopartien", "Parties solo", "Solopartijen"];
    StepByStep: ["in order", "der Reihe nach", "dans l'ordre", "op volgorde"];
    AllOpen: ["all open", "alle offen", "toutes libres", "alle open"];
    // Refusals
    NotNow: ["Not now", "Nicht jetzt", "Pas maintenant", "Nu niet"];
    NeedsCaesar: ["Only with Caesar's help", "Nur mit Hilfe des Kaisers", "Seulement avec l'empereur", "Alleen met de keizer"];
    NoPlacement: [
        "No tile fits beside this figure",
        "Neben die Figur passt nichts",
        "Aucune tuile ne va ici",
        "Geen tegel past hiernaast"
    ];
    NoCaesar: ["No Caesar in this game", "Hier gibt es keinen Kaiser", "Pas d'empereur ici", "Hier is geen keizer"];
    HoldsCaesar: ["Caesar is with you already", "Der Kaiser ist schon bei dir", "L'empereur est déjà avec vous", "De keizer is al bij je"];
    NoCoin: ["Caesar costs 1 coin", "Der Kaiser kostet 1 Münze", "L'empereur coûte 1 pièce", "De keizer kost 1 munt"];
    NeedsLarge: [
        "From small to large only",
        "Von klein nur auf groß",
        "De petite à grande seulement",
        "Van klein alleen naar groot"
    ];
    NoRoom: [
        "No space of this size here",
        "Kein Platz für diese Größe",
        "Pas de place à cette taille",
        "Geen plek voor deze maat"
    ];
    NotInHand: ["You have no such tile", "So eins hast du nicht", "Vous n'avez pas cette tuile", "Zo'n tegel heb je niet"];
    CellTaken: ["A tile lies there", "Dort liegt ein Plättchen", "Une tuile est déjà là", "Daar ligt een tegel"];
    WrongSize: [
        "The tile is the wrong size",
        "Das Plättchen passt hier nicht",
        "La tuile n'a pas cette taille",
        "De tegel past hier niet"
    ];
    OutOfReach: ["Too far from your figure", "Zu weit von deiner Figur", "Trop loin de votre pion", "Te ver van je figuur"];
    FourPlaced: ["Four tiles are the limit", "Höchstens vier Plättchen", "Quatre tuiles au plus", "Hoogstens vier tegels"];
    FeatureLimit: [
        "One feature, two tiles at most",
        "Mit Merkmal höchstens zwei",
        "Avec élément, deux au plus",
        "Met kenmerk hoogstens twee"
    ];
    NothingPlaced: ["Lay at least one tile", "Leg mindestens ein Plättchen", "Posez au moins une tuile", "Leg minstens één tegel"];
    StackEmpty: ["This stack is empty", "Dieser Stapel ist leer", "Cette pile est vide", "Deze stapel is leeg"];
    SpotTaken: ["A figure stands there", "Dort steht eine Figur", "Un pion occupe cette tuile", "Daar staat een figuur"];
    NoLand: ["There is no tile there", "Dort liegt kein Plättchen", "Il n'y a pas de tuile", "Daar ligt geen tegel"];
}

impl Msg {
    /// Returns the message with the reason why a move is refused.
    #[must_use]
    pub const fn refusal(refusal: Refusal) -> Self {
        match refusal {
            Refusal::GameOver => Self::GameOver,
            Refusal::NotNow => Self::NotNow,
            Refusal::NeedsCaesar => Self::NeedsCaesar,
            Refusal::NoPlacement => Self::NoPlacement,
            Refusal::NoCaesar => Self::NoCaesar,
            Refusal::HoldsCaesar => Self::HoldsCaesar,
            Refusal::NoCoin => Self::NoCoin,
            Refusal::NotInHand => Self::NotInHand,
            Refusal::CellTaken => Self::CellTaken,
            Refusal::WrongSize => Self::WrongSize,
            Refusal::OutOfReach => Self::OutOfReach,
            Refusal::FourPlaced => Self::FourPlaced,
            Refusal::FeatureLimit => Self::FeatureLimit,
            Refusal::NothingPlaced => Self::NothingPlaced,
            Refusal::StackEmpty => Self::StackEmpty,
            Refusal::Occupied => Self::SpotTaken,
            Refusal::NoLand => Self::NoLand,
        }
    }
}
