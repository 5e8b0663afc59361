//! The messages of the desktop program.

use std::error::Error as StdError;
use std::io;
use std::path::Path;
use std::sync::LazyLock;

use palmyra_engine::playable::GameMode;
use palmyra_play::Kind;
use palmyra_play::link::Refusal;
use thiserror::Error;

/// The title of the window. It also explains the keys.
pub const TITLE: &str = "Palmyra: arrows, A, B, X, Y as on the screen, F12 saves a picture";

/// The explanation of the keys, for `--help`.
pub const KEYS: &str = "\
Keys:
  arrows                d-pad
  A, Space, Enter       A: confirm
  B, Esc, Backspace     B: back; held, the pause
  X                     X: explain
  Y, Tab                Y: close view or whole province
  F12                   save a picture (window)
  Q, Ctrl-C             quit (terminal)
  Ctrl-Z                stop until the shell's `fg` (terminal)

Without DISPLAY and WAYLAND_DISPLAY the game is played in the terminal.";

/// The explanation of the script language, for `--help`.
pub const SCRIPT: &str = "\
Lines of a script:
  press RIGHT 3   tap a button, once without a count
  hold RIGHT 800  hold a button for 800 ms
  down A, up A    press or release a button
  wait 200        let 200 ms pass
  shot NAME       save the picture as NAME.png
  expect SCREEN   fail unless that screen is on show
  # words         say something to the reader";

/// The explanation of the arena's output, for `--help`.
pub const ARENA: &str = "\
The seats are rotated from game to game, so nobody gains from the order. A shared win
counts as a part of one. The interval is Wilson's, for 95 %. A decision's work is counted
in units, the smallest slices of thinking.

The second line of each tells how it plays: what it does in a turn, and which part of
what it gains comes from where. Easy, medium and hard are other names for malku, zabdas
and zenobia.

  palmyra arena --seats zenobia,longinus --games 300 --seed 1000
  palmyra arena --seats zenobia,zabdas,zabdas,zabdas --mode expert
  palmyra arena --seats zenobia:16,zenobia --games 200
  palmyra arena --seats zenobia,zenobia@1 --games 400
  palmyra arena --game caravans --seats yarhai,malku --games 300
  palmyra arena --solo 5 --bot zenobia --games 500";

/// The message when the budget of a contestant in the arena is invalid.
pub const CONTESTANT: &str =
    "write a bot, or with more work than on the device zenobia:2 to zenobia:1000";

/// The message when the arena's mode is for one player.
pub const ARENA_ALONE: &str = "a solo game has no opponents: use --solo K instead of --mode";

/// The explanation of the keys, in one line of the smallest terminal.
pub const KEYS_LINE: &str = "arrows: d-pad   A: confirm   B: back   X: explain   Y: view   Q: quit";

/// The message when there is neither a window nor a terminal.
pub const NO_TERMINAL: &str = "there is no window and no terminal to play in: \
    set DISPLAY or WAYLAND_DISPLAY, or start `palmyra --terminal` in a terminal; \
    `palmyra script` needs neither";

/// The reason why a terminal cannot show the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// The kind of terminal is unknown.
    #[error(
        "the variable TERM is not set, so nothing is known of this terminal: \
         set it, say to xterm-256color, or play in a window"
    )]
    NoTerm,
    /// The terminal has neither colours nor a cursor that can be moved.
    #[error(
        "a terminal with TERM=dumb has no colours and cannot move its cursor: \
         play in another terminal or in a window; `palmyra script` needs neither"
    )]
    Dumb,
    /// The terminal does not use UTF-8, according to its locale.
    #[error(
        "{name}={value} names a locale without UTF-8, which the picture is made of: \
         set LC_ALL=C.UTF-8 if the terminal understands it, or play in a window"
    )]
    Locale {
        /// The environment variable that gives the locale.
        name: &'static str,
        /// The value of the variable.
        value: String,
    },
}

/// The message when a file is too long for a record or a script.
#[must_use]
pub fn too_long(most: u64) -> String {
    format!(
        "this is no record and no script: it has more than {} KB, and none is that long",
        most / 1024
    )
}

/// The message when the terminal can no longer be read.
#[must_use]
pub fn terminal_gone(error: &io::Error) -> String {
    format!("the terminal cannot be read any more: {error}")
}

/// The message when the terminal has too few columns and rows.
#[must_use]
pub fn too_small((columns, rows): (u16, u16), (least_columns, least_rows): (u16, u16)) -> String {
    format!(
        "the terminal is {columns}x{rows}, but the game needs {least_columns}x{least_rows}: \
         enlarge it or choose a smaller font (Q quits)"
    )
}

/// The list of games, for `--help`.
pub static GAME: LazyLock<String> = LazyLock::new(|| format!("The game: {}", games()));

/// The list of modes, for `--help`.
pub static MODE: LazyLock<String> = LazyLock::new(|| {
    let modes = Kind::ALL.iter().map(|&game| {
        let modes: Vec<_> = game.modes().iter().map(|mode| mode.name).collect();
        format!("{} {}", game.name(), modes.join(", "))
    });
    let modes: Vec<_> = modes.collect();
    format!("How to play it: {} [default: the first]", modes.join("; "))
});

fn games() -> String {
    let names: Vec<_> = Kind::ALL.iter().map(|game| game.name()).collect();
    names.join(" or ")
}

/// The message when no game has the given name.
#[must_use]
pub fn wrong_game() -> String {
    format!("choose {}", games())
}

/// The message when the game has no mode with the given name.
#[must_use]
pub fn wrong_mode(game: Kind) -> String {
    let modes: Vec<_> = game.modes().iter().map(|mode| mode.name).collect();
    let (name, modes) = (game.name(), modes.join(", "));
    format!("{name} has no such mode; it has: {modes}")
}

/// The message when the game has no solo game with the given number.
#[must_use]
pub fn wrong_solo(game: Kind) -> String {
    let name = game.name();
    match game.modes().iter().filter(|mode| mode.is_solo()).count() {
        0 => format!("{name} has no solo games: name the contestants with --seats"),
        count => format!("{name} has the solo games 1 to {count}"),
    }
}

/// The message when some games of a soak had faults.
#[must_use]
pub fn soak_faults(count: usize) -> String {
    let games = if count == 1 { "game" } else { "games" };
    format!("{count} {games} with a fault; play one again with --games 1 --seed and its number")
}

/// The message when a mode does not allow the number of players.
#[must_use]
pub fn wrong_players(mode: GameMode) -> String {
    let GameMode { name, fewest, most } = mode;
    if fewest == most {
        format!(
            "mode {name} takes {most} player{}",
            if most == 1 { "" } else { "s" }
        )
    } else {
        format!("mode {name} takes {fewest} to {most} players")
    }
}

/// The message when a script has played no game to record.
pub const NO_RECORD: &str = "the script has played no game, so there is no record to write";

/// The message when no file for saves is given, and there is no home folder.
pub const NO_HOME: &str = "there is no home folder to keep games in: name a file with --flash";

/// The message when a printed game was left in the middle of a turn.
pub const TURN_UNDER_WAY: &str =
    "what is unfinished of the turn under way is left out of the record";

/// The reason why a valid record cannot be saved.
#[derive(Debug, Error)]
pub enum KeepError {
    /// The record's seed is not a seed of a device. The value is the number of
    /// its line.
    #[error("line {0}: only games whose seed is a number below 4294967296 can be kept")]
    Seed(usize),
    /// The deal in the record does not follow from its seed. The value is the
    /// number of the first wrong line.
    #[error("line {0}: this does not follow from the seed, which is all that is kept of a deal")]
    Deal(usize),
}

/// The message when the number of seats differs from that of the players.
pub const SEATS: &str = "name as many seats as the game has players, or none";

/// The message when all seats are bots.
pub const NOBODY: &str = "at least one of the seats must be human";

/// The message when a finished game should be saved in a slot.
pub const PLACE_OF_FINISHED: &str = "the game is over: it can only be kept as `last`";

/// The message when a running game should be saved as the last finished one.
pub const PLACE_OF_RUNNING: &str = "the game is not over: keep it in place 1, 2 or 3";

/// The message when no place is free.
pub const NO_PLACE: &str = "no place is free: choose one to give up with --place and --replace";

/// The message when the place is taken.
#[must_use]
pub fn place_taken(place: &str, there: &str) -> String {
    format!("{place} is taken: {there}; --replace gives it up")
}

/// The message when writing fails.
pub const NOT_KEPT: &str = "the saves could not be written";

/// The message when a game was written, but the disk did not confirm it.
#[must_use]
pub fn not_confirmed(place: &str) -> String {
    format!(
        "the game is kept as {place}, but the disk does not confirm it: \
         it may be gone when the power fails"
    )
}

/// The message when a picture or a record would be written over the saves.
#[must_use]
pub fn over_flash(path: &Path) -> String {
    format!(
        "{}: this is the file of --flash, in which the saves are: choose another place",
        path.display()
    )
}

/// The message when no window can be opened.
#[must_use]
pub fn no_window(error: &dyn StdError) -> String {
    let cause = cause(error);
    format!("cannot open a window: {cause}; `palmyra --terminal` plays without one")
}

/// The message when the window can no longer be used.
#[must_use]
pub fn window_gone(error: &dyn StdError) -> String {
    format!("the window has gone: {}", cause(error))
}

/// Returns the text of a window error without the source line of `winit` in it.
fn cause(error: &dyn StdError) -> String {
    let text = error.to_string();
    let cause = text
        .strip_prefix("os error at ")
        .and_then(|rest| rest.split_once(": "));
    cause.map_or(text.clone(), |(_, cause)| cause.into())
}

/// The message with the path of a saved picture.
#[must_use]
pub fn saved(path: &Path) -> String {
    format!("saved {}", path.display())
}

/// The message when a picture could not be saved.
#[must_use]
pub fn not_saved(error: &dyn StdError) -> String {
    format!("palmyra: cannot save a picture in the current folder: {error}")
}

/// The message when no handheld is found.
pub const NO_DEVICE: &str = "no handheld is found: plug it in and open Connect on its title, \
     or name its port with --port";

/// The message when there are several handhelds.
#[must_use]
pub fn several_devices(one: &str, other: &str) -> String {
    format!("there are several handhelds, such as {one} and {other}: name one with --port")
}

/// The message when a port cannot be opened.
#[must_use]
pub fn no_port(path: &str, error: &dyn StdError) -> String {
    format!("{path} cannot be opened: {error}")
}

/// The message when the handheld does not answer a request.
pub const NO_ANSWER: &str = "the handheld does not answer: open Connect on its title";

/// The message when the cable was pulled out.
#[must_use]
pub fn cable_gone(error: io::Error) -> String {
    format!("the cable is gone, nothing is lost: {error}")
}

/// The message when the handheld refuses a request.
#[must_use]
pub fn refused(why: Refusal) -> String {
    format!("the handheld refuses: {why}")
}

/// The message when an answer has the wrong type.
pub const STRANGE: &str = "the handheld answers something else: install the newest firmware";

/// The message when a file would be overwritten.
#[must_use]
pub fn file_exists(file: &Path) -> String {
    format!("{} exists: --replace gives it up", file.display())
}

/// The message when the saves of a handheld were written to a file.
#[must_use]
pub fn saved_device(file: &Path, len: usize) -> String {
    format!("saved {len} bytes in {}", file.display())
}

/// The progress of reading from a handheld.
#[must_use]
pub fn reading(what: &str, percent: usize) -> String {
    format!("reading the {what}: {percent} %")
}

/// The message when games of a file were not copied.
#[must_use]
pub fn left_alone(count: usize) -> String {
    match count {
        1 => "one game was not copied: see above".into(),
        count => format!("{count} games were not copied: see above"),
    }
}

/// The warning that a file contains secrets of a game.
pub const SHARED: &str = "the file holds everything about a game that several people are playing: \
     give it to nobody in that game";

/// The message when the handheld restarts into its boot loader.
pub const BOOTS: &str = "the handheld is now the drive RPI-RP2: copy a UF2 file onto it";

/// The message when the handheld's previous run ended normally.
pub const NO_FAULT: &str = "no fault: the previous run ended well";

/// The reason why a game is not copied: it is already on the handheld.
pub const SAME_THERE: &str = "already on the handheld";

/// The reason why a game is not copied: the handheld has a later state of it.
pub const NEWER_THERE: &str = "newer on the handheld, left alone; --replace gives it up";

/// The reason why a game is not copied: on the handheld it was continued
/// differently.
pub const OTHER_THERE: &str =
    "played differently on the handheld, left alone; --replace gives it up";

/// The reason why a game is not copied: the handheld has no free slot.
pub const NO_ROOM_THERE: &str = "no place is free on the handheld: end or give up a game there";
