import { localInstant } from "../events/instants.ts";
import { scheduleMessages as messages } from "./messages.ts";

/**
 * A scheduled time as an instant, ISO 8601 in UTC; without an offset it is the zone's local time.
 */
export function scheduledInstant(time: string | null, timeZone: string): string | null {
  if (time === null || time.endsWith("Z")) return time;
  return localInstant(time, timeZone).toISOString();
}

interface ScheduleTimes {
  /** ISO 8601 in UTC; null: not scheduled. */
  publishAt: string | null;
  takeDownAt: string | null;
}

interface ScheduleChange extends ScheduleTimes {
  /** The stored times; undefined for a new item. */
  stored: ScheduleTimes | undefined;
  isPublic: boolean;
  now: Date;
}

/**
 * What is wrong with the times, as the sentence under the field. An unchanged stored time isn't
 * checked, because it may have passed meanwhile.
 */
export function scheduleError({
  publishAt,
  takeDownAt,
  stored,
  isPublic,
  now,
}: ScheduleChange): { field: keyof ScheduleTimes; message: string } | undefined {
  const isNew = (time: string | null, before: string | null | undefined): time is string =>
    time !== null && time !== before;
  const hasPassed = (time: string) => Date.parse(time) <= now.getTime();
  if (isNew(publishAt, stored?.publishAt)) {
    if (isPublic) return { field: "publishAt", message: messages.isPublic };
    if (hasPassed(publishAt)) return { field: "publishAt", message: messages.publishPassed };
  }
  if (isNew(takeDownAt, stored?.takeDownAt) && hasPassed(takeDownAt)) {
    return { field: "takeDownAt", message: messages.takeDownPassed };
  }
  const isOutOfOrder =
    !isPublic && publishAt !== null && takeDownAt !== null && takeDownAt <= publishAt;
  return isOutOfOrder ? { field: "takeDownAt", message: messages.takeDownFirst } : undefined;
}
