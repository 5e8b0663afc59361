//! Titles, and the actions in the list.

use crate::shell::text::messages;

messages! {
    // Titles beside the signs of the phases.
    HeadActions: ["Your actions", "Deine Aktionen", "Vos actions", "Jouw acties"];
    HeadMarket: ["Market", "Markt", "Marché", "Markt"];
    HeadPayment: ["Payment", "Bezahlen", "Paiement", "Betalen"];
    // Other titles.
    TitleMap: ["Place a piece", "Figur setzen", "Placer un pion", "Zet een figuur"];
    TitleSecond: ["And a second one", "Und noch eine", "Un second pion", "En nog een"];
    TitleMarauders: ["Raid: where?", "Plünderer: wo?", "Pillards : où ?", "Overval: waar?"];
    TitleDivert: ["False trail?", "Falsche Spur?", "Fausse piste ?", "Vals spoor?"];
    TitleSwap: ["Swap places?", "Platztausch?", "Chassé-croisé ?", "Plaatsruil?"];
    TitleDiscard8: ["Keep 8 goods", "8 Waren behalten", "Stock : 8 au plus", "Houd 8 goederen"];
    TitleDiscard12: [
        "Keep 12 goods",
        "12 Waren behalten",
        "Stock : 12 au plus",
        "Houd 12 goederen"
    ];
    TitleBoard: ["Your board", "Deine Tafel", "Votre plateau", "Jouw bord"];
    TitleTheirs(Player): ["{}'s board", "Tafel: {}", "Plateau : {}", "Bord: {}"];
    TitleHand: ["Your missions", "Deine Aufträge", "Vos missions", "Jouw opdrachten"];
    TitleFree: ["Free rare good", "Rarität gratis", "Rareté gratuite", "Gratis rariteit"];
    TitleWhich: ["Which rare good?", "Welche Rarität?", "Quelle rareté ?", "Welke rariteit?"];
    TitleTemple: ["Which temple?", "Welcher Tempel?", "Quel temple ?", "Welke tempel?"];
    TitleRival: ["Which rival?", "Welcher Gegner?", "Quel rival ?", "Welke speler?"];
    TitleFive: ["Five goods", "Fünf Waren", "Cinq ressources", "Vijf goederen"];
    TitleOne: ["One good", "Eine Ware", "Une ressource", "Eén grondstof"];
    TitleOffer: ["On offer", "Im Angebot", "En vente", "Te koop"];
    TitleStart: ["Your start", "Dein Start", "Pour commencer", "Jouw start"];
    // Rows that can have a remark on their right.
    ActBuy: ["Improvement", "Verbesserung", "Amélioration", "Verbetering"];
    ActTempleBasement: ["Build basement", "Sockel bauen", "Bâtir le socle", "Bouw de sokkel"];
    ActTempleColonnade: ["Build colonnade", "Säulen bauen", "Bâtir la colonnade", "Bouw de zuilen"];
    ActTempleRoof: ["Build roof", "Dach bauen", "Bâtir le toit", "Bouw het dak"];
    ActTempleStatues: [
        "Build statues",
        "Statuen aufstellen",
        "Dresser les statues",
        "Plaats de beelden"
    ];
    ActRare(Rare): ["Buy {}", "{} kaufen", "Achat : {}", "Koop {}"];
    ActMission: ["Mission", "Auftrag", "Mission", "Opdracht"];
    ActTrade(Good): ["Trade {}", "{} tauschen", "Échange : {}", "Ruil {}"];
    ActMissions: ["Your missions", "Deine Aufträge", "Vos missions", "Jouw opdrachten"];
    // Rows that take the whole width.
    ActAll: ["Take everything", "Alles nehmen", "Tout prendre", "Neem alles"];
    ActTake(Number, Good): ["Take {} {}", "{} {} nehmen", "Prendre {} {}", "Neem {} {}"];
    ActGifts(Number): ["Peace gifts: +{}", "Friedensgaben: +{}", "Dons de paix : +{}", "Vredesgiften: +{}"];
    ActSupplies(Number): [
        "War supplies: +{}",
        "Kriegsgüter: +{}",
        "Ravitaillement : +{}",
        "Oorlogsvoorraad: +{}"
    ];
    ActExempt: [
        "Court office: no tax",
        "Hofamt: keine Steuer",
        "Cour : pas d'impôt",
        "Hofambt: geen belasting"
    ];
    ActBuyPass: ["Buy nothing", "Nichts kaufen", "Ne rien acheter", "Niets kopen"];
    ActDoneImprovements: [
        "Finish the improvements",
        "Verbesserungen beenden",
        "Finir les améliorations",
        "Verbeteringen afronden"
    ];
    ActDoneConstruction: [
        "Finish the construction",
        "Bauphase beenden",
        "Finir la construction",
        "Bouwfase afronden"
    ];
    ActDoneKingdom: [
        "Finish the kingdom phase",
        "Phase Königreich beenden",
        "Finir la phase royaume",
        "Fase koninkrijk afronden"
    ];
    ActRevealNone: [
        "Nothing to do here",
        "Hier ist nichts zu tun",
        "Rien à faire ici",
        "Hier is niets te doen"
    ];
    // Remarks at the right end of a row.
    RightLevel: ["1 level", "1 Stufe", "1 étage", "1 laag"];
    RightLevels(Many): ["{} levels", "{} Stufen", "{} étages", "{} lagen"];
    RightEach(Digit): ["{} of each", "je {}", "{} / coul.", "elk {}"];
    RightAll: ["have all", "alle da", "complet", "compleet"];
    RightNothing: ["nothing", "nichts", "rien", "niets"];
    RightNoTarget: ["no target", "kein Ziel", "personne", "niemand"];
    RightEra: ["from era II", "ab Ära II", "dès ère II", "vanaf II"];
    RightSold: ["sold out", "leer", "épuisé", "leeg"];
    RightSupply: ["none left", "keins da", "épuisé", "op"];
    RightLater: ["later", "später", "plus tard", "later"];
    RightEmpty: ["none left", "keine da", "vide", "op"];
    RightReturn(Digit): ["{} ready", "{} nutzbar", "{} à rendre", "{} klaar"];
    // Warnings below the list.
    WarnGoods(Many, Many): [
        "{} goods: you can keep only {}",
        "{} Waren, behalten darfst du {}",
        "{} en stock : gardez-en {}",
        "{} goederen: je houdt er maar {}"
    ];
    WarnUndone: [
        "One piece has not acted yet",
        "Eine Figur war noch nicht dran",
        "Un pion n'a pas encore agi",
        "Eén figuur is nog niet geweest"
    ];
    WarnUndoneMany(Few): [
        "{} pieces have not acted yet",
        "{} Figuren waren noch nicht dran",
        "{} pions n'ont pas encore agi",
        "{} figuren zijn nog niet geweest"
    ];
    WarnSure: [
        "Press A again to finish anyway",
        "Nochmal A: trotzdem beenden",
        "A encore : finir quand même",
        "Nog eens A: toch afronden"
    ];
    WarnLast: [
        "Last turn: goods score nothing",
        "Am Ende zählen Waren nichts",
        "À la fin, le stock ne vaut rien",
        "Aan het eind tellen goederen niet"
    ];
    WarnOwn(Region): [
        "{}: your pieces too",
        "{}: auch deine Figuren",
        "{} : vos pions aussi",
        "{}: ook jouw figuren"
    ];
}
