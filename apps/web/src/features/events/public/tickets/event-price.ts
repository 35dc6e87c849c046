import type { PublicEvent } from "@before-ten/contracts/events/output";
import { priceLabel } from "@before-ten/contracts/shared/money";
import type { TicketTexts } from "@before-ten/contracts/site/texts/events/ticket";

/** Price per person, such as `AUD $50`, or that it is free. */
export function eventPrice(
  event: Pick<PublicEvent, "availability" | "ticketPrice">,
  texts: TicketTexts,
): string {
  return isFree(event) ? texts.free : priceLabel(event.ticketPrice);
}

export function isFree({ availability }: Pick<PublicEvent, "availability">): boolean {
  return availability === "free";
}
