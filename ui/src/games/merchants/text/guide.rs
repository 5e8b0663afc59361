//! The sentences of the guided game.

use crate::shell::text::messages;

messages! {
    // Sentences about the next move.
    Guide1: [
        "You are Red, Blue is your rival. Two turns show you the game.",
        "Du bist Rot, gegen Blau. Zwei Runden zeigen alles.",
        "Vous êtes Rouge, face à Bleu. Deux manches montrent tout.",
        "Jij bent Rood, tegen Blauw. Twee rondes laten alles zien."
    ];
    Guide2: [
        "Top: goods and prestige; next to the era, the tower's gain.",
        "Oben: Waren, Prestige; bei der Ära, was der Turm bringt.",
        "En haut : ressources, prestige et gain de la tour.",
        "Boven: goederen, prestige en wat de toren oplevert."
    ];
    Guide3: [
        "Averages; two or three suffice.",
        "Im Schnitt; zwei davon genügen.",
        "Moyennes ; deux suffisent.",
        "Gemiddeld; twee zijn genoeg."
    ];
    Guide4: [
        "Hulls are for ships: send one to the North Sea for 3 wood.",
        "Rümpfe sind für Schiffe: eins ins Nordmeer. Es bringt 3 Holz.",
        "Coque = navire : envoyez-en un en mer du Nord, pour 3 bois.",
        "Een romp is voor schepen: één naar de Noordzee, 3 hout."
    ];
    Guide5: [
        "Blue fetches gold. Your other ship: South Sea, 3 stone.",
        "Blau holt Gold. Dein zweites Schiff: Südmeer, 3 Stein.",
        "Bleu prend de l'or. L'autre navire : mer du Sud, 3 pierres.",
        "Blauw haalt goud. Je andere schip: Zuidzee, 3 steen."
    ];
    Guide6: [
        "Round slots are for camels. Damascus: the tower with the 1.",
        "Rund ist für Kamele. In Damaskus: der Turm mit der 1.",
        "Rond : pour les chameaux. À Damas, la tour marquée 1.",
        "Rond is voor kamelen. In Damascus: de toren met de 1."
    ];
    Guide7: [
        "Palmyra, hammer 1: you buy first. X shows the shop.",
        "Palmyra, Hammer 1: Du kaufst zuerst. X zeigt den Laden.",
        "Palmyre, marteau 1 : premier achat. X : le choix.",
        "Palmyra, hamer 1: jij koopt eerst. X toont de winkel."
    ];
    Guide8: [
        "Last camel: the swords in Antioch. They raid next turn.",
        "Letztes Kamel: die Schwerter in Antiochia, für später.",
        "Dernier chameau : les épées à Antioche, pour la suite.",
        "Laatste kameel: de zwaarden in Antiochië, voor hierna."
    ];
    Guide9: [
        "Choose in secret for next turn: the Euphrates, Blue's gold.",
        "Wähl geheim das nächste Ziel: den Euphrat mit Blaus Gold.",
        "Choisissez en secret la cible : l'Euphrate, l'or de Bleu.",
        "Kies geheim het volgende doel: de Eufraat met Blauws goud."
    ];
    Guide10: [
        "Now the pieces act. Take all with A: 3 wood and 3 stone. You may do so at any time.",
        "Jetzt die Aktionen. Nimm mit A alles: 3 Holz und 3 Stein. Das darfst du jederzeit.",
        "Les pions agissent. Prenez tout avec A : 3 bois et 3 pierres. C'est permis à tout moment.",
        "Nu doen de figuren hun werk. Neem alles met A: 3 hout en 3 steen. Dat mag altijd."
    ];
    Guide11: [
        "You are the first buyer. Open Improvement and go to Master builder: every fifth level is free.",
        "Du kaufst zuerst. Öffne Verbesserung, geh zu Baumeister: Stufe 5 wird gratis.",
        "Vous achetez en premier. Ouvrez Amélioration, allez à Maître maçon : 5e étage gratuit.",
        "Jij koopt eerst. Open Verbetering en neem Bouwmeester: laag 5 is gratis."
    ];
    Guide12: [
        "Y until gold pays, then A: keep wood and stone to build.",
        "Y, bis Gold zahlt, dann A: Der Turm braucht Holz und Stein.",
        "Y jusqu'à l'or, puis A : gardez bois et pierre pour la tour.",
        "Y tot goud betaalt, dan A: hout en steen zijn om te bouwen."
    ];
    Guide13: [
        "Open Tower, one by one: 4 wood 4 stone build four levels, the fifth is free. Each scores 2 an era.",
        "Öffne Turm einzeln: 4 Holz 4 Stein für vier Stufen, die fünfte gratis. Jede bringt 2 je Ära.",
        "Ouvrez Tour, un par un : 4 bois 4 pierres, 5e étage gratuit. Chacun rapporte 2 par ère.",
        "Open Toren, per laag: 4 hout 4 steen, de vijfde is gratis. Elke geeft 2 per tijdperk."
    ];
    Guide14: [
        "Finish in the last row. There is no tax in era I, so finish the kingdom as well.",
        "Schließ in der letzten Zeile ab. In Ära I gibt es keine Steuer: Beende auch das Königreich.",
        "Finissez à la dernière ligne. Pas d'impôt à l'ère I : finissez aussi le royaume.",
        "Rond af in de laatste rij. In tijdperk I is er geen belasting: rond ook het koninkrijk af."
    ];
    Guide15: [
        "Turn 2. Palmyra: the temple with the scroll, then the mission.",
        "Runde 2. Palmyra: Tempel mit der Rolle, dann der Auftrag.",
        "Manche 2. Palmyre : temple au rouleau, puis la mission.",
        "Ronde 2. Palmyra: tempel met de rol, dan de opdracht."
    ];
    Guide16: [
        "The ships as before: 3 wood up north, then 3 stone.",
        "Die Schiffe wie zuvor: 3 Holz, dann 3 Stein.",
        "Les navires comme avant : 3 bois, puis 3 pierres.",
        "De schepen als eerder: 3 hout, dan 3 steen."
    ];
    Guide17: [
        "Last camel: the caravan. Tower 5 earns you a fourth camel.",
        "Letztes Kamel: die Karawane. Turm 5 bringt ein viertes.",
        "Dernier : la caravane. 5 étages valent un 4e chameau.",
        "Laatste kameel: de karavaan. Toren 5 levert een vierde op."
    ];
    Guide18: [
        "Blue's ship goes home empty. Next turn it is safe there.",
        "Blaus Schiff geht leer heim. Danach ist es dort sicher.",
        "Le navire de Bleu rentre à vide. Ensuite, la région est sûre.",
        "Het schip van Blauw gaat leeg naar huis. Daarna is het veilig."
    ];
    Guide19: [
        "Take the fourth camel, then everything: 3 wood and 3 stone. Then finish the improvements.",
        "Nimm das vierte Kamel, dann alles: 3 Holz und 3 Stein. Dann beende die Verbesserungen.",
        "Prenez le 4e chameau, puis tout : 3 bois et 3 pierres. Finissez ensuite.",
        "Neem de vierde kameel, dan alles: 3 hout en 3 steen. Rond daarna af."
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
        "Two of nine turns. Play on: goals on the map and with Y, Y; X explains, X again hints.",
        "Zwei von neun Runden. Spiel weiter: Ziele im Plan und mit Y, Y; X erklärt, noch mal X: Tipp.",
        "Deux manches sur neuf. À vous : buts sur le plan et avec Y, Y ; X explique, puis conseille.",
        "Twee van negen rondes. Speel zelf verder: doelen op het plan en met Y, Y; X: uitleg, dan tip."
    ];
    // Objections to other moves.
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
