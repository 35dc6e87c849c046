import { defaultCapacity } from "../shared/limits.ts";

/**
 * Three concepts that are easily confused: an event has ended, is live, or is still being worked on
 * by admins (current).
 */

export const eventStatuses = ["draft", "published", "active", "completed"] as const;

export type EventStatus = (typeof eventStatuses)[number];

/** `published` and `active` mean the same to visitors: the party takes place. */
export const liveStatuses = ["published", "active"] as const satisfies readonly EventStatus[];

/** Drafts are only visible to admins. */
export const publicStatuses = [
  "published",
  "active",
  "completed",
] as const satisfies readonly EventStatus[];

/** Filters for lists of events, besides the default "still to come". */
export const eventListStatuses = ["all", "ended"] as const;

export type EventListStatus = (typeof eventListStatuses)[number];

export function isLive(event: { status: EventStatus }): boolean {
  return liveStatuses.some((status) => status === event.status);
}

export function isPublic(event: { status: EventStatus }): boolean {
  return publicStatuses.some((status) => status === event.status);
}

/** `endsAt` is an ISO instant. The exact millisecond of the end counts as ended. */
export function hasEnded(event: { status: EventStatus; endsAt: string }, now: Date): boolean {
  return event.status === "completed" || now.getTime() >= Date.parse(event.endsAt);
}

export function hasStarted(event: { startsAt: string }, now: Date): boolean {
  return now.getTime() >= Date.parse(event.startsAt);
}

/**
 * Whether the dashboard lists an event: it is live, and its start day (`YYYY-MM-DD`) is today or
 * later at the venue.
 */
export function isCurrent(
  event: { status: EventStatus; startDay: string; timeZone: string },
  now: Date,
): boolean {
  return isLive(event) && event.startDay >= dayIn(event.timeZone, now);
}

/**
 * The days, hours, minutes and seconds until `startsAt`, two digits each; all zeros from the start
 * on.
 */
export function countdownParts(startsAt: string, now: Date) {
  const leftSeconds = Math.max(0, Math.floor((Date.parse(startsAt) - now.getTime()) / 1000));
  return {
    days: twoDigits(Math.floor(leftSeconds / 86_400)),
    hours: twoDigits(Math.floor(leftSeconds / 3600) % 24),
    minutes: twoDigits(Math.floor(leftSeconds / 60) % 60),
    seconds: twoDigits(leftSeconds % 60),
  };
}

/**
 * How many people can still register. Without a capacity, a room of 300 is assumed. Undefined: no
 * limit.
 */
export function spotsLeft(event: {
  capacity: number | null;
  unlimitedCapacity: boolean;
  registrations: number;
}): number | undefined {
  if (event.unlimitedCapacity) return undefined;
  return Math.max(0, (event.capacity ?? defaultCapacity) - event.registrations);
}

/** The current calendar day (`YYYY-MM-DD`) in a time zone. */
export function dayIn(timeZone: string, now: Date): string {
  return localTimeIn(now, timeZone).slice(0, 10);
}

/** A zone's local time as `2026-12-04T09:00`, for a form field. */
export function localTimeIn(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
