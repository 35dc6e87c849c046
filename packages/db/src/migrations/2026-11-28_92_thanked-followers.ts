import { type Kysely, sql } from "kysely";

export const accepted = {
  "the constraint event_followers.event_followers_mail_check is another one":
    "it allows what the earlier one did, and one kind of mail more",
};

/** Followers may get a mail after the event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event_followers drop constraint event_followers_mail_check;
    alter table event_followers add constraint event_followers_mail_check
      check (mail in ('entry', 'change', 'reminder', 'thanks'));
  `.execute(db);
}
