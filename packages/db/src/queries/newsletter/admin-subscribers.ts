import {
  type SubscriberStatus,
  confirmedReason,
  undoneReason,
} from "@before-ten/contracts/newsletter/rules";
import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { type Expression, type SqlBool, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import { containsWords, literally, searchWords } from "../shared/search.ts";
import { countRows } from "../shared/count-rows.ts";

/** Subscribers for admins, with any status. */

export interface SubscriberFilter {
  status?: SubscriberStatus | undefined;
  /** Words that must each be in the address or a tag. */
  search?: string | undefined;
}

/** The author of a status change in the admin area; an API key has no account. */
export interface StatusChangeAuthor {
  id: string | null;
  name: string;
}

export type AdminSubscriberRow = Awaited<
  ReturnType<ReturnType<typeof selectSubscribers>["executeTakeFirstOrThrow"]>
>;

export function selectSubscribers(db: Pick<Db, "selectFrom">) {
  return db
    .selectFrom("subscribers")
    .select([
      "id",
      "email",
      "status",
      "tags",
      "preferences",
      "topics",
      "countries",
      "consented_at",
      "consent_wording",
      "utm_params",
      "total_emails_sent",
      "engagement_rate",
      "rated_campaigns",
      "created_at",
      leftBy.as("left_by"),
      latestConsent("via").as("consent_via"),
      latestConsent("page").as("consent_page"),
      confirmedAt.as("confirmed_at"),
    ]);
}

/** How the latest consent was given. */
function latestConsent(column: "via" | "page") {
  return sql<string | null>`(
    select ${sql.ref(`consent.${column}`)} from subscriber_consents as consent
    where consent.subscriber_id = subscribers.id
    order by consent.created_at desc, consent.id desc
    limit 1
  )`;
}

const confirmedAt = sql<Date | null>`(
  select max(change.created_at) from subscriber_status_changes as change
  where change.subscriber_id = subscribers.id and change.reason = ${sql.lit(confirmedReason)}
    and change.created_at >= subscribers.consented_at
)`;

/**
 * The side that took the subscriber off the list last, unless they have agreed anew since. A first
 * entry with a status other than active wasn't an unsubscribe, and undoing a bulk action only
 * restores the earlier state.
 */
const leftBy = sql<"subscriber" | "staff" | null>`case when subscribers.status <> 'active' then (
  select case
    when change.to_status <> 'unsubscribed' or change.from_status is null then null
    when change.changed_by_name is null then 'subscriber'
    else 'staff'
  end
  from subscriber_status_changes as change
  where change.subscriber_id = subscribers.id and change.reason <> ${sql.lit(undoneReason)}
    and (change.to_status = 'unsubscribed'
      or (change.changed_by_name is null and change.to_status in ('active', 'pending')))
  order by change.created_at desc, change.id desc
  limit 1
) end`;

export function findSubscriber(db: Db, id: string): Promise<AdminSubscriberRow | undefined> {
  return selectSubscribers(db).where("id", "=", id).executeTakeFirst();
}

/** Lists a subscriber's status changes, latest first. */
export function listStatusChanges(db: Db, subscriberId: string, limit: number) {
  return db
    .selectFrom("subscriber_status_changes")
    .select(["from_status", "to_status", "reason", "created_at", "changed_by", "changed_by_name"])
    .where("subscriber_id", "=", subscriberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Latest first. Skips `offset` of those created before `before`. */
export function listSubscribers(
  db: Db,
  { status }: Pick<SubscriberFilter, "status">,
  { before, limit, offset }: { before: Date; limit: number; offset: number },
): Promise<AdminSubscriberRow[]> {
  return selectSubscribers(db)
    .where("created_at", "<", before)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "active"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Locks them until the transaction ends. */
export function lockPreferences(
  trx: Db,
  id: string,
): Promise<{ preferences: SubscriberPreferences } | undefined> {
  return trx
    .selectFrom("subscribers")
    .select("preferences")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setSubscriberPreferences(
  db: Db,
  id: string,
  { preferences, at }: { preferences: SubscriberPreferences; at: Date },
): Promise<void> {
  await db
    .updateTable("subscribers")
    .set({ preferences: JSON.stringify(preferences), updated_at: at })
    .where("id", "=", id)
    .execute();
}

/** Up to `limit` ids, unordered. */
export async function findMatchingIds(
  db: Db,
  filter: SubscriberFilter,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("subscribers")
    .select("id")
    .where((eb) => eb.and(subscriberConditions(filter)))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locked until the transaction ends, in the order of their ids, so that bulk actions can't
 * deadlock. Only those that would change.
 */
export async function lockSubscribersNotIn(
  trx: Db,
  ids: readonly string[],
  status: SubscriberStatus,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("subscribers")
    .select("id")
    .where("id", "=", anyOf(ids))
    .where("status", "!=", status)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds those of the subscribers who unsubscribed on their own. */
export async function findSelfUnsubscribed(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("subscribers")
    .select("id")
    .where("id", "=", anyOf(ids))
    .where(leftBy, "=", "subscriber")
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes the status of locked subscribers, and records each change with the previous status. */
export async function changeStatusOf(
  trx: Db,
  ids: readonly string[],
  change: { status: SubscriberStatus; reason: string; changedBy: StatusChangeAuthor; at: Date },
): Promise<void> {
  const { status, reason, changedBy, at } = change;
  const changeIds = ids.map(() => uuidv7());
  // PostgreSQL returns old values, and generates such ids, only from version 18 on.
  await sql`
    with locked as (
      select id, status from subscribers where id = any(${ids}::uuid[])
    ), changed as (
      update subscribers set status = ${status}, updated_at = ${at}
      from locked where subscribers.id = locked.id
      returning locked.id, locked.status as from_status
    )
    insert into subscriber_status_changes
      (id, subscriber_id, from_status, to_status, reason, changed_by, changed_by_name, created_at)
    select change.id, changed.id, from_status, ${status}, ${reason}, ${changedBy.id},
      ${changedBy.name}, ${at}
    from changed
    join unnest(${changeIds}::uuid[], ${ids}::uuid[]) as change (id, subscriber_id)
      on change.subscriber_id = changed.id
  `.execute(trx);
}

/** Adds tags up to `most` for each subscriber. Returns how many subscribers got one. */
export async function addTagsTo(
  trx: Db,
  ids: readonly string[],
  { tags, most, at }: { tags: readonly string[]; most: number; at: Date },
): Promise<number> {
  const locked = await trx
    .selectFrom("subscribers")
    .select("id")
    .where("id", "=", anyOf(ids))
    .where(sql<boolean>`not tags @> ${tags}::text[] and cardinality(tags) < ${most}`)
    .orderBy("id")
    .forUpdate()
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable("subscribers")
    .set({
      tags: sql<string[]>`(tags || array(
        select tag from unnest(${tags}::text[]) with ordinality as added (tag, place)
        where tag <> all (tags) order by place
      ))[:${most}::int]`,
      updated_at: at,
    })
    .where("id", "=", anyOf(locked.map(({ id }) => id)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** How many of them lack one of the tags. */
export function countLackingTags(
  db: Db,
  ids: readonly string[],
  tags: readonly string[],
): Promise<number> {
  return countRows(
    db
      .selectFrom("subscribers")
      .where("id", "=", anyOf(ids))
      .where(sql<boolean>`not tags @> ${tags}::text[]`),
  );
}

export function subscriberConditions({
  status,
  search = "",
}: SubscriberFilter): Expression<SqlBool>[] {
  const conditions = searchWords(search).flatMap(containsOrBegins);
  if (status !== undefined) conditions.push(sql<boolean>`subscribers.status = ${status}`);
  return conditions;
}

/** Whether the trigram index can narrow this search down. */
export function isIndexed({ search = "" }: SubscriberFilter): boolean {
  return searchWords(search).some((word) => isShort(word) || /[\p{L}\p{N}]{3}/u.test(word));
}

/**
 * One or two letters are in nearly every address, so they only match the beginning of an address or
 * a tag.
 */
function containsOrBegins(word: string): Expression<SqlBool>[] {
  const text = sql.ref("subscribers.search_text");
  if (!isShort(word)) return containsWords(text, word);
  const start = literally("searchable", word);
  return [sql<boolean>`(${text} like ${start} || '%' or ${text} like '% ' || ${start} || '%')`];
}

function isShort(word: string): boolean {
  return /^[\p{L}\p{N}]{1,2}$/u.test(word);
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}
