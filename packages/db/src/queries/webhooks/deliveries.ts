import { type Selectable, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import type { WebhookDeliveries, WebhookTries, Webhooks } from "../../schema.ts";

/** Locks a webhook that is on and has a change after its position, unless a process has it. */
export function lockWebhookBehind(
  trx: Db,
  latest: number,
): Promise<Selectable<Webhooks> | undefined> {
  return trx
    .selectFrom("webhooks")
    .selectAll()
    .where("off_reason", "is", null)
    .where("position", "<", latest)
    .orderBy("position")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

interface NewDelivery {
  id: string;
  position: number | null;
  type: string;
  entityId: string | null;
  body: string;
}

/** Adds deliveries, and notes the position up to which all are added. */
export async function addDeliveries(
  trx: Db,
  webhookId: string,
  { deliveries, position, at }: { deliveries: NewDelivery[]; position?: number; at: Date },
): Promise<void> {
  const rows = deliveries.map(({ entityId, ...delivery }) => ({
    ...delivery,
    webhook_id: webhookId,
    entity_id: entityId,
    created_at: at,
    next_try_at: at,
  }));
  if (rows.length > 0) await trx.insertInto("webhook_deliveries").values(rows).execute();
  if (position === undefined) return;
  await trx.updateTable("webhooks").set({ position }).where("id", "=", webhookId).execute();
}

export interface DueDelivery {
  id: string;
  webhook_id: string;
  body: string;
  tries: number;
  failing_since: Date | null;
  url: string;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: Date | null;
}

interface Lease {
  now: Date;
  until: Date;
  /** At most for one webhook, so that a slow receiver delays no other. */
  perWebhook: number;
}

/**
 * Leases due deliveries. Of an item's changes only the earliest that waits is due, so that each
 * receiver gets them in order.
 */
export async function leaseDueDeliveries(
  db: Db,
  { now, until, perWebhook }: Lease,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select delivery.id from webhooks
      cross join lateral (
        select id from webhook_deliveries as delivery
        where webhook_id = webhooks.id and next_try_at <= ${now}
          and (leased_until is null or leased_until < ${now})
          and not exists (
            select from webhook_deliveries as earlier
            where earlier.webhook_id = webhooks.id and earlier.entity_id = delivery.entity_id
              and earlier.position < delivery.position and earlier.next_try_at is not null
          )
        order by next_try_at, position
        limit greatest(0, ${perWebhook} - (
          select count(*) from webhook_deliveries as tried
          where tried.webhook_id = webhooks.id and tried.next_try_at is not null
            and tried.leased_until >= ${now}
        ))
        for update skip locked
      ) as delivery
      where webhooks.off_reason is null
    )
    update webhook_deliveries as delivery set leased_until = ${until}
    from due, webhooks
    where delivery.id = due.id and webhooks.id = delivery.webhook_id
    returning delivery.id, webhook_id, body, tries, failing_since, url, secret, previous_secret,
      previous_secret_until`.execute(db);
  return rows;
}

interface TriedDelivery {
  at: Date;
  status: number | null;
  answer: string;
  durationMs: number;
  /** Undefined: it has been delivered. */
  nextTryAt: Date | undefined;
}

export async function recordTry(
  trx: Db,
  { id, failing_since: failingSince, tries }: DueDelivery,
  { at, status, answer, durationMs, nextTryAt }: TriedDelivery,
): Promise<void> {
  await trx
    .insertInto("webhook_tries")
    .columns(["id", "delivery_id", "at", "status", "answer", "duration_ms"])
    // Nothing, if the webhook has been deleted meanwhile.
    .expression((eb) =>
      eb
        .selectFrom("webhook_deliveries")
        .select([
          sql<string>`${uuidv7()}::uuid`.as("try"),
          "id",
          sql<Date>`${at}::timestamptz`.as("at"),
          sql<number | null>`${status}::integer`.as("status"),
          sql<string>`${answer}::text`.as("answer"),
          sql<number>`${durationMs}::integer`.as("duration_ms"),
        ])
        .where("id", "=", id),
    )
    .execute();
  await trx
    .updateTable("webhook_deliveries")
    .set({
      leased_until: null,
      next_try_at: nextTryAt ?? null,
      tries: tries + 1,
      failing_since: nextTryAt === undefined ? null : (failingSince ?? at),
    })
    .where("id", "=", id)
    .execute();
}

export interface DeliveryRow extends Selectable<WebhookDeliveries> {
  log: Selectable<WebhookTries>[];
}

/** Latest first, with their tries, earliest first. */
export async function listDeliveries(
  db: Db,
  webhookId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const all = db.selectFrom("webhook_deliveries").where("webhook_id", "=", webhookId);
  const { total } = await all
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  if (rows.length === 0) return { rows: [], total };
  const tries = await db
    .selectFrom("webhook_tries")
    .selectAll()
    .where(
      "delivery_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("at")
    .execute();
  const triesOf = Map.groupBy(tries, ({ delivery_id: id }) => id);
  return { rows: rows.map((row) => ({ ...row, log: triesOf.get(row.id) ?? [] })), total };
}

/** Sends one again, with the same id. False: there is none. */
export async function replayDelivery(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set({ next_try_at: at, tries: 0, failing_since: null })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** So that a statement ends within its time limit. */
const deletedAtOnce = 10_000;

export async function deletePastDeliveries(db: Db, before: Date): Promise<void> {
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce;) {
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_deliveries where id in (
        select id from webhook_deliveries where created_at < ${before} limit ${deletedAtOnce}
      )`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
