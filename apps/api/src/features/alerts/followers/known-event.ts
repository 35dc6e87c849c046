import { localInstant } from "@before-ten/contracts/events/instants";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import type { KnownEvent } from "@before-ten/db/queries/alerts/followers";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { partyOf } from "../party-facts.ts";

/** Local time of the venue, on the day before. */
const remindsAt = "10:00";
/** On the day after. */
const thanksAt = "11:00";
/** How long the thanks wait for an album. */
const albumWaitDays = 3;

/** As stored in `event_followers.told`. */
export const knownEventSchema = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  when: z.string(),
  where: z.string(),
  off: z.enum(["cancelled", "postponed"]).nullable(),
});

export function knownOf(event: EventRow): KnownEvent {
  const { when, where } = partyOf(event);
  return {
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    startDate: event.start_date,
    endDate: event.end_date,
    when,
    where,
    off: knownOff(event.disruption),
  };
}

export function knownOff(disruption: EventRow["disruption"]): KnownEvent["off"] {
  return disruption === "cancelled" || disruption === "postponed" ? disruption : null;
}

export type Change =
  | "cancelled"
  | "postponed"
  | "backOn"
  | "date"
  | "time"
  | "place"
  | "both"
  | "saleEnded"
  | "dayNotice";

/** What is new to a reader who knows `told`. Undefined: nothing. */
export function changeOf(told: KnownEvent, now: KnownEvent): Change | undefined {
  const hasNewPlace = told.where !== now.where;
  if (now.off !== null) {
    if (told.off !== now.off) return now.off;
    return now.off === "postponed" && hasNewPlace ? "place" : undefined;
  }
  const hasNewDate = told.startDate !== now.startDate || told.endDate !== now.endDate;
  const hasNewTime = told.startsAt !== now.startsAt || told.endsAt !== now.endsAt;
  if (hasNewPlace) return hasNewDate || hasNewTime ? "both" : "place";
  if (hasNewDate) return "date";
  if (hasNewTime) return "time";
  return told.off === null ? undefined : "backOn";
}

/** When its followers are reminded. */
export function reminderTime({
  start_date: day,
  time_zone: zone,
}: Pick<EventRow, "start_date" | "time_zone">): Date {
  const dayBefore = Temporal.PlainDate.from(day).subtract({ days: 1 });
  return localInstant(`${dayBefore.toString()}T${remindsAt}`, zone);
}

/** When its followers are thanked: on the next day, or some days later if there is no album yet. */
export function thanksTime(
  { ends_at: end, time_zone: zone }: Pick<EventRow, "ends_at" | "time_zone">,
  hasAlbum: boolean,
): Date {
  const day = Temporal.PlainDate.from(dayIn(zone, end));
  const later = day.add({ days: 1 + (hasAlbum ? 0 : albumWaitDays) });
  return localInstant(`${later.toString()}T${thanksAt}`, zone);
}
