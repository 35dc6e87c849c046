import { eventsPageLimit } from "@before-ten/contracts/shared/limits";
import type { PublicEvent } from "@before-ten/contracts/events/output";

/** Expected values, computed without the site's own code. */

/** `Saturday 5 December 2026` for the UTC day of an ISO timestamp. */
export function longDate(timestamp: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(timestamp).toLocaleDateString("en-AU", { timeZone: "UTC", ...options });
  return [
    part({ weekday: "long" }),
    part({ day: "numeric" }),
    part({ month: "long" }),
    part({ year: "numeric" }),
  ].join(" ");
}

/** The events that aren't over at an instant, soonest first. */
export function upcoming(events: PublicEvent[], at = new Date()): PublicEvent[] {
  return events
    .filter(({ status, endsAt }) => status !== "completed" && new Date(endsAt) > at)
    .sort(
      (one, other) => one.startsAt.localeCompare(other.startsAt) || one.id.localeCompare(other.id),
    );
}

/** The instant this long before another. */
export function before(instant: string, { days = 0, hours = 0, minutes = 0, seconds = 0 }): Date {
  const ms = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  return new Date(Date.parse(instant) - ms);
}

/** The names on the first page of /events. */
export function namesOnFirstPage(events: PublicEvent[]): string[] {
  return events.slice(0, eventsPageLimit).map(({ eventName }) => eventName);
}
