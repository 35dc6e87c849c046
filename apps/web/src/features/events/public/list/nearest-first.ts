import { nearMeMessages as messages } from "@before-ten/contracts/events/near-me-messages";
import { type Position, distanceKm, distanceText } from "./distance.ts";

/** A position that is a minute old is good enough for parties in other towns. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

/**
 * Asks for the visitor's position when its button is pressed, and sorts the nearest parties first
 * until it is pressed again. The position stays in the browser: it isn't sent, put in an address or
 * stored.
 */
export class NearestFirst {
  /** The part that `near-me.tsx` rendered. */
  readonly #part: HTMLElement;
  #position: Position | undefined;
  /** Tickets in their original order, each with its list. */
  #before: (readonly [ticket: Element, list: Element])[] = [];
  /** The months' headings with their original text. */
  #headings: (readonly [heading: HTMLElement, text: string])[] = [];
  /** Sorts the new tickets that a filter brings, too. */
  readonly #observer = new MutationObserver(() => this.#sort());

  constructor(part: HTMLElement) {
    this.#part = part;
  }

  get #button(): HTMLButtonElement | null {
    return this.#part.querySelector("button");
  }

  get #list(): HTMLElement | null {
    return (
      this.#part.closest("page-frame")?.querySelector<HTMLElement>('[data-part="list"]') ?? null
    );
  }

  /** Called when the button is pressed. */
  toggle(): void {
    if (this.#isPressed) {
      this.#turnOff();
      return;
    }
    this.#press(true);
    this.#say("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => this.#turnOn(coords),
      (error) => this.#giveUp(error),
      options,
    );
  }

  #turnOn({ latitude, longitude }: Position): void {
    // It was pressed again meanwhile.
    if (!this.#isPressed || this.#position !== undefined) return;
    this.#position = { latitude, longitude };
    if (this.#list) this.#observer.observe(this.#list, { childList: true });
    this.#sort();
  }

  #giveUp(error: GeolocationPositionError): void {
    if (!this.#isPressed || this.#position !== undefined) return;
    this.#press(false);
    if (error.code === error.PERMISSION_DENIED) this.#say("refused");
    else this.#say(error.code === error.TIMEOUT ? "timeout" : "unavailable");
  }

  #turnOff(): void {
    this.#press(false);
    this.#say();
    this.#position = undefined;
    this.#observer.disconnect();
    for (const note of this.#list?.querySelectorAll("[data-distance]") ?? []) note.remove();
    // A ticket whose party has ended may have left the list.
    for (const [ticket, list] of this.#before) if (ticket.isConnected) list.append(ticket);
    for (const [heading, text] of this.#headings) {
      heading.textContent = text;
      heading.hidden = false;
    }
    this.#before = [];
    this.#headings = [];
  }

  #sort(): void {
    const lists = [...(this.#list?.querySelectorAll("ticket-grid > ul") ?? [])];
    const [grid] = lists;
    if (this.#position === undefined || !grid) return this.#say();
    const from = this.#position;
    this.#before = lists.flatMap((list) =>
      [...list.children].map((ticket) => [ticket, list] as const),
    );
    this.#nameOneList();
    const tickets = this.#before.map(([ticket]) => ticket);
    const ways = tickets.flatMap((ticket) => {
      const to = positionOf(ticket);
      return to === undefined ? [] : [{ ticket, km: distanceKm(from, to) }];
    });
    for (const { ticket, km } of ways) this.#write(ticket, distanceText(km));
    const nearest = ways.toSorted((one, other) => one.km - other.km).map(({ ticket }) => ticket);
    // Parties without known coordinates come last, in their original order.
    grid.append(...nearest, ...tickets.filter((ticket) => !nearest.includes(ticket)));
    if (ways.length === 0) return this.#say("noneKnown");
    // A list of several pages has a pagination.
    this.#say(this.#list?.querySelector("nav") ? "sortedPage" : "sorted");
  }

  /** Tickets sorted by distance are no longer grouped by month. */
  #nameOneList(): void {
    const headings = this.#list?.querySelectorAll<HTMLElement>("ticket-grid > h2") ?? [];
    this.#headings = [...headings].map((heading) => [heading, heading.textContent] as const);
    for (const [index, [heading]] of this.#headings.entries()) {
      heading.hidden = index > 0;
      heading.textContent = messages.heading;
    }
  }

  #write(ticket: Element, text: string): void {
    const note = this.#template?.querySelector("[data-distance]")?.cloneNode(true);
    if (!(note instanceof HTMLElement) || ticket.querySelector("[data-distance]")) return;
    note.prepend(text);
    ticket.querySelector("h2, h3")?.after(note);
  }

  get #isPressed(): boolean {
    return this.#button?.getAttribute("aria-pressed") === "true";
  }

  #press(isPressed: boolean): void {
    this.#button?.setAttribute("aria-pressed", String(isPressed));
  }

  #say(sentence?: keyof typeof messages): void {
    const status = this.#part.querySelector("[role=status]");
    if (status) status.textContent = sentence === undefined ? "" : messages[sentence];
  }

  get #template(): DocumentFragment | undefined {
    return this.#part.querySelector("template")?.content;
  }
}

function positionOf(ticket: Element): Position | undefined {
  const [latitude, longitude] = (ticket.getAttribute("data-at") ?? "").split(",").map(Number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude, longitude };
}
