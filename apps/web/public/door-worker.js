/**
 * Keeps the door's pages and their scripts, so that a phone opens them again without a connection.
 * Registered by keep-offline.ts, for addresses below /admin/door only.
 */

const cacheName = "door";
const pages = "/admin/door";
const files = /^\/(assets|fonts)\//;
const waitMs = 4_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname.startsWith(pages)) {
    event.respondWith(newest(request));
  } else if (files.test(pathname)) {
    event.respondWith(cached(request));
  }
});

/** From the network if it answers soon, else as it was. */
async function newest(request) {
  const stored = await caches.match(request, { cacheName, ignoreSearch: true, ignoreVary: true });
  try {
    const signal = stored && AbortSignal.timeout(waitMs);
    const response = await fetch(request, { signal });
    if (response.ok) await keep(request, response);
    return response.status >= 500 && stored !== undefined ? stored : response;
  } catch (error) {
    if (stored !== undefined) return stored;
    throw error;
  }
}

/** A file's name contains a hash of its content. */
async function cached(request) {
  const stored = await caches.match(request, { cacheName, ignoreVary: true });
  if (stored !== undefined) return stored;
  const response = await fetch(request);
  if (response.ok) await keep(request, response);
  return response;
}

async function keep(request, response) {
  const cache = await caches.open(cacheName);
  await cache.put(request, response.clone());
}
