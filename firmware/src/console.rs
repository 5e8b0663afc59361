//! The board around the handheld: the hardware that implements a front, and the main loop.

use core::convert::Infallible;

use embassy_executor::SendSpawner;
use embassy_futures::select::select;
use embassy_rp::Peri;
use embassy_rp::gpio::Output;
use embassy_rp::peripherals::FLASH;
use embassy_rp::pwm::Pwm;
use embassy_time::{Instant, Timer, with_timeout};
use palmyra_device::{Edge, Ending, Front, Handheld, Light, Trail};
use palmyra_play::{Bots, Millis, Settings};
use palmyra_ui::{App, Button, Charge, Figures, Parts, Sound, Stage, draw_fault, draw_fault_code};
use static_cell::StaticCell;

use crate::battery::{Gauge, Sources};
use crate::board::PanelPins;
use crate::contacts::{self, EDGES};
use crate::fault::LifeSign;
use crate::panel::{self, Panel, Screen};
use crate::pwm;
use crate::saves::{self, Saves};
use crate::sound::{self, SOUND};

static HANDHELD: StaticCell<Handheld<Saves>> = StaticCell::new();
static BOTS: StaticCell<Bots> = StaticCell::new();

/// Everything that the loop needs except the panel.
pub struct Console {
    /// The brightness of the panel.
    pub backlight: Pwm<'static>,
    /// Measures the battery's charge.
    pub gauge: Gauge,
    /// Warns of a low battery.
    pub lamp: Option<Output<'static>>,
    /// Whether sounds can be heard.
    pub has_piezo: bool,
    /// The sources of power.
    pub sources: &'static Sources,
    /// Restarts the device if the loop stops.
    pub life_sign: LifeSign,
    /// The kind and the unique number of the flash.
    pub flash: (u32, u64),
    /// The source of all randomness.
    pub seed: u64,
}

impl Console {
    /// Reports the previous run's crash or hang, if there was one, then runs for ever.
    pub async fn run(
        mut self,
        pins: PanelPins,
        sender: SendSpawner,
        ending: Option<Ending>,
        flash: Peri<'static, FLASH>,
    ) -> Infallible {
        let mut screen = Screen::new();
        // A task that is spawned only once always finds its place.
        let start = |panel| sender.spawn(panel::send(panel).unwrap());
        let handheld;
        if let Some(ending) = ending {
            start(Panel::new(pins, || {
                draw_fault(screen.picture(), ending.language(), &ending.failure());
            }));
            screen.show().await;
            screen.settle().await;
            self.wait_for_restart(&mut screen, &ending).await;
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
            // The backlight is still off, so nobody sees the picture build up.
            screen.settle().await;
            defmt::info!("complete after {=u64} us", Instant::now().as_micros());
        }
        let bots = BOTS.init_with(Bots::new);
        let mut board = LitFront {
            console: self,
            screen,
        };
        let mut is_logged = false;
        loop {
            let due = handheld.round(bots, &mut board).await;
            if let Some(period) = panel::refresh().filter(|_| !is_logged) {
                defmt::info!("VSYNC every {=u32} us", period);
                is_logged = true;
            }
            let latest = Instant::now() + LifeSign::EVERY;
            let due = due.map_or(latest, |due| Instant::from_millis(due).min(latest));
            select(EDGES.ready_to_receive(), Timer::at(due)).await;
        }
    }

    /// Not inlined, so that its stack frame does not stay on the stack.
    #[inline(never)]
    fn switch_on(&mut self, handheld: &mut Handheld<Saves>, flash: Peri<'static, FLASH>) {
        *handheld.saves_mut() = saves::open(flash, self.sources);
        handheld.switch_on();
        let now = now();
        if let Some(charge) = self.gauge.measure(now) {
            handheld.battery(charge, now);
        }
    }

    /// Shows the fault until A is pressed, in words or, with X, as a code.
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

/// The front while the panel is on.
struct LitFront {
    console: Console,
    screen: Screen,
}

impl Front for LitFront {
    fn now(&self) -> Millis {
        now()
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
        Parts {
            sound: self.console.has_piezo,
            sleep: true,
        }
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
        // Stopped in the middle of a tone, the piezo would stay under voltage.
        sound::silence().await;
        self.lamp(false);
        self.screen.sleep().await;
        // The watchdog stops and continues with the clocks.
        self.console.life_sign.give();
        contacts::sleep().await;
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

/// Not inlined, so that its stack frame does not stay on the stack.
#[inline(never)]
fn build(seed: u64) -> &'static mut Handheld<Saves> {
    HANDHELD.init_with(|| Handheld::new(seed, now(), Saves::closed()))
}

/// Kilobytes of flash and of memory that the program takes; the stack is part of the latter.
fn program() -> (u16, u16) {
    unsafe extern "C" {
        static __sidata: u32;
        static __sdata: u32;
        static __edata: u32;
        static __euninit: u32;
        static _stack_end: u32;
    }
    const FLASH: usize = 0x1000_0000;
    // Only addresses, which the linker has set; nothing is read.
    let data = (&raw const __edata).addr() - (&raw const __sdata).addr();
    let flash = (&raw const __sidata).addr() + data - FLASH;
    let memory = (&raw const __euninit).addr() - (&raw const _stack_end).addr();
    let kilobytes = |bytes: usize| bytes.div_ceil(1024) as u16;
    (kilobytes(flash), kilobytes(memory))
}

fn now() -> Millis {
    Instant::now().as_millis()
}
