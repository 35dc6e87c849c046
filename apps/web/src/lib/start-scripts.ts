interface PageFiles {
  /** What brings the page alive: the entry last, after all that it imports. */
  entry: string[];
  /** What the page imports beyond that. */
  imports: string[];
  /** Those whose text stands in the page. */
  styles: string[];
}

/**
 * A script for the head of a page, which counts from the page's end on: it fetches the page's
 * scripts once everything that is to be seen first is there, so that they take no bandwidth and no
 * processor from it. Whoever touches the page before that starts them at once.
 */
export function startScripts(files: PageFiles): string {
  const start = `(${startWhenPainted.toString()})(${JSON.stringify(files)})`;
  return `addEventListener("DOMContentLoaded",()=>${start});`;
}

/** Runs in the page, as its own source: it can use nothing from outside. */
function startWhenPainted({ entry, imports, styles }: PageFiles): void {
  const signs = ["pointerdown", "keydown", "touchstart"];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const link = (attributes: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement("link"), attributes));
    // A disabled style sheet isn't fetched, and its presence stops the page's scripts from fetching
    // it before they go on.
    for (const href of styles) link({ rel: "stylesheet", disabled: true, href });
    for (const href of [...entry, ...imports]) link({ rel: "modulepreload", href });
    // One after the other, each in a task of its own: between them the page answers to whoever
    // touches it.
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
  // A page in the background isn't painted, and an image may take its time.
  setTimeout(start, 2_000);
}
