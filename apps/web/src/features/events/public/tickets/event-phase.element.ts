import { watchClock } from "../../../../lib/clock.ts";
import { type Phase, phaseOf } from "./phase.ts";

/**
 * Goes through the phases of an event while the page is open. The `phase` attribute names the
 * current one, for styles too; a later one with other content has a template.
 */
export class EventPhase extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const startsAt = this.getAttribute("starts-at");
    const endsAt = this.getAttribute("ends-at");
    // What has ended stays so.
    if (startsAt === null || endsAt === null) return;
    const event = { startsAt, endsAt, status: "active" as const };
    this.#stop = watchClock((now) => this.#enter(phaseOf(event, now)));
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #enter(phase: Phase): void {
    if (this.getAttribute("phase") === phase) return;
    this.setAttribute("phase", phase);
    const template = this.querySelector<HTMLTemplateElement>(
      `:scope > template[data-phase="${phase}"]`,
    );
    if (template === null) return;
    const content = document.importNode(template.content, true);
    const templates = this.querySelectorAll(":scope > template");
    this.replaceChildren(content, ...templates);
  }
}
