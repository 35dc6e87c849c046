import { comeAlive } from "../../../lib/page/come-alive.ts";
import type { Lightbox } from "./lightbox.ts";
import { indexOfHash } from "./photo-hash.ts";

/** Opens its images in a lightbox, whose code is fetched at the first click. */
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
    // Modified clicks open the image itself, e.g. in a new tab.
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const index = [...this.querySelectorAll("li > a")].indexOf(link);
    this.#load().then(
      (lightbox) => lightbox.open(index),
      // If the script can't be loaded, the link is followed as usual.
      () => location.assign(link.getAttribute("href") ?? ""),
    );
  };

  /** Shows the image in the address, on load and after Back or Forward. */
  readonly #follow = (): void => {
    const index = indexOfHash(location.hash, this.querySelectorAll("li > a").length);
    if (index === undefined && this.#lightbox === undefined) return;
    // Without the script, the address scrolls to the image on the page.
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
