//! Every word on the screen: one row a message, one column a language.

use core::fmt::Write as _;

use palmyra_engine::legions::Refusal;
use serde::{Deserialize, Serialize};

/// The languages that the device speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 1] = [Self::English];
}

/// A message with its blanks filled in.
pub type Line = heapless::String<160>;

macro_rules! messages {
    ($($name:ident: $english:literal;)*) => {
        /// What can be said.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the text says what it means")]
        pub enum Msg {
            $($name,)*
        }

        impl Msg {
            /// All messages.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            const fn row(self) -> [&'static str; Language::ALL.len()] {
                match self {
                    $(Self::$name => [$english],)*
                }
            }
        }
    };
}

messages! {
    Palmyra: "PALMYRA";
    // Title
    Continue: "Continue";
    NewGame: "New game";
    SoloCampaign: "Solo campaign";
    HowToPlay: "How to play";
    Settings: "Settings";
    About: "About";
    // Buttons
    Choose: "choose";
    Done: "finish";
    Move: "move";
    Back: "back";
    Leave: "title";
    Change: "change";
    Start: "start";
    Place: "place";
    Undo: "undo";
    Why: "why";
    Map: "map";
    Near: "near";
    Pause: "pause";
    Skip: "skip";
    Next: "next";
    Ready: "ready";
    Show: "show";
    // New game
    StartGame: "Start the game";
    Mode: "Mode";
    Classic: "classic";
    Expert: "expert";
    Players: "Players";
    Human: "human";
    Easy: "easy bot";
    Medium: "medium bot";
    Hard: "hard bot";
    First: "First";
    Random: "random";
    Red: "Red";
    Blue: "Blue";
    Gold: "Gold";
    White: "White";
    Violet: "Violet";
    NeedsHuman: "At least one player must be human.";
    // Campaign
    SoloStart: "{} tiles";
    SoloStartFlipped: "{} tiles, {} flipped";
    Goal: "goal {}";
    Best: "best {}";
    SoloGame: "Game {}";
    Locked: "Reach the goal of the game before this one first.";
    // Table
    ChooseAction: "Your action";
    Conquer: "Conquer";
    Revenue: "Revenue";
    Reorganize: "Reorganize";
    ConquerCensor: "Conquer: censor";
    RevenueLegion: "Revenue: legion";
    ReorganizeCaesar: "Reorganize + Caesar";
    ConquerLine: "Lay tiles, gain new tiles";
    RevenueLine: "Lay tiles, gain coins";
    ReorganizeLine: "Draw a tile, move both figures";
    CaesarLine: "Pay 1 coin for Caesar's help";
    ChooseTile: "Choose a tile";
    FinishNow: "Finish the turn";
    ChooseCell: "Choose a place";
    PutLegion: "Put your legion";
    PutCensor: "Put your censor";
    Finish: "Finish";
    TurnOf: "{}'s turn";
    Thinking: "{} looks around";
    // Choices
    WhichStack: "From which stack?";
    OddTile: "You gain {} tiles: half from each stack. Where does the odd one come from?";
    OneTile: "You gain 1 tile. From which stack?";
    DrawOne: "Draw one tile, then move your figures.";
    Large: "Large";
    Small: "Small";
    Left: "{} left";
    RaiseTribute: "Flip a tile?";
    TributeNow: "You have {} flipped. One more makes later revenues richer. It never comes back.";
    KeepAll: "Keep all";
    FlipThis: "Flip this tile";
    // Why
    WhyTitle: "Why?";
    WhyNothing: "Nothing touches this place.";
    SameLandscape: "Same landscape";
    SameFeature: "Same feature";
    SameBoth: "Same in both";
    NoMatch: "Nothing in common";
    Occupied: "Occupied: nothing";
    Together: "Together";
    WhyConquer: "Your legion walks over the tiles you lay. Every neighbour with the same landscape brings 1 tile, with the same feature 2.";
    WhyRevenue: "Your censor walks over the tiles you lay. Every neighbour with the same landscape brings 1 coin, with the same feature 2. More coins than flipped tiles? Then the tribute comes on top.";
    WhyReorganize: "Draw one tile, then put each of your figures on any free tile or in the city. They may also swap.";
    WhyCaesar: "Pay 1 coin and take Caesar. Then both figures may earn tiles or coins, and every gain is 1 more, until somebody else takes him.";
    WhyFinish: "Lay no more tiles and take what you have gained.";
    WhyTile: "Lay it beside your figure. Up to 4 plain tiles a turn; with a feature only 2 tiles, one of them with the feature.";
    WhyPut: "A figure may stand on any tile without a figure, or in the city, where all have room.";
    WhyFlip: "A flipped tile is tribute: when a revenue is more than your flipped tiles, you get as many coins on top.";
    WhyStack: "Large tiles fit octagons, small ones squares. Keep some of both.";
    Desert: "Desert";
    Hills: "Hills";
    Mountains: "Mountains";
    Tower: "tower";
    Lake: "lake";
    Caravan: "caravan";
    InHand: "{} in your hand";
    // Summary
    TurnSummary: "{}: {}";
    Landscapes: "Landscape";
    Features: "Feature";
    Caesar: "Caesar";
    Tribute: "Tribute";
    Sum: "Together";
    PaidOut: "The reserve had only";
    Drawn: "Drawn";
    Flipped: "Flipped";
    CaesarTaken: "Caesar joins {}";
    TollLine: "{} coins leave the game";
    NoGain: "No match, no gain.";
    LegionTo: "Legion";
    CensorTo: "Censor";
    City: "city";
    LastTurns: "Last turns";
    NoTurns: "No turn has been played yet.";
    // Curtain
    PassTo: "Pass the device to";
    PassHint: "Only they should see their coins.";
    // End
    GameOver: "The end";
    EndCoins: "The last coin is gone.";
    EndTiles: "The tiles have run out.";
    Winner: "{} wins!";
    SharedWin: "A shared win!";
    TieBreak: "Equal coins: the more flipped tiles win.";
    CoinsFlipped: "{} coins, {} flipped";
    GoalMet: "Goal {} met with {} coins!";
    GoalMissed: "{} coins: {} short of {}.";
    GoalMetShort: "Goal met!";
    GoalMissedShort: "Goal missed";
    NextGame: "Next game";
    PlayAgain: "Play again";
    ToTitle: "To the title";
    NewBest: "Your best result so far.";
    AllDone: "All five goals are met. Well done!";
    // Running games and results
    Games: "Games";
    SlotSolo: "Solo game {}";
    SlotSeveral: "{}, {} players";
    SlotEmpty: "free";
    SlotDamaged: "cannot be read";
    SlotNewer: "from a newer version";
    ReplaceTitle: "Which one goes?";
    ReplaceSure: "This game is lost then. Begin the new one instead?";
    ClearSure: "Free this place? What is there is lost.";
    Clear: "Free the place";
    LoadFailed: "This game cannot be read.";
    SaveFailed: "Could not save. Is the flash worn out?";
    LastGame: "Last finished game";
    BadSettings: "The settings can no longer be read.";
    BadResults: "The results can no longer be read.";
    BadLast: "The last finished game can no longer be read.";
    NewerSettings: "The settings are from a newer version.";
    NewerResults: "The results are from a newer version.";
    NewerLast: "The last finished game is from a newer version.";
    AfreshText: "Until you start afresh, what is there stays untouched, and nothing new is kept instead.";
    LeaveIt: "Leave it";
    Afresh: "Start afresh";
    NotKept: "not kept!";
    YourName: "Your name";
    RankIs: "{} coins: place {}!";
    RankHigh: "{} coins: the highest score!";
    Results: "Results";
    SoloBest: "Solo game {}, goal {}";
    HighTitle: "Highest scores";
    AgainstBots: "Against bots";
    PlayedWon: "{} played, {} won";
    HighRow: "{}, {} seats";
    None: "none yet";
    // Pause
    Paused: "Pause";
    Resume: "Resume";
    PlayersPage: "Players";
    GiveUp: "Give the game up";
    GiveUpSure: "End this game? It will not be counted.";
    Yes: "Yes";
    No: "No";
    // Settings
    Speed: "Speed";
    Slow: "slow";
    Normal: "normal";
    Fast: "fast";
    Instant: "instant";
    Coins: "Coins";
    Secret: "secret";
    Open: "open";
    SoloGames: "Solo games";
    StepByStep: "in order";
    AllOpen: "all open";
    Brightness: "Brightness";
    Sound: "Sound";
    On: "on";
    Off: "off";
    Seed: "Seed of games";
    Asked: "shown";
    SeedIs: "Seed {}";
    SeedTitle: "Seed of this game";
    SeedText: "The same seed and the same moves give the same game, here and on a desk.";
    EraseAll: "Erase everything";
    EraseSure: "Erase settings, results and all games?";
    EraseReally: "Really? This cannot be undone.";
    Erased: "All is as new.";
    // Help and about
    HelpText: "Earn the most coins. Your legion and your censor start in the city and walk out over tiles you lay.\n\nCONQUER: lay 1 to 4 tiles with the legion. Each neighbour of the same landscape gains 1 new tile, of the same feature 2.\n\nREVENUE: the same with the censor, for coins. Afterwards you may flip a tile: with more coins than flipped tiles, each flipped tile pays 1 more.\n\nREORGANIZE: draw a tile and put your figures anywhere.\n\nWith a feature only 2 tiles a turn. A tile under another figure never counts.\n\nThe game ends with the last coin, or when tiles cannot be drawn.";
    AboutText: "Palmyra turns a small handheld into a board-game table.\n\nThe tile-laying game was designed by Bernd Eisenstein and published by Irongames in 2013.\n\nThis is free software, made for players who own the box and wish to carry it along.";
    Fault: "Something broke";
    FaultText: "The device had to stop. This is what it knows:";
    FaultHint: "Press A to restart";
    // Refusals
    NotNow: "Not now";
    NeedsCaesar: "Only with Caesar's help";
    NoPlacement: "No tile fits beside this figure";
    NoCaesar: "There is no Caesar here";
    HoldsCaesar: "Caesar is with you already";
    NoCoin: "Caesar costs 1 coin";
    NeedsLarge: "From a small tile only a large one";
    NoRoom: "No free place of this size here";
    NotInHand: "You have no such tile";
    CellTaken: "A tile lies there";
    WrongSize: "The tile has another size";
    OutOfReach: "Too far from your figure";
    FourPlaced: "Four tiles are the limit";
    FeatureLimit: "One feature, two tiles at most";
    NothingPlaced: "Lay at least one tile";
    StackEmpty: "This stack is empty";
    SpotTaken: "A figure stands there";
    NoLand: "There is no tile";
}

impl Msg {
    /// The text in a language, blanks and all.
    #[must_use]
    pub const fn text(self, language: Language) -> &'static str {
        self.row()[language as usize]
    }

    /// Why something is refused, in a few words.
    #[must_use]
    pub const fn refusal(refusal: Refusal) -> Self {
        match refusal {
            Refusal::GameOver => Self::GameOver,
            Refusal::NotNow => Self::NotNow,
            Refusal::NeedsCaesar => Self::NeedsCaesar,
            Refusal::NoPlacement => Self::NoPlacement,
            Refusal::NoCaesar => Self::NoCaesar,
            Refusal::HoldsCaesar => Self::HoldsCaesar,
            Refusal::NoCoin => Self::NoCoin,
            Refusal::NotInHand => Self::NotInHand,
            Refusal::CellTaken => Self::CellTaken,
            Refusal::WrongSize => Self::WrongSize,
            Refusal::OutOfReach => Self::OutOfReach,
            Refusal::FourPlaced => Self::FourPlaced,
            Refusal::FeatureLimit => Self::FeatureLimit,
            Refusal::NothingPlaced => Self::NothingPlaced,
            Refusal::StackEmpty => Self::StackEmpty,
            Refusal::Occupied => Self::SpotTaken,
            Refusal::NoLand => Self::NoLand,
        }
    }
}

/// What fills a blank.
#[derive(Clone, Copy, Debug)]
pub enum Blank<'a> {
    /// A number.
    Number(i32),
    /// A word.
    Word(&'a str),
}

impl From<u8> for Blank<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl<'a> From<&'a str> for Blank<'a> {
    fn from(word: &'a str) -> Self {
        Self::Word(word)
    }
}

/// Fills the blanks `{}` of a text, in order.
#[must_use]
pub fn fill(text: &str, blanks: &[Blank]) -> Line {
    let mut line = Line::new();
    let mut blanks = blanks.iter();
    let mut parts = text.split("{}");
    if let Some(first) = parts.next() {
        // A line that is too long is cut by its own length, never panics.
        let _ = line.push_str(first);
    }
    for part in parts {
        let _ = match blanks.next() {
            Some(Blank::Number(number)) => write!(line, "{number}"),
            Some(Blank::Word(word)) => line.push_str(word).map_err(|_| core::fmt::Error),
            None => Ok(()),
        };
        let _ = line.push_str(part);
    }
    line
}
