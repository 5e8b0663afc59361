/** Checks of links and records. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { DEAL, begin, linesOf, open, openMenu, pixels, press, still, words, written } from './page.mjs';

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

  // The game of the day has a link, and the game that it starts gives the same
  // link.
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
    // A link must not start a game that *New game* would refuse.
    ['game=caravans&seats=malku,zenobia', /at least one seat to human/],
    ['game=legions&mode=solo:1&seats=zenobia', /at least one seat to human/],
    ['game=legions&mode=solo:5&seats=human', /still locked/],
  ]) {
    const other = await open(await profile(), `${address}#${link}`);
    await other.locator('#notice').waitFor();
    assert.match(await other.locator('#notice-text').textContent(), told);
    await other.locator('#notice button').click();
    assert.notEqual(await words(other), '');
  }
}

/** Checks that a link continues its game when it is opened again. */
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
    // The message about the last press disappears by itself.
    await page.waitForTimeout(3000);
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
  // Two slots are taken and the third is free, so no game has to be replaced.
  await page.goto(`${address}#game=merchants&seats=human,malku&first=1&seed=9`);
  await page.waitForFunction(() => location.hash === '');
  await still(page);
  await openMenu(page);
  assert.match(await page.locator('#link').getAttribute('href'), /merchants/);
}

/** Checks that records can be chosen or dropped, and viewed page by page. */
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
  // The bar shows the effects of the buttons in the record. The buttons of the
  // device turn the pages too.
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
  await page.locator('#notice').waitFor();
  assert.match(await page.locator('#notice-text').textContent(), /^wrong.txt cannot be shown as a record/);
  assert.match(await page.locator('#notice-detail').textContent(), /^line \d+: /);
  await page.locator('#notice button').click();
  assert.equal(await pixels(page), before, 'a bad record changes nothing');
}
