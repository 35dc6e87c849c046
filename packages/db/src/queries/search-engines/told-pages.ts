import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** What search engines know of events, compared with what is public. */

interface ChangedPage {
  event_id: string;
  version: number;
  is_public: boolean;
  series_slug: string | null;
}

/**
 * Takes the work if it is due and no other process has it. Events that are public when this is
 * first called count as known: engines find them by the sitemap.
 */
export async function takeTelling(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<{ failures: number } | undefined> {
  await sql`
    with started as (
      insert into search_engine_state (started_at) values (${now})
      on conflict (id) do nothing returning id
    )
    insert into told_pages (event_id, version)
    select events.id, events.version from events, started
    where events.status in (${sql.join(publicStatuses)})
    on conflict do nothing
  `.execute(db);
  return db
    .updateTable("search_engine_state")
    .set({ busy_until: until })
    .where((eb) => eb.or([eb("busy_until", "is", null), eb("busy_until", "<=", now)]))
    .where((eb) => eb.or([eb("next_try_at", "is", null), eb("next_try_at", "<=", now)]))
    .returning("failures")
    .executeTakeFirst();
}

/** Pages that were published, changed or removed since they were told of; never drafts. */
export async function listChangedPages(db: Db, limit: number): Promise<ChangedPage[]> {
  const { rows } = await sql<ChangedPage>`
    with pages as (
      select id, version, series_id from events where status in (${sql.join(publicStatuses)})
    )
    select
      coalesce(pages.id, told.event_id) as event_id,
      coalesce(pages.version, told.version) as version,
      pages.id is not null as is_public,
      event_series.slug as series_slug
    from pages
    full join told_pages as told on told.event_id = pages.id
    left join event_series on event_series.id = pages.series_id
    where pages.version is distinct from told.version
    order by 1
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The receipts of these events say that search engines know of them. */
export async function recordTelling(
  db: Db,
  pages: readonly ChangedPage[],
  { readAt, at }: { readAt: Date; at: Date },
): Promise<void> {
  const told = JSON.stringify(pages);
  await sql`
    with told as (
      select * from jsonb_to_recordset(${told}::jsonb)
        as told (event_id uuid, version int, is_public bool)
    ),
    removed as (
      delete from told_pages using told
      where told_pages.event_id = told.event_id and not told.is_public
    )
    insert into told_pages (event_id, version)
    select event_id, version from told where is_public
    on conflict (event_id) do update set version = excluded.version
  `.execute(db);
  await sql`
    insert into event_receipt_searches (receipt_id, told_at)
    select event_receipts.id, ${at}
    from event_receipts, search_engine_state
    where event_receipts.event_id = any(${pages.map((page) => page.event_id)}::uuid[])
      and event_receipts.created_at between search_engine_state.started_at and ${readAt}
    on conflict do nothing
  `.execute(db);
  await db
    .updateTable("search_engine_state")
    .set({ failures: 0, next_try_at: null, failed_status: null })
    .execute();
}

export async function recordFailedTelling(
  db: Db,
  { status, nextTryAt }: { status: number; nextTryAt: Date },
): Promise<void> {
  await db
    .updateTable("search_engine_state")
    .set((eb) => ({
      failures: eb("failures", "+", 1),
      next_try_at: nextTryAt,
      failed_status: status,
    }))
    .execute();
}

export async function releaseTelling(db: Db): Promise<void> {
  await db.updateTable("search_engine_state").set({ busy_until: null }).execute();
}

/** The latest failure, until search engines are told again. Null: there is none. */
export async function findTellingFailure(db: Db): Promise<number | null> {
  const state = await db
    .selectFrom("search_engine_state")
    .select("failed_status")
    .executeTakeFirst();
  return state?.failed_status ?? null;
}
