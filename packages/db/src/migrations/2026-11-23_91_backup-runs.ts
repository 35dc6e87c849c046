import { type Kysely, sql } from "kysely";

/** Results of backups and of the drills that restore them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type backup_kind as enum ('backup', 'drill');
    -- Skipped: the drill had no permission to make a database.
    create type backup_outcome as enum ('done', 'failed', 'skipped');

    create table backup_runs (
      id uuid primary key,
      kind backup_kind not null,
      -- The club's calendar day whose turn it was; null where somebody asked for it.
      night date,
      began_at timestamptz not null default now(),
      ended_at timestamptz,
      outcome backup_outcome,
      -- Of the file, in bytes.
      size bigint,
      -- For people: which file, and what is in it or went wrong.
      sentence text not null default '',
      check ((ended_at is null) = (outcome is null))
    );
    create index backup_runs_began on backup_runs (began_at desc, id desc);
    create index backup_runs_night on backup_runs (night) where night is not null;
  `.execute(db);
}
