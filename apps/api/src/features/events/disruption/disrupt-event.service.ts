import type { ReceiptKind } from "@before-ten/contracts/alerts/rules";
import type { DisruptEvent } from "@before-ten/contracts/events/disruption-input";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  type EventColumns,
  findEventForUpdate,
  updateEvent,
} from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { inTransaction } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../../deps.ts";
import { getAnyEvent } from "../admin-events.service.ts";
import { previousDates, previousLocation, recordAnnouncement } from "./change-announcement.ts";
import { undisrupted } from "./disruption-fields.ts";
import { changedFields, columnsOf } from "../event-fields.ts";
import { changedByHand } from "../series/own-fields.ts";

type Tools = Pick<Deps, "db" | "clock">;

interface SaidBy {
  /** The name of the admin or the API key. */
  saidBy: string;
}

/** Announces what happened to an event. New dates or a new place replace the old ones. */
export async function disruptEvent(
  { db, clock }: Tools,
  { id, disruption, saidBy }: DisruptEvent & SaidBy,
): Promise<PublicEvent> {
  const { kind, reason, ...change } = disruption;
  return changeEvent({ db, clock }, { id, kind, reason, saidBy }, (stored) => {
    const isMoved = "location" in change && change.location !== undefined;
    // What the previous venue says no longer holds.
    const fields = changedFields(
      stored,
      isMoved ? { ...change, venueId: null } : change,
      clock.now(),
    );
    const changed = columnsOf(fields);
    return {
      ...changed,
      ...changedByHand(stored, fields),
      // A new place gives a postponed event no date.
      disruption: kind === "moved" && stored.disruption === "postponed" ? "postponed" : kind,
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
    await recordAnnouncement(trx, event, { ...said, at });
    return event;
  });
}
