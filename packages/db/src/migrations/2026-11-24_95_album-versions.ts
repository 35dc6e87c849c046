import { type Kysely, sql } from "kysely";

export const accepted = {
  "the trigger event_albums.event_albums_first_version runs with what is written":
    "it fills the new column alone",
  "the trigger event_albums.event_albums_version runs with what is written":
    "it counts the version on by one, as the release before does itself",
};

/** Which of an album's fields changed in which version, as for events, posts and campaigns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event_albums add column field_versions jsonb not null default '{}';

    -- The first that is saved replaces an empty album, which has no row: what it fills has changed.
    create function count_first_album_version() returns trigger language plpgsql as $$
    declare
      actor jsonb := nullif(current_setting('history.actor', true), '')::jsonb;
    begin
      new.field_versions := coalesce((
        select jsonb_object_agg(key, jsonb_strip_nulls(jsonb_build_object(
          'version', new.version, 'at', new.updated_at, 'kind', actor -> 'kind', 'by', actor -> 'id'
        )))
        from jsonb_each(jsonb_build_object(
          'images', new.images, 'consent_note', new.consent_note
        ))
        where value not in ('[]', '""')
      ), '{}');
      return new;
    end $$;
    create trigger event_albums_first_version before insert on event_albums
      for each row execute function count_first_album_version();
    create trigger event_albums_version before update on event_albums
      for each row execute function count_version('id', 'version', 'field_versions', 'updated_at');
  `.execute(db);
}
