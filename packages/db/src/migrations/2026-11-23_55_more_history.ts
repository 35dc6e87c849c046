import { type Kysely, sql } from "kysely";

/**
 * History for later tables: settings, passkeys, invitations, messages and their replies. Keys,
 * texts and addresses are only recorded as changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A history is kept by id, and a setting's is its name.
    alter table settings add column id text generated always as (name) stored;

    select keep_history('settings', 'setting', 'name', '{name,updated_by}');
    select keep_history('passkeys', 'passkey', '',
      '{credential_id,public_key,counter,transports,last_used_at}', '{name}');
    select keep_history('invitations', 'invitation', '', '{invited_at,expires_at}', '{email}');
    select keep_history('contact_messages', 'message', '',
      '{search_text,mail_id,mail_state,read_at}', '{name,email,subject,message}');
    select keep_history('message_replies', 'reply', '',
      '{author_id,author_name,mail_id,mail_state}', '{text}');

    -- Who started it, as the history says: the process that runs it acts for them.
    alter table imports add column started_as jsonb;

    -- What bulk actions replace, of posts too.
    alter table undoable_changes drop constraint undoable_changes_kind_check;
    alter table undoable_changes add constraint undoable_changes_kind_check
      check (kind in ('events', 'posts', 'subscribers'));

    -- What was chosen stays as it was; who set it for them may ask to be erased.
    drop trigger subscriber_choices_append_only on subscriber_choices;
    create trigger subscriber_choices_append_only
      before update of subscriber_id, chosen, created_at on subscriber_choices
      for each row execute function refuse_consent_change();
  `.execute(db);
  await writeSecurity(db);
}

/** Passkeys sign in, so adding or removing one is a security event. */
async function writeSecurity(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_passkey_security() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform store_security_event('passkey-added', new.user_id);
      -- With an account its passkeys go, too: that it went is written down already.
      elsif exists (select from users where id = old.user_id) then
        perform store_security_event('passkey-removed', old.user_id);
      end if;
      return null;
    end $$;
    create trigger passkeys_security after insert or delete on passkeys for each row
      when (history_actor() is not null) execute function write_passkey_security();

    create function write_codes_security() returns trigger language plpgsql as $$
    begin
      perform store_security_event('recovery-codes-made', user_id)
      from (select distinct user_id from new_rows) as account;
      return null;
    end $$;
    create trigger recovery_codes_security after insert on recovery_codes
      referencing new table as new_rows
      for each statement when (history_actor() is not null)
      execute function write_codes_security();
  `.execute(db);
}
