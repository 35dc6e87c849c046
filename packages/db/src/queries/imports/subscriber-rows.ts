import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import { maxPreferences, maxSubscriberTags } from "@before-ten/contracts/newsletter/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Rows of subscribers, in batches of one statement each, so that 100,000 take seconds. */

/** A parsed row of the file. */
export interface ReadSubscriberRow {
  row: number;
  /** The subscriber's id, if it is a new one. */
  id: string;
  label: string;
  cells: string[];
  /** Undefined if it is invalid; `sentence` says why. */
  data:
    | {
        email: string;
        status: "active" | "pending" | "unsubscribed" | "bounced";
        tags: string[];
        countries: string[];
        topics: string[];
        preferences: Record<string, string | boolean>;
        /** ISO 8601. */
        subscribedAt: string | null;
        consentedAt: string | null;
      }
    | undefined;
  /** Why the row is refused, regardless of the list; or what isn't imported of it. */
  sentence?: string | undefined;
  /** The row is valid, but must not be added. */
  isLeft?: boolean;
}

/** Stores rows with their fates, determined by the current list and the rows before them. */
export async function insertSubscriberRows(
  trx: Db,
  importId: string,
  rows: readonly ReadSubscriberRow[],
): Promise<void> {
  const [sameBefore, sameBehind] = messages.sameAddress("\0").split("\0");
  await sql`
    with sent as (
      select row, id, label, cells, data, sentence, coalesce("isLeft", false) as is_left,
        data ->> 'email' as address
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (row integer, id uuid, label text, cells text[], data jsonb, sentence text,
          "isLeft" boolean)
    ), placed as (
      select sent.*,
        coalesce(
          (select min(row_number) from import_rows
            where import_id = ${importId} and identity = sent.address),
          min(row) over (partition by address)
        ) as first_row
      from sent
    ), found as (
      select placed.*, subscriber.id as there_id, subscriber.status as there_status,
        subscriber.deleted_at is not null as is_in_trash,
        not subscriber.tags @> array(select jsonb_array_elements_text(data -> 'tags'))
          or not subscriber.preferences ?& array(select jsonb_object_keys(data -> 'preferences'))
          as brings_more
      from placed left join all_subscribers as subscriber on subscriber.email = placed.address
    ), judged as (
      select *, case
        when data is null then 'invalid'
        when first_row < row then 'duplicate'
        when is_left then 'left'
        when there_id is null then 'new'
        when is_in_trash then 'left'
        when there_status in ('unsubscribed', 'bounced') then 'left'
        when data ->> 'status' in ('unsubscribed', 'bounced') then 'left'
        when brings_more then 'update'
        else 'unchanged'
      end as fate from found
    )
    insert into import_rows
      (import_id, row_number, fate, sentence, label, identity, cells, data, entity_id)
    select ${importId}, row, fate::import_fate, case
        when fate = 'invalid' or (fate = 'left' and is_left) then sentence
        when fate = 'duplicate' then ${sameBefore} || first_row || ${sameBehind ?? ""}
        when fate = 'left' and is_in_trash then ${messages.inTrash}
        when fate = 'left' and there_status = 'unsubscribed' then ${messages.unsubscribed}
        when fate = 'left' and there_status = 'bounced' then ${messages.bounced}
        when fate = 'left' then ${messages.activeHere}
        when fate = 'new' then nullif(concat_ws('. ', sentence, case data ->> 'status'
          when 'pending' then ${messages.addedAs("pending")}
          when 'unsubscribed' then ${messages.addedAs("unsubscribed")}
          when 'bounced' then ${messages.addedAs("bounced")}
        end), '')
      end, label, case when data is not null then address end, cells, data,
      case fate when 'new' then id when 'invalid' then null else there_id end
    from judged
  `.execute(trx);
}

interface Batch {
  importId: string;
  /** The rows after this one, up to that one. */
  behind: number;
  last: number;
  /** Text for the consent history. */
  wording: string;
  /** Text for the status history. */
  reason: string;
  author: { id: string | null; name: string };
  at: Date;
}

/**
 * Merges a batch of rows into the list. Subscribers who were added or changed meanwhile stay as
 * they are.
 */
export async function mergeSubscriberRows(trx: Db, batch: Batch): Promise<void> {
  await addSubscribers(trx, batch);
  await changeSubscribers(trx, batch);
}

async function addSubscribers(trx: Db, batch: Batch): Promise<void> {
  const { importId, behind, last, wording, reason, author, at } = batch;
  await sql`
    with batch as (
      select row_number, entity_id as id, data from import_rows
      where import_id = ${importId} and row_number > ${behind} and row_number <= ${last}
        and fate = 'new'
    ), added as (
      insert into all_subscribers (id, email, status, tags, preferences, countries, topics,
        consented_at, consent_wording, utm_params, created_at, updated_at)
      select id, data ->> 'email', (data ->> 'status')::subscriber_status,
        array(select jsonb_array_elements_text(data -> 'tags')), data -> 'preferences',
        array(select jsonb_array_elements_text(data -> 'countries')),
        array(select jsonb_array_elements_text(data -> 'topics')),
        coalesce((data ->> 'consentedAt')::timestamptz, ${at}), ${wording},
        '{"source": "import"}', coalesce((data ->> 'subscribedAt')::timestamptz, ${at}), ${at}
      from batch order by row_number
      on conflict do nothing
      returning id, status
    ), late as (
      update import_rows set fate = 'left', sentence = ${messages.addedMeanwhile}, entity_id = null
      from batch
      where import_rows.import_id = ${importId} and import_rows.row_number = batch.row_number
        and batch.id not in (select id from added)
    )
    insert into subscriber_status_changes
      (id, subscriber_id, from_status, to_status, reason, changed_by, changed_by_name, created_at)
    select gen_random_uuid(), id, null, status, ${reason}, ${author.id}, ${author.name}, ${at}
    from added
  `.execute(trx);
}

/** Adds tags, and preferences they don't have yet; what they chose themselves stays. */
async function changeSubscribers(trx: Db, batch: Batch): Promise<void> {
  const { importId, behind, last, author, at } = batch;
  const { rows } = await sql<{ id: string }>`
    select subscribers.id from import_rows join subscribers on subscribers.id = entity_id
    where import_id = ${importId} and row_number > ${behind} and row_number <= ${last}
      and fate = 'update' and status in ('active', 'pending')
    order by subscribers.id for update of subscribers
  `.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`
    with batch as (
      select row_number, entity_id as id, data from import_rows
      where import_id = ${importId} and row_number > ${behind} and row_number <= ${last}
        and fate = 'update'
    ), wanted as (
      select subscribers.id, (subscribers.tags || array(
          select tag from jsonb_array_elements_text(data -> 'tags') with ordinality as sent (tag, place)
          where tag <> all (subscribers.tags) order by place
        ))[:${maxSubscriberTags}::int] as tags,
        (data -> 'preferences') || subscribers.preferences as preferences,
        subscribers.preferences as before
      from batch join subscribers on subscribers.id = batch.id
      where subscribers.id = any(${ids}::uuid[])
    ), bounded as (
      select id, tags, before, case
        when (select count(*) from jsonb_object_keys(preferences)) > ${maxPreferences} then before
        else preferences
      end as preferences from wanted
    ), changed as (
      update subscribers set tags = bounded.tags, preferences = bounded.preferences,
        updated_at = ${at}
      from bounded where subscribers.id = bounded.id
      returning subscribers.id, bounded.preferences <> bounded.before as chooses, bounded.preferences
    ), late as (
      update import_rows set fate = 'left', sentence = ${messages.changedMeanwhile}
      from batch
      where import_rows.import_id = ${importId} and import_rows.row_number = batch.row_number
        and batch.id <> all (${ids}::uuid[])
    )
    insert into subscriber_choices
      (id, subscriber_id, chosen, changed_by, changed_by_name, created_at)
    select gen_random_uuid(), id, jsonb_build_object('preferences', preferences), ${author.id},
      ${author.name}, ${at}
    from changed where chooses
  `.execute(trx);
}

/**
 * New subscribers from part of an import's rows that are unchanged since: no mail, and no change by
 * them or by an admin. Their last change is their first status.
 */
export async function listUntouchedSubscribers(
  trx: Db,
  importId: string,
  { behind, last }: { behind: number; last: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom("import_rows")
    .innerJoin("subscribers", "subscribers.id", "import_rows.entity_id")
    .select("subscribers.id")
    .where("import_id", "=", importId)
    .where("row_number", ">", behind)
    .where("row_number", "<=", last)
    .where("fate", "=", "new")
    .where("total_emails_sent", "=", 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("subscriber_status_changes as change")
          .select("change.id")
          .whereRef("change.subscriber_id", "=", "subscribers.id")
          .whereRef("change.created_at", "=", "subscribers.updated_at")
          .where("change.from_status", "is", null),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
