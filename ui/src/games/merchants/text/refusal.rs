//! Why something cannot be done.

use palmyra_engine::merchants::Refusal;

use crate::shell::text::messages;

messages! {
    // Placing.
    // player
    Taken: ["{} has this slot", "Hier steht schon {}", "{} occupe cette case", "Hier staat {} al"];
    Camel: [
        "You have no camel left to place",
        "Kein Kamel mehr übrig",
        "Plus de chameau à placer",
        "Geen kameel meer over"
    ];
    Ship: [
        "You have no ship left to place",
        "Kein Schiff mehr übrig",
        "Plus de navire à placer",
        "Geen schip meer over"
    ];
    NeedsCamel: [
        "Only a camel can go here",
        "Hier passt nur ein Kamel",
        "Un chameau seulement",
        "Hier past alleen een kameel"
    ];
    NeedsShip: [
        "Only a ship can go here",
        "Hier passt nur ein Schiff",
        "Un navire seulement",
        "Hier past alleen een schip"
    ];
    ManyPlayers: [
        "Only with three or four players",
        "Nur zu dritt oder zu viert",
        "Seulement à trois ou quatre",
        "Alleen met drie of vier spelers"
    ];
    PrivateFull: [
        "A piece is there already",
        "Dort steht schon eine Figur",
        "Un pion s'y trouve déjà",
        "Daar staat al een figuur"
    ];
    PrivateOther: [
        "Only its owner may go there",
        "Das gehört einem Gegner",
        "Réservé à son propriétaire",
        "Dat is van een ander"
    ];
    MustPlace: [
        "You must place a piece",
        "Du musst eine Figur einsetzen",
        "Vous devez placer un pion",
        "Je moet een figuur plaatsen"
    ];
    DoubleTwo: [
        "That needs two pieces to place",
        "Dafür brauchst du zwei Figuren",
        "Il faut deux pions à placer",
        "Daarvoor heb je er twee nodig"
    ];
    DoubleOnce: [
        "One such card per placement",
        "Nur eine solche Karte je Zug",
        "Une seule carte à la fois",
        "Eén zo'n kaart per keer"
    ];
    // Marauders.
    // region
    Barred: [
        "{} was just attacked",
        "{} war gerade dran",
        "Déjà attaquée : {}",
        "{} was net aan de beurt"
    ];
    MustChoose: [
        "You must choose a region",
        "Du musst eine Region wählen",
        "Choisissez une région",
        "Je moet een gebied kiezen"
    ];
    SameRegion: [
        "Choose another region",
        "Wähl eine andere Region",
        "Choisissez une autre région",
        "Kies een ander gebied"
    ];
    NotRevealed: [
        "No marauders this turn",
        "Diese Runde keine Plünderer",
        "Pas de pillards cette manche",
        "Deze ronde geen plunderaars"
    ];
    SwapKind: [
        "Only pieces of the same kind",
        "Nur Figuren derselben Art",
        "Deux pions de même sorte",
        "Alleen dezelfde soort figuur"
    ];
    SwapPrivate: [
        "Private tiles take no part",
        "Eigene Felder zählen nicht",
        "Les cases privées sont exclues",
        "Eigen velden doen niet mee"
    ];
    SwapOwn: [
        "Choose a rival's piece",
        "Wähl eine fremde Figur",
        "Choisissez un pion adverse",
        "Kies een figuur van een ander"
    ];
    SwapMine: [
        "First choose a piece of yours",
        "Wähl zuerst eine eigene Figur",
        "D'abord un de vos pions",
        "Kies eerst een eigen figuur"
    ];
    // Resolution.
    // player
    Wait: ["It is {}'s turn", "{} ist an der Reihe", "C'est à {} de jouer", "{} is aan de beurt"];
    Acted: [
        "This piece has acted already",
        "Diese Figur war schon dran",
        "Ce pion a déjà agi",
        "Dit figuur is al geweest"
    ];
    Home: [
        "Marauders sent this piece home",
        "Die Plünderer haben sie verjagt",
        "Les pillards l'ont renvoyé",
        "De plunderaars verjoegen het"
    ];
    PhaseBuild: [
        "Only in the construction phase",
        "Erst in der Bauphase",
        "Pendant la construction",
        "Pas in de bouwfase"
    ];
    PhaseKingdom: [
        "Only in the kingdom phase",
        "Erst im Königreich",
        "Pendant le royaume",
        "Pas in het koninkrijk"
    ];
    PhaseShop: [
        "Only when improvements are due",
        "Nur bei den Verbesserungen",
        "Pendant les améliorations",
        "Alleen bij verbeteringen"
    ];
    Camel4: [
        "Needs tower 5 or two missions",
        "Turm 5 oder zwei Aufträge fehlen",
        "Il faut tour 5 ou 2 missions",
        "Eerst toren 5 of 2 opdrachten"
    ];
    Camel5: [
        "Tower 10, 4 missions, or 5 and 2",
        "Turm 10, 4 Aufträge oder 5 und 2",
        "Tour 10, 4 missions, ou 5 et 2",
        "Toren 10, 4 opdr. of 5 en 2"
    ];
    CamelAll: [
        "Five camels are the limit",
        "Höchstens fünf Kamele",
        "Cinq chameaux au plus",
        "Hoogstens vijf kamelen"
    ];
    Ship3: [
        "Needs a rare good of each colour",
        "Je eine Rarität jeder Farbe fehlt",
        "Une rareté de chaque couleur",
        "Eerst één rariteit per kleur"
    ];
    Ship4: [
        "Needs two of each colour",
        "Je zwei Raritäten jeder Farbe",
        "Deux raretés par couleur",
        "Eerst twee rariteiten per kleur"
    ];
    ShipAll: [
        "Four ships are the limit",
        "Höchstens vier Schiffe",
        "Quatre navires au plus",
        "Hoogstens vier schepen"
    ];
    // good
    TradeNone: [
        "No {} left in your store",
        "Kein {} mehr im Lager",
        "Stock vide : {}",
        "Geen {} in je opslag"
    ];
    TradeTraded: [
        "Traded already this turn",
        "Diese Runde schon getauscht",
        "Déjà échangé cette manche",
        "Deze ronde al geruild"
    ];
    TradeMarket: [
        "You have no market for this",
        "Dafür hast du keinen Markt",
        "Pas de marché pour cela",
        "Daarvoor heb je geen markt"
    ];
    TradeUp: [
        "This market only trades upwards",
        "Hier geht es nur aufwärts",
        "Ce marché ne va que vers le haut",
        "Deze markt ruilt alleen omhoog"
    ];
    TradeClass: [
        "Only basic against advanced",
        "Nur einfach gegen edel",
        "De base contre précieuse",
        "Alleen gewoon tegen kostbaar"
    ];
    TradeOnceBasic: [
        "One basic good a turn",
        "Nur eine einfache Ware je Runde",
        "Une de base par manche",
        "Eén gewone per ronde"
    ];
    TradeOnceAdvanced: [
        "One advanced good a turn",
        "Nur eine edle Ware je Runde",
        "Une précieuse par manche",
        "Eén kostbare per ronde"
    ];
    // digit, good
    Missing: ["You lack {} {}", "Noch nötig: {} {}", "Il vous manque {} {}", "Je mist {} {}"];
    // digit, good, digit, good
    MissingTwo: [
        "Missing: {} {}, {} {}",
        "Noch nötig: {} {}, {} {}",
        "Manque : {} {}, {} {}",
        "Te kort: {} {}, {} {}"
    ];
    // digit
    MissingGoods: [
        "You lack goods: {}",
        "Waren fehlen: {}",
        "Ressources manquantes : {}",
        "Goederen te kort: {}"
    ];
    BuyGone: [
        "This one is not for sale",
        "Diese ist nicht zu haben",
        "Celle-ci n'est pas à vendre",
        "Deze is niet te koop"
    ];
    BuyNone: [
        "No improvements are left",
        "Keine Verbesserung mehr da",
        "Plus d'amélioration",
        "Geen verbetering meer"
    ];
    // digit
    BuyOrder: [
        "Buyer {} comes first",
        "Zuerst kauft Nummer {}",
        "D'abord l'acheteur {}",
        "Eerst koopt nummer {}"
    ];
    TowerPair: [
        "Here only whole pairs",
        "Hier nur ganze Paare",
        "Ici, des paires entières",
        "Hier alleen hele paren"
    ];
    TowerOther: [
        "You began the other tower action",
        "Du baust schon auf andere Art",
        "Déjà commencé autrement",
        "Je bouwt al op andere wijze"
    ];
    TraitorEra: [
        "Nothing to betray in era I",
        "In Ära I gibt es keinen Verrat",
        "Pas de traître à l'ère I",
        "Geen verraad in tijdperk I"
    ];
    // player
    TraitorLower: [
        "{}'s tower is too low",
        "Dieser Turm ist zu niedrig: {}",
        "Tour de {} trop basse",
        "{} heeft een lagere toren"
    ];
    // player
    TraitorZero: [
        "{} has no tower",
        "{} hat keinen Turm",
        "{} n'a pas de tour",
        "{} heeft geen toren"
    ];
    // part
    TempleOrder: ["Next comes: {}", "Erst kommt: {}", "D'abord : {}", "Eerst komt: {}"];
    TempleOpen: [
        "First finish your temple",
        "Vollende erst deinen Tempel",
        "Finissez d'abord votre temple",
        "Maak eerst je tempel af"
    ];
    // part
    TempleSupply: [
        "No card left: {}",
        "Keine Karte mehr: {}",
        "Plus de carte : {}",
        "Geen kaart meer: {}"
    ];
    RareTop: [
        "Only the top tile",
        "Nur das oberste Plättchen",
        "Seulement la tuile du dessus",
        "Alleen de bovenste tegel"
    ];
    RarePrestige: [
        "You need at least 4 prestige",
        "Dafür brauchst du 4 Prestige",
        "Il faut au moins 4 prestige",
        "Je hebt 4 prestige nodig"
    ];
    RareOnce: [
        "Prestige pays only once a turn",
        "Nur einmal je Runde mit Prestige",
        "Une seule fois par manche",
        "Maar eens per ronde"
    ];
    Deck: [
        "No missions left to draw",
        "Keine Aufträge mehr da",
        "Plus de mission à piocher",
        "Geen opdrachten meer"
    ];
    Hand: [
        "This mission is not in your hand",
        "Nicht in deiner Hand",
        "Pas dans votre main",
        "Niet in je hand"
    ];
    ReturnOpen: [
        "Fulfil this mission first",
        "Erfülle den Auftrag zuerst",
        "Remplissez-la d'abord",
        "Vervul hem eerst"
    ];
    ReturnTwice: ["Returned already", "Schon eingelöst", "Déjà rendue", "Al ingeleverd"];
    ReturnTime: ["Not at this moment", "Nicht in diesem Moment", "Pas à ce moment", "Nu niet"];
    ReturnNothing: [
        "It would bring you nothing",
        "Das brächte dir nichts",
        "Elle ne rapporterait rien",
        "Het levert je niets op"
    ];
    ReturnTiles: [
        "No improvement can be had",
        "Keine Verbesserung zu haben",
        "Aucune amélioration à prendre",
        "Geen verbetering te krijgen"
    ];
    ReturnLevels: [
        "No rival has a level",
        "Kein Gegner hat eine Stufe",
        "Aucun rival n'a d'étage",
        "Niemand heeft een laag"
    ];
    ReturnRare: [
        "No rare goods are left",
        "Keine Raritäten mehr da",
        "Plus de raretés",
        "Geen rariteiten meer"
    ];
    ReturnBasement: [
        "No basement is left",
        "Kein Sockel mehr da",
        "Plus de base",
        "Geen tempelvoet meer"
    ];
    OfficeOwn: [
        "You have a piece there already",
        "Dort steht schon deine Figur",
        "Vous y avez déjà un pion",
        "Daar sta je al"
    ];
    OfficeTax: [
        "You owe no tax",
        "Du schuldest keine Steuer",
        "Vous ne devez pas d'impôt",
        "Je bent niets schuldig"
    ];
    Done: [
        "Everything is done here",
        "Hier ist alles erledigt",
        "Tout est fait ici",
        "Hier is alles gedaan"
    ];
    // Paying, discarding, setting up, taking back.
    // digit
    PayMore: [
        "Still to pay: {}",
        "Noch zu zahlen: {}",
        "Encore à payer : {}",
        "Nog te betalen: {}"
    ];
    // digit
    PayMany: [
        "The price is only {}",
        "Der Preis ist nur {}",
        "Le prix n'est que de {}",
        "De prijs is maar {}"
    ];
    // good
    PayHave: [
        "You have no more {}",
        "Mehr {} hast du nicht",
        "Plus rien à céder : {}",
        "Meer {} heb je niet"
    ];
    PayKind: [
        "The price does not ask for this",
        "Das verlangt der Preis nicht",
        "Le prix ne le demande pas",
        "Dat vraagt de prijs niet"
    ];
    // digit
    DiscardMore: [
        "Still to discard: {}",
        "Noch abzulegen: {}",
        "Encore à défausser : {}",
        "Nog af te leggen: {}"
    ];
    DiscardMany: [
        "You may keep that one",
        "Das darfst du behalten",
        "Vous pouvez la garder",
        "Dat mag je houden"
    ];
    Gold: [
        "You do not have that much gold",
        "So viel Gold hast du nicht",
        "Vous n'avez pas tant d'or",
        "Zoveel goud heb je niet"
    ];
    ChooseBasic: [
        "Choose wood or stone",
        "Wähl Holz oder Stein",
        "Choisissez bois ou pierre",
        "Kies hout of steen"
    ];
    ChooseAdvanced: [
        "Choose marble or gold",
        "Wähl Marmor oder Gold",
        "Choisissez marbre ou or",
        "Kies marmer of goud"
    ];
    // digit
    ChooseCount: ["Choose exactly {}", "Wähl genau {}", "Choisissez-en {}", "Kies er precies {}"];
    // player
    StartTaken: ["{} took this one", "Das hat schon {}", "{} l'a déjà prise", "{} heeft die al"];
    UndoNone: [
        "Nothing to take back",
        "Nichts zum Zurücknehmen",
        "Rien à annuler",
        "Niets om terug te nemen"
    ];
    UndoSeen: [
        "Seen is seen: no way back",
        "Gesehen ist gesehen",
        "Ce qui est vu est vu",
        "Gezien is gezien"
    ];
    UndoOthers: [
        "The others have played since",
        "Andere haben schon gespielt",
        "Les autres ont joué depuis",
        "De anderen hebben al gespeeld"
    ];
    // Whatever the reason.
    NoPiece: [
        "No such piece left to place",
        "Keine solche Figur mehr da",
        "Plus de pion de ce genre",
        "Zo'n figuur heb je niet meer"
    ];
    NoRoom: [
        "No such piece can go there",
        "So eine Figur darf nicht dorthin",
        "Ce pion ne peut pas aller là",
        "Zo'n figuur mag daar niet heen"
    ];
    TooDear: [
        "You cannot pay that now",
        "Das kannst du nicht bezahlen",
        "Vous ne pouvez pas payer",
        "Dat kun je nu niet betalen"
    ];
    WrongGoods: [
        "Not the goods that are asked for",
        "Nicht die verlangten Waren",
        "Pas les ressources demandées",
        "Niet de gevraagde goederen"
    ];
    NotMet: [
        "A condition is not met",
        "Eine Bedingung fehlt noch",
        "Une condition n'est pas remplie",
        "Er ontbreekt een voorwaarde"
    ];
    Over: [
        "The game is over",
        "Die Partie ist vorbei",
        "La partie est finie",
        "De partij is voorbij"
    ];
}

impl Msg {
    /// Why the engine refuses a move, where no screen knows better.
    #[must_use]
    pub const fn of(refusal: Refusal) -> Self {
        match refusal {
            Refusal::GameOver => Self::Over,
            Refusal::NotNow => Self::ReturnTime,
            Refusal::NoPieceLeft => Self::NoPiece,
            Refusal::NoRoom => Self::NoRoom,
            Refusal::NoPieceThere => Self::Acted,
            Refusal::NotInHand => Self::Hand,
            Refusal::NotFulfilled => Self::ReturnOpen,
            Refusal::NoTrade => Self::TradeMarket,
            Refusal::CannotPay => Self::TooDear,
            Refusal::WrongGoods => Self::WrongGoods,
            Refusal::NoSuchTile => Self::BuyGone,
            Refusal::NoSuchRegion => Self::SameRegion,
            Refusal::Unavailable => Self::NotMet,
        }
    }
}
