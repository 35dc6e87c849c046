import { Temporal } from "temporal-polyfill";
import { readDay, readTime, type DateOrder } from "./read-day.ts";

/** A day and a time of a file, on the clock they are written in. */
interface WrittenMoment {
  day: string;
  clock: string;
  /** Minutes ahead of UTC, if the file says so. */
  offset: number | undefined;
}

/** Abbreviations in the club's countries and their neighbours, in hours ahead of UTC. */
const abbreviations = new Map<string, number>([
  ...of(0, "z utc gmt wet"),
  ...of(1, "bst cet ist west"),
  ...of(2, "cest eet"),
  ...of(8, "awst sgt"),
  ...of(9.5, "acst"),
  ...of(10, "aest"),
  ...of(10.5, "acdt"),
  ...of(11, "aedt"),
  ...of(12, "nzst"),
  ...of(13, "nzdt"),
  ...of(-2.5, "ndt"),
  ...of(-3, "adt"),
  ...of(-3.5, "nst"),
  ...of(-4, "edt ast"),
  ...of(-5, "est cdt"),
  ...of(-6, "cst mdt"),
  ...of(-7, "mst pdt"),
  ...of(-8, "pst akdt"),
  ...of(-9, "akst"),
  ...of(-10, "hst"),
]);

function of(hours: number, names: string): [string, number][] {
  return names.split(" ").map((name) => [name, hours]);
}

/** Minutes ahead of UTC that a time ends with: `Z`, `+11:00`, `10 PM AEDT`. */
export function readOffset(text: string): number | undefined {
  const written = text.trim();
  const [, sign, hours, minutes] =
    /[\d\s](?:utc|gmt)?([+-])(\d{1,2}):?(\d\d)?$/i.exec(written.replace(/^[\d-]+(?=[T\s])/, "")) ??
    [];
  if (sign !== undefined && /[:T]/i.test(written)) {
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
  }
  const name = /\d\s*(?:[ap]\.?m\.?\s*)?([a-z]{1,4})$/i.exec(written)?.[1]?.toLowerCase();
  const found = name === undefined ? undefined : abbreviations.get(name);
  return found === undefined ? undefined : found * 60;
}

/** Undefined if the text has no day, or no time. */
export function readWritten(
  day: string,
  time: string,
  order: DateOrder,
): WrittenMoment | undefined {
  const [readable, clock] = [readDay(day, order), readTime(time)];
  if (readable === undefined || clock === undefined) return undefined;
  return { day: readable, clock, offset: readOffset(time) };
}

/** The day and time that clocks of a zone show at a moment written with an offset. */
export function inZone(
  { day, clock, offset }: WrittenMoment,
  timeZone: string,
): { day: string; clock: string } {
  if (offset === undefined) return { day, clock };
  const there = Temporal.PlainDateTime.from(`${day}T${clock}`)
    .toZonedDateTime("UTC")
    .subtract({ minutes: offset })
    .withTimeZone(timeZone)
    .toPlainDateTime()
    .toString();
  return { day: there.slice(0, 10), clock: there.slice(11, 16) };
}

interface ReadInstant {
  /** ISO 8601 */
  instant: string;
  /** The text says in which zone it is; otherwise UTC is assumed. */
  isZoned: boolean;
}

/** A day, or a day with a time. */
export function readInstant(text: string, order: DateOrder): ReadInstant | undefined {
  const day = readDay(text, order);
  if (day === undefined) return undefined;
  const clock = readTime(text) ?? "00:00";
  const offset = readOffset(text);
  const local = Date.parse(`${day}T${clock}:00.000Z`);
  return {
    instant: new Date(local - (offset ?? 0) * 60_000).toISOString(),
    isZoned: offset !== undefined,
  };
}
