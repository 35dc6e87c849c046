import { type Kysely, sql } from "kysely";

/** How each consent was given, and what those who asked for an alert agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriber_consents add column via text;
    alter table event_alerts
      add column consent_wording text,
      add column consent_via text;

    create or replace function note_subscriber_consent() returns trigger language plpgsql as $$
    declare actor constant jsonb := history_actor();
    begin
      insert into subscriber_consents
        (subscriber_id, wording, utm_params, created_at, recorded_by_name, via)
      values (new.id, new.consent_wording, new.utm_params, new.consented_at,
        case when actor ->> 'via' = 'import' then actor ->> 'name' end,
        case when actor ->> 'via' = 'import' then 'import'
          else nullif(current_setting('consent.via', true), '') end);
      return null;
    end $$;
  `.execute(db);
}
