import type { PublicEvent } from "@before-ten/contracts/events/output";
import { priceLabel } from "@before-ten/contracts/shared/money";

/** Price per person, e.g. `A$50`, or that it is free. */
export function eventPrice(event: Pick<PublicEvent, "availability" | "ticketPrice">): string {
  return isFree(event) ? "Free" : priceLabel(event.ticketPrice);
}

export function isFree({ availability }: Pick<PublicEvent, "availability">): boolean {
  return availability === "free";
}
