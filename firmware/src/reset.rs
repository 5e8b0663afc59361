//! The USB interface that `picotool reboot -f` looks for, like that of `pico_stdio_usb`.

use embassy_usb::control::{OutResponse, Recipient, Request, RequestType};
use embassy_usb::driver::Driver;
use embassy_usb::types::InterfaceNumber;
use embassy_usb::{Builder, Handler, msos};

use crate::link::boot_loader;

const VENDOR: u8 = 0xff;
const SUBCLASS: u8 = 0x00;
const PROTOCOL: u8 = 0x01;
/// The request to start the boot loader.
const BOOT_LOADER: u8 = 0x01;
/// The request to restart the program.
const RESTART: u8 = 0x02;

/// The USB interface for resets.
#[derive(Default)]
pub struct Reset {
    interface: Option<InterfaceNumber>,
}

impl Reset {
    /// Adds the interface to a USB device.
    pub fn add<'d, D: Driver<'d>>(&'d mut self, builder: &mut Builder<'d, D>) {
        // Windows selects a driver for the interface by these descriptors.
        builder.msos_descriptor(msos::windows_version::WIN8_1, 2);
        let mut function = builder.function(VENDOR, SUBCLASS, PROTOCOL);
        function.msos_feature(msos::CompatibleIdFeatureDescriptor::new("WINUSB", ""));
        let mut interface = function.interface();
        self.interface = Some(interface.interface_number());
        interface.alt_setting(VENDOR, SUBCLASS, PROTOCOL, None);
        drop(function);
        builder.handler(self);
    }
}

impl Handler for Reset {
    fn control_out(&mut self, request: Request, _: &[u8]) -> Option<OutResponse> {
        let interface = self.interface.map(|number| u16::from(number.0));
        let is_meant = interface == Some(request.index)
            && request.request_type == RequestType::Class
            && request.recipient == Recipient::Interface;
        if !is_meant {
            return None;
        }
        match request.request {
            BOOT_LOADER => boot_loader(),
            RESTART => cortex_m::peripheral::SCB::sys_reset(),
            _ => return Some(OutResponse::Rejected),
        }
        Some(OutResponse::Accepted)
    }
}
