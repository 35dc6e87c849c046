import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type contact_type as enum ('general', 'partnership', 'event', 'feedback');
    create type contact_status as enum ('new', 'answered');
    create type mail_state as enum ('queued', 'sent', 'failed');

    create table contact_messages (
      id uuid primary key,
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      type contact_type not null,
      status contact_status not null default 'new',
      mail_state mail_state not null default 'queued',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index contact_messages_latest on contact_messages (created_at desc, id desc);
  `.execute(db);
}
