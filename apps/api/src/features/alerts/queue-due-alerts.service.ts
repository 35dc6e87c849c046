import { newsOf } from "@before-ten/contracts/alerts/alert-state";
import { type ReceiptKind, alertKinds } from "@before-ten/contracts/alerts/rules";
import type { Db } from "@before-ten/db/client";
import {
  type Audience,
  hasWaitingAlerts,
  listEventsWaitedFor,
  listNextEvents,
  takeWaitingAlerts,
} from "@before-ten/db/queries/alerts/due-alerts";
import { findLatestReceipt, insertReceipt } from "@before-ten/db/queries/alerts/event-receipts";
import { findEventForUpdate } from "@before-ten/db/queries/events/admin-events";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { alertable, isTrue } from "./alertable.ts";
import { alertNews } from "./alerts.mails.ts";

interface Tools extends Pick<Deps, "db" | "clock" | "mailQueue"> {
  isClosing: () => boolean;
}

/** Mails queued per transaction, because others wait for its locks meanwhile. */
const batchSize = 200;
/** Alerts sent automatically within this time share one receipt. */
const sameReceiptMs = 24 * 3_600_000;

/**
 * Queues a mail for each alert whose news holds now. It compares stored data instead of hooking
 * into changes, so it also covers the passing of time, every way to change an event, and alerts
 * confirmed after the change. Several processes may run it at once. After the abort signal it stops
 * with the current batch; the next run continues.
 */
export async function queueDueAlerts(
  deps: Omit<Tools, "isClosing">,
  closing?: AbortSignal,
): Promise<void> {
  const tools = { ...deps, isClosing: () => closing?.aborted === true };
  const { db, clock } = tools;
  const now = clock.now();
  for (const event of await listEventsWaitedFor(db)) {
    const news = newsOf(alertable(event, now), now);
    const { id: eventId } = event;
    if (news === "cancelled") {
      await tell(tools, eventId, { kind: "cancelled", audience: { eventId, kinds: alertKinds } });
    }
    if (news !== "tickets") continue;
    for (const kind of ["places-return", "on-sale"] as const) {
      await tell(tools, eventId, { kind, audience: { eventId, kinds: [kind] } });
    }
  }
  for (const { id, country, announced_at: announcedAt } of await listNextEvents(db, now)) {
    await tell(tools, id, { kind: "next-event", audience: { country, announcedAt } });
  }
}

interface Telling {
  kind: ReceiptKind;
  audience: Audience;
}

async function tell(tools: Tools, eventId: string, telling: Telling): Promise<void> {
  const { db, clock, mailQueue, isClosing } = tools;
  if (isClosing()) return;
  const receiptId = await inTransaction(db, (trx) => openReceipt(trx, clock, eventId, telling));
  if (receiptId === undefined) return;
  let taken: string[];
  do {
    taken = await inTransaction(db, async (trx) => {
      const slice = { receiptId, at: clock.now(), limit: batchSize };
      const alertIds = await takeWaitingAlerts(trx, telling.audience, slice);
      for (const alertId of alertIds) await mailQueue.enqueue(trx, alertNews, { alertId });
      return alertIds;
    });
  } while (taken.length === batchSize && !isClosing());
}

/**
 * The receipt for these alerts. A cancellation that an admin announced has one already. Undefined
 * if there are no recipients or the news no longer holds.
 */
async function openReceipt(
  trx: Db,
  clock: Deps["clock"],
  eventId: string,
  { kind, audience }: Telling,
): Promise<string | undefined> {
  // Locked, so that two processes don't write two receipts.
  const event = await findEventForUpdate(trx, eventId);
  const at = clock.now();
  if (event === undefined || !isTrue(kind, alertable(event, at), at)) return undefined;
  if (!(await hasWaitingAlerts(trx, audience))) return undefined;
  const since = kind === "cancelled" ? new Date(0) : new Date(at.getTime() - sameReceiptMs);
  const found = await findLatestReceipt(trx, { eventId, kind, since });
  if (found !== undefined) return found;
  const { sequence, disruption_reason } = event;
  const reason = kind === "cancelled" ? disruption_reason : null;
  return insertReceipt(trx, { eventId, kind, reason, saidBy: null, sequence, at });
}
