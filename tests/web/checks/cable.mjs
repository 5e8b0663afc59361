/**
 * The page with a handheld at its cable: the firmware in the emulator, behind a stand-in for the
 * browser's serial port, whose dialogue only a person can answer.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { begin, open, openMenu, press } from './page.mjs';

/** Milliseconds of the device between two looks at the page. */
const STEP = 2;

/** Keys that make a step in the deal of the checks. */
const GOING_ON = ['a', 'a'];

/** Replaces the browser's serial port with a stand-in; runs in the page. */
function standIn() {
  class Port {
    async open() {
      await window.usbOpen();
      this.readable = new ReadableStream({
        start: (stream) => (window.usbArrived = (bytes) => stream.enqueue(new Uint8Array(bytes))),
      });
      this.writable = new WritableStream({ write: (bytes) => window.usbSend([...bytes]) });
    }

    async close() {
      await window.usbClose();
    }
  }
  const requestPort = async ({ filters }) => {
    if (window.isDeclined) throw new DOMException('no port', 'NotFoundError');
    if (filters[0].usbVendorId !== 0x1209) throw new Error('another device');
    return new Port();
  };
  Object.defineProperty(navigator, 'serial', { value: { requestPort } });
}

/** The emulated handheld with *Connect* open, and a loop that lets its time pass. */
class Plugged {
  isRunning = true;

  static async open(folder, saves) {
    // Imported here, because other checks need no emulator.
    const parts = ['boards', 'cable', 'elf', 'handheld', 'usb'].map((name) => import(`../../emulator/${name}.mjs`));
    const [{ board }, { Computer }, { parseElf }, { Handheld }, { SerialPort }] = await Promise.all(parts);
    const plugged = new Plugged();
    const elf = parseElf(readFileSync(process.env.PALMYRA_ELF));
    plugged.handheld = new Handheld(elf, board('pico-lcd-1-3'), 1n, readFileSync(join(folder, saves)));
    plugged.computer = new Computer(plugged.handheld);
    plugged.newPort = (configuration) => new SerialPort(plugged.computer.host, configuration);
    plugged.handheld.rest();
    plugged.computer.host.plug(true);
    plugged.computer.open();
    return plugged;
  }

  /** Finds the handheld on the bus, and opens its port. */
  openPort() {
    const { host } = this.computer;
    this.port = this.newPort(host.enumerate().configuration);
    this.port.open();
  }

  async attach(context) {
    await context.exposeFunction('usbOpen', () => this.openPort());
    await context.exposeFunction('usbClose', () => this.computer.host.isAttached && this.port.close());
    await context.exposeFunction('usbSend', (bytes) => this.port.send(Buffer.from(bytes)));
    await context.addInitScript(standIn);
  }

  /** Lets the handheld's time pass while a check uses the page. */
  async run(page, check) {
    const passing = (async () => {
      while (this.isRunning) {
        this.handheld.advance(STEP);
        const bytes = this.port?.take() ?? [];
        if (bytes.length > 0) await page.evaluate((arrived) => window.usbArrived(arrived), [...bytes]);
        await setImmediate();
      }
    })();
    try {
      await check();
    } finally {
      this.isRunning = false;
      await passing;
    }
    assert.deepEqual(this.handheld.faults, []);
  }

  /** Leaves *Connect*, plays in the newest game with these buttons, and opens *Connect* again. */
  play(...buttons) {
    const { handheld } = this;
    const tap = (button) => {
      handheld.tap(button);
      handheld.rest();
    };
    for (const button of ['B', 'A', ...buttons]) tap(button);
    // The pause, and its last row: back to the title.
    handheld.hold('B', 600);
    handheld.rest();
    for (const button of ['UP', 'A']) tap(button);
    this.computer.open();
  }
}

/** The list of the games on both sides. */
class Games {
  constructor(page) {
    this.page = page;
    this.all = page.locator('#cable-games li');
  }

  async connect() {
    if (!(await this.page.locator('#menu').isVisible())) await openMenu(this.page);
    await this.page.locator('#connect').click();
  }

  /** Waits until these relations are listed, in any order. */
  async show(...relations) {
    const wanted = relations.sort().join('; ');
    const list = async () => (await this.all.allTextContents()).map((text) => text.match(/: (.*?)(To the|To this|$)/)[1]).sort().join('; ');
    for (let tries = 0; tries < 100; tries++) {
      if ((await list()) === wanted) return;
      await this.page.waitForTimeout(100);
    }
    assert.equal(await list(), wanted);
  }

  async copy(relation, name) {
    await this.all.filter({ hasText: relation }).first().getByRole('button', { name }).click();
  }

  /** Answers a question or a sentence, which must match. */
  async answer(text, name) {
    const notice = this.page.locator('#notice');
    await notice.waitFor();
    assert.match(await notice.textContent(), text);
    await notice.getByRole('button', { name, exact: true }).click();
    await notice.waitFor({ state: 'hidden' });
  }
}

const [THERE, HERE] = ['To the handheld', 'To this page'];
const QUESTION = /has gone on or was played differently. Replace it there\?/;
const [ONLY_HERE, ONLY_THERE, SAME] = ['only here', 'only on the handheld', 'the same on both'];
const [NEWER_HERE, NEWER_THERE, APART] = ['newer here', 'newer on the handheld', 'played differently on both'];

/** The page with a running game, and a handheld with the saves of a file. */
async function both({ profile, address, folder }, saves) {
  const context = await profile();
  const plugged = await Plugged.open(folder, saves);
  await plugged.attach(context);
  const page = await open(context, address);
  await begin(page, address);
  return { plugged, page, games: new Games(page) };
}

/** Games move by a click; which is newer is shown, and nothing is overwritten unasked. */
export async function cable(parts) {
  const { plugged, page, games } = await both(parts, 'given.bin');
  await plugged.run(page, async () => {
    await openMenu(page);
    assert.equal(await page.locator('#no-serial').isHidden(), true);
    await games.connect();
    await games.show(ONLY_HERE, ONLY_THERE, ONLY_THERE);
    await games.copy(ONLY_THERE, HERE);
    await games.show(ONLY_HERE, ONLY_THERE, SAME);
    await games.copy(ONLY_HERE, THERE);
    await games.show(SAME, ONLY_THERE, SAME);

    // The game goes on here: it is copied without a question, but the older one only after one.
    await page.locator('#close-menu').click();
    await press(page, ...GOING_ON);
    await games.connect();
    await games.show(NEWER_HERE, ONLY_THERE, SAME);
    await games.copy(NEWER_HERE, HERE);
    await games.answer(QUESTION, 'Cancel');
    await games.show(NEWER_HERE, ONLY_THERE, SAME);
    await games.copy(NEWER_HERE, THERE);
    await games.show(SAME, ONLY_THERE, SAME);

    // It goes on there.
    plugged.play('A', 'A');
    await games.connect();
    await games.show(NEWER_THERE, ONLY_THERE, SAME);
    await games.copy(NEWER_THERE, THERE);
    await games.answer(QUESTION, 'Cancel');
    await games.copy(NEWER_THERE, HERE);
    await games.show(SAME, ONLY_THERE, SAME);

    // It goes on differently on each side: either way needs an answer.
    plugged.play('A', 'A');
    await page.locator('#close-menu').click();
    await press(page, 'ArrowRight', 'a', 'a');
    await games.connect();
    await games.show(APART, ONLY_THERE, SAME);
    for (const name of [HERE, THERE]) {
      await games.copy(APART, name);
      await games.answer(QUESTION, 'Cancel');
    }
    await games.show(APART, ONLY_THERE, SAME);
    await games.copy(APART, THERE);
    await games.answer(QUESTION, 'Replace');
    await games.show(SAME, ONLY_THERE, SAME);
  });
}

/** What goes wrong is told, and nothing is lost. */
export async function cableTroubles(parts) {
  const { plugged, page, games } = await both(parts, 'full.bin');
  await plugged.run(page, async () => {
    // Nothing is chosen in the browser's dialogue.
    await openMenu(page);
    await page.evaluate(() => (window.isDeclined = true));
    await games.connect();
    await page.waitForTimeout(200);
    assert.equal(await page.locator('#notice').isVisible(), false);
    assert.equal(await games.all.count(), 0);
    await page.evaluate(() => (window.isDeclined = false));

    // No place is free on the handheld.
    await games.connect();
    await games.show(ONLY_HERE, ONLY_THERE, ONLY_THERE, ONLY_THERE);
    await games.copy(ONLY_HERE, THERE);
    await games.answer(/no free place for it/, 'OK');

    // The cable is pulled.
    plugged.computer.host.plug(false);
    await games.copy(ONLY_THERE, HERE);
    await games.answer(/The handheld does not answer.*Nothing is lost/, 'OK');
    assert.equal(await games.all.count(), 0);
    assert.equal(await page.locator('#boot').isHidden(), true);

    // *Connect* is left on the handheld, and opened again.
    plugged.computer.host.plug(true);
    await games.connect();
    await games.show(ONLY_HERE, ONLY_THERE, ONLY_THERE, ONLY_THERE);
    plugged.handheld.tap('B');
    plugged.handheld.rest();
    await games.copy(ONLY_THERE, HERE);
    await games.answer(/The handheld does not answer/, 'OK');
    plugged.handheld.tap('A');
    await games.connect();
    await games.show(ONLY_HERE, ONLY_THERE, ONLY_THERE, ONLY_THERE);

    // New firmware is on its way.
    await page.locator('#boot').click();
    await games.answer(/now the drive RPI-RP2/, 'OK');
    assert.equal(plugged.handheld.isLoading, true);
  });
}

/** In a browser without serial ports, the page says that they are missing. */
export async function noSerial({ profile, address }) {
  const context = await profile();
  await context.addInitScript(() => delete Navigator.prototype.serial);
  const page = await open(context, address);
  await openMenu(page);
  assert.equal(await page.locator('#connect').isHidden(), true);
  assert.match(await page.locator('#no-serial').textContent(), /Chrome and Edge/);
  assert.equal(await page.locator('#no-serial').isHidden(), false);
}
