// The handheld's program, and the functions through which the page calls it. These are
// documented in web/src/interface.rs.

/** The version of the interface that this script supports. */
const VERSION = 5;

/** The panel's width and height in pixels. */
export const SIDE = 240;

/** The buttons, in the order of their numbers. */
export const BUTTONS = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y'];

export class Handheld {
  #exports;
  #stopped;
  #isStopped = false;

  /**
   * Fetches the program. `now` returns milliseconds; `keep` is called with the image of all
   * saves after each save, and returns whether it was stored. `stopped` is called once,
   * with the error, when the program traps. After that the program is not called any more.
   */
  static async load(address, { now, keep, stopped }) {
    const handheld = new Handheld();
    const palmyra = { now, keep: (at, len) => (keep(handheld.#copy(at, len)) ? 1 : 0) };
    const { instance } = await WebAssembly.instantiateStreaming(fetch(address), { palmyra });
    handheld.#exports = instance.exports;
    handheld.#stopped = stopped;
    if (instance.exports.palmyra_version() !== VERSION) {
      throw new Error('page and program are of different versions: reload the page');
    }
    return handheld;
  }

  /** Whether the program has trapped; calls then do nothing. */
  get isStopped() {
    return this.#isStopped;
  }

  /** Sets the language of messages before the device is switched on. */
  setLanguage(code) {
    this.#write(new TextEncoder().encode(code));
    this.#call('palmyra_set_language');
  }

  /** The code of the player's language. */
  get language() {
    return this.#text('palmyra_language');
  }

  /** Returns a message if an image of saves is invalid, or else an empty text. */
  check(image) {
    this.#write(image);
    return this.#text('palmyra_check');
  }

  /** Switches on with an image of saves. Returns a message if it is invalid. */
  open(seed, image) {
    this.#write(image ?? new Uint8Array());
    return this.#text('palmyra_open', seed);
  }

  touch(button, down) {
    this.#call('palmyra_touch', BUTTONS.indexOf(button), down);
  }

  /** Does everything that is due; returns when to call again; negative for never. */
  round() {
    this.#call('palmyra_time', Date.now() / 1000);
    return this.#call('palmyra_round') ?? -1;
  }

  get frames() {
    return this.#call('palmyra_frames') ?? 0;
  }

  get pixels() {
    const at = this.#call('palmyra_pixels') ?? 0;
    return new Uint8ClampedArray(this.#exports.memory.buffer, at, 4 * SIDE * SIDE);
  }

  /** Milliseconds without a touch after which the light is dimmed, and after which it is off. */
  get lightTimes() {
    return [this.#call('palmyra_dim_after') ?? 0, this.#call('palmyra_dark_after') ?? 0];
  }

  get words() {
    return this.#text('palmyra_words');
  }

  /** The selected texts. */
  get chosen() {
    return this.#text('palmyra_chosen');
  }

  /** The place of the cursor, such as `C6`, if it has moved with the last picture. */
  get place() {
    return this.#text('palmyra_place');
  }

  /**
   * Whether several people play the current game and it is still running. No record is given out
   * during such a game, because it would reveal their secrets.
   */
  get isShared() {
    return Boolean(this.#call('palmyra_is_shared'));
  }

  /** Whether the saves reveal secrets of a game that several people play. */
  get keepsShared() {
    return Boolean(this.#call('palmyra_keeps_shared'));
  }

  get screen() {
    return this.#text('palmyra_screen');
  }

  get image() {
    return this.#bytes('palmyra_image');
  }

  get record() {
    return this.#text('palmyra_record');
  }

  /** Shows the record in the bytes of a file. Returns a message if it is invalid. */
  view(file) {
    this.#write(file);
    return this.#text('palmyra_view');
  }

  /** Shows another page of the record. */
  turnTo(page) {
    this.#call('palmyra_turn_to', Math.max(0, page));
  }

  /** Returns from the record to the current game. */
  closeRecord() {
    this.#call('palmyra_close_record');
  }

  /** The current page of the record, from 0; negative if no record is shown. */
  get page() {
    return this.#call('palmyra_page') ?? -1;
  }

  get pages() {
    return this.#call('palmyra_pages') ?? 0;
  }

  get link() {
    return this.#text('palmyra_link');
  }

  /** The deals of the day: the link and the name of the game of each. */
  get days() {
    const rows = this.#text('palmyra_days').split('\n').filter(Boolean);
    return rows.map((row) => row.split(/ (.*)/, 2));
  }

  /** Begins the game of a link. Returns a message if it is invalid. */
  begin(link) {
    this.#write(new TextEncoder().encode(link));
    return this.#text('palmyra_begin');
  }

  // The cable to another handheld: returns frames to send, and takes received
  // bytes.

  cableHello() {
    return this.#bytes('palmyra_cable_hello');
  }

  /** The request that sets the handheld's local time. */
  cableDay() {
    const now = new Date();
    return this.#bytes('palmyra_cable_day', now.getTime() / 1000 - 60 * now.getTimezoneOffset());
  }

  /** The request for the next part of the handheld's saves; empty if they are complete. */
  cableNext() {
    return this.#bytes('palmyra_cable_next');
  }

  cableProgress(done, of) {
    return this.#bytes('palmyra_cable_progress', done, of);
  }

  /** Restarts the handheld as a drive, for new firmware. */
  cableBoot() {
    return this.#bytes('palmyra_cable_boot');
  }

  /**
   * The request that puts a game of the page into a slot of the handheld, `null` for a free one.
   */
  cablePut(here, there) {
    return this.#bytes('palmyra_cable_put', here, there ?? -1);
  }

  /** The page's saves with a game of the handheld added in a slot, `null` for a free one. */
  cableFetch(there, here) {
    return this.#bytes('palmyra_cable_fetch', there, here ?? -1);
  }

  /** Takes what has arrived; returns 0 for a part of an answer, 1 for a whole one, else a refusal. */
  cableTake(bytes) {
    this.#write(bytes);
    return this.#call('palmyra_cable_take') ?? 0;
  }

  /** The games of both sides. */
  get cableGames() {
    const rows = this.#text('palmyra_cable_games').split('\n').filter(Boolean);
    const slot = (text) => (text === '-' ? null : Number(text));
    return rows.map((row) => {
      const [here, there, how, seats, mine, theirs, ...name] = row.split(' ');
      return { here: slot(here), there: slot(there), how, seats, mine: Number(mine), theirs: Number(theirs), name: name.join(' ') };
    });
  }

  /** The tones to play now: pitch in hertz, length in milliseconds, per cent of the loudest. */
  takeTones() {
    const words = new Uint16Array(this.#bytes('palmyra_tones').buffer);
    return Array.from({ length: words.length / 3 }, (_, tone) => words.slice(3 * tone, 3 * tone + 3));
  }

  /** Calls the program; returns `undefined` if it traps or has trapped before. */
  #call(name, ...given) {
    if (this.#isStopped) return undefined;
    try {
      return this.#exports[name](...given);
    } catch (error) {
      this.#isStopped = true;
      this.#stopped?.(error);
      return undefined;
    }
  }

  #write(bytes) {
    const at = this.#call('palmyra_buffer', bytes.length);
    if (at) new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }

  #copy(at, len) {
    return new Uint8Array(this.#exports.memory.buffer, at, len).slice();
  }

  #bytes(call, ...given) {
    const at = this.#call(call, ...given) ?? 0;
    return this.#copy(at, this.#call('palmyra_len') ?? 0);
  }

  #text(call, ...given) {
    return new TextDecoder().decode(this.#bytes(call, ...given));
  }
}
