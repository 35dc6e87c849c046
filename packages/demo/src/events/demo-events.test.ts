import { availabilities, availabilityOf } from "@before-ten/contracts/events/availability";
import { disruptionKinds } from "@before-ten/contracts/events/disruption";
import { homeUpcomingLimit } from "@before-ten/contracts/shared/limits";
import { countryCodes } from "@before-ten/contracts/shared/countries";
import { eventInstants } from "@before-ten/contracts/events/instants";
import { expect, it } from "vitest";
import { eventGoingOn, eventStartingSoon } from "./around-now.ts";
import type { DemoEvent } from "./demo-event.ts";
import { demoEvents } from "./demo-events.ts";
import { timeZoneOf, venues } from "./venues.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const now = new Date("2026-11-21T10:00:00Z");

/**
 * Days on which a clock changes in one of the countries, the new year, a leap day, and an ordinary
 * day.
 */
const suspectDays = [
  "2026-03-08",
  "2026-03-29",
  "2026-04-05",
  "2026-09-27",
  "2026-10-04",
  "2026-10-25",
  "2026-11-01",
  "2026-12-31",
  "2028-02-29",
  "2026-06-17",
];

it.each(suspectDays)("has doors within the hour and a party going on all around %s", (day) => {
  const begin = Date.parse(day) - dayMs / 2;
  // The step divides no hour and has odd seconds, so that every time of day comes up.
  const stepMs = 13 * minuteMs + 1_013;
  const errors: string[] = [];
  for (let instant = begin; instant < begin + 2 * dayMs; instant += stepMs) {
    const moment = new Date(instant);
    const soon = eventStartingSoon(moment);
    const minutesLeft = (instantsOf(soon).startsAt.getTime() - instant) / minuteMs;
    if (minutesLeft <= 0 || minutesLeft > 60) errors.push(`${moment.toISOString()} doors`);

    const running = eventGoingOn(moment);
    const { startsAt, endsAt } = instantsOf(running);
    // Two extra hours, so that the party is still on for a visitor who looks around for a while.
    const isOn = startsAt <= moment && endsAt.getTime() > instant + 120 * minuteMs;
    if (!isOn) errors.push(`${moment.toISOString()} going on`);

    for (const { startTime, endTime } of [soon, running]) {
      const isLate = endTime === null || endTime > "22:00" || endTime <= startTime;
      if (isLate) errors.push(`${moment.toISOString()} ends after ten: ${startTime} to ${endTime}`);
    }
    errors.push(...[soon, running].flatMap(errorsOf));
  }
  expect(errors).toEqual([]);
});

const daysOfTheYear = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.parse("2026-01-01T00:00:00Z") + index * 18.37 * dayMs).toISOString(),
);

it.each(daysOfTheYear)("keeps every event valid and where it belongs when it is %s", (today) => {
  const moment = new Date(today);
  const events = demoEvents(moment);
  expect(events.flatMap(errorsOf)).toEqual([]);
  expect(events.filter((event) => event.announcedDay >= today.slice(0, 10))).toEqual([]);

  const daysAhead = events
    .slice(2)
    .map((event) => (instantsOf(event).startsAt.getTime() - moment.getTime()) / dayMs);
  const upcoming = daysAhead.filter((days) => days > 0);
  expect(Math.min(...upcoming)).toBeGreaterThan(2);
  expect(Math.max(...upcoming)).toBeLessThan(14 * 7);
  const past = daysAhead.filter((days) => days < 0);
  expect(past).toHaveLength(11);
  expect(Math.max(...past)).toBeLessThan(-2);
  expect(Math.min(...past)).toBeGreaterThan(-366);
});

it("shows at least twenty upcoming events from all six countries", () => {
  const upcoming = upcomingEvents();
  expect(upcoming.length).toBeGreaterThanOrEqual(20);
  expect(new Set(upcoming.map(countryOfEvent))).toEqual(new Set(countryCodes()));
  expect(upcoming.filter((event) => event.featured).length).toBeGreaterThanOrEqual(4);
});

it("has the odd ones among them", () => {
  const upcoming = upcomingEvents();
  const names = (isOdd: (event: DemoEvent) => boolean) =>
    upcoming.filter(isOdd).map(({ name }) => name);
  expect(names((event) => event.endDay > event.startDay)).toEqual([
    "Three Days of Daylight: The Before Ten Weekender",
  ]);
  expect(names(({ startTime, endTime }) => startTime === "20:00" && endTime === "02:00")).toEqual([
    "Just This Once: The Late One",
  ]);
  expect(names((event) => !event.hasPoster)).toEqual(["Synths & Cardigans"]);
  expect(names((event) => event.endTime === null)).toEqual(["Raincoats Off"]);
  expect(names((event) => event.ticketAmount === null)).toHaveLength(2);
  expect(names((event) => event.capacity === null)).toHaveLength(2);
  expect(names((event) => event.unlimitedCapacity === true)).toEqual(["Synths & Cardigans"]);
  expect(names((event) => event.capacity === event.registrations)).toHaveLength(1);
  expect(names((event) => event.name.length > 80)).toHaveLength(1);
  expect(names((event) => event.description.includes("\n\n"))).toHaveLength(1);
  expect(new Set(upcoming.map((event) => event.musicGenres.length))).toEqual(
    new Set([1, 2, 3, 4, 5, 6]),
  );
});

it("shows the odd ones on Home, whatever the day and the hour", () => {
  const begin = Date.parse("2026-01-01T00:07:00Z");
  // In a year, each hour of the week comes up.
  const stepMs = 41 * 60 * minuteMs;
  const errors: string[] = [];
  for (let instant = begin; instant < begin + 366 * dayMs; instant += stepMs) {
    const moment = new Date(instant);
    const shown = upcomingEvents(moment)
      .map((event) => ({ ...event, startsAt: Number(instantsOf(event).startsAt) }))
      .toSorted((one, other) => one.startsAt - other.startsAt)
      .slice(0, homeUpcomingLimit);
    const odd = {
      "until the next day": shown.some(({ endTime }) => endTime === "02:00"),
      "without an end": shown.some(({ endTime }) => endTime === null),
      "without a price": shown.some(({ ticketAmount }) => ticketAmount === null),
      cancelled: shown.some(({ disruption }) => disruption?.kind === "cancelled"),
    };
    for (const [kind, isShown] of Object.entries(odd)) {
      if (!isShown) errors.push(`${moment.toISOString()} ${kind}`);
    }
  }
  expect(errors).toEqual([]);
});

it("has each disruption and availability among what is to come, and a cancelled one among the past", () => {
  const kinds = (events: DemoEvent[]) => events.flatMap(({ disruption }) => disruption?.kind ?? []);
  expect(kinds(upcomingEvents()).toSorted()).toEqual(disruptionKinds.toSorted());
  const past = demoEvents(now).filter((event) => instantsOf(event).endsAt <= now);
  expect(kinds(past)).toEqual(["cancelled"]);
  const availabilitiesNow = upcomingEvents().map((event) =>
    availabilityOf(
      {
        availabilitySetting: event.availability ?? null,
        onSaleFrom: event.onSaleFrom?.toISOString() ?? null,
        capacity: event.capacity,
        unlimitedCapacity: event.unlimitedCapacity ?? false,
        registrations: event.registrations,
      },
      now,
    ),
  );
  expect(new Set(availabilitiesNow)).toEqual(new Set(availabilities));
});

it("has ended events with guests for every tab of the gallery, a draft and a completed one", () => {
  const events = demoEvents(now);
  const ended = events.filter(
    (event) => event.status !== "draft" && instantsOf(event).endsAt <= now,
  );
  expect(ended.length).toBeGreaterThanOrEqual(6);
  expect([...new Set(ended.map(countryOfEvent))]).toEqual(
    expect.arrayContaining(["AU", "NZ", "US", "UK", "CA"]),
  );
  expect(ended.filter((event) => event.registrations === 0)).toEqual([]);
  expect(ended.filter((event) => event.status === "completed")).toHaveLength(1);
  expect(events.filter((event) => event.status === "draft")).toHaveLength(1);
});

function upcomingEvents(at = now): DemoEvent[] {
  return demoEvents(at).filter(
    (event) => ["published", "active"].includes(event.status) && instantsOf(event).endsAt > at,
  );
}

function instantsOf(event: DemoEvent) {
  return eventInstants({ ...event, timeZone: timeZoneOf(event.venue) });
}

function countryOfEvent(event: DemoEvent) {
  return venues[event.venue].country;
}

/** The errors the form and the table's checks would report for an event. */
function errorsOf(event: DemoEvent): string[] {
  const { name, description, startDay, endDay, startTime, endTime, capacity, registrations } =
    event;
  const { startsAt, endsAt } = instantsOf(event);
  const time = /^([01]\d|2[0-3]):[0-5]\d$/;
  const rules = {
    "name too short": name.length >= 3,
    "description too short": description.length >= 10,
    "start time": time.test(startTime),
    "end time": endTime === null || time.test(endTime),
    "end day before start day": endDay >= startDay,
    "ends before it starts": endsAt > startsAt,
    // Where these differ, a clock change has moved the page's times away from the venue's.
    "wall clock": clockOf(timeZoneOf(event.venue)).format(startsAt) === startTime,
    "too many guests": capacity === null || registrations <= capacity,
  };
  return Object.entries(rules)
    .filter(([, isKept]) => !isKept)
    .map(([rule]) => `${name}, ${startDay} ${startTime}: ${rule}`);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  clocks.set(timeZone, clock);
  return clock;
}
