import { type Kysely, sql } from "kysely";

export const accepted = {
  "writes to campaign_recipients wait while the index campaign_recipients_clickers is made":
    "the table is read once and the index has a row for each mail with a click, which are few",
  "the trigger campaign_clicks.campaign_clicks_party_added runs with what is written":
    "it adds a row to a table that nobody waits for, as the triggers of subscribers do",
  "the trigger campaign_clicks.campaign_clicks_party_removed runs with what is written":
    "the same, for clicks that turn out to be a scanner's",
};

/**
 * Segments by clicks: the mark `click:<event>` of those who clicked a link about the event in a
 * campaign, and `tickets:<event>` of those who clicked its ticket link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index campaign_recipients_clickers on campaign_recipients (subscriber_id)
      where clicked_at is not null;

    create function party_marks_of(wanted uuid) returns setof text
      language sql stable parallel safe
      begin atomic
        select distinct kind || link.event_id
        from campaign_recipients as mail
        join campaign_clicks as click on click.recipient_id = mail.id and not click.is_scanner
        join campaign_links as link
          on link.campaign_id = click.campaign_id and link.number = click.link_number
        cross join lateral unnest(
          case when link.is_ticket_link then array['click:', 'tickets:'] else array['click:'] end
        ) as kind
        where mail.subscriber_id = wanted and mail.clicked_at is not null
          and link.event_id is not null;
      end;

    create or replace function segment_marks_of(subscriber all_subscribers) returns text[]
      language sql stable parallel safe
      return case when subscriber.status = 'active' and subscriber.deleted_at is null then
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
        || array(select party_marks_of(subscriber.id))
      end;

    create function note_party_click() returns trigger language plpgsql as $$
    begin
      insert into segment_changes (seat)
      select person.seat
      from campaign_recipients as mail
      join all_subscribers as person on person.id = mail.subscriber_id
      join campaign_links as link
        on link.campaign_id = coalesce(new.campaign_id, old.campaign_id)
        and link.number = coalesce(new.link_number, old.link_number)
      where mail.id = coalesce(new.recipient_id, old.recipient_id)
        and person.status = 'active' and link.event_id is not null;
      return null;
    end $$;

    create trigger campaign_clicks_party_added after insert on campaign_clicks
      for each row when (not new.is_scanner) execute function note_party_click();
    create trigger campaign_clicks_party_removed after delete on campaign_clicks
      for each row when (not old.is_scanner) execute function note_party_click();

    insert into segment_changes (seat)
    select seat from all_subscribers where status = 'active' and id in (
      select subscriber_id from campaign_recipients where clicked_at is not null
    )
  `.execute(db);
}
