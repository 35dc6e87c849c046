import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** The clicks on a campaign's links: how often, and by people or scanners. */

/** Max clicks counted for one link of one mail: people don't click more often, programs may. */
const maxCounted = 1_000;

interface ClickedLink {
  recipientId: string;
  linkNumber: number;
}

/** Undefined if the mail's campaign is gone, or has no such link. */
export function findClickedLink(db: Db, { recipientId, linkNumber }: ClickedLink) {
  return db
    .selectFrom("campaign_recipients as recipient")
    .innerJoin("campaign_links as link", "link.campaign_id", "recipient.campaign_id")
    .innerJoin("campaigns", "campaigns.id", "recipient.campaign_id")
    .select(["link.url", "campaigns.id as campaign_id", "campaigns.subject"])
    .where("recipient.id", "=", recipientId)
    .where("link.number", "=", linkNumber)
    .executeTakeFirst();
}

/** Locked until the transaction ends, so that clicks of one mail are counted in turn. */
export function findRecipientForUpdate(trx: Db, id: string) {
  return trx
    .selectFrom("campaign_recipients")
    .select(["campaign_id", "subscriber_id", "sent_at", "clicked_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export type ClickRow = Awaited<ReturnType<typeof listClicksSince>>[number];

/** The mail's clicks at this time or later. */
export function listClicksSince(db: Db, recipientId: string, since: Date) {
  return db
    .selectFrom("campaign_clicks")
    .select(["link_number", "is_scanner", "first_at"])
    .where("recipient_id", "=", recipientId)
    .where("last_at", ">=", since)
    .execute();
}

export async function addClick(
  db: Db,
  click: ClickedLink & { campaignId: string; isScanner: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto("campaign_clicks")
    .values({
      recipient_id: click.recipientId,
      campaign_id: click.campaignId,
      link_number: click.linkNumber,
      is_scanner: click.isScanner,
      first_at: click.at,
      last_at: click.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["recipient_id", "link_number", "is_scanner"])
        .doUpdateSet({ clicks: sql`campaign_clicks.clicks + 1`, last_at: click.at })
        .where("campaign_clicks.clicks", "<", maxCounted),
    )
    .execute();
}

/** Reassigns clicks on these links of a mail from people to a scanner. */
export async function giveClicksToScanner(
  trx: Db,
  recipientId: string,
  linkNumbers: readonly number[],
): Promise<void> {
  await sql`
    with taken as (
      delete from campaign_clicks
      where recipient_id = ${recipientId} and not is_scanner
        and link_number = any(${linkNumbers}::smallint[])
      returning *
    )
    insert into campaign_clicks
      (recipient_id, campaign_id, link_number, is_scanner, clicks, first_at, last_at)
    select recipient_id, campaign_id, link_number, true, clicks, first_at, last_at from taken
    on conflict (recipient_id, link_number, is_scanner) do update set
      clicks = least(campaign_clicks.clicks + excluded.clicks, ${maxCounted}),
      first_at = least(campaign_clicks.first_at, excluded.first_at),
      last_at = greatest(campaign_clicks.last_at, excluded.last_at)
  `.execute(trx);
}

/** Stores when a person first clicked a link of the mail; null if only scanners did. */
export async function setFirstClick(trx: Db, recipientId: string): Promise<void> {
  await trx
    .updateTable("campaign_recipients")
    .set((eb) => ({
      clicked_at: eb
        .selectFrom("campaign_clicks")
        .select((each) => each.fn.min("first_at").as("first_at"))
        .where("recipient_id", "=", recipientId)
        .where("is_scanner", "=", false),
    }))
    .where("id", "=", recipientId)
    .execute();
}

/**
 * Notes the first open of a mail that was sent before, if the campaign counts opens. A single
 * statement, so the image loads quickly.
 */
export async function noteOpened(
  db: Db,
  recipientId: string,
  { at, sentBefore }: { at: Date; sentBefore: Date },
): Promise<void> {
  await sql`
    update campaign_recipients as recipient set opened_at = ${at}
    from campaigns
    where recipient.id = ${recipientId} and campaigns.id = recipient.campaign_id
      and campaigns.counts_opens and recipient.opened_at is null
      and recipient.sent_at <= ${sentBefore}
  `.execute(db);
}

/** Notes that a subscriber unsubscribed from this campaign mail, if it was sent to them. */
export async function noteUnsubscribed(
  db: Db,
  { recipientId, subscriberId, at }: { recipientId: string; subscriberId: string; at: Date },
): Promise<void> {
  await db
    .updateTable("campaign_recipients")
    .set({ unsubscribed_at: at })
    .where("id", "=", recipientId)
    .where("subscriber_id", "=", subscriberId)
    .where("unsubscribed_at", "is", null)
    .execute();
}
