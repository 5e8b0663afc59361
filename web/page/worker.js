// Stores the page so that it works without a network. The tool that builds the page fills in
// the list of files, and the version, which is a checksum of the files.
const VERSION = '@version@';
const FILES = ['@files@'];

const PREFIX = `palmyra ${registration.scope} `;
const NAME = PREFIX + VERSION;

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(NAME).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

// The page sends this message when the player chooses the new version.
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});

addEventListener('activate', (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(clean());
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const answer = async () => {
    const cache = await caches.open(NAME);
    return (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
