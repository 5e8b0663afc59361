/** Checks of the page's start, idle times, failures and updates. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { DEAL, begin, open, openMenu, pixels, press, settled, still, written } from './page.mjs';

export async function offline({ profile, address }) {
  const context = await profile();
  const page = await open(context, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await written(page);
  await press(page, 'a');
  const other = await context.newPage();
  await page.close();
  await other.goto(`${address}index.html#${DEAL}`);
  await written(other);
}

export async function idle({ profile, address }) {
  const context = await profile();
  await context.addInitScript(() => {
    globalThis.waiting = new Map();
    const [set, clear] = [setTimeout, clearTimeout];
    globalThis.setTimeout = (action, delay, ...rest) => {
      const timer = set(() => {
        waiting.delete(timer);
        action();
      }, delay, ...rest);
      waiting.set(timer, delay);
      return timer;
    };
    globalThis.clearTimeout = (timer) => {
      waiting.delete(timer);
      clear(timer);
    };
    for (const name of ['setInterval', 'requestAnimationFrame']) {
      globalThis[name] = () => waiting.set(name, 0);
    }
  });
  const page = await open(context, address);
  await press(page, 'a', 'b');
  const delays = await page.evaluate(() => [...waiting.values()]);
  console.log(`timers and frames that wait on an idle page: ${delays.length}`);
  assert.deepEqual(delays, []);
  // The style sheet must dim the panel at the same times as the program.
  const dims = await page.evaluate(() => {
    const { transitionDelay, transitionProperty } = getComputedStyle(document.getElementById('panel'));
    return [transitionProperty, transitionDelay];
  });
  assert.deepEqual(dims, ['filter, opacity', '60s, 300s']);
}

/** Measures times without checking limits, because the machine may be busy. */
export async function times({ profile, address }) {
  const context = await profile();
  await context.addInitScript(() => {
    globalThis.shown = [];
    let pressed;
    addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
    const put = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = function (...given) {
      put.apply(this, given);
      const since = pressed;
      pressed = undefined;
      requestAnimationFrame(() => shown.push([since, performance.now()]));
    };
  });
  const median = (list) => list.sort((one, other) => one - other)[Math.floor(list.length / 2)];
  const openings = [];
  let page;
  for (let visit = 0; visit < 5; visit++) {
    await page?.close();
    page = await open(context, address);
    await page.waitForFunction(() => shown.length > 0);
    openings.push(await page.evaluate(() => shown[0][1]));
  }
  const first = openings[0];
  console.log(`opening to the title: first ${first.toFixed(0)} ms, median of 5 ${median(openings).toFixed(0)} ms (at most 500)`);
  await begin(page, address);
  await page.evaluate(() => (shown.length = 0));
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'a', 'b', 'x', 'b'];
  for (let tap = 0; tap < 120; tap++) {
    await page.keyboard.press(keys[tap % keys.length], { delay: 10 });
    await page.waitForTimeout(40);
  }
  const waits = await page.evaluate(() => shown.filter(([since]) => since !== undefined).map(([since, now]) => now - since));
  waits.sort((one, other) => one - other);
  const p95 = waits[Math.floor(waits.length * 0.95)];
  console.log(`press to picture: ${waits.length} pictures, median ${median(waits).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (at most 50)`);
  assert.ok(waits.length > 50, 'presses change the picture');
}

/**
 * Checks that a trap of the program is reported in the player's language, and that the program is
 * restarted.
 */
export async function trap({ profile, address }) {
  const context = await profile();
  await context.addInitScript(() => {
    const start = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...given) => {
      const started = await start(...given);
      globalThis.program = started.instance.exports;
      return started;
    };
  });
  const page = await open(context, address);
  // Selects German as the language.
  await press(page, 'ArrowDown', 'a', 'b');
  await page.goto(`${address}#${DEAL}`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await press(page, 'a');
  const before = await pixels(page);
  const break_ = () =>
    page.evaluate(() => {
      try {
        program.palmyra_buffer(3e9);
      } catch (error) {
        return error instanceof WebAssembly.RuntimeError;
      }
      return false;
    });
  for (let round = 0; round < 2; round++) {
    assert.ok(await break_(), 'the program traps');
    await page.keyboard.press('ArrowDown');
    const notice = page.locator('#notice');
    await notice.waitFor();
    assert.match(await notice.textContent(), /Alles Gespeicherte ist noch da/);
    // The saves can be downloaded. Escape must not close the question, because
    // the program no longer runs.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('button', { name: 'Herunterladen' }).click(),
    ]);
    assert.equal((await readFile(await download.path())).length, 65536);
    for (let press = 0; press < 5; press++) await page.keyboard.press('Escape');
    await notice.getByRole('button', { name: 'Neu starten' }).click();
    await still(page);
    await press(page, 'a');
    await settled(page, before, 'after a trap');
  }
  await page.reload();
  await written(page);
  await press(page, 'a');
  await settled(page, before, 'after a reload');
}

/**
 * Checks that the game continues without a service worker, and that a message names the missing
 * feature.
 */
export async function noWorker({ profile, address }) {
  const context = await profile();
  await context.addInitScript(() => {
    const worker = navigator.serviceWorker;
    if (worker) worker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });
  const page = await open(context, address);
  const card = page.locator('#cards .card');
  await card.waitFor();
  assert.match(await card.textContent(), /without a network it will not open/);
  assert.equal(await page.locator('#notice').isVisible(), false);
  await begin(page, address);
}

/** Checks that a new version is offered by a message, and that accepting it keeps the saves. */
export async function newVersion({ profile, copy }) {
  const { address, files } = await copy();
  const context = await profile();
  const page = await open(context, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await written(page);
  await begin(page, address);
  const before = await pixels(page);
  const card = page.locator('#cards .card');
  assert.equal(await card.count(), 0, 'nothing is new yet');

  files.set('texts.js', Buffer.from(files.get('texts.js').toString().replace("'Menu', 'Menü'", "'Newer menu', 'Menü'")));
  const worker = files.get('worker.js').toString();
  files.set('worker.js', Buffer.from(worker.replace(/VERSION = '\w+'/, "VERSION = 'another'")));
  await page.reload();
  await card.waitFor();
  assert.match(await card.textContent(), /A new version is ready/);
  assert.equal(await page.locator('#open-menu span').textContent(), 'Menu');
  // After the choice *Later*, the menu still offers the new version.
  await card.getByRole('button', { name: 'Later' }).click();
  assert.equal(await card.count(), 0);
  await openMenu(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.locator('#news').getByRole('button', { name: 'Restart' }).click(),
  ]);
  await written(page);
  assert.equal(await page.locator('#open-menu span').textContent(), 'Newer menu');
  await press(page, 'a');
  await settled(page, before, 'with the new version');
  assert.equal(await card.count(), 0);
}
