//! Tests `cargo web --serve` with many and idle connections.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// A running server of a folder, with a limit of open files.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(name: &str, files: u32) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("index.html"), "the page").expect("a file");
        let mut shell = Command::new("sh");
        shell
            .arg("-c")
            .arg(format!("ulimit -n {files}; exec \"$0\" --serve --folder ."))
            .arg(env!("CARGO_BIN_EXE_palmyra-web-tool"))
            .current_dir(folder)
            .stdout(Stdio::piped());
        let mut child = shell.spawn().expect("the server starts");
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().expect("its output"));
        said.read_line(&mut line).expect("an address");
        let address = line.trim().trim_start_matches("http://");
        let address = address.trim_end_matches('/').to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Self { child, address }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).expect("a connection");
        let patience = Some(Duration::from_secs(20));
        stream.set_read_timeout(patience).expect("a time");
        stream
    }

    /// Sends a whole request and returns the answer.
    fn ask(&self, request: &str) -> String {
        let mut stream = self.connect();
        let mut answer = String::new();
        // An error is ignored, because the server may answer and close the
        // connection before the whole request is sent.
        let _ = stream.write_all(request.as_bytes());
        let _ = stream.read_to_string(&mut answer);
        answer
    }

    fn assert_serves(&mut self) {
        let answer = self.ask("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer:?}");
        assert!(answer.ends_with("the page"), "{answer:?}");
        let ended = self.child.try_wait().expect("its state");
        assert_eq!(ended, None, "the server goes on");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn idle_connections_do_not_end_it_and_do_not_keep_others_waiting() {
    for files in [64, 16] {
        let mut server = Server::start("idle", files);
        let idle: Vec<TcpStream> = (0..100).map(|_| server.connect()).collect();
        // The server needs time to accept all connections.
        thread::sleep(Duration::from_millis(500));
        let begun = Instant::now();
        server.assert_serves();
        assert!(begun.elapsed() < Duration::from_secs(15), "{files} files");
        drop(idle);
        server.assert_serves();
    }
}

#[test]
fn a_request_that_never_ends_is_given_up() {
    let mut server = Server::start("endless", 64);
    let mut slow = server.connect();
    slow.write_all(b"GET / HTTP/1.1\r\n").expect("a beginning");
    let mut answer = Vec::new();
    let closed = slow.read_to_end(&mut answer);
    assert!(closed.is_ok() && answer.is_empty(), "{closed:?}");
    let endless = "x".repeat(100_000);
    let answer = server.ask(&format!("GET / HTTP/1.1\r\nx: {endless}\r\n\r\n"));
    let is_refused = answer.is_empty() || answer.starts_with("HTTP/1.1 431 ");
    assert!(is_refused, "{answer:?}");
    server.assert_serves();
}

#[test]
fn a_taken_port_is_named() {
    let server = Server::start("taken", 64);
    let port = server.address.rsplit(':').next().expect("a port");
    let mut other = Command::new(env!("CARGO_BIN_EXE_palmyra-web-tool"));
    other.args(["--serve", "--folder", ".", "--port", port]);
    let output = other.output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(said.contains(&format!("port {port}")), "{said}");
    assert!(said.contains("choose another --port"), "{said}");
}
