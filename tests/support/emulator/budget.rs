//! The budgets of the device.

use palmyra_engine::bot::Level;
use palmyra_play::Kind;

use super::{Board, Run};

/// A limit for a measured figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// The name of the figure in the results of the emulator.
    pub name: &'static str,
    /// A description of the figure for people.
    pub what: &'static str,
    /// The divisor for displaying the figure.
    scale: f64,
    unit: &'static str,
    limit: Limit,
    /// `Some(true)` if the budget applies only to boards whose panel signals its
    /// refresh, `Some(false)` if it applies only to other boards.
    vsync: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    AtMost(f64),
    AtLeast(f64),
}

use Limit::{AtLeast, AtMost};

/// A figure next to its budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The figure with its unit.
    pub figure: String,
    /// The limit with its unit.
    pub limit: String,
    /// Whether the figure is within the limit.
    pub is_kept: bool,
}

impl Budget {
    const fn new(name: &'static str, what: &'static str, unit: &'static str, limit: Limit) -> Self {
        let kilo = matches!(unit.as_bytes(), b"KB");
        Self {
            name,
            what,
            scale: if kilo { 1024.0 } else { 1.0 },
            unit,
            limit,
            vsync: None,
        }
    }

    const fn with_vsync(self) -> Self {
        Self {
            vsync: Some(true),
            ..self
        }
    }

    const fn without_vsync(self) -> Self {
        Self {
            vsync: Some(false),
            ..self
        }
    }

    /// Returns the budgets of a board.
    pub fn of(board: Board) -> impl Iterator<Item = &'static Self> {
        BUDGETS
            .iter()
            .filter(move |budget| budget.vsync.is_none_or(|vsync| vsync == board.has_vsync))
    }

    /// Returns the budgets of the link to a computer.
    pub fn of_cable() -> impl Iterator<Item = &'static Self> {
        CABLE.iter()
    }

    /// Returns the budgets of a bot's turn.
    pub fn of_thinking(game: Kind, level: Level) -> impl Iterator<Item = &'static Self> {
        THINKING
            .iter()
            .filter(move |(kind, of, _)| *kind == game && *of == level)
            .map(|(_, _, budget)| budget)
    }

    /// Returns the budgets of saves in the game of a walk.
    pub fn of_saves(walk: &str) -> impl Iterator<Item = &'static Self> {
        SAVES
            .iter()
            .filter(move |(of, _)| *of == walk)
            .map(|(_, budget)| budget)
    }

    /// Compares a run's figure with the budget.
    ///
    /// # Errors
    /// If the figure was not measured.
    pub fn judge(&self, run: &Run) -> Result<Verdict, String> {
        let figure = run.get(self.name)? / self.scale;
        let (word, limit, is_kept) = match self.limit {
            AtMost(most) => ("at most", most, figure <= most),
            AtLeast(least) => ("at least", least, figure >= least),
        };
        let unit = self.unit;
        let mut figure = format!("{figure:.1} {unit}").trim_end().to_owned();
        if self.name == STACK {
            let left = run.get("stack_size_bytes")? - run.get(STACK)?;
            figure += &format!(", {:.1} {unit} left", left / self.scale);
        }
        Ok(Verdict {
            figure,
            limit: format!("{word} {limit} {unit}").trim_end().into(),
            is_kept,
        })
    }
}

const STACK: &str = "stack_bytes";

const CURSOR: &str = "button edge to the last pixel of a cursor move, p99 of 200";
const TRADE_CURSOR: &str =
    "button edge to the last pixel of a cursor move in `caravans`, p99 of 200";
const PLACE_CURSOR: &str =
    "button edge to the last pixel of a cursor move in `merchants`, p99 of 200";

const SCREEN: &str = "button edge to the last pixel of a new screen";
const TRADE_SCREEN: &str = "button edge to the last pixel of a new screen of `caravans`";
const PLACE_SCREEN: &str = "button edge to the last pixel of a new screen of `merchants`";

const FIRST: &str = "of which until its first pixel";

/// The budgets of a board without its bots, saves and link. A whole picture may have to wait for
/// half a refresh of the panel, because it is sent more slowly than the panel reads it.
const BUDGETS: [Budget; 25] = [
    Budget::new(
        "boot_ms",
        "power-on to the complete title",
        "ms",
        AtMost(250.0),
    ),
    Budget::new("cursor_ms", CURSOR, "ms", AtMost(13.0)).without_vsync(),
    // The cursor may have to wait until the panel has read the changed area.
    Budget::new("cursor_ms", CURSOR, "ms", AtMost(15.0)).with_vsync(),
    Budget::new("screen_ms", SCREEN, "ms", AtMost(27.0)).without_vsync(),
    Budget::new("screen_ms", SCREEN, "ms", AtMost(32.0)).with_vsync(),
    Budget::new("screen_first_ms", FIRST, "ms", AtMost(11.0)).without_vsync(),
    Budget::new("screen_first_ms", FIRST, "ms", AtMost(15.0)).with_vsync(),
    Budget::new("caravans_cursor_ms", TRADE_CURSOR, "ms", AtMost(13.0)).without_vsync(),
    Budget::new("caravans_cursor_ms", TRADE_CURSOR, "ms", AtMost(16.0)).with_vsync(),
    Budget::new("caravans_screen_ms", TRADE_SCREEN, "ms", AtMost(26.0)).without_vsync(),
    Budget::new("caravans_screen_ms", TRADE_SCREEN, "ms", AtMost(31.0)).with_vsync(),
    Budget::new("caravans_screen_first_ms", FIRST, "ms", AtMost(10.0)).without_vsync(),
    Budget::new("caravans_screen_first_ms", FIRST, "ms", AtMost(14.0)).with_vsync(),
    Budget::new("merchants_cursor_ms", PLACE_CURSOR, "ms", AtMost(13.0)).without_vsync(),
    Budget::new("merchants_cursor_ms", PLACE_CURSOR, "ms", AtMost(14.0)).with_vsync(),
    Budget::new("merchants_screen_ms", PLACE_SCREEN, "ms", AtMost(26.0)).without_vsync(),
    Budget::new("merchants_screen_ms", PLACE_SCREEN, "ms", AtMost(31.0)).with_vsync(),
    Budget::new("merchants_screen_first_ms", FIRST, "ms", AtMost(10.0)).without_vsync(),
    Budget::new("merchants_screen_first_ms", FIRST, "ms", AtMost(14.0)).with_vsync(),
    Budget::new(
        "scroll_hz",
        "scrolling the table",
        "pictures/s",
        AtLeast(58.0),
    ),
    Budget::new(
        "torn_windows",
        "parts shown half old, half new",
        "",
        AtMost(0.0),
    )
    .with_vsync(),
    Budget::new(
        "asleep_percent",
        "asleep while the picture is still",
        "%",
        AtLeast(98.0),
    ),
    Budget::new("flash_bytes", "flash", "KB", AtMost(824.0)),
    Budget::new("ram_bytes", "static RAM", "KB", AtMost(224.0)),
    Budget::new(STACK, "deepest stack", "KB", AtMost(24.0)),
];

/// The budgets of the link to a computer, while *Connect* is open and while it
/// is not.
const CABLE: [Budget; 7] = [
    Budget::new(
        "image_ms",
        "64 KB of saves over the cable",
        "ms",
        AtMost(150.0),
    ),
    Budget::new(
        "enumerated_ms",
        "a computer finds the device and greets it",
        "ms",
        AtMost(200.0),
    ),
    Budget::new("put_ms", "a game is put", "ms", AtMost(500.0)),
    Budget::new(
        "asleep_title_plugged",
        "asleep on the title, with a cable",
        "%",
        AtLeast(98.0),
    ),
    Budget::new(
        "asleep_waiting",
        "asleep while *Connect* waits",
        "%",
        AtLeast(98.0),
    ),
    Budget::new(
        "asleep_connected",
        "asleep while a computer is connected",
        "%",
        AtLeast(98.0),
    ),
    Budget::new(STACK, "deepest stack at the cable", "KB", AtMost(24.0)),
];

/// A measurement of the engine without the application, and its budget.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gauge {
    /// The command line of the gauge, without the number of measurements.
    pub work: &'static [&'static str],
    /// The number of measurements in the benchmark.
    pub often: u32,
    /// The number of measurements in the tests.
    pub seldom: u32,
    /// The budget for the result.
    pub budget: Budget,
}

const GAME: &str = "gauge_mean_kcycles";
const THOUGHT: &str = "gauge_p95_ms";

impl Gauge {
    const fn game(work: &'static [&'static str], what: &'static str, most: f64) -> Self {
        Self {
            work,
            often: 50,
            seldom: 5,
            budget: Budget::new(GAME, what, "kcycles", AtMost(most)),
        }
    }

    const fn thought(work: &'static [&'static str], what: &'static str, most: f64) -> Self {
        Self {
            work,
            often: 50,
            seldom: 2,
            budget: Budget::new(THOUGHT, what, "ms", AtMost(most)),
        }
    }

    /// All measurements of the engine. They run without screens. In the firmware, bots think for
    /// only 22 of every 32 ms. To allow for that with a reserve, each limit is 29/50 of the time
    /// that a person may wait: 3 s, 1 s or 0.3 s. In `merchants` a placement and a window of
    /// the resolution may each take 1.5 s, 0.5 s or 0.3 s. A seat may have several windows in a
    /// phase, which together may take 3 s.
    pub const ALL: [Self; 17] = [
        Self::game(
            &["random", "legions", "2"],
            "a random game of `legions` for two",
            800.0,
        ),
        Self::game(
            &["greedy", "legions", "2"],
            "a game of greedy turns of `legions`",
            4000.0,
        ),
        Self::game(
            &["random", "caravans", "2"],
            "a random game of `caravans` for two",
            300.0,
        ),
        Self::game(
            &["greedy", "caravans", "2"],
            "a game of greedy turns of `caravans`",
            800.0,
        ),
        Self::thought(
            &["malku", "caravans", "2"],
            "Malku's thoughts in `caravans`, p95",
            174.0,
        ),
        Self::thought(
            &["zabdas", "caravans", "2"],
            "Zabdas's thoughts in `caravans`, p95",
            580.0,
        ),
        Self::thought(
            &["zenobia", "caravans", "2"],
            "Zenobia's thoughts in `caravans` for two, p95",
            1740.0,
        ),
        Self::thought(
            &["zenobia", "caravans", "3"],
            "the same for three, p95",
            1740.0,
        ),
        Self::thought(
            &["zenobia", "caravans", "4"],
            "the same for four, p95",
            1740.0,
        ),
        Self::game(
            &["random", "merchants", "2"],
            "a random game of `merchants` for two",
            2000.0,
        ),
        Self::game(
            &["greedy", "merchants", "2"],
            "a game of greedy turns of `merchants`",
            7000.0,
        ),
        Self::thought(
            &["malku", "merchants", "2"],
            "Malku's thoughts in `merchants`, p95",
            174.0,
        ),
        Self::thought(
            &["zabdas", "merchants", "2"],
            "Zabdas's thoughts in `merchants`, p95",
            290.0,
        ),
        Self::thought(
            &["zenobia", "merchants", "2"],
            "Zenobia's thoughts in `merchants` for two, p95",
            870.0,
        ),
        Self::thought(
            &["zenobia", "merchants", "3"],
            "the same for three, p95",
            870.0,
        ),
        Self::thought(
            &["zenobia", "merchants", "4"],
            "the same for four, p95",
            870.0,
        ),
        Self::thought(
            &["phase-zenobia", "merchants", "2"],
            "all that Zenobia thinks in a phase of windows of `merchants`, p95",
            1740.0,
        ),
    ];
}

/// The time of a whole turn of a bot, including its pictures.
const TURN: &str = "think_p95_ms";
/// The number of pictures per second while a bot thinks.
const ALIVE: &str = "think_hz";

const THINKING: [(Kind, Level, Budget); 18] = [
    (
        Kind::Legions,
        Level::Malku,
        Budget::new(TURN, "Malku's turn in `legions`, p95", "ms", AtMost(300.0)),
    ),
    (
        Kind::Legions,
        Level::Yarhai,
        Budget::new(
            TURN,
            "Yarhai's turn in `legions`, p95",
            "ms",
            AtMost(1000.0),
        ),
    ),
    (
        Kind::Legions,
        Level::Zabdas,
        Budget::new(
            TURN,
            "Zabdas's turn in `legions`, p95",
            "ms",
            AtMost(1000.0),
        ),
    ),
    (
        Kind::Legions,
        Level::Longinus,
        Budget::new(
            TURN,
            "Longinus's turn in `legions`, p95",
            "ms",
            AtMost(3000.0),
        ),
    ),
    (
        Kind::Legions,
        Level::Zenobia,
        Budget::new(
            TURN,
            "Zenobia's turn in `legions`, p95",
            "ms",
            AtMost(3000.0),
        ),
    ),
    (
        Kind::Legions,
        Level::Zenobia,
        Budget::new(ALIVE, "while it thinks", "pictures/s", AtLeast(30.0)),
    ),
    (
        Kind::Caravans,
        Level::Malku,
        Budget::new(TURN, "Malku's turn in `caravans`, p95", "ms", AtMost(300.0)),
    ),
    (
        Kind::Caravans,
        Level::Yarhai,
        Budget::new(
            TURN,
            "Yarhai's turn in `caravans`, p95",
            "ms",
            AtMost(1000.0),
        ),
    ),
    (
        Kind::Caravans,
        Level::Zabdas,
        Budget::new(
            TURN,
            "Zabdas's turn in `caravans`, p95",
            "ms",
            AtMost(1000.0),
        ),
    ),
    (
        Kind::Caravans,
        Level::Longinus,
        Budget::new(
            TURN,
            "Longinus's turn in `caravans`, p95",
            "ms",
            AtMost(3000.0),
        ),
    ),
    (
        Kind::Caravans,
        Level::Zenobia,
        Budget::new(
            TURN,
            "Zenobia's turn in `caravans`, p95",
            "ms",
            AtMost(3000.0),
        ),
    ),
    (
        Kind::Caravans,
        Level::Zenobia,
        Budget::new(ALIVE, "while it thinks", "pictures/s", AtLeast(30.0)),
    ),
    (
        Kind::Merchants,
        Level::Malku,
        Budget::new(
            TURN,
            "Malku's placement or window in `merchants`, p95",
            "ms",
            AtMost(300.0),
        ),
    ),
    (
        Kind::Merchants,
        Level::Yarhai,
        Budget::new(
            TURN,
            "Yarhai's placement or window in `merchants`, p95",
            "ms",
            AtMost(500.0),
        ),
    ),
    (
        Kind::Merchants,
        Level::Zabdas,
        Budget::new(
            TURN,
            "Zabdas's placement or window in `merchants`, p95",
            "ms",
            AtMost(500.0),
        ),
    ),
    (
        Kind::Merchants,
        Level::Longinus,
        Budget::new(
            TURN,
            "Longinus's placement or window in `merchants`, p95",
            "ms",
            AtMost(1500.0),
        ),
    ),
    (
        Kind::Merchants,
        Level::Zenobia,
        Budget::new(
            TURN,
            "Zenobia's placement or window in `merchants`, p95",
            "ms",
            AtMost(1500.0),
        ),
    ),
    (
        Kind::Merchants,
        Level::Zenobia,
        Budget::new(ALIVE, "while it thinks", "pictures/s", AtLeast(30.0)),
    ),
];

const SAVES: [(&str, Budget); 3] = [
    (
        "solo",
        Budget::new(
            "save_wait_ms",
            "a press waits for saves, in a game of `legions`",
            "ms",
            AtMost(60.0),
        ),
    ),
    (
        "caravans-two",
        Budget::new(
            "save_wait_ms",
            "a press waits for saves, in a game of `caravans`",
            "ms",
            AtMost(60.0),
        ),
    ),
    (
        "merchants-two",
        Budget::new(
            "save_wait_ms",
            "a press waits for saves, in a game of `merchants`",
            "ms",
            AtMost(60.0),
        ),
    ),
];
