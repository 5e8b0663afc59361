/** Helpers of the checks for a page. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

/** The deal that most checks play. */
export const DEAL = 'game=legions&mode=solo:1&seats=human&seed=7';

export const words = (page) => page.locator('#words').textContent();
/** A checksum of the picture. */
export const pixels = (page) =>
  page.evaluate(() => {
    const panel = document.getElementById('panel');
    const { data } = panel.getContext('2d').getImageData(0, 0, 240, 240);
    return new Uint32Array(data.buffer).reduce((sum, pixel) => (Math.imul(sum, 31) + pixel) | 0, 0);
  });

/** The texts on the panel, line by line. */
export const linesOf = (page) => page.locator('#words div').allTextContents();

/** Opens the page and waits until something is on the panel. */
export async function open(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await written(page);
  return page;
}

/** Waits until something is on the panel. It polls by time, because a check may block animation frames. */
export const written = (page) =>
  page.waitForFunction(() => document.getElementById('words').textContent !== '', undefined, {
    polling: 50,
  });

/** The text for screen readers. */
export const told = (page) => page.locator('#told').textContent();

/** Opens the menu. */
export const openMenu = (page) => page.locator('#open-menu').click();

/** Presses keys as a person does, and waits until the picture is still. */
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

/** Answers a new device's questions, starts a deal by its link and makes a few steps. */
export async function begin(page, address) {
  await press(page, 'a', 'b');
  await page.goto(`${address}#${DEAL}`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await press(page, 'a');
}

/** Waits for a picture, since a bot may have to think first. */
export async function settled(page, picture, when) {
  for (let tries = 0; tries < 50; tries++) {
    if ((await pixels(page)) === picture) return;
    await page.waitForTimeout(200);
  }
  assert.fail(`${when} the picture is another one: ${await words(page)}`);
}

/** A short record of a newly started game. */
export async function record(page) {
  await page.evaluate(() => (location.hash = 'game=caravans&seats=human,malku&first=1&seed=7'));
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await openMenu(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#download-record').click()]);
  const text = await readFile(await download.path());
  return text;
}
