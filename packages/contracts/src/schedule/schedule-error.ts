import { scheduleMessages as messages } from "./messages.ts";

interface ScheduleTimes {
  /** ISO 8601 in UTC; null: not scheduled. */
  publishAt: string | null;
  takeDownAt: string | null;
}

interface ScheduleChange extends ScheduleTimes {
  /** What is stored; undefined: it is new. */
  stored: ScheduleTimes | undefined;
  isPublic: boolean;
  now: Date;
}

/**
 * What speaks against the times, in the sentence an admin reads under the field. A stored time that
 * stays isn't looked at: it may have come meanwhile.
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
