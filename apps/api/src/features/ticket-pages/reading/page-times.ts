import { localInstant } from "@before-ten/contracts/events/instants";
import { localTimeIn } from "@before-ten/contracts/events/lifecycle";
import { Temporal } from "temporal-polyfill";

/** The date and time at the venue. */
interface WallClock {
  day: string | null;
  time: string | null;
  /** The page gives a date or a time that can't be read with certainty. */
  isUnclear: boolean;
}

/** ISO 8601, with or without its signs, a time, an offset and a zone in brackets. */
const isoTime =
  /^(\d{4})(-?)(\d{2})\2(\d{2})(?:(?:T|\s)\s*(\d{2})(?::?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?(?:\[!?([A-Z][\w/+-]*)\])?)?$/i;

interface Parts {
  day: string;
  /** Undefined: the page gives a day alone. */
  time: string | undefined;
  offset: string | undefined;
  zone: string | undefined;
}

/**
 * Without an offset a time is taken as the venue's local time; while the venue's zone is unknown,
 * UTC says nothing about it. Midnight at the venue means that no time was given.
 */
export function wallClock(text: string | null, timeZone: string | undefined): WallClock {
  const parts = partsOf(text ?? "");
  if (parts === undefined) return { day: null, time: null, isUnclear: text !== null };
  const { day, time, offset, zone } = parts;
  if (time === undefined) return { day, time: null, isUnclear: false };
  const unknownTime = { day, time: null, isUnclear: true };
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return unknownTime;
  if (offset === undefined && zone === undefined) return clockOf(`${day}T${time}`);
  const instant = instantOf(parts, timeZone);
  if (instant === undefined) return unknownTime;
  const isUtc = /^(?:Z|[+-]00(?::?00)?)$/i.test(offset ?? "");
  if (timeZone === undefined && zone === undefined) {
    return isUtc ? { day: null, time: null, isUnclear: true } : clockOf(`${day}T${time}`);
  }
  return clockOf(localTimeIn(instant, timeZone ?? zone ?? "UTC"));
}

/** A day means its last instant for an end. Undefined if it can't be read. */
export function momentOf(
  text: string,
  { timeZone = "UTC", isEnd }: { timeZone: string | undefined; isEnd: boolean },
): Date | undefined {
  const parts = partsOf(text);
  return (
    parts && instantOf({ ...parts, time: parts.time ?? (isEnd ? "23:59" : "00:00") }, timeZone)
  );
}

function partsOf(text: string): Parts | undefined {
  const [, year = "", , month = "", date = "", hour, minute = "00", offset, zone] =
    isoTime.exec(text.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  const isDay = attempt(() => Temporal.PlainDate.from(day)) !== undefined;
  if (!isDay) return undefined;
  return { day, time: hour === undefined ? undefined : `${hour}:${minute}`, offset, zone };
}

function instantOf({ day, time, offset, zone }: Parts, timeZone = "UTC"): Date | undefined {
  const local = `${day}T${time}`;
  return attempt(() =>
    offset === undefined
      ? localInstant(local, zone ?? timeZone)
      : new Date(Temporal.Instant.from(local + offset).epochMilliseconds),
  );
}

function clockOf(local: string): WallClock {
  const [day = "", time = ""] = local.split("T");
  return { day, time: time === "00:00" ? null : time, isUnclear: false };
}

/** Undefined for a date, a time or a zone that doesn't exist. */
function attempt<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
