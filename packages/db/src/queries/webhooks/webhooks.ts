import type { ChangeKind } from "@before-ten/contracts/changes/rules";
import type { WebhookOffReason } from "@before-ten/contracts/webhooks/rules";
import { type Selectable, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import type { Webhooks } from "../../schema.ts";

export interface WebhookRow extends Selectable<Webhooks> {
  created_by_name: string | null;
  waiting: number;
  last_delivered_at: Date | null;
}

function webhooks(db: Db) {
  return db
    .selectFrom("webhooks")
    .leftJoin("users", "users.id", "webhooks.created_by")
    .selectAll("webhooks")
    .select([
      "users.name as created_by_name",
      sql<number>`(
        select count(*) from webhook_deliveries
        where webhook_id = webhooks.id and next_try_at is not null
      )`.as("waiting"),
      sql<Date | null>`(
        select max(at) from webhook_tries where status between 200 and 299 and delivery_id in (
          select id from webhook_deliveries where webhook_id = webhooks.id
        )
      )`.as("last_delivered_at"),
    ]);
}

/** Latest first. */
export function listWebhooks(db: Db): Promise<WebhookRow[]> {
  return webhooks(db).orderBy("webhooks.created_at", "desc").orderBy("webhooks.id").execute();
}

export function findWebhook(db: Db, id: string): Promise<WebhookRow | undefined> {
  return webhooks(db).where("webhooks.id", "=", id).executeTakeFirst();
}

/** Later callers wait, so that there are never too many. */
export async function lockWebhooks(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('before-ten webhooks'))`.execute(trx);
}

interface NewWebhook {
  url: string;
  kinds: ChangeKind[];
  secret: string;
  position: number;
  createdBy: string;
  at: Date;
}

export async function insertWebhook(
  db: Db,
  { createdBy, at, ...webhook }: NewWebhook,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto("webhooks")
    .values({ id, ...webhook, created_by: createdBy, created_at: at })
    .execute();
  return id;
}

interface WebhookChange {
  kinds?: ChangeKind[] | undefined;
  off_reason?: WebhookOffReason | null | undefined;
  secret?: string;
  previous_secret?: string;
  previous_secret_until?: Date;
}

/** False: there is none. */
export async function updateWebhook(db: Db, id: string, change: WebhookChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhooks")
    .set({ ...change, id })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes what waits due now; it may fail for as long as before. */
export async function restartDeliveries(db: Db, webhookId: string, at: Date): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ next_try_at: at, tries: 0, failing_since: null })
    .where("webhook_id", "=", webhookId)
    .where("next_try_at", "is not", null)
    .execute();
}

/** False: there is none. */
export async function deleteWebhook(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("webhooks")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
