//! Every word on the screen: one row a message, one column a language, in the
//! words of the published rulebooks.
//!
//! English, German, French, Dutch. `{}` is a blank; a line break is kept.

use super::messages;

messages! {
    Palmyra: ["PALMYRA", "PALMYRA", "PALMYRA", "PALMYRA"];
    // Languages
    Language: ["Language", "Sprache", "Langue", "Taal"];
    LanguageName: ["English", "Deutsch", "Français", "Nederlands"];
    WelcomeTitle: ["Welcome!", "Willkommen!", "Bienvenue !", "Welkom!"];
    WelcomeText: [
        "New to Palmyra?\n\nA guided game of five minutes shows you everything by playing. Begin?",
        "Neu in Palmyra?\n\nEin geführtes Spiel zeigt dir in fünf Minuten alles beim Spielen. Beginnen?",
        "Palmyra est nouveau pour vous ?\n\nUne partie guidée de cinq minutes vous montre tout en jouant. On commence ?",
        "Nieuw in Palmyra?\n\nEen begeleid spel laat je in vijf minuten alles al spelend zien. Beginnen?"
    ];
    // Title
    Continue: ["Continue", "Weiterspielen", "Continuer", "Verder spelen"];
    NewGame: ["New game", "Neues Spiel", "Nouvelle partie", "Nieuw spel"];
    SoloCampaign: ["Solo campaign", "Solospiele", "Parties en solo", "Solospellen"];
    HowToPlay: ["How to play", "Spielregeln", "Règle du jeu", "Spelregels"];
    Settings: ["Settings", "Einstellungen", "Réglages", "Instellingen"];
    About: ["About", "Über Palmyra", "À propos", "Over Palmyra"];
    // Buttons
    Choose: ["choose", "wählen", "choisir", "kies"];
    Done: ["finish", "fertig", "finir", "klaar"];
    Move: ["move", "blättern", "défiler", "blader"];
    Back: ["back", "zurück", "retour", "terug"];
    Leave: ["title", "Titel", "accueil", "titel"];
    Change: ["change", "ändern", "changer", "wijzig"];
    Start: ["start", "starten", "jouer", "start"];
    Place: ["place", "hier", "poser", "hier"];
    Undo: ["undo", "zurück", "annuler", "terug"];
    Why: ["why", "Hilfe", "aide", "hulp"];
    Map: ["map", "Karte", "carte", "kaart"];
    Near: ["near", "nah", "zoom", "zoom"];
    Pause: ["pause", "Pause", "pause", "pauze"];
    Skip: ["skip", "auslassen", "passer", "sla over"];
    Next: ["next", "weiter", "suite", "verder"];
    Ready: ["ready", "bereit", "prêt", "klaar"];
    Show: ["show", "zeigen", "voir", "toon"];
    // New game
    StartGame: ["Start the game", "Spiel beginnen", "Commencer la partie", "Spel beginnen"];
    Mode: ["Mode", "Spielart", "Version", "Spelsoort"];
    Classic: ["classic", "klassisch", "classique", "klassiek"];
    Expert: ["expert", "Experten", "experte", "expert"];
    Players: ["Players", "Spieler", "Joueurs", "Spelers"];
    Human: ["human", "Mensch", "humain", "mens"];
    Bot: ["bot", "Computer", "ordinateur", "computer"];
    First: ["First", "Startspieler", "Premier joueur", "Beginspeler"];
    Random: ["random", "zufällig", "au hasard", "toeval"];
    Red: ["Red", "Rot", "Rouge", "Rood"];
    Blue: ["Blue", "Blau", "Bleu", "Blauw"];
    Gold: ["Gold", "Gelb", "Jaune", "Geel"];
    White: ["White", "Weiß", "Blanc", "Wit"];
    Violet: ["Violet", "Violett", "Violet", "Paars"];
    NeedsHuman: [
        "At least one player must be human.",
        "Mindestens ein Mensch muss mitspielen.",
        "Il faut au moins un joueur humain.",
        "Er moet minstens één mens meespelen."
    ];
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
    ChooseAction: ["Your action", "Deine Aktion", "Votre action", "Jouw actie"];
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
    TurnOf: ["{}'s turn", "Am Zug: {}", "Au tour de {}", "Aan zet: {}"];
    Thinking: ["{} looks around", "{} überlegt", "{} réfléchit", "{} denkt na"];
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
    Left: ["{} left", "noch {}", "reste {}", "nog {}"];
    RaiseTribute: ["Flip a tile?", "Tribut erhöhen?", "Plus de tribut ?", "Meer tribuut?"];
    TributeNow: [
        "You have {} flipped. One more makes later revenues richer. It never comes back.",
        "Umgedreht: {}. Eins mehr bringt künftig mehr Münzen. Es kommt nie zurück.",
        "Retournées : {}. Une de plus rapportera davantage. Elle ne revient jamais.",
        "Omgedraaid: {}. Eén meer levert later meer op. Hij komt nooit terug."
    ];
    KeepAll: ["Keep all", "Alle behalten", "Tout garder", "Alles houden"];
    FlipThis: ["Flip this tile", "Umdrehen", "Retourner", "Omdraaien"];
    // Why
    WhyTitle: ["Why?", "Warum?", "Pourquoi ?", "Waarom?"];
    WhyNothing: [
        "Nothing touches this place.",
        "Hier grenzt nichts an.",
        "Rien ne touche cet endroit.",
        "Hier grenst niets aan."
    ];
    SameLandscape: ["Same landscape", "Gleiche Landschaft", "Même terrain", "Zelfde landschap"];
    SameFeature: ["Same feature", "Gleiche Begebenheit", "Même élément", "Zelfde kenmerk"];
    SameBoth: ["Same in both", "Beides gleich", "Les deux", "Beide gelijk"];
    NoMatch: ["Nothing in common", "Nichts gemeinsam", "Rien en commun", "Niets gemeen"];
    Occupied: ["Occupied: nothing", "Besetzt: nichts", "Occupée : rien", "Bezet: niets"];
    Together: ["Together", "Zusammen", "Ensemble", "Samen"];
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
    Drawn: ["Drawn", "Gezogen", "Piochées", "Getrokken"];
    Flipped: ["Flipped", "Umgedreht", "Retournée", "Omgedraaid"];
    CaesarTaken: ["Caesar joins {}", "Kaiser nun bei {}", "L'empereur rejoint {}", "Keizer nu bij {}"];
    TollLine: ["{} coins leave the game", "{} Münzen aus dem Spiel", "{} pièces quittent le jeu", "{} munten uit het spel"];
    NoGain: ["No match, no gain.", "Nichts passt, kein Ertrag.", "Rien d'identique, aucun gain.", "Niets gelijk, geen opbrengst."];
    LegionTo: ["Legion", "Legion", "Légion", "Legioen"];
    CensorTo: ["Censor", "Censor", "Censeur", "Censor"];
    City: ["city", "Stadtzentrum", "centre-ville", "stadscentrum"];
    LastTurns: ["Last turns", "Letzte Züge", "Derniers tours", "Laatste beurten"];
    NoTurns: ["No turn has been played yet.", "Noch kein Zug wurde gespielt.", "Aucun tour n'a encore été joué.", "Er is nog geen beurt gespeeld."];
    // Curtain
    PassTo: ["Pass the device to", "Gib das Gerät an", "Passez la console à", "Geef het toestel aan"];
    PassHint: ["Only they should see their coins.", "Die Münzen sind geheim.", "Ses pièces sont secrètes.", "De munten zijn geheim."];
    // End
    GameOver: ["The end", "Spielende", "Fin de la partie", "Einde"];
    EndCoins: ["The last coin is gone.", "Die letzte Münze ist vergeben.", "La dernière pièce est prise.", "De laatste munt is op."];
    EndTiles: ["The tiles have run out.", "Die Plättchen reichen nicht mehr.", "Il n'y a plus assez de tuiles.", "De tegels zijn op."];
    Winner: ["{} wins!", "{} gewinnt!", "{} gagne !", "{} wint!"];
    SharedWin: ["A shared win!", "Ein geteilter Sieg!", "Victoire partagée !", "Gedeelde winst!"];
    TieBreak: [
        "Equal coins: the more flipped tiles win.",
        "Gleich viele Münzen: Mehr Tribut gewinnt.",
        "Égalité de pièces : le plus de tribut l'emporte.",
        "Evenveel munten: meer tribuut wint."
    ];
    CoinsFlipped: ["{} coins, {} flipped", "{} Münz., {} Tribut", "{} pièces, {} tribut", "{} munten, {} trib."];
    GoalMet: ["Goal {} met with {} coins!", "Ziel {} mit {} Münzen erreicht!", "But de {} atteint avec {} pièces !", "Doel {} gehaald met {} munten!"];
    GoalMissed: ["{} coins: {} short of {}.", "{} Münzen: {} fehlen bis {}.", "{} pièces : il en manque {} pour {}.", "{} munten: {} te weinig voor {}."];
    GoalMetShort: ["Goal met!", "Ziel erreicht!", "But atteint !", "Doel gehaald!"];
    GoalMissedShort: ["Goal missed", "Ziel verfehlt", "But manqué", "Doel gemist"];
    NextGame: ["Next game", "Nächste Partie", "Partie suivante", "Volgende partij"];
    PlayAgain: ["Play again", "Noch einmal", "Rejouer", "Nog een keer"];
    ToTitle: ["To the title", "Zum Titel", "Vers l'accueil", "Naar de titel"];
    NewBest: ["Your best result so far.", "Dein bisher bestes Ergebnis.", "Votre meilleur résultat.", "Je beste resultaat tot nu toe."];
    AllDone: [
        "All five goals are met. Well done!",
        "Alle fünf Ziele sind erreicht. Gut gemacht!",
        "Les cinq buts sont atteints. Bravo !",
        "Alle vijf doelen zijn gehaald. Goed gedaan!"
    ];
    // Running games and results
    Games: ["Games", "Spielstände", "Parties en cours", "Lopende spellen"];
    SlotSolo: ["Solo game {}", "Solopartie {}", "Partie solo {}", "Solopartij {}"];
    SlotSeveral: ["{}, {} players", "{}, {} Spieler", "{}, {} joueurs", "{}, {} spelers"];
    SlotEmpty: ["free", "frei", "libre", "vrij"];
    SlotDamaged: ["cannot be read", "nicht lesbar", "illisible", "onleesbaar"];
    SlotNewer: ["from a newer version", "aus einer neueren Version", "d'une version plus récente", "van een nieuwere versie"];
    ReplaceTitle: ["Which one goes?", "Welches weicht?", "Laquelle remplacer ?", "Welk spel moet weg?"];
    ReplaceSure: [
        "This game is lost then. Begin the new one instead?",
        "Dieses Spiel geht dann verloren. Stattdessen das neue beginnen?",
        "Cette partie sera perdue. Commencer la nouvelle à sa place ?",
        "Dit spel gaat dan verloren. In plaats daarvan het nieuwe beginnen?"
    ];
    ClearSure: [
        "Free this place? What is there is lost.",
        "Diesen Platz frei machen? Was dort liegt, geht verloren.",
        "Libérer cette place ? Son contenu sera perdu.",
        "Deze plek vrijmaken? Wat er staat gaat verloren."
    ];
    Clear: ["Free the place", "Platz frei machen", "Libérer la place", "Plek vrijmaken"];
    LoadFailed: ["This game cannot be read.", "Dieses Spiel ist nicht lesbar.", "Cette partie est illisible.", "Dit spel is onleesbaar."];
    SaveFailed: [
        "Could not save. Is the flash worn out?",
        "Speichern ging nicht. Ist der Speicher abgenutzt?",
        "Sauvegarde impossible. La mémoire est-elle usée ?",
        "Opslaan lukte niet. Is het geheugen versleten?"
    ];
    YourName: ["Your name", "Dein Name", "Votre nom", "Je naam"];
    RankIs: ["{} coins: place {}!", "{} Münzen: Platz {}!", "{} pièces : place {} !", "{} munten: plaats {}!"];
    RankHigh: ["{} coins: the highest score!", "{} Münzen: ein Rekord!", "{} pièces : un record !", "{} munten: een record!"];
    Results: ["Results", "Ergebnisse", "Résultats", "Resultaten"];
    SoloBest: ["Solo game {}, goal {}", "Solopartie {}, Ziel {}", "Partie solo {}, but {}", "Solopartij {}, doel {}"];
    HighTitle: ["Highest scores", "Höchste Ergebnisse", "Meilleurs scores", "Hoogste scores"];
    AgainstBots: ["Against bots", "Gegen Computer", "Contre l'ordinateur", "Tegen computers"];
    PlayedWon: ["{} played, {} won", "{} gespielt, {} gewonnen", "{} jouées, {} gagnées", "{} gespeeld, {} gewonnen"];
    HighRow: ["{}, {} seats", "{}, zu {}", "{}, à {}", "{}, met {}"];
    None: ["none yet", "noch keins", "aucun", "nog geen"];
    // Pause
    Paused: ["Pause", "Pause", "Pause", "Pauze"];
    Resume: ["Resume", "Weiter", "Reprendre", "Verder"];
    PlayersPage: ["Players", "Spieler", "Joueurs", "Spelers"];
    GiveUp: ["Give the game up", "Spiel aufgeben", "Abandonner la partie", "Spel opgeven"];
    GiveUpSure: [
        "End this game? It will not be counted.",
        "Dieses Spiel beenden? Es wird nicht gezählt.",
        "Arrêter cette partie ? Elle ne comptera pas.",
        "Dit spel beëindigen? Het telt dan niet mee."
    ];
    Yes: ["Yes", "Ja", "Oui", "Ja"];
    No: ["No", "Nein", "Non", "Nee"];
    // Settings
    Speed: ["Speed", "Tempo", "Vitesse", "Tempo"];
    Slow: ["slow", "langsam", "lente", "langzaam"];
    Normal: ["normal", "normal", "normale", "normaal"];
    Fast: ["fast", "schnell", "rapide", "snel"];
    Instant: ["instant", "sofort", "immédiate", "direct"];
    Coins: ["Coins", "Münzen", "Pièces", "Munten"];
    Secret: ["secret", "geheim", "secrètes", "geheim"];
    Open: ["open", "offen", "visibles", "open"];
    SoloGames: ["Solo games", "Solospiele", "Parties solo", "Solospellen"];
    StepByStep: ["in order", "der Reihe nach", "dans l'ordre", "op volgorde"];
    AllOpen: ["all open", "alle offen", "toutes", "allemaal"];
    Brightness: ["Brightness", "Helligkeit", "Luminosité", "Helderheid"];
    Sound: ["Sound", "Ton", "Son", "Geluid"];
    On: ["on", "an", "oui", "aan"];
    Off: ["off", "aus", "non", "uit"];
    Seed: ["Seed of games", "Startzahl", "Graine", "Startgetal"];
    Asked: ["shown", "zeigen", "affichée", "tonen"];
    SeedIs: ["Seed {}", "Startzahl {}", "Graine {}", "Startgetal {}"];
    SeedTitle: ["Seed of this game", "Startzahl des Spiels", "Graine de la partie", "Startgetal van dit spel"];
    SeedText: [
        "The same seed and the same moves give the same game, here and on a desk.",
        "Gleiche Startzahl und gleiche Züge ergeben das gleiche Spiel, hier wie am Schreibtisch.",
        "La même graine et les mêmes coups donnent la même partie, ici comme au bureau.",
        "Hetzelfde startgetal en dezelfde zetten geven hetzelfde spel, hier en op de computer."
    ];
    EraseAll: ["Erase everything", "Alles löschen", "Tout effacer", "Alles wissen"];
    EraseSure: [
        "Erase settings, results and the running game?",
        "Einstellungen, Ergebnisse und Spielstände löschen?",
        "Effacer réglages, résultats et parties en cours ?",
        "Instellingen, resultaten en lopende spellen wissen?"
    ];
    EraseReally: [
        "Really? This cannot be undone.",
        "Wirklich? Das lässt sich nicht rückgängig machen.",
        "Vraiment ? C'est irréversible.",
        "Echt? Dit kan niet ongedaan worden gemaakt."
    ];
    Erased: ["All is as new.", "Alles ist wie neu.", "Tout est comme neuf.", "Alles is als nieuw."];
    // Help and about
    HelpText: [
        "Earn the most coins. Your legion and your censor start in the city and walk out over tiles you lay.",
        "Hol die meisten Münzen.",
        "Gagnez le plus de pièces.",
        "Verdien de meeste munten."
    ];
    AboutText: [
        "Palmyra turns a small handheld into a board-game table.\n\nThe tile-laying game was designed by Bernd Eisenstein and published by Irongames in 2013.\n\nThis is free software, made for players who own the box and wish to carry it along.",
        "Palmyra macht aus einem kleinen Handgerät einen Spieltisch.\n\nDas Legespiel hat Bernd Eisenstein erfunden; Irongames hat es 2013 verlegt.\n\nDies ist freie Software für alle, die die Schachtel besitzen und das Spiel gern dabeihaben.",
        "Palmyra transforme une petite console en table de jeu.\n\nCe jeu de placement de tuiles est une création de Bernd Eisenstein, éditée par Irongames en 2013.\n\nCe logiciel libre s'adresse à ceux qui possèdent la boîte et aiment l'emporter partout.",
        "Palmyra maakt van een klein toestel een speeltafel.\n\nDit legspel is bedacht door Bernd Eisenstein en in 2013 uitgegeven door Irongames.\n\nDit is vrije software voor wie de doos bezit en het spel graag bij zich heeft."
    ];
    Fault: ["Something broke", "Etwas ging kaputt", "Une panne", "Er ging iets mis"];
    FaultText: [
        "The device had to stop. This is what it knows:",
        "Das Gerät musste anhalten. Das weiß es darüber:",
        "La console a dû s'arrêter. Voici ce qu'elle sait :",
        "Het toestel moest stoppen. Dit is wat het weet:"
    ];
    FaultHint: ["Press A to restart", "A drücken für Neustart", "A pour redémarrer", "Druk op A voor herstart"];
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
