import { type Kysely, sql } from "kysely";

/**
 * Deleted items are kept in the trash first. The tables are called `all_…` from here on, and their
 * old names are views without the trash, so that no query can forget to leave it out. A later
 * migration that adds a column to one of these tables alters `all_…` and then calls `select
 * refresh_live_views()`: docs/decisions/0022-trash-by-views.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events rename to all_events;
    alter table blog_posts rename to all_blog_posts;
    alter table subscribers rename to all_subscribers;
    alter table campaigns rename to all_campaigns;
  `.execute(db);
  for (const table of ["all_events", "all_blog_posts", "all_subscribers", "all_campaigns"]) {
    await sql`
      alter table ${sql.table(table)}
        add column deleted_at timestamptz,
        add column deleted_by uuid references users on delete set null,
        -- As it was when they did it; an API key has no account.
        add column deleted_by_name text,
        add constraint ${sql.ref(`${table}_deleted_by_somebody`)}
          check ((deleted_at is null) = (deleted_by_name is null)
            and (deleted_at is not null or deleted_by is null));
      create index ${sql.ref(`${table}_trash`)} on ${sql.table(table)} (deleted_at desc, id desc)
        where deleted_at is not null;
      create index ${sql.ref(`${table}_deleted_by`)} on ${sql.table(table)} (deleted_by)
        where deleted_by is not null;
    `.execute(db);
  }
  await sql`
    create function refresh_live_views() returns void language plpgsql as $$
    declare live text;
    begin
      foreach live in array array['events', 'blog_posts', 'subscribers', 'campaigns'] loop
        execute format(
          'create or replace view %I as select * from %I where deleted_at is null',
          live, 'all_' || live
        );
      end loop;
    end $$;
    select refresh_live_views();
  `.execute(db);
  await leaveTrashOutOfIndexes(db);
  await leaveTrashOutOfTriggers(db);
}

/**
 * A list reads and counts by its sort order's index alone, without the rows. The subscribers'
 * indexes stay complete, because a search would mistake a smaller one for that of their days.
 */
async function leaveTrashOutOfIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index events_live, events_live_by_country, events_latest, events_latest_by_country,
      events_series, blog_posts_published, blog_posts_published_by_category;
    create index events_live on all_events (ends_at, starts_at, id)
      where status in ('published', 'active') and deleted_at is null;
    create index events_live_by_country on all_events (country, ends_at, starts_at, id)
      where status in ('published', 'active') and deleted_at is null;
    create index events_latest on all_events (starts_at desc, id desc) where deleted_at is null;
    create index events_latest_by_country on all_events (country, starts_at desc, id desc)
      where deleted_at is null;
    create index events_series on all_events (series_id, starts_at)
      where series_id is not null and deleted_at is null;
    create index blog_posts_published on all_blog_posts (published_at desc, id desc)
      where status = 'published' and deleted_at is null;
    create index blog_posts_published_by_category
      on all_blog_posts (category, published_at desc, id desc)
      where status = 'published' and deleted_at is null;
  `.execute(db);
}

/** For counts and searches, a row in the trash has left, and a restored one is new. */
async function leaveTrashOutOfTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function store_blog_post_search() returns trigger language plpgsql as $$
    begin
      if new.status = 'published' and new.deleted_at is null then
        insert into blog_post_search (post_id, published_at, words)
        values (new.id, new.published_at,
          post_search_words(new.title, new.excerpt, new.tags, new.content))
        on conflict (post_id) do update
          set published_at = excluded.published_at, words = excluded.words;
      else
        delete from blog_post_search where post_id = new.id;
      end if;
      return null;
    end $$;

    drop trigger blog_posts_search on all_blog_posts;
    create trigger blog_posts_search
      after insert
        or update of title, excerpt, tags, content, status, published_at, deleted_at
      on all_blog_posts for each row execute function store_blog_post_search();

    create or replace function count_subscribers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into subscriber_counts (day, status, people, engagement, rated)
        select (created_at at time zone 'UTC')::date, status, count(*), sum(engagement_rate),
          count(*) filter (where rated_campaigns > 0)
        from added where deleted_at is null group by 1, 2;
      elsif tg_op = 'DELETE' then
        insert into subscriber_counts (day, status, people, engagement, rated)
        select (created_at at time zone 'UTC')::date, status, -count(*), -sum(engagement_rate),
          -count(*) filter (where rated_campaigns > 0)
        from removed where deleted_at is null group by 1, 2;
      else
        insert into subscriber_counts (day, status, people, engagement, rated)
        select (created_at at time zone 'UTC')::date, status, sum(one), sum(one * engagement_rate),
          coalesce(sum(one) filter (where rated_campaigns > 0), 0)
        from (
          select created_at, status, engagement_rate, rated_campaigns, 1 as one
          from added where deleted_at is null
          union all
          select created_at, status, engagement_rate, rated_campaigns, -1
          from removed where deleted_at is null
        ) as change
        group by 1, 2
        having sum(one) <> 0 or sum(one * engagement_rate) <> 0
          or sum(one) filter (where rated_campaigns > 0) <> 0;
      end if;
      return null;
    end $$;

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
      end;

    drop trigger subscribers_segment_changed on all_subscribers;
    create trigger subscribers_segment_changed
      after update of status, tags, preferences, utm_params, topics, countries, paused_until,
        rated_campaigns, engagement_rate, created_at, deleted_at
      on all_subscribers for each row
      when (
        (old.status = 'active' or new.status = 'active')
        and (old.status, old.tags, old.preferences, old.utm_params, old.topics, old.countries,
          old.paused_until, old.rated_campaigns > 0, old.engagement_rate > 0, old.created_at,
          old.deleted_at is null)
          is distinct from (new.status, new.tags, new.preferences, new.utm_params, new.topics,
          new.countries, new.paused_until, new.rated_campaigns > 0, new.engagement_rate > 0,
          new.created_at, new.deleted_at is null)
      )
      execute function note_segment_change();
  `.execute(db);
}
