/**
 * Keeps this page and what it loaded, so that it opens again without a connection. Does nothing in
 * browsers without service workers, and on addresses that aren't https.
 */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  const { origin, pathname } = location;
  const release = releaseOf(document);
  await navigator.serviceWorker.register(`/door-worker.js?release=${encodeURIComponent(release)}`, {
    scope: "/admin/door",
  });
  // What was loaded before the worker was there.
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && /^\/(assets|fonts)\//.test(url.pathname))
    .map(({ href }) => href);
  const cache = await caches.open(`door ${release}`);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(
    [...new Set([`${origin}${pathname}`, ...loaded])]
      .filter((url) => !stored.has(url))
      .map((url) => cache.add(url)),
  );
}

/** The name of the app's first script has a hash of all the others' names. */
function releaseOf({ head }: Document): string {
  const script = head.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return new URL(script?.src ?? location.href).pathname;
}
