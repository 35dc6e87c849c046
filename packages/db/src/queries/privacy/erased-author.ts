import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Columns with an author's name next to their id. */
const authored = [
  ["message_replies", "author_id", "author_name"],
  ["subscriber_status_changes", "changed_by", "changed_by_name"],
  ["subscriber_choices", "changed_by", "changed_by_name"],
  ["imports", "author_id", "author_name"],
  ["erasures", "author_id", "author_name"],
  ["all_campaigns", "created_by", "created_by_name"],
  ["all_campaigns", "deleted_by", "deleted_by_name"],
  ["all_events", "deleted_by", "deleted_by_name"],
  ["all_blog_posts", "deleted_by", "deleted_by_name"],
  ["all_subscribers", "deleted_by", "deleted_by_name"],
] as const;

/**
 * Replaces a former admin's name wherever the records say what they did. Published names, as of a
 * post's author, stay.
 */
export async function replaceAuthor(
  trx: Db,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await sql`
    update event_receipts set said_by = ${name}
    from users as erased
    where erased.id = ${id} and said_by = erased.name
      and not exists (select from users where name = erased.name and id <> erased.id)
  `.execute(trx);
  for (const [table, idColumn, nameColumn] of authored) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(nameColumn)} = ${name} where ${sql.ref(idColumn)} = ${id}
    `.execute(trx);
  }
  await sql`
    update imports set started_as = jsonb_set(started_as, '{name}', to_jsonb(${name}::text))
    where started_as ->> 'id' = ${id}
  `.execute(trx);
  await trx
    .updateTable("history_actors")
    .set({ name })
    .where("kind", "=", "admin")
    .where("id", "=", id)
    .execute();
}
