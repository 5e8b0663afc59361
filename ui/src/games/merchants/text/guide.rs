//! What the guided game says.

use crate::shell::text::messages;

messages! {
    // To be done next.
    Guide1: [
        "You are Red, a merchant of Palmyra. Blue is your rival. Two turns show you the game.",
        "Du spielst Rot und handelst in Palmyra, Blau ist dein Gegner. Zwei Runden zeigen dir alles.",
        "Vous êtes Rouge et commercez à Palmyre face à Bleu. Deux manches vous montrent tout.",
        "Jij bent Rood en handelt in Palmyra, tegen Blauw. Twee rondes laten je alles zien."
    ];
    Guide2: [
        "At the top: camels, ships, wood, stone, marble, gold and prestige. Prestige wins.",
        "Oben: Kamele, Schiffe, Holz, Stein, Marmor, Gold, Prestige. Prestige gewinnt.",
        "En haut : chameaux, navires, bois, pierre, marbre, or, prestige. Le prestige gagne.",
        "Bovenaan: kamelen, schepen, hout, steen, marmer, goud, prestige. Prestige wint."
    ];
    Guide3: [
        "Both start with a trade of their own: you with Wood for marble, Blue with Stone for gold.",
        "Beide beginnen mit einem Tausch: du mit Holz zu Marmor, Blau mit Stein zu Gold.",
        "Chacun débute par un échange : vous, Bois-marbre ; Bleu, Pierre-or.",
        "Ieder begint met een ruil: jij met Hout in marmer, Blauw met Steen in goud."
    ];
    Guide4: [
        "Now place your pieces. A hull is for a ship: go to the North Sea, 3 wood, and press A.",
        "Setz nun Figuren ein. Ein Rumpf ist für ein Schiff: Geh ins Nordmeer zu 3 Holz, drück A.",
        "Placez vos pions. La coque est pour un navire : mer du Nord, 3 bois, puis A.",
        "Plaats nu je figuren. Een romp is voor een schip: ga naar de Noordzee, 3 hout, en druk op A."
    ];
    Guide5: [
        "Blue's ship goes for gold on the Euphrates. Send your other one to the South Sea: 3 stone.",
        "Blaus Schiff holt Gold am Euphrat. Schick dein zweites ins Südmeer: 3 Stein.",
        "Le navire de Bleu va chercher de l'or. Envoyez l'autre en mer du Sud : 3 pierres.",
        "Het schip van Blauw haalt goud bij de Eufraat. Stuur je andere naar de Zuidzee: 3 steen."
    ];
    Guide6: [
        "Round slots are for camels. In Damascus choose the tower with the 1: level by level.",
        "Runde Felder sind für Kamele. Wähl in Damaskus den Turm mit der 1: Stufe um Stufe.",
        "Cases rondes : pour les chameaux. À Damas, la tour marquée 1 : étage par étage.",
        "Ronde velden zijn voor kamelen. Kies in Damascus de toren met de 1: laag voor laag."
    ];
    Guide7: [
        "Next, the hammer with the 1 in Palmyra: you will be first to buy an improvement.",
        "Nun der Hammer mit der 1 in Palmyra: Du kaufst dann vor Blau eine Verbesserung.",
        "Ensuite, le marteau marqué 1 à Palmyre : vous achèterez une amélioration en premier.",
        "Dan de hamer met de 1 in Palmyra: jij koopt straks als eerste een verbetering."
    ];
    Guide8: [
        "Your last camel: the swords in Antioch. They call the marauders for the next turn.",
        "Letztes Kamel: die Schwerter in Antiochia. Sie rufen Plünderer für die nächste Runde.",
        "Dernier chameau : les épées à Antioche. Elles appellent les pillards pour la suite.",
        "Laatste kameel: de zwaarden in Antiochië. Die roepen de plunderaars voor hierna."
    ];
    Guide9: [
        "No raid in turn 1. Choose the next target in secret: Euphrates, where Blue gets gold.",
        "In Runde 1 kein Überfall. Wähl geheim das nächste Ziel: den Euphrat, wo Blau Gold holt.",
        "Pas de raid d'abord. Choisissez en secret la cible : l'Euphrate, où Bleu prend son or.",
        "In ronde 1 geen overval. Kies geheim het volgende doel: de Eufraat, waar Blauw goud haalt."
    ];
    Guide10: [
        "Now the pieces act. Take 3 wood with A, then 3 stone. Goods may be taken at any time.",
        "Nun wird ausgeführt. Nimm mit A 3 Holz, dann 3 Stein. Waren nimmst du jederzeit.",
        "Les pions agissent. Prenez 3 bois avec A, puis 3 pierres. C'est possible à tout moment.",
        "Nu doen de figuren hun werk. Neem met A 3 hout en dan 3 steen. Dat mag altijd."
    ];
    Guide11: [
        "You are the first buyer. Open Improvement and go to Master builder: every fifth level is free.",
        "Du kaufst zuerst. Öffne Verbesserung, geh zu Baumeister: Stufe 5 wird gratis.",
        "Vous achetez en premier. Ouvrez Amélioration, allez à Maître maçon : 5e étage gratuit.",
        "Jij koopt eerst. Open Verbetering en neem Bouwmeester: laag 5 is gratis."
    ];
    Guide12: [
        "It costs 1 good. Press Y until gold pays, then A: wood and stone are for the tower.",
        "Sie kostet 1 Ware. Drück Y, bis Gold zahlt, dann A: Holz und Stein sind für den Turm.",
        "Prix : 1 ressource. Y jusqu'à l'or, puis A : gardez bois et pierre pour la tour.",
        "Hij kost 1 grondstof. Druk op Y tot goud betaalt, dan A: hout en steen zijn voor de toren."
    ];
    Guide13: [
        "Open Tower, one by one. 4 wood 4 stone build four levels, the fifth comes free. Build with A.",
        "Öffne Turm einzeln. 4 Holz 4 Stein bauen vier Stufen, die fünfte ist gratis. Bau mit A.",
        "Ouvrez Tour, un par un. 4 bois 4 pierres : quatre étages, le 5e est gratuit. Bâtissez avec A.",
        "Open Toren, per laag. 4 hout 4 steen bouwen vier lagen, de vijfde is gratis. Bouw met A."
    ];
    Guide14: [
        "Finish in the last row. There is no tax in era I, so finish the kingdom as well.",
        "Schließ in der letzten Zeile ab. In Ära I gibt es keine Steuer: Beende auch das Königreich.",
        "Finissez à la dernière ligne. Pas d'impôt à l'ère I : finissez aussi le royaume.",
        "Rond af in de laatste rij. In tijdperk I is er geen belasting: rond ook het koninkrijk af."
    ];
    Guide15: [
        "Turn 2. Two camels to Palmyra: first the temple with the scroll, then the mission.",
        "Runde 2. Zwei Kamele nach Palmyra: erst zum Tempel mit der Rolle, dann zum Auftrag.",
        "Manche 2. Deux chameaux à Palmyre : le temple au rouleau, puis la mission.",
        "Ronde 2. Twee kamelen naar Palmyra: eerst de tempel met de rol, dan de opdracht."
    ];
    Guide16: [
        "The ships as before: 3 wood in the North Sea, then 3 stone in the South Sea.",
        "Die Schiffe wie zuvor: 3 Holz im Nordmeer, dann 3 Stein im Südmeer.",
        "Les navires comme avant : 3 bois en mer du Nord, puis 3 pierres en mer du Sud.",
        "De schepen als eerder: 3 hout in de Noordzee, dan 3 steen in de Zuidzee."
    ];
    Guide17: [
        "Last camel: the caravan in Damascus. With tower 5 it brings you a fourth camel.",
        "Letztes Kamel: die Karawane in Damaskus. Mit Turm 5 bringt sie dir ein viertes Kamel.",
        "Dernier chameau : la caravane à Damas. Avec 5 étages, elle en donne un quatrième.",
        "Laatste kameel: de karavaan in Damascus. Met toren 5 geeft die je een vierde kameel."
    ];
    Guide18: [
        "You reveal the Euphrates: Blue's ship goes home empty. Next turn the river is safe.",
        "Du deckst den Euphrat auf: Blaus Schiff geht leer heim. Nächste Runde ist er sicher.",
        "Vous révélez l'Euphrate : le navire de Bleu rentre à vide. La région sera sûre ensuite.",
        "Je onthult de Eufraat: het schip van Blauw gaat leeg naar huis. Hierna is die veilig."
    ];
    Guide19: [
        "Take the fourth camel, then 3 wood and 3 stone. Then finish the improvements.",
        "Nimm das vierte Kamel, dann 3 Holz und 3 Stein. Dann beende die Verbesserungen.",
        "Prenez le 4e chameau, 3 bois et 3 pierres. Puis finissez les améliorations.",
        "Neem de vierde kameel, dan 3 hout en 3 steen. Rond daarna de verbeteringen af."
    ];
    Guide20: [
        "Build the basement for 2 wood 2 stone. It counts 5 at the end, and here you draw a mission.",
        "Bau den Sockel für 2 Holz 2 Stein. Er zählt am Ende 5, und hier ziehst du einen Auftrag.",
        "Bâtissez le socle : 2 bois 2 pierres. Il vaut 5 à la fin et donne ici une mission.",
        "Bouw de sokkel voor 2 hout 2 steen. Hij telt 5 aan het eind, en hier trek je een opdracht."
    ];
    Guide21: [
        "Lost art asks for 2 marble, you have 1. Open Trade wood, trade 1 for marble, then Y.",
        "Altes Wissen verlangt 2 Marmor, du hast 1. Tausche 1 Holz gegen Marmor, dann Y.",
        "Art oublié demande 2 marbres, vous en avez 1. Échangez 1 bois contre 1 marbre, puis Y.",
        "Oude kunst vraagt 2 marmer, je hebt er 1. Ruil 1 hout voor marmer en druk dan op Y."
    ];
    Guide22: [
        "Open Mission, go to Lost art and fulfil it: 1 wood 1 stone 2 marble for 14 prestige.",
        "Öffne Auftrag, geh zu Altes Wissen und erfülle ihn: 1 Holz 1 Stein 2 Marmor für 14.",
        "Ouvrez Mission, allez à Art oublié, remplissez-la : 1 bois 1 pierre 2 marbres pour 14.",
        "Open Opdracht, ga naar Oude kunst en vervul hem: 1 hout 1 steen 2 marmer voor 14."
    ];
    Guide23: [
        "You may return it later for a free improvement; then it counts 7. Finish both phases.",
        "Später kannst du ihn für eine Verbesserung einlösen, dann zählt er 7. Beende beide Phasen.",
        "Rendue plus tard, elle donne une amélioration et vaut 7. Finissez les deux phases.",
        "Later lever je hem in voor een verbetering; dan telt hij 7. Rond beide fasen af."
    ];
    Guide24: [
        "If it ended now: you 39, Blue 32. Seven turns are left, and X explains everything. Enjoy!",
        "Wäre jetzt Schluss: du 39, Blau 32. Noch sieben Runden, und X erklärt alles. Viel Spaß!",
        "Si c'était fini : vous 39, Bleu 32. Il reste sept manches, et X explique tout. Bon jeu !",
        "Als het nu ophield: jij 39, Blauw 32. Nog zeven rondes, en X legt alles uit. Veel plezier!"
    ];
    // When something else is tried.
    NotSlot: [
        "Allowed, but take the slot the guide names.",
        "Erlaubt, aber nimm jetzt das genannte Feld.",
        "Permis, mais prenez la case indiquée.",
        "Mag, maar neem nu het genoemde veld."
    ];
    NotRegion: [
        "A fair target. For now choose the Euphrates.",
        "Auch ein Ziel. Wähl jetzt den Euphrat.",
        "Bonne cible, mais prenez l'Euphrate.",
        "Ook een doel. Kies nu de Eufraat."
    ];
    NotTile: [
        "Not bad, but your tower needs Master builder.",
        "Nicht schlecht, aber dein Turm braucht Baumeister.",
        "Pas mal, mais la tour attend Maître maçon.",
        "Niet slecht, maar je toren heeft Bouwmeester nodig."
    ];
    NotPay: [
        "Wood and stone build the tower. Pay with gold.",
        "Holz und Stein brauchst du noch. Zahl mit Gold.",
        "Bois et pierre serviront. Payez avec de l'or.",
        "Hout en steen heb je nog nodig. Betaal met goud."
    ];
    NotLevels: [
        "More is possible: build up to level 5.",
        "Mehr geht: Bau bis Stufe 5.",
        "Vous pouvez plus : jusqu'à l'étage 5.",
        "Er kan meer: bouw tot laag 5."
    ];
    NotDone: [
        "Not yet: there is one more thing to do here.",
        "Noch nicht: Hier ist noch etwas zu tun.",
        "Pas encore : il reste une chose à faire ici.",
        "Nog niet: hier is nog iets te doen."
    ];
    NotDiscard: [
        "Keep this mission for now.",
        "Behalte diesen Auftrag noch.",
        "Gardez encore cette mission.",
        "Houd deze opdracht nog even."
    ];
}
