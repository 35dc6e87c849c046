import { type DisruptionKind, isCalledOff } from "./disruption.ts";
import { type EventStatus, hasEnded } from "./lifecycle.ts";

/** Whether there are tickets, in the words that admins, visitors and integrators share. */
export const availabilities = [
  "on-sale",
  "few-left",
  "sold-out",
  "not-yet-on-sale",
  "free",
  "at-the-door",
] as const;

export type Availability = (typeof availabilities)[number];

/** From this share of the capacity on, what is left are few places. */
export const fewLeftShare = 0.1;

/**
 * What is true of an event's tickets now. What admins said wins, either way; `not-yet-on-sale`
 * until its instant. Without it the registrations decide, of an event whose capacity was given:
 * that pages count from 300 places where none was can't sell a party out.
 */
export function availabilityOf(
  event: {
    /** What admins said; null: nothing. */
    availabilitySetting: Availability | null;
    /** ISO instant. */
    onSaleFrom: string | null;
    capacity: number | null;
    unlimitedCapacity: boolean;
    registrations: number;
  },
  now: Date,
): Availability {
  const { availabilitySetting: setting, onSaleFrom } = event;
  const isOver =
    setting === "not-yet-on-sale" && onSaleFrom !== null && now.getTime() >= Date.parse(onSaleFrom);
  return setting === null || isOver ? countedAvailability(event) : setting;
}

/** What follows from the places alone. */
export function countedAvailability({
  capacity,
  unlimitedCapacity,
  registrations,
}: {
  capacity: number | null;
  unlimitedCapacity: boolean;
  registrations: number;
}): Availability {
  if (unlimitedCapacity || capacity === null) return "on-sale";
  const left = capacity - registrations;
  if (left <= 0) return "sold-out";
  return left <= capacity * fewLeftShare ? "few-left" : "on-sale";
}

const buyable: ReadonlySet<Availability> = new Set(["on-sale", "few-left", "free"]);

/** Whether the link to the tickets leads to something that a visitor can get there. */
export function canBuyTickets(
  event: {
    status: EventStatus;
    endsAt: string;
    availability: Availability;
    disruption: { kind: DisruptionKind } | null;
  },
  now: Date,
): boolean {
  return buyable.has(event.availability) && !isCalledOff(event.disruption) && !hasEnded(event, now);
}
