//! The sentences of the guided game.

use crate::shell::text::messages;

messages! {
    GuideWelcome: [
        "This is Palmyra, the city. You are Red: the shield is your legion, the scroll your censor.",
        "Das ist die Stadt Palmyra. Du bist Rot: Der Schild ist deine Legion, die Rolle dein Censor.",
        "Voici Palmyre. Vous êtes Rouge : le bouclier est votre légion, le rouleau votre censeur.",
        "Dit is de stad Palmyra. Jij bent Rood: het schild is je legioen, de rol je censor."
    ];
    GuideAim: [
        "Whoever has the most coins at the end wins. 15 are left in the reserve.",
        "Wer am Ende die meisten Münzen hat, gewinnt. Im Vorrat sind noch 15.",
        "Qui a le plus de pièces à la fin gagne. Il en reste 15 dans la réserve.",
        "Wie aan het eind de meeste munten heeft, wint. In de voorraad zitten er nog 15."
    ];
    GuideCounts: [
        "At the top: your coins, your flipped tiles, the reserve, the large and the small stack.",
        "Oben: deine Münzen, dein Tribut, der Vorrat, der große und der kleine Stapel.",
        "En haut : vos pièces, vos tuiles retournées, la réserve, la grande et la petite pile.",
        "Bovenaan: je munten, omgedraaide tegels, de voorraad, grote en kleine stapel."
    ];
    GuideConquer: [
        "Conquer wins new tiles with the legion. It is already chosen: press A.",
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
        "Numbers show what a space gains you. At +2 it touches hills twice: lay it there with A.",
        "Zahlen zeigen den Ertrag. Bei +2 berührt es zweimal Hügelland: Leg es mit A dorthin.",
        "Les nombres indiquent le gain. À +2, elle touche deux collines : posez-la avec A.",
        "De getallen tonen de opbrengst. Bij +2 raakt hij twee keer heuvels: leg hem daar met A."
    ];
    GuideOn: [
        "Your legion has stepped onto it. Go on from there with the small hills.",
        "Deine Legion steht nun darauf. Von dort geht es weiter mit dem kleinen Hügelland.",
        "Votre légion est dessus. Continuez de là avec les petites collines.",
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
        "Bis zu vier einfache Plättchen darfst du pro Zug legen. Deine Hand ist leer: fertig mit A.",
        "Jusqu'à quatre tuiles simples par tour. Votre main est vide : finissez avec A.",
        "Per beurt mag je tot vier gewone tegels leggen. Je hand is leeg: klaar met A."
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
        "Au tour de Bleu : un lac dans le désert, puis des collines, où se tient sa légion.",
        "Blauw is aan zet: een meer in de woestijn, dan heuvels, waar Blauws legioen staat."
    ];
    GuideRevenue: [
        "Now coins: go to Revenue with the arrows and press A. Your censor sets out.",
        "Nun Münzen: Geh mit den Pfeilen zum Censor und drück A. Er zieht los.",
        "Des pièces, à présent : allez sur Collecter avec les flèches, puis A. Le censeur part.",
        "Nu munten: ga met de pijlen naar Innen en druk op A. Je censor vertrekt."
    ];
    GuideFeature: [
        "The same feature counts 2. You have a lake, like Blue: take it.",
        "Gleiches Merkmal zählt 2. Du hast einen See wie Blau: Nimm ihn.",
        "Le même élément compte 2. Vous avez un lac, comme Bleu : prenez-le.",
        "Hetzelfde kenmerk telt 2. Je hebt een meer, net als Blauw: neem het."
    ];
    GuideOccupied: [
        "Blue's lake brings 2, the city's hills 1. The hills under Blue's legion are occupied: 0. Lay it.",
        "Blaus See bringt 2, die Hügel der Stadt 1. Die Hügel unter Blaus Legion sind besetzt: 0. Leg ihn.",
        "Lac de Bleu : 2, collines de la ville : 1. Sous sa légion, la tuile est occupée : 0. Posez votre lac.",
        "Meer van Blauw: 2, heuvels van de stad: 1. Onder zijn legioen is het bezet: 0. Leg het."
    ];
    GuideTwo: [
        "With a feature two tiles at most. Keep the rest: go to the tick and press A.",
        "Mit Merkmal höchstens zwei Plättchen. Heb den Rest auf: Geh zum Haken, drück A.",
        "Avec un élément, deux tuiles au plus. Gardez le reste : allez à la coche, puis A.",
        "Met een kenmerk hoogstens twee tegels. Bewaar de rest: ga naar het vinkje en druk op A."
    ];
    GuideFlip: [
        "After a revenue you may flip a tile for good: your tribute. Flip the large mountains.",
        "Nun darfst du 1 Plättchen für immer umdrehen: dein Tribut. Nimm das große Gebirge.",
        "Vous pouvez retourner 1 tuile pour toujours : votre tribut. Prenez la grande montagne.",
        "Na het innen mag je een tegel voorgoed omdraaien: je tribuut. Neem de grote bergen."
    ];
    GuideFlipped: [
        "Three coins, and a flipped tile in front of you. Next time you will see what it brings.",
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
        "+2 ist mehr als 1 umgedrehtes Plättchen: Der Tribut gibt 1 Münze dazu. Leg es hin.",
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
        "2 matches and 1 tribute make 3 coins. More tribute pays more, but needs bigger revenues.",
        "2 Treffer und 1 Tribut sind 3 Münzen. Mehr Tribut zahlt mehr, verlangt aber höhere Erträge.",
        "2 points et 1 tribut font 3 pièces. Un plus gros tribut paie plus, mais exige de plus gros revenus.",
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
        "Kleine tegels raken elkaar nooit en je hebt geen grote: beide figuren zitten vast. Herschik!"
    ];
    GuideDraw: [
        "First draw a tile. You need a large one.",
        "Zieh zuerst ein Plättchen. Du brauchst ein großes.",
        "Piochez d'abord une tuile. Il vous en faut une grande.",
        "Trek eerst een tegel. Je hebt een grote nodig."
    ];
    GuidePutLegion: [
        "Put the legion on the large hills above it: Up, then A.",
        "Setz die Legion auf das große Hügelland darüber: hoch, dann A.",
        "Placez la légion sur la grande colline au-dessus : haut, puis A.",
        "Zet het legioen op de grote heuvels erboven: omhoog, dan A."
    ];
    GuidePutCensor: [
        "Put the censor on your lake, to its left. Any tile without a figure would do.",
        "Setz den Censor links auf deinen See. Jedes Plättchen ohne Figur wäre erlaubt.",
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
        "Dein See im Hügelland bringt 2 und 1, das kleine Hügelland 1. Leg ihn bei +4 an.",
        "Votre lac des collines donne 2 et 1, les petites collines 1. Posez-le à +4.",
        "Je meer in de heuvels geeft 2 en 1, de kleine heuvels 1. Leg het bij +4."
    ];
    GuideCount: [
        "Finish: with the tribute, that is every coin left.",
        "Fertig: Mit dem Tribut sind das alle Münzen, die noch da sind.",
        "Finissez : avec le tribut, ce sont toutes les pièces qui restent.",
        "Klaar: met het tribuut zijn dit alle munten die er nog zijn."
    ];
    GuideEnd: [
        "The last coin is gone: the game ends at once. Now you know the game. Enjoy!",
        "Die letzte Münze ist weg: Das Spiel endet sofort. Nun weißt du alles. Viel Spaß!",
        "La dernière pièce est prise : la partie s'arrête aussitôt. Vous savez tout. Bon jeu !",
        "De laatste munt is weg: het spel eindigt meteen. Nu weet je alles. Veel plezier!"
    ];
    // Objections to other moves than the next one
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
        "Er mag nog een bij. Bewaar hem voor je volgende beurt."
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
        "Vous pourriez arrêter, mais une tuile de plus rapporterait.",
        "Je mag stoppen, maar nog een tegel levert meer op."
    ];
    NotThisFlip: [
        "In a real game you choose. Now follow the guide.",
        "Im echten Spiel wählst du frei. Folge jetzt dem Rat oben.",
        "En vraie partie, à vous de choisir. Suivez ici le conseil en haut.",
        "In een echte partij kies je zelf. Volg nu het advies hierboven."
    ];
    NotThisStack: [
        "A small tile would leave you stuck. Take a large one.",
        "Mit einem kleinen steckst du weiter fest. Nimm ein großes.",
        "Une petite ne vous libère pas. Prenez une grande.",
        "Met een kleine blijf je vastzitten. Neem een grote."
    ];
    NotThisSpot: [
        "Allowed, but another spot is better now.",
        "Erlaubt, aber ein anderer Platz ist jetzt besser.",
        "Permis, mais un autre emplacement est meilleur.",
        "Mag, maar een andere plek is nu beter."
    ];
}
