import { type Kysely, sql } from "kysely";

/**
 * Sign-ins, failed sign-ins, and changes of sign-in methods. Triggers write them from the rows all
 * of these create anyway, so that a new way to sign in can't forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_events (
      id uuid primary key default gen_random_uuid(),
      position bigint generated always as identity unique,
      at timestamptz not null default now(),
      actor_kind text not null,
      actor_id text not null,
      via text not null,
      client text,
      kind text not null,
      -- Whose account it is about, and which key; both null where nobody knows.
      user_id uuid,
      key_id uuid,
      key_name text
    );
    create index security_events_user on security_events (user_id, position desc);
    create index security_events_at on security_events (at);

    create trigger security_events_not_changed before update or truncate on security_events
      for each statement execute function refuse_history_change();
    create trigger security_events_not_deleted before delete on security_events
      for each row execute function refuse_history_change();

    create function store_security_event(
      event text, account uuid, key uuid default null, key_name text default null
    ) returns void language plpgsql as $$
    declare
      actor constant jsonb := history_actor();
    begin
      insert into security_events (actor_kind, actor_id, via, client, kind, user_id, key_id,
        key_name)
      values (coalesce(actor ->> 'kind', 'visitor'), coalesce(actor ->> 'id', ''),
        coalesce(actor ->> 'via', 'job'), actor ->> 'client', event, account, key, key_name);
      if actor ->> 'kind' <> 'visitor' then perform store_history_actor(actor); end if;
    end $$;

    create function write_user_security() returns trigger language plpgsql as $$
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
          or to_jsonb(new) -> 'admin_role' is distinct from to_jsonb(old) -> 'admin_role' then
          perform store_security_event('role-changed', new.id);
        end if;
      else
        perform store_security_event('account-deleted', old.id);
      end if;
      return null;
    end $$;
    -- What is done without an actor, as by a migration, is nobody's.
    create trigger users_security_made after insert on users for each row
      when (new.role = 'admin' and history_actor() is not null)
      execute function write_user_security();
    create trigger users_security_changed after update on users for each row
      when (history_actor() is not null) execute function write_user_security();
    create trigger users_security_deleted after delete on users for each row
      when (history_actor() is not null) execute function write_user_security();

    create function write_key_security() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform store_security_event('key-made', new.created_by, new.id, new.name);
      elsif tg_op = 'DELETE' then
        perform store_security_event('key-revoked', old.created_by, old.id, old.name);
      else
        perform store_security_event('key-used', new.created_by, new.id, new.name);
      end if;
      return null;
    end $$;
    create trigger api_keys_security after insert or delete on api_keys for each row
      when (history_actor() is not null) execute function write_key_security();
    create trigger api_keys_security_used after update of last_used_at on api_keys for each row
      when (
        history_actor() is not null
        and (old.last_used_at at time zone 'UTC')::date
          is distinct from (new.last_used_at at time zone 'UTC')::date
      )
      execute function write_key_security();

    create function write_session_security() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform store_security_event('signed-in', new.user_id);
      elsif old.expires_at > now() and old.absolute_expires_at > now() then
        perform store_security_event('session-ended', old.user_id);
      end if;
      return null;
    end $$;
    create trigger sessions_security after insert or delete on sessions for each row
      when (history_actor() is not null) execute function write_session_security();

    create function write_link_security() returns trigger language plpgsql as $$
    begin
      perform store_security_event('password-reset-requested', new.user_id);
      return null;
    end $$;
    create trigger auth_links_security after insert on auth_links for each row
      when (new.kind = 'reset_password' and history_actor() is not null)
      execute function write_link_security();
  `.execute(db);
}
