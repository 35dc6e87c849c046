interface PageFiles {
  /** Scripts that start the page: dependencies first, the entry last. */
  entry: string[];
  /** Further imports of the page. */
  imports: string[];
  /** Style sheets that are inlined in the page. */
  styles: string[];
}

/**
 * A script for a page's head, which waits for the end of the page: it loads the page's scripts once
 * the first view is painted, so that they don't compete with it for bandwidth and CPU. Any
 * interaction before that starts them at once.
 */
export function startScripts(files: PageFiles): string {
  const start = `(${startWhenPainted.toString()})(${JSON.stringify(files)})`;
  return `addEventListener("DOMContentLoaded",()=>${start});`;
}

/** Serialized into the page, so it can't use anything from outside. */
function startWhenPainted({ entry, imports, styles }: PageFiles): void {
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
    for (const href of [...entry, ...imports]) link({ rel: "modulepreload", href });
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
