import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { plainDate } from "@before-ten/contracts/events/time-text";
import type { PublicSeries } from "@before-ten/contracts/series/output";
import type { SeriesTexts } from "@before-ten/contracts/site/texts/events/series";

/** Upcoming dates that aren't cancelled. */
export function takingPlace({ upcoming }: Pick<PublicSeries, "upcoming">): PublicEvent[] {
  return upcoming.filter(({ disruption }) => !isCalledOff(disruption));
}

/** The date whose facts describe the series; a cancelled one only if there is no other. */
export function exampleOf(series: PublicSeries): PublicEvent | undefined {
  return takingPlace(series)[0] ?? series.past[0] ?? series.upcoming[0];
}

/** The rule in words, or the number of dates: of the last one, its day alone. */
export function scheduleText(series: PublicSeries, texts: SeriesTexts): string {
  const { schedule } = series;
  const dates = takingPlace(series);
  const last = dates.at(-1);
  if (last === undefined) return texts.noDates;
  const day = plainDate(last.startDate);
  if (dates.length === 1) return texts.oneDate({ day });
  return schedule ?? texts.dates({ count: dates.length, day });
}
