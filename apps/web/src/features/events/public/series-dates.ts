import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { plainDate } from "@before-ten/contracts/events/time-text";
import type { PublicSeries } from "@before-ten/contracts/series/output";

/** The dates to come that weren't called off. */
export function takingPlace({ upcoming }: Pick<PublicSeries, "upcoming">): PublicEvent[] {
  return upcoming.filter(({ disruption }) => !isCalledOff(disruption));
}

/** The date that tells what the party is like: one that was called off only for want of others. */
export function exampleOf(series: PublicSeries): PublicEvent | undefined {
  return takingPlace(series)[0] ?? series.past[0] ?? series.upcoming[0];
}

/** The rule in words, or how many dates there are. A rule that has run out says nothing. */
export function scheduleText(series: PublicSeries): string {
  const { schedule } = series;
  const dates = takingPlace(series);
  const last = dates.at(-1);
  if (last === undefined) return "No more dates announced yet.";
  if (schedule !== null) return schedule;
  return dates.length === 1
    ? `One date to come, on ${plainDate(last.startDate)}`
    : `${dates.length} dates until ${plainDate(last.startDate)}`;
}
