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
  expect: {
    lineUp: [
      { time: "16:00", name: "Salt and Vinyl" },
      { time: "18:00", name: "Wendy Waves" },
    ],
  },
  ticketAmount: 48,
  capacity: 360,
  registrations: 152,
};

const garageSale: EventListing = {
  name: "Garage Sale",
  description:
    "Two-step, speed garage and the R&B refixes that were better than the originals, in an actual depot. Everything must go by ten. Champagne flutes are plastic; the bass is not.",
  venue: "tramDepotNine",
  weekday: "Sunday",
  weeks: 6,
  musicGenres: ["UK garage", "Two-step", "R&B"],
  ticketAmount: 32,
  capacity: 380,
  registrations: 205,
  disruption: {
    kind: "cancelled",
    reason:
      "The depot's roof needs a repair that can't wait, and no other hall in town is free that Sunday. Everybody gets their money back without having to ask.",
    daysAgo: 2,
  },
};

const weeksBetween = 2;

/** Recurring parties: one each month, with one past date, and one each fortnight. */
export function seriesEvents(now: Date): DemoEvent[] {
  return [...monthly(now), ...fortnightly(now)];
}

function monthly(now: Date): DemoEvent[] {
  const today = localTime(now, firstSaturday.venue).toPlainDate();
  const days = [-1, 0, 1, 2].map((months) => firstSaturdayOf(today.add({ months })));
  const isFar = (day: Temporal.PlainDate, ahead: number) =>
    Temporal.PlainDate.compare(day, today.add({ days: ahead })) >= 0;
  const past = days.findLast((day) => !isFar(day, -2));
  const next = days.find((day) => isFar(day, 3));
  if (past === undefined || next === undefined) return [];
  const series = {
    slug: "first-saturday-at-the-salt",
    rule: writeRule({
      frequency: "monthly",
      interval: 1,
      ordinal: 1,
      weekday: "SA",
      end: { until: next.toString() },
    }),
  };
  return [
    { ...eventOnDay({ ...firstSaturday, registrations: 341 }, past, now), series },
    { ...eventOnDay(firstSaturday, next, now), series },
  ];
}

/** The next date is cancelled, and tickets for the one after it aren't on sale yet. */
function fortnightly(now: Date): DemoEvent[] {
  const { disruption: _disruption, ...asPlanned } = garageSale;
  const dates = [
    upcomingEvent(garageSale, now),
    upcomingEvent(
      {
        ...asPlanned,
        weeks: garageSale.weeks + weeksBetween,
        registrations: 0,
        availability: "not-yet-on-sale",
        onSaleInDays: 12,
      },
      now,
    ),
  ];
  const until = dates.at(-1)?.startDay ?? "";
  const series = {
    slug: "garage-sale",
    rule: writeRule({
      frequency: "weekly",
      interval: weeksBetween,
      weekdays: ["SU"],
      end: { until },
    }),
  };
  return dates.map((event) => ({ ...event, series }));
}

function firstSaturdayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  const first = day.with({ day: 1 });
  return first.add({ days: (6 - first.dayOfWeek + 7) % 7 });
}
