import type { ReceiptKind } from "@before-ten/contracts/alerts/rules";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";

/** What was announced about an event, and the results of its mails. Rows are only added. */

interface NewReceipt {
  eventId: string;
  kind: ReceiptKind;
  reason: string | null;
  /** A name; null: sent automatically. */
  saidBy: string | null;
  sequence: number;
  at: Date;
}

/** Returns the receipt's id. */
export async function insertReceipt(
  trx: Db,
  { eventId, kind, reason, saidBy, sequence, at }: NewReceipt,
): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto("event_receipts")
    .values({
      id,
      event_id: eventId,
      kind,
      reason,
      said_by: saidBy,
      sequence,
      created_at: at,
    })
    .execute();
  return id;
}

/** The latest receipt of this kind, not older than `since`. */
export async function findLatestReceipt(
  db: Db,
  { eventId, kind, since }: { eventId: string; kind: ReceiptKind; since: Date },
): Promise<string | undefined> {
  const receipt = await db
    .selectFrom("event_receipts")
    .select("id")
    .where("event_id", "=", eventId)
    .where("kind", "=", kind)
    .where("created_at", ">=", since)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return receipt?.id;
}

export async function recordReceiptMail(
  trx: Db,
  { receiptId, outcome, at }: { receiptId: string; outcome: "sent" | "failed"; at: Date },
): Promise<void> {
  await trx
    .insertInto("event_receipt_mails")
    .values({ id: uuidv7(), receipt_id: receiptId, outcome, created_at: at })
    .execute();
}

export type ReceiptRow = Awaited<ReturnType<typeof listReceipts>>[number];

/** Latest first. */
export function listReceipts(db: Db, eventId: string, limit: number) {
  return db
    .selectFrom("event_receipts")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("event_alerts")
          .select((each) => each.fn.countAll<number>().as("waiting"))
          .whereRef("event_alerts.receipt_id", "=", "event_receipts.id")
          .as("alerts"),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("event_followers")
          .select((each) => each.fn.countAll<number>().as("waiting"))
          .whereRef("event_followers.receipt_id", "=", "event_receipts.id")
          .as("followers"),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("event_receipt_mails")
          .select((each) => [
            each.fn.countAll<number>().filterWhere("outcome", "=", "sent").as("sent"),
            each.fn.countAll<number>().filterWhere("outcome", "=", "failed").as("failed"),
            each.fn.max<Date | null>("event_receipt_mails.created_at").as("last_at"),
          ])
          .whereRef("event_receipt_mails.receipt_id", "=", "event_receipts.id")
          .as("mails"),
      (join) => join.onTrue(),
    )
    .leftJoin("event_receipt_searches", "event_receipt_searches.receipt_id", "event_receipts.id")
    .select([
      "event_receipt_searches.told_at",
      "event_receipts.id",
      "event_receipts.kind",
      "event_receipts.reason",
      "event_receipts.said_by",
      "event_receipts.sequence",
      "event_receipts.created_at",
      sql<number>`alerts.waiting + followers.waiting`.as("waiting"),
      "mails.sent",
      "mails.failed",
      "mails.last_at",
    ])
    .where("event_receipts.event_id", "=", eventId)
    .orderBy("event_receipts.created_at", "desc")
    .orderBy("event_receipts.id", "desc")
    .limit(limit)
    .execute();
}
