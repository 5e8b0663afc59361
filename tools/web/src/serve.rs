//! A server for one folder, on the loopback address only.
//!
//! Idle connections do not block other connections: each has a time limit, their number is
//! limited, and a new connection replaces the oldest one.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The maximum number of open connections. It is small enough for a limit of 64
/// open files.
const MOST_OPEN: usize = 24;
/// The maximum length of a request's head in bytes.
const LONGEST_HEAD: usize = 16 * 1024;
/// The longest time in which a request must arrive.
const PATIENCE: Duration = Duration::from_secs(5);
/// The time without progress after which an answer is abandoned.
const STALLED: Duration = Duration::from_secs(10);
/// The pause after a connection could not be accepted.
const PAUSE: Duration = Duration::from_millis(100);
/// The shortest time between two reports about connections that could not be
/// accepted.
const QUIET: Duration = Duration::from_secs(60);

/// A server for the files of a folder.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    folder: PathBuf,
    address: String,
    open: Arc<Open>,
}

impl Server {
    /// Opens a port. The number 0 stands for any free port.
    ///
    /// # Errors
    ///
    /// If the port cannot be opened, for example because it is taken.
    pub fn open(folder: &Path, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = format!("http://{}/", listener.local_addr()?);
        let folder = folder.to_owned();
        Ok(Self {
            listener,
            folder,
            address,
            open: Arc::default(),
        })
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Serves files until the process ends. If a connection cannot be accepted, for example because
    /// too many files are open, the oldest connection is closed and the server continues. Such
    /// errors are reported on standard error, but not in quick succession.
    pub fn run(&self) -> ! {
        let mut reported: Option<Instant> = None;
        loop {
            let started = self.listener.accept().and_then(|(stream, _)| {
                let (folder, open) = (self.folder.clone(), Arc::clone(&self.open));
                let stream = open.enter(stream);
                let entered = Arc::clone(&stream);
                let started = thread::Builder::new().spawn(move || {
                    // An error means that the client has closed the connection, so there is
                    // nobody to report it to.
                    let _ = answer(&stream, &folder);
                    open.leave(&stream);
                });
                started.map(drop).inspect_err(|_| self.open.leave(&entered))
            });
            if let Err(error) = started {
                if reported.is_none_or(|at| at.elapsed() > QUIET) {
                    eprintln!("web: cannot accept a connection: {error}; trying again");
                    reported = Some(Instant::now());
                }
                self.open.close_oldest();
                thread::sleep(PAUSE);
            }
        }
    }
}

/// The open connections, the oldest first.
#[derive(Debug, Default)]
struct Open {
    streams: Mutex<VecDeque<Arc<TcpStream>>>,
    left: Condvar,
}

impl Open {
    /// Adds a connection. If there are too many, closes the oldest one first.
    fn enter(&self, stream: TcpStream) -> Arc<TcpStream> {
        let mut streams = self.lock();
        while streams.len() >= MOST_OPEN {
            close(streams.front());
            let waited = self.left.wait_timeout(streams, PAUSE);
            streams = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        let stream = Arc::new(stream);
        streams.push_back(Arc::clone(&stream));
        stream
    }

    /// Removes a connection.
    fn leave(&self, stream: &Arc<TcpStream>) {
        self.lock().retain(|other| !Arc::ptr_eq(other, stream));
        self.left.notify_all();
    }

    fn close_oldest(&self) {
        close(self.lock().front());
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Arc<TcpStream>>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Closes a connection, so that its thread ends.
fn close(stream: Option<&Arc<TcpStream>>) {
    if let Some(stream) = stream {
        // An error is ignored, because the client may already have closed the
        // connection.
        let _ = stream.shutdown(Shutdown::Both);
    }
}

/// Reads the head of a request; `None` if the head is too long.
fn head(mut stream: &TcpStream) -> io::Result<Option<String>> {
    let deadline = Instant::now() + PATIENCE;
    let mut head = Vec::new();
    let mut part = [0; 1024];
    while !head.windows(4).any(|bytes| bytes == b"\r\n\r\n") {
        if head.len() > LONGEST_HEAD {
            return Ok(None);
        }
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        match stream.read(&mut part) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(len) => head.extend_from_slice(&part[..len]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(Some(String::from_utf8_lossy(&head).into_owned()))
}

fn answer(mut stream: &TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_write_timeout(Some(STALLED))?;
    let head = head(stream)?;
    let request = head.as_deref().and_then(|head| head.lines().next());
    let mut words = request.unwrap_or_default().split(' ');
    let (method, address) = (words.next(), words.next().unwrap_or_default());
    let name = address.split(['?', '#']).next().unwrap_or_default();
    let name = match name.trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    let (status, body) = match method {
        _ if head.is_none() => ("431 Request Header Fields Too Large", Vec::new()),
        // Only files directly in the folder are served, not those in
        // subfolders.
        Some("GET" | "HEAD") if !name.contains(['/', '\\']) && name != ".." => {
            match read(&folder.join(name)) {
                Ok(body) => ("200 OK", body),
                Err(status) => (status, Vec::new()),
            }
        }
        Some("GET" | "HEAD") => ("404 Not Found", Vec::new()),
        _ => ("405 Method Not Allowed", Vec::new()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        media_type(name),
        body.len(),
    )?;
    if method != Some("HEAD") {
        stream.write_all(&body)?;
    }
    Ok(())
}

/// Reads a file, or returns an HTTP status. If too many files are open, waits until idle
/// connections are closed.
fn read(path: &Path) -> Result<Vec<u8>, &'static str> {
    let deadline = Instant::now() + 2 * PATIENCE;
    loop {
        let error = match fs::read(path) {
            Ok(bytes) => return Ok(bytes),
            Err(error) => error,
        };
        let is_there = path.symlink_metadata().is_ok_and(|it| it.is_file());
        if !is_there {
            return Err("404 Not Found");
        }
        if Instant::now() > deadline || error.kind() == io::ErrorKind::PermissionDenied {
            return Err("503 Service Unavailable");
        }
        thread::sleep(PAUSE);
    }
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
