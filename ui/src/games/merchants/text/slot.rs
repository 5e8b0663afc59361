//! The names and effects of slots: below the map, in the list of a region, and on its page.

use crate::shell::text::messages;

messages! {
    // The first line below the map.
    LineShip(Number, Good): ["Ship: {} {}", "Schiff: {} {}", "Navire : {} {}", "Schip: {} {}"];
    LineCamel(Number, Good): ["Camel: {} {}", "Kamel: {} {}", "Chameau : {} {}", "Kameel: {} {}"];
    LineShipyard3: ["Third ship", "Drittes Schiff", "3e navire", "Derde schip"];
    LineShipyard4: ["Fourth ship", "Viertes Schiff", "4e navire", "Vierde schip"];
    LineShipyardFull: [
        "Shipyard: you have 4 ships",
        "Werft: Du hast schon 4 Schiffe",
        "Chantier : déjà 4 navires",
        "Werf: je hebt al 4 schepen"
    ];
    LineRareEmpty: [
        "This stack is empty",
        "Dieser Stapel ist leer",
        "Cette pile est vide",
        "Deze stapel is leeg"
    ];
    LineGifts(Digit): [
        "Peace gifts: {} prestige",
        "Friedensgaben: {} Prestige",
        "Dons de paix : {} prestige",
        "Vredesgiften: {} prestige"
    ];
    LineTower1: [
        "Tower, level by level",
        "Turm, Stufe um Stufe",
        "Tour, étage par étage",
        "Toren, laag voor laag"
    ];
    LineTower2: [
        "Tower, two levels at a time",
        "Turm, je zwei Stufen",
        "Tour, deux étages à la fois",
        "Toren, twee lagen tegelijk"
    ];
    LineTraitor1: [
        "Traitor: nothing in era I",
        "Verräter: nichts in Ära I",
        "Traître : rien à l'ère I",
        "Verrader: niets in tijdperk I"
    ];
    LineTraitor2: [
        "Traitor: a rival loses 1 level",
        "Verräter: ein Gegner verliert 1",
        "Traître : un rival perd 1 étage",
        "Verrader: een ander verliest 1"
    ];
    LineTraitor3: [
        "Traitor: a rival loses 2 levels",
        "Verräter: ein Gegner verliert 2",
        "Traître : un rival perd 2 étages",
        "Verrader: een ander verliest 2"
    ];
    LineBuy1: [
        "Improvement: first pick",
        "Verbesserung kaufen: Nr. 1",
        "Amélioration : achat no 1",
        "Verbetering kopen als nr. 1"
    ];
    LineBuy2: [
        "Improvement: second pick",
        "Verbesserung kaufen: Nr. 2",
        "Amélioration : achat no 2",
        "Verbetering kopen als nr. 2"
    ];
    LineBuy3: [
        "Improvement: third pick",
        "Verbesserung kaufen: Nr. 3",
        "Amélioration : achat no 3",
        "Verbetering kopen als nr. 3"
    ];
    LineBuy4: [
        "Improvement: fourth pick",
        "Verbesserung kaufen: Nr. 4",
        "Amélioration : achat no 4",
        "Verbetering kopen als nr. 4"
    ];
    LineCaravan4: ["Fourth camel", "Viertes Kamel", "4e chameau", "Vierde kameel"];
    LineCaravan5: ["Fifth camel", "Fünftes Kamel", "5e chameau", "Vijfde kameel"];
    LineCaravanFull: [
        "Caravan: you have 5 camels",
        "Karawane: Du hast 5 Kamele",
        "Caravane : déjà 5 chameaux",
        "Karavaan: je hebt al 5 kamelen"
    ];
    LineTempleMission(Part): [
        "Temple: {}, mission",
        "Tempel: {}, Auftrag",
        "Temple : {}, mission",
        "Tempel: {}, opdracht"
    ];
    LineTemple(Part): ["Temple: {}", "Tempel: {}", "Temple : {}", "Tempel: {}"];
    LineMarketBoth: [
        "Trade both ways",
        "In beide Richtungen tauschen",
        "Échanger dans les deux sens",
        "Ruilen in beide richtingen"
    ];
    LineMarketUp: [
        "Trade basic for advanced",
        "Einfache gegen edle Waren",
        "1 de base contre 1 précieuse",
        "1 gewone voor 1 kostbare"
    ];
    LineMission: [
        "Draw or fulfil a mission",
        "Auftrag ziehen oder erfüllen",
        "Mission : piocher, remplir",
        "Opdracht trekken of vervullen"
    ];
    LineFirst: [
        "First to play, and 1 good",
        "Startspieler und 1 Ware",
        "Premier joueur, 1 ressource",
        "Beginspeler, 1 grondstof"
    ];
    LineMarauders: [
        "Choose the next attack",
        "Nächsten Angriff wählen",
        "Choisir la prochaine attaque",
        "Kies de volgende aanval"
    ];
    LineTax1: [
        "Taxman: no tax in era I",
        "Steuer: nichts in Ära I",
        "Percepteur : rien à l'ère I",
        "Belasting: niets in tijdperk I"
    ];
    LineTax(Digit): [
        "Taxman: saves you {} gold",
        "Steuer: erspart dir {} Gold",
        "Percepteur : {} or épargné",
        "Belasting: bespaart {} goud"
    ];
    LineSupplies(Number): [
        "War supplies: {} prestige now",
        "Kriegsgüter: jetzt {} Prestige",
        "Ravitaillement : {} prestige",
        "Oorlogsvoorraad: nu {}"
    ];
    LinePrivateMarket: [
        "Private market, both ways",
        "Eigener Markt, beidseitig",
        "Marché privé, deux sens",
        "Eigen markt, beide richtingen"
    ];
    LinePrivateTemple(Part): [
        "Private temple: {}, +3",
        "Eigener Tempel: {}, +3",
        "Temple privé : {}, +3",
        "Eigen tempel: {}, +3"
    ];
    LinePrivateWorks: [
        "One construction action",
        "Eine Aktion der Bauphase",
        "Une action de construction",
        "Eén actie uit de bouwfase"
    ];
    LinePrivateOffice: [
        "One kingdom action",
        "Eine Aktion des Königreichs",
        "Une action du royaume",
        "Eén actie van het koninkrijk"
    ];
    LineTaken(Player): ["Taken by {}", "Besetzt von {}", "Occupé par {}", "Bezet door {}"];
    // The second line below the map, and the notes at the right ends of both lines.
    NoteTaken: ["taken this turn", "in dieser Runde besetzt", "pour cette manche", "deze ronde bezet"];
    NoteGoods(Number, Digit): ["goods {}/{}", "Waren {}/{}", "ressources {}/{}", "goederen {}/{}"];
    NoteFirst(Player): ["first now: {}", "jetzt beginnt: {}", "premier à présent : {}", "nu eerst: {}"];
    NoteHand(Digit): ["missions in hand: {}", "Aufträge auf der Hand: {}", "missions en main : {}", "opdrachten in je hand: {}"];
    NoteGold(Number): ["your gold: {}", "dein Gold: {}", "votre or : {}", "jouw goud: {}"];
    NoteEnd(Number): ["{} at the end", "am Ende {}", "{} à la fin", "{} aan het eind"];
    NoteMore(Number): ["+{} prestige", "+{} Prestige", "+{} prestige", "+{} prestige"];
    NoteOr: ["or", "oder", "ou", "of"];
    NoteSafe: ["safe this turn", "ohne Gefahr", "sans danger", "nu veilig"];
    NoteLate: ["too late", "zu spät", "trop tard", "te laat"];
    NotePossible: ["possible", "erfüllt", "possible", "mogelijk"];
    // Names in the list of a region.
    ListShipWood: ["Wood by ship", "Holz per Schiff", "Bois par navire", "Hout per schip"];
    ListShipStone: ["Stone by ship", "Stein per Schiff", "Pierres par navire", "Steen per schip"];
    ListShipMarble: [
        "Marble by ship",
        "Marmor per Schiff",
        "Marbre par navire",
        "Marmer per schip"
    ];
    ListShipGold: ["Gold by ship", "Gold per Schiff", "Or par navire", "Goud per schip"];
    ListCamelWood: ["Wood by camel", "Holz per Kamel", "Bois par chameau", "Hout per kameel"];
    ListCamelStone: [
        "Stone by camel",
        "Stein per Kamel",
        "Pierres par chameau",
        "Steen per kameel"
    ];
    ListCamelMarble: [
        "Marble by camel",
        "Marmor per Kamel",
        "Marbre par chameau",
        "Marmer per kameel"
    ];
    ListCamelGold: ["Gold by camel", "Gold per Kamel", "Or par chameau", "Goud per kameel"];
    ListShipyard: ["Shipyard", "Werft", "Chantier naval", "Scheepswerf"];
    ListGrey: ["Grey rare good", "Graue Rarität", "Rareté grise", "Grijze rariteit"];
    ListYellow: ["Yellow rare good", "Gelbe Rarität", "Rareté jaune", "Gele rariteit"];
    ListRed: ["Red rare good", "Rote Rarität", "Rareté rouge", "Rode rariteit"];
    ListGifts1: ["Peace gifts I", "Friedensgaben I", "Dons de paix I", "Vredesgiften I"];
    ListGifts2: ["Peace gifts II", "Friedensgaben II", "Dons de paix II", "Vredesgiften II"];
    ListTower1: ["Tower, one by one", "Turm einzeln", "Tour, un par un", "Toren, per laag"];
    ListTower2: ["Tower, in pairs", "Turm paarweise", "Tour, par deux", "Toren, per twee"];
    ListTraitor: ["Traitor", "Verräter", "Traître", "Verrader"];
    ListBuy1: [
        "Improvement, 1st pick",
        "Verbesserung, Nr. 1",
        "Amélioration, no 1",
        "Verbetering, nr. 1"
    ];
    ListBuy2: [
        "Improvement, 2nd pick",
        "Verbesserung, Nr. 2",
        "Amélioration, no 2",
        "Verbetering, nr. 2"
    ];
    ListBuy3: ["Improvement, 3rd pick", "Verbesserung, Nr. 3", "Amélioration, no 3", "Verbetering, nr. 3"];
    ListBuy4: [
        "Improvement, 4th pick",
        "Verbesserung, Nr. 4",
        "Amélioration, no 4",
        "Verbetering, nr. 4"
    ];
    ListCaravan: ["Caravan", "Karawane", "Caravane", "Karavaan"];
    ListTempleMission: [
        "Temple with mission",
        "Tempel mit Auftrag",
        "Temple avec mission",
        "Tempel met opdracht"
    ];
    ListTemple: ["Temple", "Tempel", "Temple", "Tempel"];
    ListMarketBoth: [
        "Market, both ways",
        "Markt, beide Richtungen",
        "Marché, deux sens",
        "Markt, beide richtingen"
    ];
    ListMarketUp: ["Market, one way", "Markt, eine Richtung", "Marché, sens unique", "Markt, één richting"];
    ListMission: ["King's mission", "Königsauftrag", "Mission du roi", "Koningsopdracht"];
    ListFirst: ["First to play", "Startspieler", "Premier joueur", "Beginspeler"];
    ListTax: ["Taxman", "Steuereintreiber", "Percepteur", "Belastinginner"];
    ListSupplies: ["War supplies", "Kriegsgüter", "Ravitaillement", "Oorlogsvoorraad"];
    // The page of a region.
    PageShip(Number, Good, Number): [
        "A ship brings {} {} to your store, your fleets included. In store: {}.",
        "Ein Schiff bringt {} {} ins Lager, deine Flotten mitgezählt. Im Lager: {}.",
        "Un navire apporte {} {} au stock, vos flottes comprises. En stock : {}.",
        "Een schip brengt {} {} naar je opslag, je vloten meegeteld. In opslag: {}."
    ];
    PageCamel(Number, Good, Number): [
        "A camel brings {} {} to your store. In store: {}. Ships carry more.",
        "Ein Kamel bringt {} {} ins Lager. Im Lager: {}. Schiffe tragen mehr.",
        "Un chameau apporte {} {} au stock. En stock : {}. Un navire porte plus.",
        "Een kameel brengt {} {} naar je opslag. In opslag: {}. Schepen dragen meer."
    ];
    PageShipyard3(Digit, Digit, Digit): [
        "The third ship needs a rare good of each colour. You: grey {}, yellow {}, red {}.",
        "Das dritte Schiff braucht je eine Rarität jeder Farbe. Du: grau {}, gelb {}, rot {}.",
        "Troisième navire : une rareté par couleur. Vous : gris {}, jaune {}, rouge {}.",
        "Het derde schip vraagt één rariteit per kleur. Jij: grijs {}, geel {}, rood {}."
    ];
    PageShipyard4(Digit, Digit, Digit): [
        "The fourth ship needs two rare goods of each colour. You: grey {}, yellow {}, red {}.",
        "Das vierte Schiff braucht je zwei Raritäten jeder Farbe. Du: grau {}, gelb {}, rot {}.",
        "Quatrième navire : deux raretés par couleur. Vous : gris {}, jaune {}, rouge {}.",
        "Het vierde schip vraagt twee rariteiten per kleur. Jij: grijs {}, geel {}, rood {}."
    ];
    PageShipyardFull: [
        "You have four ships; there are no more.",
        "Du hast vier Schiffe, mehr gibt es nicht.",
        "Vous avez quatre navires, c'est le maximum.",
        "Je hebt vier schepen; meer zijn er niet."
    ];
    PageRare(Rare, Digit, Good, Hundreds, Hundreds): [
        "Buy the top tile, {}, for {} {}. Your rare goods go from {} to {}.",
        "Kauf die oberste, {}, für {} {}. Deine Raritäten: von {} auf {}.",
        "Tuile du dessus ({}) pour {} {}. Vos raretés passent de {} à {}.",
        "Koop de bovenste, {}, voor {} {}. Je rariteiten: van {} naar {}."
    ];
    PageRareEmpty: [
        "This stack is empty. A piece here can buy nothing.",
        "Dieser Stapel ist leer. Eine Figur hier kauft nichts.",
        "Cette pile est vide. Un pion ici n'achète rien.",
        "Deze stapel is leeg. Een figuur hier koopt niets."
    ];
    PageGifts(Number): [
        "Scores {} prestige, at any time during resolution. The gifts grow each era.",
        "Bringt {} Prestige, jederzeit in der Ausführung. Die Gaben wachsen mit jeder Ära.",
        "Rapporte {} prestige, à tout moment de la résolution. Davantage à chaque ère.",
        "Levert {} prestige op, op elk moment van de uitvoering. Elk tijdperk meer."
    ];
    PageTower1(Number, TowerPrice): [
        "As many levels as you can pay for, one by one. You are at {}; the next costs {}.",
        "Beliebig viele Stufen, einzeln. Du hast {}; die nächste kostet {}.",
        "Autant d'étages que vous payez, un par un. Vous : {} ; le suivant coûte {}.",
        "Zoveel lagen als je betalen kunt, één voor één. Je hebt {}; de volgende kost {}."
    ];
    PageTower2(Number, TowerPrice): [
        "As many pairs of levels as you can pay for. You are at {}; the next costs {}.",
        "Beliebig viele Stufenpaare. Du hast {}; das nächste Paar kostet {}.",
        "Autant de paires d'étages que vous payez. Vous : {} ; la paire coûte {}.",
        "Zoveel paren als je betalen kunt. Je hebt {}; het volgende paar kost {}."
    ];
    PageTraitor1: [
        "In era I the traitor does nothing. A camel here only blocks the slot.",
        "In Ära I tut der Verräter nichts. Ein Kamel sperrt hier nur das Feld.",
        "À l'ère I, le traître ne fait rien. Un chameau ne fait que bloquer la case.",
        "In tijdperk I doet de verrader niets. Een kameel bezet hier alleen het veld."
    ];
    PageTraitor(Digit, Number): [
        "A rival whose tower is as high as yours or higher loses {}. You are at {}.",
        "Ein Gegner mit mindestens gleich hohem Turm verliert {}. Du hast {}.",
        "Un rival à la tour au moins aussi haute perd {}. Vous : {}.",
        "Een ander met een toren minstens zo hoog als de jouwe verliest {}. Je hebt {}."
    ];
    PageBuy(Digit, Digit, Number): [
        "You are buyer number {}. Price: {}, goods of any kind. You have {}.",
        "Du kaufst als Nummer {}. Preis: {}, beliebige Waren. Du hast {}.",
        "Vous achetez en no {}. Prix : {}, ressources au choix. Vous en avez {}.",
        "Je koopt als nummer {}. Prijs: {}, goederen naar keuze. Je hebt er {}."
    ];
    PageCaravan4(Number, Digit): [
        "The fourth camel needs tower 5 or two missions. You: tower {}, missions {}.",
        "Das vierte Kamel braucht Turm 5 oder zwei Aufträge. Du: Turm {}, Aufträge {}.",
        "Quatrième chameau : tour de 5 ou deux missions. Vous : tour {}, missions {}.",
        "De vierde kameel vraagt toren 5 of twee opdrachten. Jij: toren {}, opdrachten {}."
    ];
    PageCaravan5(Number, Digit): [
        "Fifth camel: tower 10, 4 missions, or tower 5 with 2. You: tower {}, missions {}.",
        "Fünftes Kamel: Turm 10, 4 Aufträge oder Turm 5 mit 2. Du: Turm {}, Aufträge {}.",
        "5e chameau : tour 10, 4 missions, ou tour 5 avec 2. Vous : tour {}, missions {}.",
        "Vijfde kameel: toren 10, 4 opdrachten, of toren 5 met 2. Jij: toren {}, opdrachten {}."
    ];
    PageCaravanFull: [
        "You have five camels; there are no more.",
        "Du hast fünf Kamele, mehr gibt es nicht.",
        "Vous avez cinq chameaux, c'est le maximum.",
        "Je hebt vijf kamelen; meer zijn er niet."
    ];
    PageTempleMission(Part, Price, Number): [
        "Next part: {}, for {}; it then counts {}. Then draw a mission.",
        "Nächstes Teil: {} für {}; zählt dann {}. Danach zieh einen Auftrag.",
        "Suite : {}, pour {} ; temple : {}. Puis piochez une mission.",
        "Volgend deel: {} voor {}; telt dan {}. Trek dan een opdracht."
    ];
    PageTemple(Part, Price, Number): [
        "Next part: {}, for {}; the temple then counts {} at the end.",
        "Nächstes Teil: {} für {}; der Tempel zählt am Ende dann {}.",
        "Partie suivante : {}, pour {} ; le temple vaut alors {} à la fin.",
        "Volgend deel: {} voor {}; de tempel telt dan {} aan het eind."
    ];
    PageMarketBoth: [
        "1 basic good for 1 advanced, 1 advanced for 2 basic, all through the resolution.",
        "1 einfache Ware gegen 1 edle, 1 edle gegen 2 einfache, in der ganzen Ausführung.",
        "1 de base contre 1 précieuse, 1 précieuse contre 2 de base, toute la résolution.",
        "1 gewone voor 1 kostbare, 1 kostbare voor 2 gewone, de hele uitvoering lang."
    ];
    PageMarketUp: [
        "1 basic good for 1 advanced, all through the resolution. Never the other way.",
        "1 einfache Ware gegen 1 edle, in der ganzen Ausführung. Nie andersherum.",
        "1 de base contre 1 précieuse, toute la résolution. Jamais l'inverse.",
        "1 gewone voor 1 kostbare, de hele uitvoering lang. Nooit andersom."
    ];
    PageMission(Digit, Digit): [
        "Draw one mission, or fulfil one from your hand. In hand {}, payable now {}.",
        "Zieh einen Auftrag oder erfülle einen aus der Hand. Hand {}, jetzt bezahlbar {}.",
        "Piochez une mission ou remplissez-en une. En main {}, payables {}.",
        "Trek een opdracht of vervul er een. In je hand {}, nu te betalen {}."
    ];
    PageFirst(Player): [
        "You start the next turn and take 1 wood or 1 stone. First now: {}.",
        "Du beginnst die nächste Runde und nimmst 1 Holz oder 1 Stein. Jetzt beginnt: {}.",
        "Vous débutez la prochaine manche et prenez 1 bois ou 1 pierre. À présent : {}.",
        "Je begint de volgende ronde en neemt 1 hout of 1 steen. Nu eerst: {}."
    ];
    PageMarauders(Region): [
        "You choose in secret the region raided next turn. Barred: {}.",
        "Du wählst geheim das Ziel der Plünderer für die nächste Runde. Gesperrt: {}.",
        "Choisissez en secret la région pillée à la prochaine manche. Exclue : {}.",
        "Je kiest geheim het doel van de plunderaars in de volgende ronde. Niet: {}."
    ];
    PageMaraudersAny: [
        "You choose in secret the region raided next turn. All seven are open.",
        "Du wählst geheim das Ziel der Plünderer für die nächste Runde. Alles ist möglich.",
        "Choisissez en secret la région pillée à la prochaine manche, sans exception.",
        "Je kiest geheim het doel van de plunderaars in de volgende ronde. Alles mag."
    ];
    PageMaraudersLast: [
        "Last turn: nobody will be raided any more. The camel just goes home.",
        "Letzte Runde: Es folgt kein Überfall mehr. Das Kamel geht nur heim.",
        "Dernière manche : plus d'attaque ensuite. Le chameau rentre, c'est tout.",
        "Laatste ronde: er komt geen aanval meer. De kameel gaat gewoon naar huis."
    ];
    PageTax1: [
        "There is no tax in era I. A camel here only blocks the slot.",
        "In Ära I gibt es keine Steuer. Ein Kamel sperrt hier nur das Feld.",
        "Pas d'impôt à l'ère I. Un chameau ne fait que bloquer la case.",
        "In tijdperk I is er geen belasting. Een kameel bezet alleen het veld."
    ];
    PageTax(Digit, Number): [
        "You owe nothing. The others pay {} gold or lose 3 prestige for each missing. You have {}.",
        "Du zahlst nichts. Die anderen zahlen {} Gold oder verlieren je Gold 3 Prestige. Du hast {}.",
        "Vous ne devez rien. Les autres paient {} or ou perdent 3 prestige par or. Vous : {}.",
        "Je betaalt niets. Anderen betalen {} goud of verliezen per goud 3 prestige. Jij: {}."
    ];
    PageSupplies(Number, Number): [
        "Scores your tower level minus the lowest of all: {} minus {} now. Camel or ship.",
        "Bringt deine Turmhöhe minus die niedrigste: jetzt {} minus {}. Kamel oder Schiff.",
        "Rapporte votre tour moins la plus basse : {} moins {}. Chameau ou navire.",
        "Levert je torenhoogte min de laagste op: nu {} min {}. Kameel of schip."
    ];
    PagePrivate: [
        "Yours alone and out of the marauders' reach. A camel or a ship may go here.",
        "Nur für dich und vor Plünderern sicher. Kamel oder Schiff.",
        "Rien qu'à vous et hors d'atteinte des pillards. Chameau ou navire.",
        "Alleen van jou en buiten bereik van plunderaars. Kameel of schip."
    ];
}
