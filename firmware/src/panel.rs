//! The display. mipidsi initializes it, and DMA sends pixels to it.
//!
//! The main loop draws a picture while a task that runs by interrupt sends the previous one.
//! The loop uses [`Screen`], and [`send`] is the task.

use core::cell::Cell;
use core::slice;

use embassy_futures::join::join;
use embassy_rp::gpio::{Input, Output};
use embassy_rp::spi::{Async, Spi};
use embassy_sync::blocking_mutex::Mutex;
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use embassy_time::{Duration, Instant, Timer, block_for};
use embedded_hal::delay::DelayNs;
use embedded_hal_bus::spi::ExclusiveDevice;
use mipidsi::Builder;
use mipidsi::interface::SpiInterface;
use mipidsi::models::ST7789;
use mipidsi::options::{ColorInversion, TearingEffect};
use palmyra_device::{Area, Frame, Job, Rows, Scan, Wire};
use palmyra_ui::{PANEL, Picture};
use static_cell::ConstStaticCell;

use crate::board::{MOUNTED, PanelPins, PanelSpi, TUNING};

const SLEEP_IN: u8 = 0x10;
const SLEEP_OUT: u8 = 0x11;
const DISPLAY_OFF: u8 = 0x28;
const DISPLAY_ON: u8 = 0x29;
const SET_COLUMNS: u8 = 0x2a;
const SET_ROWS: u8 = 0x2b;
const WRITE_MEMORY: u8 = 0x2c;

/// The position of the panel's refresh. It is unknown on boards without a VSYNC
/// line.
static SCAN: Mutex<CriticalSectionRawMutex, Cell<Scan>> = Mutex::new(Cell::new(Scan::new()));

/// Records the times at which the panel starts to read at the top. This task
/// runs by interrupt.
#[embassy_executor::task]
pub async fn follow(mut vsync: Input<'static>) {
    loop {
        vsync.wait_for_falling_edge().await;
        let now = Instant::now().as_micros();
        SCAN.lock(|scan| {
            let mut seen = scan.get();
            seen.begins(now);
            scan.set(seen);
        });
    }
}

/// The measured time between two refreshes of the panel, in microseconds.
pub fn refresh() -> Option<u32> {
    let period = SCAN.lock(Cell::get).period()?;
    Some(period as u32)
}

static PICTURES: ConstStaticCell<[Picture; 2]> =
    ConstStaticCell::new([Picture::new(), Picture::new()]);

/// The number of words in a buffer. A buffer holds two rows, with two pixels
/// per word.
const BUFFER: usize = 2 * PANEL as usize / 2;
/// Two buffers. One is sent while the other is filled.
static BUFFERS: ConstStaticCell<[[u32; BUFFER]; 2]> = ConstStaticCell::new([[0; BUFFER]; 2]);

/// The next order for the task that sends pictures.
static ORDERS: Channel<CriticalSectionRawMutex, Order, 1> = Channel::new();
/// The picture that the panel shows. The channel is empty while a picture is
/// being sent.
static SHOWN: Channel<CriticalSectionRawMutex, &'static mut Picture, 1> = Channel::new();

enum Order {
    /// Send the changes of a picture.
    Show(Job<'static>),
    /// Switch the display off. The panel keeps its picture.
    Sleep,
    /// Switch the display on again, with the same picture.
    Wake,
}

/// Carries out orders forever. This task runs by interrupt.
#[embassy_executor::task]
pub async fn send(mut panel: Panel) {
    loop {
        match ORDERS.receive().await {
            Order::Show(job) => {
                panel.show(&job).await;
                // The channel has space, because the only other picture is
                // being drawn.
                let _ = SHOWN.try_send(job.picture);
            }
            Order::Sleep => panel.sleep().await,
            Order::Wake => panel.wake().await,
        }
    }
}

/// Whether a picture is being sent to the panel. The picture tears if interrupts are disabled
/// during this time.
pub fn is_sending() -> bool {
    SHOWN.is_empty()
}

/// The main loop's side of the panel.
pub struct Screen {
    frame: Frame<'static>,
}

impl Screen {
    /// Creates the screen with its two pictures: one to draw on, and one that the
    /// panel shows.
    pub fn new() -> Self {
        let [drawn, other] = PICTURES.take();
        // The channel has space, because nothing was sent to it before.
        let _ = SHOWN.try_send(other);
        Self {
            frame: Frame::new(drawn),
        }
    }

    /// The picture to draw on.
    pub const fn picture(&mut self) -> &mut Picture {
        self.frame.picture()
    }

    /// Waits until the previous picture was sent, and then passes the drawn picture
    /// to the panel.
    pub async fn show(&mut self) {
        let shown = SHOWN.receive().await;
        let job = self.frame.exchange(shown);
        if job.changes.is_empty() {
            // The channel has space, because the picture was just taken out of
            // it.
            let _ = SHOWN.try_send(job.picture);
        } else {
            ORDERS.send(Order::Show(job)).await;
        }
    }

    /// Waits until the panel shows the last picture.
    pub async fn settle(&mut self) {
        SHOWN.ready_to_receive().await;
    }

    /// Switches the display off.
    pub async fn sleep(&mut self) {
        self.settle().await;
        ORDERS.send(Order::Sleep).await;
        // The panel must not be woken before this time has passed.
        Timer::after_micros(AFTER_RESET.into()).await;
    }

    /// Switches the display on again.
    pub async fn wake(&mut self) {
        ORDERS.send(Order::Wake).await;
        Timer::after_micros(AFTER_COMMAND.into()).await;
    }
}

/// The panel, after its initialization.
pub struct Panel {
    spi: Spi<'static, PanelSpi, Async>,
    cs: Output<'static>,
    dc: Output<'static>,
    /// Kept, because a dropped pin would float and reset the panel.
    _reset: Output<'static>,
    buffers: &'static mut [[u32; BUFFER]; 2],
    /// The table is in RAM, because it is read for every pixel.
    wire: Wire,
}

impl Panel {
    /// Initializes the panel. Calls `meanwhile` while the panel starts.
    pub fn new(pins: PanelPins, meanwhile: impl FnOnce()) -> Self {
        let PanelPins {
            mut spi,
            mut cs,
            mut dc,
            mut reset,
        } = pins;
        bring_up(&mut spi, &mut cs, &mut dc, &mut reset, meanwhile);
        let mut panel = Self {
            spi,
            cs,
            dc,
            _reset: reset,
            buffers: BUFFERS.take(),
            wire: Wire::new(),
        };
        for (register, value) in TUNING {
            panel.command(*register, value);
        }
        panel
    }

    async fn sleep(&mut self) {
        self.command(DISPLAY_OFF, &[]);
        self.command(SLEEP_IN, &[]);
    }

    async fn wake(&mut self) {
        self.command(SLEEP_OUT, &[]);
        // The refresh has started again, so its earlier position is no longer
        // valid.
        SCAN.lock(|scan| scan.set(Scan::new()));
        Timer::after_micros(AFTER_COMMAND.into()).await;
        self.command(DISPLAY_ON, &[]);
    }

    /// Sends the changes of a picture. Nothing tears if the board has a VSYNC line.
    async fn show(&mut self, job: &Job<'static>) {
        for thing in job.changes.things() {
            let scan = SCAN.lock(Cell::get);
            let plan = scan.plan(thing, Instant::now().as_micros());
            if plan.wait > 0 {
                Timer::after_micros(plan.wait).await;
            }
            let areas = plan.instead.as_ref().map_or(thing, slice::from_ref);
            for area in areas {
                self.send(job.picture, *area).await;
            }
        }
    }

    /// Sends an area. While one buffer of rows is sent, the next one is filled.
    async fn send(&mut self, picture: &Picture, area: Area) {
        let mut rows = Rows::new(picture, area);
        // The first buffer gets only one row, so that sending starts early.
        let mut words = rows.fill(&self.wire, &mut self.buffers[0][..PANEL as usize / 2]);
        self.open(area);
        let [mut now, mut next] = self.buffers.each_mut();
        while words > 0 {
            let bytes = bytemuck::cast_slice(&now[..words]);
            let sending = self.spi.write(bytes);
            let filling = async { rows.fill(&self.wire, next) };
            // Sending over this bus never fails.
            (_, words) = join(sending, filling).await;
            core::mem::swap(&mut now, &mut next);
        }
        self.cs.set_high();
    }

    /// Tells the panel which area follows. The area's pixels must be sent next.
    fn open(&mut self, area: Area) {
        self.command(SET_COLUMNS, &range(area.left, area.right));
        self.command(SET_ROWS, &range(area.top, area.bottom));
        self.command(WRITE_MEMORY, &[]);
        self.cs.set_low();
    }

    /// Sends a command without DMA. Its few bytes take less time than the setup of a
    /// transfer.
    fn command(&mut self, command: u8, arguments: &[u8]) {
        self.cs.set_low();
        self.dc.set_low();
        let _ = self.spi.blocking_write(&[command]);
        self.dc.set_high();
        let _ = self.spi.blocking_write(arguments);
        self.cs.set_high();
    }
}

/// Initializes the panel with mipidsi, which borrows the pins during this time.
fn bring_up(
    spi: &mut Spi<'static, PanelSpi, Async>,
    cs: &mut Output<'static>,
    dc: &mut Output<'static>,
    reset: &mut Output<'static>,
    meanwhile: impl FnOnce(),
) {
    let device =
        ExclusiveDevice::new_no_delay(spi, cs).unwrap_or_else(|infallible| match infallible {});
    // mipidsi sends no pixels here, so this buffer is never used.
    let mut buffer = [0; 4];
    let interface = SpiInterface::new(device, dc, &mut buffer);
    let mut start = Start {
        meanwhile: Some(meanwhile),
    };
    let display = Builder::new(ST7789, interface)
        .display_size(PANEL as u16, PANEL as u16)
        .orientation(MOUNTED.orientation)
        .refresh_order(MOUNTED.refresh)
        .invert_colors(ColorInversion::Inverted)
        .reset_pin(reset)
        .init(&mut start);
    let Ok(mut display) = display else {
        defmt::panic!("the panel's settings contradict each other");
    };
    // Sending over this bus never fails.
    let _ = display.set_tearing_effect(TearingEffect::Vertical);
}

/// Returns the first and the last coordinate as bytes, high bytes first.
fn range(start: u16, end: u16) -> [u8; 4] {
    let [a, b] = start.to_be_bytes();
    let [c, d] = end.saturating_sub(1).to_be_bytes();
    [a, b, c, d]
}

/// The time that the ST7789 needs between a reset, or the beginning of sleep, and the end of
/// sleep, in microseconds.
const AFTER_RESET: u32 = 120_000;
/// The time that the ST7789 needs between the end of sleep and the next
/// command, in microseconds.
const AFTER_COMMAND: u32 = 5_000;

/// The delays of mipidsi's initialization, shortened to those of the data sheet.
///
/// mipidsi waits 300 ms in total. Here the first picture is drawn while the panel prepares to
/// leave its sleep. After the panel is switched on, it needs no pause.
struct Start<F> {
    meanwhile: Option<F>,
}

impl<F: FnOnce()> DelayNs for Start<F> {
    fn delay_ns(&mut self, nanos: u32) {
        self.delay_us(nanos.div_ceil(1000));
    }

    fn delay_us(&mut self, micros: u32) {
        let pause = if micros < AFTER_RESET {
            micros.min(AFTER_COMMAND)
        } else if let Some(work) = self.meanwhile.take() {
            let end = Instant::now() + Duration::from_micros(AFTER_RESET.into());
            work();
            let rest = end.saturating_duration_since(Instant::now());
            rest.as_micros() as u32
        } else {
            0
        };
        block_for(Duration::from_micros(pause.into()));
    }
}
