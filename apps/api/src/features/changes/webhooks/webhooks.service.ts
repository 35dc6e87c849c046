import { randomBytes } from "node:crypto";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { type PageOf, paginate } from "@before-ten/contracts/shared/pagination";
import type {
  CreateWebhook,
  ListDeliveries,
  UpdateWebhook,
} from "@before-ten/contracts/webhooks/input";
import { webhookMessages as messages } from "@before-ten/contracts/webhooks/messages";
import type { CreatedWebhook, Delivery, Webhook } from "@before-ten/contracts/webhooks/output";
import { maxWebhooks, secretOverlapHours } from "@before-ten/contracts/webhooks/rules";
import { numberChanges } from "@before-ten/db/queries/changes/changes";
import {
  type DeliveryRow,
  addDeliveries,
  listDeliveries as listDeliveryRows,
  replayDelivery as replayDeliveryRow,
} from "@before-ten/db/queries/webhooks/deliveries";
import {
  type WebhookRow,
  deleteWebhook as deleteWebhookRow,
  findWebhook,
  insertWebhook,
  listWebhooks as listWebhookRows,
  lockWebhooks,
  restartDeliveries,
  updateWebhook as updateWebhookRow,
} from "@before-ten/db/queries/webhooks/webhooks";
import { inTransaction } from "@before-ten/db/transactions";
import { v7 as uuidv7, validate as isUuid } from "uuid";
import type { Deps, SignedInDeps } from "../../../deps.ts";

type Tools = Pick<Deps, "db" | "clock">;

export async function listWebhooks({ db }: Pick<Deps, "db">): Promise<Webhook[]> {
  return (await listWebhookRows(db)).map((row) => present(row));
}

/**
 * It hears of changes from now on. Its secret is only in this answer.
 * @throws AppError CONFLICT if there are too many
 */
export async function createWebhook(
  { db, clock, access }: Pick<SignedInDeps, "db" | "clock" | "access">,
  { createdBy, ...input }: CreateWebhook & { createdBy: string },
): Promise<CreatedWebhook> {
  const secret = newSecret();
  return inTransaction(db, async (trx) => {
    await lockWebhooks(trx);
    await access.require(trx);
    if ((await listWebhookRows(trx)).length >= maxWebhooks) {
      throw new AppError("CONFLICT", messages.tooMany);
    }
    const { latest: position } = await numberChanges(trx);
    const webhook = { ...input, secret, position, createdBy, at: clock.now() };
    const id = await insertWebhook(trx, webhook);
    return { ...present(await requireWebhook(trx, id)), secret };
  });
}

/** @throws AppError NOT_FOUND */
export async function updateWebhook(
  { db, clock }: Tools,
  { id, kinds, isOn }: UpdateWebhook,
): Promise<Webhook> {
  return inTransaction(db, async (trx) => {
    const webhook = await requireWebhook(trx, id);
    await updateWebhookRow(trx, id, {
      ...(kinds && { kinds }),
      ...(isOn === true && { off_reason: null }),
      ...(isOn === false && { off_reason: webhook.off_reason ?? "admin" }),
    });
    if (isOn === true && webhook.off_reason !== null) {
      await restartDeliveries(trx, id, clock.now());
    }
    return present(await requireWebhook(trx, id));
  });
}

/** Makes another secret. The old one signs as well, until receivers have changed it. */
export async function rotateSecret({ db, clock }: Tools, id: string): Promise<CreatedWebhook> {
  const secret = newSecret();
  return inTransaction(db, async (trx) => {
    const webhook = await requireWebhook(trx, id);
    const { previous_secret: older, previous_secret_until: olderUntil } = webhook;
    // Made twice within a day: the receiver still has the one before both.
    const isOverlapping = olderUntil !== null && olderUntil > clock.now();
    const previous = (isOverlapping ? older : null) ?? webhook.secret;
    const until = new Date(clock.now().getTime() + secretOverlapHours * 60 * 60_000);
    await updateWebhookRow(trx, id, {
      secret,
      previous_secret: previous,
      previous_secret_until: until,
    });
    return { ...present(await requireWebhook(trx, id)), secret };
  });
}

/** @throws AppError NOT_FOUND */
export async function deleteWebhook({ db }: Pick<Deps, "db">, id: string): Promise<void> {
  const isDeleted = isUuid(id) && (await deleteWebhookRow(db, id));
  if (!isDeleted) throw new AppError("NOT_FOUND", messages.notFound);
}

/** Sends a test, which is signed and tried like a change. */
export async function testWebhook({ db, clock }: Tools, id: string): Promise<void> {
  const { off_reason: offReason } = await requireWebhook(db, id);
  if (offReason !== null) throw new AppError("CONFLICT", messages.isOff);
  const at = clock.now();
  const type = "webhook.test";
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data: {} });
  const delivery = { id: uuidv7(), position: null, type, entityId: null, body };
  await addDeliveries(db, id, { deliveries: [delivery], at });
}

/** Latest first, each with its tries. */
export async function listDeliveries(
  { db }: Pick<Deps, "db">,
  { id, page, limit }: ListDeliveries,
): Promise<PageOf<Delivery>> {
  await requireWebhook(db, id);
  const { rows, total } = await listDeliveryRows(db, id, { page, limit });
  return { items: rows.map(presentDelivery), pagination: paginate(page, limit, total) };
}

/** @throws AppError NOT_FOUND */
export async function replayDelivery({ db, clock }: Tools, id: string): Promise<void> {
  const isReplayed = isUuid(id) && (await replayDeliveryRow(db, id, clock.now()));
  if (!isReplayed) throw new AppError("NOT_FOUND", messages.deliveryNotFound);
}

async function requireWebhook(db: Deps["db"], id: string): Promise<WebhookRow> {
  const webhook = isUuid(id) ? await findWebhook(db, id) : undefined;
  if (webhook === undefined) throw new AppError("NOT_FOUND", messages.notFound);
  return webhook;
}

/** As Standard Webhooks writes them. */
function newSecret(): string {
  return `whsec_${randomBytes(24).toString("base64")}`;
}

function present(row: WebhookRow): EveryKey<Webhook> {
  return {
    id: row.id,
    url: row.url,
    kinds: row.kinds,
    createdBy: row.created_by_name,
    createdAt: row.created_at.toISOString(),
    offReason: row.off_reason,
    waiting: row.waiting,
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  };
}

function presentDelivery(row: DeliveryRow): EveryKey<Delivery> {
  return {
    id: row.id,
    type: row.type,
    entityId: row.entity_id,
    state: row.next_try_at === null ? "delivered" : "waiting",
    createdAt: row.created_at.toISOString(),
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    body: row.body,
    tries: row.log.map(({ at, status, answer, duration_ms: durationMs }) => ({
      at: at.toISOString(),
      status,
      answer,
      durationMs,
    })),
  };
}
