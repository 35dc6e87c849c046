import { localInstant } from "@before-ten/contracts/events/instants";
import { localTimeIn } from "@before-ten/contracts/events/lifecycle";
import { daysBetween, laterDay } from "@before-ten/contracts/shared/calendar-days";
import type { EventFields } from "./event-fields.ts";

/** The same party on another day: what is counted back from it moves along. */
export function onDay(fields: EventFields, day: string): EventFields {
  const days = daysBetween(fields.startDate, day);
  return {
    ...fields,
    startDate: day,
    endDate: laterDay(fields.endDate, days),
    priceSteps: laterSteps(fields, days),
    promotion: laterPromotion(fields, days),
  };
}

export function laterSteps(
  { priceSteps, timeZone }: Pick<EventFields, "priceSteps" | "timeZone">,
  days: number,
): EventFields["priceSteps"] {
  return priceSteps.map((step) => ({ ...step, until: laterInstant(step.until, days, timeZone) }));
}

export function laterPromotion(
  { promotion, timeZone }: Pick<EventFields, "promotion" | "timeZone">,
  days: number,
): EventFields["promotion"] {
  if (promotion === null) return null;
  const { text, from, until } = promotion;
  const later = (instant: string | null) => instant && laterInstant(instant, days, timeZone);
  return { text, from: later(from), until: later(until) };
}

/** As many days later, at the same local time. */
function laterInstant(instant: string, days: number, timeZone: string): string {
  if (days === 0) return instant;
  const [day = "", time = ""] = localTimeIn(new Date(instant), timeZone).split("T");
  return localInstant(`${laterDay(day, days)}T${time}`, timeZone).toISOString();
}
