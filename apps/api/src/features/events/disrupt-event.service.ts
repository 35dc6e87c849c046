import { newsOf } from "@before-ten/contracts/alerts/alert-state";
import type { ReceiptKind } from "@before-ten/contracts/alerts/rules";
import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import type { DisruptEvent } from "@before-ten/contracts/events/disruption-input";
import { locationLabel } from "@before-ten/contracts/events/location";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { assignAlerts } from "@before-ten/db/queries/alerts/due-alerts";
import { insertReceipt } from "@before-ten/db/queries/alerts/event-receipts";
import {
  type EventColumns,
  findEventForUpdate,
  updateEvent,
} from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { getAnyEvent } from "./admin-events.service.ts";
import { type PreviousDates, undisrupted } from "./disruption-fields.ts";
import { changedFields, columnsOf } from "./event-fields.ts";
import { changedByHand } from "./series/own-fields.ts";

type Tools = Pick<Deps, "db" | "clock">;

interface SaidBy {
  /** The name of the admin or the API key. */
  saidBy: string;
}

type ChangedColumns = ReturnType<typeof columnsOf>;

/** Announces what happened to an event. New dates or a new place replace the old ones. */
export async function disruptEvent(
  { db, clock }: Tools,
  { id, disruption, saidBy }: DisruptEvent & SaidBy,
): Promise<PublicEvent> {
  const { kind, reason, ...change } = disruption;
  return changeEvent({ db, clock }, { id, kind, reason, saidBy }, (stored) => {
    const fields = changedFields(stored, change);
    const changed = columnsOf(fields);
    return {
      ...changed,
      ...changedByHand(stored, fields),
      disruption: kind,
      disruption_reason: reason,
      disrupted_at: clock.now(),
      ...(kind === "rescheduled" && previousDates(stored, changed)),
      ...("location" in change && change.location && previousLocation(stored, changed)),
    };
  });
}

/** Takes the announcement back. The dates and the place stay as they are now. */
export async function undisruptEvent(
  tools: Tools,
  { id, saidBy }: { id: string } & SaidBy,
): Promise<PublicEvent> {
  return changeEvent(tools, { id, kind: "taken-back", reason: null, saidBy }, () => undisrupted);
}

async function changeEvent(
  { db, clock }: Tools,
  { id, ...said }: { id: string; kind: ReceiptKind; reason: string | null } & SaidBy,
  change: (stored: EventRow) => Partial<EventColumns>,
): Promise<PublicEvent> {
  return inTransaction(db, async (trx) => {
    const stored = isUuid(id) ? await findEventForUpdate(trx, id) : undefined;
    if (stored === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
    const at = clock.now();
    await updateEvent(trx, id, change(stored), at);
    const event = await getAnyEvent({ db: trx, clock }, id);
    if (said.kind === "taken-back" && stored.disruption === null) return event;
    const { sequence } = event;
    const receiptId = await insertReceipt(trx, { eventId: id, ...said, sequence, at });
    // People waiting for a cancelled event are told so. Other pending news no longer holds.
    const tells = said.kind === "cancelled" && newsOf(event, at) === "cancelled";
    await assignAlerts(trx, id, tells ? receiptId : undefined);
    return event;
  });
}

/**
 * The dates announced first, even if the event is rescheduled again, because tickets were sold for
 * them. An event moved back to its first dates shows the ones it had in between.
 */
function previousDates(stored: EventRow, changed: ChangedColumns): PreviousDates {
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
function previousLocation(
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
