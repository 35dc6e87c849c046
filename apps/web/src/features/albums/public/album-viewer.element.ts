import { comeAlive } from "../../../lib/come-alive.ts";
import type { Lightbox } from "./lightbox.ts";
import { indexOfHash } from "./photo-hash.ts";

/** Opens its images over the page; the first press fetches the code. */
export class AlbumViewer extends HTMLElement {
  #lightbox: Promise<Lightbox> | undefined;

  connectedCallback(): void {
    this.addEventListener("click", this.#press);
    addEventListener("popstate", this.#follow);
    comeAlive(this);
    this.#follow();
  }

  disconnectedCallback(): void {
    this.removeEventListener("click", this.#press);
    removeEventListener("popstate", this.#follow);
  }

  readonly #press = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("li > a") : null;
    // Whoever wants a tab of its own gets the image itself.
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const index = [...this.querySelectorAll("li > a")].indexOf(link);
    this.#load().then(
      (lightbox) => lightbox.open(index),
      // The script didn't come: then the link is what it is without one.
      () => location.assign(link.getAttribute("href") ?? ""),
    );
  };

  /** Shows what the address names: at first, and where Back and Forward lead. */
  readonly #follow = (): void => {
    const index = indexOfHash(location.hash, this.querySelectorAll("li > a").length);
    if (index === undefined && this.#lightbox === undefined) return;
    // Without the script the image lies where the address leads on the page.
    this.#load().then(
      (lightbox) => lightbox.follow(index),
      () => undefined,
    );
  };

  #load(): Promise<Lightbox> {
    this.#lightbox ??= import("./lightbox.ts").then((module) => new module.Lightbox(this));
    this.#lightbox.catch(() => {
      this.#lightbox = undefined;
    });
    return this.#lightbox;
  }
}
