//! Connects the port of an emulated handheld to a port of this machine.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

/// An emulated handheld behind a pseudo-terminal.
#[derive(Debug)]
pub struct Bridge {
    port: String,
    node: Child,
    input: Arc<Mutex<Option<ChildStdin>>>,
    /// The port, kept open while no other program uses it.
    _port: File,
}

impl Bridge {
    /// Starts the emulator and waits until it is ready. Standard input and output of the
    /// emulator are the port of the handheld.
    pub(super) fn open(mut node: Command) -> Result<Self, String> {
        let told = |error: std::io::Error| error.to_string();
        let wire = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).map_err(|it| told(it.into()))?;
        grantpt(&wire).map_err(|it| told(it.into()))?;
        unlockpt(&wire).map_err(|it| told(it.into()))?;
        let port = ptsname(&wire, Vec::new()).map_err(|it| told(it.into()))?;
        let port = port.to_string_lossy().into_owned();
        let mut options = OpenOptions::new();
        let open = options.read(true).write(true).open(&port).map_err(told)?;
        let pipes = node.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut node = pipes.stderr(Stdio::piped()).spawn().map_err(told)?;
        let (Some(input), Some(output), Some(errors)) =
            (node.stdin.take(), node.stdout.take(), node.stderr.take())
        else {
            return Err("the emulator has no pipes".into());
        };
        let mut line = String::new();
        BufReader::new(errors).read_line(&mut line).map_err(told)?;
        if line.trim() != "ready" {
            return Err(line);
        }
        let input = Arc::new(Mutex::new(Some(input)));
        let from = File::from(wire);
        let to = from.try_clone().map_err(told)?;
        let shared = Arc::clone(&input);
        thread::spawn(move || copy(from, |bytes| send(&shared, bytes)));
        let mut to = to;
        thread::spawn(move || copy(output, |bytes| to.write_all(bytes).is_ok()));
        Ok(Self {
            port,
            node,
            input,
            _port: open,
        })
    }

    /// The path of the port.
    #[must_use]
    pub fn port(&self) -> &str {
        &self.port
    }

    /// Switches the handheld off.
    ///
    /// # Errors
    ///
    /// If an event occurred that must not occur on a device.
    pub fn close(mut self) -> Result<(), String> {
        if let Ok(mut input) = self.input.lock() {
            input.take();
        }
        let status = self.node.wait().map_err(|error| error.to_string())?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("the emulator reports faults ({status})"))
        }
    }
}

fn send(input: &Mutex<Option<ChildStdin>>, bytes: &[u8]) -> bool {
    let Ok(mut input) = input.lock() else {
        return false;
    };
    input
        .as_mut()
        .is_some_and(|input| input.write_all(bytes).and_then(|()| input.flush()).is_ok())
}

/// Copies bytes until one of the ends is closed.
fn copy(mut from: impl Read, mut to: impl FnMut(&[u8]) -> bool) {
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        if !to(&buffer[..count]) {
            return;
        }
    }
}
