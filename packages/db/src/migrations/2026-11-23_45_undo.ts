import { type Kysely, sql } from "kysely";

/** What bulk actions replaced, so that they can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table undoable_changes (
      id uuid primary key,
      kind text not null check (kind in ('events', 'subscribers')),
      -- What the feature needs to take the change back.
      before jsonb not null,
      created_at timestamptz not null
    );
    create index undoable_changes_created_at on undoable_changes (created_at);
  `.execute(db);
}
