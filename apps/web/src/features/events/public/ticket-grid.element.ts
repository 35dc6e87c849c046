import { watchClock } from "../../../lib/clock.ts";

/** Tickets that are laid out in one frame: a slow phone has to answer in between. */
const ticketsPerFrame = 1;

/**
 * Lays its tickets out, which only have a layout in sight until then, and takes one off the list
 * when its `data-ends-at` comes while the page is open, or came since it was rendered. A list of
 * dates goes by that, too.
 */
export class TicketGrid extends HTMLElement {
  static #isFirst = true;
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    // A later list is one that a visitor waits for, and it has its whole height at once, so that
    // Back finds where one was.
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
 * Scrolls to the ticket that the keyboard has reached: Chromium leaves a link where it is whose
 * beginning already looks into the rail. A pointer's target must not move before it is released.
 */
function showWhole({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
