//! Every word that belongs to no game: one row a message, one column a
//! language.
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
    HowToPlay: ["How to play", "Spielregeln", "Règle du jeu", "Spelregels"];
    Settings: ["Settings", "Einstellungen", "Réglages", "Instellingen"];
    About: ["About", "Über Palmyra", "À propos", "Over Palmyra"];
    // Buttons
    Choose: ["choose", "wählen", "choisir", "kies"];
    Done: ["finish", "fertig", "finir", "klaar"];
    Game: ["game", "Spiel", "jeu", "spel"];
    Move: ["move", "blättern", "défiler", "blader"];
    Back: ["back", "zurück", "retour", "terug"];
    Leave: ["title", "Titel", "accueil", "titel"];
    Change: ["change", "ändern", "changer", "wijzig"];
    Start: ["start", "starten", "jouer", "start"];
    Undo: ["undo", "zurück", "retour", "terug"];
    Why: ["why", "Hilfe", "aide", "hulp"];
    Pause: ["pause", "Pause", "pause", "pauze"];
    Skip: ["skip", "auslassen", "passer", "sla over"];
    Next: ["next", "weiter", "suite", "verder"];
    Ready: ["ready", "bereit", "prêt", "klaar"];
    Show: ["show", "zeigen", "voir", "toon"];
    // New game
    StartGame: ["Start the game", "Spiel beginnen", "Commencer la partie", "Spel beginnen"];
    Mode: ["Mode", "Spielart", "Version", "Spelsoort"];
    Players: ["Players", "Spieler", "Joueurs", "Spelers"];
    Human: ["human", "Mensch", "humain", "mens"];
    Malku: ["Malku", "Malku", "Malku", "Malku"];
    Yarhai: ["Yarhai", "Yarhai", "Yarhai", "Yarhai"];
    Zabdas: ["Zabdas", "Zabdas", "Zabdas", "Zabdas"];
    Longinus: ["Longinus", "Longinus", "Longinus", "Longinus"];
    Zenobia: ["Zenobia", "Zenobia", "Zenobia", "Zenobia"];
    MalkuIs: ["Playful: overlooks things", "Verspielt: übersieht viel", "Joueur : oublie des coups", "Speels: ziet niet alles"];
    YarhaiIs: ["Greedy: collects all he can", "Gierig: sammelt alles", "Avide : amasse tout", "Gretig: verzamelt alles"];
    ZabdasIs: ["Bold: goes far and attacks", "Kühn: geht weit, greift an", "Hardi : va loin et attaque", "Stoer: gaat ver en valt aan"];
    LonginusIs: ["Patient: plans for the end", "Geduldig: plant fürs Ende", "Patient : prépare la fin", "Geduldig: spaart voor later"];
    ZenobiaIs: ["Cunning: sees far ahead", "Listig: sieht weit voraus", "Rusée : voit très loin", "Sluw: kijkt ver vooruit"];
    First: ["First", "Startspieler", "Premier joueur", "Beginspeler"];
    Random: ["random", "zufällig", "au hasard", "willekeurig"];
    Red: ["Red", "Rot", "Rouge", "Rood"];
    Blue: ["Blue", "Blau", "Bleu", "Blauw"];
    Yellow: ["Yellow", "Gelb", "Jaune", "Geel"];
    White: ["White", "Weiß", "Blanc", "Wit"];
    Violet: ["Violet", "Violett", "Violet", "Paars"];
    NeedsHuman: [
        "At least one player must be human.",
        "Mindestens ein Mensch muss mitspielen.",
        "Il faut au moins un joueur humain.",
        "Er moet minstens één mens meespelen."
    ];
    // Table
    Thinking: ["{} looks around", "{} überlegt", "{} réfléchit", "{} denkt na"];
    // Hints, and why bots do things
    Hint: ["hint", "Tipp", "idée", "tip"];
    HintTitle: ["A good turn now", "Ein guter Zug", "Un bon coup", "Een goede zet"];
    HintThinking: ["Thinking it over", "Ich überlege", "Je réfléchis", "Even nadenken"];
    // Choices
    Left: ["{} left", "noch {}", "reste {}", "nog {}"];
    // Summary
    SinceThen: ["Since your last turn", "Seit deinem letzten Zug", "Depuis votre dernier tour", "Sinds je laatste beurt"];
    LastTurns: ["Last turns", "Letzte Züge", "Derniers tours", "Laatste beurten"];
    NoTurns: ["No turn has been played yet.", "Noch kein Zug wurde gespielt.", "Aucun tour n'a encore été joué.", "Er is nog geen beurt gespeeld."];
    // Curtain
    PassTo: ["Pass the device to", "Gib das Gerät an", "Passez la console à", "Geef het toestel aan"];
    // End
    Winner: ["{} wins!", "{} gewinnt!", "{} gagne !", "{} wint!"];
    SharedWin: ["A shared win!", "Ein geteilter Sieg!", "Victoire partagée !", "Gedeelde winst!"];
    NextGame: ["Next game", "Nächste Partie", "Partie suivante", "Volgende partij"];
    PlayAgain: ["Play again", "Noch einmal", "Rejouer", "Nog een keer"];
    ToTitle: ["To the title", "Zum Titel", "Vers l'accueil", "Naar de titel"];
    NewBest: ["Your best result so far.", "Dein bisher bestes Ergebnis.", "Votre meilleur résultat.", "Je beste resultaat tot nu toe."];
    // Running games and results
    Games: ["Games", "Spielstände", "Parties en cours", "Lopende spellen"];
    SlotSeveral: ["{}, {} players", "{}, {} Spieler", "{}, {} joueurs", "{}, {} spelers"];
    SlotEmpty: ["free", "frei", "libre", "vrij"];
    SlotDamaged: ["cannot be read", "nicht lesbar", "illisible", "onleesbaar"];
    SlotOlder: ["from an older version", "aus einer älteren Version", "d'une version ancienne", "van een oudere versie"];
    SlotNewer: ["from a newer version", "aus einer neueren Version", "d'une version plus récente", "van een nieuwere versie"];
    ReplaceTitle: ["Replace which game?", "Welches Spiel ersetzen?", "Laquelle remplacer ?", "Welk spel moet weg?"];
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
    BatteryLow: [
        "Battery low: not kept until it charges.",
        "Akku fast leer: ungesichert, bis er lädt.",
        "Batterie faible : rien n'est gardé avant la charge.",
        "Batterij bijna leeg: niet bewaard tot hij laadt."
    ];
    LastGame: ["Last finished game", "Letztes beendetes Spiel", "Dernière partie finie", "Laatste voltooide spel"];
    BadSettings: [
        "The settings can no longer be read.",
        "Die Einstellungen sind nicht mehr lesbar.",
        "Les réglages ne sont plus lisibles.",
        "De instellingen zijn niet meer leesbaar."
    ];
    BadResults: [
        "The results can no longer be read.",
        "Die Ergebnisse sind nicht mehr lesbar.",
        "Les résultats ne sont plus lisibles.",
        "De resultaten zijn niet meer leesbaar."
    ];
    BadLast: [
        "The last finished game can no longer be read.",
        "Das letzte beendete Spiel ist nicht mehr lesbar.",
        "La dernière partie finie n'est plus lisible.",
        "Het laatste voltooide spel is niet meer leesbaar."
    ];
    NewerSettings: [
        "The settings are from a newer version.",
        "Die Einstellungen stammen von einer neueren Version.",
        "Les réglages viennent d'une version plus récente.",
        "De instellingen komen van een nieuwere versie."
    ];
    NewerResults: [
        "The results are from a newer version.",
        "Die Ergebnisse stammen von einer neueren Version.",
        "Les résultats viennent d'une version plus récente.",
        "De resultaten komen van een nieuwere versie."
    ];
    NewerLast: [
        "The last finished game is from a newer version.",
        "Das letzte beendete Spiel stammt von einer neueren Version.",
        "La dernière partie finie vient d'une version plus récente.",
        "Het laatste voltooide spel komt van een nieuwere versie."
    ];
    OlderLast: [
        "The last finished game is from an older version.",
        "Das letzte beendete Spiel stammt von einer älteren Version.",
        "La dernière partie finie vient d'une version plus ancienne.",
        "Het laatste voltooide spel komt van een oudere versie."
    ];
    AfreshText: [
        "Until you start afresh, what is there stays untouched, and nothing new is kept instead.",
        "Bis du neu beginnst, bleibt alles unberührt, und Neues wird nicht behalten.",
        "Ce qui s'y trouve reste intact et rien de nouveau n'est gardé tant que vous ne repartez pas à neuf.",
        "Wat er staat blijft onaangeroerd, en er wordt niets nieuws bewaard tot je opnieuw begint."
    ];
    Saves: ["Saves", "Gespeichertes", "Sauvegardes", "Bewaard"];
    LostSaves: [
        "Some of what was saved can no longer be read. Something may be missing, or older than you left it.",
        "Ein Teil des Gespeicherten ist nicht mehr lesbar. Etwas kann fehlen oder älter sein als zuletzt.",
        "Une partie des sauvegardes n'est plus lisible. Des données peuvent manquer ou être plus anciennes.",
        "Een deel van wat bewaard was is niet meer leesbaar. Er kan iets ontbreken of ouder zijn dan eerst."
    ];
    LostRoom: [
        "What is unreadable stays untouched until you free its place.",
        "Das Unlesbare bleibt unberührt, bis du seinen Platz frei machst.",
        "L'illisible reste intact tant que vous n'en libérez pas la place.",
        "Wat onleesbaar is blijft onaangeroerd tot je de plek vrijmaakt."
    ];
    NewerSaves: [
        "Some of what was saved is from a newer version, which can read it. It stays untouched.",
        "Ein Teil des Gespeicherten stammt von einer neueren Version, die es lesen kann. Es bleibt unberührt.",
        "Une partie des sauvegardes vient d'une version plus récente, qui peut la lire. Elle reste intacte.",
        "Een deel van wat bewaard was komt van een nieuwere versie, die het kan lezen. Het blijft onaangeroerd."
    ];
    LeaveIt: ["Leave it", "So lassen", "Laisser", "Zo laten"];
    Afresh: ["Start afresh", "Neu beginnen", "Repartir à neuf", "Opnieuw beginnen"];
    NotKept: ["not kept!", "ungesichert!", "non gardé !", "niet bewaard!"];
    YourName: ["Your name", "Dein Name", "Votre nom", "Je naam"];
    Results: ["Results", "Ergebnisse", "Résultats", "Resultaten"];
    HighTitle: ["Highest scores", "Höchste Ergebnisse", "Meilleurs scores", "Hoogste scores"];
    Statistics: ["Statistics", "Statistik", "Statistiques", "Statistieken"];
    GamesDone: ["Games finished", "Beendete Spiele", "Parties finies", "Voltooide spellen"];
    Opponents: ["Games won against", "Gewonnen gegen", "Victoires contre", "Gewonnen van"];
    BestScore: ["Highest score", "Höchstes Ergebnis", "Meilleur score", "Hoogste score"];
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
    Brightness: ["Brightness", "Helligkeit", "Luminosité", "Helderheid"];
    Sound: ["Sound", "Ton", "Son", "Geluid"];
    On: ["on", "an", "oui", "aan"];
    Off: ["off", "aus", "non", "uit"];
    Seed: ["Seed of games", "Startzahl", "Graine", "Startgetal"];
    Asked: ["shown", "zeigen", "affichée", "tonen"];
    SeedIs: ["Seed {}", "Startzahl {}", "Graine {}", "Startgetal {}"];
    SeedTitle: ["Seed of this game", "Startzahl des Spiels", "Graine de la partie", "Startgetal van dit spel"];
    SeedText: [
        "The same seed and the same moves give the same game, here and on a computer.",
        "Gleiche Startzahl und gleiche Züge ergeben das gleiche Spiel, hier wie am Computer.",
        "La même graine et les mêmes coups donnent la même partie, ici comme sur un ordinateur.",
        "Hetzelfde startgetal en dezelfde zetten geven hetzelfde spel, hier en op de computer."
    ];
    EraseAll: ["Erase everything", "Alles löschen", "Tout effacer", "Alles wissen"];
    EraseSure: [
        "Erase settings, results and all games?",
        "Einstellungen, Ergebnisse und alle Spiele löschen?",
        "Effacer réglages, résultats et toutes les parties ?",
        "Instellingen, resultaten en alle spellen wissen?"
    ];
    EraseReally: [
        "Really? This cannot be undone.",
        "Wirklich? Das lässt sich nicht rückgängig machen.",
        "Vraiment ? C'est irréversible.",
        "Zeker weten? Dit kan niet ongedaan worden gemaakt."
    ];
    Erased: ["All is as new.", "Alles ist wie neu.", "Tout est comme neuf.", "Alles is als nieuw."];
    // How to play
    GuidedGame: ["Guided game", "Geführtes Spiel", "Partie guidée", "Begeleid spel"];
    TheRules: ["The rules, page by page", "Die Regeln im Bild", "La règle en images", "De regels in beeld"];
    PageOf: ["{}/{}", "{}/{}", "{}/{}", "{}/{}"];
    // About
    AboutText: [
        "Palmyra turns a small handheld into a board-game table.\n\n{}\n\nThis is free software, made for players who own the games and want to take them along.",
        "Palmyra macht aus einem kleinen Handgerät einen Spieltisch.\n\n{}\n\nDies ist freie Software für alle, die die Spiele besitzen und gern dabeihaben.",
        "Palmyra transforme une petite console en table de jeu.\n\n{}\n\nCe logiciel libre s'adresse à ceux qui possèdent les jeux et aiment les emporter partout.",
        "Palmyra maakt van een klein toestel een speeltafel.\n\n{}\n\nDit is vrije software voor wie de spellen bezit en ze graag bij zich heeft."
    ];
    Notices: ["Licences", "Lizenzen", "Licences", "Licenties"];
    NoticesText: [
        "Palmyra is free software under MIT or Apache-2.0, whichever you like.\n\nIts letters are Helvetica and New Century Schoolbook of X11. Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.\n\nIt contains Rust, embassy-rp, cortex-m, embedded-graphics, mipidsi, u8g2-fonts, heapless, serde, postcard and others.\n\nThe licences in full are beside the firmware in palmyra-notices.txt; on a computer, palmyra notices prints them.",
        "Palmyra ist freie Software unter MIT oder Apache-2.0, ganz nach Wahl.\n\nDie Schriften sind Helvetica und New Century Schoolbook aus X11. Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.\n\nEnthalten sind Rust, embassy-rp, cortex-m, embedded-graphics, mipidsi, u8g2-fonts, heapless, serde, postcard und andere.\n\nAlle Lizenzen im Wortlaut stehen neben der Firmware in palmyra-notices.txt; am Computer zeigt sie palmyra notices.",
        "Palmyra est un logiciel libre sous MIT ou Apache-2.0, au choix.\n\nLes lettres sont Helvetica et New Century Schoolbook de X11. Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.\n\nIl contient Rust, embassy-rp, cortex-m, embedded-graphics, mipidsi, u8g2-fonts, heapless, serde, postcard et d'autres.\n\nLe texte complet des licences accompagne le firmware dans palmyra-notices.txt ; sur un ordinateur, palmyra notices l'affiche.",
        "Palmyra is vrije software onder MIT of Apache-2.0, naar keuze.\n\nDe letters zijn Helvetica en New Century Schoolbook uit X11. Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.\n\nHet bevat Rust, embassy-rp, cortex-m, embedded-graphics, mipidsi, u8g2-fonts, heapless, serde, postcard en andere.\n\nDe volledige licenties staan naast de firmware in palmyra-notices.txt; op de computer toont palmyra notices ze."
    ];
    Fault: ["Something went wrong", "Etwas ging schief", "Une erreur", "Er ging iets mis"];
    FaultText: [
        "The device had to stop. This is what it knows:",
        "Das Gerät musste anhalten. Das weiß es darüber:",
        "La console a dû s'arrêter. Voici ce qu'elle sait :",
        "Het toestel moest stoppen. Dit is wat het weet:"
    ];
    FaultHang: [
        "It did not answer any more.",
        "Es hat nicht mehr reagiert.",
        "Elle ne répondait plus.",
        "Het reageerde niet meer."
    ];
    FaultRefused: [
        "The processor refused an instruction.",
        "Der Prozessor hat einen Befehl verweigert.",
        "Le processeur a refusé une instruction.",
        "De processor weigerde een opdracht."
    ];
    WhileWaiting: ["While waiting: {}", "Beim Warten: {}", "Pendant l'attente : {}", "Tijdens het wachten: {}"];
    WhileUpdating: ["While playing: {}", "Beim Ausführen: {}", "Pendant l'action : {}", "Tijdens het uitvoeren: {}"];
    WhileDrawing: ["While drawing: {}", "Beim Zeichnen: {}", "Pendant le dessin : {}", "Tijdens het tekenen: {}"];
    WhileShowing: ["While showing: {}", "Beim Anzeigen: {}", "Pendant l'affichage : {}", "Tijdens het tonen: {}"];
    WhileThinking: ["While thinking: {}", "Beim Nachdenken: {}", "Pendant la réflexion : {}", "Tijdens het nadenken: {}"];
    FaultHint: ["Press A to restart", "A drücken für Neustart", "A pour redémarrer", "Druk op A voor herstart"];
}
