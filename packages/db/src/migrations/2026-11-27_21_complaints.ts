import { type Kysely, sql } from "kysely";

export const accepted = {
  "writes to campaign_recipients wait while the index campaign_recipients_complained is made":
    "no row has the new column yet, so the table is read once and the index stays empty",
};

/** When recipients reported a mail as spam to their provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table campaign_recipients add column complained_at timestamptz;
    create index campaign_recipients_complained on campaign_recipients (campaign_id)
      where complained_at is not null
  `.execute(db);
}
