/** Checks of fingers, the menu, notices and the layout. */
import assert from 'node:assert/strict';

import { begin, open, openMenu, press, record, still, words, written } from './page.mjs';

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
    // Every pixel of the panel must cover a whole number of the phone's pixels.
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
    // The thumb slides from one direction to another.
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

/** Checks that the panel is as large as possible, and that nothing is cut off. */
export async function sizes({ profile, address }) {
  for (const [width, height, ratio, side] of [
    [320, 480, 1, 240], [320, 480, 2, 240], [390, 844, 3, 320], [360, 640, 3, 320],
    [568, 320, 1, 240], [568, 320, 2, 240], [667, 375, 2, 360], [640, 360, 3, 320],
    [683, 384, 2, 360], [768, 1024, 2, 720], [1366, 768, 1, 720], [1920, 1080, 1, 960],
    // In these windows, a pixel of the panel cannot cover a whole number of device pixels.
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
    // The bar of a record has a place of its own. This is tested in the language with the
    // longest words.
    await page.locator('#load-record').setInputFiles({ name: 'running.txt', mimeType: 'text/plain', buffer: Buffer.from(await record(page)) });
    await page.locator('#record').waitFor();
    await check([...device, '#record']);
    await check(['#earlier', '#turn', '#later', '#close-record']);
    await context.close();
  }
  // The page can be zoomed, even with fingers on the panel.
  const context = await profile({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });
  const page = await open(context, address);
  const { x, y, width } = await page.locator('#panel').boundingBox();
  const session = await context.newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', { x: x + width / 2, y: y + width / 2, scaleFactor: 2 });
  assert.ok((await page.evaluate(() => visualViewport.scale)) > 1.2);
}

/** Checks that a question stays open until it is answered, however often Escape is pressed. */
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
  // Closes the notice in the same way as a phone's back gesture.
  await first.evaluate(() => document.getElementById('notice').close());
  await first.waitForTimeout(200);
  assert.equal(await lost.isVisible(), true);
  assert.match(await lost.textContent(), /goes on in another tab/);
  await first.getByRole('button', { name: 'Play here' }).click();
  await second.locator('#notice').waitFor();
  await still(first);
  assert.equal(await lost.isVisible(), false);
  // If the notice needs no decision, Escape closes it. The next Escape is passed to the
  // device.
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

/**
 * Checks that the parts of the menu do not overlap, and that all words in it come from the page's
 * texts.
 */
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
      return [...found].filter((part) => part.checkVisibility()).map((part) => {
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
    // The text that the browser shows beside a file button must be invisible.
    const seen = await page.locator('#load-saves').evaluate((input) => getComputedStyle(input).opacity);
    assert.equal(seen, '0');
    // The end of the menu can be reached by scrolling.
    await page.locator('#menu a[href="notices.txt"]').scrollIntoViewIfNeeded();
    const end = await page.locator('#menu a[href="notices.txt"]').boundingBox();
    assert.ok(end.y >= 0 && end.y + end.height <= viewport.height);
  }
}

/** Opens several notices at once. All of them must be shown, one after another. */
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
    // Only now does the browser report that the previous notice was closed.
    await page.waitForTimeout(200);
    assert.equal(await page.locator('#notice').isVisible(), true, 'the notice waits for its answer');
    await page.locator('#notice button').click();
  }
  await page.waitForTimeout(200);
  assert.equal(await page.locator('#notice').isVisible(), false);
}
