/**
 * Runs one check in Chromium: `node run.mjs CHECK ADDRESS CHROMIUM FOLDER`. The check also fails if
 * the page writes to the console or requests another address.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import * as checks from './checks.mjs';

const [name, address, program, folder] = process.argv.slice(2);
const check = checks[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())];
if (!check) throw new Error(`there is no check "${name}"`);

const launched = {
  executablePath: program.includes('/') ? program : `/usr/bin/${program}`,
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
};
const browser = await chromium.launch(launched);
const complaints = [];
/** The addresses that pages may request. */
const addresses = [address];
/** All objects that have to be closed at the end. */
const opened = [browser];

/** Creates a browser profile whose pages are watched. */
async function profile(options) {
  return watch(await browser.newContext({ acceptDownloads: true, ...options }));
}

/** Creates a profile in which pages cannot store anything. */
async function blocked() {
  const home = join(folder, 'blocked');
  await rm(home, { recursive: true, force: true });
  await mkdir(join(home, 'Default'), { recursive: true });
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(home, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(home, launched);
  opened.push(context);
  return watch(context);
}

/** Serves a copy of the page. Its files can be changed; they are a map from names to bytes. */
async function copy() {
  const fetched = async (name) => Buffer.from(await (await fetch(address + name)).arrayBuffer());
  const worker = (await fetched('worker.js')).toString();
  const names = [...worker.matchAll(/'([\w.-]+\.\w+)'/g)].map(([, name]) => name);
  const files = new Map([['worker.js', Buffer.from(worker)]]);
  for (const name of names) files.set(name, await fetched(name));
  const types = {
    html: 'text/html', css: 'text/css', js: 'text/javascript', wasm: 'application/wasm',
    svg: 'image/svg+xml', webmanifest: 'application/manifest+json', txt: 'text/plain',
  };
  const server = createServer((request, response) => {
    const name = request.url.slice(1).split('?')[0] || 'index.html';
    const found = files.get(name);
    const type = types[name.split('.').pop()] ?? 'application/octet-stream';
    response.writeHead(found ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(found);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => server.closeAllConnections() ?? server.close() });
  const own = `http://127.0.0.1:${server.address().port}/`;
  addresses.push(own);
  return { address: own, files };
}

function watch(context) {
  context.on('console', (message) => complaints.push(`console: ${message.text()}`));
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    const isOwn = [...addresses, 'blob:'].some((own) => url.startsWith(own));
    if (!isOwn) complaints.push(`request: ${url}`);
  });
  return context;
}

try {
  await check({ profile, blocked, copy, address, folder });
} finally {
  for (const it of opened.reverse()) await it.close();
}
if (complaints.length > 0) throw new Error(complaints.join('\n'));
