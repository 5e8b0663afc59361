/**
 * The page's texts. Each row is a text in English, German, French and Dutch. The texts of the
 * application are in the program and in the files that `handheld.js` loads. `{}` is
 * a blank, which `say` fills in.
 */
const ROWS = {
  // The device
  directions: ['Directions', 'Richtungen', 'Directions', 'Richtingen'],
  buttons: ['Buttons', 'Tasten', 'Boutons', 'Knoppen'],
  up: ['Up', 'Auf', 'Haut', 'Omhoog'],
  down: ['Down', 'Ab', 'Bas', 'Omlaag'],
  left: ['Left', 'Links', 'Gauche', 'Links'],
  right: ['Right', 'Rechts', 'Droite', 'Rechts'],
  onPanel: ['What is on the screen', 'Was auf dem Bildschirm steht', "Ce qui est à l'écran", 'Wat er op het scherm staat'],
  chosen: ['{}, selected', '{}, ausgewählt', '{}, sélectionné', '{}, gekozen'],
  movedTo: ['the cursor is at {}', 'der Cursor ist bei {}', 'le curseur est en {}', 'de cursor staat op {}'],
  // Records
  record: ['Record', 'Protokoll', 'Enregistrement', 'Verslag'],
  turn: ['Turn {} of {}', 'Zug {} von {}', 'Tour {} sur {}', 'Beurt {} van {}'],
  earlier: ['Back', 'Zurück', 'Précédent', 'Terug'],
  later: ['Forward', 'Vor', 'Suivant', 'Vooruit'],
  close: ['Close', 'Schließen', 'Fermer', 'Sluiten'],
  // The menu
  menu: ['Menu', 'Menü', 'Menu', 'Menu'],
  thisGame: ['This game', 'Diese Partie', 'Cette partie', 'Deze partij'],
  linkDeal: [
    'With this link others play the same game.',
    'Mit diesem Link spielen andere dieselbe Partie.',
    "Avec ce lien, d'autres jouent la même partie.",
    'Met deze link spelen anderen dezelfde partij.',
  ],
  linkShared: [
    'This link sets up the same table for a new game: as long as several people play, your own game stays secret.',
    'Mit diesem Link beginnt eine neue Partie in derselben Runde: Solange ihr zu mehreren spielt, bleibt eure eigene geheim.',
    'Ce lien commence une nouvelle partie à la même table : tant que vous jouez à plusieurs, la vôtre reste secrète.',
    'Deze link begint een nieuwe partij aan dezelfde tafel: zolang jullie met meer mensen spelen, blijft jullie eigen partij geheim.',
  ],
  copyLink: ['Copy the link', 'Link kopieren', 'Copier le lien', 'Link kopiëren'],
  copied: ['Copied', 'Kopiert', 'Copié', 'Gekopieerd'],
  downloadRecord: ['Download the record', 'Protokoll herunterladen', "Télécharger l'enregistrement", 'Verslag downloaden'],
  days: ['Games of the day', 'Partien des Tages', 'Parties du jour', 'Partijen van de dag'],
  cable: ['A handheld', 'Ein Gerät', 'Une console', 'Een toestel'],
  cableNote: [
    'Plug in a handheld and open Connect in its main menu: games then move between it and this page.',
    'Schließ ein Gerät an und öffne im Hauptmenü „Verbinden“: So wandern Partien zwischen ihm und dieser Seite.',
    "Branchez une console et ouvrez Connexion dans son menu : les parties circulent entre elle et cette page.",
    'Sluit een toestel aan en open Verbinden in het hoofdmenu: zo gaan partijen tussen beide heen en weer.',
  ],
  noSerial: [
    'This browser cannot reach a handheld; Chrome and Edge on a computer can.',
    'Dieser Browser erreicht kein Gerät; Chrome und Edge auf einem Computer können es.',
    "Ce navigateur ne peut pas joindre une console ; Chrome et Edge le peuvent, sur un ordinateur.",
    'Deze browser kan geen toestel bereiken; Chrome en Edge op een computer kunnen dat.',
  ],
  connect: ['Connect', 'Verbinden', 'Connexion', 'Verbinden'],
  toHandheld: ['To the handheld', 'Aufs Gerät', 'Vers la console', 'Naar het toestel'],
  toPage: ['To this page', 'Auf diese Seite', 'Vers cette page', 'Naar deze pagina'],
  cableGame: ['{}, seats {}, moves {}', '{}, Plätze {}, Züge {}', '{}, places {}, coups {}', '{}, plaatsen {}, zetten {}'],
  cableOnlyHereSide: ['only here', 'nur hier', 'seulement ici', 'alleen hier'],
  cableOnlyThereSide: ['only on the handheld', 'nur auf dem Gerät', 'seulement sur la console', 'alleen op het toestel'],
  cableSameSide: ['the same on both', 'auf beiden gleich', 'identique des deux côtés', 'op beide gelijk'],
  cableNewerSide: ['newer here', 'hier neuer', 'plus récente ici', 'hier nieuwer'],
  cableOlderSide: ['newer on the handheld', 'auf dem Gerät neuer', 'plus récente sur la console', 'nieuwer op het toestel'],
  cableApartSide: ['played differently on both', 'auf beiden verschieden gespielt', 'différente de chaque côté', 'op beide anders gespeeld'],
  cableNone: ['There are no games yet.', 'Es gibt noch keine Partien.', "Il n'y a pas encore de parties.", 'Er zijn nog geen partijen.'],
  cableReplace: [
    'The game on the other side has gone on or was played differently. Replace it there?',
    'Am Ziel ging die Partie weiter oder wurde anders gespielt. Dort ersetzen?',
    "De l'autre côté, la partie a continué ou a été jouée autrement. La remplacer là-bas ?",
    'Aan de andere kant is de partij verder of anders gespeeld. Daar vervangen?',
  ],
  cableGone: [
    'No answer. Open Connect on the handheld, then connect again. Nothing is lost.',
    'Das Gerät antwortet nicht. Öffne im Hauptmenü „Verbinden“ und verbinde noch einmal. Nichts ist verloren.',
    "La console ne répond pas. Ouvrez Connexion dans son menu, puis recommencez. Rien n'est perdu.",
    'Het toestel antwoordt niet. Open Verbinden in het hoofdmenu en verbind opnieuw. Er is niets verloren.',
  ],
  cableNewer: [
    'Page and handheld are of different versions: install the newest firmware.',
    'Seite und Gerät haben verschiedene Versionen: Installiere die neueste Firmware.',
    'La page et la console ont des versions différentes : installez le dernier micrologiciel.',
    'Pagina en toestel hebben verschillende versies: installeer de nieuwste firmware.',
  ],
  cableDamaged: ['This game cannot be read.', 'Diese Partie ist nicht lesbar.', 'Cette partie est illisible.', 'Deze partij is onleesbaar.'],
  cableOlder: [
    'This game was begun with older rules.',
    'Diese Partie hat noch die älteren Regeln.',
    "Cette partie suit d'anciennes règles.",
    'Deze partij heeft nog oudere regels.',
  ],
  cableChanged: [
    'Something has changed on the handheld: connect again.',
    'Auf dem Gerät hat sich etwas geändert: Verbinde noch einmal.',
    'Quelque chose a changé sur la console : reconnectez-la.',
    'Er is iets veranderd op het toestel: verbind opnieuw.',
  ],
  cableBattery: [
    "The handheld's battery is too low to save: charge it first.",
    'Der Akku des Geräts ist zum Speichern zu schwach: Lade ihn erst auf.',
    "La batterie de la console est trop faible pour enregistrer : rechargez-la d'abord.",
    'De batterij van het toestel is te zwak om op te slaan: laad die eerst op.',
  ],
  cableFailed: [
    'The handheld could not save it: try again.',
    'Das Gerät konnte nicht speichern: Versuche es noch einmal.',
    "La console n'a pas pu l'enregistrer : réessayez.",
    'Het toestel kon het niet opslaan: probeer het opnieuw.',
  ],
  cableFull: [
    'There is no free place for it on the other side.',
    'Am Ziel ist kein Platz mehr frei.',
    "De l'autre côté, il n'y a plus de place.",
    'Aan de andere kant is geen plaats vrij.',
  ],
  boot: ['Install new firmware', 'Neue Firmware installieren', 'Installer un nouveau micrologiciel', 'Nieuwe firmware installeren'],
  booted: [
    'The handheld is now the drive RPI-RP2: copy its file onto it. Everything saved is kept.',
    'Das Gerät ist jetzt das Laufwerk RPI-RP2: Kopiere seine Datei darauf. Alles Gespeicherte bleibt.',
    'La console est maintenant le disque RPI-RP2 : copiez-y son fichier. Tout ce qui est enregistré est conservé.',
    'Het toestel is nu de schijf RPI-RP2: zet zijn bestand erop. Alles wat opgeslagen is, blijft behouden.',
  ],
  install: ['Install on a handheld', 'Auf einem Gerät installieren', 'Installer sur une console', 'Op een toestel installeren'],
  installNote: [
    'Download the file for your handheld. Games, results and settings of an earlier version are kept.',
    'Lade die Datei für dein Gerät herunter. Partien, Ergebnisse und Einstellungen einer früheren Version bleiben.',
    "Téléchargez le fichier de votre console. Les parties, résultats et réglages d'une version antérieure sont conservés.",
    'Download het bestand voor je toestel. Partijen, resultaten en instellingen van een eerdere versie blijven behouden.',
  ],
  installHold: [
    'Hold BOOTSEL (on the PicoSystem: X) while you plug in the cable and switch on.',
    'Halte BOOTSEL (beim PicoSystem: X), während du das Kabel einsteckst und einschaltest.',
    'Maintenez BOOTSEL (sur la PicoSystem : X) en branchant le câble et en allumant.',
    'Houd BOOTSEL (PicoSystem: X) ingedrukt, steek de kabel in en zet het toestel aan.',
  ],
  installDrive: [
    'The drive RPI-RP2 appears on the computer.',
    'Am Computer erscheint das Laufwerk RPI-RP2.',
    "Le disque RPI-RP2 apparaît sur l'ordinateur.",
    'Op de computer verschijnt de schijf RPI-RP2.',
  ],
  installCopy: [
    'Copy the file onto it. The handheld restarts with the game.',
    'Kopiere die Datei darauf. Das Gerät startet mit dem Spiel neu.',
    'Copiez-y le fichier. La console redémarre avec le jeu.',
    'Kopieer het bestand erop. Het toestel start opnieuw met het spel.',
  ],
  saves: ['Saves', 'Spielstände', 'Sauvegardes', 'Opgeslagen partijen'],
  savesNote: [
    'All games, results and settings of this browser. A device can use the same file.',
    'Alle Partien, Ergebnisse und Einstellungen in diesem Browser. Ein Gerät kann dieselbe Datei nutzen.',
    'Toutes les parties, les résultats et les réglages de ce navigateur. Une console peut utiliser le même fichier.',
    'Alle partijen, resultaten en instellingen van deze browser. Een toestel kan hetzelfde bestand gebruiken.',
  ],
  downloadSaves: ['Download the saves', 'Herunterladen', 'Télécharger', 'Downloaden'],
  loadSaves: ['Load saves', 'Laden', 'Charger', 'Laden'],
  records: ['Records', 'Protokolle', 'Enregistrements', 'Verslagen'],
  recordsNote: [
    'Shows a game that was played, turn by turn. You can also drop its file on the page.',
    'Zeigt eine gespielte Partie Zug um Zug. Du kannst die Datei auch auf die Seite ziehen.',
    'Montre une partie jouée, tour par tour. Vous pouvez aussi déposer son fichier sur la page.',
    'Toont een gespeelde partij, beurt voor beurt. Je kunt het bestand ook op de pagina slepen.',
  ],
  loadRecord: ['Look at a record', 'Protokoll ansehen', 'Voir un enregistrement', 'Verslag bekijken'],
  keyboard: ['Keyboard', 'Tastatur', 'Clavier', 'Toetsenbord'],
  keys: [
    'The arrows, and A, B, X and Y as on the screen; Enter for A, Escape for B.',
    'Die Pfeile sowie A, B, X und Y wie auf dem Bildschirm; Eingabe für A, Escape für B.',
    "Les flèches, et A, B, X et Y comme à l'écran ; Entrée pour A, Échap pour B.",
    'De pijlen, en A, B, X en Y zoals op het scherm; Enter voor A, Escape voor B.',
  ],
  licences: ['Licences of the parts used', 'Lizenzen der Bestandteile', 'Licences des composants', 'Licenties van de onderdelen'],
  // Notices
  understood: ['OK', 'In Ordnung', "D'accord", 'Goed'],
  cancel: ['Cancel', 'Abbrechen', 'Annuler', 'Annuleren'],
  inUse: [
    'Palmyra is open in another tab, with your saves.',
    'Palmyra ist in einem anderen Tab geöffnet, mit deinen Spielständen.',
    'Palmyra est ouvert dans un autre onglet, avec vos sauvegardes.',
    'Palmyra is open in een ander tabblad, met je opgeslagen partijen.',
  ],
  takenOver: [
    'Your game goes on in another tab.',
    'Deine Partie geht in einem anderen Tab weiter.',
    'Votre partie continue dans un autre onglet.',
    'Je partij gaat verder in een ander tabblad.',
  ],
  playHere: ['Play here', 'Hier spielen', 'Jouer ici', 'Hier spelen'],
  noRecord: [
    'There is no game yet.',
    'Es gibt noch keine Partie.',
    "Il n'y a pas encore de partie.",
    'Er is nog geen partij.',
  ],
  recordShared: [
    'The record tells everything, even what is secret. As long as several people play this game, there is none: download it when the game is over.',
    'Das Protokoll verrät alles, auch was geheim ist. Solange mehrere Menschen diese Partie spielen, gibt es keins: Lade es herunter, wenn sie zu Ende ist.',
    "L'enregistrement dit tout, même ce qui est secret. Tant que plusieurs personnes jouent, il n'y en a pas : téléchargez-le quand la partie sera finie.",
    'Het verslag vertelt alles, ook wat geheim is. Zolang er meer mensen aan deze partij meedoen, is er geen: download het als de partij voorbij is.',
  ],
  savesShared: [
    'The file holds everything about a game that several people are playing. With the right tool, it shows what the others must not see. Give it to nobody in that game.',
    'Die Datei enthält alles über eine Partie, die mehrere Menschen gerade spielen. Mit dem passenden Werkzeug lässt sich darin lesen, was die anderen nicht sehen dürfen. Gib sie niemandem, der mitspielt.',
    "Le fichier contient tout d'une partie que plusieurs personnes sont en train de jouer. Avec le bon outil, on y lit ce que les autres ne doivent pas voir. Ne le donnez à personne qui joue.",
    'Het bestand bevat alles van een partij die meer mensen aan het spelen zijn. Met het juiste gereedschap is erin te lezen wat de anderen niet mogen zien. Geef het aan niemand die meespeelt.',
  ],
  replace: [
    'Replace all saves in this browser with those in the file?',
    'Alle Spielstände in diesem Browser durch die der Datei ersetzen?',
    'Remplacer toutes les sauvegardes de ce navigateur par celles du fichier ?',
    'Alle opgeslagen partijen in deze browser vervangen door die van het bestand?',
  ],
  doReplace: ['Replace', 'Ersetzen', 'Remplacer', 'Vervangen'],
  spoiled: [
    'The saves in this browser are untouched. Download them before you start afresh.',
    'Die Spielstände dieses Browsers sind unverändert. Lade sie herunter, bevor du neu beginnst.',
    'Les sauvegardes de ce navigateur sont intactes. Téléchargez-les avant de recommencer.',
    'De opgeslagen partijen van deze browser zijn onaangeroerd. Download ze voordat je opnieuw begint.',
  ],
  downloadAndErase: [
    'Download and start afresh',
    'Herunterladen und neu beginnen',
    'Télécharger et recommencer',
    'Downloaden en opnieuw beginnen',
  ],
  notSaves: [
    '{} does not hold saves: it has {} bytes, not {}.',
    '{} enthält keine Spielstände: Die Datei hat {} Bytes, nicht {}.',
    '{} ne contient pas de sauvegardes : le fichier fait {} octets au lieu de {}.',
    '{} bevat geen opgeslagen partijen: het bestand heeft {} bytes, geen {}.',
  ],
  tooLarge: [
    '{} is too large for a record: choose a file of at most {} MB.',
    '{} ist zu groß für ein Protokoll: Wähle eine Datei mit höchstens {} MB.',
    '{} est trop grand pour un enregistrement : choisissez un fichier de {} Mo au plus.',
    '{} is te groot voor een verslag: kies een bestand van hooguit {} MB.',
  ],
  unreadable: [
    '{} cannot be read: choose a file on this device.',
    '{} lässt sich nicht lesen: Wähle eine Datei auf diesem Gerät.',
    '{} est illisible : choisissez un fichier de cet appareil.',
    '{} kan niet gelezen worden: kies een bestand op dit apparaat.',
  ],
  badSaves: ['{} cannot be loaded:', '{} lässt sich nicht laden:', '{} ne peut pas être chargé :', '{} kan niet geladen worden:'],
  badRecord: [
    '{} cannot be shown as a record:',
    '{} lässt sich nicht als Protokoll zeigen:',
    "{} n'est pas un enregistrement lisible :",
    '{} kan niet als verslag getoond worden:',
  ],
  failed: [
    'Palmyra could not start. Your saves are untouched.',
    'Palmyra konnte nicht starten. Deine Spielstände sind unberührt.',
    "Palmyra n'a pas pu démarrer. Vos sauvegardes sont intactes.",
    'Palmyra kon niet starten. Je opgeslagen partijen zijn onaangeroerd.',
  ],
  again: ['Try again', 'Noch einmal', 'Réessayer', 'Opnieuw proberen'],
  stopped: [
    'Something went wrong and the game had to stop. Everything that was saved is still there.',
    'Etwas ging schief, und das Spiel musste anhalten. Alles Gespeicherte ist noch da.',
    "Une erreur est survenue et le jeu a dû s'arrêter. Tout ce qui était enregistré est intact.",
    'Er ging iets mis en het spel moest stoppen. Alles wat opgeslagen was, is er nog.',
  ],
  startAgain: ['Start again', 'Neu starten', 'Redémarrer', 'Opnieuw starten'],
  // Cards
  blocked: [
    'This browser does not let the page store anything: games and settings last only until the page is closed.',
    'Dieser Browser lässt die Seite nichts speichern: Partien und Einstellungen bleiben nur, bis die Seite geschlossen wird.',
    "Ce navigateur n'autorise aucun stockage : parties et réglages ne durent que jusqu'à la fermeture de la page.",
    'Deze browser laat de pagina niets opslaan: partijen en instellingen blijven alleen tot de pagina gesloten wordt.',
  ],
  full: [
    "The browser's storage is full: moves are no longer saved. Free some space, or download the saves before you close the page.",
    'Der Speicher des Browsers ist voll: Züge werden nicht mehr gespeichert. Schaffe Platz, oder lade die Spielstände herunter, bevor du die Seite schließt.',
    "Le stockage du navigateur est plein : les coups ne sont plus enregistrés. Libérez de la place, ou téléchargez les sauvegardes avant de fermer la page.",
    'De opslag van de browser is vol: zetten worden niet meer opgeslagen. Maak ruimte, of download de opgeslagen partijen voordat je de pagina sluit.',
  ],
  online: [
    'This browser does not keep the page: without a network it will not open.',
    'Dieser Browser behält die Seite nicht: Ohne Netz lässt sie sich nicht öffnen.',
    "Ce navigateur ne garde pas la page : sans réseau, elle ne s'ouvrira pas.",
    'Deze browser bewaart de pagina niet: zonder netwerk gaat die niet open.',
  ],
  newVersion: [
    'A new version is ready. Your saves are kept.',
    'Eine neue Version ist bereit. Deine Spielstände bleiben.',
    'Une nouvelle version est prête. Vos sauvegardes sont conservées.',
    'Er staat een nieuwe versie klaar. Je opgeslagen partijen blijven.',
  ],
  restart: ['Restart', 'Neu starten', 'Redémarrer', 'Herstarten'],
  notNow: ['Later', 'Später', 'Plus tard', 'Later'],
};

/** The codes of all languages, in the order of their numbers. */
export const CODES = ['en', 'de', 'fr', 'nl'];

let column = 0;

/** The code of the page's language. */
export const language = () => CODES[column];

/** Returns the first supported language of a list of codes. A code may include a country. */
export function spoken(languages) {
  const known = languages.map((code) => code?.toLowerCase().split('-')[0]);
  return known.find((code) => CODES.includes(code)) ?? CODES[0];
}

/** Changes the page to another language, and sets its `lang` attribute. */
export function speak(code) {
  const found = CODES.indexOf(code);
  if (found >= 0) column = found;
  document.documentElement.lang = language();
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = say(element.dataset.text);
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', say(element.dataset.label));
  }
}

/** Returns a text after filling in its blanks. */
export function say(name, ...blanks) {
  let at = 0;
  return ROWS[name][column].replace(/\{\}/g, () => blanks[at++]);
}

/** Returns every text in every language, for tests. */
export const rows = () => Object.entries(ROWS);
