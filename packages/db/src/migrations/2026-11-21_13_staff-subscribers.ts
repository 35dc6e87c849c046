import { type Kysely, sql } from "kysely";

/**
 * Lets admins find and count a million subscribers without reading them all: docs/decisions/0007.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscribers
      add column search_text text not null generated always as (
        searchable(variadic array[email] || tags)
      ) stored;
    -- The list of pending entries makes bulk actions three times as quick; it is short, as every search reads through it.
    create index subscribers_search on subscribers using gin (search_text gin_trgm_ops)
      with (gin_pending_list_limit = 1024);

    -- Additions, to be summed: a change only ever adds rows here, so no two writers wait for each other.
    -- The hourly sweep adds them up.
    create table subscriber_counts (
      -- The UTC day of created_at.
      day date not null,
      status subscriber_status not null,
      people bigint not null,
      engagement numeric not null
    );

    create function count_subscribers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into subscriber_counts (day, status, people, engagement)
        select (created_at at time zone 'UTC')::date, status, count(*), sum(engagement_rate)
        from added group by 1, 2;
      elsif tg_op = 'DELETE' then
        insert into subscriber_counts (day, status, people, engagement)
        select (created_at at time zone 'UTC')::date, status, -count(*), -sum(engagement_rate)
        from removed group by 1, 2;
      else
        insert into subscriber_counts (day, status, people, engagement)
        select (created_at at time zone 'UTC')::date, status, sum(one), sum(one * engagement_rate)
        from (
          select created_at, status, engagement_rate, 1 as one from added
          union all
          select created_at, status, engagement_rate, -1 from removed
        ) as change
        group by 1, 2
        having sum(one) <> 0 or sum(one * engagement_rate) <> 0;
      end if;
      return null;
    end $$;

    create trigger subscribers_count_added after insert on subscribers
      referencing new table as added
      for each statement execute function count_subscribers();
    create trigger subscribers_count_changed after update on subscribers
      referencing old table as removed new table as added
      for each statement execute function count_subscribers();
    create trigger subscribers_count_removed after delete on subscribers
      referencing old table as removed
      for each statement execute function count_subscribers();

    insert into subscriber_counts (day, status, people, engagement)
    select (created_at at time zone 'UTC')::date, status, count(*), sum(engagement_rate)
    from subscribers group by 1, 2;

    alter table contact_messages
      add column search_text text not null generated always as (
        searchable(name, email, subject, message)
      ) stored;
    create index contact_messages_search on contact_messages using gin (search_text gin_trgm_ops);
  `.execute(db);
}
