import { type Kysely, sql } from "kysely";

/** Imports, with the file in parts and the result of each row; and receipts of erasures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type import_kind as enum ('subscribers', 'events');
    create type import_state as enum
      ('uploading', 'mapping', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed');
    create type import_fate as enum
      ('new', 'update', 'unchanged', 'left', 'duplicate', 'invalid');

    create table imports (
      id uuid primary key,
      kind import_kind not null,
      state import_state not null,
      file_name text not null,
      file_bytes integer not null check (file_bytes > 0),
      received_bytes integer not null default 0,
      -- Known once the file is complete.
      encoding text,
      separator text,
      -- The file's first rows.
      head jsonb not null default '[]',
      mapping jsonb,
      -- How the admin says that these people agreed.
      wording text,
      checked_rows integer not null default 0,
      merged_rows integer not null default 0,
      -- Why it failed, in a sentence.
      error text,
      -- The process that works on it, and until when it is that process's own.
      leased_by uuid,
      leased_until timestamptz,
      -- The admin who started it last; a name, also for an API key.
      author_id uuid references users on delete set null,
      author_name text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      finished_at timestamptz,
      undone_at timestamptz
    );
    create index imports_latest on imports (kind, created_at desc, id desc);
    create index imports_to_do on imports (created_at) where state in ('checking', 'running');
    create index imports_author on imports (author_id) where author_id is not null;

    create table import_parts (
      import_id uuid not null references imports on delete cascade,
      first_byte integer not null,
      content bytea not null,
      primary key (import_id, first_byte)
    );
    -- Not worth compressing: parts go when the import ends.
    alter table import_parts alter column content set storage external;

    create table import_rows (
      import_id uuid not null references imports on delete cascade,
      -- In the file; the row of names counts.
      row_number integer not null,
      fate import_fate not null,
      -- Why, where the fate alone doesn't say it.
      sentence text,
      -- What the row is known by to a person.
      label text not null,
      -- What no two rows have in common: an address, or an event's name, day and place.
      identity text,
      cells text[] not null,
      -- What was read of the cells; null where that failed.
      data jsonb,
      -- What was made or changed.
      entity_id uuid,
      primary key (import_id, row_number)
    );
    create index import_rows_identity on import_rows (import_id, identity)
      where identity is not null;
    create index import_rows_fate on import_rows (import_id, fate, row_number);

    -- The mails and clicks of somebody who was erased stay counted, without whose they were.
    alter table campaign_recipients alter column subscriber_id drop not null;

    create index contact_messages_email on contact_messages (lower(email));
    create index event_alerts_email on event_alerts (lower(email));

    -- What is left of somebody who was erased: no address, but what recognises it.
    create table erasures (
      id uuid primary key,
      -- An HMAC of the address in small letters.
      address_hash text not null,
      -- What was removed, by where: counts.
      removed jsonb not null,
      author_id uuid references users on delete set null,
      author_name text not null,
      created_at timestamptz not null
    );
    create index erasures_address on erasures (address_hash);
    create index erasures_latest on erasures (created_at desc, id desc);
    create index erasures_author on erasures (author_id) where author_id is not null;
  `.execute(db);
}
