//! `cargo web`: builds the page for browsers, measures it and serves it.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use palmyra_web_tool::{FOLDER, Server, WebError, build, firmware};

/// Builds the page for browsers in target/page
#[derive(Parser)]
struct Options {
    /// Also serve it on the loopback address until Ctrl-C
    #[arg(long)]
    serve: bool,
    /// Serve the files of this folder and build nothing
    #[arg(long, requires = "serve", conflicts_with = "check")]
    folder: Option<PathBuf>,
    /// Also offer the firmware to install, which `cargo uf2` has written
    #[arg(long, conflicts_with = "folder")]
    firmware: bool,
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
            let offered = match options.firmware {
                true => firmware()?,
                false => Vec::new(),
            };
            let site = build(FOLDER, offered)?;
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
