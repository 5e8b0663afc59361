/** The checks; each gets browser profiles, the page's address and a folder. */
import assert from 'node:assert/strict';
import { readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DEAL = 'game=legions&mode=solo:1&seats=human&seed=7';

const words = (page) => page.locator('#words').textContent();
/** A checksum of the picture. */
const pixels = (page) =>
  page.evaluate(() => {
    const panel = document.getElementById('panel');
    const { data } = panel.getContext('2d').getImageData(0, 0, 240, 240);
    return new Uint32Array(data.buffer).reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0);
  });

/** The texts on the panel, line by line. */
const linesOf = (page) => page.locator('#words div').allTextContents();

/** Opens the page and waits until something is on the panel. */
async function open(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await written(page);
  return page;
}

/** Waits until something is on the panel. It polls by time: a check may take animation frames away. */
const written = (page) =>
  page.waitForFunction(() => document.getElementById('words').textContent !== '', undefined, {
    polling: 50,
  });

/** The text for screen readers. */
const told = (page) => page.locator('#told').textContent();

/** Opens the menu. */
const openMenu = (page) => page.locator('#open-menu').click();

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

/** Answers a new device's questions, starts a deal by its link and makes a few steps. */
async function begin(page, address) {
  await press(page, 'a', 'b');
  await page.goto(`${address}#${DEAL}`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await press(page, 'a');
}

/** Every script with virtual time, through the page's own program and script. */
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

/** Runs in the page: plays a script on a device with virtual time. */
async function goWalk({ seed, script, image }) {
  const { Handheld } = await import('./handheld.js');
  const bytes = image && Uint8Array.from(atob(image), (sign) => sign.charCodeAt(0));
  let clock = 0;
  let due = -1;
  // No date, as in the walks on the desk.
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

/** Waits for a picture, since a bot may have to think first. */
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
  // The first tab still plays.
  await press(first, 'ArrowDown');
  await press(first, 'ArrowUp');
  assert.equal(await pixels(first), picture);

  await second.getByRole('button', { name: 'Play here' }).click();
  await written(second);
  await first.locator('#notice').waitFor();
  assert.match(await first.locator('#notice').textContent(), /goes on in another tab/);
  await press(second, 'a');
  await settled(second, picture, 'in the other tab');
  // Presses in the first tab change nothing now.
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
    // Every pixel of the panel covers a whole number of the phone's pixels.
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
  await openMenu(page);
  assert.equal(await page.locator('#link').getAttribute('href'), `#${DEAL}`);
  const first = await pixels(page);
  const other = await open(await profile(), `${address}#${DEAL}`);
  await still(other);
  assert.equal(await pixels(other), first, 'the same deal for others');

  // The deal of the day has a link, and the started game gives the same link.
  const day = page.locator('#days a').nth(1);
  const href = await day.getAttribute('href');
  assert.match(href, /^#game=caravans&day=\d+$/);
  await day.click();
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  assert.notEqual(await pixels(page), first);
  await openMenu(page);
  assert.equal(await page.locator('#link').getAttribute('href'), href);

  for (const [link, told] of [
    ['game=chess', /chess/],
    ['game=caravans&seats=human,god', /god/],
    ['game=caravans&seats=human,hard&seed=-1', /seed/],
    ['%E0%A4%A', /not name=value/],
    // Only games that *New game* would start.
    ['game=caravans&seats=malku,zenobia', /at least one seat to human/],
    ['game=legions&mode=solo:1&seats=zenobia', /at least one seat to human/],
    ['game=legions&mode=solo:5&seats=human', /still locked/],
  ]) {
    const other = await open(await profile(), `${address}#${link}`);
    assert.match(await other.locator('#notice-text').textContent(), told);
    await other.locator('#notice button').click();
    assert.notEqual(await words(other), '');
  }
}

export async function files({ profile, address, folder }) {
  const context = await profile();
  const page = await open(context, address);
  await begin(page, address);
  const before = await pixels(page);
  await openMenu(page);
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
  await openMenu(other);
  await writeFile(join(folder, 'wrong.flash'), 'no saves');
  await other.locator('#load-saves').setInputFiles(join(folder, 'wrong.flash'));
  await other.locator('#notice').waitFor();
  assert.match(await other.locator('#notice').textContent(), /it has 8 bytes/);
  await other.locator('#notice button').click();
  await other.locator('#load-saves').setInputFiles(join(folder, 'palmyra.flash'));
  await other.getByRole('button', { name: 'Replace', exact: true }).click();
  await still(other);
  await press(other, 'a');
  await settled(other, before, 'with saves of another browser');
}

export async function spoken({ profile, address }) {
  const page = await open(await profile(), address);
  const before = await words(page);
  await press(page, 'a');
  assert.notEqual(await words(page), before);
  await press(page, 'b');
  // On the title, every press announces what is selected.
  for (let tap = 0; tap < 8; tap++) {
    await press(page, 'ArrowDown');
    const next = [/Caravans.*selected/s, /Merchants.*selected/s, /results|Results/s, /Legions.*selected/s][tap % 4];
    assert.match(await told(page), next);
  }
  // A selected picture without words is announced by its place.
  await page.goto(`${address}#game=caravans&seats=human,malku&first=1&seed=3`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  const heard = new Set();
  for (let tap = 0; tap < 12; tap++) {
    const [picture, said] = [await pixels(page), await told(page)];
    await press(page, ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'][tap % 4]);
    if ((await pixels(page)) !== picture) assert.notEqual(await told(page), said, `tap ${tap}`);
    heard.add(await told(page));
  }
  assert.ok(heard.size > 3);
  for (const name of ['Up', 'Down', 'Left', 'Right', 'A', 'B', 'X', 'Y']) {
    assert.equal(await page.getByRole('button', { name, exact: true }).count(), 1, name);
  }
  // A click, as from a screen reader.
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
  // The style sheet dims the panel when the program would.
  const dims = await page.evaluate(() => {
    const { transitionDelay, transitionProperty } = getComputedStyle(document.getElementById('panel'));
    return [transitionProperty, transitionDelay];
  });
  assert.deepEqual(dims, ['filter, opacity', '60s, 300s']);
}

/** Measures without limits, since the machine may be busy. */
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

/** Records are chosen or dropped, and viewed page by page. */
export async function records({ profile, address, folder }) {
  const page = await open(await profile(), address);
  await begin(page, address);
  const before = await pixels(page);
  const turn = page.locator('#turn');
  await openMenu(page);
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
  // The bar shows what the buttons do here; those of the device turn the pages too.
  for (const word of ['page', 'close']) assert.ok((await linesOf(page)).includes(word), word);
  for (const word of ['log', 'board', 'back']) assert.ok(!(await linesOf(page)).includes(word), word);
  await page.locator('#panel').click();
  await press(page, 'ArrowRight', 'a');
  assert.match(await turn.textContent(), /^Turn 1 of/);
  await press(page, 'b');
  assert.equal(await page.locator('#record').isVisible(), false);
  assert.equal(await pixels(page), before);

  const lines = merchants.split('\n');
  lines[40] = 'nonsense';
  await drop('wrong.txt', lines.join('\n'));
  assert.match(await page.locator('#notice-text').textContent(), /^wrong.txt cannot be shown as a record/);
  assert.match(await page.locator('#notice-detail').textContent(), /^line \d+: /);
  await page.locator('#notice button').click();
  assert.equal(await pixels(page), before, 'a bad record changes nothing');
}

/** Not a check: takes the picture of the page for the README. */
export async function picture({ profile, address, folder }) {
  const page = await open(await profile({ viewport: { width: 720, height: 340 } }), address);
  await press(page, 'a', 'b');
  await page.goto(`${address}#game=caravans&seats=human,hard&first=1&seed=7`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await page.screenshot({ path: join(folder, 'page.png') });
  console.log(join(folder, 'page.png'));
}

/** In a game of several people, neither the record nor the link reveals a secret. */
export async function secrets({ profile, address }) {
  const page = await open(await profile(), address);
  await press(page, 'a', 'b');
  for (const game of ['legions', 'caravans', 'merchants']) {
    await page.goto(`${address}#game=${game}&seats=human,human&first=1&seed=7`);
    await page.waitForFunction(() => location.hash === '');
    await still(page);
    await openMenu(page);
    const link = page.locator('#link');
    assert.equal(await link.getAttribute('href'), `#game=${game}&seats=human,human&first=1`);
    assert.match(await page.locator('#link-note').textContent(), /stays secret/);
    const downloads = [];
    page.on('download', (download) => downloads.push(download));
    const notice = page.locator('#notice');
    await page.locator('#download-record').click();
    assert.match(await notice.textContent(), /when the game is over/);
    await notice.getByRole('button').click();
    await page.locator('#download-saves').click();
    assert.match(await notice.textContent(), /what the others must not see/);
    await notice.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForTimeout(200);
    assert.equal(downloads.length, 0);
    // After a warning the saves can be downloaded: they are the only way to take games along.
    await page.locator('#download-saves').click();
    await Promise.all([page.waitForEvent('download'), notice.getByRole('button').first().click()]);
    await page.locator('#close-menu').click();
  }
  // A single person has no secrets from others.
  const alone = await open(await profile(), `${address}#game=caravans&seats=human,malku&first=1&seed=7`);
  await still(alone);
  await openMenu(alone);
  assert.match(await alone.locator('#link').getAttribute('href'), /seed=7$/);
  const [download] = await Promise.all([
    alone.waitForEvent('download'),
    alone.locator('#download-record').click(),
  ]);
  const record = await readFile(await download.path());
  assert.match(record.toString(), /\nrunning\n$/);
  // The downloaded record can be viewed.
  await alone.locator('#load-record').setInputFiles({ name: 'running.txt', mimeType: 'text/plain', buffer: record });
  await alone.locator('#record').waitFor();
  assert.equal(await alone.locator('#notice').isVisible(), false);
}

/** Notices that follow one another are all shown, even if the next one is already waiting. */
export async function notices({ profile, address }) {
  const page = await open(await profile(), address);
  const sizes = [4 * 2 ** 20 + 1, 4 * 2 ** 20 + 2, 4 * 2 ** 20 + 3];
  await page.evaluate((sizes) => {
    for (const size of sizes) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(size)], `${size}.txt`));
      dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    }
  }, sizes);
  for (const _ of sizes) {
    await page.locator('#notice').waitFor();
    // The browser reports that the notice before was closed.
    await page.waitForTimeout(200);
    assert.equal(await page.locator('#notice').isVisible(), true, 'the notice waits for its answer');
    await page.locator('#notice button').click();
  }
  await page.waitForTimeout(200);
  assert.equal(await page.locator('#notice').isVisible(), false);
}

/** Large files are refused before they are read. */
export async function bigFiles({ profile, address, folder }) {
  const page = await open(await profile(), address);
  await begin(page, address);
  const before = await pixels(page);
  for (const [name, size] of [['huge.txt', 3 * 2 ** 30], ['large.txt', 700 * 2 ** 20], ['over.txt', 4 * 2 ** 20 + 1]]) {
    const path = join(folder, name);
    await writeFile(path, '');
    await truncate(path, size);
    await openMenu(page);
    await page.locator('#load-record').setInputFiles(path);
    await page.locator('#notice').waitFor();
    assert.match(await page.locator('#notice-text').textContent(), /too large for a record/);
    await page.locator('#notice button').click();
    await page.locator('#load-saves').setInputFiles(path);
    await page.locator('#notice').waitFor();
    assert.match(await page.locator('#notice-text').textContent(), new RegExp(`it has ${size} bytes, not 65536`));
    await page.locator('#notice button').click();
    await page.locator('#close-menu').click();
    // The same by dropping the file.
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'hand' })));
    await page.locator('#hand').setInputFiles(path);
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      const hand = document.getElementById('hand');
      dataTransfer.items.add(hand.files[0]);
      hand.remove();
      dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    });
    await page.locator('#notice').waitFor();
    assert.match(await page.locator('#notice-text').textContent(), /too large for a record/);
    await page.locator('#notice button').click();
    await rm(path);
  }
  assert.equal(await pixels(page), before, 'the game is as it was');
  await press(page, 'ArrowDown', 'a');
  assert.notEqual(await pixels(page), before, 'and goes on');
}

/** A program that traps is reported in the player's language and started again. */
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
  // German.
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
    // The saves can be downloaded, and Escape does not leave a dead page.
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

/** In a browser that stores nothing the game can be played, and one sentence says so. */
export async function blockedStorage({ blocked, address }) {
  const page = await open(await blocked(), address);
  assert.equal(await page.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return error.name;
    }
  }), 'SecurityError');
  for (let visit = 0; visit < 2; visit++) {
    const cards = page.locator('#cards .card');
    await cards.first().waitFor();
    assert.equal(await cards.count(), 1);
    assert.match(await cards.textContent(), /last only until the page is closed/);
    await cards.getByRole('button').click();
    assert.equal(await cards.count(), 0);
    await begin(page, address);
    const before = await pixels(page);
    await press(page, 'ArrowRight', 'a');
    assert.notEqual(await pixels(page), before, 'the game is played');
    assert.equal(await page.locator('#notice').isVisible(), false);
    // Nothing is marked as unsaved, and other games can be begun.
    await page.goto(`${address}#game=caravans&seats=human,malku&seed=7`);
    await page.waitForFunction(() => location.hash === '');
    await still(page);
    await openMenu(page);
    assert.match(await page.locator('#link').getAttribute('href'), /caravans/);
    assert.match(await page.locator('#news').textContent(), /last only until the page is closed/);
    await page.reload();
    await written(page);
  }
}

/** If the service worker is refused, the game goes on, and one sentence says what is missing. */
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

/** Full storage is reported in words until there is room again. */
export async function fullStorage({ profile, address }) {
  const page = await open(await profile(), address);
  await begin(page, address);
  const kept = () => page.evaluate(() => localStorage.getItem(`palmyra:${new URL('.', location).pathname}`));
  const before = await kept();
  await page.evaluate(() => {
    let text = 'x'.repeat(2 ** 22);
    for (let name = 0; text.length > 0; name++) {
      try {
        localStorage.setItem(`filler ${name}`, text);
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
    }
    // Pads the saves: with their old size they would still fit in place of the old ones.
    const key = `palmyra:${new URL('.', location).pathname}`;
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      set.call(this, name, name === key ? value.padEnd(100_000) : value);
    };
    globalThis.empty = () => {
      Storage.prototype.setItem = set;
      for (const name of Object.keys(localStorage)) if (name.startsWith('filler')) localStorage.removeItem(name);
    };
  });
  // Settings are saved at once, and so is another game.
  await page.goto(`${address}#game=caravans&seats=human,malku&seed=7`);
  await page.waitForFunction(() => location.hash === '');
  const card = page.locator('#cards .card');
  await card.waitFor();
  assert.match(await card.textContent(), /storage is full: moves are no longer saved/);
  assert.equal(await kept(), before, 'what was kept is still there');
  assert.equal(await page.locator('#notice').isVisible(), false);
  await page.evaluate(() => empty());
  // The device retries by itself.
  await page.waitForFunction(() => document.querySelectorAll('.card').length === 0, undefined, { timeout: 25_000 });
  assert.notEqual(await kept(), before);
}

/** However often Escape is pressed, the page asks until it has an answer. */
export async function escape({ profile, address }) {
  const context = await profile();
  const first = await open(context, address);
  await begin(first, address);
  const second = await context.newPage();
  await second.goto(address);
  const notice = second.locator('#notice');
  await notice.waitFor();
  for (let press = 0; press < 8; press++) await second.keyboard.press('Escape');
  await second.waitForTimeout(200);
  assert.equal(await notice.isVisible(), true);
  assert.match(await notice.textContent(), /open in another tab/);
  await second.getByRole('button', { name: 'Play here' }).click();
  await written(second);
  const lost = first.locator('#notice');
  await lost.waitFor();
  for (let press = 0; press < 8; press++) await first.keyboard.press('Escape');
  // Closes the notice like a phone's back gesture.
  await first.evaluate(() => document.getElementById('notice').close());
  await first.waitForTimeout(200);
  assert.equal(await lost.isVisible(), true);
  assert.match(await lost.textContent(), /goes on in another tab/);
  await first.getByRole('button', { name: 'Play here' }).click();
  await second.locator('#notice').waitFor();
  await still(first);
  assert.equal(await lost.isVisible(), false);
  // Where there is nothing to decide, Escape closes the notice, and the next Escape
  // goes to the device.
  await first.goto(`${address}#game=chess`);
  await first.locator('#notice').waitFor();
  await first.keyboard.press('Escape');
  await first.locator('#notice').waitFor({ state: 'hidden' });
  await openMenu(first);
  await first.keyboard.press('Escape');
  await first.locator('#menu').waitFor({ state: 'hidden' });
  const before = await words(first);
  await press(first, 'a');
  assert.notEqual(await words(first), before);
}

/** The panel is as large as possible, and nothing is cut off. */
export async function sizes({ profile, address }) {
  for (const [width, height, ratio, side] of [
    [320, 480, 1, 240], [320, 480, 2, 240], [390, 844, 3, 320], [360, 640, 3, 320],
    [568, 320, 1, 240], [568, 320, 2, 240], [667, 375, 2, 360], [640, 360, 3, 320],
    [683, 384, 2, 360], [768, 1024, 2, 720], [1366, 768, 1, 720], [1920, 1080, 1, 960],
    // No whole number of pixels is large enough.
    [360, 480, 1.5, undefined], [412, 915, 2.625, undefined],
  ]) {
    const name = `${width}x${height}@${ratio}`;
    const context = await profile({ viewport: { width, height }, deviceScaleFactor: ratio, hasTouch: width < 1000 });
    const page = await open(context, address);
    const found = async (selector) => (await page.locator(selector).boundingBox());
    const panel = await found('#panel');
    if (side) assert.equal(panel.width, side, name);
    assert.ok(panel.width >= 240, `${name}: ${panel.width}`);
    const check = async (selectors) => {
      const boxes = [];
      for (const selector of selectors) {
        const box = await found(selector);
        const where = `${name}: ${selector}`;
        assert.ok(box.x >= 0 && box.x + box.width <= width, `${where} is cut off beside`);
        assert.ok(box.y >= 0 && box.y + box.height <= height, `${where} is cut off below`);
        for (const [other, at] of boxes) {
          const apart = at.x + at.width <= box.x + 1 || box.x + box.width <= at.x + 1
            || at.y + at.height <= box.y + 1 || box.y + box.height <= at.y + 1;
          assert.ok(apart, `${where} covers ${other}`);
        }
        boxes.push([selector, box]);
      }
    };
    const device = ['#panel', ...['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y'].map((it) => `[data-button="${it}"]`)];
    await check([...device, '#open-menu']);
    for (const button of device.slice(1)) assert.ok((await found(button)).width >= 48, `${name}: thumbs need 48 pixels`);
    const room = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.deepEqual(room, [width, height], `${name}: nothing to scroll`);
    // The bar of a record has its own place, in the language with the longest words.
    await page.locator('#load-record').setInputFiles({ name: 'running.txt', mimeType: 'text/plain', buffer: Buffer.from(await record(page)) });
    await page.locator('#record').waitFor();
    await check([...device, '#record']);
    await check(['#earlier', '#turn', '#later', '#close-record']);
    await context.close();
  }
  // The page can be zoomed, also at the panel.
  const context = await profile({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });
  const page = await open(context, address);
  const { x, y, width } = await page.locator('#panel').boundingBox();
  const session = await context.newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', { x: x + width / 2, y: y + width / 2, scaleFactor: 2 });
  assert.ok((await page.evaluate(() => visualViewport.scale)) > 1.2);
}

/** A short record of a newly started game. */
async function record(page) {
  await page.evaluate(() => (location.hash = 'game=caravans&seats=human,malku&first=1&seed=7'));
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await openMenu(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#download-record').click()]);
  const text = await readFile(await download.path());
  return text;
}

/** The page and screen readers use the player's language, which can change. */
export async function languages({ profile, address }) {
  const page = await open(await profile({ locale: 'fr-CH' }), address);
  const rows = await page.evaluate(async () => (await import('./texts.js')).rows());
  for (const [name, texts] of rows) {
    assert.equal(texts.length, 4, name);
    const blanks = texts.map((text) => text.split('{}').length);
    assert.deepEqual(new Set(blanks).size, 1, name);
    assert.ok(texts.every(Boolean), name);
  }
  const menus = ['Menu', 'Menü', 'Menu', 'Menu'];
  const saves = ['Saves', 'Spielstände', 'Sauvegardes', 'Opgeslagen partijen'];
  for (const [place, code] of ['en', 'de', 'fr', 'nl'].entries()) {
    const other = await open(await profile(), address);
    for (let row = 0; row < place; row++) await press(other, 'ArrowDown');
    await press(other, 'a', 'b');
    assert.equal(await other.evaluate(() => document.documentElement.lang), code);
    assert.equal(await other.locator('#open-menu span').textContent(), menus[place]);
    await openMenu(other);
    assert.ok((await other.locator('#menu h2').allTextContents()).includes(saves[place]), code);
    const games = ['Caravans', 'Karawanen', 'Caravanes', 'Karavanen'];
    assert.equal(await other.locator('#days a').nth(1).textContent(), games[place]);
    await other.locator('#close-menu').click();
    // Also before anything is loaded, and for errors in a link.
    await other.goto(`${address}#game=chess`);
    await other.locator('#notice').waitFor();
    const sentences = [/names no game/, /kein Spiel/, /aucun jeu/, /geen spel/];
    assert.match(await other.locator('#notice-text').textContent(), sentences[place]);
  }
}

/** The parts of the menu do not touch, and every word is its own. */
export async function menu({ profile, address }) {
  for (const viewport of [{ width: 320, height: 480 }, { width: 568, height: 320 }, { width: 1366, height: 768 }]) {
    const page = await open(await profile({ viewport }), address);
    // German has the longest words.
    await press(page, 'ArrowDown', 'a', 'b');
    await page.goto(`${address}#game=caravans&seats=human,human&seed=7`);
    await page.waitForFunction(() => location.hash === '');
    await still(page);
    await openMenu(page);
    const parts = await page.locator('#menu').evaluate((menu) => {
      const found = menu.querySelectorAll('.row > *');
      return [...found].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { text: part.textContent, left, right, top, bottom };
      });
    });
    assert.ok(parts.length >= 8);
    for (const [place, one] of parts.entries()) {
      assert.ok(one.bottom - one.top >= 48, `${one.text} is low`);
      assert.ok(one.left >= 0 && one.right <= viewport.width, `${one.text} is cut off`);
      for (const other of parts.slice(place + 1)) {
        const apart = one.right + 8 <= other.left || other.right + 8 <= one.left
          || one.bottom + 8 <= other.top || other.bottom + 8 <= one.top;
        assert.ok(apart, `${one.text} touches ${other.text}`);
      }
    }
    // The browser's own text beside a file button is invisible.
    const seen = await page.locator('#load-saves').evaluate((input) => getComputedStyle(input).opacity);
    assert.equal(seen, '0');
    // The end of the menu can be reached.
    await page.locator('#menu a[href="notices.txt"]').scrollIntoViewIfNeeded();
    const end = await page.locator('#menu a[href="notices.txt"]').boundingBox();
    assert.ok(end.y >= 0 && end.y + end.height <= viewport.height);
  }
}

/** The same link again continues its game. */
export async function sameLink({ profile, address }) {
  const page = await open(await profile(), address);
  await press(page, 'a', 'b');
  const links = ['game=legions&mode=solo:1&seats=human&seed=7', 'game=caravans&seats=human,malku&first=1'];
  for (const link of links) {
    const go = async () => {
      await page.goto(`${address}#${link}`);
      await page.waitForFunction(() => location.hash === '');
      await still(page);
    };
    await go();
    await press(page, 'a');
    await go();
    const before = await pixels(page);
    for (let visit = 0; visit < 3; visit++) {
      await go();
      assert.equal(await pixels(page), before, 'the game goes on');
      await page.reload();
      await written(page);
      await go();
      assert.equal(await pixels(page), before, 'after a reload, too');
    }
  }
  // Two slots are taken and the third is free, so nothing has to be replaced.
  await page.goto(`${address}#game=merchants&seats=human,malku&first=1&seed=9`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await openMenu(page);
  assert.match(await page.locator('#link').getAttribute('href'), /merchants/);
}

/** A new version is offered in words; accepting it keeps the saves. */
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
  // After *Later*, the menu still offers it.
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
