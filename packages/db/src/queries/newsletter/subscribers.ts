import type { ConsentVia, SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import type { UtmParams } from "@before-ten/contracts/newsletter/input";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import { outOfTrash } from "../trash/trash.ts";
import { inTransaction } from "../../transactions.ts";

interface Consent {
  email: string;
  at: Date;
  wording: string;
  utmParams: UtmParams;
  /** Unknown for those given before it was stored. */
  via?: ConsentVia;
  /** Path of the page with the form. */
  page?: string | undefined;
}

/** Includes the trash. Locks the row, so that concurrent sign-ups run in turn. */
export function findSubscriberForUpdate(db: Db, email: string) {
  return db
    .selectFrom("all_subscribers")
    .select(["id", "status", "deleted_at"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Finds the subscriber of a mailed link, including the trash, and locks the row until the
 * transaction ends.
 */
export function findSubscriberByIdForUpdate(db: Db, id: string) {
  return db
    .selectFrom("all_subscribers")
    .select(["id", "email", "status", "consented_at", "deleted_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The data their mails depend on. */
export function findSubscriberToMail(db: Db, id: string) {
  return db
    .selectFrom("subscribers")
    .select(["email", "status", "consented_at", "countries"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function setSubscriberStatus(
  db: Db,
  id: string,
  change: { status: SubscriberStatus; at: Date },
): Promise<void> {
  await db
    .updateTable("all_subscribers")
    .set({ status: change.status, updated_at: change.at })
    .where("id", "=", id)
    .execute();
}

export async function countMailSentTo(db: Db, id: string): Promise<void> {
  await db
    .updateTable("subscribers")
    .set((eb) => ({ total_emails_sent: eb("total_emails_sent", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/**
 * Adds a subscriber who is interested in these countries; none: all. Undefined if the address was
 * added concurrently.
 */
export async function insertSubscriber(
  db: Db,
  status: SubscriberStatus,
  consent: Consent,
  countries: string[] = [],
) {
  await noteOrigin(db, consent);
  return db
    .insertInto("subscribers")
    .values({
      id: uuidv7(),
      email: consent.email,
      status,
      consented_at: consent.at,
      consent_wording: consent.wording,
      utm_params: JSON.stringify(consent.utmParams),
      countries,
      created_at: consent.at,
      updated_at: consent.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
}

/**
 * A former subscriber consents again: the new consent replaces the old one, which stays in
 * `subscriber_consents`. Their preferences stay, and they are restored from the trash.
 */
export async function renewSubscriber(
  db: Db,
  id: string,
  status: SubscriberStatus,
  consent: Consent,
): Promise<void> {
  await noteOrigin(db, consent);
  await db
    .updateTable("all_subscribers")
    .set({
      ...outOfTrash,
      status,
      consented_at: consent.at,
      consent_wording: consent.wording,
      utm_params: JSON.stringify(consent.utmParams),
      updated_at: consent.at,
    })
    .where("id", "=", id)
    .execute();
}

/** For the trigger that stores each consent. It holds until the transaction ends. */
async function noteOrigin(trx: Db, { via, page = "" }: Consent): Promise<void> {
  if (via === undefined) return;
  await sql`
    select set_config('consent.via', ${via}, true), set_config('consent.page', ${page}, true)
  `.execute(trx);
}

export async function recordSubscriberStatusChange(
  db: Db,
  change: {
    subscriberId: string;
    from: SubscriberStatus | null;
    to: SubscriberStatus;
    reason: string;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto("subscriber_status_changes")
    .values({
      id: uuidv7(),
      subscriber_id: change.subscriberId,
      from_status: change.from,
      to_status: change.to,
      reason: change.reason,
      created_at: change.at,
    })
    .execute();
}

/**
 * Notes that an address doesn't accept mail. An unsubscribed subscriber stays so, and a bounced one
 * isn't noted again.
 */
export function bounceSubscriber(
  db: Db,
  id: string,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  return leave(db, id, { from: ["active", "pending"], to: "bounced", reason, at });
}

/** For a reason other than a link; someone who has unsubscribed already stays as they are. */
export function unsubscribeSubscriber(
  db: Db,
  id: string,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const from = ["active", "pending", "bounced"] as const;
  return leave(db, id, { from, to: "unsubscribed", reason, at });
}

interface Leaving {
  from: readonly SubscriberStatus[];
  to: SubscriberStatus;
  reason: string;
  at: Date;
}

async function leave(db: Db, id: string, { from, to, reason, at }: Leaving): Promise<void> {
  await inTransaction(db, async (trx) => {
    const subscriber = await findSubscriberByIdForUpdate(trx, id);
    if (subscriber === undefined || !from.includes(subscriber.status)) return;
    await setSubscriberStatus(trx, id, { status: to, at });
    const change = { subscriberId: id, from: subscriber.status, to, reason, at };
    await recordSubscriberStatusChange(trx, change);
  });
}
