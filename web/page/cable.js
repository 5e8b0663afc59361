// The cable to a handheld. Copies games between it and this page.

import { ask, tell } from './notices.js';
import { say } from './texts.js';

/** The USB vendor ID and product ID of the handheld. */
const FILTERS = [{ usbVendorId: 0x1209, usbProductId: 0x0001 }];
/** The longest time for an answer, in milliseconds. */
const PATIENCE = 5000;
/** The program's codes for an incomplete answer, and for a request that was carried out. */
const [PART, DONE] = [0, 1];
/** The names of the texts that explain refusals, in the order of the program's codes. */
const REFUSALS = ['Newer', 'Newer', 'Damaged', 'Damaged', 'Newer', 'Older', 'Damaged', 'Changed', 'Changed', 'Battery', 'Failed'];

const byId = (id) => document.getElementById(id);

class Refused extends Error {}

/** An open port. */
class Port {
  #port;
  #reader;
  #writer;

  static async open() {
    const port = new Port();
    port.#port = await navigator.serial.requestPort({ filters: FILTERS });
    await port.#port.open({ baudRate: 115200 });
    port.#reader = port.#port.readable.getReader();
    port.#writer = port.#port.writable.getWriter();
    return port;
  }

  /** Sends a request. Passes received bytes to the program until the answer is complete. */
  async ask(handheld, frame) {
    const late = new Promise((_, fail) => setTimeout(() => fail(new Error('late')), PATIENCE));
    await Promise.race([this.#writer.write(frame), late]);
    for (;;) {
      const { value, done } = await Promise.race([this.#reader.read(), late]);
      if (done) throw new Error('gone');
      const arrived = handheld.cableTake(value);
      if (arrived === DONE) return;
      if (arrived !== PART) throw new Refused(REFUSALS[arrived - DONE - 1]);
    }
  }

  async close() {
    // An error is ignored, because the cable may have been pulled out. A port that stays open could
    // not be opened again.
    await this.#reader.cancel().catch(() => {});
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    await this.#port.close().catch(() => {});
  }
}

let port;

async function hangUp() {
  const open = port;
  port = undefined;
  byId('boot').hidden = true;
  byId('cable-games').replaceChildren();
  await open?.close();
}

/** Runs a task that uses the cable, and shows a notice if it fails. */
async function attempt(work) {
  const buttons = byId('cable').querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  try {
    await work();
  } catch (error) {
    // The player has not chosen a port.
    if (error.name === 'NotFoundError') return;
    if (error instanceof Refused) return tell(say(`cable${error.message}`));
    await hangUp();
    await tell(say('cableGone'));
  } finally {
    for (const button of byId('cable').querySelectorAll('button')) button.disabled = false;
  }
}

/** Reads all saves of the handheld, and lists the games of both sides. */
async function refresh(page) {
  const { handheld } = page;
  await port.ask(handheld, handheld.cableHello());
  await port.ask(handheld, handheld.cableDay());
  for (let frame; (frame = handheld.cableNext()).length > 0; ) await port.ask(handheld, frame);
  list(page);
}

function list(page) {
  const rows = page.handheld.cableGames.map((game) => row(page, game));
  const none = document.createElement('li');
  none.textContent = say('cableNone');
  byId('cable-games').replaceChildren(...(rows.length > 0 ? rows : [none]));
  byId('boot').hidden = false;
}

/** Returns a row for a game: its name, the side on which it is newer, and buttons to copy it. */
function row(page, game) {
  const item = document.createElement('li');
  const text = document.createElement('span');
  const where = game.how === 'only' ? (game.there === null ? 'OnlyHere' : 'OnlyThere') : `${game.how[0].toUpperCase()}${game.how.slice(1)}`;
  text.textContent = `${say('cableGame', game.name, game.seats, Math.max(game.mine, game.theirs))}: ${say(`cable${where}Side`)}`;
  item.append(text);
  const button = (label, work, isSafe) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say(label);
    button.onclick = () => {
      const go = () => attempt(work);
      return isSafe ? go() : ask(say('cableReplace'), [[say('doReplace'), go], [say('cancel')]]);
    };
    item.append(button);
  };
  if (game.here !== null && game.how !== 'same') {
    button('toHandheld', () => give(page, game), game.how === 'only' || game.how === 'newer');
  }
  if (game.there !== null && game.how !== 'same') {
    button('toPage', () => fetchGame(page, game), game.how === 'only' || game.how === 'older');
  }
  return item;
}

/** Copies a game to the handheld. */
async function give(page, { here, there }) {
  const { handheld } = page;
  await port.ask(handheld, handheld.cableProgress(0, 1));
  const frame = handheld.cablePut(here, there);
  if (frame.length === 0) throw new Refused('Full');
  await port.ask(handheld, frame);
  await port.ask(handheld, handheld.cableProgress(1, 1));
  await refresh(page);
}

/** Copies a game to this page and starts the program with the new saves. */
async function fetchGame(page, { here, there }) {
  const { handheld } = page;
  const image = handheld.cableFetch(there, here);
  if (image.length === 0) throw new Refused('Full');
  await port.ask(handheld, handheld.cableProgress(0, 1));
  await page.replace(image);
  // Copying a game to the page restarts the page's program, so the handheld's saves are read
  // again.
  await refresh(page);
  await port.ask(page.handheld, page.handheld.cableProgress(1, 1));
}

/**
 * Adds the cable to the menu. `page` has the running `handheld`, and a function `replace` that
 * starts it with another image of saves.
 */
export function offerCable(page) {
  const isThere = 'serial' in navigator;
  byId('connect').hidden = !isThere;
  byId('no-serial').hidden = isThere;
  byId('connect').onclick = () =>
    attempt(async () => {
      await hangUp();
      port = await Port.open();
      await refresh(page);
    });
  byId('boot').onclick = () =>
    attempt(async () => {
      await port.ask(page.handheld, page.handheld.cableBoot());
      await hangUp();
      await tell(say('booted'));
    });
}
