import { type NotNull, sql } from "kysely";
import type { Db } from "../../client.ts";

/** Mails that bounced, or that their readers complained about. */

/** Which of these campaign mails we have sent; undefined: none. */
export async function findSentRecipient(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; subscriber_id: string; campaign_id: string; domain: string } | undefined> {
  if (ids.length === 0) return undefined;
  return (
    db
      .selectFrom("campaign_recipients")
      .select(["id", "subscriber_id", "campaign_id", "domain"])
      .where("id", "in", [...ids])
      .where("state", "=", "sent")
      // Mails of erased people no longer have a subscriber.
      .where("subscriber_id", "is not", null)
      .$narrowType<{ subscriber_id: NotNull }>()
      .limit(1)
      .executeTakeFirst()
  );
}

/**
 * Locks a subscriber's row, which must come before any change of what their engagement depends on.
 */
export async function lockSubscriber(trx: Db, id: string): Promise<void> {
  await trx.selectFrom("all_subscribers").select("id").where("id", "=", id).forUpdate().execute();
}

/** False if it was noted already. A soft bounce may still be followed by a hard one. */
export async function markBounced(
  trx: Db,
  recipientId: string,
  {
    kind,
    isBlocked,
    reason,
    at,
  }: { kind: "hard" | "soft"; isBlocked: boolean; reason: string; at: Date },
): Promise<boolean> {
  const marked = await trx
    .updateTable("campaign_recipients")
    .set({ bounced: kind, bounced_at: at, blocked: isBlocked, error: reason })
    .where("id", "=", recipientId)
    .where((eb) =>
      eb.or([eb("bounced", "is", null), ...(kind === "hard" ? [eb("bounced", "=", "soft")] : [])]),
    )
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Finds the active subscriber with an address. `since`: only those who consented since then. */
export function findReachableSubscriber(
  db: Db,
  email: string,
  { since }: { since: Date | undefined },
) {
  return db
    .selectFrom("all_subscribers")
    .select("id")
    .where("email", "=", email)
    .where("status", "in", ["active", "pending"])
    .$if(since !== undefined, (query) => query.where("consented_at", ">=", since ?? new Date(0)))
    .executeTakeFirst();
}

/** Finds the subscriber with an address, whatever their status, who consented since then. */
export function findConsentedSubscriber(db: Db, email: string, since: Date | undefined) {
  return db
    .selectFrom("all_subscribers")
    .select("id")
    .where("email", "=", email)
    .where("consented_at", ">=", since ?? new Date(0))
    .executeTakeFirst();
}

/** The first complaint about a mail counts. */
export async function noteComplained(trx: Db, recipientId: string, at: Date): Promise<void> {
  await trx
    .updateTable("campaign_recipients")
    .set({ complained_at: at })
    .where("id", "=", recipientId)
    .where("complained_at", "is", null)
    .execute();
}

/** How many mails in a row soft-bounced for a subscriber. */
export async function readSoftBounces(db: Db, id: string): Promise<number> {
  const row = await db
    .selectFrom("all_subscribers")
    .select("soft_bounces")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.soft_bounces ?? 0;
}

/**
 * Counts a bounce of a mail outside campaigns; the next campaign mail that arrives resets the
 * count.
 */
export async function addSoftBounce(db: Db, id: string): Promise<void> {
  await db
    .updateTable("all_subscribers")
    .set({ soft_bounces: sql`soft_bounces + 1` })
    .where("id", "=", id)
    .execute();
}
