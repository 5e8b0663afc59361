// The handheld's program, and the few calls by which a page talks with it. What
// each call does is told in web/src/interface.rs.

/** The version of the interface that this script understands. */
const VERSION = 2;

/** The panel's width and height in pixels. */
export const SIDE = 240;

/** The buttons, in the order of their numbers. */
export const BUTTONS = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y'];

export class Handheld {
  #calls;

  /**
   * Fetches the program. `now` tells milliseconds; `keep` gets the image of all
   * saves after each save, and says whether it is kept.
   */
  static async load(address, { now, keep }) {
    const handheld = new Handheld();
    const palmyra = { now, keep: (at, len) => (keep(handheld.#copy(at, len)) ? 1 : 0) };
    const { instance } = await WebAssembly.instantiateStreaming(fetch(address), { palmyra });
    handheld.#calls = instance.exports;
    if (handheld.#calls.palmyra_version() !== VERSION) {
      throw new Error('page and program are of different versions: reload the page');
    }
    return handheld;
  }

  /** Says what is wrong with an image of saves; nothing if it is good. */
  check(image) {
    this.#write(image);
    return this.#text('palmyra_check');
  }

  /** Switches on with an image of saves; says what is wrong with it. */
  open(seed, image) {
    this.#write(image ?? new Uint8Array());
    return this.#text('palmyra_open', seed);
  }

  touch(button, down) {
    this.#calls.palmyra_touch(BUTTONS.indexOf(button), down);
  }

  /** Does what is to be done now; when to call again, below zero for never. */
  round() {
    this.#calls.palmyra_time(Date.now() / 1000);
    return this.#calls.palmyra_round();
  }

  get frames() {
    return this.#calls.palmyra_frames();
  }

  get pixels() {
    const at = this.#calls.palmyra_pixels();
    return new Uint8ClampedArray(this.#calls.memory.buffer, at, 4 * SIDE * SIDE);
  }

  /** Milliseconds without a touch after which the light is dimmed, and after which it is off. */
  get lightTimes() {
    return [this.#calls.palmyra_dim_after(), this.#calls.palmyra_dark_after()];
  }

  get words() {
    return this.#text('palmyra_words');
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

  /** Shows the record in the bytes of a file; says what is wrong with it. */
  view(file) {
    this.#write(file);
    return this.#text('palmyra_view');
  }

  /** Shows another page of the record. */
  turnTo(page) {
    this.#calls.palmyra_turn_to(Math.max(0, page));
  }

  /** Goes back from the record to the game at hand. */
  closeRecord() {
    this.#calls.palmyra_close_record();
  }

  /** The page of the record on show, from 0; below zero if there is none. */
  get page() {
    return this.#calls.palmyra_page();
  }

  get pages() {
    return this.#calls.palmyra_pages();
  }

  get link() {
    return this.#text('palmyra_link');
  }

  /** The deals of the day as links. */
  get days() {
    return this.#text('palmyra_days').split('\n').filter(Boolean);
  }

  /** Begins the game of a link; says what is wrong with it. */
  begin(link) {
    this.#write(new TextEncoder().encode(link));
    return this.#text('palmyra_begin');
  }

  /** The tones to play now: pitch in hertz and length in milliseconds. */
  takeTones() {
    const words = new Uint16Array(this.#bytes('palmyra_tones').buffer);
    return Array.from({ length: words.length / 2 }, (_, tone) => [words[2 * tone], words[2 * tone + 1]]);
  }

  #write(bytes) {
    const at = this.#calls.palmyra_buffer(bytes.length);
    new Uint8Array(this.#calls.memory.buffer, at, bytes.length).set(bytes);
  }

  #copy(at, len) {
    return new Uint8Array(this.#calls.memory.buffer, at, len).slice();
  }

  #bytes(call, ...given) {
    const at = this.#calls[call](...given);
    return this.#copy(at, this.#calls.palmyra_len());
  }

  #text(call, ...given) {
    return new TextDecoder().decode(this.#bytes(call, ...given));
  }
}
