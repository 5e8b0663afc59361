//! `palmyra script`: runs a script without a display.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use palmyra::text;
use palmyra_engine::record;
use palmyra_headless::saves::Saves;
use palmyra_headless::{Panel, Simulator, script};
use same_file::is_same_file;

use super::{Done, open_saves, read};
use crate::options::ScriptOptions;

/// Runs a script, writes its pictures, and prints their names.
pub fn run(options: &ScriptOptions) -> Done {
    let file = options.file.display();
    let text = read(&options.file).map_err(|error| format!("{file}: {error}"))?;
    let script = script::parse(&text).map_err(|error| format!("{file}: {error}"))?;
    let saves = match &options.flash {
        Some(file) => open_saves(file)?,
        None => Saves::in_memory(),
    };
    let pictures = script.shots().map(|name| picture(&options.png, name));
    if let Some(flash) = &options.flash {
        refuse_to_replace(flash, pictures.chain(options.record.clone()))?;
    }
    fs::create_dir_all(&options.png).map_err(in_file(&options.png))?;

    let mut simulator = Simulator::open(options.seed, saves);
    let mut saved = Ok(());
    let ran = script::run(&script, &mut simulator, |name, panel| {
        if saved.is_ok() {
            saved = save(&options.png, name, panel);
        }
    });
    saved?;
    ran.map_err(|error| format!("{file}: {error}"))?;
    match &options.record {
        Some(path) => write_record(&simulator, path),
        None => Ok(()),
    }
}

/// Refuses to write over the saves. Recognizes their file by any name and
/// through links.
fn refuse_to_replace(flash: &Path, mut files: impl Iterator<Item = PathBuf>) -> Result<(), String> {
    let found = files.find(|file| is_same_file(file, flash).unwrap_or(false));
    found.map_or(Ok(()), |file| Err(text::over_flash(&file)))
}

/// Returns the path of a picture.
fn picture(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("png")
}

fn save(folder: &Path, name: &str, panel: &Panel) -> Done {
    let path = picture(folder, name);
    fs::write(&path, panel.to_png()?).map_err(in_file(&path))?;
    writeln!(io::stdout(), "{name}")?;
    Ok(())
}

fn write_record(simulator: &Simulator, path: &Path) -> Done {
    let mut record = String::new();
    simulator
        .app()
        .record(&mut record)
        .ok_or(text::NO_RECORD)??;
    record::complete(&mut record);
    fs::write(path, record).map_err(in_file(path))?;
    Ok(())
}

fn in_file(path: &Path) -> impl Fn(io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}
