import { type Kysely, sql } from "kysely";

/** On which page of the site a consent to the newsletter was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriber_consents add column page text;

    create or replace function note_subscriber_consent() returns trigger language plpgsql as $$
    declare actor constant jsonb := history_actor();
    begin
      insert into subscriber_consents
        (subscriber_id, wording, utm_params, created_at, recorded_by_name, via, page)
      values (new.id, new.consent_wording, new.utm_params, new.consented_at,
        case when actor ->> 'via' = 'import' then actor ->> 'name' end,
        case when actor ->> 'via' = 'import' then 'import'
          else nullif(current_setting('consent.via', true), '') end,
        nullif(current_setting('consent.page', true), ''));
      return null;
    end $$;
  `.execute(db);
}
