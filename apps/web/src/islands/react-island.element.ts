import { wantedEvent } from "../lib/page/come-alive.ts";
import { untilVisitorActs } from "../lib/page/until-visitor-acts.ts";

/** An island this far below the window is started. */
const margin = "400px";

/** Events that show that a visitor is about to use it. */
const signs = ["focusin", "pointerover", "input", wantedEvent];

/**
 * Loads React for the server-rendered HTML in it once the visitor interacts and comes near it. A
 * page that is only looked at needs no React, unless an island needs data from the server.
 */
export class ReactIsland extends HTMLElement {
  #observer: IntersectionObserver | undefined;
  #isStarted = false;

  connectedCallback(): void {
    for (const sign of signs) this.addEventListener(sign, this.#start);
    if (this.dataset["waits"] === "pressed" || this.contains(document.activeElement)) {
      this.#start();
      return;
    }
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#comeNear();
      },
      { rootMargin: margin },
    );
    // It has no box of its own, so its children are observed.
    for (const child of this.children) this.#observer.observe(child);
  }

  disconnectedCallback(): void {
    this.#rest();
  }

  #comeNear(): void {
    this.#observer?.disconnect();
    if (this.hasAttribute("starts-at-once")) this.#start();
    else void untilVisitorActs().then(this.#start);
  }

  readonly #start = (): void => {
    if (this.#isStarted || !this.isConnected) return;
    this.#isStarted = true;
    this.#hydrate().then(
      () => this.#rest(),
      // Its scripts failed to load; the next interaction tries again.
      () => {
        this.#isStarted = false;
      },
    );
  };

  async #hydrate(): Promise<void> {
    const { hydrateIsland } = await import("./hydrate.tsx");
    await hydrateIsland(this);
  }

  #rest(): void {
    this.#observer?.disconnect();
    for (const sign of signs) this.removeEventListener(sign, this.#start);
  }
}
