import { type Kysely, sql } from "kysely";

export const accepted = {
  "the constraint api_keys.api_keys_scopes_check is another one":
    "it allows a scope more, which only the new release gives to keys",
  "the constraint invitations.invitations_reach_of_role may refuse what is written":
    "the release before writes no reach",
  "the constraint users.users_reach_of_role may refuse what is written":
    "the release before writes no reach",
  "the trigger all_venues.all_venues_reach runs with what is written":
    "the release before tells no reach, without which it does nothing",
  "the trigger event_series.event_series_reach runs with what is written":
    "the release before tells no reach, without which it does nothing",
};

/**
 * Roles by country, city and series. The pool tells PostgreSQL the caller's reach in `reach.…`
 * settings, and `reach-views.ts` limits what they read and write:
 * docs/decisions/0041-reach-by-views.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column reach jsonb,
      add constraint users_reach_of_role
        check (reach is null or admin_role::text in ('editor', 'door', 'viewer'));
    alter table invitations add column reach jsonb,
      add constraint invitations_reach_of_role
        check (reach is null or admin_role::text in ('editor', 'door', 'viewer'));
    alter table api_keys add column reach jsonb,
      drop constraint api_keys_scopes_check,
      add constraint api_keys_scopes_check check (
        cardinality(scopes) > 0
        and scopes <@ array['read', 'events:write', 'posts:write', 'subscribers:write',
          'campaigns:write', 'site:write']
      );

    -- A place without a city of its own is known by its label, as "The Yard, London N1 9AL, UK".
    create function place_in_reach(country text, location jsonb, label text) returns boolean
      language sql stable parallel safe
      return country = any (nullif(current_setting('reach.countries', true), '')::text[])
        or country || '/' || lower(location ->> 'city')
          = any (nullif(current_setting('reach.cities', true), '')::text[])
        or (
          location ->> 'city' is null
          and country || '/' || lower(label)
            ~ nullif(current_setting('reach.typed_cities', true), '')
        );

    create function event_in_reach(event all_events) returns boolean
      language sql stable parallel safe
      return place_in_reach(event.country, event.location, event.location_label)
        or event.series_id
          = any (nullif(current_setting('reach.series', true), '')::uuid[]);

    -- Every list of a segment that keeps it among the readers of the reach. Without one it goes to
    -- the readers of other places too.
    create function segment_in_reach(segment jsonb) returns boolean
      language sql stable parallel safe
      return exists (
        select from (values
          (segment -> 'countries', nullif(current_setting('reach.countries', true), '')::text[]),
          (segment -> 'cities', array(
            select split_part(city, '/', 2)
            from unnest(nullif(current_setting('reach.cities', true), '')::text[]) as city
          )),
          (segment -> 'clickedTickets', array(
            select event.id::text from all_events as event
            where segment -> 'clickedTickets' ? event.id::text and event_in_reach(event)
          ))
        ) as demand (wanted, permitted)
        where jsonb_typeof(wanted) = 'array' and wanted <> '[]'
          and not exists (
            select from jsonb_array_elements_text(wanted) as one
            where lower(one) <> all (select lower(unnest(permitted)))
          )
      );

    -- Readable because an event of the reach uses them, but others use them too.
    create function refuse_out_of_reach() returns trigger language plpgsql as $$
    declare
      may_write boolean;
    begin
      if tg_table_name = 'event_series' then
        may_write := tg_op = 'INSERT' or not exists (
          select from all_events as event
          where event.series_id = old.id and event_in_reach(event) is not true
        );
      else
        may_write := (tg_op = 'INSERT'
            or place_in_reach(old.country, old.location, old.location ->> 'formatted'))
          and (tg_op = 'DELETE'
            or place_in_reach(new.country, new.location, new.location ->> 'formatted'));
      end if;
      if may_write is not true then
        raise exception 'out of reach' using errcode = 'with_check_option_violation';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger event_series_reach before insert or update or delete on event_series
      for each row when (current_setting('reach.countries', true) <> '')
      execute function refuse_out_of_reach();
    create trigger all_venues_reach before insert or update or delete on all_venues
      for each row when (current_setting('reach.countries', true) <> '')
      execute function refuse_out_of_reach();

    create or replace function write_user_security() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform store_security_event('admin-made', new.id);
      elsif tg_op = 'UPDATE' then
        if new.password_hash <> old.password_hash then
          perform store_security_event('password-changed', new.id);
        end if;
        if new.email <> old.email then
          perform store_security_event('address-changed', new.id);
        elsif new.pending_email is not null
          and new.pending_email is distinct from old.pending_email then
          perform store_security_event('address-change-requested', new.id);
        end if;
        if new.role <> old.role
          or to_jsonb(new) -> 'admin_role' is distinct from to_jsonb(old) -> 'admin_role'
          or new.reach is distinct from old.reach then
          perform store_security_event('role-changed', new.id);
        end if;
      else
        perform store_security_event('account-deleted', old.id);
      end if;
      return null;
    end $$;
  `.execute(db);
}
