import type { PublicEvent } from "./output.ts";

/** The instants at which an event is shown differently without being edited. */
export function instantsOfChange({
  endsAt,
  onSaleFrom,
  priceSteps,
  promotion,
}: Pick<PublicEvent, "endsAt" | "onSaleFrom" | "priceSteps" | "promotion">): string[] {
  const instants = [
    endsAt,
    onSaleFrom,
    ...priceSteps.map(({ until }) => until),
    promotion?.until ?? null,
  ];
  return instants.filter((instant) => instant !== null);
}
