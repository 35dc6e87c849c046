import { type Kysely, sql } from "kysely";

/**
 * Keeps the author of a status change after their account is deleted, which must not read the whole
 * history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- As it was when they did it; null when the subscriber did.
    alter table subscriber_status_changes add column changed_by_name text;
    update subscriber_status_changes as change set changed_by_name = users.name
    from users where users.id = change.changed_by;

    create index subscriber_status_changes_author on subscriber_status_changes (changed_by)
      where changed_by is not null;
  `.execute(db);
}
