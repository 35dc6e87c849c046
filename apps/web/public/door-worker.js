/**
 * Keeps the door's pages and their scripts, so that a phone opens them again without a connection.
 * Registered by keep-offline.ts with the release, for addresses below /admin/door only.
 */

const release = new URL(self.location.href).searchParams.get("release");
const cacheName = `door ${release}`;
const pages = "/admin/door";
const files = /^\/(assets|fonts)\//;
const waitMs = 4_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(activate()));

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

async function activate() {
  await deleteOldCaches();
  await self.clients.claim();
}

/**
 * The previous release's stays: a phone without a connection may open a page that it only has from
 * then. Names come in the order in which their caches were made.
 */
async function deleteOldCaches() {
  const names = (await caches.keys()).filter((name) => /^door\b/.test(name));
  const others = names.filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** From the network if it answers soon, else as it was, perhaps in the previous release. */
async function newest(request) {
  const stored = await find(request, { ignoreSearch: true });
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

/** A file's name contains a hash of its content, so the previous release's is the same. */
async function cached(request) {
  const own = await caches.match(request, { cacheName, ignoreVary: true });
  if (own !== undefined) return own;
  const response = (await find(request)) ?? (await fetch(request));
  if (response.ok) await keep(request, response);
  return response;
}

async function find(request, options = {}) {
  const own = await caches.match(request, { ...options, cacheName, ignoreVary: true });
  return own ?? caches.match(request, { ...options, ignoreVary: true });
}

async function keep(request, response) {
  const cache = await caches.open(cacheName);
  await cache.put(request, response.clone());
}
