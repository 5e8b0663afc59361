/** The checks; each gets profiles of the browser, the page's address and a folder. */
import assert from 'node:assert/strict';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DEAL = 'game=legions&mode=solo:1&seats=human&seed=7';

const words = (page) => page.locator('#words').textContent();
/** A sum that is another one for another picture. */
const pixels = (page) =>
  page.evaluate(() => {
    const panel = document.getElementById('panel');
    const { data } = panel.getContext('2d').getImageData(0, 0, 240, 240);
    return new Uint32Array(data.buffer).reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0);
  });

/** Opens the page; done when something is on the panel. */
async function open(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await written(page);
  return page;
}

const written = (page) =>
  page.waitForFunction(() => document.getElementById('words').textContent !== '');

/** Presses keys as a person does, and waits until the picture is still. */
async function press(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.press(key, { delay: 20 });
    await still(page);
  }
}

async function still(page) {
  let before;
  for (;;) {
    const now = await pixels(page);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(150);
  }
}

/** Answers a new device's questions, begins a deal by its link and makes a few steps. */
async function begin(page, address) {
  await press(page, 'a', 'b');
  await page.goto(`${address}#${DEAL}`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await press(page, 'a');
}

/** Every script with virtual time, through the very program and script of the page. */
export async function walks({ profile, address, folder }) {
  const page = await open(await profile(), address);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  for (const file of names) {
    const name = file.slice(0, -4);
    const at = (ending) => join(folder, `${name}.${ending}`);
    const image = await readFile(at('flash')).then((bytes) => bytes.toString('base64'), () => null);
    const walk = {
      seed: Number(await readFile(at('seed'), 'utf8')),
      script: await readFile(at('txt'), 'utf8'),
      image,
    };
    const shots = await page.evaluate(goWalk, walk);
    for (const [shot, picture] of shots) {
      await writeFile(join(folder, `${name}-${shot}.rgba`), Buffer.from(picture, 'base64'));
    }
    console.log(`${name}: ${shots.length} pictures`);
  }
}

/** Runs in the page: the steps of a script on a device whose time is told. */
async function goWalk({ seed, script, image }) {
  const { Handheld } = await import('./handheld.js');
  const bytes = image && Uint8Array.from(atob(image), (sign) => sign.charCodeAt(0));
  let clock = 0;
  let due = -1;
  // A device on which nobody tells the date, as the one of the desk's walks.
  Date.now = () => 0;
  const device = await Handheld.load('palmyra.wasm', { now: () => clock, keep: () => true });
  const problem = device.open(seed, bytes || undefined);
  if (problem) throw new Error(problem);
  const catchUp = () => {
    do due = device.round();
    while (due >= 0 && due <= clock);
  };
  const advance = (time) => {
    const end = clock + time;
    while (due >= 0 && due <= end) {
      clock = due;
      catchUp();
    }
    clock = end;
  };
  const touch = (button, down) => {
    device.touch(button, down);
    catchUp();
  };
  const hold = (button, time) => {
    touch(button, true);
    advance(time);
    touch(button, false);
  };
  const shots = [];
  const base64 = (data) => {
    let text = '';
    for (let at = 0; at < data.length; at += 4096) {
      text += String.fromCharCode(...data.subarray(at, at + 4096));
    }
    return btoa(text);
  };
  catchUp();
  for (const line of script.split('\n')) {
    const [command, word, count] = line.split('#')[0].trim().split(/\s+/);
    const button = word?.toLowerCase();
    switch (command) {
      case '':
        break;
      case 'press':
        for (let tap = 0; tap < Number(count ?? 1); tap++) {
          hold(button, 50);
          advance(50);
        }
        break;
      case 'hold':
        hold(button, Number(count));
        break;
      case 'down':
      case 'up':
        touch(button, command === 'down');
        break;
      case 'wait':
        advance(Number(word));
        break;
      case 'shot':
        shots.push([word, base64(device.pixels)]);
        break;
      case 'expect':
        if (device.screen !== word) throw new Error(`${line}: found ${device.screen}`);
        break;
      default:
        throw new Error(`there is no step "${command}"`);
    }
  }
  return shots;
}

export async function goingOn({ profile, address }) {
  const context = await profile();
  let page = await open(context, address);
  await begin(page, address);
  const before = await pixels(page);
  await page.reload();
  await written(page);
  await press(page, 'a');
  await settled(page, before, 'after a reload');
  // As if the tab had been killed: nothing of the page runs any more.
  await page.close({ runBeforeUnload: false });
  page = await open(context, address);
  await press(page, 'a');
  await settled(page, before, 'after the tab was killed');
}

/** Waits for a picture, as a bot may have to think first. */
async function settled(page, picture, when) {
  for (let tries = 0; tries < 50; tries++) {
    if ((await pixels(page)) === picture) return;
    await page.waitForTimeout(200);
  }
  assert.fail(`${when} the picture is another one: ${await words(page)}`);
}

export async function twoTabs({ profile, address }) {
  const context = await profile();
  const first = await open(context, address);
  await begin(first, address);
  const kept = () => first.evaluate(() => localStorage.getItem(Object.keys(localStorage)[0]));
  const before = await kept();
  const picture = await pixels(first);

  const second = await context.newPage();
  await second.goto(address);
  const notice = second.locator('#notice');
  await notice.waitFor();
  assert.match(await notice.textContent(), /another tab/);
  assert.equal(await words(second), '');
  // The first still plays.
  await press(first, 'ArrowDown');
  await press(first, 'ArrowUp');
  assert.equal(await pixels(first), picture);

  await second.getByRole('button', { name: 'Play here' }).click();
  await written(second);
  await first.locator('#notice').waitFor();
  assert.match(await first.locator('#notice').textContent(), /goes on in another tab/);
  await press(second, 'a');
  await settled(second, picture, 'in the other tab');
  // Whatever is pressed in the first changes nothing now.
  await first.keyboard.press('a');
  await first.waitForTimeout(300);
  assert.equal(await kept(), before);
}

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

export async function fingers({ profile, address }) {
  for (const viewport of [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 360, height: 640 }]) {
    const context = await profile({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });
    const page = await open(context, address);
    for (const button of await page.locator('[data-button]').all()) {
      const box = await button.boundingBox();
      assert.ok(box.width >= 48 && box.height >= 48, 'thumbs need 48 pixels');
      assert.ok(box.x >= 0 && box.x + box.width <= viewport.width, 'a button is beside the phone');
      assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, 'a button is below the phone');
    }
    // Every pixel of the panel is a whole number of the phone's.
    const panel = await page.locator('#panel').boundingBox();
    assert.equal((panel.width * 3) % 240, 0);

    const middle = async (name) => {
      const box = await page.locator(`[data-button="${name}"]`).boundingBox();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const held = () => page.locator('.held').evaluateAll((found) => found.map((it) => it.dataset.button).sort().join());
    const session = await context.newCDPSession(page);
    const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const left = { ...(await middle('left')), id: 1 };
    const a = { ...(await middle('a')), id: 2 };
    await touch('touchStart', [left]);
    await touch('touchStart', [left, a]);
    assert.equal(await held(), 'a,left');
    // A thumb slides to another direction.
    const up = { ...(await middle('up')), id: 1 };
    await touch('touchMove', [up, a]);
    assert.equal(await held(), 'a,up');
    await touch('touchEnd', []);
    assert.equal(await held(), '');
    const moved = await page.evaluate(() => [scrollX, scrollY, visualViewport.scale]);
    assert.deepEqual(moved, [0, 0, 1]);
    await context.close();
  }
}

export async function spoiled({ profile, address }) {
  const context = await profile();
  const page = await open(context, address);
  const name = await page.evaluate(() => `palmyra:${new URL('.', location).pathname}`);
  for (const [text, told] of [
    ['!', /it has 1 bytes, not 65536/],
    [Buffer.alloc(65536, 7).toString('base64'), /holds something else/],
    [Buffer.alloc(100).toString('base64'), /it has 100 bytes, not 65536/],
  ]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [name, text]);
    await page.reload();
    const notice = page.locator('#notice');
    await notice.waitFor();
    assert.match(await notice.textContent(), told);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), name), text);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('button').first().click(),
    ]);
    assert.equal(download.suggestedFilename(), 'palmyra.flash');
    await written(page);
  }
}

export async function links({ profile, address }) {
  const page = await open(await profile(), address);
  await page.goto(`${address}#${DEAL}`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await page.locator('summary').click();
  assert.equal(await page.locator('#link').getAttribute('href'), `#${DEAL}`);
  const first = await pixels(page);
  await page.locator('#link').click();
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  assert.equal(await pixels(page), first, 'the same deal');

  // The deal of the day is linked, and its link is again the one of the day.
  await page.locator('summary').click();
  await page.locator('summary').click();
  const day = page.locator('#days a').nth(1);
  const href = await day.getAttribute('href');
  assert.match(href, /^#game=caravans&day=\d+$/);
  await day.click();
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  assert.notEqual(await pixels(page), first);
  await page.locator('summary').click();
  await page.locator('summary').click();
  assert.equal(await page.locator('#link').getAttribute('href'), href);

  for (const [link, told] of [
    ['game=chess', /chess/],
    ['game=caravans&seats=human,god', /god/],
    ['game=caravans&seats=human,hard&seed=-1', /seed/],
    ['%E0%A4%A', /not name=value/],
  ]) {
    const other = await open(await profile(), `${address}#${link}`);
    assert.match(await other.locator('#notice p').textContent(), told);
    await other.locator('#notice button').click();
    assert.notEqual(await words(other), '');
  }
}

export async function files({ profile, address, folder }) {
  const context = await profile();
  const page = await open(context, address);
  await begin(page, address);
  const before = await pixels(page);
  await page.locator('summary').click();
  const save = async (button, name) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()]);
    assert.equal(download.suggestedFilename(), name);
    await download.saveAs(join(folder, name));
    return readFile(join(folder, name));
  };
  const record = (await save('#download-record', 'palmyra.txt')).toString();
  assert.match(record, /legions/);
  assert.match(record, /seed 7/);
  const image = await save('#download-saves', 'palmyra.flash');
  assert.equal(image.length, 65536);

  const other = await open(await profile(), address);
  await other.locator('summary').click();
  await writeFile(join(folder, 'wrong.flash'), 'no saves');
  await other.locator('#load-saves').setInputFiles(join(folder, 'wrong.flash'));
  await other.locator('#notice').waitFor();
  assert.match(await other.locator('#notice').textContent(), /it has 8 bytes/);
  await other.locator('#notice button').click();
  await other.locator('#load-saves').setInputFiles(join(folder, 'palmyra.flash'));
  await Promise.all([
    other.waitForEvent('load'),
    other.getByRole('button', { name: 'Replace', exact: true }).click(),
  ]);
  await written(other);
  await press(other, 'a');
  await settled(other, before, 'with saves of another browser');
}

export async function spoken({ profile, address }) {
  const page = await open(await profile(), address);
  const before = await words(page);
  await press(page, 'a');
  assert.notEqual(await words(page), before);
  for (const name of ['Up', 'Down', 'Left', 'Right', 'A', 'B', 'X', 'Y']) {
    assert.equal(await page.getByRole('button', { name, exact: true }).count(), 1, name);
  }
  // As a screen reader presses.
  const now = await words(page);
  await page.getByRole('button', { name: 'B', exact: true }).evaluate((button) => button.click());
  await still(page);
  assert.notEqual(await words(page), now);
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
  // The light goes down by the style sheet, when the program would dim it.
  const dims = await page.evaluate(() => {
    const { transitionDelay, transitionProperty } = getComputedStyle(document.getElementById('panel'));
    return [transitionProperty, transitionDelay];
  });
  assert.deepEqual(dims, ['filter, opacity', '60s, 300s']);
}

/** No limits here: a busy machine is no fault of the page. */
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

/** Records are chosen or dropped, and looked at page by page. */
export async function records({ profile, address, folder }) {
  const page = await open(await profile(), address);
  await begin(page, address);
  const before = await pixels(page);
  const turn = page.locator('#turn');
  await page.locator('summary').click();
  await page.locator('#load-record').setInputFiles(join(folder, 'caravans.txt'));
  await page.locator('#record').waitFor();
  assert.match(await turn.textContent(), /^Turn 0 of \d+$/);
  const seen = new Set([await pixels(page)]);
  for (let step = 0; step < 6; step++) {
    await page.locator('#later').click();
    seen.add(await pixels(page));
  }
  assert.match(await turn.textContent(), /^Turn 3 of/);
  assert.equal(seen.size, 7);
  await page.locator('#earlier').click();
  assert.ok(seen.has(await pixels(page)));
  await page.locator('#close-record').click();
  await still(page);
  assert.equal(await pixels(page), before, 'the game at hand is as it was');

  const drop = async (name, text) => {
    const data = await page.evaluateHandle(([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name));
      return data;
    }, [name, text]);
    await page.locator('#panel').dispatchEvent('drop', { dataTransfer: data });
  };
  const merchants = (await readFile(join(folder, 'merchants.txt'))).toString();
  await drop('merchants.txt', merchants);
  await page.locator('#record').waitFor();
  // The buttons of the device turn the pages too; B closes.
  await page.locator('#panel').click();
  await press(page, 'ArrowRight', 'a');
  assert.match(await turn.textContent(), /^Turn 1 of/);
  await press(page, 'b');
  assert.equal(await page.locator('#record').isVisible(), false);
  assert.equal(await pixels(page), before);

  const lines = merchants.split('\n');
  lines[40] = 'nonsense';
  await drop('wrong.txt', lines.join('\n'));
  assert.match(await page.locator('#notice p').textContent(), /^wrong.txt: line \d+: /);
  await page.locator('#notice button').click();
  assert.equal(await pixels(page), before, 'a bad record changes nothing');
}

/** No check: the picture of the page for the README. */
export async function picture({ profile, address, folder }) {
  const page = await open(await profile({ viewport: { width: 720, height: 340 } }), address);
  await press(page, 'a', 'b');
  await page.goto(`${address}#game=caravans&seats=human,hard&first=1&seed=7`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await page.screenshot({ path: join(folder, 'page.png') });
  console.log(join(folder, 'page.png'));
}
