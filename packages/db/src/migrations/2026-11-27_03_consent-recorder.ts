import { type Kysely, sql } from "kysely";

/** A consent that an admin records, as by an import, isn't one that the subscriber gave here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriber_consents add column recorded_by_name text;

    create or replace function note_subscriber_consent() returns trigger language plpgsql as $$
    declare actor constant jsonb := history_actor();
    begin
      insert into subscriber_consents
        (subscriber_id, wording, utm_params, created_at, recorded_by_name)
      values (new.id, new.consent_wording, new.utm_params, new.consented_at,
        case when actor ->> 'via' = 'import' then actor ->> 'name' end);
      return null;
    end $$;
  `.execute(db);
}
