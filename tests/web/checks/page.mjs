/** Helpers for checks of a page. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

/** The link of the game that most checks play. */
export const DEAL = 'game=legions&mode=solo:1&seats=human&seed=7';

export const words = (page) => page.locator('#words').textContent();
/** Returns a checksum of the picture. */
export const pixels = (page) =>
  page.evaluate(() => {
    const panel = document.getElementById('panel');
    const { data } = panel.getContext('2d').getImageData(0, 0, 240, 240);
    return new Uint32Array(data.buffer).reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0);
  });

/** Returns the texts on the panel, line by line. */
export const linesOf = (page) => page.locator('#words div').allTextContents();

/** Opens the page and waits until the panel shows a text. */
export async function open(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await written(page);
  return page;
}

/**
 * Waits until the panel shows a text. Checks at intervals of time, because a check may block
 * animation frames.
 */
export const written = (page) =>
  page.waitForFunction(() => document.getElementById('words').textContent !== '', undefined, {
    polling: 50,
  });

/** Returns the text for screen readers. */
export const told = (page) => page.locator('#told').textContent();

/** Opens the menu. */
export const openMenu = (page) => page.locator('#open-menu').click();

/** Presses keys like a person, and waits until the picture no longer changes. */
export async function press(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.press(key, { delay: 20 });
    await still(page);
  }
}

export async function still(page) {
  let before;
  for (let same = 0; same < 4; ) {
    const now = await pixels(page);
    same = now === before ? same + 1 : 0;
    before = now;
    await page.waitForTimeout(150);
  }
}

/** Answers the questions of a new device, begins a game by its link, and presses A once. */
export async function begin(page, address) {
  await press(page, 'a', 'b');
  await page.goto(`${address}#${DEAL}`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await press(page, 'a');
}

/** Waits for a picture. A bot may have to think before it appears. */
export async function settled(page, picture, when) {
  for (let tries = 0; tries < 50; tries++) {
    if ((await pixels(page)) === picture) return;
    await page.waitForTimeout(200);
  }
  assert.fail(`${when} the picture is another one: ${await words(page)}`);
}

/** Returns a short record of a new game. */
export async function record(page) {
  await page.evaluate(() => (location.hash = 'game=caravans&seats=human,malku&first=1&seed=7'));
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await openMenu(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#download-record').click()]);
  const text = await readFile(await download.path());
  return text;
}
