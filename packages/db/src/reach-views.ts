import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./client.ts";
import type { DB as Database } from "./schema.ts";

/**
 * A caller with a reach finds these views before the tables of the same name, so that no query can
 * forget the reach: docs/decisions/0041-reach-by-views.md. Each shows the rows that meet its
 * condition, and refuses to write others. A table that isn't listed is closed.
 */

type Table = keyof Database;

const ofEvent = "event_id in (select id from reach.all_events)";
const ofCampaign = "campaign_id in (select id from reach.all_campaigns)";
const ofVenue = "venue_id in (select id from reach.all_venues)";
const ofReceipt = "receipt_id in (select id from reach.event_receipts)";
const ofImport = "import_id in (select id from reach.imports)";

/** Rows of no place, which callers with a reach use like others. */
const open = "open";
/** Rows of no place, which they don't see. */
const closed = "false";

/**
 * Whose rows are in reach. A table refers to those above it. Without a row for a new table this
 * doesn't compile.
 */
const conditions: Record<Table, string> = {
  all_events: "event_in_reach(item)",
  events: "deleted_at is null",
  event_albums: "id in (select id from reach.all_events)",
  event_album_images: ofEvent,
  event_alerts: `${ofEvent} or event_id is null and place_in_reach(country, '{}', '')`,
  event_daily_campaigns: ofEvent,
  event_daily_channels: ofEvent,
  event_daily_counts: ofEvent,
  event_followers: ofEvent,
  event_receipts: ofEvent,
  event_receipt_mails: ofReceipt,
  event_receipt_searches: ofReceipt,
  event_reviews: ofEvent,
  door_entries: ofEvent,
  door_guests: ofEvent,
  door_sheets: ofEvent,
  ticket_page_checks: ofEvent,
  ticket_page_ignored: ofEvent,
  promoter_links: ofEvent,
  ticket_sellers: ofEvent,
  ticket_orders: "seller_id in (select id from reach.ticket_sellers)",
  told_pages: ofEvent,
  event_series: `id in (select series_id from reach.all_events)
      or id::text = any (nullif(current_setting('reach.series', true), '')::text[])
      or not exists (select from all_events as date where date.series_id = item.id)`,
  all_venues: `place_in_reach(country, location, location ->> 'formatted')
      or id in (select venue_id from reach.all_events)`,
  venues: "deleted_at is null",
  venue_images: ofVenue,
  all_campaigns: "segment_in_reach(segment)",
  campaigns: "deleted_at is null",
  campaign_clicks: ofCampaign,
  campaign_counts: ofCampaign,
  campaign_links: ofCampaign,
  campaign_recipients: ofCampaign,
  campaign_ticket_clicks: `${ofCampaign} and ${ofEvent}`,
  imports: `kind = 'events'
      and started_as ->> 'id' = current_setting('reach.account', true)`,
  import_parts: ofImport,
  import_rows: ofImport,
  open_forms: `kind in ('event', 'album') and entity_id in (select id from reach.all_events)
      or kind = 'venue' and entity_id in (select id from reach.all_venues)
      or kind = 'campaign' and entity_id in (select id from reach.all_campaigns)`,
  history: `entity_kind in ('event', 'album') and entity_id in (select id::text from reach.all_events)
      or entity_kind = 'series' and entity_id in (select id::text from reach.event_series)
      or entity_kind = 'venue' and entity_id in (select id::text from reach.all_venues)
      or entity_kind = 'review' and entity_id in (select id::text from reach.event_reviews)
      or entity_kind = 'campaign' and entity_id in (select id::text from reach.all_campaigns)`,
  changes: `kind in ('event', 'album', 'orders') and (
        place_in_reach(place ->> 'country', place, place ->> 'label')
        or place ->> 'series' = any (nullif(current_setting('reach.series', true), '')::text[])
      )
      or kind = 'series' and (
        action = 'deleted' or entity_id in (select id::text from reach.event_series)
      )
      or kind = 'venue' and entity_id in (select id::text from reach.all_venues)
      or kind = 'post'`,
  history_actors: "(kind, id) in (select actor_kind, actor_id from reach.history)",
  all_blog_posts: "status = 'published' and deleted_at is null",
  blog_posts: "true",
  all_pages: "status = 'published' and deleted_at is null",
  pages: "true",
  api_keys: open,
  auth_links: open,
  auth_tokens: open,
  blog_post_images: open,
  blog_post_search: open,
  blog_words: open,
  event_visits: open,
  idempotency_keys: open,
  images: open,
  invitation_tokens: open,
  invitations: open,
  job_failures: open,
  mail_paces: open,
  passkey_challenges: open,
  passkeys: open,
  pending_sign_ins: open,
  rate_limits: open,
  recovery_codes: open,
  search_engine_state: open,
  secrets: open,
  segment_changes: open,
  segment_marks: open,
  sender_health: open,
  sender_overrides: open,
  sessions: open,
  settings: open,
  site_text_images: open,
  site_texts: open,
  told_places: open,
  undoable_changes: open,
  users: open,
  all_canned_answers: closed,
  all_subscribers: closed,
  backup_runs: closed,
  blog_post_daily_counts: closed,
  blog_post_old_slugs: closed,
  blog_post_previews: closed,
  bounce_mailbox: closed,
  contact_messages: closed,
  demo_rows: closed,
  embedding_hosts: closed,
  erasures: closed,
  message_replies: closed,
  page_images: closed,
  page_old_slugs: closed,
  page_previews: closed,
  security_events: closed,
  subscriber_choices: closed,
  subscriber_consents: closed,
  subscriber_counts: closed,
  subscriber_status_changes: closed,
  webhooks: closed,
  webhook_deliveries: closed,
  webhook_tries: closed,
  canned_answers: closed,
  subscribers: closed,
};

interface Relation {
  name: string;
  columns: string[];
}

/**
 * Makes the views anew if the tables or these rules have changed since. In a transaction, or
 * callers with a reach would find none.
 */
export async function refreshReachViews(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('before-ten reach'))`.execute(trx);
  const { rows: relations } = await sql<Relation>`
      select relname::text as name, array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum
      ) as columns
      from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v')
        and not relispartition and not starts_with(relname, 'kysely_')
      order by relname`.execute(trx);
  const statements = viewsOf(relations);
  const state = createHash("sha256")
    .update(JSON.stringify([relations, statements]))
    .digest("hex");
  const { rows: made } = await sql<{ state: string | null }>`
      select obj_description(to_regnamespace('reach'), 'pg_namespace') as state`.execute(trx);
  if (made[0]?.state === state) return;
  // Only callers with a reach wait for these locks.
  await sql`set local lock_timeout to 0`.execute(trx);
  await sql`drop schema if exists reach cascade`.execute(trx);
  await sql`create schema reach`.execute(trx);
  for (const statement of statements) await sql.raw(statement).execute(trx);
  await pinTriggers(trx);
  await sql`comment on schema reach is ${sql.lit(state)}`.execute(trx);
}

function viewsOf(relations: readonly Relation[]): string[] {
  const names = new Set(relations.map(({ name }) => name));
  const listed = Object.entries(conditions).filter(([table]) => names.has(table));
  // As of a newer release, whose tables this one doesn't know.
  const unlisted = [...names].filter((name) => !Object.hasOwn(conditions, name));
  return [...listed, ...unlisted.map((name) => [name, closed] as const)].flatMap(
    ([table, condition]) => {
      if (condition === open) return [];
      const isLive = names.has(`all_${table}`);
      const from = isLive ? `reach."all_${table}"` : `"${table}"`;
      const view = `create view reach."${table}" as select * from ${from} as item`;
      return `${view} where ${condition} ${isLive ? "" : "with check option"}`;
    },
  );
}

/** Trigger functions read the tables themselves: the product's own rules ignore the reach. */
async function pinTriggers(trx: Db): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter function %s set search_path to %I, pg_temp', oid::regprocedure,
      current_schema()) as statement
    from pg_proc
    where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype
      and not exists (
        select from pg_depend
        where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
      )`.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
}
