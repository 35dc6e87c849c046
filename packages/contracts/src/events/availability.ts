import { type DisruptionKind, isCalledOff } from "./disruption.ts";
import { type EventStatus, hasEnded } from "./lifecycle.ts";

/** Whether there are tickets, in the terms that admins, visitors and integrators share. */
export const availabilities = [
  "on-sale",
  "few-left",
  "sold-out",
  "not-yet-on-sale",
  "free",
  "at-the-door",
] as const;

export type Availability = (typeof availabilities)[number];

/** Places count as few once less than this share of the capacity is left. */
export const fewLeftShare = 0.1;

/**
 * An event's current availability. The admins' setting wins either way; `not-yet-on-sale` until its
 * instant. Without one, registrations decide if a capacity was given: an assumed capacity of 300
 * can't sell a party out.
 */
export function availabilityOf(
  event: {
    /** The admins' setting; null: none. */
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

/** The availability by the number of places alone. */
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

/** Whether the ticket link leads to something a visitor can get. */
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

/** Whether an admins' setting ends a sale that is on. */
export function endsSale(before: Availability, setting: Availability | null): boolean {
  return setting !== null && buyable.has(before) && !buyable.has(setting);
}
