import { type AlertableEvent, isToCome, newsOf } from "@before-ten/contracts/alerts/alert-state";
import type { ReceiptKind } from "@before-ten/contracts/alerts/rules";
import { availabilityOf } from "@before-ten/contracts/events/availability";
import type { EventRow } from "@before-ten/db/queries/events/events";

/** The values of a stored event that alerts depend on. */
export function alertable(row: EventRow, now: Date): AlertableEvent {
  return {
    status: row.status,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    availability: availabilityOf(
      {
        availabilitySetting: row.availability,
        onSaleFrom: row.on_sale_from?.toISOString() ?? null,
        capacity: row.capacity,
        unlimitedCapacity: row.unlimited_capacity,
        registrations: row.registrations,
      },
      now,
    ),
    disruption: row.disruption === null ? null : { kind: row.disruption },
  };
}

/** Whether the news of this kind of receipt still holds. */
export function isTrue(kind: ReceiptKind, event: AlertableEvent, now: Date): boolean {
  if (kind === "next-event") return isToCome(event, now);
  return newsOf(event, now) === (kind === "cancelled" ? "cancelled" : "tickets");
}
