import type { CalendarKind } from "@before-ten/contracts/calendar/rules";
import type { DisruptionKind } from "@before-ten/contracts/events/disruption";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../client.ts";
import { type AnnouncedRow, announcedColumns } from "../events/announced-changes.ts";

export interface CalendarRow extends AnnouncedRow {
  /** `YYYY-MM-DD` and `HH:MM`, in the zone's local time. */
  day: string;
  time: string;
  time_zone: string | null;
  at: Date | null;
  kind: CalendarKind;
  id: string;
  title: string;
  status: string;
  country: string | null;
  disruption: DisruptionKind | null;
}

interface ScheduleOptions {
  /** The time zone of posts, pages and campaigns. */
  clubTimeZone: string;
  withCampaigns: boolean;
}

interface MonthOptions extends ScheduleOptions {
  /** `YYYY-MM` */
  month: string;
}

/** The entries of a month, by day and time: events, and what is scheduled. */
export async function listCalendarMonth(
  db: Db,
  { month, clubTimeZone, withCampaigns }: MonthOptions,
): Promise<readonly CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    with entries as (
      select start_date::timestamp + start_time::time as local, time_zone, starts_at as at,
        'event' as kind, id, event_name as title, status::text as status
      from events
      union all
      ${scheduledEntries({ clubTimeZone, withCampaigns })}
    )
    ${selectEntries}
    where local >= ${`${month}-01`}::date and local < ${`${month}-01`}::date + interval '1 month'
    order by local, kind, id
  `.execute(db);
  return rows;
}

/** What is scheduled next, soonest first. */
export async function listNextScheduled(
  db: Db,
  now: Date,
  { clubTimeZone, limit, ...options }: ScheduleOptions & { limit: number },
): Promise<readonly CalendarRow[]> {
  const moment = sql`coalesce(at, local at time zone ${clubTimeZone})`;
  const { rows } = await sql<CalendarRow>`
    with entries (local, time_zone, at, kind, id, title, status) as (
      ${scheduledEntries({ clubTimeZone, ...options })}
    )
    ${selectEntries}
    where ${moment} > ${now}
    order by ${moment}, kind, id
    limit ${limit}
  `.execute(db);
  return rows;
}

const selectEntries = sql`
  select to_char(local, 'YYYY-MM-DD') as day, to_char(local, 'HH24:MI') as time, entries.time_zone,
    at, kind, id, title, entries.status, event.country::text as country,
    event.disruption::text as disruption,
    ${sql.join(announcedColumns.map((column) => sql.ref(`event.${column}`)))}
  from entries left join events as event using (id)`;

function scheduledEntries({ clubTimeZone, withCampaigns }: ScheduleOptions): RawBuilder<unknown> {
  return sql`
    ${scheduledEvents("publish_at", "event-publication")}
    union all
    ${scheduledEvents("take_down_at", "event-take-down")}
    union all
    ${scheduledWriting("blog_posts", "publish_at", clubTimeZone)}
    union all
    ${scheduledWriting("blog_posts", "take_down_at", clubTimeZone)}
    union all
    ${scheduledWriting("pages", "publish_at", clubTimeZone)}
    union all
    ${scheduledWriting("pages", "take_down_at", clubTimeZone)}
    union all
    select coalesce(local_time, scheduled_at at time zone ${clubTimeZone}),
      case when local_time is null then ${clubTimeZone} end,
      case when local_time is null then scheduled_at end,
      'campaign', id, subject, status::text
    from campaigns where status = 'scheduled' and ${withCampaigns}
  `;
}

function scheduledEvents(
  column: "publish_at" | "take_down_at",
  kind: CalendarKind,
): RawBuilder<unknown> {
  const at = sql.ref(column);
  return sql`select ${at} at time zone time_zone, time_zone, ${at}, ${sql.lit(kind)}, id, event_name,
    status::text from events where ${at} is not null`;
}

const writtenKinds = {
  blog_posts: { publish_at: "post-publication", take_down_at: "post-take-down" },
  pages: { publish_at: "page-publication", take_down_at: "page-take-down" },
} as const satisfies Record<string, Record<string, CalendarKind>>;

function scheduledWriting(
  table: keyof typeof writtenKinds,
  column: "publish_at" | "take_down_at",
  timeZone: string,
): RawBuilder<unknown> {
  const at = sql.ref(column);
  const kind = sql.lit(writtenKinds[table][column]);
  return sql`select ${at} at time zone ${timeZone}, ${timeZone}, ${at}, ${kind}, id, title,
    status::text from ${sql.table(table)} where ${at} is not null`;
}
