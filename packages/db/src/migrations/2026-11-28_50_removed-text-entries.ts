import { type Kysely, sql } from "kysely";

/**
 * Entries that admins removed from a list of the site, as the trash reads, restores and deletes
 * them. Only owners change lists of the definition `brand`, so these aren't in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view removed_text_entries as
    select
      -- A UUID of version 8: the same for the same entry.
      overlay(overlay(md5(text.id || '.' || (entry ->> 'id')) placing '8' from 13)
        placing 'a' from 17)::uuid as id,
      text.id as text_id,
      entry ->> 'id' as entry_id,
      coalesce(entry ->> 'title', entry ->> 'question', entry ->> 'name', entry ->> 'label',
        entry ->> 'text', entry ->> 'id') || ' (' || text.id || ')' as name,
      -- A release before this one stored what the client sent.
      case when entry ->> 'removedAt' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$'
        then (entry ->> 'removedAt')::timestamptz
        else text.updated_at end as deleted_at,
      null::uuid as deleted_by,
      coalesce(entry ->> 'removedBy', '') as deleted_by_name
    from site_texts as text
    cross join jsonb_array_elements(
      case jsonb_typeof(text.value) when 'array' then text.value else '[]' end
    ) as entry
    where entry ->> 'removedAt' <> '' and text.id not like 'brand.%';

    create function change_removed_text_entry() returns trigger language plpgsql as $$
    begin
      update site_texts
      set version = version + 1, updated_at = now(), value = (
        select coalesce(jsonb_agg(
          case when entry ->> 'id' = old.entry_id
            then entry - 'removedAt' - 'removedBy' else entry end
          order by place
        ), '[]')
        from jsonb_array_elements(value) with ordinality as each (entry, place)
        where tg_op = 'UPDATE' or entry ->> 'id' <> old.entry_id
      )
      where id = old.text_id;
      return old;
    end $$;
    create trigger removed_text_entries_restore instead of update on removed_text_entries
      for each row execute function change_removed_text_entry();
    create trigger removed_text_entries_delete instead of delete on removed_text_entries
      for each row execute function change_removed_text_entry();
  `.execute(db);
}
