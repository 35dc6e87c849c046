const cacheName = "door";

/**
 * Keeps this page and what it loaded, so that it opens again without a connection. Does nothing in
 * browsers without service workers, and on addresses that aren't https.
 */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  await navigator.serviceWorker.register("/door-worker.js", { scope: "/admin/door" });
  // What was loaded before the worker was there.
  const { origin, pathname } = location;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && /^\/(assets|fonts)\//.test(url.pathname))
    .map(({ href }) => href);
  const cache = await caches.open(cacheName);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(
    [...new Set([`${origin}${pathname}`, ...loaded])]
      .filter((url) => !stored.has(url))
      .map((url) => cache.add(url)),
  );
}
