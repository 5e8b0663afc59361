//! The texts of the rules, page by page.

use crate::shell::text::messages;

messages! {
    // Titles.
    How1Title: ["The aim", "Das Ziel", "Le but du jeu", "Het doel"];
    How2Title: ["A turn", "Eine Runde", "Une manche", "Een ronde"];
    How3Title: ["Placing pieces", "Figuren einsetzen", "Placer les pions", "Figuren zetten"];
    How4Title: ["Marauders", "Plünderer", "Pillards", "Plunderaars"];
    How5Title: ["Goods and store", "Waren und Lager", "Ressources et stock", "Goederen en opslag"];
    How6Title: ["Trading", "Tauschen", "Échanger", "Ruilen"];
    How7Title: ["Improvements", "Verbesserungen", "Améliorations", "Verbeteringen"];
    How8Title: ["The tower", "Der Turm", "La haute tour", "De toren"];
    How9Title: ["The temple", "Der Tempel", "Le temple", "De tempel"];
    How10Title: ["Rare goods", "Raritäten", "Les raretés", "Rariteiten"];
    How11Title: ["King's missions", "Königsaufträge", "Missions du roi", "Koningsopdrachten"];
    How12Title: [
        "More pieces",
        "Kamele und Schiffe",
        "Chameaux et navires",
        "Kamelen en schepen"
    ];
    How13Title: ["The kingdom", "Das Königreich", "Le royaume", "Het koninkrijk"];
    How14Title: ["The end", "Das Ende", "La fin", "Het einde"];
    How15Title: ["The traitor", "Der Verräter", "Le traître", "De verrader"];
    How16Title: ["Peace gifts", "Friedensgaben", "Dons de paix", "Vredesgiften"];
    How17Title: ["Who plays first?", "Wer beginnt?", "Qui commence ?", "Wie begint?"];
    // Texts.
    How1Text: [
        "You are a merchant of Palmyra. In nine turns, three to an era, you turn goods into prestige: with a tower, temples, rare goods and the King's missions. The most prestige wins.",
        "Du handelst in Palmyra. In neun Runden, drei je Ära, machst du aus Waren Prestige: mit Turm, Tempeln, Raritäten und Aufträgen. Das meiste Prestige gewinnt.",
        "Vous commercez à Palmyre. En neuf manches, trois par ère, changez vos ressources en prestige : étages, temples, raretés et missions du roi. Le plus de prestige gagne.",
        "Je handelt in Palmyra. In negen rondes, drie per tijdperk, maak je van goederen prestige: met toren, tempels, rariteiten en opdrachten. Het meeste prestige wint."
    ];
    How2Text: [
        "Players place camels and ships in turn. Then marauders may raid a region. Then the pieces act: improvements, construction, kingdom. Each keeps 8 goods at most.",
        "Zuerst setzen alle reihum Figuren ein. Dann kommen die Plünderer. Danach wird ausgeführt: Verbesserungen, Bau, Königreich. Am Ende behältst du höchstens 8 Waren.",
        "D'abord, chacun place ses pions à son tour. Puis viennent les pillards. Ensuite les pions agissent : améliorations, construction, royaume. À la fin, on garde 8 ressources au plus.",
        "Eerst plaats je om de beurt figuren. Dan komen de plunderaars. Dan werken de figuren: verbeteringen, bouw, koninkrijk. Daarna houd je hoogstens 8 goederen."
    ];
    How3Text: [
        "Round slots take camels, hulls take ships; war supplies take either. Each slot holds one piece: first come, first served. Nothing happens yet. You must place as long as you can.",
        "Runde Felder sind für Kamele, Rümpfe für Schiffe, Kriegsgüter für beides. Eine Figur je Feld: Wer zuerst kommt, hat es. Noch geschieht nichts. Setzen ist Pflicht, solange es geht.",
        "Case ronde : chameau ; coque : navire ; le ravitaillement prend les deux. Une case, un pion : premier arrivé, premier servi. Rien n'agit encore. Placez tant que vous le pouvez.",
        "Ronde velden zijn voor kamelen, rompen voor schepen; de oorlogsvoorraad neemt beide. Eén figuur per veld: wie eerst komt, heeft het. Er gebeurt nog niets. Zetten moet."
    ];
    How4Text: [
        "A camel on the swords lets you choose a region in secret. Next turn, after placing, all pieces there go home without acting. The region just attacked cannot be chosen, so it is safe.",
        "Ein Kamel bei den Plünderern wählt geheim eine Region. Nächste Runde gehen dort nach dem Einsetzen alle Figuren untätig heim. Die zuletzt angegriffene Region ist sicher.",
        "Un chameau chez les pillards choisit une région en secret. À la manche suivante, tous les pions qui s'y trouvent rentrent sans agir. La région attaquée est ensuite sûre.",
        "Een kameel bij de plunderaars kiest in het geheim een gebied. De volgende ronde gaan daar na het zetten alle figuren naar huis. Het gebied van de laatste aanval is veilig."
    ];
    How5Text: [
        "Wood and stone are basic, marble and gold advanced. A ship takes 3 basic or 2 advanced goods, a camel 2 or 1; later eras bring more. Take them at any time in the resolution.",
        "Holz und Stein sind einfach, Marmor und Gold edel. Ein Schiff holt 3 einfache oder 2 edle, ein Kamel 2 oder 1, später mehr. Nimm sie beim Ausführen, wann du willst.",
        "Bois et pierre sont de base, marbre et or précieux. Un navire en prend 3 ou 2, un chameau 2 ou 1, et plus à chaque ère. Prenez-les quand vous voulez, pendant la résolution.",
        "Hout en steen zijn gewoon, marmer en goud kostbaar. Een schip haalt er 3 of 2, een kameel 2 of 1, later meer. Neem ze bij het uitvoeren wanneer je wilt."
    ];
    How6Text: [
        "A market turns 1 basic good into 1 advanced, or 1 advanced into 2 basic. Ebla only trades upwards. What you get is traded: you may spend it, but not trade it again this turn.",
        "Ein Markt macht aus 1 einfachen Ware 1 edle oder aus 1 edlen 2 einfache. In Ebla geht es nur aufwärts. Getauschtes darfst du ausgeben, aber diese Runde nicht weitertauschen.",
        "Un marché change 1 de base en 1 précieuse, ou 1 précieuse en 2 de base. À Ebla, seulement le premier. La ressource reçue se dépense, mais ne s'échange plus cette manche.",
        "Een markt maakt van 1 gewone 1 kostbare, of van 1 kostbare 2 gewone. In Ebla alleen het eerste. Wat je krijgt mag je uitgeven, maar deze ronde niet nog eens ruilen."
    ];
    How7Text: [
        "Buyers choose in the order 1 to 4 and pay 1, 2 or 3 goods of any kind, by era. An improvement works at once. Private ones are a slot of your own, safe from marauders.",
        "Gekauft wird in der Reihenfolge 1 bis 4, je nach Ära für 1, 2 oder 3 Waren nach Wahl. Eine Verbesserung wirkt sofort. Manche sind ein eigenes Feld, sicher vor Plünderern.",
        "On achète dans l'ordre 1 à 4, pour 1, 2 ou 3 ressources au choix selon l'ère. L'effet est immédiat. Certaines sont une case rien qu'à vous, à l'abri des pillards.",
        "Je koopt in volgorde 1 tot 4, voor 1, 2 of 3 goederen naar keuze, per tijdperk. Een verbetering werkt meteen. Sommige zijn een eigen veld, veilig voor plunderaars."
    ];
    How8Text: [
        "One by one, levels 1 to 5 cost 1 wood 1 stone each, then 2 stone, then 3. In pairs, 1 wood 2 marble, then 2 and 2. Each level scores 2 prestige at every era's end.",
        "Einzeln kosten die Stufen 1 bis 5 je 1 Holz 1 Stein, dann 2 Stein, dann 3. Paarweise kosten zwei 1 Holz 2 Marmor, dann 2 und 2. Jede Stufe bringt 2 Prestige am Ende jeder Ära.",
        "Un par un, les étages 1 à 5 coûtent 1 bois 1 pierre, puis 2 pierres, puis 3. Par deux, 1 bois 2 marbres la paire, puis 2 et 2. Chaque étage vaut 2 prestige à chaque fin d'ère.",
        "Per laag kosten lagen 1 tot 5 elk 1 hout 1 steen, dan 2 steen, dan 3. Per twee kost een paar 1 hout 2 marmer, dan 2 en 2. Elke laag geeft 2 prestige aan het eind van elk tijdperk."
    ];
    How9Text: [
        "One part per action, in order: basement 5, colonnade 13, roof 25, statues 45 prestige at the end. Only the last part counts. First to finish: two free rare goods; second: one.",
        "Je Aktion ein Teil, der Reihe nach: Sockel 5, Säulen 13, Dach 25, Statuen 45 Prestige am Ende. Nur das letzte zählt. Wer zuerst fertig ist, erhält zwei Raritäten, wer danach, eine.",
        "Une partie par action, dans l'ordre : socle 5, colonnade 13, toit 25, statues 45. Seule la dernière compte. Le premier à finir reçoit deux raretés, le deuxième une.",
        "Eén deel per actie, op volgorde: sokkel 5, zuilen 13, dak 25, beelden 45 prestige. Alleen het laatste telt. Wie het eerst klaar is krijgt twee rariteiten, de tweede één."
    ];
    How10Text: [
        "Grey costs 3 gold, yellow 5 stone, red 5 wood; you take the top tile. Sets of different kinds count at the end: 5, 10, 15, 25, 35, 45, 60, 75 and 90 for all nine.",
        "Grau kostet 3 Gold, Gelb 5 Stein, Rot 5 Holz; du nimmst die oberste. Am Ende zählen Reihen verschiedener Arten: 5, 10, 15, 25, 35, 45, 60, 75 und 90 für alle neun.",
        "Gris : 3 or, jaune : 5 pierres, rouge : 5 bois ; on prend la tuile du dessus. À la fin, chaque série de sortes différentes vaut 5, 10, 15, 25, 35, 45, 60, 75, 90.",
        "Grijs kost 3 goud, geel 5 steen, rood 5 hout; je neemt de bovenste. Aan het eind telt een reeks van verschillende soorten 5, 10, 15, 25, 35, 45, 60, 75 of 90."
    ];
    How11Text: [
        "On a mission slot draw a card or fulfil one by paying its goods. It counts at the end. Return it once for its benefit and it counts half. From your hand it also buys 1 good.",
        "Auf dem Auftragsfeld ziehst du eine Karte oder erfüllst eine für ihre Waren. Sie zählt am Ende. Einmal eingelöst bringt sie ihren Vorteil, zählt aber halb. Abgeworfen bringt sie 1 Ware.",
        "Case de mission : piochez ou remplissez une carte en payant. Elle compte à la fin. Rendue une fois pour son avantage, elle compte à moitié. Défaussée, elle donne 1 ressource.",
        "Op een opdrachtveld trek je een kaart of vervul je er een. Die telt aan het eind. Lever hem in voor het voordeel en hij telt half. Afgelegd levert hij 1 grondstof op."
    ];
    How12Text: [
        "A caravan adds a camel: the fourth needs tower 5 or two missions, the fifth twice that, or both. A shipyard adds a ship: the third needs a rare good of each colour, the fourth two.",
        "Die Karawane bringt ein Kamel: das vierte mit Turm 5 oder 2 Aufträgen, das fünfte mit dem Doppelten oder beidem. Die Werft ein Schiff: mit je einer Rarität jeder Farbe, dann zwei.",
        "La caravane donne un chameau : le 4e avec 5 étages ou 2 missions, le 5e avec le double ou les deux. Le chantier un navire : une rareté de chaque couleur, puis deux.",
        "De karavaan geeft een kameel: de vierde met toren 5 of 2 opdrachten, de vijfde met het dubbele of beide. De werf een schip: met één rariteit per kleur, dan twee."
    ];
    How13Text: [
        "Improvements let the highest tower score, unless tied. From era II each pays 1, then 2 gold in tax, or loses 3 prestige per gold. War supplies score your lead over the lowest tower.",
        "Verbesserungen bringen dem einzigen höchsten Turm Prestige. Ab Ära II kostet die Steuer 1, dann 2 Gold oder je 3 Prestige. Kriegsgüter: Vorsprung vor dem niedrigsten.",
        "Seule en tête, la plus haute tour rapporte par ses améliorations. Dès l'ère II, l'impôt est de 1 puis 2 or, ou 3 prestige par or. Ravitaillement : votre avance sur la plus basse.",
        "Verbeteringen laten de enige hoogste toren scoren. Vanaf tijdperk II kost de belasting 1, dan 2 goud, of 3 prestige per goud. Oorlogsvoorraad: je voorsprong op de laagste."
    ];
    How14Text: [
        "After turn nine add: prestige so far, 2 a tower level, missions, half of returned ones, temples, sets of rare goods and bonus improvements. Tied? More rare goods win.",
        "Nach Runde neun zählen: bisheriges Prestige, 2 je Turmstufe, Aufträge, eingelöste halb, Tempel, Raritäten und Boni. Bei Gleichstand gewinnen mehr Raritäten.",
        "Après la neuvième manche : prestige acquis, 2 par étage, missions, moitié des rendues, temples, raretés et bonus. À égalité, le plus de raretés l'emporte.",
        "Na ronde negen tellen: prestige tot nu toe, 2 per laag, opdrachten, ingeleverde half, tempels, rariteiten en bonussen. Bij gelijke stand winnen meer rariteiten."
    ];
    How15Text: [
        "A camel in Damascus sends him to a rival whose tower is as high as yours or higher. It loses 1 level in era II, 2 in era III; in era I he does nothing.",
        "Ein Kamel in Damaskus schickt ihn zu einem Gegner, dessen Turm mindestens so hoch ist wie deiner. Der verliert in Ära II 1 Stufe, in Ära III 2; in Ära I keine.",
        "Un chameau à Damas l'envoie chez un rival dont la tour vaut la vôtre ou la dépasse. Elle perd 1 étage à l'ère II, 2 à l'ère III, aucun à l'ère I.",
        "Een kameel in Damascus stuurt hem naar een speler met een toren zo hoog als de jouwe of hoger. Die verliest 1 laag in tijdperk II, 2 in III; in I geen."
    ];
    How16Text: [
        "A camel on the olive branch scores prestige at once, without any goods. Ebla brings one more than the South Sea, and both grow with each era.",
        "Ein Kamel beim Ölzweig bringt sofort Prestige, ohne Waren. Ebla bringt eins mehr als das Südmeer; beide wachsen mit jeder Ära.",
        "Un chameau sur le rameau rapporte aussitôt du prestige, sans ressource. Ebla rapporte un de plus que la mer du Sud ; les deux croissent à chaque ère.",
        "Een kameel bij de olijftak geeft meteen prestige, zonder goederen. Ebla geeft er één meer dan de Zuidzee; beide groeien per tijdperk."
    ];
    How17Text: [
        "Turn 1: by lot. A camel on the pennant in Palmyra takes the pawn and 1 wood or stone. From the next turn on its owner begins. If nobody takes it, it stays.",
        "Runde 1: das Los. Ein Kamel am Wimpel in Palmyra nimmt die Startfigur und 1 Holz oder Stein. Ab der nächsten Runde beginnt, wer sie hat. Nimmt sie niemand, bleibt sie.",
        "Manche 1 : au sort. Un chameau au fanion de Palmyre donne 1 bois ou pierre : vous commencez dès la manche suivante, tant que personne d'autre n'y va.",
        "Ronde 1: het lot. Een kameel bij de wimpel in Palmyra neemt de pion en 1 hout of steen. Vanaf de volgende ronde begint de eigenaar. Neemt niemand hem, dan blijft hij."
    ];
}
