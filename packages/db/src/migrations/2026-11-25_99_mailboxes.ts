import { type Kysely, sql } from "kysely";

/**
 * Addresses are normalized on input and compared by `=`. The previous release compares by `lower()`
 * and still writes capitals, so triggers fold A to Z for it. They go with its indexes in a contract
 * step: docs/decisions/0031-one-form-of-an-address.md
 */

const tables = [
  "users",
  "auth_links",
  "invitations",
  "all_subscribers",
  "event_alerts",
  "contact_messages",
];
const triggers = [
  ...tables.map((table) => `${table}.${table}_fold_email`),
  "users.users_fold_pending_email",
];
const uniqueIndexes = [
  "users_mailbox",
  "invitations_mailbox",
  "all_subscribers_mailbox",
  "event_alerts_mailbox_of_event",
  "event_alerts_mailbox_of_country",
];

export const accepted: Record<string, string> = {
  ...Object.fromEntries(
    triggers.map((trigger) => [
      `the trigger ${trigger} runs with what is written`,
      "the release before reads addresses in any case",
    ]),
  ),
  ...Object.fromEntries(
    uniqueIndexes.map((index) => [
      `the index ${index} may refuse what is written`,
      "the index over lower(email) refuses all of it already",
    ]),
  ),
  "writes to contact_messages wait while the index contact_messages_mailbox is made":
    "some milliseconds for ten thousand messages",
  "writes to event_alerts wait while the index event_alerts_mailbox is made":
    "some milliseconds for ten thousand alerts",
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fold_address(address text) returns text
      language sql immutable parallel safe
      return translate(address, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');

    create function fold_email() returns trigger language plpgsql as $$
    begin
      new.email = fold_address(new.email);
      return new;
    end $$;
    create function fold_pending_email() returns trigger language plpgsql as $$
    begin
      new.pending_email = fold_address(new.pending_email);
      return new;
    end $$;
  `.execute(db);
  for (const table of tables) {
    await sql`
      create trigger ${sql.ref(`${table}_fold_email`)} before insert or update of email
        on ${sql.table(table)} for each row when (new.email <> fold_address(new.email))
        execute function fold_email()
    `.execute(db);
  }
  await sql`
    create trigger users_fold_pending_email before insert or update of pending_email
      on users for each row when (new.pending_email <> fold_address(new.pending_email))
      execute function fold_pending_email();

    create unique index users_mailbox on users (email);
    create unique index invitations_mailbox on invitations (email);
    create unique index all_subscribers_mailbox on all_subscribers (email);
    create unique index event_alerts_mailbox_of_event on event_alerts (event_id, email)
      where event_id is not null;
    create unique index event_alerts_mailbox_of_country on event_alerts (country, email)
      where country is not null;
    create index event_alerts_mailbox on event_alerts (email);
    create index contact_messages_mailbox on contact_messages (email);
  `.execute(db);
}
