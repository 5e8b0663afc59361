//! `cargo web`: builds the page for browsers, measures it and serves it.

use std::process::ExitCode;

use clap::Parser;
use palmyra_web_tool::{Server, WebError, build};

/// Builds the page for browsers in target/web
#[derive(Parser)]
struct Options {
    /// Also serve it on the loopback address, until Ctrl-C
    #[arg(long)]
    serve: bool,
    /// Fail if the program is larger than its budget
    #[arg(long)]
    check: bool,
    /// The port to serve it on; any free one without this
    #[arg(long, requires = "serve", default_value_t = 0)]
    port: u16,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("web: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), WebError> {
    let site = build()?;
    println!("{site}");
    if options.check {
        site.check_size()?;
    }
    if options.serve {
        let server = Server::open(&site.folder, options.port)?;
        println!("{}", server.address());
        server.run()?;
    }
    Ok(())
}
