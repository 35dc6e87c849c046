import { watchClockInSight } from "../../../lib/clock.ts";
import { isDuring, progressOf, wayTo } from "./hour-arc-geometry.ts";

/**
 * Moves the sun every minute during the party's hours while it is visible; at other times the
 * stylesheet moves it with scrolling.
 */
export class HourArc extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const sun = this.querySelector("i");
    let shown: number | undefined;
    this.#stop = watchClockInSight(this, (now) => {
      const progress = progressOf(now);
      if (progress !== shown) sun?.style.setProperty("translate", wayTo(progress));
      shown = progress;
      this.toggleAttribute("data-live", isDuring(now));
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}
