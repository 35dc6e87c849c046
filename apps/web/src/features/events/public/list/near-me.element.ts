import { comeAlive } from "../../../../lib/page/come-alive.ts";
import type { NearestFirst } from "./nearest-first.ts";

/** Sorts the list by distance when its button is pressed; the first press loads the code. */
export class NearMe extends HTMLElement {
  #order: Promise<NearestFirst> | undefined;

  connectedCallback(): void {
    this.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("button")) void this.#toggle();
    });
    comeAlive(this);
  }

  async #toggle(): Promise<void> {
    this.#order ??= import("./nearest-first.ts").then((module) => new module.NearestFirst(this));
    try {
      (await this.#order).toggle();
    } catch {
      // The script failed to load; the next press tries again.
      this.#order = undefined;
      const sentence =
        this.querySelector("template")?.content.querySelector("[data-says=unavailable]");
      this.querySelector("[role=status]")?.replaceChildren(sentence?.textContent ?? "");
    }
  }
}
