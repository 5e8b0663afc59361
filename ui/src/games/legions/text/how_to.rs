//! The texts of the rules.

use crate::shell::text::messages;

messages! {
    AimTitle: ["The aim", "Das Ziel", "Le but du jeu", "Het doel"];
    AimText: [
        "Earn the most coins. Your legion wins land tiles, your censor collects coins. Both walk out of the city over tiles you lay yourself.",
        "Sammle die meisten Münzen. Deine Legion bringt Plättchen, dein Censor Münzen. Beide verlassen die Stadt über Plättchen, die du selbst legst.",
        "Amassez le plus de pièces. Votre légion apporte des tuiles, votre censeur des pièces. Ils quittent la ville sur des tuiles que vous posez vous-même.",
        "Verzamel de meeste munten. Je legioen haalt tegels, je censor munten. Beide trekken de stad uit over tegels die je zelf legt."
    ];
    TilesTitle: ["The tiles", "Die Plättchen", "Les tuiles", "De tegels"];
    TilesText: [
        "Large tiles are octagons, small ones squares. Each shows one of three landscapes. Some also show a feature: a tower, a lake or a caravan.",
        "Große Plättchen sind Achtecke, kleine Quadrate. Jedes zeigt eine von drei Landschaften, manche dazu ein Merkmal: Wachturm, See oder Karawane.",
        "Les grandes tuiles sont des octogones, les petites des carrés. Chacune montre l'un des trois terrains ; certaines aussi un élément : tour, lac ou caravane.",
        "Grote tegels zijn achthoeken, kleine vierkanten. Elke tegel toont een van drie landschappen, sommige ook een kenmerk: toren, meer of karavaan."
    ];
    TurnTitle: ["Your turn", "Dein Zug", "Votre tour", "Jouw beurt"];
    TurnText: [
        "Do one of three things: conquer with the legion for new tiles, take revenue with the censor for coins, or reorganize: draw a tile and move both figures.",
        "Wähl eine von drei Aktionen: mit der Legion Plättchen gewinnen, mit dem Censor Münzen eintreiben oder umsetzen: 1 Plättchen ziehen und beide Figuren versetzen.",
        "Choisissez une des trois actions : conquérir avec la légion, collecter avec le censeur, ou réorganiser : piocher une tuile et déplacer vos deux pions.",
        "Doe één van drie dingen: met het legioen tegels veroveren, met de censor munten innen, of herschikken: een tegel trekken en beide figuren verzetten."
    ];
    LayingTitle: ["Laying tiles", "Plättchen anlegen", "Poser des tuiles", "Tegels leggen"];
    LayingText: [
        "Lay a tile beside your figure; the figure steps onto it. Go on from there, up to 4 plain tiles, or 2 if one has a feature. The city is one big space: leave it anywhere.",
        "Leg ein Plättchen neben deine Figur; sie zieht darauf. So geht es weiter: bis zu 4 einfache, oder 2, wenn eins ein Merkmal hat. Die Stadt ist ein großes Feld: Verlass sie, wo du willst.",
        "Posez une tuile à côté de votre pion ; il y avance. Continuez ainsi : 4 tuiles simples au plus, ou 2 si l'une a un élément. La ville est un seul espace : sortez où vous voulez.",
        "Leg een tegel naast je figuur en stap erop. Zo ga je verder: tot 4 gewone tegels, of 2 als er één een kenmerk heeft. De stad is één groot veld: vertrek waar je wilt."
    ];
    MatchesTitle: ["What counts", "Was zählt", "Ce qui compte", "Wat telt"];
    MatchesText: [
        "A new tile is compared with every tile it touches: 1 for the same landscape, 2 for the same feature. Here a lake in the hills gains 3. Nothing has to match.",
        "Ein neues Plättchen wird mit allen verglichen, die es berührt: gleiche Landschaft 1, gleiches Merkmal 2. Der See im Hügelland bringt hier 3. Passen muss nichts.",
        "Une nouvelle tuile est comparée à toutes celles qu'elle touche : même terrain 1, même élément 2. Ici, le lac des collines rapporte 3. Rien n'a besoin de concorder.",
        "Een nieuwe tegel wordt vergeleken met elke tegel die hij raakt: zelfde landschap 1, zelfde kenmerk 2. Het meer in de heuvels levert hier 3 op. Niets hoeft te passen."
    ];
    OccupiedTitle: ["Occupied tiles", "Besetzte Plättchen", "Tuiles occupées", "Bezette tegels"];
    OccupiedText: [
        "A tile under another figure counts for nothing, be it yours or a rival's. So block the others! In the city, figures never block.",
        "Ein Plättchen unter einer anderen Figur zählt nicht, ob eigene oder fremde. Stell dich also in den Weg! In der Stadt blockieren Figuren nie.",
        "Une tuile sous un autre pion ne compte pas, qu'il soit à vous ou non. Bloquez donc vos rivaux ! En ville, les pions ne bloquent jamais.",
        "Een tegel onder een ander figuur telt niet, of het nu van jou is of niet. Ga dus in de weg staan! In de stad blokkeren figuren nooit."
    ];
    ConquerText: [
        "The legion: for every point draw a new tile, as evenly as possible from both stacks. If the number is odd, you choose the stack.",
        "Die Legion: Zieh für jeden Punkt ein neues Plättchen, möglichst gleichmäßig von beiden Stapeln. Bei ungerader Zahl wählst du, von welchem eins mehr.",
        "La légion : piochez une tuile par point, autant que possible à parts égales dans les deux piles. Si le nombre est impair, choisissez la pile.",
        "Het legioen: trek voor elk punt een nieuwe tegel, zo gelijk mogelijk van beide stapels. Bij een oneven aantal kies jij de stapel."
    ];
    RevenueText: [
        "The censor: for every point take a coin. Afterwards you may flip one tile of your hand. It can never be laid, but raises your tribute.",
        "Der Censor: Nimm für jeden Punkt eine Münze. Danach darfst du ein Plättchen aus der Hand umdrehen. Du kannst es nie mehr legen, aber dein Tribut steigt.",
        "Le censeur : prenez une pièce par point. Ensuite, vous pouvez retourner une tuile de votre main : plus jamais posée, elle augmente votre tribut.",
        "De censor: neem voor elk punt een munt. Daarna mag je een tegel uit je hand omdraaien. Je kunt hem nooit meer leggen, maar je tribuut stijgt."
    ];
    TributeText: [
        "Collect more coins than you have flipped tiles, and each flipped tile pays 1 more. With 2 flipped, 3 points pay 5 coins, but 2 points pay only 2.",
        "Bringt der Censor mehr Münzen, als du umgedrehte Plättchen hast, zahlt jedes davon 1 dazu. Bei 2 umgedrehten bringen 3 Punkte 5 Münzen, 2 Punkte aber nur 2.",
        "Si vous collectez plus de pièces que vous n'avez de tuiles retournées, chacune en donne 1 de plus. Avec 2 retournées, 3 points valent 5 pièces, mais 2 points en valent 2.",
        "Int je censor meer munten dan je omgedraaide tegels hebt, dan geeft elk ervan 1 munt extra. Met 2 omgedraaid zijn 3 punten 5 munten, maar 2 punten slechts 2."
    ];
    ReorganizeText: [
        "Draw one tile from either stack. Then put each figure on any tile without a figure or in the city, or leave it. They may swap, too.",
        "Zieh ein Plättchen von einem Stapel deiner Wahl. Dann setz jede Figur auf ein freies Plättchen oder in die Stadt, oder lass sie stehen. Auch Tauschen geht.",
        "Piochez une tuile dans la pile de votre choix. Puis placez chaque pion sur une tuile libre ou en ville, ou laissez-le. Ils peuvent aussi permuter.",
        "Trek een tegel van een stapel naar keuze. Zet dan elk figuur op een vrije tegel of in de stad, of laat het staan. Wisselen mag ook."
    ];
    EndText: [
        "The game ends at once with the last of the 120 coins, or when too few tiles are left to draw. Most coins win; if tied, most flipped tiles.",
        "Das Spiel endet sofort mit der letzten der 120 Münzen oder wenn zum Ziehen Plättchen fehlen. Die meisten Münzen gewinnen, bei Gleichstand der höhere Tribut.",
        "La partie s'arrête à la dernière des 120 pièces, ou s'il manque des tuiles à piocher. Le plus de pièces gagne ; à égalité, le plus gros tribut.",
        "Het spel eindigt meteen bij de laatste van de 120 munten, of als er te weinig tegels zijn. De meeste munten winnen; bij gelijke stand het meeste tribuut."
    ];
    ExpertTitle: ["Expert game", "Expertenspiel", "Version experte", "Expertspel"];
    ExpertText: [
        "When you reorganize, you may pay 1 coin to take Caesar. Each figure then earns tiles or coins, always 1 more, until someone else pays for him. All start with 1 extra coin.",
        "Beim Umsetzen kannst du 1 Münze für den Kaiser zahlen. Jede Figur bringt dann Plättchen oder Münzen, je 1 mehr, bis jemand anders zahlt. Alle starten mit 1 Münze extra.",
        "En réorganisant, payez 1 pièce pour avoir l'empereur : chaque pion conquiert ou collecte, avec 1 de plus, tant que personne d'autre ne paie. Au départ, 1 pièce de plus.",
        "Bij herschikken mag je eerst 1 munt betalen en de keizer nemen. Dan brengt elk figuur tegels of munten, telkens 1 meer, tot een ander betaalt. Ieder begint met 1 munt extra."
    ];
    SoloTitle: ["Solo game", "Solopartie", "Partie solo", "Solopartij"];
    SoloText: [
        "Playing solo you race the reserve: after each of your turns 3 coins leave it. Reach the goal before it is empty. Five games, each with a higher goal.",
        "Allein spielst du gegen den Vorrat: Nach jedem Zug verlassen ihn 3 Münzen. Erreiche das Ziel, bevor er leer ist. Fünf Partien, jede mit höherem Ziel.",
        "En solo, vous jouez contre la réserve : après chaque tour, 3 pièces la quittent. Atteignez l'objectif avant qu'elle soit vide. Cinq parties, toujours plus dures.",
        "Alleen speel je tegen de voorraad: na elke beurt gaan er 3 munten uit. Haal het doel voordat hij leeg is. Vijf partijen, telkens met een hoger doel."
    ];
    CountsTitle: ["The signs", "Die Zeichen", "Les symboles", "De tekens"];
    CountsText: [
        "Above the table, from left to right: your coins, your flipped tiles, the coins in the reserve, the large and the small tiles left to draw.",
        "Über dem Tisch stehen von links: deine Münzen, deine umgedrehten Plättchen, die Münzen im Vorrat, die großen und die kleinen Plättchen im Stapel.",
        "Au-dessus de la table, de gauche à droite : vos pièces, vos tuiles retournées, la réserve de pièces, les grandes et les petites tuiles à piocher.",
        "Boven de tafel, van links naar rechts: je munten, je omgedraaide tegels, de munten in de voorraad, de grote en de kleine tegels in de stapel."
    ];
    ButtonsTitle: ["The buttons", "Die Tasten", "Les boutons", "De knoppen"];
    ButtonsText: [
        "A confirms. B goes back a step; held, it pauses. X explains what is chosen; X again gives a hint. Y looks around.",
        "A bestätigt. B geht einen Schritt zurück; gehalten: Pause. X erklärt die Wahl; noch mal X: ein Tipp. Y: umsehen.",
        "A valide. B revient ou annule ; maintenu : pause. X explique le choix ; X encore : un conseil. Y : regarder.",
        "A bevestigt. B gaat een stap terug; lang: pauze. X legt de keuze uit; nog eens X: een tip. Y: rondkijken."
    ];
}
