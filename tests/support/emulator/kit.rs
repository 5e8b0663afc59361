//! The tools for an emulated run: Node, the locked packages and the firmware.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use palmyra_engine::bot::Level;
use palmyra_play::Kind;
use palmyra_uf2::{Image, pack};

use super::Gauge;
use crate::link;
use crate::needs::{self, BROWSER, DEVICE};
use crate::node::{install_packages, output};
use crate::walks::Walk;

/// A board for which the firmware is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The board's name, for the emulator and for the cargo feature.
    pub name: &'static str,
    /// The board's number in saved settings.
    pub number: u8,
    /// Whether the board's panel signals its refresh.
    pub has_vsync: bool,
    /// Whether the board has a piezo.
    pub has_piezo: bool,
    /// The battery charge in the emulator, in percent; `None` without a
    /// battery.
    pub battery: Option<u8>,
}

/// All boards. The first one is the default.
pub const BOARDS: [Board; 2] = [
    Board {
        name: "pico-lcd-1-3",
        number: 1,
        has_vsync: false,
        has_piezo: false,
        battery: None,
    },
    Board {
        name: "picosystem",
        number: 2,
        has_vsync: true,
        has_piezo: true,
        // 70 % corresponds to the 3.9 V of the emulated board.
        battery: Some(70),
    },
];

impl Board {
    /// Returns the path of the firmware that would be installed on the board.
    #[must_use]
    pub fn elf(&self) -> PathBuf {
        target().join("emulator").join(self.name)
    }

    /// Builds the firmware, together with other packages for the device, in a folder that all
    /// boards share. Copies the firmware, because the build for the next board replaces it.
    fn build(&self, others: &[&str]) -> Result<(), String> {
        let feature = format!("palmyra-firmware/board-{}", self.name);
        let mut arguments = vec!["--no-default-features", "--features", &feature];
        for other in others {
            arguments.extend(["-p", other]);
        }
        let built =
            build(PROFILE, DEVICE, "palmyra-firmware", &arguments)?.join("palmyra-firmware");
        let kept = self.elf();
        fs::create_dir_all(kept.parent().unwrap_or(&kept))
            .and_then(|()| fs::copy(&built, &kept))
            .map(drop)
            .map_err(|error| format!("{}: {error}", kept.display()))
    }
}

/// The program that measures the engine.
const GAUGE: &str = "palmyra-gauge";
/// The cargo profile of programs for the device.
const PROFILE: &str = "device";

/// Builds the emulator's fast core. Returns the path of the module.
fn build_core() -> Result<PathBuf, String> {
    let folder = build("release", BROWSER, "palmyra-emulator-core", &[])?;
    Ok(folder.join("palmyra_emulator_core.wasm"))
}

/// Builds a package. Returns the folder of the result.
fn build(
    profile: &str,
    architecture: &str,
    package: &str,
    arguments: &[&str],
) -> Result<PathBuf, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo
        .current_dir(workspace())
        .args(["build", "--locked", "--profile", profile])
        .args(["--target", architecture, "-p", package])
        .args(arguments);
    output(&mut cargo)?;
    Ok(target().join(architecture).join(profile))
}

/// Returns cargo's target folder.
fn target() -> PathBuf {
    let chosen = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    workspace().join(chosen.unwrap_or("target".into()))
}

/// Returns the folder of the tests package.
#[must_use]
pub fn tests_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn workspace() -> &'static Path {
    tests_folder().parent().unwrap_or(tests_folder())
}

/// The way to measure time on the emulated processor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Misses {
    /// The waits for flash cache misses are included, as on the device.
    #[default]
    Counted,
    /// The waits are excluded, as if the flash were as fast as RAM. This is for
    /// comparison.
    Free,
}

/// The tools for emulated runs: Node with the locked packages, the firmware of
/// all boards, and the gauge.
#[derive(Clone, Debug)]
pub struct Kit {
    gauge: PathBuf,
    core: PathBuf,
    misses: Misses,
    profiles: bool,
}

impl Kit {
    /// Installs the packages and builds the firmware.
    ///
    /// # Errors
    ///
    /// The missing tool and the way to install it, or the step that failed.
    pub fn prepare() -> Result<Self, String> {
        needs::of_emulator().map_or(Ok(()), Err)?;
        install_packages("emulator")?;
        // The default board is built last, so that its firmware stays in the usual folder. The
        // gauge is built at the same time, because optimising a whole program uses only one core
        // of the computer.
        let [default, others @ ..] = &BOARDS;
        others.iter().try_for_each(|board| board.build(&[]))?;
        default.build(&[GAUGE])?;
        Ok(Self {
            gauge: target().join(DEVICE).join(PROFILE).join(GAUGE),
            core: build_core()?,
            misses: Misses::default(),
            profiles: false,
        })
    }

    /// Returns the same kit with another way to measure time.
    #[must_use]
    pub fn measuring(&self, misses: Misses) -> Self {
        Self {
            misses,
            ..self.clone()
        }
    }

    /// Returns the same kit. Its runs also list the functions that take most
    /// time.
    #[must_use]
    pub fn profiling(&self) -> Self {
        Self {
            profiles: true,
            ..self.clone()
        }
    }

    /// Runs the tests of the parts that were added to the emulator.
    ///
    /// # Errors
    ///
    /// The tests that failed.
    pub fn test_itself(&self) -> Result<(), String> {
        let mut node = self.program();
        node.current_dir(tests_folder().join("emulator"))
            .arg("--test");
        output(&mut node).map(drop)
    }

    /// Lists the functions of all programs that are in RAM.
    ///
    /// # Errors
    ///
    /// If a line of `hot.x` matches no function, or if a function in RAM calls one in flash.
    pub fn functions_in_ram(&self) -> Result<String, String> {
        let mut node = Command::new("node");
        node.arg(tests_folder().join("emulator/hot.mjs"))
            .arg("--list")
            .arg(workspace().join("hot.x"))
            .arg("--elf")
            .arg(&self.gauge);
        for board in BOARDS {
            node.arg("--elf").arg(board.elf());
        }
        output(&mut node)
    }

    /// Runs a command of `run.mjs` on a board.
    ///
    /// # Errors
    ///
    /// All events of the run that must not occur on a device.
    pub fn run<I>(
        &self,
        board: Board,
        command: &str,
        seed: u64,
        arguments: I,
    ) -> Result<Run, String>
    where
        I: IntoIterator,
        I::Item: AsRef<OsStr>,
    {
        let mut node = self.node("run.mjs", &board.elf());
        node.args([command, "--board", board.name])
            .args(["--seed", &seed.to_string()])
            .args(arguments);
        results(&mut node).map_err(|error| format!("{}: {error}", board.name))
    }

    /// Installs the current firmware over the one in the file `earlier`, with the boot loader.
    /// Before that, the earlier firmware plays the script that is beside its file; afterwards the
    /// current firmware plays the script `next`. The files of the run are written to a folder.
    ///
    /// # Errors
    ///
    /// All events of the run that must not occur on a device.
    pub fn install(
        &self,
        board: Board,
        earlier: &Path,
        next: &str,
        folder: &Path,
    ) -> Result<Run, String> {
        let elf = fs::read(board.elf()).map_err(|error| error.to_string())?;
        let image = Image::from_elf(&elf).map_err(|error| error.to_string())?;
        let [file, then] = ["current.uf2", "next.txt"].map(|name| folder.join(name));
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&file, pack(&image.flash)))
            .and_then(|()| fs::write(&then, next))
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut node = self.node("run.mjs", earlier);
        node.args(["install", "--board", board.name, "--seed", "0", "--script"])
            .arg(earlier.with_extension("").with_extension("txt"))
            .arg("--next")
            .arg(board.elf())
            .arg("--uf2")
            .arg(file)
            .arg("--then")
            .arg(then)
            .arg("--shots")
            .arg(folder);
        results(&mut node).map_err(|error| format!("{}: {error}", board.name))
    }

    /// Starts an emulated handheld with these saves, connected to a port of this machine. At the
    /// end its saves are written to `after`.
    ///
    /// # Errors
    ///
    /// If the handheld does not start.
    #[cfg(unix)]
    pub fn bridge(
        &self,
        board: Board,
        saves: &Path,
        after: &Path,
    ) -> Result<super::Bridge, String> {
        let mut node = self.node("bridge.mjs", &board.elf());
        node.args(["--board", board.name, "--saves"]).arg(saves);
        node.arg("--out").arg(after);
        super::Bridge::open(node)
    }

    /// Builds the desktop program, runs it in a folder, and returns its output. The program is built
    /// for its tests, as `cargo test` does: otherwise crates would be built again with other
    /// features.
    ///
    /// # Errors
    ///
    /// The messages of the program on standard error.
    pub fn desk(&self, folder: &Path, arguments: &str) -> Result<String, String> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.current_dir(workspace());
        let build = [
            "test",
            "--quiet",
            "--locked",
            "--no-run",
            "--test",
            "command_line",
        ];
        output(cargo.args(build))?;
        let mut desk = Command::new(target().join("debug/palmyra"));
        output(desk.current_dir(folder).args(arguments.split_whitespace()))
    }

    /// Returns the environment variables through which a check of the page
    /// finds an emulated board.
    #[must_use]
    pub fn variables(&self, board: Board) -> [(&'static str, PathBuf); 2] {
        [
            ("PALMYRA_CORE", self.core.clone()),
            ("PALMYRA_ELF", board.elf()),
        ]
    }

    /// Returns a command for Node. A variable contains the path of the fast core.
    fn program(&self) -> Command {
        let mut node = Command::new("node");
        node.env("PALMYRA_CORE", &self.core);
        node
    }

    /// Returns a command that runs a script of the emulator with a program.
    fn node(&self, script: &str, elf: &Path) -> Command {
        let mut node = self.program();
        node.arg(tests_folder().join("emulator").join(script))
            .arg("--elf")
            .arg(elf);
        if self.misses == Misses::Free {
            node.arg("--free-misses");
        }
        if self.profiles {
            node.arg("--profile");
        }
        node
    }

    /// Measures the engine on the processor that all boards have.
    ///
    /// # Errors
    ///
    /// If the gauge does not accept its arguments, or fails.
    pub fn gauge(&self, gauge: &Gauge, times: u32) -> Result<Run, String> {
        let mut node = self.node("gauge.mjs", &self.gauge);
        node.args(gauge.work).arg(times.to_string());
        results(&mut node).map_err(|error| format!("{}: {error}", gauge.work.join(" ")))
    }

    /// Returns the folder for images of saves. Each way to measure has its own
    /// folder, because both run at the same time.
    fn folder(&self) -> PathBuf {
        let name = format!("{:?}", self.misses).to_lowercase();
        target().join("emulator/images").join(name)
    }

    /// Measures the turns of a bot on a board: in each of `positions` half-played games, the turn
    /// that the bot is about to begin.
    ///
    /// # Errors
    ///
    /// All events of the run that must not occur on a device.
    pub fn think(
        &self,
        board: Board,
        game: Kind,
        level: Level,
        positions: u32,
    ) -> Result<Run, String> {
        let folder = self.folder().join(game.name()).join(level.to_string());
        super::write_positions(&folder, game, level, positions)?;
        self.run(board, "think", 1, ["--images".as_ref(), folder.as_os_str()])
    }

    /// Runs a command for the cable on a board with three running games. `lives` is the number of
    /// random frames, or of times that the cable is pulled out. The files of the run are written to
    /// a folder.
    ///
    /// # Errors
    ///
    /// All events of the run that must not occur on a device.
    pub fn cable(
        &self,
        board: Board,
        command: &str,
        lives: u32,
        folder: &Path,
    ) -> Result<Run, String> {
        let saves = folder.join("given.bin");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&saves, link::three_games()))
            .map_err(|error| format!("{}: {error}", saves.display()))?;
        let lives = lives.to_string();
        let arguments = [
            "--saves".as_ref(),
            saves.as_os_str(),
            "--shots".as_ref(),
            folder.as_os_str(),
            "--lives".as_ref(),
            lives.as_ref(),
        ];
        self.run(board, command, 1, arguments)
    }

    /// Measures how long a computer waits for answers at the cable of a board.
    ///
    /// # Errors
    ///
    /// All events of the run that must not occur on a device.
    pub fn connection(&self, board: Board) -> Result<Run, String> {
        let folder = self.folder().join("cable").join(board.name);
        self.cable(board, "cable", 1, &folder)
    }

    /// Measures the screens of all games on a board.
    ///
    /// # Errors
    ///
    /// All events of the run that must not occur on a device.
    pub fn figures(&self, board: Board) -> Result<Run, String> {
        let measure = |command, script, seed| {
            let script = tests_folder().join(script);
            self.run(
                board,
                command,
                seed,
                ["--script".as_ref(), script.as_os_str()],
            )
        };
        let mut run = measure("figures", super::TABLE_SCRIPT, super::TABLE_SEED)?;
        run.merge(measure("trade", super::TRADE_SCRIPT, super::TRADE_SEED)?);
        run.merge(measure("place", super::PLACE_SCRIPT, super::PLACE_SEED)?);
        Ok(run)
    }

    /// Measures how long presses wait for saves in the game of a walk, on a well-used flash.
    ///
    /// # Errors
    ///
    /// All events of the run that must not occur on a device.
    pub fn saves(&self, board: Board, walk: &str) -> Result<Run, String> {
        let walk = Walk::ALL.into_iter().find(|each| each.name == walk);
        let walk = walk.ok_or("there is no such walk")?;
        let folder = self.folder();
        let image = folder.join("worn.bin");
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&image, super::worn_image()))
            .map_err(|error| format!("{}: {error}", image.display()))?;
        let arguments = [
            "--script".into(),
            walk.file().into_os_string(),
            "--saves".into(),
            image.into_os_string(),
        ];
        self.run(board, "saves", walk.seed, arguments)
    }
}

/// The results of a run.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// The figures, by name.
    figures: BTreeMap<String, f64>,
    profile: Vec<String>,
}

impl Run {
    /// Returns a figure by name.
    ///
    /// # Errors
    ///
    /// If the figure was not measured.
    pub fn get(&self, name: &str) -> Result<f64, String> {
        let value = self.figures.get(name).copied();
        value.ok_or_else(|| format!("the emulator did not measure {name}"))
    }

    /// Adds the figures of another run. Of two figures with the same name, the
    /// larger one is kept.
    pub fn merge(&mut self, other: Self) {
        for (name, value) in other.figures {
            let slot = self.figures.entry(name).or_insert(value);
            *slot = slot.max(value);
        }
    }

    /// The lines of the run's profile; empty if there is none.
    #[must_use]
    pub fn profile(&self) -> &[String] {
        &self.profile
    }
}

/// Runs a command and reads the figures from its output.
fn results(command: &mut Command) -> Result<Run, String> {
    let mut run = Run::default();
    for line in output(command)?.lines() {
        let figure = line
            .rsplit_once(' ')
            .and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?)));
        match figure {
            Some((name, value)) => drop(run.figures.insert(name, value)),
            None => run.profile.push(line.into()),
        }
    }
    Ok(run)
}
