import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- True: staff said that there is no limit. False without a capacity: nobody said anything, and pages count from 300.
    alter table events
      add column unlimited_capacity boolean not null default false,
      add constraint events_unlimited_has_no_capacity check (not unlimited_capacity or capacity is null);
  `.execute(db);
}
