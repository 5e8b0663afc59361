//! The loop around the application.

use core::convert::Infallible;

use embassy_futures::select::select;
use embassy_rp::Peri;
use embassy_rp::peripherals::FLASH;
use embassy_rp::pwm::Pwm;
use embassy_time::{Duration, Instant, Timer, with_timeout};
use palmyra_device::{Ending, Frame, Handheld, Light, Trail};
use palmyra_ui::{Button, Millis, Mind, Settings, Stage, draw_fault};
use static_cell::{ConstStaticCell, StaticCell};

use crate::battery::Gauge;
use crate::board::PanelPins;
use crate::contacts::EDGES;
use crate::fault::LifeSign;
use crate::panel::Panel;
use crate::pwm;
use crate::saves::{self, Saves};
use crate::sound::SOUND;

static FRAME: ConstStaticCell<Frame> = ConstStaticCell::new(Frame::new());
static HANDHELD: StaticCell<Handheld<Saves>> = StaticCell::new();
static MIND: StaticCell<Mind> = StaticCell::new();

/// While somebody thinks, this is done in one go between two pictures.
const SLICE: Duration = Duration::from_millis(29);
/// So many units of work are done before the clock is looked at.
const UNITS: u32 = 64;

/// Everything that the loop needs besides the panel.
pub struct Console {
    /// The brightness of the panel.
    pub backlight: Pwm<'static>,
    /// If the board has one.
    pub battery: Option<Gauge>,
    /// Has to hear from the loop.
    pub life_sign: LifeSign,
    /// Where all randomness comes from.
    pub seed: u64,
}

impl Console {
    /// Tells how the life before ended, if that was badly, then plays for ever.
    pub async fn run(
        mut self,
        pins: PanelPins,
        ending: Option<Ending>,
        flash: Peri<'static, FLASH>,
    ) -> Infallible {
        let frame = FRAME.take();
        let (mut panel, handheld);
        if let Some(ending) = ending {
            panel = Panel::new(pins, || {
                let Ok(()) = draw_fault(frame, ending.language(), &ending.failure());
            });
            panel.show(frame).await;
            self.wait_for_restart().await;
            handheld = self.new_handheld(flash);
        } else {
            handheld = self.new_handheld(flash);
            panel = Panel::new(pins, || {
                if handheld.take_redraw() {
                    draw(handheld, frame);
                }
            });
            panel.show(frame).await;
            defmt::info!("complete after {=u64} us", Instant::now().as_micros());
        }
        self.play(handheld, frame, panel).await
    }

    fn new_handheld(&mut self, flash: Peri<'static, FLASH>) -> &'static mut Handheld<Saves> {
        let handheld = build(self.seed, flash);
        handheld.switch_on();
        self.measure(handheld);
        handheld
    }

    /// The fault's screen stays until it was read.
    async fn wait_for_restart(&mut self) {
        let duty = Light::Full.duty(Settings::default().brightness);
        self.backlight.set_config(&pwm::light(duty));
        loop {
            self.life_sign.give();
            let edge = with_timeout(LifeSign::EVERY, EDGES.receive()).await;
            if edge.is_ok_and(|edge| edge.down && edge.button == Button::A) {
                return;
            }
        }
    }

    async fn play(
        &mut self,
        handheld: &'static mut Handheld<Saves>,
        frame: &'static mut Frame,
        mut panel: Panel,
    ) -> Infallible {
        let mind = new_mind();
        loop {
            self.at(Stage::Updating, handheld);
            self.life_sign.give();
            while let Ok(edge) = EDGES.try_receive() {
                handheld.touch(edge);
            }
            handheld.advance(now());
            self.measure(handheld);
            if let Some(sound) = handheld.take_sound() {
                SOUND.signal(sound);
            }
            let redraw = handheld.take_redraw();
            if redraw {
                self.at(Stage::Drawing, handheld);
                draw(handheld, frame);
                self.at(Stage::Showing, handheld);
                panel.show(frame).await;
            }
            self.backlight
                .set_config(&pwm::light(handheld.backlight(now())));
            // Erasing stops everything for a while: only where people read, and
            // after they have got their picture.
            if redraw {
                handheld.rest();
            }
            if handheld.wants_to_think() {
                self.at(Stage::Thinking, handheld);
                think(handheld, mind);
                continue;
            }
            self.at(Stage::Waiting, handheld);
            let round = Instant::now() + LifeSign::EVERY;
            let wake = handheld.deadline(now()).map(Instant::from_millis);
            let wake = wake.map_or(round, |wake| wake.min(round));
            select(EDGES.ready_to_receive(), Timer::at(wake)).await;
        }
    }

    fn at(&mut self, stage: Stage, handheld: &Handheld<Saves>) {
        let app = handheld.app();
        let trail = Trail::new(stage, app.screen(), app.settings().language);
        self.life_sign.at(trail);
    }

    /// Nobody reads the gauge in the dark.
    fn measure(&mut self, handheld: &mut Handheld<Saves>) {
        let now = now();
        if handheld.light(now) != Light::Dark
            && let Some(percent) = self.battery.as_mut().and_then(|gauge| gauge.measure(now))
        {
            handheld.battery(percent, now);
        }
    }
}

/// Not inlined, so that the room for building it does not stay on the stack.
#[inline(never)]
fn build(seed: u64, flash: Peri<'static, FLASH>) -> &'static mut Handheld<Saves> {
    HANDHELD.init_with(|| Handheld::off(seed, now(), saves::open(flash)))
}

/// Not inlined, for the same reason.
#[inline(never)]
fn new_mind() -> &'static mut Mind {
    MIND.init_with(Mind::default)
}

/// Thinks until it is time for the next picture, or somebody presses.
fn think(handheld: &mut Handheld<Saves>, mind: &mut Mind) {
    let end = Instant::now() + SLICE;
    while handheld.wants_to_think() && EDGES.is_empty() && Instant::now() < end {
        handheld.think(mind, UNITS, now());
    }
}

fn draw(handheld: &Handheld<Saves>, frame: &mut Frame) {
    let Ok(()) = handheld.app().draw(frame);
}

fn now() -> Millis {
    Instant::now().as_millis()
}
