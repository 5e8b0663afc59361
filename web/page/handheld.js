// The handheld's program, and the functions through which the page calls it. These are
// documented in web/src/interface.rs.

import { CODES } from './texts.js';

/** The version of the interface that this script supports. */
const VERSION = 6;

/** The panel's width and height in pixels. */
export const SIDE = 240;

/** The buttons, in the order of their numbers. */
export const BUTTONS = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y'];

/**
 * Fetches the file with the texts of a language. Returns `undefined` for English, which needs no
 * file, or if the file cannot be fetched.
 */
async function fetchTexts(code) {
  if (code === CODES[0]) return undefined;
  const answer = await fetch(`texts-${code}.txt`).catch(() => undefined);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

export class Handheld {
  #exports;
  #stopped;
  #isStopped = false;
  /** The codes of the languages whose texts the program has. */
  #languages = new Set([CODES[0]]);

  /**
   * Loads the program, and the texts of the language `code`. `now` returns the time in
   * milliseconds. `keep` is called after each save with the image of all saves, and returns whether
   * the image was stored. When the program traps, `stopped` is called once with the error, and the
   * program is not called any more.
   */
  static async load(address, code, { now, keep, stopped }) {
    const handheld = new Handheld();
    const palmyra = { now, keep: (at, len) => (keep(handheld.#copy(at, len)) ? 1 : 0) };
    const texts = fetchTexts(code);
    const { instance } = await WebAssembly.instantiateStreaming(fetch(address), { palmyra });
    handheld.#exports = instance.exports;
    handheld.#stopped = stopped;
    if (instance.exports.palmyra_version() !== VERSION) {
      throw new Error('page and program are of different versions: reload the page');
    }
    handheld.#takeTexts(code, await texts);
    return handheld;
  }

  /**
   * Loads the texts of a language. Until they are loaded, the program shows the English texts,
   * which it contains.
   */
  async loadTexts(code) {
    if (!this.#languages.has(code)) this.#takeTexts(code, await fetchTexts(code));
  }

  #takeTexts(code, texts) {
    if (!texts) return;
    this.#languages.add(code);
    this.#write(texts);
    this.#call('palmyra_load_texts', CODES.indexOf(code));
  }

  /** Whether the program has trapped. All calls then do nothing. */
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

  /** Checks an image of saves. Returns a message if it is invalid, otherwise an empty text. */
  check(image) {
    this.#write(image);
    return this.#text('palmyra_check');
  }

  /**
  * Switches the handheld on, with an image of saves or without saves. Returns a message if the
  * image is invalid.
  */
  open(seed, image) {
    this.#write(image ?? new Uint8Array());
    return this.#text('palmyra_open', seed);
  }

  touch(button, down) {
    this.#call('palmyra_touch', BUTTONS.indexOf(button), down);
  }

  /** Does all work that is due. Returns the time of the next call; negative for never. */
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

  /** The milliseconds after the last touch at which the light is dimmed and switched off. */
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

  /** The place of the cursor, such as `C6`; empty if the last picture has not moved it. */
  get place() {
    return this.#text('palmyra_place');
  }

  /**
   * Whether the current game is not over and has several people. Such a game has no record,
   * because a record would reveal their secrets.
   */
  get isShared() {
    return Boolean(this.#call('palmyra_is_shared'));
  }

  /** Whether the saves reveal secrets of a game with several people. */
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

  /** Shows a record, given as the bytes of its file. Returns a message if it is invalid. */
  view(file) {
    this.#write(file);
    return this.#text('palmyra_view');
  }

  /** Shows another page of the record. */
  turnTo(page) {
    this.#call('palmyra_turn_to', Math.max(0, page));
  }

  /** Closes the record and shows the current game again. */
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

  /** The games of the day, each with its link and its name. */
  get days() {
    const rows = this.#text('palmyra_days').split('\n').filter(Boolean);
    return rows.map((row) => row.split(/ (.*)/, 2));
  }

  /** Begins the game of a link. Returns a message if the link is invalid. */
  begin(link) {
    this.#write(new TextEncoder().encode(link));
    return this.#text('palmyra_begin');
  }

  // The functions for the cable to another handheld. They return frames to send, and take received
  // bytes.

  cableHello() {
    return this.#bytes('palmyra_cable_hello');
  }

  /** Returns the frame that sets the handheld's date. */
  cableDay() {
    const now = new Date();
    return this.#bytes('palmyra_cable_day', now.getTime() / 1000 - 60 * now.getTimezoneOffset());
  }

  /** Returns the frame that requests the next part of the handheld's saves; empty if complete. */
  cableNext() {
    return this.#bytes('palmyra_cable_next');
  }

  cableProgress(done, of) {
    return this.#bytes('palmyra_cable_progress', done, of);
  }

  /** Returns the frame that restarts the handheld as a drive, to install firmware. */
  cableBoot() {
    return this.#bytes('palmyra_cable_boot');
  }

  /**
   * Returns the frame that copies a game to slot `there` of the handheld (`null` for a free one).
   */
  cablePut(here, there) {
    return this.#bytes('palmyra_cable_put', here, there ?? -1);
  }

  /** Returns the page's saves after copying a game to slot `here` (`null` for a free slot). */
  cableFetch(there, here) {
    return this.#bytes('palmyra_cable_fetch', there, here ?? -1);
  }

  /** Takes received bytes. Returns 0 for an incomplete answer, 1 for success, else a refusal. */
  cableTake(bytes) {
    this.#write(bytes);
    return this.#call('palmyra_cable_take') ?? 0;
  }

  /** The games on the page and on the handheld. */
  get cableGames() {
    const rows = this.#text('palmyra_cable_games').split('\n').filter(Boolean);
    const slot = (text) => (text === '-' ? null : Number(text));
    return rows.map((row) => {
      const [here, there, how, seats, mine, theirs, ...name] = row.split(' ');
      return { here: slot(here), there: slot(there), how, seats, mine: Number(mine), theirs: Number(theirs), name: name.join(' ') };
    });
  }

  /** Returns the tones to play now: pitch in hertz, duration in milliseconds, volume in percent. */
  takeTones() {
    const words = new Uint16Array(this.#bytes('palmyra_tones').buffer);
    return Array.from({ length: words.length / 3 }, (_, tone) => words.slice(3 * tone, 3 * tone + 3));
  }

  /** Calls a function of the program. Returns `undefined` if the program traps or has trapped. */
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
