/** Checks of pictures and texts. */
import assert from 'node:assert/strict';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { open, openMenu, pixels, press, still, told, words } from './page.mjs';

/** Plays every script in simulated time with the page's program and its `handheld.js`. */
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

/** Plays a script on a device in simulated time. This function runs in the page. */
async function goWalk({ seed, script, image }) {
  const { Handheld } = await import('./handheld.js');
  const bytes = image && Uint8Array.from(atob(image), (sign) => sign.charCodeAt(0));
  let clock = 0;
  let due = -1;
  // The page gets no date, like the walks in the simulator.
  Date.now = () => 0;
  const device = await Handheld.load('palmyra.wasm', 'en', { now: () => clock, keep: () => true });
  for (const code of ['de', 'fr', 'nl']) await device.loadTexts(code);
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

/** Takes the picture of the page for the README. This is not a check. */
export async function picture({ profile, address, folder }) {
  const page = await open(await profile({ viewport: { width: 720, height: 340 } }), address);
  await press(page, 'a', 'b');
  await page.goto(`${address}#game=caravans&seats=human,hard&first=1&seed=7`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await page.screenshot({ path: join(folder, 'page.png') });
  console.log(join(folder, 'page.png'));
}

export async function spoken({ profile, address }) {
  const page = await open(await profile(), address);
  const before = await words(page);
  await press(page, 'a');
  assert.notEqual(await words(page), before);
  await press(page, 'b');
  // On the title, every press announces the selected entry.
  for (let tap = 0; tap < 8; tap++) {
    await press(page, 'ArrowDown');
    const next = [/Caravans.*selected/s, /Merchants.*selected/s, /results|Results/s, /Legions.*selected/s][tap % 4];
    assert.match(await told(page), next);
  }
  // If the selected picture has no words, its place is announced.
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
  // A screen reader sends clicks like this one.
  const now = await words(page);
  await page.getByRole('button', { name: 'B', exact: true }).evaluate((button) => button.click());
  await still(page);
  assert.notEqual(await words(page), now);
}

/** Checks that neither the record nor the link reveals a secret in a game of several people. */
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
    // The saves can be downloaded after a warning, because this is the only way to move games
    // to another browser.
    await page.locator('#download-saves').click();
    await Promise.all([page.waitForEvent('download'), notice.getByRole('button').first().click()]);
    await page.locator('#close-menu').click();
  }
  // A game of a single person has no secrets, so there is no warning.
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
  // The downloaded record can be opened in the view of records.
  await alone.locator('#load-record').setInputFiles({ name: 'running.txt', mimeType: 'text/plain', buffer: record });
  await alone.locator('#record').waitFor();
  assert.equal(await alone.locator('#notice').isVisible(), false);
}

/** Checks that the page and screen readers use the player's language, even after it is changed. */
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
    // The language also applies before any game is loaded, and to errors in a link.
    await other.goto(`${address}#game=chess`);
    await other.locator('#notice').waitFor();
    const sentences = [/names no game/, /kein Spiel/, /aucun jeu/, /geen spel/];
    assert.match(await other.locator('#notice-text').textContent(), sentences[place]);
  }
}

/**
 * Checks that the screens are in English until the file with the texts of a language has arrived,
 * and stay in English if that file is of another version.
 */
export async function texts({ profile, address }) {
  const context = await profile();
  let arrive;
  const late = new Promise((resolve) => (arrive = resolve));
  await context.route('**/texts-de.txt', async (route) => {
    await late;
    await route.continue();
  });
  await context.route('**/texts-nl.txt', (route) => route.fulfill({ body: 'of another version' }));
  const page = await open(context, address);
  assert.match(await words(page), /^Language/);
  const names = ['English', 'Deutsch', 'Français', 'Nederlands'];
  for (const name of names) assert.ok((await words(page)).includes(name), name);
  await press(page, 'ArrowDown');
  assert.match(await words(page), /^Language/);
  arrive();
  await page.waitForFunction(() => document.getElementById('words').textContent.startsWith('Sprache'));
  await press(page, 'ArrowDown');
  await page.waitForFunction(() => document.getElementById('words').textContent.startsWith('Langue'));
  await press(page, 'ArrowDown');
  assert.match(await words(page), /^Language/);
}
