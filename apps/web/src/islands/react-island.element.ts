import { wantedEvent } from "../lib/come-alive.ts";
import { untilVisitorActs } from "../lib/until-visitor-acts.ts";

/** How far below the window an island is that is brought alive. */
const margin = "400px";

/** What shows that somebody is about to use it. */
const signs = ["focusin", "pointerover", wantedEvent];

/**
 * Fetches React for what the server has rendered in it, as soon as somebody comes near. While a
 * page is only looked at, it has nothing to do, unless it has to ask the server for what it shows.
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
    // It has no box of its own.
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
      // Its scripts didn't come: they are fetched again when it is touched again.
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
