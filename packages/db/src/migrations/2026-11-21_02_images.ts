import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table images (
      -- The SHA-256 of the picture in hexadecimal: the same picture is stored once and its address never changes.
      id text primary key check (id ~ '^[0-9a-f]{64}$'),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      -- The widths it was rendered in, smallest first.
      widths integer[] not null check (cardinality(widths) > 0),
      created_at timestamptz not null default now()
    );
  `.execute(db);
}
