import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";

export interface ReadCalendarInput {
  text: string;
  most: number;
}

/** The columns a calendar is converted to, named so that `guessMapping` recognizes them. */
const columns = [
  "Name",
  "Description",
  "Start date",
  "Start time",
  "End date",
  "End time",
  "Location",
  "Time zone",
  "URL",
  "Categories",
] as const;

/**
 * Converts a calendar to a table whose first row holds the column names. A recurring party becomes
 * its first date only, because series aren't imported. Undefined if it can't be parsed. Runs as a
 * task, because a stranger's file may have any size and depth.
 */
export function run({ text, most }: ReadCalendarInput): string[][] | undefined {
  const events = eventsIn(text);
  if (events === undefined) return undefined;
  return [[...columns], ...events.slice(0, most + 1).map((event) => rowOf(event))];
}

interface CalendarEvent {
  component: ICAL.Component;
  /** The calendar's zone, in which its UTC times are meant. */
  timeZone: string | undefined;
}

function eventsIn(text: string): CalendarEvent[] | undefined {
  try {
    const parsed: unknown = ICAL.parse(text);
    const calendars: unknown[] =
      Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    return calendars.filter(Array.isArray).flatMap((calendar) => {
      const component = new ICAL.Component(calendar);
      const timeZone = textOf(component, "x-wr-timezone") || undefined;
      return component
        .getAllSubcomponents("vevent")
        .map((event) => ({ component: event, timeZone }));
    });
  } catch {
    // The library's errors have no common class.
    return undefined;
  }
}

function rowOf({ component, timeZone }: CalendarEvent): string[] {
  const start = momentOf(timeOf(component, "dtstart"), timeZone, zoneOf(component));
  const end = endOf(component, timeZone);
  return [
    textOf(component, "summary"),
    textOf(component, "description"),
    start?.day ?? "",
    start?.clock ?? "",
    lastDay(start, end),
    end?.clock ?? "",
    textOf(component, "location"),
    start?.zone ?? "",
    textOf(component, "url"),
    component
      .getAllProperties("categories")
      .flatMap((each) => each.getValues())
      .map(String)
      .join(", "),
  ];
}

interface Moment {
  day: string;
  /** Undefined: all day. */
  clock: string | undefined;
  zone: string | undefined;
}

function momentOf(
  time: ICAL.Time | undefined,
  timeZone: string | undefined,
  named?: string,
): Moment | undefined {
  if (time === undefined) return undefined;
  const day = `${String(time.year).padStart(4, "0")}-${two(time.month)}-${two(time.day)}`;
  if (time.isDate) return { day, clock: undefined, zone: undefined };
  if (time.zone?.tzid === "UTC" && timeZone !== undefined) return inZone(time, timeZone);
  const clock = `${two(time.hour)}:${two(time.minute)}`;
  return { day, clock, zone: named };
}

/** The zone named by the start, even if the calendar doesn't define it. */
function zoneOf(component: ICAL.Component): string | undefined {
  const zone: unknown = component.getFirstProperty("dtstart")?.getParameter("tzid");
  return typeof zone === "string" ? zone : undefined;
}

/** Converts a UTC time to the venue's local time. */
function inZone(time: ICAL.Time, timeZone: string): Moment {
  const instant = Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1_000);
  const there = instant.toZonedDateTimeISO(timeZone);
  return {
    day: there.toPlainDate().toString(),
    clock: `${two(there.hour)}:${two(there.minute)}`,
    zone: timeZone,
  };
}

function endOf(component: ICAL.Component, timeZone: string | undefined): Moment | undefined {
  const end = timeOf(component, "dtend");
  if (end !== undefined) {
    // An all-day event ends where the next day begins.
    if (end.isDate) end.adjust(-1, 0, 0, 0);
    return momentOf(end, timeZone);
  }
  const start = timeOf(component, "dtstart");
  const duration: unknown = component.getFirstPropertyValue("duration");
  if (start === undefined || !(duration instanceof ICAL.Duration)) return undefined;
  start.addDuration(duration);
  return momentOf(start, timeZone);
}

/** An event that ends after midnight still belongs to its start's day. */
function lastDay(start: Moment | undefined, end: Moment | undefined): string {
  if (start?.clock === undefined || end?.clock === undefined) return end?.day ?? "";
  const isNextDay = Date.parse(end.day) - Date.parse(start.day) === 86_400_000;
  return isNextDay && end.clock <= start.clock ? start.day : end.day;
}

function timeOf(component: ICAL.Component, name: string): ICAL.Time | undefined {
  const value: unknown = component.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value.clone() : undefined;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value : "";
}
