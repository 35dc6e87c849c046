import { watchClock } from "../../../../lib/clock.ts";

/** One ticket is laid out per frame, so that a slow phone stays responsive in between. */
const ticketsPerFrame = 1;

/**
 * Lays out its tickets, of which only visible ones have a layout until then, and removes one when
 * its `data-ends-at` passes while the page is open or has passed since it was rendered. Used for
 * lists of dates, too.
 */
export class TicketGrid extends HTMLElement {
  static #isFirst = true;
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    // A later list is one the visitor waits for: it gets its full height at once, so that Back
    // restores the scroll position.
    this.#layOut(
      [...this.querySelectorAll<HTMLElement>(":scope > [data-lays-out] > li")],
      TicketGrid.#isFirst ? ticketsPerFrame : Infinity,
    );
    TicketGrid.#isFirst = false;
    const entries = new Map<Element, number>();
    for (const entry of this.querySelectorAll<HTMLElement>("li[data-ends-at]")) {
      entries.set(entry, Date.parse(entry.dataset["endsAt"] ?? ""));
    }
    if (entries.size > 0) this.#stop = watchClock((now) => this.#takeOff(entries, now.getTime()));
    this.addEventListener("focusin", showWhole);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #layOut(tickets: HTMLElement[], atOnce: number): void {
    for (const ticket of tickets.slice(0, atOnce)) ticket.dataset["laidOut"] = "";
    const others = tickets.slice(atOnce);
    if (others.length === 0) return;
    requestAnimationFrame(() => {
      if (this.isConnected) this.#layOut(others, atOnce);
    });
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

/**
 * Scrolls to the ticket focused by keyboard, as Chromium doesn't scroll to a link whose beginning
 * is visible. A click's target must not move before the button is released.
 */
function showWhole({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
