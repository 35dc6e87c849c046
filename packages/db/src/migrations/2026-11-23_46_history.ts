import { type Kysely, sql } from "kysely";

/**
 * Who changed what, written by triggers in the transaction of the change, so that no service can
 * forget it. `select keep_history('table', …)` adds another table:
 * docs/decisions/0023-history-by-triggers.md
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Names apart from the history, which nobody can change: who is erased gets another name here.
    create table history_actors (
      kind text not null,
      id text not null,
      name text not null,
      primary key (kind, id)
    );

    create table history (
      id uuid primary key default gen_random_uuid(),
      -- The order in which it was written.
      position bigint generated always as identity unique,
      at timestamptz not null default now(),
      actor_kind text not null,
      actor_id text not null,
      via text not null,
      -- Tells networks apart without naming them; null for a job.
      client text,
      entity_kind text not null,
      entity_id text not null,
      -- As it was called then; empty where the name is a person's.
      entity_title text not null,
      action text not null
        check (action in ('created', 'changed', 'deleted', 'restored', 'purged')),
      -- Values by column, of those that differ.
      before jsonb,
      after jsonb,
      -- What a search finds.
      words text not null
    );
    create index history_entity on history (entity_kind, entity_id, position desc);
    create index history_actor on history (actor_kind, actor_id, position desc);
    create index history_at on history (at);
    create index history_words on history using gin (words gin_trgm_ops);
  `.execute(db);
  await refuseChanges(db);
  await writeHistory(db);
}

/** Not even the tables' owner can change a row; rows older than thirty days can be deleted. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_history_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - interval '30 days' then return old; end if;
      end if;
      raise exception 'history is only added to' using errcode = 'insufficient_privilege';
    end $$;

    create trigger history_not_changed before update or truncate on history
      for each statement execute function refuse_history_change();
    create trigger history_not_deleted before delete on history
      for each row execute function refuse_history_change();
  `.execute(db);
}

async function writeHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The JSON that the pool put on this connection; null where nobody acts.
    create function history_actor() returns jsonb language sql stable
      return nullif(current_setting('history.actor', true), '')::jsonb;

    create function store_history_actor(actor jsonb) returns void language plpgsql as $$
    begin
      -- Looked up first: an upsert would lock the row of whoever acts until their transaction ends.
      if not exists (
        select from history_actors
        where kind = actor ->> 'kind' and id = actor ->> 'id' and name = actor ->> 'name'
      ) then
        insert into history_actors (kind, id, name)
        values (actor ->> 'kind', actor ->> 'id', actor ->> 'name')
        on conflict (kind, id) do update set name = excluded.name;
      end if;
    end $$;

    -- The values with which hidden columns differ say only that there was one.
    create function hide_values(changed jsonb, hidden text[]) returns jsonb
      language sql immutable parallel safe
      return case when changed ?| hidden then (
        select jsonb_object_agg(key, case
          when key = any (hidden) and value not in ('null', '{}') then '{"hidden": true}' else value
        end)
        from jsonb_each(changed)
      ) else changed end;

    create function history_words(title text, values_before jsonb, values_after jsonb) returns text
      language sql stable parallel safe
      return left(searchable(title, (
        select string_agg(value, ' ')
        from (
          select value from jsonb_each_text(values_before)
          union
          select value from jsonb_each_text(values_after)
        ) as changed
      )), 4000);

    -- Arguments: kind of entity, column of its title, columns left out, columns hidden.
    create function write_history() returns trigger language plpgsql as $$
    declare
      actor constant jsonb := history_actor();
      left_out constant text[] := tg_argv[2]::text[] || array[
        'id', 'created_at', 'updated_at', 'deleted_at', 'deleted_by', 'deleted_by_name', 'version',
        'field_versions'
      ];
      hidden constant text[] := tg_argv[3]::text[];
      written bigint;
    begin
      if actor is null or actor ->> 'kind' = 'visitor' then return null; end if;
      if tg_op = 'UPDATE' then
        insert into history (actor_kind, actor_id, via, client, entity_kind, entity_id,
          entity_title, action, before, after, words)
        select actor ->> 'kind', actor ->> 'id', actor ->> 'via', actor ->> 'client', tg_argv[0],
          change.id, change.title, change.action, hide_values(change.before, hidden),
          hide_values(change.after, hidden),
          history_words(change.title, hide_values(change.before, hidden),
            hide_values(change.after, hidden))
        from (
          select new_row.id::text as id,
            coalesce(new_values ->> tg_argv[1], '') as title,
            case
              when old_values ->> 'deleted_at' is null and new_values ->> 'deleted_at' is not null
                then 'deleted'
              when old_values ->> 'deleted_at' is not null and new_values ->> 'deleted_at' is null
                then 'restored'
              else 'changed'
            end as action,
            differing.before, differing.after
          from old_rows as old_row
          join new_rows as new_row on new_row.id = old_row.id
          cross join lateral (
            select to_jsonb(old_row) as old_values, to_jsonb(new_row) as new_values
          ) as both_rows
          cross join lateral (
            select jsonb_object_agg(key, value) as before,
              jsonb_object_agg(key, new_values -> key) as after
            from jsonb_each(old_values)
            where value is distinct from new_values -> key and key <> all (left_out)
          ) as differing
        ) as change
        where change.before is not null or change.action <> 'changed';
      elsif tg_op = 'INSERT' then
        insert into history (actor_kind, actor_id, via, client, entity_kind, entity_id,
          entity_title, action, after, words)
        select actor ->> 'kind', actor ->> 'id', actor ->> 'via', actor ->> 'client', tg_argv[0],
          new_row.id::text, coalesce(to_jsonb(new_row) ->> tg_argv[1], ''), 'created', shown,
          history_words(coalesce(to_jsonb(new_row) ->> tg_argv[1], ''), '{}', shown)
        from new_rows as new_row
        cross join lateral (
          select hide_values(jsonb_strip_nulls(to_jsonb(new_row)) - left_out, hidden) as shown
        ) as made;
      else
        insert into history (actor_kind, actor_id, via, client, entity_kind, entity_id,
          entity_title, action, before, words)
        select actor ->> 'kind', actor ->> 'id', actor ->> 'via', actor ->> 'client', tg_argv[0],
          old_row.id::text, coalesce(to_jsonb(old_row) ->> tg_argv[1], ''),
          case when to_jsonb(old_row) ->> 'deleted_at' is null then 'deleted' else 'purged' end,
          shown, history_words(coalesce(to_jsonb(old_row) ->> tg_argv[1], ''), '{}', shown)
        from old_rows as old_row
        cross join lateral (
          select hide_values(jsonb_strip_nulls(to_jsonb(old_row)) - left_out, hidden) as shown
        ) as gone;
      end if;
      get diagnostics written = row_count;
      if written > 0 then perform store_history_actor(actor); end if;
      return null;
    end $$;

    -- Keeps a history of a table whose primary key is its id. Hidden columns are of people: that
    -- they changed is written down, not what they held.
    create function keep_history(
      kept_table text, kind text, title_column text,
      left_out text[] default '{}', hidden text[] default '{}'
    ) returns void language plpgsql as $$
    declare
      arguments constant text := format('%L, %L, %L, %L', kind, title_column, left_out, hidden);
    begin
      execute format('create trigger %I after insert on %I referencing new table as new_rows
        for each statement execute function write_history(%s)',
        kept_table || '_history_created', kept_table, arguments);
      execute format('create trigger %I after update on %I
        referencing old table as old_rows new table as new_rows
        for each statement execute function write_history(%s)',
        kept_table || '_history_changed', kept_table, arguments);
      execute format('create trigger %I after delete on %I referencing old table as old_rows
        for each statement execute function write_history(%s)',
        kept_table || '_history_deleted', kept_table, arguments);
    end $$;

    select keep_history('all_events', 'event', 'event_name',
      '{search_text,sequence,starts_at,ends_at,location_label,previous_starts_at,previous_ends_at}');
    select keep_history('event_series', 'series', 'name');
    select keep_history('all_blog_posts', 'post', 'title', '{search_text,views}');
    select keep_history('all_campaigns', 'campaign', 'subject',
      '{html,plain_text,rated_at,recipients_made_at,recipients_up_to,created_by,created_by_name}');
    select keep_history('all_subscribers', 'subscriber', '',
      '{search_text,seat,engagement_rate,rated_campaigns,soft_bounces,total_emails_sent}',
      '{email,preferences}');
    select keep_history('users', 'user', '', '{password_hash}', '{email,pending_email,name}');
    select keep_history('api_keys', 'key', 'name', '{key_hash,last_used_at}');
  `.execute(db);
}
