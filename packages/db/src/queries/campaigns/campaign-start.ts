import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";

/** Due campaigns, and their recipients until all of them are created. */

/** Locks a due scheduled campaign, unless another process has it. */
export function lockDueCampaign(trx: Db, at: Date) {
  return trx
    .selectFrom("campaigns")
    .select(["id", "subject", "preview_text", "sender_name", "blocks"])
    .where("status", "=", "scheduled")
    .where("scheduled_at", "<=", at)
    .orderBy("scheduled_at")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface StoredLink {
  number: number;
  url: string;
  eventId: string | null;
  postId: string | null;
  isTicketLink: boolean;
}

export async function insertCampaignLinks(
  trx: Db,
  campaignId: string,
  links: readonly StoredLink[],
): Promise<void> {
  if (links.length === 0) return;
  await trx
    .insertInto("campaign_links")
    .values(
      links.map((link) => ({
        campaign_id: campaignId,
        number: link.number,
        url: link.url,
        event_id: link.eventId,
        post_id: link.postId,
        is_ticket_link: link.isTicketLink,
      })),
    )
    .execute();
}

/**
 * Locks a campaign being sent whose recipients aren't all created, unless another process has it.
 */
export function lockIncompleteCampaign(trx: Db) {
  return trx
    .selectFrom("campaigns")
    .select([
      "id",
      "topic",
      "segment",
      "timing",
      sql<string | null>`to_char(local_time, 'YYYY-MM-DD"T"HH24:MI')`.as("local_time"),
      "local_country",
      "started_at",
      "recipients_up_to",
    ])
    .where("status", "=", "sending")
    .where("recipients_made_at", "is", null)
    .orderBy("started_at")
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface NewRecipient {
  subscriberId: string;
  domain: string;
  dueAt: Date;
}

/** Existing recipients stay. */
export async function insertRecipients(
  trx: Db,
  campaignId: string,
  recipients: readonly NewRecipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  await trx
    .insertInto("campaign_recipients")
    .columns(["id", "campaign_id", "subscriber_id", "domain", "due_at"])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ id: string; subscriber_id: string; domain: string; due_at: Date }>`unnest(
            ${recipients.map(() => uuidv7())}::uuid[],
            ${recipients.map(({ subscriberId }) => subscriberId)}::uuid[],
            ${recipients.map(({ domain }) => domain)}::text[],
            ${recipients.map(({ dueAt }) => dueAt)}::timestamptz[]
          )`.as<"made">(sql`made(id, subscriber_id, domain, due_at)`),
        )
        .select([
          "made.id",
          sql<string>`${campaignId}::uuid`.as("campaign_id"),
          "made.subscriber_id",
          "made.domain",
          "made.due_at",
        ]),
    )
    .onConflict((conflict) => conflict.columns(["campaign_id", "subscriber_id"]).doNothing())
    .execute();
}

/** How far the recipients are created; `completedAt` if these were the last. */
export async function moveCursor(
  trx: Db,
  campaignId: string,
  { upTo, completedAt }: { upTo: string | undefined; completedAt: Date | undefined },
): Promise<void> {
  await trx
    .updateTable("campaigns")
    .set({
      ...(upTo !== undefined && { recipients_up_to: upTo }),
      ...(completedAt !== undefined && { recipients_made_at: completedAt }),
    })
    .where("id", "=", campaignId)
    .execute();
}

/** Ends the campaigns without waiting recipients, and returns their ids. */
export async function finishCampaigns(db: Db, at: Date): Promise<string[]> {
  const finished = await db
    .updateTable("campaigns")
    .set({ status: "sent", finished_at: at, updated_at: at })
    .where("status", "=", "sending")
    .where("recipients_made_at", "is not", null)
    .where((eb) => {
      const waiting = eb
        .selectFrom("campaign_recipients")
        .select("campaign_recipients.id")
        .whereRef("campaign_recipients.campaign_id", "=", "campaigns.id")
        .where("campaign_recipients.state", "=", "waiting");
      return eb.not(eb.exists(waiting));
    })
    .returning("id")
    .execute();
  return finished.map(({ id }) => id);
}
