/**
 * The boards as data: which part is soldered to which pin.
 *
 * `upright` is the MADCTL value with which the mounted panel shows memory upright,
 * column by column and row by row.
 */
export const BOARDS = {
  'pico-lcd-1-3': {
    flash: 2 << 20,
    panel: { spi: 1, cs: 9, dc: 8, reset: 12, backlight: 13, upright: 0x70 },
    buttons: { UP: 2, DOWN: 18, LEFT: 16, RIGHT: 20, A: 15, B: 17, X: 19, Y: 21 },
    /** Wired but not used by the game: the stick pressed down. */
    idleHigh: [3],
    /** High while the cable supplies power. */
    usb: 24,
    battery: null,
  },
  picosystem: {
    flash: 16 << 20,
    panel: { spi: 0, cs: 5, dc: 9, reset: 4, backlight: 12, vsync: 8, upright: 0x00 },
    buttons: { UP: 23, DOWN: 20, LEFT: 22, RIGHT: 21, A: 18, B: 19, X: 17, Y: 16 },
    piezo: 11,
    idleHigh: [],
    usb: 2,
    /** A third of the battery's voltage on the converter's first channel. */
    battery: { channel: 0, volts: 3.9, divider: 3 },
  },
};

/** @returns the board of that name; the error for an unknown name lists all of them. */
export function board(name) {
  const found = BOARDS[name];
  if (!found) {
    throw new Error(`there is no board "${name}"; there are ${Object.keys(BOARDS).join(', ')}`);
  }
  return found;
}
