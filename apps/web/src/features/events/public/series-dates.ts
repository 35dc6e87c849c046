import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicSeries } from "@before-ten/contracts/series/output";

/** The dates to come that weren't called off. */
export function takingPlace({ upcoming }: Pick<PublicSeries, "upcoming">): PublicEvent[] {
  return upcoming.filter(({ disruption }) => !isCalledOff(disruption));
}

/** The date that tells what the party is like: one that was called off only for want of others. */
export function exampleOf(series: PublicSeries): PublicEvent | undefined {
  return takingPlace(series)[0] ?? series.past[0] ?? series.upcoming[0];
}
