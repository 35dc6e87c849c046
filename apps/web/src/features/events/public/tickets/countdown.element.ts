import { countdownParts, hasStarted } from "@before-ten/contracts/events/lifecycle";
import { watchClockInSight } from "../../../../lib/clock.ts";
import { sunOnArc } from "../../../../ui/sky/sun-on-arc.ts";
import { climbTo } from "./countdown-climb.ts";

/**
 * Counts down while visible, writing only the parts that changed, and says when the party is on.
 */
export class CountDown extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const startsAt = this.getAttribute("starts-at") ?? "";
    const numbers = this.querySelectorAll("dd");
    const sun = this.querySelector("circle");
    const onNow = this.querySelector("p");
    this.#stop = watchClockInSight(this, (now) => {
      for (const [index, text] of Object.values(countdownParts(startsAt, now)).entries()) {
        const number = numbers[index];
        if (number !== undefined && number.textContent !== text) number.textContent = text;
      }
      for (const [name, value] of Object.entries(sunOnArc(climbTo(startsAt, now)))) {
        if (sun !== null && sun.getAttribute(name) !== value) sun.setAttribute(name, value);
      }
      if (onNow !== null) onNow.hidden = !hasStarted({ startsAt }, now);
    });
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}
