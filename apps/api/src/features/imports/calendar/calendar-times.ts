import ICAL from "ical.js";
import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import { Temporal } from "temporal-polyfill";
import { laterDay } from "@before-ten/contracts/shared/calendar-days";
import { readTimeZone } from "../read-time-zone.ts";
import type { CalendarEntry, CalendarProperty } from "./calendar-entries.ts";

/** A time of a calendar, as its table holds it. */
export interface Moment {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM`; undefined for a whole day. */
  clock: string | undefined;
  /** The clock shows UTC, and the event's zone decides what it means. */
  isUtc: boolean;
  /** IANA name, or undefined for the venue's. */
  zone: string | undefined;
  /** How the time was read otherwise than it is written. */
  notice?: string;
}

/** The first property of this name. */
export function findProperty(
  { properties }: CalendarEntry,
  name: string,
): CalendarProperty | undefined {
  return properties.find((property) => property.name === name);
}

/** Undefined if its value isn't a date. A date without `VALUE=DATE` is read as well. */
export function readMoment(
  { value, parameters }: CalendarProperty,
  { calendar }: CalendarEntry,
): Moment | undefined {
  const [, year, month, date, hour, minute, suffix] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z?))?$/i.exec(value.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return undefined;
  if (hour === undefined) return { day, clock: undefined, isUtc: false, zone: undefined };
  if (Number(hour) > 23 || Number(minute) > 59) return undefined;
  const local = { day, clock: `${hour}:${minute}`, isUtc: false, zone: undefined };
  if (suffix !== "") {
    return { ...local, isUtc: true, zone: calendar.timeZone && readTimeZone(calendar.timeZone) };
  }
  const named = parameters.get("TZID");
  if (named === undefined) return local;
  const zone = readTimeZone(named);
  if (zone !== undefined) return { ...local, zone };
  const instant = instantByRules(local, calendar.zones.get(named));
  if (instant === undefined) return { ...local, notice: messages.zoneUnknown(cut(named)) };
  return { ...instant, isUtc: true, zone: undefined, notice: messages.zoneByItsRules(cut(named)) };
}

/** In UTC, by a zone that the file describes. Undefined if its rules can't be read. */
function instantByRules(
  { day, clock }: { day: string; clock: string },
  zone: ICAL.Timezone | undefined,
): { day: string; clock: string } | undefined {
  if (zone === undefined) return undefined;
  const [year, month, date] = day.split("-").map(Number);
  const [hour, minute] = clock.split(":").map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  if (hour === undefined || minute === undefined) return undefined;
  try {
    // The library reads the rules only here, and its errors have no common class.
    const time = new ICAL.Time({ year, month, day: date, hour, minute }, zone);
    const instant = new Date(time.toUnixTime() * 1_000).toISOString();
    return { day: instant.slice(0, 10), clock: instant.slice(11, 16) };
  } catch {
    return undefined;
  }
}

/** The same instant with UTC's clock; unchanged if its zone isn't known. */
export function inUtc(moment: Moment): Moment {
  const { day, clock, zone, isUtc } = moment;
  if (isUtc || clock === undefined || zone === undefined) return moment;
  const instant = Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant();
  const text = instant.toString();
  return { ...moment, day: text.slice(0, 10), clock: text.slice(11, 16), isUtc: true };
}

/** A moment on the clock of another one; as it is written if one of their zones isn't known. */
export function onClockOf(moment: Moment, other: Moment): Pick<Moment, "day" | "clock"> {
  const { day, clock, isUtc } = inUtc(moment);
  if (!isUtc || clock === undefined || other.isUtc) return { day, clock };
  if (other.zone === undefined) return moment;
  const there = Temporal.Instant.from(`${day}T${clock}Z`)
    .toZonedDateTimeISO(other.zone)
    .toPlainDateTime()
    .toString();
  return { day: there.slice(0, 10), clock: there.slice(11, 16) };
}

/** Days and minutes of `P1DT6H`; undefined if it isn't one, or is negative. */
export function readDuration(value: string): { days: number; minutes: number } | undefined {
  const [all, weeks, days, hours, minutes] =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,6}S)?)?$/i.exec(
      value.trim(),
    ) ?? [];
  if (all === undefined) return undefined;
  return {
    days: Number(weeks ?? 0) * 7 + Number(days ?? 0),
    minutes: Number(hours ?? 0) * 60 + Number(minutes ?? 0),
  };
}

/** On the clock of the moment itself. */
export function addTo(
  moment: Moment,
  { days, minutes }: { days: number; minutes: number },
): Moment {
  const { day, clock } = moment;
  if (clock === undefined) return { ...moment, day: laterDay(day, Math.max(0, days - 1)) };
  const end = Temporal.PlainDateTime.from(`${day}T${clock}`).add({ days, minutes }).toString();
  return { ...moment, day: end.slice(0, 10), clock: end.slice(11, 16) };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function cut(text: string): string {
  return text.slice(0, 80).toWellFormed();
}
