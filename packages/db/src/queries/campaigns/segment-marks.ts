import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";
import { isInCity } from "../events/cities.ts";

/**
 * Counts subscribers without reading them. A mark is something a segment may ask for, such as
 * `tag:vinyl` or `day:2026-12-04`; `segment_marks` has a bit for each subscriber who has it, so
 * that a segment is a few ANDs and ORs. Subscribers changed since the bits were written are in
 * `segment_changes` and checked one by one. The database's `segment_marks_of` returns a
 * subscriber's marks.
 */

/** Subscribers per block, as defined by the column's type. */
const blockSize = sql.lit(4096);
const noBits = sql`0::bit(4096)`;

/** Changes that one statement merges into the bits, in about half a second. */
const mergedAtOnce = 20_000;

const dayMs = 86_400_000;

interface Whom {
  /** A condition on a row of `subscribers` that doesn't depend on the time. */
  fulfils: RawBuilder<boolean>;
  at: Date;
}

/**
 * Always exact: one statement sees bits, changes and rows of the same instant. A pause has a mark
 * for the day it ends; those ending today are checked one by one.
 */
export async function countByMarks(
  db: Db,
  audience: CampaignAudience,
  { fulfils, at }: Whom,
): Promise<number> {
  const demands = demandsOf(audience);
  const clicks = clicksOf(audience);
  const today = at.toISOString().slice(0, 10);
  const tomorrow = new Date(Date.parse(today) + dayMs);
  const pausesLonger = sql`mark > ${`paused:${today}`} and mark < 'paused;'`;
  const { rows } = await sql<{ count: number }>`
    with ${sql.join(
      clicks.map(
        (marks, index) => sql`${ofClicks(index)} as materialized (
          select block, bit_or(bits) as bits from segment_marks where ${marks} group by block
        ), `,
      ),
      sql``,
    )} found as materialized (
      select block, ${sql.join(
        [
          ...demands.map(
            (marks) => sql`coalesce(bit_or(segment_marks.bits) filter (where ${marks}), ${noBits})`,
          ),
          ...clicks.map(
            (_marks, index) => sql`coalesce(bit_or(${ofClicks(index)}.bits), ${noBits})`,
          ),
        ],
        sql` & `,
      )} & ~coalesce(bit_or(segment_marks.bits) filter (where ${pausesLonger}), ${noBits}) as bits
      from segment_marks ${sql.join(
        clicks.map((_marks, index) => sql`left join ${ofClicks(index)} using (block)`),
        sql` `,
      )}
      where ${sql.join([...demands, pausesLonger], sql` or `)}
      group by block
    ), changed as materialized (
      select distinct seat from segment_changes
    )
    select (
      (select coalesce(sum(bit_count(bits)), 0) from found)
      - (
        select count(*) from changed join found on block = seat / ${blockSize}
        where get_bit(bits, seat % ${blockSize}) = 1
      )
      + (
        select count(*) from changed join subscribers using (seat)
        where ${fulfils} and (paused_until is null or paused_until < ${tomorrow})
      )
      - (
        select count(*) from subscribers
        where paused_until > ${at} and paused_until < ${tomorrow} and ${fulfils}
      )
    )::int8 as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Each is a condition on `mark`; a subscriber with one of its marks meets the demand. */
function demandsOf({ topic, segment }: CampaignAudience): RawBuilder<boolean>[] {
  const { countries, onlyWithCountry, sources, tags, preference, engagement } = segment;
  const { subscribedFrom = "", subscribedUntil = "9999-12-31" } = segment;
  const lists = [
    ["active"],
    ["topic:", `topic:${topic}`],
    countries && ["country:", ...countries.map((country) => `country:${country}`)],
    sources?.map((source) => `source:${source}`),
    tags?.map((tag) => `tag:${tag}`),
    preference && [`preference:${preference.name}=${JSON.stringify(preference.value)}`],
    engagement && [`engagement:${engagement}`],
  ].filter((marks) => marks !== undefined);
  const demands = lists.map((marks) => sql<boolean>`mark = any(${marks}::text[])`);
  const hasDays = segment.subscribedFrom !== undefined || segment.subscribedUntil !== undefined;
  const others = [
    hasDays &&
      sql<boolean>`mark between ${`day:${subscribedFrom}`} and ${`day:${subscribedUntil}`}`,
    onlyWithCountry === true && sql<boolean>`mark > 'country:' and mark < 'country;'`,
  ];
  return [...demands, ...others.filter((demand) => demand !== undefined && demand !== false)];
}

/** Its many marks aren't compared with those of other demands. */
function ofClicks(index: number): RawBuilder<unknown> {
  return sql.id(`clicks_${index}`);
}

function clicksOf({ segment: { cities, clickedTickets } }: CampaignAudience) {
  return [
    cities && markOfAny("click:", eventsIn(cities)),
    clickedTickets && markOfAny("tickets:", eventsOf(clickedTickets)),
  ].filter((demand) => demand !== undefined);
}

function markOfAny(kind: string, events: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`mark = any(array(select ${kind} || id from (${events}) as chosen))`;
}

/** Marks may be left of events that were deleted for good. */
function eventsOf(ids: readonly string[]): RawBuilder<unknown> {
  return sql`select id from all_events where id = any(${ids}::uuid[])`;
}

/** The ids of events in one of the cities, whatever their status. */
export function eventsIn(cities: readonly string[]): RawBuilder<unknown> {
  const isThere = sql.join(cities.map(isInCity), sql` or `);
  return sql`select id from all_events as events where ${isThere}`;
}

/**
 * Merges changes into the bits. Writers may continue meanwhile; a second process finds nothing to
 * do.
 */
export async function mergeSegmentChanges(db: Db): Promise<void> {
  let taken: number;
  do taken = await inTransaction(db, mergeSome);
  while (taken === mergedAtOnce);
}

async function mergeSome(trx: Db): Promise<number> {
  const lock = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('segment marks')) as "isOurs"
  `.execute(trx);
  if (lock.rows[0]?.isOurs !== true) return 0;
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from segment_changes
      where ctid = any(array(select ctid from segment_changes limit ${mergedAtOnce}))
      returning seat
    ), place as materialized (
      select seat, seat / ${blockSize} as block,
        set_bit(${noBits}, seat % ${blockSize}, 1) as bit
      from (select distinct seat from taken) as changed
    ), cleared as (
      select block, bit_or(bit) as bits from place group by block
    ), fresh as (
      select mark, block, bit_or(bit) as bits
      from place join all_subscribers as person using (seat),
        unnest(segment_marks_of(person)) as mark
      group by mark, block
    ), stored as (
      select mark, block, segment_marks.bits & ~cleared.bits as bits
      from segment_marks join cleared using (block)
    ), result as materialized (
      select mark, block,
        coalesce(stored.bits, ${noBits}) | coalesce(fresh.bits, ${noBits}) as bits
      from stored full join fresh using (mark, block)
    ), removed as (
      delete from segment_marks using result
      where segment_marks.mark = result.mark and segment_marks.block = result.block
        and result.bits = ${noBits}
    ), written as (
      insert into segment_marks (mark, block, bits)
      select mark, block, bits from result where bits <> ${noBits}
      on conflict (mark, block) do update set bits = excluded.bits
      where segment_marks.bits <> excluded.bits
    )
    select count(*)::int4 as taken from taken
  `.execute(trx);
  return rows[0]?.taken ?? 0;
}
