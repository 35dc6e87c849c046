import {
  type Dimension,
  type FiguresSort,
  type Measure,
  isTime,
  noKey,
} from "@before-ten/contracts/analytics/dimensions";
import { countryCodes, countryOf } from "@before-ten/contracts/shared/countries";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";

/** The first and the last day, inclusive, as `YYYY-MM-DD`. */
export interface Span {
  from: string;
  to: string;
}

export interface FiguresFilter {
  event?: string | undefined;
  /** Or `none`. */
  channel?: string | undefined;
  /** Or `none`. */
  campaign?: string | undefined;
  /** With its country: `London, UK`. */
  city?: string | undefined;
  country?: string | undefined;
}

interface FiguresQuestion {
  measure: Measure;
  rows: Dimension;
  columns?: Dimension | undefined;
  span: Span;
  /** The period it is compared with. */
  before: Span;
  filter: FiguresFilter;
  /** The event whose figures of the period before `event` is compared with. */
  against?: string | undefined;
  /** Leaves out what is in the trash, whose visits otherwise still count. */
  withoutTrash?: boolean;
  sort: FiguresSort;
  page: number;
  limit: number;
  columnPage: number;
  columnLimit: number;
}

export interface Sums {
  /** Of subscribers: people. */
  views: number;
  clicks: number;
  views_before: number;
  clicks_before: number;
}

export interface FiguresCell extends Sums {
  /** Null: of all rows. */
  row_key: string | null;
  /** Null: of all columns. */
  column_key: string | null;
  row_place: number | null;
  column_place: number | null;
  row_count: number;
  column_count: number;
}

/**
 * One page of a table, its totals and its cells in one statement, so that they are of the same
 * moment. Only cells with figures.
 */
export async function readFigures(db: Db, question: FiguresQuestion): Promise<FiguresCell[]> {
  const { columns, sort, page, limit, columnPage, columnLimit } = question;
  const crossed = columns !== undefined;
  const sets = crossed
    ? sql`(row_key, column_key), (row_key), (column_key), ()`
    : sql`(row_key, column_key), (row_key), ()`;
  const { rows } = await sql<FiguresCell>`
    with keyed as (${keyedFacts(question)}),
    grouped as materialized (
      select row_key, column_key,
        grouping(row_key) = 1 as of_all_rows, grouping(column_key) = 1 as of_all_columns,
        coalesce(sum(views) filter (where is_now), 0)::int8 as views,
        coalesce(sum(clicks) filter (where is_now), 0)::int8 as clicks,
        coalesce(sum(views) filter (where not is_now), 0)::int8 as views_before,
        coalesce(sum(clicks) filter (where not is_now), 0)::int8 as clicks_before
      from keyed group by grouping sets (${sets})
    ),
    row_places as (
      select row_key, row_number() over (order by ${orderOf(question, "row_key", sort)}) as place
      from grouped
      where of_all_columns and not of_all_rows and row_key is not null
        ${isTime(question.rows) ? sql`` : isAnything}
    ),
    column_places as (
      select column_key,
        row_number() over (order by ${orderOf(question, "column_key", isTime(columns) ? "name" : "most")})
          as place
      from grouped
      where of_all_rows and not of_all_columns and column_key is not null
        ${isTime(columns) ? sql`` : isAnything}
    )
    select
      grouped.row_key, grouped.column_key, views, clicks, views_before, clicks_before,
      row_places.place as row_place, column_places.place as column_place,
      (select count(*) from row_places) as row_count,
      (select count(*) from column_places) as column_count
    from grouped
    left join row_places on not of_all_rows and row_places.row_key = grouped.row_key
    left join column_places
      on not of_all_columns and column_places.column_key = grouped.column_key
    where (of_all_rows or row_places.place > ${(page - 1) * limit}
        and row_places.place <= ${page * limit})
      and (of_all_columns or column_places.place > ${(columnPage - 1) * columnLimit}
        and column_places.place <= ${columnPage * columnLimit})
    order by row_place, column_place
  `.execute(db);
  return rows;
}

const isAnything = sql`and (views, clicks, views_before, clicks_before) <> (0, 0, 0, 0)`;

/** A row for each fact, with its keys; for times, a row of zeros for each one in the period too. */
function keyedFacts(question: FiguresQuestion): RawBuilder<unknown> {
  const { measure, rows, columns, span, before, filter, against, withoutTrash } = question;
  const shift = sql`(${span.from}::date - ${before.from}::date)`;
  const isNow =
    against === undefined
      ? sql`fact.day >= ${span.from}`
      : sql`fact.event_id = ${filter.event ?? null}`;
  // What the period before has more than this one counts on the last day.
  const day = sql`case when ${isNow} then fact.day
    else least(fact.day + ${shift}, ${span.to}::date) end`;
  const keyOf = (dimension: Dimension | undefined) =>
    dimension === undefined ? sql`null::text` : keyOfDimension(dimension, day);
  const everyKey = (dimension: Dimension) => keyOfDimension(dimension, sql`fact.day`);
  const [first] = [span.from, before.from].toSorted();
  const [last] = [span.to, before.to].toSorted().toReversed();
  const conditions = [
    sql<SqlBool>`case when ${isNow} then fact.day between ${span.from} and ${span.to}
      else fact.day between ${before.from} and ${before.to} end`,
    ...conditionsOf(against === undefined ? filter : { ...filter, event: undefined }),
    ...(against === undefined
      ? []
      : [sql<SqlBool>`fact.event_id in (${filter.event ?? null}, ${against})`]),
    ...(withoutTrash === true ? [sql<SqlBool>`events.deleted_at is null`] : []),
  ];
  const facts =
    measure === "subscribers"
      ? sql`(select day, people as views, 0 as clicks from subscriber_counts) as fact`
      : sql`(${factsOf(question)}) as fact join all_events as events on events.id = fact.event_id`;
  return sql`
    select ${keyOf(rows)} as row_key, ${keyOf(columns)} as column_key,
      ${isNow} as is_now, fact.views, fact.clicks
    from ${facts}
    where fact.day between ${first} and ${last}
      and ${sql.join(conditions, sql` and `)}
    ${isTime(rows) ? sql`union all select ${everyKey(rows)}, null, true, 0, 0 from ${everyDay(span)}` : sql``}
    ${isTime(columns) ? sql`union all select null, ${everyKey(columns)}, true, 0, 0 from ${everyDay(span)}` : sql``}
  `;
}

function everyDay({ from, to }: Span) {
  return sql`(select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) as fact`;
}

/**
 * Visits with their channel and campaign where the question needs them. What is counted with a
 * channel is taken off the same visits without one, so that parts always add up to the total.
 */
function factsOf({ rows, columns, filter }: FiguresQuestion): RawBuilder<unknown> {
  const needs = (name: "channel" | "campaign") =>
    rows === name || columns === name || filter[name] !== undefined;
  const byCampaign = needs("campaign");
  const byChannel = needs("channel");
  const parts = [
    sql`select event_id, day, null::channel as channel, null::uuid as campaign_id,
    views, clicks from event_daily_counts`,
  ];
  if (byChannel) {
    parts.push(
      sql`select event_id, day, channel, null, views, clicks from event_daily_channels`,
      sql`select event_id, day, null, null, -views, -clicks from event_daily_channels`,
    );
  }
  if (byCampaign) {
    const channel = byChannel ? sql`channel` : sql`null::channel`;
    parts.push(
      sql`select event_id, day, ${channel}, campaign_id, views, clicks from event_daily_campaigns`,
      sql`select event_id, day, ${channel}, null, -views, -clicks from event_daily_campaigns`,
    );
  }
  return sql.join(parts, sql` union all `);
}

function keyOfDimension(dimension: Dimension, day: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (dimension) {
    case "event":
      return sql`events.id::text`;
    case "channel":
      return sql`coalesce(fact.channel::text, ${noKey})`;
    case "campaign":
      return sql`coalesce(fact.campaign_id::text, ${noKey})`;
    case "city":
      return cityKey();
    case "country":
      return sql`events.country`;
    case "day":
    case "week":
    case "month":
      // A week or month that began before the period has the first day of that.
      return sql`to_char(date_trunc(${dimension}, (${day})::timestamp), 'YYYY-MM-DD')`;
  }
}

/** `London, UK`; for a typed place, the city is its last part, as in `cityOf`. */
export function cityKey() {
  const names = Object.fromEntries(countryCodes().map((code) => [code, countryOf(code).name]));
  return sql`coalesce(events.location ->> 'city', case
    when position(',' in events.location_label) > 0 then substring(
      regexp_replace(events.location_label, '[, ]+$', '')
      from '(?:^|,) *([^,0-9]+?)(?:, *' || (${JSON.stringify(names)}::jsonb ->> events.country) || ')?$')
  end, '') || ', ' || events.country`;
}

function conditionsOf(filter: FiguresFilter): RawBuilder<SqlBool>[] {
  const { event, channel, campaign, city, country } = filter;
  const conditions: RawBuilder<SqlBool>[] = [];
  if (event !== undefined) conditions.push(sql`events.id = ${event}`);
  if (channel !== undefined)
    conditions.push(sql`coalesce(fact.channel::text, ${noKey}) = ${channel}`);
  if (campaign !== undefined) {
    conditions.push(sql`coalesce(fact.campaign_id::text, ${noKey}) = ${campaign.toLowerCase()}`);
  }
  if (city !== undefined) conditions.push(sql`lower(${cityKey()}) = lower(${city})`);
  if (country !== undefined) conditions.push(sql`events.country = ${country}`);
  return conditions;
}

function orderOf(
  { measure, rows, columns }: FiguresQuestion,
  column: "row_key" | "column_key",
  sort: FiguresSort,
): RawBuilder<unknown> {
  const key = sql.ref(column);
  const dimension = column === "row_key" ? rows : columns;
  const now = measureOf(measure, "");
  const before = measureOf(measure, "_before");
  switch (sort) {
    case "most":
      return sql`${now} desc, ${before} desc, ${key}`;
    case "gain":
      return sql`${now} - ${before} desc, ${key}`;
    case "loss":
      return sql`${now} - ${before}, ${key}`;
    case "name":
      return dimension === "event"
        ? sql`(select event_name from all_events where id = ${key}::uuid), ${key}`
        : dimension === "campaign"
          ? sql`(select subject from all_campaigns where id = nullif(${key}, ${noKey})::uuid), ${key}`
          : key;
  }
}

function measureOf(measure: Measure, suffix: "" | "_before"): RawBuilder<unknown> {
  const views = sql.ref(`views${suffix}`);
  const clicks = sql.ref(`clicks${suffix}`);
  if (measure === "clickRate")
    return sql`coalesce(least(1, ${clicks}::float8 / nullif(${views}, 0)), 0)`;
  return measure === "clicks" ? clicks : views;
}
