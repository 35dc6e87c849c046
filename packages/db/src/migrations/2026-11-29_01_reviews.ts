import { type Kysely, sql } from "kysely";

/** What guests say of an event afterwards. Without an address: the mailed link names the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_reviews (
      id uuid primary key,
      event_id uuid not null references all_events on delete cascade,
      score smallint not null check (score between 1 and 5),
      sentence text not null,
      first_name text not null,
      -- What its guest agreed to, word for word; null: it must not be quoted.
      consent_wording text,
      consented_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint event_reviews_consented_at check (num_nonnulls(consent_wording, consented_at) <> 1)
    );
    create index event_reviews_event on event_reviews (event_id, created_at desc);

    select keep_history('event_reviews', 'review', '', '{event_id,consented_at}',
      '{sentence,first_name}');
  `.execute(db);
}
