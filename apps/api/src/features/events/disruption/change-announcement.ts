import { newsOf } from "@before-ten/contracts/alerts/alert-state";
import type { ReceiptKind } from "@before-ten/contracts/alerts/rules";
import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import { availabilityOf, endsSale } from "@before-ten/contracts/events/availability";
import { hasEnded, isLive } from "@before-ten/contracts/events/lifecycle";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { fieldError } from "@before-ten/contracts/shared/errors";
import type { Db } from "@before-ten/db/client";
import { assignAlerts } from "@before-ten/db/queries/alerts/due-alerts";
import { insertReceipt } from "@before-ten/db/queries/alerts/event-receipts";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import type { DisruptionColumns, PreviousDates } from "./disruption-fields.ts";
import { type EventFields, columnsOf, storedFields } from "../event-fields.ts";

/** What visitors are told of a published event's change, and its receipt. */

type ChangedColumns = ReturnType<typeof columnsOf>;

export interface Announcement {
  kind: ReceiptKind;
  reason: string | null;
  /** The name of the admin or the API key. */
  saidBy: string;
  at: Date;
}

/** The reason of an edit, and who gave it. */
export type EditReason = Omit<Announcement, "kind" | "at"> & { reason: string };

/** Undefined without a reason: the change is a silent correction. */
export function toldWith(
  reason: string | undefined,
  { name }: { name: string },
): EditReason | undefined {
  return reason === undefined ? undefined : { reason, saidBy: name };
}

interface EditAnnouncement {
  columns: Partial<DisruptionColumns>;
  kinds: ReceiptKind[];
}

/**
 * What an edit with a reason announces; nothing of a draft, and of what is over or cancelled. A
 * postponed event with a new place but no new date stays postponed.
 */
export function announcedByEdit(
  stored: EventRow,
  fields: EventFields,
  { reason, now }: { reason: string; now: Date },
): EditAnnouncement {
  const state = { status: stored.status, endsAt: stored.ends_at.toISOString() };
  const isAnnounced = isLive(state) && isLive(fields) && !hasEnded(state, now);
  if (!isAnnounced || stored.disruption === "cancelled") return { columns: {}, kinds: [] };
  const changed = columnsOf(fields);
  const saleEnds =
    fields.availability !== stored.availability &&
    endsSale(availabilityOf(storedSale(stored), now), fields.availability);
  const isMoved = locationLabel(stored.location) !== changed.location_label;
  const isRescheduled =
    changed.start_date !== stored.start_date ||
    changed.end_date !== stored.end_date ||
    changed.start_time !== stored.start_time ||
    changed.end_time !== stored.end_time;
  const kinds: ReceiptKind[] = saleEnds ? ["sale-ended"] : [];
  const isAnnouncedMove = isMoved && stored.disruption !== "postponed";
  if (!isRescheduled && !isAnnouncedMove) return { columns: {}, kinds };
  const kind = isRescheduled ? "rescheduled" : "moved";
  return {
    columns: {
      disruption: kind,
      disruption_reason: reason,
      disrupted_at: now,
      ...(isRescheduled && previousDates(stored, changed)),
      ...(isMoved && previousLocation(stored, changed)),
    },
    kinds: [kind, ...kinds],
  };
}

function storedSale(stored: EventRow) {
  const { availability: availabilitySetting, ...fields } = storedFields(stored);
  return { ...fields, availabilitySetting };
}

/** Writes the receipt, and decides whom it tells. */
export async function recordAnnouncement(
  trx: Db,
  event: PublicEvent,
  { at, ...said }: Announcement,
): Promise<void> {
  const { id: eventId, sequence } = event;
  const receiptId = await insertReceipt(trx, { eventId, ...said, sequence, at });
  // People waiting for a cancelled event are told so. Other pending news no longer holds.
  const tells = said.kind === "cancelled" && newsOf(event, at) === "cancelled";
  await assignAlerts(trx, eventId, tells ? receiptId : undefined);
}

/**
 * The dates announced first, even if the event is rescheduled again, because tickets were sold for
 * them. An event moved back to its first dates shows the ones it had in between.
 */
export function previousDates(stored: EventRow, changed: ChangedColumns): PreviousDates {
  const isAt = (startsAt: Date | null, endsAt: Date | null) =>
    startsAt?.getTime() === new Date(changed.starts_at).getTime() &&
    endsAt?.getTime() === new Date(changed.ends_at).getTime();
  const hasFirst = stored.previous_starts_at !== null;
  if (hasFirst && !isAt(stored.previous_starts_at, stored.previous_ends_at))
    return {
      previous_start_date: stored.previous_start_date,
      previous_end_date: stored.previous_end_date,
      previous_start_time: stored.previous_start_time,
      previous_end_time: stored.previous_end_time,
      previous_starts_at: stored.previous_starts_at,
      previous_ends_at: stored.previous_ends_at,
    };
  if (isAt(stored.starts_at, stored.ends_at) && changed.end_date === stored.end_date) {
    throw fieldError("BAD_REQUEST", "disruption.startDate", eventFormMessages.datesUnchanged);
  }
  return {
    previous_start_date: stored.start_date,
    previous_end_date: stored.end_date,
    previous_start_time: stored.start_time,
    previous_end_time: stored.end_time,
    previous_starts_at: stored.starts_at,
    previous_ends_at: stored.ends_at,
  };
}

/** The place announced first, as with the dates. */
export function previousLocation(
  stored: EventRow,
  changed: ChangedColumns,
): Pick<EventColumns, "previous_location"> {
  const first = stored.previous_location;
  if (first !== null && locationLabel(first) !== changed.location_label) {
    return { previous_location: JSON.stringify(first) };
  }
  if (changed.location_label === stored.location_label) {
    throw fieldError("BAD_REQUEST", "disruption.location", eventFormMessages.locationUnchanged);
  }
  return { previous_location: JSON.stringify(stored.location) };
}
