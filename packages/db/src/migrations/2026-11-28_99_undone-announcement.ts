import { type Kysely, sql } from "kysely";

export const accepted = {
  "the trigger all_events.events_announcement_undone runs with what is written":
    "it changes one column of the row that is written, which the release before doesn't write",
};

/** An event that becomes a draft again before its publication was mailed wasn't announced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function undo_event_announcement() returns trigger language plpgsql as $$
    begin
      new.announced_at := null;
      return new;
    end $$;

    create trigger events_announcement_undone before update of status on all_events
      for each row
      when (new.status = 'draft' and old.announced_at > new.updated_at - interval '10 minutes')
      execute function undo_event_announcement();
  `.execute(db);
}
