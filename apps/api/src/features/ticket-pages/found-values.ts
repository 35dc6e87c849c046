import { dayIn } from "@before-ten/contracts/events/lifecycle";
import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import type { PageEvent, PageFacts } from "./page-facts.ts";
import { isSameName } from "./same-name.ts";

/** The event a ticket page should be about. */
interface ExpectedEvent {
  eventName: string;
  /** `YYYY-MM-DD` */
  startDay: string;
  /** Whether other events have the same page: then only the day tells them apart. */
  sharesPage: boolean;
}

export interface Reading {
  /** The venue's; undefined if unknown. */
  timeZone: string | undefined;
  /** Undefined: any event. */
  expected?: ExpectedEvent;
}

export const nothingFound: FoundValues = {
  name: null,
  startDate: null,
  startTime: null,
  endDate: null,
  endTime: null,
  place: null,
  price: null,
  availability: null,
  disruption: null,
};

/** Undefined if the page has no event, or several that can't be told apart. */
export function foundValuesOf(facts: PageFacts, reading: Reading): FoundValues | undefined {
  const event = chosenEvent(facts, reading);
  if (event === undefined) return undefined;
  const start = wallClock(event.start, reading.timeZone);
  const end = wallClock(event.end, reading.timeZone);
  return {
    name: event.name,
    startDate: start.day,
    startTime: start.time,
    endDate: end.day,
    endTime: end.time,
    place: event.place,
    price: lowestPrice(event.offers),
    availability: availabilityOf(event.offers),
    disruption: disruptions.get(event.status) ?? null,
  };
}

/** A title alone helps a person, but tells nothing about an expected event. */
function chosenEvent(
  { events, openGraph }: PageFacts,
  { expected, timeZone }: Reading,
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
    return events.find(isNamed(openGraph.name ?? "")) ?? events[0];
  }
  const named = events.filter(isNamed(expected.eventName));
  if (expected.sharesPage) {
    const [first, ...more] = events.filter(isThen);
    return named.find(isThen) ?? (more.length === 0 ? first : undefined);
  }
  const only = events.length === 1 ? events[0] : undefined;
  return named.find(isThen) ?? named[0] ?? only ?? events.find(isThen);
}

const isoTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]\s*(\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The date and time at the venue. Without an offset they are taken as the venue's local time; while
 * the venue's zone is unknown, so are times with an offset other than UTC. Midnight at the venue
 * means that no time was given.
 */
export function wallClock(
  text: string | null,
  timeZone: string | undefined,
): { day: string | null; time: string | null } {
  const [, day, time, offset] = isoTime.exec(text ?? "") ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return { day: null, time: null };
  if (time === undefined) return { day, time: null };
  if (offset === undefined) return { day, time: enteredTime(time) };
  const colon = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
  const instant = new Date(`${day}T${time}:00${colon.toUpperCase()}`);
  if (Number.isNaN(instant.getTime())) return { day, time: null };
  if (timeZone !== undefined)
    return { day: dayIn(timeZone, instant), time: enteredTime(timeIn(timeZone, instant)) };
  return /z|[+-]00:?00/i.test(offset)
    ? { day: null, time: null }
    : { day, time: enteredTime(time) };
}

function enteredTime(time: string): string | null {
  return time !== "00:00" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
}

/** `16:00` */
function timeIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(instant);
}

/** By schema.org's terms. */
const availabilities = new Map<string | null, FoundValues["availability"]>([
  ["InStock", "on-sale"],
  ["OnlineOnly", "on-sale"],
  ["LimitedAvailability", "few-left"],
  ["SoldOut", "sold-out"],
  ["OutOfStock", "sold-out"],
]);

const disruptions = new Map<string | null, FoundValues["disruption"]>([
  ["EventCancelled", "cancelled"],
  ["EventPostponed", "postponed"],
  ["EventRescheduled", "rescheduled"],
]);

/** A page is only sold out if all its kinds of tickets are. */
function availabilityOf(offers: PageEvent["offers"]): FoundValues["availability"] {
  const known = offers.map(({ availability }) => availabilities.get(availability));
  if (known.includes("on-sale")) return "on-sale";
  if (known.includes("few-left")) return "few-left";
  return known.length > 0 && known.every((each) => each === "sold-out") ? "sold-out" : null;
}

function lowestPrice(offers: PageEvent["offers"]): FoundValues["price"] {
  const buyable = offers.filter(
    ({ availability }) => availabilities.get(availability) !== "sold-out",
  );
  const priced = (buyable.length > 0 ? buyable : offers).flatMap(({ amount, currency }) =>
    amount === null ? [] : [{ amount, currency: isoCurrency(currency) }],
  );
  return priced.toSorted((one, other) => one.amount - other.amount)[0] ?? null;
}

function isoCurrency(text: string | null): string | null {
  const code = text?.toUpperCase() ?? "";
  return /^[A-Z]{3}$/.test(code) ? code : null;
}
