import { type DemoKind, maxNamedRemaining } from "@before-ten/contracts/setup/rules";
import { type RawBuilder, type Transaction, sql } from "kysely";
import type { Db } from "../../client.ts";
import type { DB as Database } from "../../schema.ts";
import { type StoredImage, deleteUnusedImages } from "../images/images.ts";

/** The rows that the first start made, and what removes them. */

interface Part {
  table: string;
  title: RawBuilder<string>;
  /** Whether a person has changed the row, so that it counts as the club's own. */
  isChanged: RawBuilder<boolean>;
  /** Whether something of the club's own needs it. */
  isUsed: RawBuilder<boolean>;
}

const no = sql<boolean>`false`;

/** A job that publishes or ends a party changes it, too, and isn't a person. */
const versionChanged = sql<boolean>`exists (
  select from jsonb_each(part.field_versions) as field
  where (field.value ->> 'version')::int > demo.version
    and field.value ->> 'kind' in ('admin', 'key')
)`;
const timeChanged = sql<boolean>`part.updated_at is distinct from demo.updated_at`;
/** Sample people, whose addresses can't exist. */
const person = { title: sql<string>`''`, isChanged: no, isUsed: no };

/** In the order of removal: what needs another row comes before that row. */
const parts: Readonly<Record<Exclude<DemoKind, "image">, Part>> = {
  alert: { table: "event_alerts", ...person },
  album: {
    table: "event_albums",
    title: sql`(select event_name from all_events where all_events.id = part.id)`,
    isChanged: versionChanged,
    isUsed: no,
  },
  event: {
    table: "all_events",
    title: sql`part.event_name`,
    isChanged: versionChanged,
    isUsed: sql`(
      exists (select from event_albums where event_albums.id = part.id)
      or exists (select from event_alerts where event_alerts.event_id = part.id)
      or exists (select from event_followers where event_followers.event_id = part.id)
      or exists (select from event_reviews where event_reviews.event_id = part.id)
    )`,
  },
  series: {
    table: "event_series",
    title: sql`part.name`,
    isChanged: timeChanged,
    isUsed: sql`exists (select from all_events where all_events.series_id = part.id)`,
  },
  venue: {
    table: "all_venues",
    title: sql`part.name`,
    isChanged: versionChanged,
    isUsed: sql`exists (select from all_events where venue_id = part.id)`,
  },
  post: { table: "all_blog_posts", title: sql`part.title`, isChanged: versionChanged, isUsed: no },
  campaign: {
    table: "all_campaigns",
    title: sql`part.subject`,
    isChanged: versionChanged,
    isUsed: no,
  },
  subscriber: { table: "all_subscribers", ...person },
  message: { table: "contact_messages", ...person },
  "canned-answer": {
    table: "all_canned_answers",
    title: sql`part.title`,
    isChanged: timeChanged,
    isUsed: no,
  },
};

type RowKind = keyof typeof parts;

const rowKinds = Object.keys(parts).filter((kind): kind is RowKind => Object.hasOwn(parts, kind));

/** In the transaction that made the demo club, before which these tables were empty. */
export async function markDemoRows(trx: Db): Promise<void> {
  for (const kind of rowKinds) {
    await sql`
      insert into demo_rows (kind, id, version, updated_at)
      select ${kind}, part.id::text, (to_jsonb(part) ->> 'version')::int,
        (to_jsonb(part) ->> 'updated_at')::timestamptz
      from ${sql.table(parts[kind].table)} as part
    `.execute(trx);
  }
  await sql`
    insert into demo_rows (kind, id) select 'image', id from images where library_since is null
  `.execute(trx);
}

export interface RemainingRow {
  kind: DemoKind;
  id: string;
  title: string;
  reason: "changed" | "used";
}

interface Removed {
  counts: Partial<Record<DemoKind, number>>;
  remaining: RemainingRow[];
  /** Their files can be removed once the transaction is committed. */
  images: StoredImage[];
}

/** Removes all that the club hasn't made its own; what is remaining is the club's from now on. */
export async function removeDemoRows(trx: Transaction<Database>): Promise<Removed> {
  // Two removals at once would each count a half.
  await sql`lock table demo_rows in exclusive mode`.execute(trx);
  const counts: Partial<Record<DemoKind, number>> = {};
  const remaining: RemainingRow[] = [];
  for (const kind of rowKinds) {
    counts[kind] = await removePart(trx, kind);
    remaining.push(...(await listRemaining(trx, kind)));
  }
  const { rows } = await sql<{ id: string }>`select id from demo_rows where kind = 'image'`.execute(
    trx,
  );
  const images = await deleteUnusedImages(trx, { ids: rows.map(({ id }) => id) });
  await sql`delete from demo_rows`.execute(trx);
  return {
    counts: { ...counts, image: images.length },
    remaining: remaining.slice(0, maxNamedRemaining),
    images,
  };
}

/** One that was changed and then deleted isn't wanted. */
const isOwn = ({ isChanged }: Part) =>
  sql<boolean>`(to_jsonb(part) ->> 'deleted_at' is null and ${isChanged})`;

async function removePart(trx: Db, kind: RowKind): Promise<number> {
  const part = parts[kind];
  // Locked in the order of their ids, so that two such changes can't deadlock.
  const { numAffectedRows = 0n } = await sql`
    with doomed as (
      select part.id from ${sql.table(part.table)} as part
      join demo_rows as demo on demo.kind = ${kind} and demo.id = part.id::text
      where not ${isOwn(part)} and not ${part.isUsed}
      order by part.id for update of part
    )
    delete from ${sql.table(part.table)} where id = any(array(select id from doomed))
  `.execute(trx);
  return Number(numAffectedRows);
}

async function listRemaining(trx: Db, kind: RowKind): Promise<RemainingRow[]> {
  const part = parts[kind];
  const { rows } = await sql<RemainingRow>`
    select ${kind} as kind, part.id::text as id, ${part.title} as title,
      case when ${isOwn(part)} then 'changed' else 'used' end as reason
    from ${sql.table(part.table)} as part
    join demo_rows as demo on demo.kind = ${kind} and demo.id = part.id::text
    order by part.id limit ${maxNamedRemaining}
  `.execute(trx);
  return rows;
}

/** An event of the club itself, or one of the demo that it made its own. */
export const ownEvent = sql<boolean>`exists (
  select from events as part
  left join demo_rows as demo on demo.kind = 'event' and demo.id = part.id::text
  where demo.id is null or ${versionChanged}
)`;
