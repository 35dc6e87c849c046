import type { RestorableKind } from "@before-ten/contracts/history/rules";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { fieldCondition } from "./named-fields.ts";
import { containsWords, searchWords } from "../shared/search.ts";

export interface ChangeFilter {
  kinds: readonly string[];
  entityId?: string | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  actorId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Words that must each be in the title, the values, a field's label or the author's name. */
  search?: string | undefined;
}

export type ChangeRow = Awaited<
  ReturnType<ReturnType<typeof selectChanges>["executeTakeFirstOrThrow"]>
>;

/** Names of people, and what they wrote, are read from where they can be erased. */
const entityTitle = sql<string>`coalesce(case change.entity_kind
  when 'user' then (select name from users where id = change.entity_id::uuid)
  when 'subscriber' then (select email from all_subscribers where id = change.entity_id::uuid)
  when 'message' then (select subject from contact_messages where id = change.entity_id::uuid)
  when 'reply' then (
    select subject from message_replies as reply
    join contact_messages as message on message.id = reply.contact_message_id
    where reply.id = change.entity_id::uuid
  )
  when 'invitation' then (select email from invitations where id = change.entity_id::uuid)
  when 'album' then (select event_name from all_events where id = change.entity_id::uuid)
  when 'passkey' then (select name from passkeys where id = change.entity_id::uuid)
  else change.entity_title
end, '')`;

/** The currency of an event's price after the change. */
const currency = sql<string | null>`case
  when change.entity_kind = 'event'
    and (change.before ? 'ticket_amount' or change.after ? 'ticket_amount')
  then coalesce(change.after->>'ticket_currency', (
    select later.before->>'ticket_currency' from history as later
    where later.entity_kind = 'event' and later.entity_id = change.entity_id
      and later.position > change.position and later.before ? 'ticket_currency'
    order by later.position limit 1
  ), (select ticket_currency from all_events where id = change.entity_id::uuid))
end`;

function selectChanges(db: Db) {
  return db
    .selectFrom("history as change")
    .leftJoin("history_actors as actor", (join) =>
      join.onRef("actor.kind", "=", "change.actor_kind").onRef("actor.id", "=", "change.actor_id"),
    )
    .select([
      "change.id",
      "change.position",
      "change.at",
      "change.actor_kind",
      "change.actor_id",
      "actor.name as actor_name",
      "change.via",
      "change.client",
      "change.entity_kind",
      "change.entity_id",
      entityTitle.as("entity_title"),
      "change.action",
      "change.before",
      "change.after",
      currency.as("currency"),
    ]);
}

/** Latest first. */
export async function listChanges(
  db: Db,
  filter: ChangeFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChangeRow[]> {
  const conditions = await conditionsOf(db, filter);
  return selectChanges(db)
    .where((eb) => eb.and(conditions))
    .orderBy("change.position", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts up to `cap`. */
export async function countChanges(db: Db, filter: ChangeFilter, cap: number): Promise<number> {
  const conditions = await conditionsOf(db, filter);
  const { total } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("history as change")
        .select("change.id")
        .where((where) => where.and(conditions))
        .limit(cap)
        .as("counted"),
    )
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const batchSize = 500;

/** All matches in batches, latest first; each batch is a separate statement. */
export async function* exportChanges(db: Db, filter: ChangeFilter): AsyncGenerator<ChangeRow[]> {
  const conditions = await conditionsOf(db, filter);
  let before: number | undefined;
  for (;;) {
    const batch = await selectChanges(db)
      .where((eb) => eb.and(conditions))
      .$if(before !== undefined, (query) => query.where("change.position", "<", before ?? 0))
      .orderBy("change.position", "desc")
      .limit(batchSize)
      .execute();
    const last = batch.at(-1);
    if (last === undefined) return;
    before = last.position;
    yield batch;
  }
}

export function findChange(db: Db, id: string): Promise<ChangeRow | undefined> {
  return selectChanges(db).where("change.id", "=", id).executeTakeFirst();
}

interface Entity {
  kind: string;
  id: string;
}

/** An entity's changes from this one on, latest first. */
export function listChangesSince(db: Db, { kind, id }: Entity, position: number) {
  return db
    .selectFrom("history")
    .select(["position", "before"])
    .where("entity_kind", "=", kind)
    .where("entity_id", "=", id)
    .where("position", ">=", position)
    .orderBy("position", "desc")
    .execute();
}

export async function findLatestChange(db: Db, { kind, id }: Entity): Promise<string | undefined> {
  const row = await db
    .selectFrom("history")
    .select("id")
    .where("entity_kind", "=", kind)
    .where("entity_id", "=", id)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** An album goes to the trash with its event. */
const albums = sql`(
  select event_albums.* from event_albums join events using (id)
)`;

const tables = {
  event: sql.table("events"),
  album: albums,
  post: sql.table("blog_posts"),
  page: sql.table("pages"),
  venue: sql.table("venues"),
  campaign: sql.table("campaigns"),
  text: sql.table("site_texts"),
} as const;

/** The current columns of an entity with a history; undefined if it doesn't exist. */
export async function findEntityColumns(
  db: Db,
  kind: RestorableKind,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ columns: Record<string, unknown> }>`
    select to_jsonb(entity) as columns from ${tables[kind]} as entity
    where id::text = ${id}
  `.execute(db);
  return rows[0]?.columns;
}

/**
 * Only changes older than thirty days can be deleted. Names that are no longer referenced are
 * deleted too.
 */
export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("history").where("at", "<", before).execute();
  await sql`
    delete from history_actors as actor
    where not exists (
      select from history where actor_kind = actor.kind and actor_id = actor.id
    ) and not exists (
      select from security_events where actor_kind = actor.kind and actor_id = actor.id
    )
  `.execute(db);
}

async function conditionsOf(db: Db, filter: ChangeFilter): Promise<Expression<SqlBool>[]> {
  const { kinds, entityId, action, actor, actorId, from, until, search } = filter;
  const conditions: Expression<SqlBool>[] = [
    sql<boolean>`change.entity_kind = any(${kinds}::text[])`,
  ];
  if (entityId !== undefined) conditions.push(sql<boolean>`change.entity_id = ${entityId}`);
  if (action !== undefined) conditions.push(sql<boolean>`change.action = ${action}`);
  if (actor !== undefined) conditions.push(sql<boolean>`change.actor_kind = ${actor}`);
  if (actorId !== undefined) conditions.push(sql<boolean>`change.actor_id = ${actorId}`);
  if (from !== undefined) conditions.push(sql<boolean>`change.at >= ${from}`);
  if (until !== undefined) conditions.push(sql<boolean>`change.at < ${until}`);
  for (const word of searchWords(search ?? "")) conditions.push(await wordCondition(db, word));
  return conditions;
}

/**
 * Looks up matching authors and fields first, because indexes find the changes of a few people and
 * those with a word in their values.
 */
async function wordCondition(db: Db, word: string): Promise<Expression<SqlBool>> {
  const named = await db
    .selectFrom("history_actors")
    .select("id")
    .where((eb) => eb.and(containsWords(sql`searchable(name)`, word)))
    .execute();
  const [inWords = sql<boolean>`true`] = containsWords(sql.ref("change.words"), word);
  const ofField = await fieldCondition(db, word);
  if (named.length === 0 && ofField === undefined) return inWords;
  const ids = named.map(({ id }) => id);
  const byActor = sql<boolean>`change.actor_id = any(${ids}::text[])`;
  return sql<boolean>`(${inWords} or ${byActor} or ${ofField ?? sql<boolean>`false`})`;
}
