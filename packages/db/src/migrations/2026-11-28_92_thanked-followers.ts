import { type Kysely, sql } from "kysely";

/** Followers may get a mail after the event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event_followers drop constraint event_followers_mail_check;
    alter table event_followers add constraint event_followers_mail_check
      check (mail in ('entry', 'change', 'reminder', 'thanks'));
  `.execute(db);
}
