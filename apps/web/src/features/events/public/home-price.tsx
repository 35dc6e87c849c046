import type { PublicEvent } from "@before-ten/contracts/events/output";
import { fromPriceLabel } from "@before-ten/contracts/shared/money";
import { isFree } from "./event-price.ts";

/** `From AUD $50`, as specified for the cards of Home, with the amount in bold; or `Free`. */
export function HomePrice({ event }: { event: PublicEvent }) {
  if (isFree(event)) return <strong>Free</strong>;
  const [from, ...price] = fromPriceLabel(event.ticketPrice).split(" ");
  return (
    <>
      {from} <strong>{price.join(" ")}</strong>
    </>
  );
}
