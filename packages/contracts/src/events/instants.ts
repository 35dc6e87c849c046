import { Temporal } from "temporal-polyfill";
import { defaultEndTime } from "../shared/limits.ts";

/**
 * This file alone turns a day and wall-clock times into real instants. The server calls it when it
 * writes.
 */

interface Schedule {
  /** The calendar day the event starts on, `YYYY-MM-DD`. */
  startDay: string;
  /** Wall-clock times at the venue, `HH:MM`. */
  startTime: string;
  endTime: string | null;
  /** IANA name of the venue's zone. */
  timeZone: string;
}

/**
 * A local time that a clock change skips moves forward; one that comes twice means the first.
 * An end that is not later than the start falls on the next day.
 * An event over several days ends on its start day too: the specification says so.
 */
export function eventInstants(schedule: Schedule): { startsAt: Date; endsAt: Date } {
  const { timeZone } = schedule;
  const startDay = Temporal.PlainDate.from(schedule.startDay);
  const endTime = schedule.endTime ?? defaultEndTime;
  const endDay = endTime <= schedule.startTime ? startDay.add({ days: 1 }) : startDay;

  const localStart = startDay.toPlainDateTime(schedule.startTime);
  const localEnd = endDay.toPlainDateTime(endTime);
  const start = localStart.toZonedDateTime(timeZone);
  const end = localEnd.toZonedDateTime(timeZone);
  // A start that a clock change moves forward can reach or pass the end: then the event's length
  // stays.
  const passed = start.epochMilliseconds >= end.epochMilliseconds;
  return {
    startsAt: new Date(start.epochMilliseconds),
    endsAt: new Date((passed ? start.add(localStart.until(localEnd)) : end).epochMilliseconds),
  };
}

/**
 * When the clocks of a zone show this: `2026-12-04T09:00`. A time that a clock change skips moves
 * forward; one that comes twice means the first.
 */
export function localInstant(localTime: string, timeZone: string): Date {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone);
  return new Date(epochMilliseconds);
}
