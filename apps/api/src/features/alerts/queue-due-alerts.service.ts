import { newsOf } from "@before-ten/contracts/alerts/alert-state";
import {
  type ReceiptKind,
  alertKinds,
  announcedAfterMinutes,
} from "@before-ten/contracts/alerts/rules";
import { setAsideForMs } from "@before-ten/contracts/health/rules";
import type { Db } from "@before-ten/db/client";
import {
  type Audience,
  hasWaitingAlerts,
  listEventsWaitedFor,
  listNextEvents,
  takeWaitingAlerts,
} from "@before-ten/db/queries/alerts/due-alerts";
import { endAlertsOfFollowers } from "@before-ten/db/queries/alerts/followers";
import { findLatestReceipt, insertReceipt } from "@before-ten/db/queries/alerts/event-receipts";
import { listSetAsideIds } from "@before-ten/db/queries/jobs/job-failures";
import { findEventForUpdate } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { tryJob } from "../../jobs/try-job.ts";
import { alertable, isTrue } from "./alertable.ts";
import { alertNews } from "./alerts.mails.ts";
import { findOffer } from "./waiting-list.ts";
import {
  remindFollowers,
  tellFollowers,
  thankFollowers,
} from "./followers/queue-due-followers.service.ts";

interface Tools extends Pick<Deps, "db" | "clock" | "mailQueue"> {
  isClosing: () => boolean;
  onError: (error: unknown) => void;
}

interface Options {
  closing?: AbortSignal;
  onError?: Tools["onError"];
  /** False: nothing is sent that only the passing of time makes due. */
  isClockRight?: boolean;
}

const announcedAfterMs = announcedAfterMinutes * 60_000;
/** Mails queued per transaction, because others wait for its locks meanwhile. */
const batchSize = 200;
/** Alerts sent automatically within this time share one receipt. */
const sameReceiptMs = 24 * 3_600_000;

/**
 * Queues a mail for each alert whose news holds now. It compares stored data instead of hooking
 * into changes, so it also covers the passing of time, every way to change an event, and alerts
 * confirmed after the change. Several processes may run it at once. After the abort signal it stops
 * with the current batch; the next run continues. `onError` gets the error of a single event.
 */
export async function queueDueAlerts(
  deps: Omit<Tools, "isClosing" | "onError">,
  { closing, onError = rethrow, isClockRight = true }: Options = {},
): Promise<void> {
  const tools = { ...deps, onError, isClosing: () => closing?.aborted === true };
  const { db, clock } = tools;
  const now = clock.now();
  const setAside = await listSetAsideIds(db, "alerts", new Date(now.getTime() - setAsideForMs));
  await tellFollowers({ ...tools, setAside });
  if (isClockRight) {
    await remindFollowers({ ...tools, setAside });
    await thankFollowers({ ...tools, setAside });
  }
  for (const [eventId, tellings] of Map.groupBy(await listTellings(db, now), ([id]) => id)) {
    if (setAside.has(eventId)) continue;
    await tryJob(
      tools,
      { kind: "alerts", id: eventId },
      async () => {
        for (const [, telling] of tellings) await tell(tools, eventId, telling);
      },
      tools.onError,
    );
  }
}

function rethrow(error: unknown): void {
  throw error;
}

/** What may have to be told now, with the event it is about. */
async function listTellings(db: Db, now: Date): Promise<[eventId: string, Telling][]> {
  const ofEvents = (await listEventsWaitedFor(db)).flatMap((event): [string, Telling][] => {
    const { id: eventId } = event;
    const news = newsOf(alertable(event, now), now);
    if (news === "cancelled") {
      return [[eventId, { kind: "cancelled", audience: { eventId, kinds: alertKinds } }]];
    }
    if (news !== "tickets") return [];
    return (["places-return", "on-sale"] as const).map((kind) => [
      eventId,
      { kind, audience: { eventId, kinds: [kind] } },
    ]);
  });
  const announcedBy = new Date(now.getTime() - announcedAfterMs);
  const next = await listNextEvents(db, { now, announcedBy });
  return [
    ...ofEvents,
    ...next.map(({ id, country, announced_at: announcedAt }): [string, Telling] => [
      id,
      { kind: "next-event", audience: { country, announcedAt } },
    ]),
  ];
}

interface Telling {
  kind: ReceiptKind;
  audience: Audience;
}

async function tell(tools: Tools, eventId: string, telling: Telling): Promise<void> {
  const { db, clock, mailQueue, isClosing } = tools;
  if (isClosing()) return;
  if (telling.kind === "cancelled") await endAlertsOfFollowers(db, eventId);
  const receiptId = await inTransaction(db, (trx) => openReceipt(trx, clock, eventId, telling));
  if (receiptId === undefined) return;
  let taken: string[];
  do {
    taken = await inTransaction(db, async (trx) => {
      const limit = await limitOfBatch(trx, clock, eventId, telling);
      const slice = { receiptId, at: clock.now(), limit };
      const alertIds = await takeWaitingAlerts(trx, telling.audience, slice);
      for (const alertId of alertIds) await mailQueue.enqueue(trx, alertNews, { alertId });
      return alertIds;
    });
  } while (taken.length === batchSize && !isClosing());
}

/** Locks the event for returned places, because two processes mustn't offer the same place. */
async function limitOfBatch(
  trx: Db,
  clock: Deps["clock"],
  eventId: string,
  { kind }: Telling,
): Promise<number> {
  if (kind !== "places-return") return batchSize;
  const event = await findEventForUpdate(trx, eventId);
  return event === undefined ? 0 : freePlaces(trx, event, clock.now());
}

async function freePlaces(trx: Db, event: EventRow, now: Date): Promise<number> {
  const { free } = await findOffer(trx, event, now);
  return Math.min(free, batchSize);
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
  if (kind === "places-return" && (await freePlaces(trx, event, at)) === 0) return undefined;
  const since = kind === "cancelled" ? new Date(0) : new Date(at.getTime() - sameReceiptMs);
  const found = await findLatestReceipt(trx, { eventId, kind, since });
  if (found !== undefined) return found;
  const { sequence, disruption_reason } = event;
  const reason = kind === "cancelled" ? disruption_reason : null;
  return insertReceipt(trx, { eventId, kind, reason, saidBy: null, sequence, at });
}
