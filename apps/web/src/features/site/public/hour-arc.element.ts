import { watchClockInSight } from "../../../lib/clock.ts";
import { progressOf, wayTo } from "./hour-arc-geometry.ts";

/** Moves the sun once a minute while it is in sight. */
export class HourArc extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const sun = this.querySelector("i");
    let shown: number | undefined;
    this.#stop = watchClockInSight(this, (now) => {
      const progress = progressOf(now);
      if (progress !== shown) sun?.style.setProperty("translate", wayTo(progress));
      shown = progress;
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}
