import { localInstant } from "@before-ten/contracts/events/instants";
import { localTimeIn } from "@before-ten/contracts/events/lifecycle";
import { daysBetween, laterDay } from "@before-ten/contracts/shared/calendar-days";
import type { EventFields } from "./event-fields.ts";

/** The same party on another day: its end and its prices by date move along. */
export function onDay(fields: EventFields, day: string): EventFields {
  const days = daysBetween(fields.startDate, day);
  return {
    ...fields,
    startDate: day,
    endDate: laterDay(fields.endDate, days),
    priceSteps: laterSteps(fields, days),
  };
}

/** As many days later, at the same local time. */
export function laterSteps(
  { priceSteps, timeZone }: Pick<EventFields, "priceSteps" | "timeZone">,
  days: number,
): EventFields["priceSteps"] {
  if (days === 0) return priceSteps;
  return priceSteps.map(({ amount, until }) => {
    const [day = "", time = ""] = localTimeIn(new Date(until), timeZone).split("T");
    const moved = localInstant(`${laterDay(day, days)}T${time}`, timeZone);
    return { amount, until: moved.toISOString() };
  });
}
