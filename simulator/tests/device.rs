//! Tests of `palmyra device`, with a handheld at the other end of a
//! pseudo-terminal.
#![cfg(unix)]

mod desk;

use std::fs::{self, File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use palmyra_device::{Ending, Fault};
use palmyra_engine::caravans::Caravans;
use palmyra_engine::legions::Legions;
use palmyra_headless::{Panel, Simulator};
use palmyra_tests::link;
use palmyra_tests::saves::{Kept, read_saves, sample};
use palmyra_ui::Button;
use palmyra_ui::text::Language;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use desk::{folder, palmyra, said, stderr};

/// A handheld connected to a port.
struct Plugged {
    device: Arc<Mutex<Simulator>>,
    port: String,
    /// The port, kept open while no other program uses it.
    _port: File,
}

impl Plugged {
    /// Connects a handheld with these saves, on which *Connect* is open.
    fn new(image: &[u8]) -> Self {
        let mut device = link::device(image, Language::English);
        device.plug(true);
        link::open(&mut device);
        let wire = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a port");
        grantpt(&wire).expect("a port");
        unlockpt(&wire).expect("a port");
        let port = ptsname(&wire, Vec::new()).expect("a name");
        let port = port.into_string().expect("a name");
        let mut options = OpenOptions::new();
        let open = options.read(true).write(true).open(&port).expect("a port");
        let device = Arc::new(Mutex::new(device));
        let (behind, mut wire) = (Arc::clone(&device), File::from(wire));
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let Ok(count) = wire.read(&mut buffer) else {
                    thread::sleep(Duration::from_millis(5));
                    continue;
                };
                let answers = behind.lock().expect("a device").send(&buffer[..count]);
                wire.write_all(&answers).expect("a port");
            }
        });
        Self {
            device,
            port,
            _port: open,
        }
    }

    fn says(&self, folder: &Path, command: &str) -> String {
        said(folder, &format!("device {command} --port {}", self.port))
    }

    /// Runs a command that must fail, and returns its message.
    fn refuses(&self, folder: &Path, command: &str) -> String {
        self.refuses_after(folder, command).1
    }

    /// Runs a command that must fail, and returns its output and its message.
    fn refuses_after(&self, folder: &Path, command: &str) -> (String, String) {
        let output = palmyra(folder, &format!("device {command} --port {}", self.port));
        assert_eq!(output.status.code(), Some(1), "{command}");
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        (printed, stderr(&output))
    }

    fn kept(&self) -> Kept {
        read_saves(&self.image())
    }

    fn image(&self) -> Vec<u8> {
        let device = self.device.lock().expect("a device");
        device.saves().flash().expect("a flash").bytes().to_vec()
    }
}

#[test]
fn everything_is_listed_and_saved() {
    let folder = folder("device-list");
    let plugged = Plugged::new(&sample::<Legions>());
    let listed = plugged.says(&folder, "list");
    assert!(listed.starts_with("desk, Palmyra "), "{listed}");
    let saved = plugged.says(&folder, "save all.flash");
    assert_eq!(saved, "saved 65536 bytes in all.flash\n");
    assert_eq!(
        fs::read(folder.join("all.flash")).expect("a file"),
        plugged.image()
    );
    let same = said(&folder, "saves all.flash");
    assert!(listed.ends_with(&same), "{listed}\nis not\n{same}");
    let again = plugged.refuses(&folder, "save all.flash");
    assert!(again.contains("--replace"), "{again}");
    plugged.says(&folder, "save all.flash --replace");
    assert!(!folder.join("all.flash.part").exists());
}

#[test]
fn games_are_put_and_newer_ones_are_left_alone() {
    let folder = folder("device-put");
    let file = |name: &str, image: &[u8]| {
        let mut image = image.to_vec();
        image.resize(65_536, 0xff);
        fs::write(folder.join(name), image).expect("a file");
    };
    file("mine.flash", &sample::<Caravans>());
    let plugged = Plugged::new(&[]);
    let put = plugged.says(&folder, "put mine.flash");
    assert!(put.starts_with("1 of 3: caravans"), "{put}");
    let mine = read_saves(&sample::<Caravans>());
    assert_eq!(plugged.kept().records, mine.records);
    assert_eq!(plugged.kept().last, None, "only games that run");
    let again = plugged.says(&folder, "put mine.flash");
    assert_eq!(
        again.matches("already on the handheld").count(),
        3,
        "{again}"
    );
    // All slots of the handheld are taken.
    file("other.flash", &sample::<Legions>());
    let (full, left) = plugged.refuses_after(&folder, "put other.flash --game 2");
    assert!(full.contains("no place is free"), "{full}");
    assert!(left.contains("one game was not copied"), "{left}");
    assert_eq!(plugged.kept().records, mine.records);
    let all = plugged.says(&folder, "put mine.flash --everything");
    assert!(all.contains("last game"), "{all}");
    assert_eq!(plugged.kept().last, mine.last);
}

#[test]
fn pictures_faults_and_the_boot_loader() {
    let folder = folder("device-rest");
    let plugged = Plugged::new(&[]);
    plugged.says(&folder, "shot screen.png");
    let file = fs::read(folder.join("screen.png")).expect("a picture");
    let picture = Panel::from_png(&file).expect("a picture");
    assert_eq!(picture, *plugged.device.lock().expect("a device").panel());
    assert!(plugged.says(&folder, "fault").starts_with("no fault"));
    let fault = Fault::panic("it broke", "here.rs:1");
    let ending = Ending::new(Some(fault), None, false);
    plugged.device.lock().expect("a device").set_ending(ending);
    assert!(
        plugged
            .says(&folder, "fault")
            .contains("it broke here.rs:1")
    );
    assert!(plugged.says(&folder, "boot").contains("RPI-RP2"));
    assert!(plugged.device.lock().expect("a device").boots());
}

#[test]
fn a_handheld_that_is_not_there_is_asked_for() {
    let folder = folder("device-none");
    let output = palmyra(&folder, "device list --port no-such-port");
    assert!(!output.status.success());
    assert!(
        stderr(&output).contains("no-such-port"),
        "{}",
        stderr(&output)
    );
    let plugged = Plugged::new(&[]);
    plugged.device.lock().expect("a device").tap(Button::B);
    let silent = plugged.refuses(&folder, "list");
    assert!(silent.contains("open Connect"), "{silent}");
    let missing = plugged.refuses(&folder, "put nothing.flash");
    assert!(!missing.is_empty());
}

/// Checks that saving a game of several people prints a warning. The game's seed reveals the
/// deal, so it is not listed before the game is over.
#[test]
fn secrets_of_several_people_are_not_listed() {
    let folder = folder("device-secrets");
    let plugged = Plugged::new(&sample::<Caravans>());
    let listed = plugged.says(&folder, "list");
    let rows = || listed.lines();
    let shared = rows().find(|row| row.starts_with("game") && row.contains("human human"));
    let shared = shared.expect("a game of several people");
    assert!(shared.contains("seed hidden"), "{shared}");
    assert!(
        rows().any(|row| row.contains("seed 4294967295")),
        "{listed}"
    );
    let command = format!("device save all.flash --port {}", plugged.port);
    let warning = stderr(&palmyra(&folder, &command));
    assert!(warning.contains("several people"), "{warning}");
}

/// Checks that the exit code of a wrong command line differs from that of a
/// refusal by the handheld.
#[test]
fn a_wrong_command_line_is_told_apart() {
    let folder = folder("device-usage");
    for command in ["device", "device save", "device put", "device steal"] {
        let output = palmyra(&folder, command);
        assert_eq!(output.status.code(), Some(2), "{command}");
    }
}
