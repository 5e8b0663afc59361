//! The hardware around the handheld: its front, and the main loop.

use core::convert::Infallible;

use embassy_executor::SendSpawner;
use embassy_futures::select::select;
use embassy_rp::Peri;
use embassy_rp::gpio::Output;
use embassy_rp::peripherals::{FLASH, USB};
use embassy_rp::pwm::Pwm;
use embassy_time::{Duration, Instant, Timer, with_timeout};
use palmyra_device::{Edge, Ending, Front, Handheld, Light, LinkFront, Session, Trail};
use palmyra_play::link::Activity;
use palmyra_play::{Bots, Day, Millis, Settings};
use palmyra_ui::{
    App, Button, Charge, Figures, Parts, Picture, Sound, Stage, draw_fault, draw_fault_code,
};
use static_cell::StaticCell;

use crate::battery::{Gauge, Sources};
use crate::board::{self, PanelPins};
use crate::contacts::{self, EDGES};
use crate::fault::LifeSign;
use crate::link::{self, Table};
use crate::panel::{self, Panel, Screen};
use crate::pwm;
use crate::saves::{self, Saves};
use crate::sound::{self, SOUND};

static HANDHELD: StaticCell<Handheld<Saves>> = StaticCell::new();
static BOTS: StaticCell<Bots> = StaticCell::new();

/// The parts of the board that the main loop needs, except the panel.
pub struct Console {
    /// The PWM slice of the backlight.
    pub backlight: Pwm<'static>,
    /// The gauge of the battery's charge.
    pub gauge: Gauge,
    /// The lamp that warns of a low battery.
    pub lamp: Option<Output<'static>>,
    /// Whether the board has a piezo.
    pub has_piezo: bool,
    /// The pins that report the state of the power supply.
    pub sources: &'static Sources,
    /// The watchdog, which restarts the device if the loop stops.
    pub life_sign: LifeSign,
    /// The JEDEC ID and the unique number of the flash.
    pub flash: (u32, u64),
    /// The seed of all randomness.
    pub seed: u64,
}

impl Console {
    /// Reports the previous run's crash or hang, if there was one. Then runs the main
    /// loop forever.
    pub async fn run(
        mut self,
        pins: PanelPins,
        sender: SendSpawner,
        ending: Option<Ending>,
        flash: Peri<'static, FLASH>,
        mut bus: Peri<'static, USB>,
    ) -> Infallible {
        let mut screen = Screen::new();
        // Spawning cannot fail, because only one of the branches below does it, and only once.
        let start = |panel| sender.spawn(panel::send(panel).unwrap());
        let handheld;
        if let Some(ending) = &ending {
            start(Panel::new(pins, || {
                draw_fault(screen.picture(), ending.language(), &ending.failure());
            }));
            screen.show().await;
            screen.settle().await;
            self.wait_for_restart(&mut screen, ending).await;
            handheld = build(self.seed);
            self.switch_on(handheld, flash);
        } else {
            handheld = build(self.seed);
            self.switch_on(handheld, flash);
            start(Panel::new(pins, || {
                if handheld.take_redraw() {
                    handheld.app().draw(screen.picture());
                }
            }));
            screen.show().await;
            // The backlight is still off, so the player does not see the
            // picture being built up.
            screen.settle().await;
            defmt::info!("complete after {=u64} us", Instant::now().as_micros());
        }
        let bots = BOTS.init_with(Bots::new);
        let mut board = LitFront {
            console: self,
            screen,
            ending,
            link: Activity::default(),
            clock: None,
        };
        let mut session = Session::new();
        let mut is_logged = false;
        loop {
            let due = handheld.round(bots, &mut board).await;
            let is_connecting = handheld.app().is_connecting();
            if is_connecting && board.has_cable() {
                let front = &mut board;
                let table = Table {
                    handheld,
                    bots,
                    front,
                };
                link::connect(bus.reborrow(), &mut session, table).await;
                continue;
            }
            if !is_connecting {
                session.forget();
                board.set_link(session.activity());
            }
            if let Some(period) = panel::refresh().filter(|_| !is_logged) {
                defmt::info!("VSYNC every {=u32} us", period);
                is_logged = true;
            }
            let pause = if is_connecting {
                Duration::from_millis(link::LOOK)
            } else {
                LifeSign::EVERY
            };
            let latest = Instant::now() + pause;
            let due = due.map_or(latest, |due| Instant::from_millis(due).min(latest));
            select(EDGES.ready_to_receive(), Timer::at(due)).await;
        }
    }

    /// Opens the saves and switches the handheld on. Never inlined, so that its stack space is
    /// not part of the caller's frame.
    #[inline(never)]
    fn switch_on(&mut self, handheld: &mut Handheld<Saves>, flash: Peri<'static, FLASH>) {
        *handheld.saves_mut() = saves::open(flash, self.sources);
        handheld.equip(self.parts());
        handheld.switch_on();
        let now = now();
        if let Some(charge) = self.gauge.measure(now) {
            handheld.battery(charge, now);
        }
    }

    const fn parts(&self) -> Parts {
        Parts {
            sound: self.has_piezo,
            sleep: true,
            cable: true,
            board: board::NUMBER,
        }
    }

    /// Shows the fault until button A is pressed. Button X switches between the text and a code.
    async fn wait_for_restart(&mut self, screen: &mut Screen, ending: &Ending) {
        self.set_light(Light::Full, Settings::default().brightness);
        let (language, failure) = (ending.language(), ending.failure());
        let mut is_code = false;
        loop {
            self.life_sign.give();
            let edge = with_timeout(LifeSign::EVERY, EDGES.receive()).await;
            match edge {
                Ok(edge) if edge.down && edge.button == Button::A => return,
                Ok(edge) if edge.down && edge.button == Button::X => {
                    is_code = !is_code;
                    match is_code {
                        true => draw_fault_code(screen.picture(), language, &failure),
                        false => draw_fault(screen.picture(), language, &failure),
                    }
                    screen.show().await;
                }
                _ => {}
            }
        }
    }

    fn set_light(&mut self, light: Light, brightness: u8) {
        self.backlight
            .set_config(&pwm::light(light.duty(brightness)));
    }
}

/// The front of the running main loop.
pub struct LitFront {
    console: Console,
    screen: Screen,
    /// The previous run's crash or hang.
    ending: Option<Ending>,
    /// The state of the link to a computer.
    link: Activity,
    /// The Unix time at power-on, in seconds; `None` until a computer has set
    /// the time.
    clock: Option<u64>,
}

impl LitFront {
    /// Sets the state of the link to a computer.
    pub const fn set_link(&mut self, link: Activity) {
        self.link = link;
    }

    /// Whether the cable supplies power.
    pub fn has_cable(&self) -> bool {
        self.console.sources.has_usb()
    }

    /// The unique number of this device.
    pub const fn number(&self) -> u64 {
        self.console.flash.1
    }
}

impl LinkFront for LitFront {
    fn board(&self) -> &'static str {
        board::NAME
    }

    fn set_time(&mut self, seconds: u64) {
        self.clock = Some(seconds.saturating_sub(Instant::now().as_secs()));
    }

    fn picture(&mut self, app: &App) -> &Picture {
        app.draw(self.screen.picture());
        self.screen.picture()
    }

    fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }
}

impl Front for LitFront {
    fn now(&self) -> Millis {
        now()
    }

    fn today(&self) -> Option<Day> {
        let since = self.clock?;
        Day::at(since.saturating_add(Instant::now().as_secs()))
    }

    fn link(&self) -> Activity {
        self.link
    }

    fn next_edge(&mut self) -> Option<Edge> {
        EDGES.try_receive().ok()
    }

    fn has_edge(&self) -> bool {
        !EDGES.is_empty()
    }

    fn battery(&mut self, now: Millis) -> Option<Charge> {
        self.console.gauge.measure(now)
    }

    fn parts(&self) -> Parts {
        self.console.parts()
    }

    fn figures(&mut self) -> Figures {
        let sources = self.console.sources;
        Figures {
            battery: sources.millivolts(),
            cable: Some(sources.has_usb()),
            flash: Some(self.console.flash),
            refresh: panel::refresh(),
            program: Some(program()),
        }
    }

    fn sound(&mut self, sound: Sound, volume: u8) {
        SOUND.signal((sound, volume));
    }

    fn lamp(&mut self, is_on: bool) {
        if let Some(lamp) = &mut self.console.lamp {
            lamp.set_level(is_on.into());
        }
    }

    async fn show(&mut self, app: &App) {
        self.at(Stage::Drawing, app);
        app.draw(self.screen.picture());
        self.at(Stage::Showing, app);
        self.screen.show().await;
    }

    fn light(&mut self, light: Light, brightness: u8) {
        self.console.set_light(light, brightness);
    }

    async fn sleep(&mut self, is_asked: bool) -> bool {
        if !is_asked && self.console.sources.has_usb() {
            return false;
        }
        // If the clocks stopped during a tone, the piezo would stay powered.
        sound::silence().await;
        self.lamp(false);
        self.screen.sleep().await;
        // The watchdog stops with the clocks, and later continues from the same
        // count. It is fed first, so that it does not run out soon after the
        // device wakes.
        self.console.life_sign.give();
        contacts::sleep().await;
        // The timer has stopped during the sleep, so the time is no longer
        // known.
        self.clock = None;
        self.screen.wake().await;
        true
    }

    fn at(&mut self, stage: Stage, app: &App) {
        let trail = Trail::new(stage, app.screen(), app.settings().language);
        self.console.life_sign.at(trail);
        if stage == Stage::Updating {
            self.console.life_sign.give();
        }
    }
}

/// Creates the handheld in static memory. Never inlined, so that its stack space is not part of
/// the caller's frame.
#[inline(never)]
fn build(seed: u64) -> &'static mut Handheld<Saves> {
    HANDHELD.init_with(|| Handheld::new(seed, now(), Saves::closed()))
}

/// The sizes of flash and memory that the program uses, in kilobytes. The memory
/// includes the stack.
fn program() -> (u16, u16) {
    unsafe extern "C" {
        static __sidata: u32;
        static __sdata: u32;
        static __edata: u32;
        static __euninit: u32;
        static _stack_end: u32;
    }
    const FLASH: usize = 0x1000_0000;
    // Only addresses are taken, and nothing is read. The linker has set the
    // addresses.
    let data = (&raw const __edata).addr() - (&raw const __sdata).addr();
    let flash = (&raw const __sidata).addr() + data - FLASH;
    let memory = (&raw const __euninit).addr() - (&raw const _stack_end).addr();
    let kilobytes = |bytes: usize| bytes.div_ceil(1024) as u16;
    (kilobytes(flash), kilobytes(memory))
}

fn now() -> Millis {
    Instant::now().as_millis()
}
