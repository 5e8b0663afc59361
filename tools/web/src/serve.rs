//! A server for one folder, on the loopback address only.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;

/// A server for the files of a folder.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    folder: PathBuf,
    address: String,
}

impl Server {
    /// Takes a port, or any free one if it is 0.
    ///
    /// # Errors
    /// When it is taken.
    pub fn open(folder: &Path, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = format!("http://{}/", listener.local_addr()?);
        let folder = folder.to_owned();
        Ok(Self {
            listener,
            folder,
            address,
        })
    }

    /// Where to look at it.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Serves until the process ends.
    ///
    /// # Errors
    /// When nobody can connect any more.
    pub fn run(&self) -> io::Result<()> {
        for stream in self.listener.incoming() {
            let (stream, folder) = (stream?, self.folder.clone());
            // Whoever hangs up early has no use for the error.
            thread::spawn(move || answer(&stream, &folder));
        }
        Ok(())
    }
}

fn answer(mut stream: &TcpStream, folder: &Path) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, address) = (words.next(), words.next().unwrap_or_default());
    let name = address.split(['?', '#']).next().unwrap_or_default();
    let name = match name.trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    let (status, body) = match method {
        // Only what lies directly in the folder.
        Some("GET" | "HEAD") if !name.contains(['/', '\\']) && name != ".." => {
            match fs::read(folder.join(name)) {
                Ok(body) => ("200 OK", body),
                Err(_) => ("404 Not Found", Vec::new()),
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
