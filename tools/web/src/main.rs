//! `cargo web`: builds the page for browsers, measures it and serves it.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use palmyra_web_tool::{Server, WebError, build};

/// Builds the page for browsers in target/page
#[derive(Parser)]
struct Options {
    /// Also serve it on the loopback address until Ctrl-C
    #[arg(long)]
    serve: bool,
    /// Serve the files of this folder and build nothing
    #[arg(long, requires = "serve", conflicts_with = "check")]
    folder: Option<PathBuf>,
    /// Fail if the program is larger than its budget
    #[arg(long)]
    check: bool,
    /// The port to serve it on [default: any free one]
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
    let folder = match &options.folder {
        Some(folder) => folder.clone(),
        None => {
            let site = build()?;
            println!("{site}");
            if options.check {
                site.check_size()?;
            }
            site.folder
        }
    };
    if options.serve {
        let port = options.port;
        let server =
            Server::open(&folder, port).map_err(|error| WebError::Serve { port, error })?;
        println!("{}", server.address());
        server.run();
    }
    Ok(())
}
