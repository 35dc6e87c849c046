import { type Kysely, sql } from "kysely";

export const accepted = {
  "the constraint undoable_changes.undoable_changes_kind_check is another one":
    "it takes one kind more than before",
};

/** Also what changes of a series replace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table undoable_changes drop constraint undoable_changes_kind_check;
    alter table undoable_changes add constraint undoable_changes_kind_check
      check (kind in ('events', 'series', 'posts', 'subscribers'));
  `.execute(db);
}
