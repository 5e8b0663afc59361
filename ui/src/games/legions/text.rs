//! Every word of `legions` on the screen: one row a message, one column a
//! language, in the words of the published rulebooks.
//!
//! English, German, French, Dutch. `{}` is a blank; a line break is kept.

use palmyra_engine::legions::Refusal;

use crate::shell::text::messages;

messages! {
    LegionsName: ["Legions", "Legionen", "Légions", "Legioenen"];
    LegionsLine: ["Lay land, earn coins", "Land legen für Münzen", "Poser pour des pièces", "Leg land, krijg munten"];
    LegionsCredit: [
        "Legions: Bernd Eisenstein (Irongames, 2013)",
        "Legionen: Bernd Eisenstein (Irongames, 2013)",
        "Légions : Bernd Eisenstein (Irongames, 2013)",
        "Legioenen: Bernd Eisenstein (Irongames, 2013)"
    ];
    // Title
    SoloCampaign: ["Solo campaign", "Solospiele", "Parties en solo", "Solospellen"];
    // Buttons
    Place: ["place", "hier", "poser", "hier"];
    Map: ["map", "Karte", "carte", "kaart"];
    PlayIt: ["play it", "ziehen", "jouer", "spelen"];
    // New game
    Classic: ["classic", "klassisch", "classique", "klassiek"];
    Expert: ["expert", "Experten", "experte", "expert"];
    // Campaign
    SoloStart: ["{} tiles", "{} Plättchen", "{} tuiles", "{} tegels"];
    SoloStartFlipped: ["{} tiles, {} flipped", "{} Plättchen, {} Tribut", "{} tuiles, {} tribut", "{} tegels, {} tribuut"];
    Goal: ["goal {}", "Ziel {}", "but {}", "doel {}"];
    Best: ["best {}", "Best: {}", "max. {}", "best {}"];
    SoloGame: ["Game {}", "Partie {}", "Partie {}", "Partij {}"];
    Locked: [
        "Reach the goal of the game before this one first.",
        "Erreiche zuerst das Ziel der Partie davor.",
        "Atteignez d'abord le but de la partie précédente.",
        "Haal eerst het doel van de partij ervoor."
    ];
    // Table
    Conquer: ["Conquer", "Legion", "Conquérir", "Veroveren"];
    Revenue: ["Revenue", "Censor", "Collecter", "Innen"];
    Reorganize: ["Reorganize", "Umsetzen", "Réorganiser", "Herschikken"];
    ConquerCensor: ["Conquer: censor", "Censor: Plättchen", "Conquérir : censeur", "Veroveren: censor"];
    RevenueLegion: ["Revenue: legion", "Legion: Münzen", "Collecter : légion", "Innen: legioen"];
    ReorganizeCaesar: ["Reorganize + Caesar", "Umsetzen + Kaiser", "Réorganiser + empereur", "Herschikken + keizer"];
    ConquerLine: [
        "Lay tiles, gain new tiles",
        "Plättchen legen für Plättchen",
        "Poser des tuiles, en piocher",
        "Leg tegels, krijg nieuwe tegels"
    ];
    RevenueLine: [
        "Lay tiles, gain coins",
        "Plättchen legen für Münzen",
        "Poser des tuiles pour des pièces",
        "Leg tegels, krijg munten"
    ];
    ReorganizeLine: [
        "Draw a tile, move both figures",
        "1 Plättchen ziehen, umsetzen",
        "Piocher 1 tuile, déplacer les pions",
        "Trek 1 tegel, verzet je figuren"
    ];
    CaesarLine: [
        "Pay 1 coin for Caesar's help",
        "1 Münze zahlen, der Kaiser hilft",
        "Payer 1 pièce pour l'empereur",
        "Betaal 1 munt voor de keizer"
    ];
    ChooseTile: ["Choose a tile", "Welches Plättchen?", "Quelle tuile ?", "Kies een tegel"];
    FinishNow: ["Finish the turn", "Zug beenden", "Finir le tour", "Beurt beëindigen"];
    ChooseCell: ["Choose a place", "Wohin damit?", "À quel endroit ?", "Kies een plek"];
    PutLegion: ["Put your legion", "Wohin die Legion?", "Placer la légion", "Zet je legioen"];
    PutCensor: ["Put your censor", "Wohin der Censor?", "Placer le censeur", "Zet je censor"];
    Finish: ["Finish", "Fertig", "Terminer", "Klaar"];
    // Hints, and why bots do things
    GainTile: ["+1 tile", "+1 Plättchen", "+1 tuile", "+1 tegel"];
    GainTiles: ["+{} tiles", "+{} Plättchen", "+{} tuiles", "+{} tegels"];
    GainCoin: ["+1 coin", "+1 Münze", "+1 pièce", "+1 munt"];
    GainCoins: ["+{} coins", "+{} Münzen", "+{} pièces", "+{} munten"];
    GainTribute: [
        "+{} coins and tribute {}",
        "+{} Münzen und Tribut {}",
        "+{} pièces et tribut {}",
        "+{} munten en tribuut {}"
    ];
    LegionFree: ["leaves the legion free", "die Legion bleibt frei", "la légion reste libre", "het legioen blijft vrij"];
    CensorFree: ["leaves the censor free", "der Censor bleibt frei", "le censeur reste libre", "de censor blijft vrij"];
    LegionBlocked: ["but blocks the legion", "aber die Legion ist blockiert", "mais la légion est bloquée", "maar het legioen zit vast"];
    CensorBlocked: ["but blocks the censor", "aber der Censor ist blockiert", "mais le censeur est bloqué", "maar de censor zit vast"];
    EndsGame: ["and ends the game", "und das Spiel endet", "et la partie se termine", "en het spel eindigt"];
    BothStuck: ["Both figures are blocked.", "Beide Figuren sind blockiert.", "Les deux pions sont bloqués.", "Beide figuren zitten vast."];
    LegionStuck: ["The legion is blocked.", "Die Legion ist blockiert.", "La légion est bloquée.", "Het legioen zit vast."];
    CensorStuck: ["The censor is blocked.", "Der Censor ist blockiert.", "Le censeur est bloqué.", "De censor zit vast."];
    BetterPlaces: ["Better places for the figures.", "Bessere Plätze für die Figuren.", "De meilleures places pour les pions.", "Betere plekken voor de figuren."];
    FewLarge: ["Large tiles are short.", "Große Plättchen fehlen.", "Il manque de grandes tuiles.", "Grote tegels zijn schaars."];
    FewSmall: ["Small tiles are short.", "Kleine Plättchen fehlen.", "Il manque de petites tuiles.", "Kleine tegels zijn schaars."];
    MoreTribute: ["Tribute grows to {}.", "Der Tribut wächst auf {}.", "Le tribut passe à {}.", "Het tribuut groeit naar {}."];
    KeepTiles: ["Keeps all {} tiles.", "Behält alle {} Plättchen.", "Garde les {} tuiles.", "Houdt alle {} tegels."];
    // Choices
    WhichStack: ["From which stack?", "Von welchem Stapel?", "De quelle pile ?", "Van welke stapel?"];
    OddTile: [
        "You gain {} tiles: half from each stack. Where does the odd one come from?",
        "Du erhältst {} Plättchen, je zur Hälfte. Von welchem Stapel eins mehr?",
        "Vous gagnez {} tuiles, moitié-moitié. Une de plus de quelle pile ?",
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
    RaiseTribute: ["Flip a tile?", "Tribut erhöhen?", "Augmenter le tribut ?", "Meer tribuut?"];
    TributeNow: [
        "You have {} flipped. One more makes later revenues richer. It never comes back.",
        "Umgedreht: {}. Eins mehr bringt künftig mehr Münzen. Es kommt nie zurück.",
        "Retournées : {}. Une de plus rapportera davantage. Elle ne revient jamais.",
        "Omgedraaid: {}. Eén meer levert later meer op. Hij komt nooit terug."
    ];
    KeepAll: ["Keep all", "Alle behalten", "Tout garder", "Alles houden"];
    // Why
    WhyTitle: ["Why?", "Warum?", "Pourquoi ?", "Waarom?"];
    SameLandscape: ["Same landscape", "Gleiche Landschaft", "Même terrain", "Zelfde landschap"];
    SameFeature: ["Same feature", "Gleiche Begebenheit", "Même élément", "Zelfde kenmerk"];
    SameBoth: ["Same in both", "Beides gleich", "Les deux", "Beide gelijk"];
    NoMatch: ["Nothing in common", "Nichts gemeinsam", "Rien en commun", "Niets gemeen"];
    Occupied: ["Occupied: nothing", "Besetzt: nichts", "Occupée : rien", "Bezet: niets"];
    Together: ["Together", "Zusammen", "Total", "Samen"];
    WhyConquer: [
        "Your legion walks over the tiles you lay. Every neighbour with the same landscape brings 1 tile, with the same feature 2.",
        "Deine Legion zieht über die Plättchen, die du legst. Jeder Nachbar gleicher Landschaft bringt 1 Plättchen, gleicher Begebenheit 2.",
        "Votre légion avance sur les tuiles que vous posez. Chaque voisine de même terrain donne 1 tuile, de même élément 2.",
        "Je legioen loopt over de tegels die je legt. Elke buur met hetzelfde landschap levert 1 tegel op, met hetzelfde kenmerk 2."
    ];
    WhyRevenue: [
        "Your censor walks over the tiles you lay. Every neighbour with the same landscape brings 1 coin, with the same feature 2. More coins than flipped tiles? Then the tribute comes on top.",
        "Dein Censor zieht über die Plättchen, die du legst. Jeder Nachbar gleicher Landschaft bringt 1 Münze, gleicher Begebenheit 2. Mehr Münzen als umgedrehte Plättchen? Dann kommt der Tribut dazu.",
        "Votre censeur avance sur les tuiles que vous posez. Chaque voisine de même terrain donne 1 pièce, de même élément 2. Plus de pièces que de tuiles retournées ? Le tribut s'y ajoute.",
        "Je censor loopt over de tegels die je legt. Elke buur met hetzelfde landschap levert 1 munt op, met hetzelfde kenmerk 2. Meer munten dan omgedraaide tegels? Dan komt het tribuut erbij."
    ];
    WhyReorganize: [
        "Draw one tile, then put each of your figures on any free tile or in the city. They may also swap.",
        "Zieh ein Plättchen, dann stell jede deiner Figuren auf ein freies Plättchen oder ins Stadtzentrum. Sie dürfen auch tauschen.",
        "Piochez une tuile, puis placez chacun de vos pions sur une tuile libre ou au centre-ville. Ils peuvent aussi s'échanger.",
        "Trek één tegel en zet dan elk van je figuren op een vrije tegel of in het stadscentrum. Ze mogen ook ruilen."
    ];
    WhyCaesar: [
        "Pay 1 coin and take Caesar. Then both figures may earn tiles or coins, and every gain is 1 more, until somebody else takes him.",
        "Zahl 1 Münze und nimm den Kaiser. Dann bringen beide Figuren Plättchen oder Münzen, und jeder Ertrag ist um 1 höher, bis ihn jemand anders nimmt.",
        "Payez 1 pièce et prenez l'empereur. Vos deux pions peuvent alors conquérir ou collecter, et chaque gain augmente de 1, jusqu'à ce qu'un autre le prenne.",
        "Betaal 1 munt en neem de keizer. Dan leveren beide figuren tegels of munten op, en elke opbrengst is 1 meer, tot iemand anders hem neemt."
    ];
    WhyFinish: [
        "Lay no more tiles and take what you have gained.",
        "Leg keine Plättchen mehr und nimm deinen Ertrag.",
        "Ne posez plus de tuiles et prenez votre gain.",
        "Leg geen tegels meer en neem je opbrengst."
    ];
    WhyTile: [
        "Lay it beside your figure. Up to 4 plain tiles a turn; with a feature only 2 tiles, one of them with the feature.",
        "Leg es neben deine Figur. Bis zu 4 leere Plättchen im Zug; mit einer Begebenheit nur 2, davon eins mit Begebenheit.",
        "Posez-la à côté de votre pion. Jusqu'à 4 tuiles vides par tour ; avec un élément, 2 tuiles dont une seule avec élément.",
        "Leg hem naast je figuur. Tot 4 lege tegels per beurt; met een kenmerk maar 2, waarvan één met kenmerk."
    ];
    WhyPut: [
        "A figure may stand on any tile without a figure, or in the city, where all have room.",
        "Eine Figur darf auf jedem Plättchen ohne Figur stehen oder im Stadtzentrum, wo alle Platz haben.",
        "Un pion peut aller sur toute tuile sans pion, ou au centre-ville, où tous ont leur place.",
        "Een figuur mag op elke tegel zonder figuur staan, of in het stadscentrum, waar plaats is voor iedereen."
    ];
    WhyFlip: [
        "A flipped tile is tribute: when a revenue is more than your flipped tiles, you get as many coins on top.",
        "Ein umgedrehtes Plättchen ist Tribut: Bringt der Censor mehr Münzen, als du umgedrehte Plättchen hast, erhältst du ebenso viele dazu.",
        "Une tuile retournée est un tribut : si vous collectez plus de pièces que de tuiles retournées, vous en recevez autant en plus.",
        "Een omgedraaide tegel is tribuut: int je censor meer munten dan je omgedraaide tegels hebt, dan krijg je er evenveel bij."
    ];
    WhyStack: [
        "Large tiles fit octagons, small ones squares. Keep some of both.",
        "Große Plättchen passen auf Achtecke, kleine auf Quadrate. Behalte von beiden welche.",
        "Les grandes tuiles vont sur les octogones, les petites sur les carrés. Gardez des deux.",
        "Grote tegels passen op achthoeken, kleine op vierkanten. Houd er van beide wat."
    ];
    Desert: ["Desert", "Wüste", "Désert", "Woestijn"];
    Hills: ["Hills", "Hügelland", "Collines", "Heuvels"];
    Mountains: ["Mountains", "Gebirge", "Montagnes", "Bergen"];
    Tower: ["tower", "Wachturm", "tour de guet", "wachttoren"];
    Lake: ["lake", "See", "lac", "meer"];
    Caravan: ["caravan", "Karawane", "caravane", "karavaan"];
    InHand: ["{} in your hand", "Du hast {}", "Vous en avez {}", "Je hebt er {}"];
    // Summary
    TurnSummary: ["{}: {}", "{}: {}", "{} : {}", "{}: {}"];
    Landscapes: ["Landscape", "Landschaft", "Terrain", "Landschap"];
    Features: ["Feature", "Begebenheit", "Élément", "Kenmerk"];
    Caesar: ["Caesar", "Kaiser", "Empereur", "Keizer"];
    Tribute: ["Tribute", "Tribut", "Tribut", "Tribuut"];
    Sum: ["Together", "Zusammen", "Total", "Samen"];
    PaidOut: ["The reserve had only", "Im Vorrat nur noch", "La réserve n'avait que", "In de voorraad maar"];
    Drawn: ["Drawn: {}", "Gezogen: {}", "Piochées : {}", "Getrokken: {}"];
    Flipped: ["Flipped", "Umgedreht", "Retournée", "Omgedraaid"];
    CaesarTaken: ["Caesar joins {}", "Kaiser nun bei {}", "L'empereur rejoint {}", "Keizer nu bij {}"];
    TollLine: ["Coins out of the game: {}", "Münzen aus dem Spiel: {}", "Pièces hors jeu : {}", "Munten uit het spel: {}"];
    NoGain: ["No match, no gain.", "Nichts passt, kein Ertrag.", "Rien d'identique, aucun gain.", "Niets gelijk, geen opbrengst."];
    LegionTo: ["Legion", "Legion", "Légion", "Legioen"];
    CensorTo: ["Censor", "Censor", "Censeur", "Censor"];
    City: ["city", "Stadtzentrum", "centre-ville", "stadscentrum"];
    RemainingTiles: ["Remaining tiles", "Übrige Plättchen", "Tuiles restantes", "Resterende tegels"];
    // Curtain
    PassHint: ["Only they should see their coins.", "Die Münzen sind geheim.", "Ses pièces sont secrètes.", "De munten zijn geheim."];
    // End
    GameOver: ["The end", "Spielende", "Fin de la partie", "Einde"];
    EndCoins: ["The last coin is gone.", "Die letzte Münze ist vergeben.", "La dernière pièce est prise.", "De laatste munt is op."];
    EndTiles: ["The tiles have run out.", "Die Plättchen reichen nicht mehr.", "Il n'y a plus assez de tuiles.", "De tegels zijn op."];
    TieBreak: [
        "Equal coins: the more flipped tiles win.",
        "Gleich viele Münzen: Mehr Tribut gewinnt.",
        "Égalité de pièces : le plus de tribut l'emporte.",
        "Evenveel munten: meer tribuut wint."
    ];
    GoalMet: ["Goal {} met with {} coins!", "Ziel {} mit {} Münzen erreicht!", "But de {} atteint avec {} pièces !", "Doel {} gehaald met {} munten!"];
    GoalMissed: ["{} coins: {} short of {}.", "{} Münzen: {} fehlen bis {}.", "{} pièces : il en manque {} pour {}.", "{} munten: {} te weinig voor {}."];
    GoalMetShort: ["Goal met!", "Ziel erreicht!", "But atteint !", "Doel gehaald!"];
    GoalMissedShort: ["Goal missed", "Ziel verfehlt", "But manqué", "Doel gemist"];
    AllDone: [
        "All five goals are met. Well done!",
        "Alle fünf Ziele sind erreicht. Gut gemacht!",
        "Les cinq buts sont atteints. Bravo !",
        "Alle vijf doelen zijn gehaald. Goed gedaan!"
    ];
    // Running games and results
    SlotSolo: ["Solo game {}", "Solopartie {}", "Partie solo {}", "Solopartij {}"];
    RankIs: ["{} coins: place {}!", "{} Münzen: Platz {}!", "{} pièces : rang {} !", "{} munten: plaats {}!"];
    RankHigh: ["{} coins: the highest score!", "{} Münzen: ein Rekord!", "{} pièces : un record !", "{} munten: een record!"];
    SoloBest: ["Solo game {}, goal {}", "Solopartie {}, Ziel {}", "Partie solo {}, but {}", "Solopartij {}, doel {}"];
    GoalsMet: ["Solo goals met", "Soloziele erreicht", "Buts solo atteints", "Solodoelen gehaald"];
    BestSolo: ["Best solo game", "Bestes Solospiel", "Meilleur solo", "Beste solospel"];
    BestTribute: ["Highest tribute", "Höchster Tribut", "Plus grand tribut", "Hoogste tribuut"];
    // Settings
    Coins: ["Coins", "Münzen", "Pièces", "Munten"];
    Secret: ["secret", "geheim", "secrètes", "geheim"];
    Open: ["open", "offen", "visibles", "open"];
    SoloGames: ["Solo games", "Solospiele", "Parties solo", "Solospellen"];
    StepByStep: ["in order", "der Reihe nach", "dans l'ordre", "op volgorde"];
    AllOpen: ["all open", "alle offen", "toutes", "allemaal"];
    // How to play
    AimTitle: ["The aim", "Das Ziel", "Le but du jeu", "Het doel"];
    AimText: [
        "Earn the most coins. Your legion wins land tiles, your censor collects coins. Both walk out of the city over tiles you lay yourself.",
        "Ergattere die meisten Münzen. Deine Legion bringt Plättchen, dein Censor Münzen. Beide verlassen die Stadt über Plättchen, die du selbst legst.",
        "Amassez le plus de pièces. Votre légion apporte des tuiles, votre censeur des pièces. Ils quittent la ville sur des tuiles que vous posez vous-même.",
        "Verzamel de meeste munten. Je legioen brengt tegels, je censor munten. Beide trekken de stad uit over tegels die je zelf legt."
    ];
    TilesTitle: ["The tiles", "Die Plättchen", "Les tuiles", "De tegels"];
    TilesText: [
        "Large tiles are octagons, small ones squares. Each shows one of three landscapes. Some also show a feature: a tower, a lake or a caravan.",
        "Große Plättchen sind Achtecke, kleine Quadrate. Jedes zeigt eine von drei Landschaften, manche dazu eine Begebenheit: Wachturm, See oder Karawane.",
        "Les grandes tuiles sont des octogones, les petites des carrés. Chacune montre un terrain sur trois ; certaines aussi un élément : tour, lac ou caravane.",
        "Grote tegels zijn achthoeken, kleine vierkanten. Elke tegel toont een van drie landschappen, sommige ook een kenmerk: toren, meer of karavaan."
    ];
    TurnTitle: ["Your turn", "Dein Zug", "Votre tour", "Jouw beurt"];
    TurnText: [
        "Do one of three things: conquer with the legion for new tiles, take revenue with the censor for coins, or reorganize: draw a tile and move both figures.",
        "Wähl eine von drei Aktionen: mit der Legion Plättchen gewinnen, mit dem Censor Münzen eintreiben oder umsetzen: 1 Plättchen ziehen und beide Figuren versetzen.",
        "Faites une action sur trois : conquérir avec la légion, collecter avec le censeur, ou réorganiser : piocher une tuile et déplacer vos deux pions.",
        "Doe één van drie dingen: met het legioen tegels veroveren, met de censor munten innen, of herschikken: een tegel trekken en beide figuren verzetten."
    ];
    LayingTitle: ["Laying tiles", "Plättchen anlegen", "Poser des tuiles", "Tegels leggen"];
    LayingText: [
        "Lay a tile beside your figure; the figure steps onto it. Go on from there, up to 4 plain tiles, or 2 if one has a feature. The city is one big space: leave it anywhere.",
        "Leg ein Plättchen neben deine Figur; sie zieht darauf. So geht es weiter: bis zu 4 leere, oder 2, wenn eins eine Begebenheit hat. Die Stadt ist ein großes Feld: Verlass sie, wo du willst.",
        "Posez une tuile près de votre pion ; il y avance. Continuez ainsi : 4 tuiles vides au plus, ou 2 si l'une a un élément. La ville est un seul espace : sortez par où vous voulez.",
        "Leg een tegel naast je figuur; die stapt erop. Zo ga je verder: tot 4 lege tegels, of 2 als er één een kenmerk heeft. De stad is één groot veld: vertrek waar je wilt."
    ];
    MatchesTitle: ["What counts", "Was zählt", "Ce qui compte", "Wat telt"];
    MatchesText: [
        "A new tile is compared with every tile it touches: 1 for the same landscape, 2 for the same feature. Here a lake in the hills gains 3. Nothing has to match.",
        "Ein neues Plättchen wird mit allen verglichen, die es berührt: gleiche Landschaft 1, gleiche Begebenheit 2. Der See im Hügelland bringt hier 3. Passen muss nichts.",
        "Une nouvelle tuile est comparée à toutes celles qu'elle touche : même terrain 1, même élément 2. Ici, le lac des collines rapporte 3. Rien n'est obligatoire.",
        "Een nieuwe tegel wordt vergeleken met elke tegel die hij raakt: zelfde landschap 1, zelfde kenmerk 2. Het meer in de heuvels brengt hier 3. Niets hoeft te passen."
    ];
    OccupiedTitle: ["Occupied tiles", "Besetzte Plättchen", "Tuiles occupées", "Bezette tegels"];
    OccupiedText: [
        "A tile under another figure counts nothing, be it yours or a rival's. So block the others! In the city, figures never block.",
        "Ein Plättchen unter einer anderen Figur zählt nicht, ob eigene oder fremde. Stell dich also in den Weg! In der Stadt blockieren Figuren nie.",
        "Une tuile sous un autre pion ne compte pas, qu'il soit à vous ou non. Bloquez donc vos rivaux ! En ville, les pions ne bloquent jamais.",
        "Een tegel onder een ander figuur telt niet, of het nu van jou is of niet. Ga dus in de weg staan! In de stad blokkeren figuren nooit."
    ];
    ConquerText: [
        "The legion: for every point draw a new tile, as evenly as possible from both stacks. You choose where an odd one comes from.",
        "Die Legion: Zieh für jeden Punkt ein neues Plättchen, möglichst gleichmäßig von beiden Stapeln. Woher ein ungerades kommt, wählst du.",
        "La légion : piochez une tuile par point, autant que possible à parts égales dans les deux piles. Pour un nombre impair, choisissez la pile.",
        "Het legioen: trek voor elk punt een nieuwe tegel, zo gelijk mogelijk van beide stapels. Bij een oneven aantal kies jij de stapel."
    ];
    RevenueText: [
        "The censor: for every point take a coin. Afterwards you may flip one tile of your hand. It can never be laid again, but raises your tribute.",
        "Der Censor: Nimm für jeden Punkt eine Münze. Danach darfst du ein Plättchen aus der Hand umdrehen. Du kannst es nie mehr legen, aber dein Tribut steigt.",
        "Le censeur : prenez une pièce par point. Ensuite, vous pouvez retourner une tuile de votre main : plus jamais posée, elle augmente votre tribut.",
        "De censor: neem voor elk punt een munt. Daarna mag je een tegel uit je hand omdraaien. Je legt hem nooit meer, maar je tribuut stijgt."
    ];
    TributeText: [
        "If a revenue is more than your flipped tiles, each flipped tile pays 1 coin more. With 2 flipped, 3 points pay 5 coins, but 2 points pay only 2.",
        "Bringt der Censor mehr Münzen, als du umgedrehte Plättchen hast, zahlt jedes davon 1 dazu. Bei 2 umgedrehten bringen 3 Punkte 5 Münzen, 2 Punkte aber nur 2.",
        "Si vous collectez plus de pièces que vous n'avez de tuiles retournées, chacune en donne 1 de plus. Avec 2 retournées, 3 points valent 5 pièces, mais 2 points 2.",
        "Int je censor meer munten dan je omgedraaide tegels hebt, dan geeft elk ervan 1 munt extra. Met 2 omgedraaid zijn 3 punten 5 munten, maar 2 punten slechts 2."
    ];
    ReorganizeText: [
        "Draw one tile from the stack you like. Then put each figure on any tile without a figure or in the city, or leave it. They may swap, too.",
        "Zieh ein Plättchen von einem Stapel deiner Wahl. Dann stell jede Figur auf ein unbesetztes Plättchen oder in die Stadt, oder lass sie stehen. Auch Tauschen geht.",
        "Piochez une tuile dans la pile de votre choix. Puis placez chaque pion sur une tuile libre ou en ville, ou laissez-le. Ils peuvent aussi s'échanger.",
        "Trek een tegel van een stapel naar keuze. Zet dan elk figuur op een onbezette tegel of in de stad, of laat het staan. Ruilen mag ook."
    ];
    EndText: [
        "The game ends at once with the last of the 120 coins, or when tiles due cannot be drawn. The most coins win; if equal, the most flipped tiles.",
        "Das Spiel endet sofort mit der letzten der 120 Münzen oder wenn Plättchen zum Ziehen fehlen. Die meisten Münzen gewinnen, bei Gleichstand der höhere Tribut.",
        "La partie s'arrête à la dernière des 120 pièces, ou s'il manque des tuiles à piocher. Le plus riche gagne ; à égalité, le plus grand tribut.",
        "Het spel eindigt meteen bij de laatste van de 120 munten, of als er tegels te kort zijn. De meeste munten winnen; bij gelijke stand het meeste tribuut."
    ];
    ExpertTitle: ["Expert game", "Expertenspiel", "Version experte", "Expertspel"];
    ExpertText: [
        "Reorganizing, you may first pay 1 coin and take Caesar. Then each figure may earn tiles or coins, and every gain is 1 more, until another pays for him. All start with a coin more.",
        "Beim Umsetzen kannst du 1 Münze für den Kaiser zahlen. Jede Figur bringt dann Plättchen oder Münzen, je 1 mehr, bis ein anderer zahlt. Alle starten mit 1 Münze extra.",
        "En réorganisant, vous pouvez payer 1 pièce pour l'empereur. Chaque pion peut conquérir ou collecter, avec 1 de plus, jusqu'à ce qu'un autre paie. Au départ, 1 pièce de plus.",
        "Bij herschikken mag je eerst 1 munt betalen en de keizer nemen. Dan brengt elk figuur tegels of munten, telkens 1 meer, tot een ander betaalt. Ieder begint met 1 munt extra."
    ];
    SoloTitle: ["Solo game", "Solospiel", "Jeu solo", "Solospel"];
    SoloText: [
        "Alone you race the reserve: after each of your turns 3 coins leave it. Reach the goal before it is empty. Five games, each with a higher goal.",
        "Allein spielst du gegen den Vorrat: Nach jedem Zug verlassen ihn 3 Münzen. Erreiche das Ziel, bevor er leer ist. Fünf Partien, jede mit höherem Ziel.",
        "Seul, vous jouez contre la réserve : après chaque tour, 3 pièces la quittent. Atteignez le but avant qu'elle soit vide. Cinq parties, toujours plus dures.",
        "Alleen speel je tegen de voorraad: na elke beurt gaan er 3 munten uit. Haal het doel voordat hij leeg is. Vijf partijen, telkens met een hoger doel."
    ];
    CountsTitle: ["The signs", "Die Zeichen", "Les symboles", "De tekens"];
    CountsText: [
        "Above the table stand, from the left: your coins, your flipped tiles, the coins in the reserve, the large and the small tiles left to draw.",
        "Über dem Tisch stehen von links: deine Münzen, deine umgedrehten Plättchen, die Münzen im Vorrat, die großen und die kleinen Plättchen im Stapel.",
        "Au-dessus de la table, de gauche à droite : vos pièces, vos tuiles retournées, la réserve de pièces, les grandes et les petites tuiles à piocher.",
        "Boven de tafel, van links naar rechts: je munten, je omgedraaide tegels, de munten in de voorraad, de grote en de kleine tegels in de stapel."
    ];
    ButtonsTitle: ["The buttons", "Die Tasten", "Les boutons", "De knoppen"];
    ButtonsText: [
        "The arrows choose, A does it. B goes back, undoes, and pauses at the start of a turn. X explains what is chosen. Y shows the whole province.",
        "Die Pfeile wählen aus, A tut es. B geht zurück, nimmt zurück und pausiert zu Beginn des Zuges. X erklärt das Gewählte. Y zeigt die ganze Provinz.",
        "Les flèches choisissent, A valide. B revient, annule, et met en pause au début du tour. X explique le choix. Y montre toute la province.",
        "De pijlen kiezen, A doet het. B gaat terug, maakt ongedaan en pauzeert aan het begin van je beurt. X legt uit. Y toont de hele provincie."
    ];
    // The guided game
    GuideWelcome: [
        "This is Palmyra, the city. You are Red: the shield is your legion, the scroll your censor.",
        "Das ist die Stadt Palmyra. Du bist Rot: Der Schild ist deine Legion, die Rolle dein Censor.",
        "Voici Palmyre. Vous êtes Rouge : le bouclier est votre légion, le rouleau votre censeur.",
        "Dit is de stad Palmyra. Jij bent Rood: het schild is je legioen, de rol je censor."
    ];
    GuideAim: [
        "Whoever has the most coins at the end wins. 15 are left in the reserve.",
        "Wer am Ende die meisten Münzen hat, gewinnt. Im Vorrat sind noch 15.",
        "Le plus riche à la fin gagne. Il reste 15 pièces dans la réserve.",
        "Wie aan het eind de meeste munten heeft, wint. In de voorraad zitten er nog 15."
    ];
    GuideCounts: [
        "At the top: your coins, your flipped tiles, the reserve, the large and the small stack.",
        "Oben: deine Münzen, dein Tribut, der Vorrat, der große und der kleine Stapel.",
        "En haut : vos pièces, vos tuiles retournées, la réserve, la grande et la petite pile.",
        "Bovenaan: je munten, omgedraaide tegels, de voorraad, grote en kleine stapel."
    ];
    GuideConquer: [
        "Conquer wins new tiles with the legion. It is chosen already: press A.",
        "Die Legion bringt neue Plättchen. Sie ist schon gewählt: Drück A.",
        "Conquérir : la légion gagne des tuiles. C'est déjà choisi : appuyez sur A.",
        "Veroveren: je legioen wint tegels. Het is al gekozen: druk op A."
    ];
    GuidePick: [
        "You hold two tiles, both hills. Take the large one with A.",
        "Du hast zwei Plättchen, beide Hügelland. Nimm mit A das große.",
        "Vous avez deux tuiles, des collines. Prenez la grande avec A.",
        "Je hebt twee tegels, allebei heuvels. Neem met A de grote."
    ];
    GuideLay: [
        "Numbers show what a place gains. At +2 it touches hills twice: lay it there with A.",
        "Zahlen zeigen den Ertrag. Bei +2 berührt es zweimal Hügelland: Leg es mit A dorthin.",
        "Les nombres indiquent le gain. À +2, elle touche deux collines : posez-la avec A.",
        "De getallen tonen de opbrengst. Bij +2 raakt hij twee keer heuvels: leg hem daar met A."
    ];
    GuideOn: [
        "Your legion has stepped onto it. Go on from there with the small hills.",
        "Deine Legion steht nun darauf. Von dort geht es weiter mit dem kleinen Hügelland.",
        "Votre légion y a avancé. Continuez de là avec les petites collines.",
        "Je legioen staat er nu op. Ga vandaar verder met de kleine heuvels."
    ];
    GuideLayOn: [
        "It must touch your legion's tile. Again +2: lay it.",
        "Es muss das Plättchen der Legion berühren. Wieder +2: Leg es hin.",
        "Elle doit toucher la tuile de la légion. Encore +2 : posez-la.",
        "Hij moet de tegel van je legioen raken. Weer +2: leg hem neer."
    ];
    GuideFour: [
        "You may lay up to four plain tiles a turn. Your hand is empty: finish with A.",
        "Bis zu vier leere Plättchen darfst du im Zug legen. Deine Hand ist leer: fertig mit A.",
        "Jusqu'à quatre tuiles vides par tour. Votre main est vide : finissez avec A.",
        "Per beurt mag je tot vier lege tegels leggen. Je hand is leeg: klaar met A."
    ];
    GuideConquered: [
        "Four matches, four new tiles: half of them from each stack.",
        "Vier Treffer, vier neue Plättchen: von jedem Stapel die Hälfte.",
        "Quatre points, quatre tuiles : la moitié de chaque pile.",
        "Vier treffers, vier nieuwe tegels: van elke stapel de helft."
    ];
    GuideBlueLake: [
        "Blue's turn: a lake in the desert, then hills, where Blue's legion stands.",
        "Blau ist am Zug: ein See in der Wüste, dann Hügelland, wo Blaus Legion steht.",
        "Au tour de Bleu : un lac au désert, puis des collines, où se tient sa légion.",
        "Blauw is aan zet: een meer in de woestijn, dan heuvels, waar zijn legioen staat."
    ];
    GuideRevenue: [
        "Now coins: go to Revenue with the arrows and press A. Your censor sets out.",
        "Nun Münzen: Geh mit den Pfeilen zum Censor und drück A. Er zieht los.",
        "Des pièces, à présent : allez sur Collecter avec les flèches, puis A. Le censeur part.",
        "Nu munten: ga met de pijlen naar Innen en druk op A. Je censor vertrekt."
    ];
    GuideFeature: [
        "The same feature counts 2. You have a lake, as Blue has: take it.",
        "Gleiche Begebenheit zählt 2. Du hast einen See wie Blau: Nimm ihn.",
        "Le même élément compte 2. Vous avez un lac, comme Bleu : prenez-le.",
        "Hetzelfde kenmerk telt 2. Je hebt een meer, net als Blauw: neem het."
    ];
    GuideOccupied: [
        "Blue's lake brings 2, the city's hills 1. The hills under Blue's legion are occupied: 0. Lay it.",
        "Blaus See bringt 2, die Hügel der Stadt 1. Die Hügel unter Blaus Legion sind besetzt: 0. Leg an.",
        "Lac de Bleu : 2, collines de la ville : 1. Sous sa légion, la tuile est occupée : 0. Posez.",
        "Meer van Blauw: 2, heuvels van de stad: 1. Onder zijn legioen is het bezet: 0. Leg hem."
    ];
    GuideTwo: [
        "With a feature two tiles at most. Keep the rest: go to the tick and press A.",
        "Mit Begebenheit höchstens zwei Plättchen. Heb den Rest auf: Geh zum Haken, drück A.",
        "Avec un élément, deux tuiles au plus. Gardez le reste : allez à la coche, puis A.",
        "Met een kenmerk hoogstens twee tegels. Bewaar de rest: ga naar het vinkje en druk op A."
    ];
    GuideFlip: [
        "After a revenue you may flip a tile for ever: your tribute. Flip the large mountains.",
        "Nun darfst du 1 Plättchen für immer umdrehen: dein Tribut. Nimm das große Gebirge.",
        "Vous pouvez retourner 1 tuile pour toujours : votre tribut. Prenez la grande montagne.",
        "Na het innen mag je een tegel voorgoed omdraaien: je tribuut. Neem de grote bergen."
    ];
    GuideFlipped: [
        "Three coins, and a flipped tile before you. See next time what it brings.",
        "Drei Münzen, und ein umgedrehtes Plättchen liegt vor dir. Bald siehst du, was es bringt.",
        "Trois pièces, et une tuile retournée. Vous verrez bientôt ce qu'elle rapporte.",
        "Drie munten, en een omgedraaide tegel. Straks zie je wat die oplevert."
    ];
    GuideBlueCoins: [
        "Blue collects a coin, too.",
        "Auch Blau holt eine Münze.",
        "Bleu collecte aussi une pièce.",
        "Ook Blauw int een munt."
    ];
    GuideAgain: [
        "Take revenue again, now with 1 flipped tile.",
        "Nimm wieder den Censor, nun mit 1 umgedrehten Plättchen.",
        "Collectez encore, cette fois avec 1 tuile retournée.",
        "Ga weer innen, nu met 1 omgedraaide tegel."
    ];
    GuideSmall: [
        "Take the small hills.",
        "Nimm das kleine Hügelland.",
        "Prenez les petites collines.",
        "Neem de kleine heuvels."
    ];
    GuideMore: [
        "+2 is more than your 1 flipped tile, so the tribute adds 1 coin. Lay it.",
        "+2 ist mehr als dein 1 umgedrehtes Plättchen: Der Tribut gibt 1 Münze dazu. Leg an.",
        "+2 dépasse votre tuile retournée : le tribut ajoute 1 pièce. Posez-la.",
        "+2 is meer dan je ene omgedraaide tegel: het tribuut geeft 1 munt extra. Leg hem."
    ];
    GuideFinish: [
        "Finish with A.",
        "Fertig mit A.",
        "Finissez avec A.",
        "Klaar met A."
    ];
    GuideKeep: [
        "You may flip another, but you have only one tile left. Keep it.",
        "Du dürftest noch eins umdrehen, hast aber nur noch dieses. Behalte es.",
        "Vous pourriez en retourner une autre, mais c'est la dernière. Gardez-la.",
        "Je mag er nog een omdraaien, maar het is je laatste. Houd hem."
    ];
    GuideTribute: [
        "2 matches and 1 tribute make 3 coins. More tribute pays more, but asks for greater revenues.",
        "2 Treffer und 1 Tribut sind 3 Münzen. Mehr Tribut zahlt mehr, verlangt aber höhere Erträge.",
        "2 points et 1 tribut font 3 pièces. Un plus grand tribut paie plus, mais exige de plus gros revenus.",
        "2 treffers en 1 tribuut zijn 3 munten. Meer tribuut betaalt meer, maar vraagt hogere opbrengst."
    ];
    GuideBlueMore: [
        "Blue fills a gap and collects.",
        "Blau füllt eine Lücke und kassiert.",
        "Bleu comble un trou et collecte.",
        "Blauw vult een gat en int."
    ];
    GuideStuck: [
        "Small tiles never touch, and you have no large one: both figures are stuck. Reorganize!",
        "Kleine Plättchen berühren sich nie, und du hast kein großes: Beide stecken fest. Umsetzen!",
        "Deux petites tuiles ne se touchent jamais et vous n'avez pas de grande : réorganisez !",
        "Kleine tegels raken elkaar nooit en je hebt geen grote: allebei zitten vast. Herschik!"
    ];
    GuideDraw: [
        "First draw a tile. You need a large one.",
        "Zieh zuerst ein Plättchen. Du brauchst ein großes.",
        "Piochez d'abord une tuile. Il vous en faut une grande.",
        "Trek eerst een tegel. Je hebt een grote nodig."
    ];
    GuidePutLegion: [
        "Put the legion on the large hills above it: Up, then A.",
        "Stell die Legion auf das große Hügelland darüber: hoch, dann A.",
        "Placez la légion sur la grande colline au-dessus : haut, puis A.",
        "Zet het legioen op de grote heuvels erboven: omhoog, dan A."
    ];
    GuidePutCensor: [
        "Put the censor on your lake, to its left. Any tile without a figure would do.",
        "Stell den Censor links auf deinen See. Jedes Plättchen ohne Figur wäre erlaubt.",
        "Placez le censeur sur votre lac, à gauche. Toute tuile sans pion conviendrait.",
        "Zet de censor links op je meer. Elke tegel zonder figuur mag."
    ];
    GuideReorganized: [
        "That took a turn, but it always gets you out.",
        "Das kostet einen Zug, hilft dir aber immer heraus.",
        "Cela coûte un tour, mais vous tire toujours d'affaire.",
        "Dat kost een beurt, maar helpt je altijd verder."
    ];
    GuideBlueMoves: [
        "Blue draws a tile, too.",
        "Auch Blau zieht ein Plättchen.",
        "Bleu pioche aussi une tuile.",
        "Ook Blauw trekt een tegel."
    ];
    GuideLast: [
        "Five coins are left in the reserve. Take them: Revenue!",
        "Fünf Münzen sind noch im Vorrat. Hol sie dir: Censor!",
        "Il reste cinq pièces dans la réserve. Prenez-les : Collecter !",
        "Er zitten nog vijf munten in de voorraad. Haal ze: Innen!"
    ];
    GuideLastPick: [
        "You have drawn a second lake. Take it.",
        "Du hast einen zweiten See gezogen. Nimm ihn.",
        "Vous avez pioché un second lac. Prenez-le.",
        "Je hebt een tweede meer getrokken. Neem het."
    ];
    GuideLastLay: [
        "Your lake in the hills brings 2 and 1, the small hills 1 more. Lay it at +4.",
        "Dein See im Hügelland bringt 2 und 1, das kleine Hügelland 1. Leg es bei +4 an.",
        "Votre lac des collines donne 2 et 1, les petites collines 1. Posez-la à +4.",
        "Je meer in de heuvels geeft 2 en 1, de kleine heuvels 1. Leg hem bij +4."
    ];
    GuideCount: [
        "Finish: with the tribute these are all the coins that are left.",
        "Fertig: Mit dem Tribut sind das alle Münzen, die noch da sind.",
        "Finissez : avec le tribut, ce sont toutes les pièces qui restent.",
        "Klaar: met het tribuut zijn dit alle munten die er nog zijn."
    ];
    GuideEnd: [
        "The last coin is gone: the game ends at once. Now you know it all. Enjoy!",
        "Die letzte Münze ist weg: Das Spiel endet sofort. Nun kannst du alles. Viel Spaß!",
        "La dernière pièce est prise : la partie s'arrête aussitôt. Vous savez tout. Bon jeu !",
        "De laatste munt is op: het spel eindigt meteen. Nu weet je alles. Veel plezier!"
    ];
    NotThisAction: [
        "You could. But first try what the guide says.",
        "Das ginge. Aber versuch zuerst, was oben steht.",
        "C'est permis. Mais essayez d'abord ce qui est écrit en haut.",
        "Dat mag. Maar probeer eerst wat hierboven staat."
    ];
    NotThisTile: [
        "You could lay this one. For now take the other.",
        "Du könntest auch dieses legen. Nimm jetzt das andere.",
        "Vous pourriez poser celle-ci. Prenez l'autre pour l'instant.",
        "Deze zou ook kunnen. Neem nu de andere."
    ];
    NotMoreTiles: [
        "You could lay one more. Keep it for your next turn.",
        "Eins mehr wäre erlaubt. Heb es für den nächsten Zug auf.",
        "Une de plus serait permise. Gardez-la pour le prochain tour.",
        "Nog een mag. Bewaar hem voor je volgende beurt."
    ];
    NotThisPlace: [
        "Allowed, but it gains less here. Look for the highest number.",
        "Erlaubt, bringt hier aber weniger. Such die höchste Zahl.",
        "Permis, mais le gain est moindre. Cherchez le plus grand nombre.",
        "Mag, maar levert hier minder op. Zoek het hoogste getal."
    ];
    NotYetFinished: [
        "You may stop here, but another tile gains more.",
        "Du dürftest aufhören, aber noch eins bringt mehr.",
        "Vous pourriez arrêter, mais une tuile de plus rapporte.",
        "Je mag stoppen, maar nog een tegel levert meer op."
    ];
    NotThisFlip: [
        "In a real game you choose. Now follow the guide.",
        "Im echten Spiel wählst du frei. Folge jetzt dem Rat oben.",
        "En vraie partie, à vous de choisir. Suivez ici le conseil en haut.",
        "In een echt spel kies je zelf. Volg nu het advies hierboven."
    ];
    NotThisStack: [
        "A small tile would leave you stuck. Take a large one.",
        "Mit einem kleinen steckst du weiter fest. Nimm ein großes.",
        "Avec une petite, vous restez coincé. Prenez une grande.",
        "Met een kleine blijf je vastzitten. Neem een grote."
    ];
    NotThisSpot: [
        "Allowed, but another place is better now.",
        "Erlaubt, aber ein anderer Platz ist jetzt besser.",
        "Permis, mais un autre endroit est meilleur.",
        "Mag, maar een andere plek is nu beter."
    ];
    // Refusals
    NotNow: ["Not now", "Nicht jetzt", "Pas maintenant", "Nu niet"];
    NeedsCaesar: ["Only with Caesar's help", "Nur mit Hilfe des Kaisers", "Seulement avec l'empereur", "Alleen met de keizer"];
    NoPlacement: [
        "No tile fits beside this figure",
        "Hier passt kein Plättchen",
        "Aucune tuile ne va près de ce pion",
        "Geen tegel past naast dit figuur"
    ];
    NoCaesar: ["There is no Caesar here", "Hier gibt es keinen Kaiser", "Pas d'empereur ici", "Hier is geen keizer"];
    HoldsCaesar: ["Caesar is with you already", "Der Kaiser ist schon bei dir", "L'empereur est déjà chez vous", "De keizer is al bij je"];
    NoCoin: ["Caesar costs 1 coin", "Der Kaiser kostet 1 Münze", "L'empereur coûte 1 pièce", "De keizer kost 1 munt"];
    NeedsLarge: [
        "From a small tile only a large one",
        "Von einem kleinen nur auf ein großes",
        "D'une petite tuile, une grande seulement",
        "Vanaf een kleine tegel alleen een grote"
    ];
    NoRoom: ["No free place of this size here", "Hier ist kein Platz für diese Größe", "Pas de place libre à cette taille", "Hier is geen plek voor deze maat"];
    NotInHand: ["You have no such tile", "So eins hast du nicht", "Vous n'avez pas cette tuile", "Zo'n tegel heb je niet"];
    CellTaken: ["A tile lies there", "Dort liegt ein Plättchen", "Une tuile est déjà là", "Daar ligt een tegel"];
    WrongSize: ["The tile has another size", "Das Plättchen hat die falsche Größe", "La tuile n'a pas cette taille", "De tegel heeft een andere maat"];
    OutOfReach: ["Too far from your figure", "Zu weit von deiner Figur", "Trop loin de votre pion", "Te ver van je figuur"];
    FourPlaced: ["Four tiles are the limit", "Höchstens vier Plättchen", "Quatre tuiles au plus", "Hoogstens vier tegels"];
    FeatureLimit: [
        "One feature, two tiles at most",
        "Eine Begebenheit, höchstens zwei Plättchen",
        "Un élément, deux tuiles au plus",
        "Eén kenmerk, hoogstens twee tegels"
    ];
    NothingPlaced: ["Lay at least one tile", "Leg mindestens ein Plättchen", "Posez au moins une tuile", "Leg minstens één tegel"];
    StackEmpty: ["This stack is empty", "Dieser Stapel ist leer", "Cette pile est vide", "Deze stapel is leeg"];
    SpotTaken: ["A figure stands there", "Dort steht eine Figur", "Un pion occupe cette tuile", "Daar staat een figuur"];
    NoLand: ["There is no tile", "Dort liegt kein Plättchen", "Il n'y a pas de tuile", "Daar ligt geen tegel"];
}

impl Msg {
    /// Why something is refused, in a few words.
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
