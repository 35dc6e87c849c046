import type { PageEvent, PageFacts } from "./page-facts.ts";
import { momentOf, wallClock } from "./reading/page-times.ts";
import { isSameName } from "./same-name.ts";

/** The event a ticket page should be about. */
export interface ExpectedEvent {
  eventName: string;
  /** `YYYY-MM-DD` */
  startDay: string;
  /** `HH:MM` */
  startTime: string;
  /** Whether other events have the same page: then only the day tells them apart. */
  sharesPage: boolean;
}

interface Choice {
  now: Date;
  timeZone: string | undefined;
  expected?: ExpectedEvent;
}

/** A title alone helps a person, but tells nothing about an expected event. */
export function chosenEvent(
  { events, openGraph }: PageFacts,
  { expected, timeZone, now }: Choice,
): PageEvent | undefined {
  const isThen = (event: PageEvent) => wallClock(event.start, timeZone).day === expected?.startDay;
  if (events.length === 0) {
    const isOfEvent =
      expected === undefined ||
      (expected.sharesPage ? isThen(openGraph) : openGraph.start !== null);
    return isOfEvent && openGraph.name !== null ? openGraph : undefined;
  }
  const isNamed = (name: string) => (event: PageEvent) =>
    event.name !== null && isSameName(event.name, name);
  if (expected === undefined) {
    const isOver = ({ start, end }: PageEvent) => {
      const texts = [start, end].filter((text) => text !== null);
      const moments = texts.map((text) => momentOf(text, { timeZone, isEnd: true }));
      return moments.length > 0 && moments.every((moment) => moment !== undefined && moment < now);
    };
    const toCome = events.filter((event) => !isOver(event));
    return toCome.find(isNamed(openGraph.name ?? "")) ?? toCome[0] ?? events[0];
  }
  const then = events.filter(isThen);
  const named = events.filter(isNamed(expected.eventName));
  const namedThen = named.filter(isThen);
  const clockOf = ({ start }: PageEvent) => wallClock(start, timeZone);
  if (namedThen.length > 0) return oneOf(namedThen, expected, clockOf);
  if (expected.sharesPage) return onlyOf(then);
  if (named.length > 0) return oneOf(named, expected, clockOf);
  return onlyOf(events) ?? onlyOf(then);
}

function onlyOf(events: readonly PageEvent[]): PageEvent | undefined {
  return events.length === 1 ? events[0] : undefined;
}

/**
 * Of events with one name the one at the expected time; undefined if they are at several times. A
 * series and its first date start together: the date follows it, and has the tickets.
 */
function oneOf(
  events: readonly PageEvent[],
  { startTime }: ExpectedEvent,
  clockOf: (event: PageEvent) => { day: string | null; time: string | null },
): PageEvent | undefined {
  const atTime = events.filter((event) => clockOf(event).time === startTime);
  const left = atTime.length > 0 ? atTime : events;
  const starts = new Set(left.map((event) => `${clockOf(event).day} ${clockOf(event).time}`));
  if (starts.size > 1) return undefined;
  return left.findLast(({ offers }) => offers.length > 0) ?? left[0];
}
