//! Tests of `palmyra` in a pseudo-terminal. They play like a person.
#![cfg(unix)]

mod desk;

use std::io::{Read as _, Write as _};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::{Child, ExitStatus};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};
use std::{fs, thread};

use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::RgbColor as _;
use palmyra::cells::{Cell, Cells};
use palmyra_device::Light;
use palmyra_headless::Simulator;
use palmyra_ui::Button;
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::process::{Pid, Signal, kill_process, kill_process_group};
use rustix::termios::{LocalModes, tcgetattr, tcgetpgrp};
use vt100::{Color, Parser, Screen};

const COLUMNS: u16 = 100;
const ROWS: u16 = 50;
const PALMYRA: &str = env!("CARGO_BIN_EXE_palmyra");
const DOWN: &[u8] = b"\x1b[B";
const CONTROL_Z: &[u8] = b"\x1a";
/// The time after which a test gives up waiting.
const NEVER: Duration = Duration::from_secs(60);

/// A terminal in which a program runs.
struct Tty {
    pty: Arc<Pty>,
    child: Child,
    output: Receiver<Vec<u8>>,
    parser: Parser,
}

impl Tty {
    fn start(folder: &Path, program: &str, arguments: &[&str]) -> Self {
        Self::start_with(folder, program, arguments, &[])
    }

    /// Starts a program with changed environment variables. An empty value
    /// removes the variable.
    fn start_with(
        folder: &Path,
        program: &str,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let (pty, pts) = open().expect("a pseudo-terminal");
        pty.resize(Size::new(ROWS, COLUMNS)).expect("a size");
        let mut command = Command::new(program)
            .args(arguments)
            .current_dir(folder)
            .env("PS1", "$ ")
            .env("PALMYRA", PALMYRA)
            .env_remove("ENV")
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8");
        for (name, value) in variables {
            command = match *value {
                "" => command.env_remove(name),
                value => command.env(name, value),
            };
        }
        let child = command.spawn(pts).expect("the program starts");
        let pty = Arc::new(pty);
        let (sender, output) = mpsc::channel();
        let reader = Arc::clone(&pty);
        // The thread ends when the program closes the terminal.
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(len @ 1..) = (&*reader).read(&mut bytes) {
                if sender.send(bytes[..len].to_vec()).is_err() {
                    return;
                }
            }
        });
        let [rows, columns] = [ROWS, COLUMNS].map(|it| NonZeroU16::new(it).expect("not none"));
        Self {
            pty,
            child,
            output,
            parser: Parser::new(rows, columns, 0),
        }
    }

    fn palmyra(folder: &Path) -> Self {
        let arguments = ["--terminal", "--seed", "5", "--flash", "games.flash"];
        Self::start(folder, PALMYRA, &arguments)
    }

    /// Starts a shell with job control.
    fn shell(folder: &Path) -> Self {
        let mut tty = Self::start(folder, "sh", &["-i"]);
        tty.until("a prompt", |screen| screen.contents().contains("$"));
        tty
    }

    fn write(&self, bytes: &[u8]) {
        (&*self.pty)
            .write_all(bytes)
            .expect("the terminal is there");
    }

    /// Waits until the screen satisfies a condition. Returns `false` if that takes longer
    /// than the limit.
    fn is_soon(&mut self, limit: Duration, is_good: impl Fn(&Screen) -> bool) -> bool {
        let end = Instant::now() + limit;
        while !is_good(self.parser.screen()) {
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(_) => return is_good(self.parser.screen()),
            }
        }
        true
    }

    fn until(&mut self, what: &str, is_good: impl Fn(&Screen) -> bool) {
        let done = self.is_soon(NEVER, is_good);
        assert!(done, "no {what}:\n{}", self.parser.screen().contents());
    }

    /// Waits until the terminal shows the same picture as the device.
    fn until_as(&mut self, device: &Simulator) {
        self.until("such picture", |screen| shows(screen, device));
    }

    /// Waits until the terminal no longer shows the game.
    fn until_left(&mut self) {
        self.until("end of the picture", |screen| {
            !screen.alternate_screen() && !screen.hide_cursor()
        });
    }

    /// Waits until a job is stopped and the shell controls the terminal.
    fn until_stopped(&self, job: u32) {
        let end = Instant::now() + NEVER;
        let is_shells =
            || tcgetpgrp(&*self.pty).is_ok_and(|it| it.as_raw_pid() as u32 == self.child.id());
        while !(is_stopped(job) && is_shells()) {
            assert!(Instant::now() < end, "the job is not stopped");
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn signal(&self, pid: u32, signal: Signal) {
        let pid = Pid::from_raw(pid as i32).expect("a process");
        kill_process(pid, signal).expect("it is there");
    }

    fn end(mut self) -> ExitStatus {
        // The output must be read, otherwise the program would block.
        self.until_left();
        self.child.wait().expect("it ends")
    }
}

impl Drop for Tty {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// Whether the terminal shows the picture of the device.
fn shows(screen: &Screen, device: &Simulator) -> bool {
    let cells = Cells::render(device.panel(), device.words(), Light::Full, COLUMNS, ROWS);
    let is_same = |row, column, cell: &Cell| {
        let Some(found) = screen.cell(row, column) else {
            return false;
        };
        let mut symbols = found.contents().chars();
        symbols.next().unwrap_or(' ') == cell.symbol
            && found.fgcolor() == colour(cell.ink)
            && found.bgcolor() == colour(cell.paper)
    };
    screen.alternate_screen()
        && screen.hide_cursor()
        && (0..).zip(cells.rows()).all(|(row, line)| {
            let mut line = (0..).zip(line);
            line.all(|(column, cell)| is_same(row, column, cell))
        })
}

fn colour(colour: Option<Rgb888>) -> Color {
    colour.map_or(Color::Default, |it| Color::Rgb(it.r(), it.g(), it.b()))
}

/// Whether the terminal is in its normal (cooked) mode.
fn is_cooked(tty: &Tty) -> bool {
    let modes = LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG;
    tcgetattr(&*tty.pty).is_ok_and(|found| found.local_modes.contains(modes))
}

#[test]
fn it_shows_what_the_device_shows_and_leaves_the_terminal_as_it_was() {
    let folder = desk::folder("terminal");
    for quit in [&b"q"[..], b"\x03"] {
        let mut device = Simulator::new(5);
        let _ = fs::remove_file(folder.join("games.flash"));
        let mut tty = Tty::palmyra(&folder);
        tty.until_as(&device);
        assert!(!is_cooked(&tty), "keys come at once");
        for (bytes, button) in [
            (DOWN, Button::Down),
            (b"\x1bOB", Button::Down),
            (b"\x1bOA", Button::Up),
            (b"a", Button::A),
            (b"\x1b", Button::B),
        ] {
            tty.write(bytes);
            device.tap(button);
            tty.until_as(&device);
        }
        tty.write(quit);
        tty.until_left();
        let pty = Arc::clone(&tty.pty);
        assert!(tty.end().success());
        let modes = tcgetattr(&*pty).expect("a terminal").local_modes;
        assert!(modes.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG));
    }
}

/// Types a command that runs the game, at the prompt of a shell. Returns the
/// job's process group.
fn run_in(shell: &mut Tty, folder: &Path, command: &str, device: &Simulator) -> u32 {
    let game = "--terminal --seed 5 --flash games.flash";
    shell.write(
        command
            .replace("palmyra", &format!("$PALMYRA {game}"))
            .as_bytes(),
    );
    shell.until_as(device);
    let pid = fs::read_to_string(folder.join("pid")).expect("a number");
    pid.trim().parse().expect("a number")
}

/// Whether every process of a job is stopped.
fn is_stopped(job: u32) -> bool {
    let stats = fs::read_dir("/proc").expect("a list of processes");
    let stats = stats.filter_map(|it| fs::read_to_string(it.ok()?.path().join("stat")).ok());
    // The process name in brackets may contain any characters. The state, the
    // parent and the process group follow after it.
    let mut of_job = stats.filter_map(|stat| {
        let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace();
        let state = fields.next()?.to_owned();
        (fields.nth(1)?.parse() == Ok(job)).then_some(state)
    });
    of_job.all(|state| state == "T")
}

/// Stops the game and continues it. It must be continued only after the whole
/// job is stopped and the shell controls the terminal. Before that, the game
/// could read input meant for the shell.
fn go_away_and_back(shell: &mut Tty, job: u32, device: &Simulator) {
    shell.until_left();
    shell.until_stopped(job);
    shell.write(b"echo all is $((6 * 7))\n");
    shell.until("answer", |screen| screen.contents().contains("all is 42"));
    shell.write(b"clear; fg\n");
    shell.until_as(device);
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs the list in /proc")]
fn control_z_and_the_signal_stop_it_and_fg_goes_on() {
    let folder = desk::folder("job");
    let mut device = Simulator::new(5);
    let mut shell = Tty::shell(&folder);
    let command = "sh -c 'echo $$ > pid; exec palmyra'\n";
    let pid = run_in(&mut shell, &folder, command, &device);
    for round in 0..4 {
        if round % 2 == 0 {
            shell.write(CONTROL_Z);
        } else {
            shell.signal(pid, Signal::TSTP);
        }
        go_away_and_back(&mut shell, pid, &device);
        shell.write(DOWN);
        device.tap(Button::Down);
        shell.until_as(&device);
    }
    // A stopped game can be ended as well. Its saves are then no longer locked.
    shell.write(CONTROL_Z);
    shell.until_left();
    shell.until_stopped(pid);
    shell.write(b"kill %1; wait; echo it is $((6 * 7))\n");
    shell.until("answer", |screen| screen.contents().contains("it is 42"));
    shell.write(b"$PALMYRA saves games.flash; echo free $((6 * 7))\n");
    shell.until("answer", |screen| screen.contents().contains("free 42"));
    assert!(!shell.parser.screen().contents().contains("another palmyra"));
}

/// Checks a job of several processes: the shell has started another process,
/// which has started the game, as with `cargo run`.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs the list in /proc")]
fn control_z_stops_all_of_a_job() {
    let folder = desk::folder("whole-job");
    let device = Simulator::new(5);
    let mut shell = Tty::shell(&folder);
    let command = "sh -c 'echo $$ > pid; palmyra; echo that was all'\n";
    let job = run_in(&mut shell, &folder, command, &device);
    shell.write(CONTROL_Z);
    go_away_and_back(&mut shell, job, &device);
    let group = Pid::from_raw(job as i32).expect("a group");
    kill_process_group(group, Signal::TSTP).expect("it is there");
    go_away_and_back(&mut shell, job, &device);
    shell.write(b"q");
    shell.until("end", |screen| screen.contents().contains("that was all"));
}

/// Checks that the program does not stop without a shell, because nothing could
/// continue it.
#[test]
fn it_does_not_stop_where_nobody_could_continue_it() {
    let folder = desk::folder("no-job");
    let mut device = Simulator::new(5);
    let mut tty = Tty::palmyra(&folder);
    tty.until_as(&device);
    tty.write(CONTROL_Z);
    tty.signal(tty.child.id(), Signal::TSTP);
    tty.write(DOWN);
    device.tap(Button::Down);
    tty.until_as(&device);
    tty.write(b"q");
    assert!(tty.end().success());
}

/// Checks that the game restores its screen after an unblockable stop signal.
#[test]
fn it_takes_the_terminal_again_after_a_hard_stop() {
    let folder = desk::folder("hard-stop");
    let device = Simulator::new(5);
    let mut tty = Tty::palmyra(&folder);
    tty.until_as(&device);
    tty.signal(tty.child.id(), Signal::STOP);
    tty.parser
        .process(b"\x1b[?1049l\x1b[?25hsomething else\r\n");
    tty.signal(tty.child.id(), Signal::CONT);
    tty.until_as(&device);
    tty.write(b"q");
    assert!(tty.end().success());
}

#[test]
fn a_torn_sequence_does_not_lock_the_keyboard() {
    let folder = desk::folder("torn");
    let mut device = Simulator::new(5);
    let mut tty = Tty::palmyra(&folder);
    tty.until_as(&device);
    for torn in [
        &b"\x1b["[..],
        b"\x1bO",
        b"\x1b]",
        b"\x1bP",
        b"\x1b[?",
        b"\x1b[<0;1",
        b"\x1b[1;",
        b"\x1b[200~",
        b"\xc3",
    ] {
        device.tap(Button::Down);
        // On a busy machine, the incomplete sequence and the next key may arrive as one
        // sequence, so several keys are tried.
        let is_alive = (0..5).any(|_| {
            tty.write(torn);
            thread::sleep(Duration::from_millis(300));
            tty.write(DOWN);
            tty.is_soon(Duration::from_secs(4), |screen| shows(screen, &device))
        });
        assert!(is_alive, "{torn:?}");
    }
    tty.write(b"q");
    assert!(tty.end().success());
}

/// Checks that the program only prints a message if the terminal cannot show the game.
#[test]
fn a_terminal_that_cannot_show_it_gets_a_sentence_and_no_escapes() {
    let folder = desk::folder("unfit");
    let arguments = ["--terminal", "--seed", "5", "--flash", "unfit.flash"];
    for (variables, words) in [
        (&[("TERM", "dumb")][..], "TERM=dumb"),
        (&[("TERM", "")], "TERM is not set"),
        (&[("LC_ALL", "C")], "LC_ALL=C names a locale without UTF-8"),
        (
            &[("LC_ALL", ""), ("LANG", "de_DE.ISO-8859-1")],
            "LANG=de_DE",
        ),
        (
            &[("LC_ALL", ""), ("LC_CTYPE", "POSIX"), ("LANG", "C.UTF-8")],
            "LC_CTYPE=POSIX",
        ),
    ] {
        let mut tty = Tty::start_with(&folder, PALMYRA, &arguments, variables);
        let status = tty.child.wait().expect("it ends");
        assert_eq!(status.code(), Some(1), "{variables:?}");
        let mut said = Vec::new();
        while let Ok(bytes) = tty.output.recv_timeout(Duration::from_secs(5)) {
            said.extend(bytes);
        }
        let said = String::from_utf8(said).expect("text");
        assert!(said.contains(words), "{variables:?}: {said:?}");
        let is_plain = |letter: char| matches!(letter, ' '..='~' | '\r' | '\n');
        assert!(said.chars().all(is_plain), "{variables:?}: {said:?}");
        assert!(!folder.join("unfit.flash").exists(), "no saves were made");
    }
}

#[test]
fn other_names_of_utf_8_and_no_locale_at_all_play() {
    let folder = desk::folder("fit");
    let device = Simulator::new(5);
    for variables in [
        &[("LC_ALL", "de_DE.utf8")][..],
        &[
            ("LC_ALL", ""),
            ("LC_CTYPE", ""),
            ("LANG", "nl_NL.UTF-8@euro"),
        ],
        &[("LC_ALL", ""), ("LC_CTYPE", ""), ("LANG", "")],
    ] {
        let _ = fs::remove_file(folder.join("fit.flash"));
        let arguments = ["--terminal", "--seed", "5", "--flash", "fit.flash"];
        let mut tty = Tty::start_with(&folder, PALMYRA, &arguments, variables);
        tty.until_as(&device);
        tty.write(b"q");
        assert!(tty.end().success());
    }
}
