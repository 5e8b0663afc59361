/** Checks of saved games, and of storage that fails. */
import assert from 'node:assert/strict';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { begin, open, openMenu, pixels, press, settled, still, words, written } from './page.mjs';

export async function goingOn({ profile, address }) {
  const context = await profile();
  let page = await open(context, address);
  await begin(page, address);
  const before = await pixels(page);
  await page.reload();
  await written(page);
  await press(page, 'a');
  await settled(page, before, 'after a reload');
  // Closes the tab without running any code of the page, as if it had been
  // killed.
  await page.close({ runBeforeUnload: false });
  page = await open(context, address);
  await press(page, 'a');
  await settled(page, before, 'after the tab was killed');
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
  // The game in the first tab still runs.
  await press(first, 'ArrowDown');
  await press(first, 'ArrowUp');
  assert.equal(await pixels(first), picture);

  await second.getByRole('button', { name: 'Play here' }).click();
  await written(second);
  await first.locator('#notice').waitFor();
  assert.match(await first.locator('#notice').textContent(), /goes on in another tab/);
  await press(second, 'a');
  await settled(second, picture, 'in the other tab');
  // Presses in the first tab no longer change the saves.
  await first.keyboard.press('a');
  await first.waitForTimeout(300);
  assert.equal(await kept(), before);
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

/** Checks that large files are refused before they are read. */
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
    // Dropping the large file onto the page must have the same result.
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

/** Checks a browser that stores nothing. The game can be played, and a message warns the player. */
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
    // No game is marked as unsaved, and other games can be begun.
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

/** Checks that full storage is reported by a message until there is space again. */
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
    // Makes the saves longer than before. Saves of the old size could be stored in
    // place of the old ones.
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
  // Changed settings are saved at once, and so is a new game.
  await page.goto(`${address}#game=caravans&seats=human,malku&seed=7`);
  await page.waitForFunction(() => location.hash === '');
  const card = page.locator('#cards .card');
  await card.waitFor();
  assert.match(await card.textContent(), /storage is full: moves are no longer saved/);
  assert.equal(await kept(), before, 'what was kept is still there');
  assert.equal(await page.locator('#notice').isVisible(), false);
  await page.evaluate(() => empty());
  // The device tries to save again by itself.
  await page.waitForFunction(() => document.querySelectorAll('.card').length === 0, undefined, { timeout: 25_000 });
  assert.notEqual(await kept(), before);
}
