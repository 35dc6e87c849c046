import type { PublicEvent } from "./output.ts";

/** The instants at which what is shown of an event changes by itself. */
export function instantsOfChange({
  endsAt,
  onSaleFrom,
  priceSteps,
}: Pick<PublicEvent, "endsAt" | "onSaleFrom" | "priceSteps">): string[] {
  return [endsAt, onSaleFrom, ...priceSteps.map(({ until }) => until)].filter(
    (instant) => instant !== null,
  );
}
