/**
 * The ST7789 display controller. It receives bytes, each as a command or as data, and writes pixels
 * into a memory of 240x320. The glass shows a square of 240x240. The controller receives the pixels
 * of one *window* at a time: an area that the firmware has set before.
 */

export const SIDE = 240;
const ROWS = 320;

const SWRESET = 0x01;
const SLPIN = 0x10;
const SLPOUT = 0x11;
const INVOFF = 0x20;
const INVON = 0x21;
const DISPOFF = 0x28;
const DISPON = 0x29;
const CASET = 0x2a;
const RASET = 0x2b;
const RAMWR = 0x2c;
const TEOFF = 0x34;
const TEON = 0x35;
const MADCTL = 0x36;
const COLMOD = 0x3a;

const MIRROR_ROWS = 0x80;
const MIRROR_COLUMNS = 0x40;
const SWAP = 0x20;
const BGR = 0x08;
const RGB565 = 5;

/**
 * The time that the controller needs before its next command, in nanoseconds, from its data sheet.
 */
const RESET_TIME = 5e6;
const WARM_RESET_TIME = 120e6;
const WAKE_TIME = 5e6;
/** The minimum time between entering and leaving sleep, in both directions. */
const SLEEP_TIME = 120e6;
/** A pause that is longer than any pause of the firmware between two windows of one picture. */
const PAUSE = 0.5e6;

/** Returns the place in memory of a column and row of the address window. */
function place(madctl, x, y) {
  let [column, row] = madctl & SWAP ? [y, x] : [x, y];
  if (madctl & MIRROR_COLUMNS) column = SIDE - 1 - column;
  if (madctl & MIRROR_ROWS) row = ROWS - 1 - row;
  const inside = column >= 0 && column < SIDE && row >= 0 && row < ROWS;
  return inside ? row * SIDE + column : -1;
}

/**
 * The registers for voltages and gamma, with their values after a reset. The gamma curves after a
 * reset are not documented.
 */
const UNTUNED = [
  [0x26, [0x01]],
  [0xb7, [0x35]],
  [0xbb, [0x20]],
  [0xc0, [0x2c]],
  [0xc2, [0x01]],
  [0xc3, [0x0b]],
  [0xc4, [0x20]],
  [0xd0, [0xa4, 0x81]],
  [0xe0, []],
  [0xe1, []],
];

/**
 * The time of a pass in nanoseconds. The glass is refreshed 60 times per second, line by line from
 * the top, with a pause of 24 lines before each pass. Pass 0 begins at power-on.
 */
export const REFRESH = 1e9 / 60;
const LINE = REFRESH / (ROWS + 24);
export const BLANKING = 24 * LINE;

/** Returns the first pass that shows a pixel written to a row now. */
function showingPass(row, now) {
  return Math.ceil((now - row * LINE) / REFRESH);
}

export class Panel {
  memory = new Uint16Array(SIDE * ROWS);
  /** The time at which a pixel last changed its colour, in nanoseconds. */
  changedAt = 0;
  /** The time at which the last pixel arrived. */
  pixelAt = 0;
  /**
   * The times at which a new picture began. Pictures that equal the previous one are not counted.
   */
  pictures = [];
  /** The number of windows that were torn: shown half old and half new. */
  torn = 0;
  /** The time at which the controller's sleep last began or ended. */
  turnedAt = -SLEEP_TIME;
  /** The time at which the picture was switched on. */
  onAt = 0;
  /** Whether the controller sends a pulse before each pass. */
  pulses = false;

  /**
   * @param {number} upright the MADCTL value of an upright picture
   * @param {(message: string) => void} report is called for everything that a real controller
   * would not handle correctly
   * @param {() => boolean} isLit whether the glass is lit, so that the picture is visible
   */
  constructor(upright, report, isLit) {
    Object.assign(this, { upright, report, isLit });
    this.sleeping = true;
    // After power-on the panel's memory is random, so the firmware must not
    // rely on it.
    this.memory.fill(0x5a5a);
    this.readyAt = 0;
    this.forget();
  }

  /** Restores the settings after power-on. The memory keeps its contents. */
  forget() {
    this.madctl = this.colmod = 0;
    this.inverted = this.on = this.pulses = false;
    this.sleeping = true;
    this.columns = [0, SIDE - 1];
    this.rows = [0, ROWS - 1];
    this.tuning = new Map(UNTUNED);
    this.begin(-1);
    this.window = -1;
    this.counted = false;
  }

  /** Handles a low signal on the reset line. */
  reset(now) {
    this.readyAt = now + (this.sleeping ? RESET_TIME : WARM_RESET_TIME);
    this.forget();
  }

  begin(command) {
    this.command = command;
    this.arguments = [];
    this.high = -1;
  }

  /** Handles a byte that was received. */
  write(byte, isData, now) {
    if (!isData) this.start(byte, now);
    else if (this.command === RAMWR) this.pixelByte(byte, now);
    else {
      this.arguments.push(byte);
      this.argument(byte);
    }
  }

  start(command, now) {
    if (now < this.readyAt) {
      const early = ((this.readyAt - now) / 1e6).toFixed(2);
      this.report(`panel command 0x${command.toString(16)} comes ${early} ms before the panel is ready`);
    }
    this.begin(command);
    switch (command) {
      case SWRESET:
        return this.reset(now);
      case SLPIN:
      case SLPOUT:
        this.#sleep(command === SLPIN, now);
        this.readyAt = now + WAKE_TIME;
        return;
      case INVOFF:
      case INVON:
        this.inverted = command === INVON;
        return;
      case DISPOFF:
      case DISPON:
        this.on = command === DISPON;
        this.onAt = now;
        return;
      case TEOFF:
      case TEON:
        this.pulses = command === TEON;
        return;
      case RAMWR:
        return this.startWindow(now - this.pixelAt);
    }
  }

  #sleep(begins, now) {
    const early = this.turnedAt + SLEEP_TIME - now;
    if (early > 0 && begins !== this.sleeping) {
      this.report(`the panel's sleep ${begins ? 'begins' : 'ends'} ${(early / 1e6).toFixed(2)} ms too early`);
    }
    this.sleeping = begins;
    this.turnedAt = now;
  }

  /**
   * Begins a window, and decides whether it begins a new picture. Windows of one picture follow
   * each other closely, down the panel and then to the right. So a window begins a new picture if
   * it comes after a pause, or if it is neither below nor to the right of the previous window.
   */
  startWindow(pause) {
    [this.x] = this.columns;
    [this.y] = this.rows;
    const window = this.y * ROWS + this.x;
    if (pause > PAUSE || window <= this.window) this.counted = false;
    this.window = window;
    this.pass = null;
    this.isTorn = false;
    if ((this.colmod & 7) !== RGB565) {
      this.report(`pixels are sent in colour mode 0x${this.colmod.toString(16)}, not in RGB565`);
    }
  }

  argument(byte) {
    const [a, b, c, d] = this.arguments;
    const last = this.arguments.length === 4;
    if (this.command === CASET && last) this.columns = [(a << 8) | b, (c << 8) | d];
    else if (this.command === RASET && last) this.rows = [(a << 8) | b, (c << 8) | d];
    else if (this.command === MADCTL) this.madctl = byte;
    else if (this.command === COLMOD) this.colmod = byte;
    else if (this.tuning.has(this.command)) this.tuning.set(this.command, this.arguments);
  }

  pixelByte(byte, now) {
    if (this.high < 0) {
      this.high = byte;
      return;
    }
    this.pixel((this.high << 8) | byte, now);
    this.high = -1;
  }

  pixel(colour, now) {
    this.pixelAt = now;
    const at = place(this.madctl, this.x, this.y);
    if (at < 0) this.report(`a pixel is written beside the panel, at ${this.x}, ${this.y}`);
    else if (this.memory[at] !== colour) {
      this.memory[at] = colour;
      this.changedAt = now;
      this.#checkTearing(Math.floor(at / SIDE), now);
      if (!this.counted) {
        this.counted = true;
        this.pictures.push(now);
      }
    }
    if (this.x++ < this.columns[1]) return;
    [this.x] = this.columns;
    if (this.y++ >= this.rows[1]) [this.y] = this.rows;
  }

  /** Counts a window as torn if different passes are the first to show its rows. */
  #checkTearing(row, now) {
    const pass = showingPass(row, now);
    if (this.pass !== null && this.pass !== pass && !this.isTorn) {
      this.isTorn = true;
      this.torn += Number(this.isLit());
    }
    this.pass = pass;
  }

  /**
   * Returns the visible picture, row by row in RGB565. It is black while the panel shows nothing.
   */
  picture() {
    const seen = new Uint16Array(SIDE * SIDE);
    if (!this.on || this.sleeping) return seen;
    // The glass shows correct colours only when inversion is on.
    const flip = this.inverted ? 0 : 0xffff;
    const swapped = (this.madctl ^ this.upright) & BGR;
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        const colour = this.memory[place(this.upright, x, y)] ^ flip;
        seen[y * SIDE + x] = swapped
          ? (colour >> 11) | (colour & 0x07e0) | ((colour & 0x1f) << 11)
          : colour;
      }
    }
    return seen;
  }
}
