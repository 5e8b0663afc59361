/** Checks of the firmware that the page offers. */
import assert from 'node:assert/strict';
import { join } from 'node:path';

import { open, openMenu, press } from './page.mjs';

/**
 * Checks that the files of each board can be downloaded, and that pictures and texts in every
 * language explain the steps.
 */
export async function firmware({ profile, address, folder }) {
  const languages = [['en', /Download the file/, 1366], ['de', /Lade die Datei/, 390], ['fr', /Téléchargez/, 320], ['nl', /Download het bestand/, 768]];
  for (const [row, [locale, note, width]] of languages.entries()) {
    const context = await profile({ viewport: { width, height: 800 } });
    const page = await open(context, address);
    for (let down = 0; down < row; down++) await press(page, 'ArrowDown');
    await press(page, 'a', 'b');
    await openMenu(page);
    const section = page.locator('#install');
    await section.scrollIntoViewIfNeeded();
    assert.match(await section.textContent(), note);
    const links = page.locator('#firmware a');
    assert.deepEqual(await links.allTextContents(), ['Waveshare Pico-LCD-1.3', 'Pimoroni PicoSystem']);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      assert.ok(box.height >= 48 && box.x >= 0 && box.x + box.width <= width, `${locale}: a link is cut off`);
      if (locale !== 'en') continue;
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      assert.match(download.suggestedFilename(), /^palmyra-[\w-]+\.uf2$/);
      await download.saveAs(join(folder, download.suggestedFilename()));
    }
    const steps = page.locator('#steps li');
    assert.equal(await steps.count(), 3);
    for (const step of await steps.all()) {
      assert.ok((await step.locator('span').textContent()).length > 20);
      const picture = step.locator('img');
      await picture.scrollIntoViewIfNeeded();
      assert.ok(await picture.evaluate((image) => image.complete && image.naturalWidth > 0), 'a picture is missing');
      const box = await picture.boundingBox();
      assert.ok(box.width >= 120 && box.x >= 0 && box.x + box.width <= width, `${locale}: a picture is cut off`);
    }
    await section.screenshot({ path: join(folder, `${locale}.png`) });
    const notices = page.locator('#firmware-notices a');
    assert.equal(await notices.getAttribute('href'), 'palmyra-notices.txt');
    assert.ok((await (await page.request.get(`${address}palmyra-notices.txt`)).text()).length > 1000);
    await context.close();
  }
}

/** Checks that a copy of the page without firmware does not mention it. */
export async function noFirmware({ profile, address }) {
  const context = await profile();
  const listed = context.waitForEvent('response', (response) => response.url().endsWith('firmware.json'));
  const page = await open(context, address);
  assert.deepEqual(await (await listed).json(), []);
  await openMenu(page);
  assert.equal(await page.locator('#install').isHidden(), true);
  assert.equal(await page.locator('#firmware a').count(), 0);
}
