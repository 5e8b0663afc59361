//! The USB side of the link: a serial port for a computer, and two more ways to start the boot
//! loader.
//!
//! USB is active only while a cable is plugged in and the screen *Connect* is open. Each time,
//! the USB stack is created, runs inside the main loop, and is dropped completely.

use core::convert::Infallible;
use core::fmt::Write as _;

use embassy_futures::join::join;
use embassy_futures::select::{Either, Either3, select, select3};
use embassy_rp::peripherals::USB;
use embassy_rp::rom_data::reset_to_usb_boot;
use embassy_rp::usb::{Driver, InterruptHandler};
use embassy_rp::{Peri, bind_interrupts, pac};
use embassy_sync::blocking_mutex::raw::NoopRawMutex;
use embassy_sync::mutex::Mutex;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Instant, Timer};
use embassy_usb::class::cdc_acm::{CdcAcmClass, ControlChanged, Receiver, Sender, State};
use embassy_usb::driver::EndpointError;
use embassy_usb::{Builder, Config};
use palmyra_device::{Handheld, Session};
use palmyra_play::Bots;
use palmyra_play::link::{PRODUCT, VENDOR};

use crate::console::LitFront;
use crate::contacts::EDGES;
use crate::reset::Reset;
use crate::saves::Saves;

bind_interrupts!(struct Irqs {
    USBCTRL_IRQ => InterruptHandler<USB>;
});

/// The length of the longest packet of a full-speed device.
const PACKET: usize = 64;
/// The baud rate with which a computer closes the port in order to start the
/// boot loader.
const TOUCH_BAUD: u32 = 1200;
/// The interval at which the cable is checked, in milliseconds.
pub const LOOK: u64 = 100;
/// The time that a computer needs to notice that a device has been detached, in
/// milliseconds.
const GONE: u64 = 200;

type Bus<'d> = Driver<'d, USB>;

/// The handheld and its surroundings. The main loop and the port use it in
/// turn.
pub struct Table<'a> {
    /// The handheld.
    pub handheld: &'a mut Handheld<Saves>,
    /// The bots.
    pub bots: &'a mut Bots,
    /// The front of the board.
    pub front: &'a mut LitFront,
}

type Shared<'a> = Mutex<NoopRawMutex, Table<'a>>;
type Changed = Signal<NoopRawMutex, ()>;

/// Runs the main loop with USB, until *Connect* is closed, the cable is pulled out, or USB is
/// stuck.
pub async fn connect(usb: Peri<'_, USB>, session: &mut Session, table: Table<'_>) {
    session.restart(true);
    table.front.set_link(session.activity());
    let number = table.front.number();
    let table = Mutex::new(table);
    let changed = Signal::new();
    let port = port(usb, number, session, &table, &changed);
    let is_stuck = match select3(rounds(&table, &changed), port, stuck()).await {
        Either3::First(()) => false,
        Either3::Second(never) => match never {},
        Either3::Third(()) => true,
    };
    detach();
    let Table { front, .. } = table.into_inner();
    session.restart(front.has_cable());
    front.set_link(session.activity());
    if is_stuck {
        defmt::warn!("USB is stuck");
        Timer::after_millis(GONE).await;
    }
}

/// Runs the main loop while the port does not use the handheld.
async fn rounds(table: &Shared<'_>, changed: &Changed) {
    loop {
        let mut table = table.lock().await;
        let Table {
            handheld,
            bots,
            front,
        } = &mut *table;
        let due = handheld.round(bots, *front).await;
        if !handheld.app().is_connecting() || !front.has_cable() {
            return;
        }
        drop(table);
        let latest = Instant::now() + Duration::from_millis(LOOK);
        let due = due.map_or(latest, |due| Instant::from_millis(due).min(latest));
        select3(EDGES.ready_to_receive(), Timer::at(due), changed.wait()).await;
    }
}

/// Attaches the device to the bus and serves a computer until this future is
/// dropped.
async fn port(
    usb: Peri<'_, USB>,
    number: u64,
    session: &mut Session,
    table: &Shared<'_>,
    changed: &Changed,
) -> Infallible {
    let mut name = heapless::String::<16>::new();
    // The buffer has room for all sixteen digits.
    let _ = write!(name, "{number:016X}");
    let mut config = Config::new(VENDOR, PRODUCT);
    config.manufacturer = Some("Palmyra");
    config.product = Some("Palmyra handheld");
    config.serial_number = Some(&name);
    let (mut descriptors, mut control) = ([0; 128], [0; PACKET]);
    let (mut bos, mut msos) = ([0; 40], [0; 184]);
    let mut state = State::new();
    let mut reset = Reset::default();
    let driver = Driver::new(usb, Irqs);
    let mut builder = Builder::new(
        driver,
        config,
        &mut descriptors,
        &mut bos,
        &mut msos,
        &mut control,
    );
    let class = CdcAcmClass::new(&mut builder, &mut state, PACKET as u16);
    reset.add(&mut builder);
    let mut device = builder.build();
    let (sender, receiver, changes) = class.split_with_control();
    let serve = serve(sender, receiver, changes, session, table, changed);
    join(device.run(), serve).await.0
}

/// Serves computers, one after another.
async fn serve<'d>(
    mut sender: Sender<'d, Bus<'d>>,
    mut receiver: Receiver<'d, Bus<'d>>,
    changes: ControlChanged<'d>,
    session: &mut Session,
    table: &Shared<'_>,
    changed: &Changed,
) -> Infallible {
    loop {
        receiver.wait_connection().await;
        let talk = talk(&mut sender, &mut receiver, session, table, changed);
        // Reading and writing never fail in this driver. Only DTR shows that the computer has
        // closed the port.
        if let Either::First(Err(_)) = select(talk, hung_up(&changes)).await {
            defmt::info!("the port is disabled");
        }
        session.restart(true);
        table.lock().await.front.set_link(session.activity());
        changed.signal(());
        if sender.line_coding().data_rate() == TOUCH_BAUD && !changes.dtr() {
            boot_loader();
        }
    }
}

/// Waits until the computer closes the port.
async fn hung_up(changes: &ControlChanged<'_>) {
    let mut was_open = changes.dtr();
    loop {
        changes.control_changed().await;
        let is_open = changes.dtr();
        if was_open && !is_open {
            return;
        }
        was_open = is_open;
    }
}

/// Answers requests until an error occurs.
async fn talk<'d>(
    sender: &mut Sender<'d, Bus<'d>>,
    receiver: &mut Receiver<'d, Bus<'d>>,
    session: &mut Session,
    table: &Shared<'_>,
    changed: &Changed,
) -> Result<Infallible, EndpointError> {
    let mut packet = [0; PACKET];
    loop {
        let len = receiver.read_packet(&mut packet).await?;
        let mut rest = packet.get(..len).unwrap_or_default();
        while !rest.is_empty() {
            let (taken, answer) = take(session, rest, table, changed).await;
            rest = rest.get(taken..).unwrap_or_default();
            if let Some(len) = answer {
                send(sender, len, table).await?;
            }
        }
        if session.boots() {
            // Gives the computer time to receive the answer.
            Timer::after_millis(GONE).await;
            boot_loader();
        }
    }
}

/// Passes received bytes to the session and updates the screen.
async fn take(
    session: &mut Session,
    bytes: &[u8],
    table: &Shared<'_>,
    changed: &Changed,
) -> (usize, Option<usize>) {
    let mut table = table.lock().await;
    let Table {
        handheld,
        bots,
        front,
    } = &mut *table;
    let Some(frames) = bots.frames() else {
        return (bytes.len(), None);
    };
    let now = Instant::now().as_millis();
    let before = session.activity();
    let taken = session.take(bytes, frames, now, handheld, *front);
    if session.activity() != before {
        front.set_link(session.activity());
        changed.signal(());
    }
    taken
}

/// Sends the frame that was written last.
async fn send<'d>(
    sender: &mut Sender<'d, Bus<'d>>,
    len: usize,
    table: &Shared<'_>,
) -> Result<(), EndpointError> {
    // If the last packet of a transfer is full, an empty packet ends the
    // transfer.
    for at in (0..=len).step_by(PACKET) {
        let mut packet = [0; PACKET];
        let count = PACKET.min(len - at);
        if let Some(frames) = table.lock().await.bots.frames() {
            for (place, byte) in packet.iter_mut().zip(frames.written(len).iter().skip(at)) {
                *place = *byte;
            }
        }
        sender
            .write_packet(packet.get(..count).unwrap_or_default())
            .await?;
    }
    Ok(())
}

/// Returns when the USB stack no longer reacts to the computer. embassy-rp 0.10 waits for the end
/// of every control transfer, even if the computer has aborted it.
async fn stuck() {
    let mut was_unheard = false;
    loop {
        Timer::after_millis(LOOK).await;
        let status = pac::USB.sie_status().read();
        let is_unheard = status.setup_rec() || status.bus_reset();
        if was_unheard && is_unheard {
            return;
        }
        was_unheard = is_unheard;
    }
}

/// Detaches the device from the bus. The driver's own `disable` does nothing.
fn detach() {
    pac::RESETS.reset().modify(|w| w.set_usbctrl(true));
    pac::RESETS.reset().modify(|w| w.set_usbctrl(false));
    while !pac::RESETS.reset_done().read().usbctrl() {}
}

/// Restarts into the boot loader, which appears as a drive for UF2 files.
pub fn boot_loader() {
    detach();
    reset_to_usb_boot(0, 0);
}
