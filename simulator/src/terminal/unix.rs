//! The terminal on Unix: keys and signals.

use std::env;
use std::error::Error;
use std::io::{self, Read as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use nix::sys::signal::{SigSet, Signal as Blocked};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::low_level::emulate_default_handler;
use signal_hook::{flag, iterator};

use super::input::Input;
use super::{Event, Message};
use crate::text::Unfit;

/// The longest time between two bytes of a key. They normally arrive together.
const PATIENCE: Timespec = Timespec {
    tv_sec: 0,
    tv_nsec: 50_000_000,
};

/// Checks by the environment whether the terminal can show the game.
///
/// If no variable sets a locale, UTF-8 is assumed: bare containers set none, and their
/// terminals belong to the host.
pub fn check() -> Result<(), Unfit> {
    let variable = |name| env::var(name).ok().filter(|value| !value.is_empty());
    match variable("TERM").as_deref() {
        None => return Err(Unfit::NoTerm),
        Some("dumb") => return Err(Unfit::Dumb),
        Some(_) => {}
    }
    let mut locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter();
    let set = locale.find_map(|name| Some((name, variable(name)?)));
    match set {
        Some((name, value)) if !is_utf8(&value) => Err(Unfit::Locale { name, value }),
        _ => Ok(()),
    }
}

/// Whether the characters of a locale are encoded in UTF-8.
fn is_utf8(locale: &str) -> bool {
    let locale = locale.to_ascii_lowercase();
    locale.ends_with("utf-8")
        || locale.ends_with("utf8")
        || locale.contains("utf-8@")
        || locale.contains("utf8@")
}

/// Reads keys until the terminal or the receiver no longer exists.
pub fn read_events(sender: &Sender<Message>) {
    leave_stops_to_main_thread();
    let mut input = Input::default();
    let mut bytes = [0; 256];
    loop {
        let read = read(input.is_waiting(), &mut bytes);
        let failed = read.is_err();
        let sent = match read {
            Ok(None) => send_all(sender, input.silence()),
            Ok(Some(len)) => {
                let events = bytes[..len].iter().filter_map(|&byte| input.take(byte));
                send_all(sender, events)
            }
            Err(error) => sender.send(Message::Gone(error)).is_ok(),
        };
        if failed || !sent {
            return;
        }
    }
}

fn send_all(sender: &Sender<Message>, events: impl IntoIterator<Item = Event>) -> bool {
    let mut events = events.into_iter();
    events.all(|event| sender.send(Message::Event(event)).is_ok())
}

/// Reads the available bytes. If `is_impatient`, returns `None` when no byte arrives in time.
///
/// Reads only when there are bytes, because a background process that waits in a read would be
/// stopped.
fn read(is_impatient: bool, bytes: &mut [u8]) -> io::Result<Option<usize>> {
    let stdin = io::stdin();
    let patience = is_impatient.then_some(&PATIENCE);
    loop {
        let ready = poll(&mut [PollFd::new(&stdin, PollFlags::IN)], patience);
        match ready.map_err(io::Error::from) {
            Ok(0) => return Ok(None),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        }
        match stdin.lock().read(bytes) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(len) => return Ok(Some(len)),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// The signals that the terminal version of the game handles.
pub struct Signals {
    /// The number of the last received signal, counting only signals that stop
    /// or continue the program.
    last: Arc<AtomicUsize>,
}

impl Signals {
    /// Starts sending signals as messages.
    pub fn send_to(sender: Sender<Message>) -> io::Result<Self> {
        let last = Arc::new(AtomicUsize::new(0));
        for signal in [SIGTSTP, SIGCONT] {
            flag::register_usize(signal, Arc::clone(&last), signal as usize)?;
        }
        let ends = [SIGHUP, SIGINT, SIGQUIT, SIGTERM];
        let mut signals = iterator::Signals::new([SIGTSTP, SIGCONT, SIGWINCH].iter().chain(&ends))?;
        thread::spawn(move || {
            leave_stops_to_main_thread();
            for signal in signals.forever() {
                let message = match signal {
                    SIGTSTP => Message::Stop,
                    SIGCONT => Message::Continue,
                    SIGWINCH => Message::Resized,
                    _ => Message::End(signal),
                };
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        Ok(Self { last })
    }

    /// Whether the last signal to stop or to continue the program was one to stop.
    pub fn say_stop(&self) -> bool {
        self.last.load(Ordering::SeqCst) == SIGTSTP as usize
    }
}

/// Blocks SIGTSTP and SIGCONT in this thread, so that the main thread receives them.
///
/// Leaving the terminal can itself stop the program, if the shell has already taken the terminal.
/// The main thread then receives SIGCONT before it goes on, and does not stop the program a second
/// time.
fn leave_stops_to_main_thread() {
    let signals: SigSet = [Blocked::SIGTSTP, Blocked::SIGCONT].into_iter().collect();
    // An error is ignored. The program may then have to be continued twice.
    let _ = signals.thread_block();
}

/// Whether a stopped program could be continued. This needs a shell with job control, which starts
/// each job in a process group of its own. A program in the terminal's first process group has no
/// such shell.
pub fn can_stop() -> bool {
    getsid(None).is_ok_and(|first| first != getpgrp())
}

/// Stops the whole job, as Ctrl-Z normally does, and returns when it is continued. Stopping only
/// this process would not be enough: a shell that started it through another process, such as
/// `cargo`, would not notice.
pub fn stop_job() -> io::Result<()> {
    Ok(kill_current_process_group(Signal::STOP)?)
}

/// Ends the program by the signal, so that the caller sees the reason.
pub fn obey(signal: i32) -> Result<(), Box<dyn Error>> {
    Ok(emulate_default_handler(signal)?)
}
