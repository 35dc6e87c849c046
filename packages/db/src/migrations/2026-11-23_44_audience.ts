import { type Kysely, sql } from "kysely";

/**
 * Tables for counting a segment of a million subscribers (docs/decisions/0021), and the history of
 * subscribers' consents and choices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A small number for each subscriber: their place among the marks.
    alter table subscribers add column seat integer generated always as identity;
    create unique index subscribers_seat on subscribers (seat);
    create index subscribers_paused on subscribers (paused_until) where paused_until is not null;

    -- Of each mark, who among 4,096 subscribers has it: the bit of seat % 4096 in the block of
    -- seat / 4096. Only who is active has marks.
    create table segment_marks (
      mark text collate "C" not null,
      block integer not null,
      bits bit(4096) not null,
      primary key (mark, block)
    );
    alter table segment_marks alter column bits set storage plain;
    create index segment_marks_block on segment_marks (block);

    -- Whose marks are out of date. A change only ever adds rows here, so no two writers wait for
    -- each other.
    create table segment_changes (seat integer not null);

    create function segment_marks_of(subscriber subscribers) returns text[]
      language sql stable parallel safe
      return case when subscriber.status = 'active' then
        array[
          'active',
          'day:' || to_char(subscriber.created_at at time zone 'UTC', 'YYYY-MM-DD'),
          'source:' || coalesce(subscriber.utm_params ->> 'source', ''),
          'engagement:' || case
            when subscriber.rated_campaigns = 0 then 'unknown'
            when subscriber.engagement_rate > 0 then 'engaged'
            else 'unengaged'
          end
        ]
        || case when subscriber.paused_until is not null then
          array['paused:' || to_char(subscriber.paused_until at time zone 'UTC', 'YYYY-MM-DD')]
        end
        || case when subscriber.topics = '{}' then array['topic:'] end
        || array(select 'topic:' || topic from unnest(subscriber.topics) as topic)
        || case when subscriber.countries = '{}' then array['country:'] end
        || array(select 'country:' || country from unnest(subscriber.countries) as country)
        || array(select 'tag:' || tag from unnest(subscriber.tags) as tag)
        || array(
          select 'preference:' || key || '=' || value::text
          from jsonb_each(subscriber.preferences)
        )
      end;

    create function note_segment_change() returns trigger language plpgsql as $$
    begin
      insert into segment_changes (seat) values (coalesce(new.seat, old.seat));
      return null;
    end $$;

    create trigger subscribers_segment_added after insert on subscribers
      for each row when (new.status = 'active') execute function note_segment_change();
    create trigger subscribers_segment_removed after delete on subscribers
      for each row when (old.status = 'active') execute function note_segment_change();
    create trigger subscribers_segment_changed
      after update of status, tags, preferences, utm_params, topics, countries, paused_until,
        rated_campaigns, engagement_rate, created_at
      on subscribers for each row
      when (
        (old.status = 'active' or new.status = 'active')
        and (old.status, old.tags, old.preferences, old.utm_params, old.topics, old.countries,
          old.paused_until, old.rated_campaigns > 0, old.engagement_rate > 0, old.created_at)
          is distinct from (new.status, new.tags, new.preferences, new.utm_params, new.topics,
          new.countries, new.paused_until, new.rated_campaigns > 0, new.engagement_rate > 0,
          new.created_at)
      )
      execute function note_segment_change();

    insert into segment_changes (seat) select seat from subscribers where status = 'active';

    -- Each consent, also those that a later one replaced in subscribers; written by a trigger, so
    -- that none is forgotten.
    create table subscriber_consents (
      id uuid primary key default gen_random_uuid(),
      subscriber_id uuid not null references subscribers on delete cascade,
      wording text not null,
      utm_params jsonb not null,
      created_at timestamptz not null
    );
    create index subscriber_consents_subscriber
      on subscriber_consents (subscriber_id, created_at desc);
    insert into subscriber_consents (subscriber_id, wording, utm_params, created_at)
    select id, consent_wording, utm_params, consented_at from subscribers;

    create function note_subscriber_consent() returns trigger language plpgsql as $$
    begin
      insert into subscriber_consents (subscriber_id, wording, utm_params, created_at)
      values (new.id, new.consent_wording, new.utm_params, new.consented_at);
      return null;
    end $$;

    create trigger subscribers_consent_given after insert on subscribers
      for each row execute function note_subscriber_consent();
    create trigger subscribers_consent_renewed after update of consented_at on subscribers
      for each row when (old.consented_at is distinct from new.consented_at)
      execute function note_subscriber_consent();

    -- What was chosen of topics, countries, preferences and the pause: the new values.
    create table subscriber_choices (
      id uuid primary key,
      subscriber_id uuid not null references subscribers on delete cascade,
      chosen jsonb not null,
      -- As in subscriber_status_changes: both null when the subscriber did it.
      changed_by uuid references users on delete set null,
      changed_by_name text,
      created_at timestamptz not null
    );
    create index subscriber_choices_subscriber
      on subscriber_choices (subscriber_id, created_at desc);
    create index subscriber_choices_author on subscriber_choices (changed_by)
      where changed_by is not null;

    create function refuse_consent_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the history of consent is never changed';
    end $$;

    create trigger subscriber_consents_append_only before update on subscriber_consents
      for each row execute function refuse_consent_change();
    create trigger subscriber_choices_append_only
      before update of subscriber_id, chosen, changed_by_name, created_at on subscriber_choices
      for each row execute function refuse_consent_change();
  `.execute(db);
}
