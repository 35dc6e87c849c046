import { type Kysely, sql } from "kysely";

/** The door of a party: its run sheet, the guest list and what was counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter type admin_role add value 'messages';
    alter type admin_role add value 'door';

    create table door_sheets (
      event_id uuid primary key references all_events on delete cascade,
      doors text[] not null check (cardinality(doors) > 0),
      contacts text not null,
      emergency text not null,
      legal_capacity integer check (legal_capacity > 0),
      updated_at timestamptz not null
    );

    create table door_guests (
      id uuid primary key,
      event_id uuid not null references all_events on delete cascade,
      name text not null,
      ticket text not null,
      reference text not null,
      admits integer not null check (admits > 0),
      unique (event_id, name, ticket, reference)
    );

    create table door_entries (
      -- Given by the phone, so that an entry sent twice counts once.
      id uuid primary key,
      event_id uuid not null references all_events on delete cascade,
      kind text not null check (kind in ('in', 'out', 'arrived')),
      door text not null,
      guest_id uuid references door_guests on delete set null,
      pressed_at timestamptz not null,
      undone boolean not null
    );
    create index door_entries_event on door_entries (event_id);
    create index door_entries_guest on door_entries (guest_id) where guest_id is not null;
  `.execute(db);
}
