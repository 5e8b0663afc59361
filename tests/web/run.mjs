/**
 * Lets one check run in Chromium: `node run.mjs CHECK ADDRESS CHROMIUM FOLDER`.
 * Whatever the page says on its console, and every request that leaves its own
 * address, is a failure too.
 */
import { chromium } from 'playwright-core';

import * as checks from './checks.mjs';

const [name, address, program, folder] = process.argv.slice(2);
const check = checks[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())];
if (!check) throw new Error(`there is no check "${name}"`);

const browser = await chromium.launch({
  executablePath: program.includes('/') ? program : `/usr/bin/${program}`,
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
});
const complaints = [];

/** A browser's profile whose pages are watched. */
async function profile(options) {
  const context = await browser.newContext({ acceptDownloads: true, ...options });
  context.on('console', (message) => complaints.push(`console: ${message.text()}`));
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith('blob:')) complaints.push(`request: ${url}`);
  });
  return context;
}

try {
  await check({ profile, address, folder });
} finally {
  await browser.close();
}
if (complaints.length > 0) throw new Error(complaints.join('\n'));
