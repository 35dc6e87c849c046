import { setTimeout as wait } from "node:timers/promises";
import { webhookRetryHours } from "@before-ten/contracts/webhooks/rules";
import { type ChangeRow, listChanges, numberChanges } from "@before-ten/db/queries/changes/changes";
import {
  type DueDelivery,
  addDeliveries,
  leaseDueDeliveries,
  lockWebhookBehind,
  recordTry,
} from "@before-ten/db/queries/webhooks/deliveries";
import { findWebhook, updateWebhook } from "@before-ten/db/queries/webhooks/webhooks";
import { inTransaction } from "@before-ten/db/transactions";
import { v7 as uuidv7 } from "uuid";
import type { Deps } from "../../../deps.ts";
import type { GuardedRequest } from "../../../outbound/guarded-request.ts";
import { presentChange } from "../changes.service.ts";
import { postDelivery } from "./webhook-request.ts";
import { webhookTurnedOff } from "./webhooks.mails.ts";

interface Tools extends Pick<Deps, "db" | "clock" | "site" | "mailQueue"> {
  request: GuardedRequest;
}

const lookEveryMs = 500;
const changesAtOnce = 200;
/** Requests under way to one webhook, from all processes. */
const perWebhook = 4;
/** Longer than any request takes. */
const leaseMs = 30_000;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses after the first, second, … failure; the last one repeats. */
const pausesMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour];
const gone = 410;

/** Makes deliveries of the changes that webhooks haven't had yet. */
export async function addDueDeliveries({ db, clock, site }: Tools): Promise<void> {
  const { latest, oldest } = await numberChanges(db);
  for (let isBehind = true; isBehind;) {
    isBehind = await inTransaction(db, async (trx) => {
      const webhook = await lockWebhookBehind(trx, latest);
      if (webhook === undefined) return false;
      // One that was off for longer than changes are kept goes on with the oldest.
      const after = Math.max(webhook.position, oldest - 1);
      const query = { after, kinds: webhook.kinds, limit: changesAtOnce, hasReach: false };
      const rows = await listChanges(trx, query);
      const isAll = rows.length < changesAtOnce;
      const last = rows.at(-1)?.position ?? latest;
      const deliveries = rows.filter(isLatestSum).map((row) => {
        const id = uuidv7();
        const type = `${row.kind}.${row.action}`;
        const data = presentChange(row, site.publicUrl);
        const body = JSON.stringify({ type, timestamp: data.changedAt, data });
        return { id, position: row.position, type, entityId: row.entity_id, body };
      });
      const position = isAll ? Math.max(latest, last) : last;
      await addDeliveries(trx, webhook.id, { deliveries, position, at: clock.now() });
      return true;
    });
  }
}

/** An event's orders change with each ticket; only their latest sum is of use. */
function isLatestSum(
  { kind, entity_id: id, position }: ChangeRow,
  _index: number,
  rows: ChangeRow[],
) {
  const isNewer = (other: ChangeRow) =>
    other.kind === kind && other.entity_id === id && other.position > position;
  return kind !== "orders" || !rows.some(isNewer);
}

/** Leases what is due, and returns a try for each. */
export async function startDueTries(tools: Tools, signal: AbortSignal): Promise<Promise<void>[]> {
  const now = tools.clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const due = await leaseDueDeliveries(tools.db, { now, until, perWebhook });
  return due.map((delivery) => tryDelivery(tools, delivery, signal));
}

async function tryDelivery(
  tools: Tools,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, request } = tools;
  const at = clock.now();
  const began = performance.now();
  const answer = await postDelivery(request, delivery, { now: at, signal });
  // This process ends: another one tries it once the lease has expired.
  if (signal.aborted) return;
  const { status } = answer;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const pauseMs = pausesMs[Math.min(delivery.tries, pausesMs.length - 1)] ?? 0;
  const failingMs = at.getTime() - (delivery.failing_since ?? at).getTime();
  await inTransaction(db, async (trx) => {
    await recordTry(trx, delivery, {
      at,
      ...answer,
      durationMs: Math.round(performance.now() - began),
      nextTryAt: isDelivered ? undefined : new Date(at.getTime() + pauseMs),
    });
    if (status === gone) await turnOff(tools, trx, delivery, "gone");
    else if (!isDelivered && failingMs >= webhookRetryHours * hour) {
      await turnOff(tools, trx, delivery, "failing");
    }
  });
}

/** What waits stays, so that nothing is lost when an admin turns it on again. */
async function turnOff(
  { mailQueue }: Tools,
  trx: Deps["db"],
  { webhook_id: id, url, failing_since: since }: DueDelivery,
  reason: "failing" | "gone",
): Promise<void> {
  const webhook = await findWebhook(trx, id);
  if (webhook === undefined || webhook.off_reason !== null) return;
  // It answers others: only this item is refused, and tried on until its log is deleted.
  const answered = webhook.last_delivered_at;
  if (reason === "failing" && since !== null && answered !== null && answered > since) return;
  await updateWebhook(trx, id, { off_reason: reason });
  if (webhook.created_by === null) return;
  await mailQueue.enqueue(trx, webhookTurnedOff, { userId: webhook.created_by, url, reason });
}

/** Sends changes to webhooks until the returned function has ended it. */
export function startWebhookWorker(
  tools: Tools,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const underWay = new Set<Promise<void>>();

  async function look(): Promise<void> {
    await addDueDeliveries(tools);
    for (const started of await startDueTries(tools, signal)) {
      const tried = started.catch(onError).finally(() => underWay.delete(tried));
      underWay.add(tried);
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await look().catch(onError);
      await wait(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return async () => {
    closing.abort();
    await running;
    await Promise.all(underWay);
  };
}
