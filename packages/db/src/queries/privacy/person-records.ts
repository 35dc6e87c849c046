import { erasedName } from "@before-ten/contracts/privacy/rules";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../client.ts";
import { endFilesOf, findFilesOf } from "./person-files.ts";
import { replaceAuthor } from "./erasures.ts";
import { findPersonHistory } from "./person-history.ts";
import { countRows } from "../shared/count-rows.ts";

/** Everything stored about an address, including the trash. */

export async function findPersonRecords(db: Db, email: string) {
  const is = (column: string): RawBuilder<boolean> => sql`${sql.ref(column)} = ${email}`;
  const subscribers = await db
    .selectFrom("all_subscribers")
    .select([
      "id",
      "email",
      "status",
      "tags",
      "preferences",
      "topics",
      "countries",
      "paused_until",
      "consented_at",
      "consent_wording",
      "utm_params",
      "total_emails_sent",
      "engagement_rate",
      "created_at",
      "deleted_at",
    ])
    .where(is("email"))
    .execute();
  const ids = subscribers.map(({ id }) => id);
  const ofSubscriber = sql<boolean>`subscriber_id = any(${ids}::uuid[])`;
  const messages = await db
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "subject", "message", "type", "status", "created_at"])
    .where(is("email"))
    .orderBy("created_at")
    .execute();
  const replies = await db
    .selectFrom("message_replies as reply")
    .innerJoin("contact_messages as message", "message.id", "reply.contact_message_id")
    .select(["reply.id", "message.subject", "reply.text", "reply.created_at"])
    .where(is("message.email"))
    .orderBy("reply.created_at")
    .execute();
  const accounts = await db
    .selectFrom("users")
    .select(["id", "name", "email", "pending_email", "role", "created_at"])
    .where(sql<boolean>`(${is("email")} or ${is("pending_email")})`)
    .execute();
  // An account whose *pending* address matches may belong to someone else, so only confirmed owners
  // count here.
  const ownAccounts = await db.selectFrom("users").select("id").where(is("email")).execute();
  const invitations = await db
    .selectFrom("invitations")
    .select(["id", "email", "admin_role", "invited_at"])
    .where(is("email"))
    .execute();
  return {
    subscriber: subscribers,
    statusChanges: await db
      .selectFrom("subscriber_status_changes")
      .select(["from_status", "to_status", "reason", "changed_by_name", "created_at"])
      .where(ofSubscriber)
      .orderBy("created_at")
      .execute(),
    consents: await db
      .selectFrom("subscriber_consents")
      .select(["wording", "via", "page", "utm_params", "created_at"])
      .where(ofSubscriber)
      .orderBy("created_at")
      .execute(),
    choices: await db
      .selectFrom("subscriber_choices")
      .select(["chosen", "changed_by_name", "created_at"])
      .where(ofSubscriber)
      .orderBy("created_at")
      .execute(),
    campaigns: await db
      .selectFrom("campaign_recipients as recipient")
      .innerJoin("all_campaigns as campaign", "campaign.id", "recipient.campaign_id")
      .select([
        "campaign.subject",
        "recipient.state",
        "recipient.sent_at",
        "recipient.opened_at",
        "recipient.clicked_at",
        "recipient.unsubscribed_at",
        "recipient.complained_at",
        "recipient.bounced",
      ])
      .where(ofSubscriber)
      .orderBy("recipient.sent_at")
      .execute(),
    messages,
    replies,
    alerts: await db
      .selectFrom("event_alerts")
      .leftJoin("all_events as event", "event.id", "event_alerts.event_id")
      .select([
        "event_alerts.kind",
        "event.event_name as event",
        "event_alerts.country",
        "event_alerts.requested_at",
        "event_alerts.confirmed_at",
        "event_alerts.consent_wording",
        "event_alerts.consent_via",
      ])
      .where(is("event_alerts.email"))
      .orderBy("requested_at")
      .execute(),
    followed: await db
      .selectFrom("event_followers as follower")
      .innerJoin("all_events as event", "event.id", "follower.event_id")
      .select([
        "event.event_name as event",
        "follower.wants",
        "follower.asked",
        "follower.requested_at",
        "follower.confirmed_at",
        "follower.consent_wording",
        "follower.consent_via",
        "follower.reminded_at",
      ])
      .where(is("follower.email"))
      .orderBy("requested_at")
      .execute(),
    account: accounts,
    invitations,
    imports: [
      ...(await db
        .selectFrom("import_rows")
        .innerJoin("imports", "imports.id", "import_rows.import_id")
        .select(["imports.file_name", "import_rows.row_number", "import_rows.cells"])
        .where(isImportRowOf(email))
        .orderBy("imports.created_at")
        .execute()),
      ...(await findFilesOf(db, email)),
    ],
    ...(await findPersonHistory(db, {
      theirs: {
        subscriber: ids,
        message: idsOf(messages),
        reply: idsOf(replies),
        user: idsOf(ownAccounts),
        invitation: idsOf(invitations),
      },
      accounts: idsOf(ownAccounts),
    })),
  };
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/**
 * Removes all of it, except accounts of admins; the history keeps its rows without their name. Ends
 * an import whose file contains the address. Returns how much there was, by place.
 */
export async function erasePerson(
  trx: Db,
  email: string,
  at: Date,
): Promise<Record<string, number>> {
  const files = await endFilesOf(trx, email, at);
  const is = (column: string): RawBuilder<boolean> => sql`${sql.ref(column)} = ${email}`;
  const subscribers = await trx
    .selectFrom("all_subscribers")
    .select("id")
    .where(is("email"))
    .forUpdate()
    .execute();
  const ids = subscribers.map(({ id }) => id);
  const ofSubscriber = sql<boolean>`subscriber_id = any(${ids}::uuid[])`;
  // Waiting mails aren't sent; sent ones stay counted.
  await trx
    .updateTable("campaign_recipients")
    .set({ state: "skipped", taken_until: null })
    .where(ofSubscriber)
    .where("state", "=", "waiting")
    .execute();
  const recipients = await trx
    .updateTable("campaign_recipients")
    .set({ subscriber_id: null })
    .where(ofSubscriber)
    .executeTakeFirstOrThrow();
  const removedSubscribers = await trx
    .deleteFrom("all_subscribers")
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  // Replies are deleted with their messages.
  const replies = await countRows(
    trx
      .selectFrom("message_replies as reply")
      .innerJoin("contact_messages as message", "message.id", "reply.contact_message_id")
      .where(is("message.email")),
  );
  const messages = await trx
    .deleteFrom("contact_messages")
    .where(is("email"))
    .executeTakeFirstOrThrow();
  const alerts = await trx.deleteFrom("event_alerts").where(is("email")).executeTakeFirstOrThrow();
  const followed = await trx
    .deleteFrom("event_followers")
    .where(is("email"))
    .executeTakeFirstOrThrow();
  const formerAdmins = await trx
    .selectFrom("users")
    .select("id")
    .where(is("email"))
    .where("role", "=", "user")
    .execute();
  for (const { id } of formerAdmins) await replaceAuthor(trx, { id, name: erasedName(id) });
  const accounts = await trx
    .deleteFrom("users")
    .where(is("email"))
    .where("role", "=", "user")
    .executeTakeFirstOrThrow();
  // An address that was requested for an account but not confirmed.
  const pending = await trx
    .updateTable("users")
    .set({ pending_email: null })
    .where(is("pending_email"))
    .executeTakeFirstOrThrow();
  const invitations = await trx
    .deleteFrom("invitations")
    .where(is("email"))
    .executeTakeFirstOrThrow();
  const imports = await trx
    .deleteFrom("import_rows")
    .where(isImportRowOf(email))
    .executeTakeFirstOrThrow();
  const removed = {
    subscriber: Number(removedSubscribers.numDeletedRows),
    campaigns: Number(recipients.numUpdatedRows),
    messages: Number(messages.numDeletedRows),
    replies,
    alerts: Number(alerts.numDeletedRows),
    followed: Number(followed.numDeletedRows),
    account: Number(accounts.numDeletedRows) + Number(pending.numUpdatedRows),
    invitations: Number(invitations.numDeletedRows),
    imports: Number(imports.numDeletedRows) + files,
  };
  return Object.fromEntries(Object.entries(removed).filter(([, number]) => number > 0));
}

/** Matches the parsed address, or the label of a row that couldn't be parsed. */
function isImportRowOf(email: string): RawBuilder<boolean> {
  return sql`(import_rows.identity = ${email} or import_rows.label = ${email})`;
}

/** Deletes contact messages older than this. */
export async function deletePastMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("contact_messages").where("created_at", "<", before).execute();
}
