const POSITIVE = [0xd0, 0x04, 0x0d, 0x11, 0x13, 0x2b, 0x3f, 0x54, 0x4c, 0x18, 0x0d, 0x0b, 0x1f, 0x23];
const NEGATIVE = [0xd0, 0x04, 0x0c, 0x11, 0x13, 0x2c, 0x3f, 0x44, 0x51, 0x2f, 0x1f, 0x1f, 0x20, 0x23];

/**
 * The registers of the PicoSystem's panel, from its maker's driver (pimoroni/picosystem,
 * libraries/hardware.cpp).
 */
const PIMORONI = new Map([
  [0x26, [0x01]],
  [0xb7, [0x14]],
  [0xbb, [0x25]],
  [0xc0, [0x2c]],
  [0xc2, [0x01]],
  [0xc3, [0x12]],
  [0xc4, [0x20]],
  [0xd0, [0xa4, 0xa1]],
  [0xe0, POSITIVE],
  [0xe1, NEGATIVE],
]);

/** The registers of the Pico-LCD-1.3's panel, from its maker's driver. */
const WAVESHARE = new Map([
  [0xb7, [0x35]],
  [0xbb, [0x19]],
  [0xc0, [0x2c]],
  [0xc2, [0x01]],
  [0xc3, [0x12]],
  [0xc4, [0x20]],
  [0xd0, [0xa4, 0xa1]],
  [0xe0, POSITIVE],
  [0xe1, NEGATIVE],
]);

/**
 * The boards: for each part, the pin to which it is connected.
 *
 * `upright` is the MADCTL value with which the panel, as it is mounted, shows an upright picture.
 */
export const BOARDS = {
  'pico-lcd-1-3': {
    flash: 2 << 20,
    panel: { spi: 1, clock: 10, data: 11, cs: 9, dc: 8, reset: 12, backlight: 13, upright: 0x70, tuning: WAVESHARE },
    buttons: { UP: 2, DOWN: 18, LEFT: 16, RIGHT: 20, A: 15, B: 17, X: 19, Y: 21 },
    /** The pin for pressing the stick, which acts like button A. The tests never press it. */
    idleHigh: [3],
    /** The pin that is high while the cable supplies power. */
    usb: 24,
    battery: null,
  },
  picosystem: {
    flash: 16 << 20,
    panel: {
      spi: 0,
      clock: 6,
      data: 7,
      cs: 5,
      dc: 9,
      reset: 4,
      backlight: 12,
      vsync: 8,
      upright: 0x00,
      tuning: PIMORONI,
    },
    buttons: { UP: 23, DOWN: 20, LEFT: 22, RIGHT: 21, A: 18, B: 19, X: 17, Y: 16 },
    piezo: 11,
    idleHigh: [],
    usb: 2,
    /** The pin that is low while the battery is charging. */
    charging: 24,
    /** The pins of the red, green and blue lights. */
    lights: [14, 13, 15],
    /** The battery. A third of its voltage is on the converter's first channel. */
    battery: { channel: 0, volts: 3.9, divider: 3 },
  },
};

/** Returns the board with this name. The error for an unknown name lists all boards. */
export function board(name) {
  const found = BOARDS[name];
  if (!found) {
    throw new Error(`there is no board "${name}"; there are ${Object.keys(BOARDS).join(', ')}`);
  }
  return found;
}
