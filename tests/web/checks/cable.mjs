/**
 * Checks of the page with a handheld at its cable. The firmware runs in the emulator. Its port
 * replaces the browser's serial port, because only a person can answer the browser's question for a
 * port.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { begin, open, openMenu, press } from './page.mjs';

/** The milliseconds of device time between two checks for data from the page. */
const STEP = 2;

/** Replaces the browser's serial port. This function runs in the page. */
function standIn() {
  const port = {
    async open() {
      if (this.readable) throw new DOMException('The port is already open.', 'InvalidStateError');
      await window.usbOpen();
      this.readable = new ReadableStream({
        start: (stream) => {
          window.usbArrived = (bytes) => stream.enqueue(new Uint8Array(bytes));
          window.usbFails = (name) => {
            stream.error(new DOMException('An error of the port.', name));
            // The browser closes a port that is lost.
            if (name === 'NetworkError') this.readable = undefined;
          };
        },
      });
      const aborted = ({ signal }) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
      this.writable = new WritableStream({
        write: (bytes, stream) => Promise.race([window.usbSend([...bytes]), aborted(stream)]),
      });
    },

    /** Closes the port. Like the port of a browser, refuses while a stream is in use. */
    async close() {
      const { readable, writable } = this;
      if (!readable) throw new DOMException('The port is closed.', 'InvalidStateError');
      if (readable.locked || writable.locked) throw new TypeError('A stream is locked.');
      await Promise.allSettled([readable.cancel(), writable.abort()]);
      this.readable = undefined;
      await window.usbClose();
    },
  };
  const requestPort = async ({ filters }) => {
    if (filters[0].usbVendorId !== 0x1209) throw new Error('another device');
    return port;
  };
  Object.defineProperty(navigator, 'serial', { value: { requestPort } });
}

/** An emulated handheld on which *Connect* is open, and a loop that advances its time. */
class Plugged {
  /** The number of frames to send before the cable is pulled out in the middle of the next one. */
  framesLeft = Infinity;
  /** Whether the handheld takes no bytes from the page. */
  isDeaf = false;
  #isRunning = false;
  #loop;

  static async open(folder) {
    // The emulator is loaded only here, because the other checks do not need
    // it.
    const parts = ['boards', 'cable', 'elf', 'handheld', 'link', 'usb'].map((name) => import(`../../emulator/${name}.mjs`));
    const [{ board }, { Computer }, { parseElf }, { Handheld }, link, { SerialPort }] = await Promise.all(parts);
    const plugged = new Plugged();
    Object.assign(plugged, { link, SerialPort });
    const elf = parseElf(readFileSync(process.env.PALMYRA_ELF));
    plugged.handheld = new Handheld(elf, board('pico-lcd-1-3'), 1n, readFileSync(join(folder, 'given.bin')));
    plugged.computer = new Computer(plugged.handheld);
    plugged.handheld.rest();
    plugged.computer.host.plug(true);
    plugged.connect();
    return plugged;
  }

  /** Opens *Connect* on the handheld. The computer finds its port. */
  connect() {
    this.computer.open();
    this.enumerate();
  }

  enumerate() {
    const { host } = this.computer;
    this.port = new this.SerialPort(host, host.enumerate().configuration);
  }

  /** Closes *Connect*, plays a few presses on the newest game, and opens *Connect* again. */
  play(...presses) {
    const { handheld } = this;
    const tap = (button) => {
      handheld.tap(button);
      handheld.rest(500);
    };
    // The first press may only light up a screen that has gone dim.
    ['UP', 'B', 'UP', 'UP', 'UP', 'UP', 'A', 'A'].forEach(tap);
    presses.forEach(tap);
    handheld.hold('B', 1500);
    // The pause has the way to the title as its last row but one.
    ['UP', 'UP', 'A'].forEach(tap);
    this.connect();
  }

  async attach(context) {
    await context.exposeFunction('usbOpen', () => this.port.open());
    await context.exposeFunction('usbClose', () => this.computer.host.isAttached && this.port.close());
    await context.exposeFunction('usbSend', (bytes) => this.#send(bytes));
    await context.addInitScript(standIn);
  }

  #send(bytes) {
    if (!this.computer.host.isAttached) throw new Error('the cable is out');
    if (this.isDeaf) return new Promise(() => {});
    if (this.framesLeft-- > 0) return this.port.send(Buffer.from(bytes));
    this.framesLeft = Infinity;
    this.port.send(Buffer.from(bytes.slice(0, bytes.length / 2)));
    this.handheld.advance(STEP);
    this.computer.host.plug(false);
    return this.page.evaluate(() => window.usbFails('NetworkError'));
  }

  /** Starts passing bytes between the handheld and the page. */
  start(page) {
    this.page = page;
    this.#isRunning = true;
    this.#loop = this.#run();
  }

  async stop() {
    this.#isRunning = false;
    await this.#loop;
  }

  async #run() {
    while (this.#isRunning) {
      this.handheld.advance(STEP);
      const bytes = this.port.take();
      if (bytes.length > 0) await this.page.evaluate((arrived) => window.usbArrived(arrived), [...bytes]);
      await setImmediate();
    }
  }

  /** Runs some work on the handheld while nothing is passed to the page. */
  async alone(work) {
    await this.stop();
    work();
    this.start(this.page);
  }
}

/** Opens the page, which has begun a game, next to a handheld, and passes both to the check. */
async function beside({ profile, address, folder }, check) {
  const context = await profile();
  const plugged = await Plugged.open(folder);
  await plugged.attach(context);
  const page = await open(context, address);
  await begin(page, address);
  plugged.start(page);
  const games = page.locator('#cable-games li');
  const row = (text) => games.filter({ hasText: text });
  const connect = async () => {
    if (!(await page.locator('#menu').isVisible())) await openMenu(page);
    await page.locator('#connect').click();
    await row('Legions').waitFor();
  };
  const play = async (...keys) => {
    await page.locator('#close-menu').click();
    await press(page, ...keys);
  };
  const toHandheld = (text) => row(text).getByRole('button', { name: 'To the handheld' }).click();
  const toPage = (text) => row(text).first().getByRole('button', { name: 'To this page' }).click();
  try {
    await check({ page, plugged, games, row, connect, play, toHandheld, toPage });
  } finally {
    await plugged.stop();
  }
  assert.deepEqual(plugged.handheld.faults, []);
}

/** The presses that end the first turn of the page's game: a tile, its space, the end, a stack. */
const TURN = ['a', 'a', 'a', 'a'];

export const cable = (given) =>
  beside(given, async ({ page, plugged, games, row, connect, play, toHandheld, toPage }) => {
    const notice = page.locator('#notice');
    const answer = (name) => notice.getByRole('button', { name }).click();
    await connect();
    assert.equal(await page.locator('#no-serial').isHidden(), true);
    // The list has the game of the page and the two games of the handheld.
    assert.equal(await games.count(), 3);
    assert.equal(await row('only on the handheld').count(), 2);
    await row('moves 1: only here').waitFor();
    await toHandheld('only here');
    await row('moves 1: the same on both').waitFor();

    // A game that goes on replaces its older state without a question.
    await play(...TURN);
    await connect();
    await row('moves 4: newer here').waitFor();
    await toPage('newer here');
    await notice.waitFor();
    await answer('Cancel');
    await row('moves 4: newer here').waitFor();
    await toHandheld('newer here');
    await row('moves 4: the same on both').waitFor();
    assert.equal(await notice.isVisible(), false);

    await plugged.alone(() => plugged.play('A', 'A', 'A'));
    await connect();
    await row('moves 6: newer on the handheld').waitFor();
    await toHandheld('newer on the handheld');
    await notice.waitFor();
    await answer('Cancel');
    await toPage('newer on the handheld');
    await row('moves 6: the same on both').waitFor();
    assert.equal(await notice.isVisible(), false);

    // On the handheld, the last tile is laid on another space. Neither game is replaced without a
    // question.
    await play('a', 'a', 'a');
    await plugged.alone(() => plugged.play('B', 'RIGHT', 'A'));
    await connect();
    await row('played differently on both').waitFor();
    for (const copy of [toHandheld, toPage]) {
      await copy('played differently on both');
      await notice.waitFor();
      assert.match(await notice.textContent(), /was played differently/);
      await answer('Cancel');
      await row('played differently on both').waitFor();
    }
    await toHandheld('played differently on both');
    await answer('Replace');
    await row('the same on both').waitFor();

    await toPage('only on the handheld');
    await page.waitForFunction(() => [...document.querySelectorAll('#cable-games li')].filter((item) => /same on both/.test(item.textContent)).length === 2);
    assert.equal(await games.count(), 3);
  });

/** Checks a cable that is pulled out, a game that has changed meanwhile, and a full handheld. */
export const cableTroubles = (given) =>
  beside(given, async ({ page, plugged, games, row, connect, play, toHandheld }) => {
    const notice = page.locator('#notice');
    const tells = async (text) => {
      await notice.waitFor();
      assert.match(await notice.textContent(), text);
      await notice.getByRole('button').click();
    };
    await connect();
    // The first frame shows the progress, the second one has the game.
    plugged.framesLeft = 1;
    await toHandheld('only here');
    await tells(/Nothing is lost/);
    assert.equal(await games.count(), 0);
    await plugged.alone(() => {
      plugged.computer.host.plug(true);
      plugged.enumerate();
    });
    await connect();
    await toHandheld('only here');
    await row('the same on both').waitFor();

    // The handheld does not answer, or takes no bytes, or the port has an error. Each time, the
    // next connection works.
    await plugged.stop();
    await page.locator('#connect').click();
    await tells(/No answer/);
    plugged.start(page);
    await connect();
    plugged.isDeaf = true;
    await page.locator('#connect').click();
    await tells(/No answer/);
    plugged.isDeaf = false;
    await connect();
    await page.evaluate(() => window.usbFails('BufferOverrunError'));

    // Another program replaces the game on the handheld while the page shows a list.
    await play(...TURN);
    await connect();
    await row('newer here').waitFor();
    await plugged.alone(() => {
      const { REQUEST, Caller, checksum } = plugged.link;
      const { computer } = plugged;
      computer.caller = new Caller(plugged.port);
      const [other, old] = [8, 10].map((key) => computer.item(key));
      assert.equal(computer.tell(REQUEST.put(10, 3, checksum(old), other)), null);
    });
    await toHandheld('newer here');
    await tells(/changed on the handheld/);
    await connect();
    assert.equal(await games.count(), 4);
    await toHandheld('only here');
    await tells(/no free place/);
    assert.equal(await row('only on the handheld').count(), 3);
  });

/** Checks that a browser without serial ports shows a message. */
export async function noSerial({ profile, address }) {
  const context = await profile();
  await context.addInitScript(() => delete Navigator.prototype.serial);
  const page = await open(context, address);
  await openMenu(page);
  assert.equal(await page.locator('#connect').isHidden(), true);
  assert.match(await page.locator('#no-serial').textContent(), /Chrome and Edge/);
  assert.equal(await page.locator('#no-serial').isHidden(), false);
}
