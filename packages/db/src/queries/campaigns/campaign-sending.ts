import { meantUntil } from "@before-ten/contracts/shared/meant-instants";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { DB, RecipientState } from "../../schema.ts";

/** The recipients of campaigns being sent, one after the other. */

/** Campaigns being sent, the first started first. */
export async function listSendingCampaigns(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("campaigns")
    .select("id")
    .where("status", "=", "sending")
    .orderBy("started_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export interface DueRecipient {
  id: string;
  domain: string;
}

/** A process keeps its name for its whole life (client.ts). */
const openConnections = sql`
  select application_name from pg_stat_activity
  where datname = current_database() and application_name is not null
`;
/** After a restart of PostgreSQL, no process has a connection for a moment. */
const hasBeenUp = sql`pg_postmaster_start_time() < clock_timestamp() - interval '10 seconds'`;

/** Locks due recipients that no process has taken, the longest due first. */
export function lockDueRecipients(
  trx: Db,
  campaignId: string,
  { at, leaseMs, limit }: { at: Date; leaseMs: number; limit: number },
): Promise<DueRecipient[]> {
  return trx
    .selectFrom("campaign_recipients")
    .select(["id", "domain"])
    .where("campaign_id", "=", campaignId)
    .where("state", "=", "waiting")
    .where("due_at", "<=", at)
    .where((eb) =>
      eb.or([
        eb("taken_until", "is", null),
        eb("taken_until", "<=", at),
        eb("taken_until", ">", meantUntil(at, leaseMs)),
        sql<boolean>`(taken_by <> all (${openConnections}) and ${hasBeenUp})`,
      ]),
    )
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** A recipient put off longer than the limit is due immediately: a wrong clock put it off. */
export async function hastenRecipients(
  db: Db,
  { at, longestMs, limit }: { at: Date; longestMs: number; limit: number },
): Promise<void> {
  await sql`
    update campaign_recipients set due_at = ${at}
    where id in (
      select recipient.id from campaigns
      join campaign_recipients as recipient on recipient.campaign_id = campaigns.id
      where campaigns.status = 'sending' and recipient.state = 'waiting'
        and recipient.due_at > ${meantUntil(at, longestMs)}
      limit ${limit}
      for update of recipient skip locked
    )
  `.execute(db);
}

/** Reserves them for a process until then. */
export async function takeRecipients(trx: Db, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("campaign_recipients")
    .set({ taken_until: until, taken_by: sql`current_setting('application_name')` })
    .where(isOneOf(ids))
    .execute();
}

/** They are due later; this doesn't count as an attempt. */
export async function putOffRecipients(
  trx: Db,
  recipients: readonly { id: string; dueAt: Date }[],
): Promise<void> {
  if (recipients.length === 0) return;
  await sql`
    update campaign_recipients set due_at = later.due_at, taken_until = null
    from unnest(
      ${recipients.map(({ id }) => id)}::uuid[],
      ${recipients.map(({ dueAt }) => dueAt)}::timestamptz[]
    ) as later (id, due_at)
    where campaign_recipients.id = later.id
  `.execute(trx);
}

/** Gives back what this process had reserved until then and didn't send. */
export async function giveBackRecipients(
  db: Db,
  ids: readonly string[],
  takenUntil: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("campaign_recipients")
    .set({ taken_until: null })
    .where(isOneOf(ids))
    .where("state", "=", "waiting")
    .where("taken_until", "=", takenUntil)
    .execute();
}

function isOneOf(ids: readonly string[]) {
  return (eb: ExpressionBuilder<DB, "campaign_recipients">) =>
    eb("campaign_recipients.id", "=", sql<string>`any(${ids}::uuid[])`);
}

/** The data that decides at the last moment whether a mail is sent. */
export function findRecipientToMail(db: Db, id: string) {
  return db
    .selectFrom("campaign_recipients as recipient")
    .innerJoin("subscribers", "subscribers.id", "recipient.subscriber_id")
    .innerJoin("campaigns", "campaigns.id", "recipient.campaign_id")
    .select([
      "recipient.state",
      "recipient.attempts",
      "recipient.domain",
      "campaigns.status as campaignStatus",
      "campaigns.topic",
      "subscribers.id as subscriberId",
      "subscribers.email",
      "subscribers.status",
      "subscribers.topics",
      "subscribers.paused_until as pausedUntil",
      "subscribers.preferences",
      "subscribers.countries",
    ])
    .where("recipient.id", "=", id)
    .executeTakeFirst();
}

/** A campaign's mail as written when it started. */
export async function findWrittenCampaign(db: Db, id: string) {
  const campaign = await db
    .selectFrom("campaigns")
    .select(["subject", "sender_name", "html", "plain_text", "counts_opens"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (campaign === undefined || campaign.html === null || campaign.plain_text === null) {
    return undefined;
  }
  const links = await db
    .selectFrom("campaign_links")
    .select([
      "number",
      "url",
      "event_id as eventId",
      "post_id as postId",
      "is_ticket_link as isTicketLink",
    ])
    .where("campaign_id", "=", id)
    .orderBy("number")
    .execute();
  return {
    subject: campaign.subject,
    senderName: campaign.sender_name,
    countsOpens: campaign.counts_opens,
    html: campaign.html,
    text: campaign.plain_text,
    links,
  };
}

/**
 * Notes that the mail went out, once, and counts it for the subscriber. Locks the subscriber's row
 * first, in the same order as unsubscribing by a link of the mail.
 */
export async function noteRecipientSent(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    with counted as (
      update all_subscribers set total_emails_sent = total_emails_sent + 1
      where id = (
        select subscriber_id from campaign_recipients where id = ${id} and state = 'waiting'
      )
      returning id
    )
    update campaign_recipients
    set state = 'sent', sent_at = ${at}, settled_at = ${at}, taken_until = null, error = null,
      attempts = attempts + 1
    from counted
    where campaign_recipients.id = ${id} and campaign_recipients.subscriber_id = counted.id
      and campaign_recipients.state = 'waiting'
  `.execute(db);
}

/** They get no more mails. */
export async function settleRecipient(
  db: Db,
  id: string,
  {
    state,
    error,
    isBlocked,
    at,
  }: {
    state: Exclude<RecipientState, "waiting" | "sent">;
    error: string | null;
    /** Whether the sender or the content was rejected. */
    isBlocked: boolean;
    at: Date;
  },
): Promise<void> {
  await db
    .updateTable("campaign_recipients")
    .set((eb) => ({
      state,
      error,
      blocked: isBlocked,
      settled_at: at,
      taken_until: null,
      attempts: state === "failed" ? eb("attempts", "+", 1) : eb.ref("attempts"),
    }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** The attempt failed; the next one is due then. */
export async function retryRecipient(
  db: Db,
  id: string,
  { error, dueAt }: { error: string; dueAt: Date },
): Promise<void> {
  await db
    .updateTable("campaign_recipients")
    .set((eb) => ({
      error,
      due_at: dueAt,
      taken_until: null,
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** How many were sent since then, and when the last waiting one is due. */
export async function readPace(db: Db, campaignId: string, since: Date) {
  const { rows } = await sql<{ sent: number; lastDueAt: Date | null }>`
    select
      (
        select count(*) from campaign_recipients
        where campaign_id = ${campaignId} and state in ('sent', 'failed')
          and settled_at > ${since} and state = 'sent'
      ) as sent,
      (
        select max(due_at) from campaign_recipients
        where campaign_id = ${campaignId} and state = 'waiting'
      ) as "lastDueAt"
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("An aggregate without a row");
  return row;
}
