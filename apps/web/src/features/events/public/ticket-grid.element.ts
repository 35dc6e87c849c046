import { watchClock } from "../../../lib/clock.ts";

/** Takes a ticket off the list when its `data-ends-at` comes while the page is open. */
export class TicketGrid extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const entries = new Map<Element, number>();
    for (const entry of this.querySelectorAll<HTMLElement>("li[data-ends-at]")) {
      entries.set(entry, Date.parse(entry.dataset["endsAt"] ?? ""));
    }
    if (entries.size > 0) this.#stop = watchClock((now) => this.#takeOff(entries, now.getTime()));
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #takeOff(entries: Map<Element, number>, nowMs: number): void {
    for (const [entry, endsAtMs] of entries) {
      if (endsAtMs > nowMs) continue;
      entry.remove();
      entries.delete(entry);
    }
    if (entries.size > 0) return;
    this.#stop?.();
    const empty = this.querySelector(":scope > template");
    if (empty instanceof HTMLTemplateElement)
      this.replaceChildren(document.importNode(empty.content, true));
  }
}
