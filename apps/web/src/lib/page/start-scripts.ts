interface PublicPageFiles {
  /** Scripts that start the page: dependencies first, the entry last. */
  entry: string[];
  /** Style sheets whose text the page has, inlined or joined into another. */
  styles: string[];
}

/**
 * A script for the head of a public page, which waits for the end of the page: it loads the page's
 * scripts once the first view is painted, so that they don't compete with it for bandwidth and CPU.
 * Any interaction before that starts them at once.
 */
export function startScripts(files: PublicPageFiles): string {
  const start = `(${startWhenPainted.toString()})(${JSON.stringify(files)})`;
  return `addEventListener("DOMContentLoaded",()=>${start});`;
}

/**
 * A script for the head of an admin page, which shows nothing without its scripts: it loads all of
 * them at once. As `script` and `link` elements they would be fetched, and reported as blocked,
 * where scripts are off.
 *
 * @param files Dependencies of the entry first, then the entry, then the page's own.
 */
export function startScriptsAtOnce(files: { entry: string[]; imports: string[] }): string {
  return `(${startAtOnce.toString()})(${JSON.stringify(files)});`;
}

/** Serialized into the page, so it can't use anything from outside. */
function startWhenPainted({ entry, styles }: PublicPageFiles): void {
  const signs = ["pointerdown", "keydown", "touchstart"];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const link = (attributes: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement("link"), attributes));
    // A disabled style sheet isn't fetched, and keeps the page's scripts from fetching it before
    // they run.
    for (const href of styles) link({ rel: "stylesheet", disabled: true, href });
    for (const href of entry) link({ rel: "modulepreload", href });
    // Each in a task of its own, so that the page responds to input in between.
    for (const src of entry) {
      const script = document.createElement("script");
      document.head.append(Object.assign(script, { type: "module", async: false, src }));
    }
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start));
  addEventListener("load", () => {
    new PerformanceObserver(startAfterFrame).observe({ type: "paint", buffered: true });
  });
  // A page in the background isn't painted, and an image may take long to load.
  setTimeout(start, 2_000);
}

/** Serialized into the page, so it can't use anything from outside. */
function startAtOnce({ entry, imports }: { entry: string[]; imports: string[] }): void {
  for (const href of [...entry, ...imports]) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
  const script = document.createElement("script");
  document.head.append(Object.assign(script, { type: "module", src: entry.at(-1) }));
}
