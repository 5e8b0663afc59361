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
    if (filters[0].usbVendorId !== 0x1209) throw new Error('another device');
    return new Port();
  };
  Object.defineProperty(navigator, 'serial', { value: { requestPort } });
}

/** An emulated handheld on which *Connect* is open, and a loop that advances its time. */
class Plugged {
  isRunning = true;

  static async open(folder) {
    // The emulator is loaded only here, because the other checks do not need
    // it.
    const parts = ['boards', 'cable', 'elf', 'handheld', 'usb'].map((name) => import(`../../emulator/${name}.mjs`));
    const [{ board }, { Computer }, { parseElf }, { Handheld }, { SerialPort }] = await Promise.all(parts);
    const plugged = new Plugged();
    const elf = parseElf(readFileSync(process.env.PALMYRA_ELF));
    plugged.handheld = new Handheld(elf, board('pico-lcd-1-3'), 1n, readFileSync(join(folder, 'given.bin')));
    const computer = new Computer(plugged.handheld);
    plugged.handheld.rest();
    computer.host.plug(true);
    computer.open();
    plugged.port = new SerialPort(computer.host, computer.host.enumerate().configuration);
    return plugged;
  }

  async attach(context) {
    await context.exposeFunction('usbOpen', () => this.port.open());
    await context.exposeFunction('usbClose', () => this.port.close());
    await context.exposeFunction('usbSend', (bytes) => this.port.send(Buffer.from(bytes)));
    await context.addInitScript(standIn);
  }

  async run(page) {
    while (this.isRunning) {
      this.handheld.advance(STEP);
      const bytes = this.port.take();
      if (bytes.length > 0) await page.evaluate((arrived) => window.usbArrived(arrived), [...bytes]);
      await setImmediate();
    }
  }
}

export async function cable({ profile, address, folder }) {
  const context = await profile();
  const plugged = await Plugged.open(folder);
  await plugged.attach(context);
  const page = await open(context, address);
  await begin(page, address);
  const pumping = plugged.run(page);
  const games = page.locator('#cable-games li');
  const row = (text) => games.filter({ hasText: text });
  try {
    await openMenu(page);
    assert.equal(await page.locator('#no-serial').isHidden(), true);
    await page.locator('#connect').click();
    // The list has the game of the page and the two games of the handheld.
    await row('only here').waitFor();
    assert.equal(await games.count(), 3);
    assert.equal(await row('only on the handheld').count(), 2);

    await row('only here').getByRole('button', { name: 'To the handheld' }).click();
    await row('the same on both').waitFor();

    await row('only on the handheld').first().getByRole('button', { name: 'To this page' }).click();
    await page.waitForFunction(() => document.querySelectorAll('#cable-games li').length === 3);
    await page.waitForFunction(() => [...document.querySelectorAll('#cable-games li')].filter((item) => /same on both/.test(item.textContent)).length === 2);

    // After a step, the game on the page is newer than the handheld's. The list still has three
    // games.
    await page.locator('#close-menu').click();
    await press(page, 'a', 'a');
    await openMenu(page);
    await page.locator('#connect').click();
    await page.waitForFunction(() => document.querySelectorAll('#cable-games li').length === 3);
  } finally {
    plugged.isRunning = false;
    await pumping;
  }
  assert.deepEqual(plugged.handheld.faults, []);
}

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
