import { writeRule } from "@before-ten/contracts/series/repeat-rule";
import { Temporal } from "temporal-polyfill";
import type { DemoEvent, EventListing } from "./demo-event.ts";
import { eventOnDay, localTime, upcomingEvent } from "./event-days.ts";

const firstSaturday: EventListing = {
  name: "First Saturday at the Salt",
  description:
    "The one in everybody's calendar. Every month, on its first Saturday, the doors of the pavilion open on to the beach and we play the eighties from end to end. Come in sandals, leave with sand in them, be home before the news.",
  venue: "saltPavilion",
  weekday: "Saturday",
  weeks: 0,
  musicGenres: ["80s pop", "New wave", "Italo disco"],
  decade: "80s",
  ticketAmount: 48,
  capacity: 360,
  registrations: 152,
};

const matinee: EventListing = {
  name: "Mirror Ball Matinee",
  description:
    "We are hanging the big one: a metre and a half across, over the water, where the low sun comes in and does the rest. Disco from the first years to the last, and confetti at a sensible hour.",
  venue: "copperlineWharf",
  weekday: "Saturday",
  weeks: 5,
  musicGenres: ["Disco", "Philly soul", "Nu-disco"],
  decade: null,
  ticketAmount: 59.9,
  capacity: 420,
  registrations: 118,
  featured: true,
};

const weeksBetween = 2;
/** How many of its places a date has sold, beside the next one. */
const laterShares = [1, 0.4];

/** Parties that return: one each month, of which there was one already, and one each fortnight. */
export function seriesEvents(now: Date): DemoEvent[] {
  return [...monthly(now), ...fortnightly(now)];
}

function monthly(now: Date): DemoEvent[] {
  const today = localTime(now, firstSaturday.venue).toPlainDate();
  const months = [-1, 0, 1, 2, 3].map((months) => firstSaturdayOf(today.add({ months })));
  const isFar = (day: Temporal.PlainDate, days: number) =>
    Temporal.PlainDate.compare(day, today.add({ days })) >= 0;
  const past = months.filter((day) => !isFar(day, -2)).at(-1);
  const toCome = months.filter((day) => isFar(day, 3)).slice(0, 2);
  const until = toCome.at(-1)?.toString() ?? today.toString();
  const series = {
    slug: "first-saturday-at-the-salt",
    rule: writeRule({
      frequency: "monthly",
      interval: 1,
      ordinal: 1,
      weekday: "SA",
      end: { until },
    }),
  };
  return [
    ...(past === undefined
      ? []
      : [{ ...eventOnDay({ ...firstSaturday, registrations: 341 }, past, now), series }]),
    ...toCome.map((day, index) => ({
      ...eventOnDay(withShare(firstSaturday, index), day, now),
      series,
    })),
  ];
}

function fortnightly(now: Date): DemoEvent[] {
  const dates = laterShares.map((_, index) =>
    upcomingEvent(
      { ...withShare(matinee, index), weeks: matinee.weeks + weeksBetween * index },
      now,
    ),
  );
  const until = dates.at(-1)?.startDay ?? "";
  const series = {
    slug: "mirror-ball-matinee",
    rule: writeRule({
      frequency: "weekly",
      interval: weeksBetween,
      weekdays: ["SA"],
      end: { until },
    }),
  };
  return dates.map((event) => ({ ...event, series }));
}

function withShare(listing: EventListing, index: number): EventListing {
  const share = laterShares[index] ?? 0;
  return { ...listing, registrations: Math.round(listing.registrations * share) };
}

function firstSaturdayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  const first = day.with({ day: 1 });
  return first.add({ days: (6 - first.dayOfWeek + 7) % 7 });
}
