import { type Kysely, sql } from "kysely";

const reason = "it only adds a row to changes";

export const accepted = {
  "the trigger all_blog_posts.all_blog_posts_changes_kept runs with what is written": reason,
  "the trigger all_events.all_events_changes_kept runs with what is written": reason,
  "the trigger all_events.all_events_parts_changes_kept runs with what is written": reason,
  "the trigger all_subscribers.all_subscribers_changes_kept runs with what is written": reason,
  "the trigger all_venues.all_venues_changes_kept runs with what is written": reason,
  "the trigger contact_messages.contact_messages_changes_kept runs with what is written": reason,
  "the trigger event_albums.event_albums_changes_kept runs with what is written": reason,
  "the trigger event_series.event_series_deletion_kept runs with what is written": reason,
  "the trigger event_series.event_series_changes_kept runs with what is written": reason,
};

/**
 * What other programs have to hear of, written by triggers in the transaction of the change:
 * docs/decisions/0042-changes-in-order.md. `select keep_changes('table', …)` adds another table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table changes (
      id bigint generated always as identity primary key,
      -- The order in which readers see it, without gaps; given once its transaction is committed.
      position bigint unique,
      kind text not null,
      entity_id text not null,
      action text not null check (action in ('created', 'updated', 'deleted')),
      -- Of an event: where it takes place, for callers limited to places.
      place jsonb,
      -- It left this place for another one; only callers limited to places hear of that.
      moved_away boolean not null default false,
      changed_at timestamptz not null default now()
    );
    create index changes_waiting on changes (id) where position is null;
    create index changes_changed_at on changes (changed_at);

    -- Gives positions to what has been committed since, and tells the oldest kept and the latest.
    -- One caller at a time, so readers up to a position have missed nothing before it.
    create function number_changes(out oldest bigint, out latest bigint, out is_done boolean)
      language plpgsql set search_path from current as $$
    begin
      is_done := not exists (select from changes where position is null);
      if not is_done then
        perform pg_advisory_xact_lock(hashtext('before-ten changes'));
        update changes set position = numbered.position
        from (
          select id, row_number() over (order by id) + (
            select coalesce(max(position), 0) from changes
          ) as position
          from (select id from changes where position is null order by id limit 10000) as waiting
        ) as numbered
        where changes.id = numbered.id;
      end if;
      select coalesce(min(position), 0), coalesce(max(position), 0) into oldest, latest
      from changes;
    end $$;

    create function is_public_event(event jsonb) returns boolean language sql immutable
      return event ->> 'status' in ('published', 'active', 'completed')
        and event ->> 'deleted_at' is null;

    create function place_of_event(event jsonb) returns jsonb language sql immutable
      return jsonb_build_object(
        'country', event -> 'country',
        'city', event -> 'location' -> 'city',
        'label', event -> 'location_label',
        'series', event -> 'series_id'
      );

    -- Whether other programs may know of a row; statuses: those of public ones.
    create function leaves_the_house(kind text, item jsonb, statuses text[]) returns boolean
      language sql stable
      return item ->> 'deleted_at' is null
        and (cardinality(statuses) = 0 or item ->> 'status' = any (statuses))
        and case kind
          when 'album' then item -> 'images' <> '[]' and exists (
            select from all_events as event
            where event.id = (item ->> 'id')::uuid and is_public_event(to_jsonb(event))
          )
          when 'series' then exists (
            select from all_events as event
            where event.series_id = (item ->> 'id')::uuid and is_public_event(to_jsonb(event))
          )
          else true
        end;

    create function place_of(kind text, item jsonb) returns jsonb language sql stable
      return case kind
        when 'event' then place_of_event(item)
        when 'album' then (
          select place_of_event(to_jsonb(event)) from all_events as event
          where event.id = (item ->> 'id')::uuid
        )
      end;
  `.execute(db);
  await writeChanges(db);
  await keepChanges(db);
}

async function writeChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_change(kind text, old_item jsonb, new_item jsonb, statuses text[])
      returns void language plpgsql as $$
    declare
      was_seen constant boolean :=
        old_item is not null and leaves_the_house(kind, old_item, statuses);
      is_seen constant boolean :=
        new_item is not null and leaves_the_house(kind, new_item, statuses);
      old_place constant jsonb := case when was_seen then place_of(kind, old_item) end;
      new_place constant jsonb := case when is_seen then place_of(kind, new_item) end;
      item_id constant text := coalesce(new_item, old_item) ->> 'id';
    begin
      if was_seen and is_seen and old_place is distinct from new_place then
        insert into changes (kind, entity_id, action, place, moved_away)
        values (kind, item_id, 'deleted', old_place, true);
      end if;
      if was_seen or is_seen then
        insert into changes (kind, entity_id, action, place)
        values (kind, item_id,
          case when not was_seen then 'created' when is_seen then 'updated' else 'deleted' end,
          coalesce(new_place, old_place));
      end if;
    end $$;

    -- Arguments: kind, columns that no reader sees, statuses of public rows.
    create function write_changes() returns trigger language plpgsql as $$
    declare
      left_out constant text[] := tg_argv[1]::text[] || array[
        'updated_at', 'version', 'field_versions', 'search_text', 'deleted_by', 'deleted_by_name'
      ];
      old_item constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      new_item constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    begin
      if old_item - left_out is distinct from new_item - left_out then
        perform write_change(tg_argv[0], old_item, new_item, tg_argv[2]::text[]);
      end if;
      return null;
    end $$;

    -- A series and an album are public because of their events.
    create function write_changes_of_event() returns trigger language plpgsql as $$
    declare
      was_public constant boolean := tg_op <> 'INSERT' and is_public_event(to_jsonb(old));
      is_public constant boolean := tg_op <> 'DELETE' and is_public_event(to_jsonb(new));
    begin
      insert into changes (kind, entity_id, action)
      select 'series', series.id::text, case
        when leaves_the_house('series', to_jsonb(series), '{}') then 'updated' else 'deleted'
      end
      from event_series as series
      where was_public and series.id = old.series_id or is_public and series.id = new.series_id;
      if was_public = is_public or tg_op = 'DELETE' then return null; end if;
      insert into changes (kind, entity_id, action, place)
      select 'album', album.id::text, case when is_public then 'created' else 'deleted' end,
        place_of_event(to_jsonb(new))
      from event_albums as album where album.id = new.id and album.images <> '[]';
      return null;
    end $$;

    -- Before, as its events forget the series with it.
    create function write_deletion_of_series() returns trigger language plpgsql as $$
    begin
      if leaves_the_house('series', to_jsonb(old), '{}') then
        insert into changes (kind, entity_id, action) values ('series', old.id::text, 'deleted');
      end if;
      return old;
    end $$;

    create function keep_changes(
      kept_table text, kind text, left_out text[] default '{}', statuses text[] default '{}'
    ) returns void language plpgsql as $$
    begin
      execute format('create trigger %I after insert or update or delete on %I
        for each row execute function write_changes(%L, %L, %L)',
        kept_table || '_changes_kept', kept_table, kind, left_out, statuses);
    end $$;
  `.execute(db);
}

async function keepChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    select keep_changes('all_events', 'event',
      '{sequence,publish_at,take_down_at,announced_at,series_own_fields}',
      '{published,active,completed}');
    create trigger all_events_parts_changes_kept after insert or update or delete on all_events
      for each row execute function write_changes_of_event();
    select keep_changes('event_series', 'series');
    create trigger event_series_deletion_kept before delete on event_series
      for each row execute function write_deletion_of_series();
    select keep_changes('event_albums', 'album', '{consent_note}');
    select keep_changes('all_venues', 'venue', '{}', '{published}');
    select keep_changes('all_blog_posts', 'post', '{views,publish_at,take_down_at}', '{published}');
    select keep_changes('all_subscribers', 'subscriber',
      '{seat,engagement_rate,rated_campaigns,soft_bounces,total_emails_sent}');
    select keep_changes('contact_messages', 'message', '{mail_id,mail_state}');
  `.execute(db);
}
