//! Runs the page in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use palmyra_uf2::{Image, pack};
use palmyra_web_tool::{FOLDER, Firmware, Server, Site, build};

use crate::emulator::{BOARDS, Kit, tests_folder};
use crate::needs;
use crate::node::{install_packages, output};

/// The page on a server of its own, and Chromium.
#[derive(Debug)]
pub struct Browser {
    /// The page.
    pub site: Site,
    address: String,
    chromium: String,
}

impl Browser {
    /// Builds the page, serves it while this process runs, and installs the packages that control
    /// the browser.
    ///
    /// # Errors
    ///
    /// The missing tool and the way to install it, or the step that failed.
    pub fn open() -> Result<Self, String> {
        Self::of(FOLDER, Firmware::new())
    }

    /// Builds and serves the page like [`Browser::open`]. The page also offers the firmware files,
    /// which are already built, because building them is part of creating a kit.
    ///
    /// # Errors
    ///
    /// The missing tool and the way to install it, or the step that failed.
    pub fn with_firmware(_: &Kit) -> Result<Self, String> {
        let mut firmware = Firmware::new();
        for board in BOARDS {
            let elf = fs::read(board.elf()).map_err(|error| error.to_string())?;
            let image = Image::from_elf(&elf).map_err(|error| error.to_string())?;
            firmware.push((format!("palmyra-{}.uf2", board.name), pack(&image.flash)));
        }
        let notices = tests_folder().join("../licenses/firmware.txt");
        let notices = fs::read(notices).map_err(|error| error.to_string())?;
        firmware.push(("palmyra-notices.txt".into(), notices));
        Self::of("page-with-firmware", firmware)
    }

    /// Builds the page in a folder of cargo's target folder, and serves it.
    fn of(folder: &str, firmware: Firmware) -> Result<Self, String> {
        needs::of_browser().map_or(Ok(()), Err)?;
        install_packages("web")?;
        let site = build(folder, firmware).map_err(|error| error.to_string())?;
        let server = Server::open(&site.folder, 0).map_err(|error| error.to_string())?;
        let address = server.address().to_owned();
        thread::spawn(move || server.run());
        Ok(Self {
            site,
            address,
            chromium: needs::chromium().unwrap_or_default(),
        })
    }

    /// Runs a check and returns its output.
    ///
    /// # Errors
    ///
    /// The faults that the check has found.
    pub fn check(&self, name: &str, folder: &Path) -> Result<String, String> {
        self.check_with(name, folder, &[])
    }

    /// Runs a check with these environment variables and returns its output.
    ///
    /// # Errors
    ///
    /// The faults that the check has found.
    pub fn check_with(
        &self,
        name: &str,
        folder: &Path,
        variables: &[(&str, PathBuf)],
    ) -> Result<String, String> {
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        let mut node = Command::new("node");
        node.arg(tests_folder().join("web/run.mjs"))
            .args([name, &self.address, &self.chromium])
            .arg(folder)
            .envs(variables.iter().map(|(name, value)| (name, value)));
        output(&mut node)
    }
}
