//! All texts of the shell, with one row per message and one column per language.
//!
//! The columns are English, German, French and Dutch. `{}` is a blank; the row gives the kind of
//! each blank. `\n` is a line break on the screen.

use super::messages;

messages! {
    Palmyra: ["PALMYRA", "PALMYRA", "PALMYRA", "PALMYRA"];
    // Languages
    Language: ["Language", "Sprache", "Langue", "Taal"];
    // Names of languages, each in its own language
    English: ["English", "English", "English", "English"];
    German: ["Deutsch", "Deutsch", "Deutsch", "Deutsch"];
    French: ["Français", "Français", "Français", "Français"];
    Dutch: ["Nederlands", "Nederlands", "Nederlands", "Nederlands"];
    WelcomeTitle: ["Welcome!", "Willkommen!", "Bienvenue !", "Welkom!"];
    WelcomeText: [
        "New to Palmyra?\n\nA five-minute guided game shows you everything as you play. Start now?",
        "Neu bei Palmyra?\n\nEine Einführungspartie zeigt dir in fünf Minuten, wie es geht. Beginnen?",
        "Vous découvrez Palmyra ?\n\nEn cinq minutes, une partie guidée vous montre tout. On commence ?",
        "Nog nooit Palmyra gespeeld?\n\nEen begeleid spel laat je in vijf minuten alles zien terwijl je speelt. Beginnen?"
    ];
    // Title
    Continue: ["Continue", "Weiterspielen", "Continuer", "Verder spelen"];
    NewGame: ["New game", "Neues Spiel", "Nouvelle partie", "Nieuw spel"];
    HowToPlay: ["How to play", "Spielregeln", "Règles du jeu", "Spelregels"];
    Settings: ["Settings", "Einstellungen", "Réglages", "Instellingen"];
    About: ["About", "Über Palmyra", "À propos", "Over Palmyra"];
    // Connect
    Connect: ["Connect", "Verbinden", "Connexion", "Verbinden"];
    ConnectNoCable: ["No cable", "Kein Kabel", "Pas de câble", "Geen kabel"];
    ConnectNoCableText: [
        "Plug in the cable to your computer.",
        "Steck das Kabel zum Computer ein.",
        "Branchez le câble de l'ordinateur.",
        "Sluit de kabel naar de computer aan."
    ];
    ConnectWaiting: ["Waiting for the computer", "Warte auf den Computer", "En attente", "Wacht op de computer"];
    ConnectWaitingText: [
        "On the computer: open the Palmyra page and click Connect.",
        "Am Computer: Öffne die Seite von Palmyra und klick auf Verbinden.",
        "Sur l'ordinateur : ouvrez la page Palmyra et cliquez sur Connexion.",
        "Op de computer: open de pagina van Palmyra en klik op Verbinden."
    ];
    ConnectOn: ["Connected", "Verbunden", "Connectée", "Verbonden"];
    ConnectOnText: [
        "The computer can read and copy your games.",
        "Der Computer kann deine Partien lesen und kopieren.",
        "L'ordinateur peut lire et copier vos parties.",
        "De computer kan je partijen lezen en kopiëren."
    ];
    ConnectCopying(Number, Number): ["Copying {} of {}", "Kopiere {} von {}", "Copie {} sur {}", "Kopie {} van {}"];
    ConnectCopied(Number): ["Done: {} copied", "Fertig: {} kopiert", "Copie finie : {}", "Klaar: {} gekopieerd"];
    ConnectLeave: [
        "Please leave the cable in.",
        "Bitte das Kabel stecken lassen.",
        "Laissez le câble branché.",
        "Laat de kabel erin."
    ];
    ConnectPull: [
        "You can unplug the cable.",
        "Das Kabel kann jetzt ab.",
        "Vous pouvez débrancher.",
        "De kabel mag eruit."
    ];
    ConnectStop: ["Stop copying?", "Kopieren abbrechen?", "Arrêter la copie ?", "Stoppen met kopiëren?"];
    ConnectCut: ["Cable pulled out", "Kabel gezogen", "Câble débranché", "Kabel eruit"];
    ConnectCutText(Number, Number): [
        "Copied: {} of {}. Everything here is safe. Plug the cable in again and repeat the copy.",
        "Kopiert: {} von {}. Hier ist alles heil. Steck das Kabel wieder ein und kopiere noch einmal.",
        "Copie : {} sur {}. Ici, rien n'est perdu. Rebranchez le câble et recommencez la copie.",
        "Gekopieerd: {} van {}. Hier is niets weg. Steek de kabel er weer in en kopieer opnieuw."
    ];
    ConnectRefused: ["Not copied", "Nicht kopiert", "Copie refusée", "Niet gekopieerd"];
    ConnectNewer: [
        "Versions differ. Install the newest on both sides.",
        "Andere Version. Installiere auf beiden Seiten die neueste.",
        "Versions différentes. Installez la plus récente des deux côtés.",
        "De versies verschillen. Installeer de nieuwste aan beide kanten."
    ];
    ConnectOlder: [
        "This game was begun with older rules.",
        "Diese Partie hat noch die älteren Regeln.",
        "Cette partie suit d'anciennes règles.",
        "Deze partij heeft nog oudere regels."
    ];
    ConnectChanged: [
        "Something has changed here. Please copy again.",
        "Hier hat sich etwas geändert. Bitte noch einmal kopieren.",
        "Quelque chose a changé ici. Recommencez la copie.",
        "Hier is iets veranderd. Kopieer nog een keer."
    ];
    // Buttons
    Choose: ["choose", "wählen", "choisir", "kies"];
    Done: ["finish", "fertig", "finir", "klaar"];
    Game: ["game", "Spiel", "jeu", "spel"];
    Move: ["scroll", "blättern", "défiler", "blader"];
    Back: ["back", "zurück", "retour", "terug"];
    Leave: ["menu", "Menü", "menu", "menu"];
    Change: ["change", "ändern", "changer", "wijzig"];
    Start: ["start", "starten", "jouer", "start"];
    Undo: ["undo", "Undo", "annuler", "herstel"];
    Why: ["info", "Info", "info", "info"];
    Pause: ["pause", "Pause", "pause", "pauze"];
    Skip: ["skip", "überspringen", "sauter", "sla over"];
    Next: ["next", "weiter", "suite", "verder"];
    GoOn: ["continue", "weiter", "suite", "verder"];
    Ready: ["ready", "bereit", "c'est moi", "klaar"];
    Show: ["show", "zeigen", "voir", "toon"];
    More: ["more", "mehr", "plus", "meer"];
    LogWord: ["log", "Verlauf", "journal", "verloop"];
    PageWord: ["page", "Seite", "page", "pagina"];
    Close: ["close", "schließen", "fermer", "sluit"];
    Agree: ["yes", "ja", "oui", "ja"];
    Decline: ["no", "nein", "non", "nee"];
    // New game
    StartGame: ["Start the game", "Spiel beginnen", "Commencer la partie", "Spel beginnen"];
    Mode: ["Mode", "Variante", "Variante", "Variant"];
    Players: ["Players", "Spieler", "Joueurs", "Spelers"];
    Human: ["human", "Mensch", "humain", "mens"];
    Malku: ["Malku", "Malku", "Malku", "Malku"];
    Yarhai: ["Yarhai", "Yarhai", "Yarhai", "Yarhai"];
    Zabdas: ["Zabdas", "Zabdas", "Zabdas", "Zabdas"];
    Longinus: ["Longinus", "Longinus", "Longinus", "Longinus"];
    Zenobia: ["Zenobia", "Zenobia", "Zenobia", "Zenobia"];
    MalkuIs: ["Playful: overlooks things", "Verspielt: übersieht viel", "Distrait : oublie des coups", "Speels: ziet niet alles"];
    YarhaiIs: ["Greedy: collects all he can", "Gierig: sammelt alles", "Avide : amasse tout", "Hebberig: verzamelt alles"];
    ZabdasIs: ["Bold: goes far and attacks", "Kühn: geht weit, greift an", "Hardi : va loin et attaque", "Driest: gaat ver en valt aan"];
    LonginusIs: ["Patient: plans for the end", "Geduldig: plant fürs Ende", "Patient : prépare la fin", "Geduldig: spaart voor later"];
    ZenobiaIs: ["Cunning: sees far ahead", "Listig: sieht weit voraus", "Rusée : voit très loin", "Sluw: kijkt ver vooruit"];
    First: ["First player", "Startspieler", "Premier joueur", "Beginspeler"];
    Random: ["random", "zufällig", "au hasard", "willekeurig"];
    Red: ["Red", "Rot", "Rouge", "Rood"];
    Blue: ["Blue", "Blau", "Bleu", "Blauw"];
    Yellow: ["Yellow", "Gelb", "Jaune", "Geel"];
    White: ["White", "Weiß", "Blanc", "Wit"];
    Violet: ["Violet", "Violett", "Violet", "Paars"];
    // Table
    Thinking(Player): ["{} is thinking", "{} überlegt", "{} réfléchit", "{} denkt na"];
    // Hints, and reasons for bots' moves
    Hint: ["hint", "Tipp", "aide", "tip"];
    HintTitle: ["A good move now", "Ein guter Zug", "Un bon coup à jouer", "Een goede zet"];
    HintThinking: ["Let me think", "Ich überlege", "Je réfléchis", "Even nadenken"];
    // Choices
    Left(Number): ["{} left", "noch {}", "reste {}", "nog {}"];
    // Summary
    SinceThen: ["Since your last turn", "Seit deinem letzten Zug", "Depuis votre dernier tour", "Sinds je laatste beurt"];
    LastTurns: ["Last turns", "Letzte Züge", "Derniers tours", "Laatste beurten"];
    NoTurns: ["No turn has been played yet.", "Noch kein Zug gespielt.", "Aucun tour n'a encore été joué.", "Er is nog geen beurt gespeeld."];
    // Curtain
    PassTo: ["Pass the device to", "Gib das Gerät weiter an", "Passez la console à", "Geef het toestel aan"];
    // End
    Winner(Player): ["{} wins", "{} gewinnt", "{} gagne", "{} wint"];
    You: ["You", "Du", "Vous", "Jij"];
    YouWin: ["You win!", "Du gewinnst!", "Vous gagnez !", "Jij wint!"];
    CameSecond(Hundreds): ["You came second, {} short.", "Platz 2 für dich, {} zurück.", "Vous êtes 2e, écart : {}.", "Jij bent 2e, {} achter."];
    CameThird(Hundreds): ["You came third, {} short.", "Platz 3 für dich, {} zurück.", "Vous êtes 3e, écart : {}.", "Jij bent 3e, {} achter."];
    CameFourth(Hundreds): ["You came fourth, {} short.", "Platz 4 für dich, {} zurück.", "Vous êtes 4e, écart : {}.", "Jij bent 4e, {} achter."];
    CameFifth(Hundreds): ["You came last, {} short.", "Platz 5 für dich, {} zurück.", "Vous êtes 5e, écart : {}.", "Jij bent 5e, {} achter."];
    AheadOf(Hundreds, Player): ["{} ahead of {}.", "{} vor {}.", "{} de plus que {}.", "{} vóór {}."];
    TieDecided: [
        "Won on a tie-break.",
        "Zusatzwertung entschied.",
        "Égalité départagée.",
        "De extra regel besliste."
    ];
    Result: ["The result", "Das Ergebnis", "Le résultat", "De uitslag"];
    Sources: ["Where it came from", "Woher es kam", "D'où cela vient", "Waar het vandaan kwam"];
    Total: ["Total", "Summe", "Total", "Totaal"];
    SecondBest: ["Your second-best game", "Zweitbestes Ergebnis", "Votre 2e meilleur score", "Op één na je beste"];
    RankedBest(Digit): ["Number {} of your games", "Platz {} deiner Partien", "Votre {}e meilleur score", "Nummer {} van je partijen"];
    EndAsk: ["End the game now?", "Partie jetzt beenden?", "Finir la partie ?", "Nu beëindigen?"];
    EndNo: ["Look again", "Noch mal ansehen", "Revoir le tour", "Nog eens kijken"];
    EndYes: ["End the game", "Partie beenden", "Finir la partie", "Partij beëindigen"];
    SharedWin: ["A shared win!", "Ein geteilter Sieg!", "Victoire partagée !", "Gedeelde zege!"];
    NextGame: ["Next game", "Nächste Partie", "Partie suivante", "Volgende partij"];
    PlayOn: ["Play on", "Weiterspielen", "Continuer", "Verder spelen"];
    PlayAgain: ["Play again", "Noch einmal", "Rejouer", "Nog een keer"];
    ToTitle: ["Main menu", "Hauptmenü", "Menu principal", "Hoofdmenu"];
    NewBest: ["Your best result so far.", "Dein bisher bestes Ergebnis.", "Votre meilleur résultat.", "Je beste resultaat tot nu toe."];
    // The game of the day
    DayGame: ["Game of the day", "Partie des Tages", "Partie du jour", "Partij van de dag"];
    DayIs(Hundreds): ["Day {}", "Tag {}", "Jour {}", "Dag {}"];
    DayWord: ["day", "Tag", "jour", "dag"];
    DayBest: ["best of the day", "Tagesbestwert", "record du jour", "dagrecord"];
    DaySame: [
        "The same deal for everybody.",
        "Für alle derselbe Start.",
        "La même donne pour tous.",
        "Voor iedereen gelijk."
    ];
    DaysInRow: ["days in a row", "Tage in Folge", "jours de suite", "dagen op rij"];
    // The campaign
    Campaign: ["Campaign", "Kampagne", "Campagne", "Campagne"];
    CampaignWord: ["campaign", "Kampagne", "campagne", "campagne"];
    StepWord: ["step", "Stufe", "étape", "stap"];
    StarsFor: [
        "Stars: 0, 5, 10 ahead",
        "Sterne: 0, 5, 10 vorn",
        "Étoile à +0/5/10",
        "Sterren: 0, 5, 10 voor"
    ];
    BeatFirst: [
        "First beat the bot above",
        "Schlag erst den Bot darüber",
        "Battez d'abord le précédent",
        "Versla eerst de bot erboven"
    ];
    // Milestones of every game
    Milestones: ["Milestones", "Meilensteine", "Succès", "Mijlpalen"];
    FirstGame: ["First game finished", "Erste Partie beendet", "Première partie finie", "Eerste partij voltooid"];
    TenGames: ["Ten games finished", "Zehn Partien beendet", "Dix parties finies", "Tien partijen voltooid"];
    FirstWin: ["First win over a bot", "Erster Sieg gegen einen Bot", "Premier bot battu", "Eerste zege op een bot"];
    TenWins: ["Ten wins against bots", "Zehn Siege gegen Bots", "Dix victoires sur des bots", "Tien zeges op bots"];
    BestBot: ["Best bot beaten", "Den besten Bot besiegt", "Le meilleur bot battu", "De beste bot verslagen"];
    EveryBot: ["Every bot beaten", "Jeden Bot besiegt", "Chaque bot battu", "Elke bot verslagen"];
    FullTable: ["A win at a full table", "Sieg am vollen Tisch", "Victoire à table pleine", "Zege aan een volle tafel"];
    FirstDay: ["A game of the day", "Eine Partie des Tages", "Une partie du jour", "Een partij van de dag"];
    SevenDays: ["Seven games of the day", "Sieben Partien des Tages", "Sept parties du jour", "Zeven partijen van de dag"];
    // Running games and results
    Games: ["Saved games", "Spielstände", "Parties en cours", "Lopende partijen"];
    SlotSeveral(Text, Few): ["{}, {} players", "{}, zu {}", "{}, à {}", "{}, {} spelers"];
    Round(Number): ["turn {}", "Runde {}", "manche {}", "ronde {}"];
    SlotEmpty: ["empty", "leer", "vide", "leeg"];
    SlotDamaged: ["cannot be read", "nicht lesbar", "illisible", "onleesbaar"];
    SlotOlder: ["from an older version", "aus einer älteren Version", "d'une ancienne version", "van een oudere versie"];
    SlotNewer: ["from a newer version", "aus einer neueren Version", "d'une version plus récente", "van een nieuwere versie"];
    ReplaceTitle: ["Replace which game?", "Welche Partie ersetzen?", "Remplacer laquelle ?", "Welke partij moet weg?"];
    ReplaceSure: [
        "This game will be lost. Start the new one instead?",
        "Diese Partie geht verloren. Stattdessen die neue beginnen?",
        "Cette partie sera perdue. Commencer la nouvelle à sa place ?",
        "Deze partij gaat dan verloren. Toch de nieuwe beginnen?"
    ];
    ClearSure: [
        "Empty this slot? Its contents will be lost.",
        "Diesen Platz leeren? Der Spielstand geht verloren.",
        "Vider cet emplacement ? Son contenu sera perdu.",
        "Deze plek leegmaken? De inhoud gaat verloren."
    ];
    Clear: ["Empty the slot", "Platz leeren", "Vider", "Plek leegmaken"];
    LoadFailed: ["This game cannot be read.", "Diese Partie ist nicht lesbar.", "Cette partie est illisible.", "Deze partij is onleesbaar."];
    SaveFailed: [
        "Not saved. Memory worn out?",
        "Nicht gespeichert. Defekt?",
        "Pas enregistré. Usure ?",
        "Niet opgeslagen. Versleten?"
    ];
    SaveCut: [
        "The last save was cut short",
        "Letztes Speichern brach ab",
        "Dernière sauvegarde coupée",
        "Laatste opslag brak af"
    ];
    BatteryLow: [
        "Battery low: not saved",
        "Akku schwach: ungespeichert",
        "Batterie faible : non enregistré",
        "Accu zwak: niet opgeslagen"
    ];
    LastGame: ["Last finished game", "Letzte beendete Partie", "Dernière partie finie", "Laatst voltooide partij"];
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
        "Die letzte beendete Partie ist nicht mehr lesbar.",
        "La dernière partie finie n'est plus lisible.",
        "De laatst voltooide partij is niet meer leesbaar."
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
        "Die letzte beendete Partie stammt von einer neueren Version.",
        "La dernière partie finie vient d'une version plus récente.",
        "De laatst voltooide partij komt van een nieuwere versie."
    ];
    OlderLast: [
        "The last finished game is from an older version.",
        "Die letzte beendete Partie stammt von einer älteren Version.",
        "La dernière partie finie vient d'une version plus ancienne.",
        "De laatst voltooide partij komt van een oudere versie."
    ];
    BadHonours: [
        "The milestones can no longer be read.",
        "Die Meilensteine sind nicht mehr lesbar.",
        "Les succès ne sont plus lisibles.",
        "De mijlpalen zijn niet meer leesbaar."
    ];
    NewerHonours: [
        "The milestones are from a newer version.",
        "Die Meilensteine stammen von einer neueren Version.",
        "Les succès viennent d'une version plus récente.",
        "De mijlpalen komen van een nieuwere versie."
    ];
    AfreshText: [
        "Until you start afresh, the old data stays untouched and nothing new is saved.",
        "Bis du neu beginnst, bleibt alles unberührt, und Neues wird nicht gespeichert.",
        "Tant que vous ne repartez pas de zéro, tout reste intact et rien de nouveau n'est enregistré.",
        "Tot je opnieuw begint, blijft alles zoals het is en wordt er niets nieuws opgeslagen."
    ];
    Saves: ["Saves", "Gespeicherte Daten", "Sauvegardes", "Opgeslagen gegevens"];
    LostSaves: [
        "Some of what was saved can no longer be read. Something may be missing, or older than you left it.",
        "Ein Teil des Gespeicherten ist nicht mehr lesbar. Etwas kann fehlen oder älter sein als zuletzt.",
        "Une partie des sauvegardes n'est plus lisible. Des données peuvent manquer ou être plus anciennes.",
        "Een deel van wat opgeslagen was is niet meer leesbaar. Er kan iets ontbreken of ouder zijn dan eerst."
    ];
    LostRoom: [
        "What is unreadable stays untouched until you empty its slot.",
        "Das Unlesbare bleibt unberührt, bis du seinen Platz leerst.",
        "Les données illisibles restent là tant que vous ne videz pas l'emplacement.",
        "Wat onleesbaar is blijft onaangeroerd tot je de plek leegmaakt."
    ];
    NewerSaves: [
        "Some of what was saved is from a newer version, which can read it. It stays untouched.",
        "Ein Teil des Gespeicherten stammt von einer neueren Version, die es lesen kann. Es bleibt unberührt.",
        "Une partie des sauvegardes vient d'une version plus récente, qui peut la lire. Elle reste intacte.",
        "Een deel van wat opgeslagen was komt van een nieuwere versie, die het kan lezen. Het blijft onaangeroerd."
    ];
    LeaveIt: ["Leave as is", "So lassen", "Laisser ainsi", "Zo laten"];
    Afresh: ["Start afresh", "Neu beginnen", "Repartir de zéro", "Opnieuw beginnen"];
    NotKept: ["not saved", "nicht gespeichert", "non enregistré", "niet opgeslagen"];
    ColourWord: ["colour", "Farbe", "couleur", "kleur"];
    NameWord: ["name", "Name", "nom", "naam"];
    YourName: ["Your name", "Dein Name", "Votre nom", "Je naam"];
    Results: ["Results", "Ergebnisse", "Résultats", "Resultaten"];
    HighTitle: ["High scores", "Bestenliste", "Meilleurs scores", "Topscores"];
    PastGames: ["Last games", "Letzte Partien", "Dernières parties", "Laatste partijen"];
    Opponents: ["Games won against", "Gewonnen gegen", "Victoires contre", "Gewonnen van"];
    None: ["none yet", "noch keine", "pas encore", "nog geen"];
    StatGames: ["games", "Partien", "parties", "partijen"];
    StatWins: ["wins", "Siege", "victoires", "zeges"];
    StatAverage: ["average", "im Mittel", "moyenne", "gemiddeld"];
    StatBest: ["best", "Bestwert", "record", "beste"];
    StatStars: ["stars", "Sterne", "étoiles", "sterren"];
    StatInRow: ["in a row", "in Folge", "de suite", "op rij"];
    LastPoints: ["Last games, full: won", "Letzte Partien, voll: Sieg", "Dernières, plein : gagnée", "Laatste, vol: gewonnen"];
    // Pause
    Paused: ["Pause", "Pause", "Pause", "Pauze"];
    SleepNow: ["Sleep now", "Jetzt schlafen", "Mettre en veille", "Nu slapen"];
    GoodNight: ["Good night", "Gute Nacht", "Bonne nuit", "Welterusten"];
    AnyButtonWakes: ["Any button wakes me.", "Jede Taste weckt mich.", "Un bouton me réveille.", "Elke knop wekt me."];
    SelfTest: ["Self-test", "Selbsttest", "Autotest", "Zelftest"];
    BtnSound: ["sound", "Ton", "son", "geluid"];
    BtnHoldBack: ["hold: back", "halten: zurück", "tenir : retour", "houden: terug"];
    Resume: ["Resume", "Weiter", "Reprendre", "Verder"];
    GiveUp: ["Give up this game", "Partie aufgeben", "Abandonner la partie", "Partij opgeven"];
    GiveUpSure: [
        "End this game? It will not be counted.",
        "Diese Partie beenden? Sie wird nicht gewertet.",
        "Arrêter cette partie ? Elle ne comptera pas.",
        "Deze partij beëindigen? Die telt dan niet mee."
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
    Volume: ["Volume", "Lautstärke", "Volume", "Volume"];
    BtnMute: ["mute", "Ton aus", "muet", "stil"];
    Muted: ["Sound off", "Ton aus", "Son coupé", "Geluid uit"];
    Volume1: ["Volume 1 of 4", "Lautstärke 1 von 4", "Volume 1 sur 4", "Volume 1 van 4"];
    Volume2: ["Volume 2 of 4", "Lautstärke 2 von 4", "Volume 2 sur 4", "Volume 2 van 4"];
    Volume3: ["Volume 3 of 4", "Lautstärke 3 von 4", "Volume 3 sur 4", "Volume 3 van 4"];
    Volume4: ["Volume 4 of 4", "Lautstärke 4 von 4", "Volume 4 sur 4", "Volume 4 van 4"];
    Seed: ["Game seed", "Spielcode", "Code", "Spelcode"];
    Asked: ["ask me", "selbst wählen", "à choisir", "zelf kiezen"];
    SeedIs(Text): ["Seed {}", "Code {}", "Code {}", "Code {}"];
    SeedTitle: ["Seed of this game", "Code dieser Partie", "Code de la partie", "Code van deze partij"];
    SeedText: [
        "The same seed and the same moves give the same game, here and on a computer.",
        "Gleicher Code und gleiche Züge ergeben die gleiche Partie, hier wie am Computer.",
        "Le même code et les mêmes coups donnent la même partie, ici comme sur un ordinateur.",
        "Dezelfde code en dezelfde zetten geven dezelfde partij, hier en op de computer."
    ];
    EraseAll: ["Erase everything", "Alles löschen", "Tout effacer", "Alles wissen"];
    EraseSure: [
        "Erase settings, results and all games?",
        "Einstellungen, Ergebnisse und alle Partien löschen?",
        "Effacer réglages, résultats et toutes les parties ?",
        "Instellingen, resultaten en alle partijen wissen?"
    ];
    EraseReally: [
        "Really? This cannot be undone.",
        "Wirklich? Das lässt sich nicht rückgängig machen.",
        "Vraiment ? C'est irréversible.",
        "Zeker weten? Dit kan niet ongedaan worden gemaakt."
    ];
    Erased: ["Everything is erased.", "Alles ist gelöscht.", "Tout est effacé.", "Alles is gewist."];
    // How to play
    TryX: [
        "Press X: it explains the choice. Later, X twice gives a hint.",
        "Drück X: Es erklärt die Wahl. Später gibt zweimal X einen Tipp.",
        "Appuyez sur X : explication. Plus tard, X deux fois : conseil.",
        "Druk op X: uitleg bij je keuze. Later geeft twee keer X een tip."
    ];
    TryY: [
        "Press Y to look around, B to come back.",
        "Drück Y zum Umsehen, B zum Zurückgehen.",
        "Appuyez sur Y pour regarder, B pour revenir.",
        "Druk op Y om rond te kijken, op B om terug te gaan."
    ];
    TryB: [
        "B takes back a step. Hold B to pause.",
        "B nimmt einen Schritt zurück. Halt B gedrückt: die Pause.",
        "B annule un coup. Maintenez B : la pause.",
        "B neemt een stap terug. Houd B ingedrukt: de pauze."
    ];
    GuidedGame: ["Guided game", "Einführungspartie", "Partie guidée", "Begeleid spel"];
    TheRules: ["The rules, page by page", "Die Regeln in Bildern", "Les règles en images", "De regels in beeld"];
    NewMilestones(Number): ["New milestones: {}", "Neue Meilensteine: {}", "Nouveaux succès : {}", "Nieuwe mijlpalen: {}"];
    PageOf(Digit, Digit): ["{}/{}", "{}/{}", "{}/{}", "{}/{}"];
    // About
    AboutText(Text): [
        "Palmyra turns a small handheld into a board-game table.\n\n{}\n\nThis is free software, made for players who own the games and want to take them along.",
        "Palmyra macht aus einem kleinen Handheld einen Spieltisch.\n\n{}\n\nDies ist freie Software für alle, die die Spiele besitzen und gern dabeihaben.",
        "Palmyra transforme une petite console en table de jeu.\n\n{}\n\nCe logiciel libre s'adresse à qui possède les jeux et aime les emporter partout.",
        "Palmyra maakt van een klein toestel een speeltafel.\n\n{}\n\nDit is vrije software voor wie de spellen bezit en ze graag bij zich heeft."
    ];
    Notices: ["Licences", "Lizenzen", "Licences", "Licenties"];
    Fault: ["Something went wrong", "Etwas ging schief", "Erreur inattendue", "Er ging iets mis"];
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
    FaultOverflow: [
        "The stack overflowed.",
        "Der Stapelspeicher ist übergelaufen.",
        "La pile a débordé.",
        "De stapel is overgelopen."
    ];
    WhileWaiting(Text): ["While waiting: {}", "Beim Warten: {}", "Pendant l'attente : {}", "Tijdens het wachten: {}"];
    WhileUpdating(Text): ["While playing: {}", "Beim Ausführen: {}", "Pendant l'action : {}", "Tijdens het uitvoeren: {}"];
    WhileDrawing(Text): ["While drawing: {}", "Beim Zeichnen: {}", "Pendant le dessin : {}", "Tijdens het tekenen: {}"];
    WhileShowing(Text): ["While showing: {}", "Beim Anzeigen: {}", "Pendant l'affichage : {}", "Tijdens het tonen: {}"];
    WhileThinking(Text): ["While thinking: {}", "Beim Nachdenken: {}", "Pendant la réflexion : {}", "Tijdens het nadenken: {}"];
    FaultCode(Text): ["X: QR code of fault {}", "X: QR-Code zu Fehler {}", "X : code QR {}", "X: QR-code van fout {}"];
    FaultHint: ["Press A to restart", "A drücken für Neustart", "A pour redémarrer", "Druk op A om te herstarten"];
    NoticesText: [
        "Palmyra is free software under MIT or Apache-2.0, whichever you like.\n\nIts fonts are Helvetica and New Century Schoolbook from X11. Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.\n\nIt contains Rust, embassy-rp, cortex-m, embedded-graphics, mipidsi, u8g2-fonts, heapless, serde, postcard and others.\n\nThe licences in full are beside the firmware in palmyra-notices.txt; on a computer, palmyra notices prints them.",
        "Palmyra ist freie Software unter MIT oder Apache-2.0, ganz nach Wahl.\n\nDie Schriften sind Helvetica und New Century Schoolbook aus X11. Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.\n\nEnthalten sind Rust, embassy-rp, cortex-m, embedded-graphics, mipidsi, u8g2-fonts, heapless, serde, postcard und andere.\n\nAlle Lizenzen im Wortlaut stehen neben der Firmware in palmyra-notices.txt; am Computer zeigt sie palmyra notices.",
        "Palmyra est un logiciel libre sous MIT ou Apache-2.0, au choix.\n\nLes polices sont Helvetica et New Century Schoolbook de X11. Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.\n\nIl contient Rust, embassy-rp, cortex-m, embedded-graphics, mipidsi, u8g2-fonts, heapless, serde, postcard et d'autres.\n\nLe texte complet des licences accompagne le firmware dans palmyra-notices.txt ; sur un ordinateur, palmyra notices l'affiche.",
        "Palmyra is vrije software onder MIT of Apache-2.0, naar keuze.\n\nDe lettertypen zijn Helvetica en New Century Schoolbook uit X11. Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation.\n\nHet bevat Rust, embassy-rp, cortex-m, embedded-graphics, mipidsi, u8g2-fonts, heapless, serde, postcard en andere.\n\nDe volledige licenties staan naast de firmware in palmyra-notices.txt; op de computer toont palmyra notices ze."
    ];
}
