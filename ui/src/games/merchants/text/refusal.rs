//! The reasons why something is impossible.

use palmyra_engine::merchants::Refusal;

use crate::shell::text::messages;

messages! {
    // Placing.
    Camel: [
        "No camel left to place",
        "Kein Kamel mehr übrig",
        "Plus de chameau à placer",
        "Geen kameel meer over"
    ];
    Ship: [
        "No ship left to place",
        "Kein Schiff mehr übrig",
        "Plus de navire à placer",
        "Geen schip meer over"
    ];
    Taken: [
        "This slot is taken",
        "Dieses Feld ist besetzt",
        "Cette case est déjà prise",
        "Dit veld is bezet"
    ];
    // Marauders.
    SameRegion: [
        "Choose another region",
        "Wähl eine andere Region",
        "Choisissez une autre région",
        "Kies een ander gebied"
    ];
    // Resolution.
    Acted: [
        "This piece has acted already",
        "Diese Figur war schon dran",
        "Ce pion a déjà agi",
        "Dit figuur is al geweest"
    ];
    PhaseBuild: [
        "Only in the construction phase",
        "Erst in der Bauphase",
        "Seulement en construction",
        "Pas in de bouwfase"
    ];
    PhaseKingdom: [
        "Only in the kingdom phase",
        "Erst in der Phase Königreich",
        "Seulement en phase royaume",
        "Pas in de fase koninkrijk"
    ];
    PhaseShop: [
        "Only in the improvements phase",
        "Nur bei den Verbesserungen",
        "Seulement aux améliorations",
        "Alleen bij verbeteringen"
    ];
    Camel4: [
        "Needs tower 5 or two missions",
        "Nötig: Turm 5 oder zwei Aufträge",
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
        "Nötig: eine Rarität je Farbe",
        "Il faut une rareté par couleur",
        "Eerst één rariteit per kleur"
    ];
    Ship4: [
        "Needs two of each colour",
        "Nötig: zwei Raritäten je Farbe",
        "Il faut deux raretés par couleur",
        "Eerst twee rariteiten per kleur"
    ];
    ShipAll: [
        "Four ships are the limit",
        "Höchstens vier Schiffe",
        "Quatre navires au plus",
        "Hoogstens vier schepen"
    ];
    TradeMarket: [
        "You have no market for this",
        "Dafür hast du keinen Markt",
        "Pas de marché pour cela",
        "Daarvoor heb je geen markt"
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
    TraitorEra: [
        "The traitor rests in era I",
        "In Ära I gibt es keinen Verrat",
        "Pas de traître à l'ère I",
        "Geen verraad in tijdperk I"
    ];
    Deck: [
        "No missions left to draw",
        "Keine Aufträge mehr da",
        "Plus de mission à piocher",
        "Geen opdrachten meer"
    ];
    Hand: [
        "You do not hold this mission",
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
    ReturnTime: ["Not at this moment", "Nicht in diesem Moment", "Pas à ce moment", "Nu niet"];
    ReturnNothing: [
        "It would bring you nothing",
        "Das brächte dir nichts",
        "Elle ne rapporterait rien",
        "Het levert je niets op"
    ];
    OfficeOwn: [
        "You have a piece there already",
        "Dort steht schon deine Figur",
        "Vous y avez déjà un pion",
        "Daar sta je al"
    ];
    Done: [
        "Everything is done here",
        "Hier ist alles erledigt",
        "Tout est fait ici",
        "Hier is alles gedaan"
    ];
    // Paying, discarding, setting up, taking back.
    DiscardMany: [
        "You may keep that one",
        "Das darfst du behalten",
        "Vous pouvez la garder",
        "Dat mag je houden"
    ];
    // General refusals.
    NoPiece: [
        "No such piece left to place",
        "Keine solche Figur mehr da",
        "Plus de pion de ce genre",
        "Zo'n figuur heb je niet meer"
    ];
    NoRoom: [
        "That piece cannot go there",
        "Nicht mit dieser Figur",
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
        "Not the goods required",
        "Nicht die verlangten Waren",
        "Mauvaises ressources",
        "Niet de gevraagde goederen"
    ];
    NotMet: [
        "A condition is not met",
        "Eine Bedingung fehlt noch",
        "Condition non remplie",
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
    /// Returns the message for a move that the engine refuses. Screens may have more specific
    /// messages.
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
