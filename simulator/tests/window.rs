//! Tests of `palmyra` in a window on a real display. They play like a person.
#![cfg(all(unix, not(target_vendor = "apple")))]

mod desk;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use embedded_graphics::prelude::{Point, Size};
use palmyra::case::{self, Canvas, Layout, Shape};
use palmyra_device::Light;
use palmyra_headless::saves;
use palmyra_headless::{Panel, Simulator};
use palmyra_ui::Button;

/// The time after which a test gives up waiting.
const NEVER: Duration = Duration::from_secs(60);
/// The file into which Xvfb writes the picture of the display.
const FRAME: &str = "Xvfb_screen0";

fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + NEVER;
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(Instant::now() < end, "no {what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A virtual display.
struct Display {
    server: Child,
    name: String,
    folder: PathBuf,
}

impl Display {
    fn open(folder: &Path) -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp"])
            .args(["-screen", "0", "1280x800x24", "-fbdir"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb, of the Debian package xvfb");
        let mut number = String::new();
        let stdout = server.stdout.take().expect("a pipe");
        let read = BufReader::new(stdout).read_line(&mut number);
        assert!(read.is_ok_and(|len| len > 0), "the display opens");
        Self {
            server,
            name: format!(":{}", number.trim()),
            folder: folder.into(),
        }
    }

    /// An area of the display's picture, with one word per pixel.
    fn frame(&self, at: Point, size: Size) -> Option<Vec<u32>> {
        let file = fs::read(self.folder.join(FRAME)).ok()?;
        let field = |index: usize| {
            let bytes = file.get(4 * index..4 * index + 4)?;
            Some(u32::from_be_bytes(bytes.try_into().ok()?) as usize)
        };
        // The file consists of a header, a colour map and the rows of pixels.
        let (line, bits) = (field(12)?, field(11)?);
        assert_eq!(bits, 32, "a word a pixel");
        let start = field(0)? + 12 * field(19)?;
        let mut pixels = Vec::new();
        for y in 0..size.height as usize {
            let from = start + (at.y as usize + y) * line + 4 * at.x as usize;
            let row = file.get(from..from + 4 * size.width as usize)?;
            let words = row.chunks_exact(4).map(|it| it.try_into().ok());
            let words = words.flatten().map(u32::from_le_bytes);
            pixels.extend(words.map(|word| word & 0x00ff_ffff));
        }
        Some(pixels)
    }

    fn xdotool(&self, arguments: &str) -> String {
        let output = Command::new("xdotool")
            .args(arguments.split_whitespace())
            .env("DISPLAY", &self.name)
            .output()
            .expect("xdotool, of the Debian package of that name");
        assert!(output.status.success(), "{arguments}: {output:?}");
        String::from_utf8(output.stdout).expect("text")
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The game running in a window.
struct Play {
    display: Display,
    child: Child,
    window: String,
    at: Point,
    size: Size,
    flash: PathBuf,
}

impl Play {
    fn start(name: &str) -> Self {
        let folder = desk::folder(name);
        let display = Display::open(&folder);
        let child = desk::command(&folder, "--seed 5 --flash games.flash")
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .stderr(Stdio::piped())
            .spawn()
            .expect("palmyra starts");
        let window = display.xdotool("search --sync --onlyvisible --name Palmyra");
        let window = window.trim().to_owned();
        let shape = display.xdotool(&format!("getwindowgeometry --shell {window}"));
        let field = |name: &str| -> u32 {
            let mut lines = shape.lines();
            let found = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
            found.expect("a field").parse().expect("a number")
        };
        let at = Point::new(field("X") as i32, field("Y") as i32);
        let size = Size::new(field("WIDTH"), field("HEIGHT"));
        display.xdotool(&format!("windowfocus --sync {window}"));
        Self {
            display,
            child,
            window,
            at,
            size,
            flash: folder.join("games.flash"),
        }
    }

    /// Waits until the window shows the picture of the device in its case.
    fn until_as(&self, device: &Simulator) {
        let mut expected = vec![0; (self.size.width * self.size.height) as usize];
        case::draw(
            &mut Canvas::new(&mut expected, self.size),
            &Layout::fit(self.size),
            device.panel(),
            Light::Full,
            |button| device.is_held(button),
        );
        until("such picture", || {
            let frame = self.display.frame(self.at, self.size)?;
            (frame == expected).then_some(())
        });
    }

    fn resize(&mut self, size: Size) {
        let (window, Size { width, height }) = (&self.window, size);
        self.display
            .xdotool(&format!("windowsize --sync {window} {width} {height}"));
        self.size = size;
    }

    /// Moves the mouse onto a drawn button.
    fn point_at(&self, button: Button) {
        let Point { x, y } = match Layout::fit(self.size).shape(button) {
            Shape::Arm(arm) => arm.center(),
            Shape::Round(circle) => circle.center(),
        };
        let window = &self.window;
        self.display
            .xdotool(&format!("mousemove --sync --window {window} {x} {y}"));
    }

    /// Waits until the program ends. Returns its status and its messages.
    fn end(&mut self) -> (ExitStatus, String) {
        let status = until("end", || self.child.try_wait().expect("a child"));
        let mut said = String::new();
        let mut stderr = self.child.stderr.take().expect("a pipe");
        stderr.read_to_string(&mut said).expect("text");
        assert!(!said.contains(".rs"), "{said}");
        assert!(saves::on_file(&self.flash).is_ok(), "the saves are free");
        (status, said)
    }
}

impl Drop for Play {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
#[cfg_attr(not(has_xvfb), ignore = "install the Debian packages xvfb and xdotool")]
fn keys_and_mouse_press_the_buttons_and_the_window_shows_the_device() {
    let mut play = Play::start("window");
    let mut device = Simulator::new(5);
    play.until_as(&device);
    for (key, button) in [("Down", Button::Down), ("Up", Button::Up)] {
        play.display.xdotool(&format!("key {key}"));
        device.tap(button);
        play.until_as(&device);
    }
    // A button must look pressed as long as the key or the mouse is held down.
    play.display.xdotool("keydown x");
    device.press(Button::X);
    play.until_as(&device);
    play.display.xdotool("keyup x");
    device.release(Button::X);
    play.until_as(&device);
    for button in [Button::Y, Button::A] {
        play.point_at(button);
        play.display.xdotool("mousedown 1");
        device.press(button);
        play.until_as(&device);
        play.display.xdotool("mouseup 1");
        device.release(button);
        play.until_as(&device);
    }
    assert_ne!(device.app().screen(), "language", "A leads on");
    // A larger window must show a larger case around the same picture.
    play.resize(Size::new(1250, 700));
    play.until_as(&device);
    // A click outside of the buttons must do nothing.
    play.display.xdotool("mousemove 5 5 click 1");
    play.display.xdotool("key F12");
    let picture = until("picture", || {
        let file = fs::read(play.flash.with_file_name("palmyra-1.png")).ok()?;
        Panel::from_png(&file).ok()
    });
    assert_eq!(&picture, device.panel());
}

#[test]
#[cfg_attr(not(has_xvfb), ignore = "install the Debian packages xvfb and xdotool")]
fn a_destroyed_window_ends_the_game_and_frees_its_saves() {
    let mut play = Play::start("destroyed");
    play.until_as(&Simulator::new(5));
    play.display
        .xdotool(&format!("windowclose {}", play.window));
    let (status, said) = play.end();
    assert!(status.success(), "{said}");
    assert_eq!(said, "");
}

#[test]
#[cfg_attr(not(has_xvfb), ignore = "install the Debian packages xvfb and xdotool")]
fn a_lost_display_ends_the_game_and_frees_its_saves() {
    let mut play = Play::start("killed-client");
    play.display.xdotool(&format!("windowkill {}", play.window));
    let (status, said) = play.end();
    assert_eq!(status.code(), Some(1), "{said}");

    let mut play = Play::start("killed-display");
    play.display.server.kill().expect("it was there");
    let (status, said) = play.end();
    assert_eq!(status.code(), Some(1), "{said}");
}
