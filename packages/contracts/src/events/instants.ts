import { Temporal } from "temporal-polyfill";
import { defaultEndTime } from "../shared/limits.ts";

/**
 * The only file that converts a day and wall-clock times to instants. The server calls it on
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
 * A local time skipped by a clock change moves forward; one that occurs twice means the first. An
 * end that isn't later than the start is on the next day. An event over several days also ends on
 * its start day, as specified.
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
  // A start moved forward by a clock change may reach or pass the end: the event's length is then
  // kept.
  const passed = start.epochMilliseconds >= end.epochMilliseconds;
  return {
    startsAt: new Date(start.epochMilliseconds),
    endsAt: new Date((passed ? start.add(localStart.until(localEnd)) : end).epochMilliseconds),
  };
}

/**
 * When a zone's clocks show this: `2026-12-04T09:00`. A time skipped by a clock change moves
 * forward; one that occurs twice means the first.
 */
export function localInstant(localTime: string, timeZone: string): Date {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone);
  return new Date(epochMilliseconds);
}
