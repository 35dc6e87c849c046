import { type Kysely, sql } from "kysely";

/** Photos of past parties. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_albums (
      -- The event's: it has one album at most.
      id uuid primary key references all_events on delete cascade,
      -- As contracts/albums/album-images.ts has them, in the order in which they are shown.
      images jsonb not null check (jsonb_typeof(images) = 'array'),
      -- Who was asked, for admins alone.
      consent_note text not null,
      version integer not null,
      updated_at timestamptz not null
    );

    -- The images that albums show.
    create table event_album_images (
      event_id uuid not null references event_albums on delete cascade,
      image_id text not null references images,
      primary key (event_id, image_id)
    );
    create index event_album_images_image_id on event_album_images (image_id);

    -- An image that is gone has no row: what was written before may name one.
    create function store_event_album_images() returns trigger language plpgsql as $$
    begin
      delete from event_album_images where event_id = new.id;
      insert into event_album_images (event_id, image_id)
      select distinct new.id, images.id
      from jsonb_array_elements(new.images) as shown
      join images on images.id = shown ->> 'imageId';
      return null;
    end $$;
    create trigger event_albums_images_stored after insert on event_albums
      for each row execute function store_event_album_images();
    create trigger event_albums_images_changed after update of images on event_albums
      for each row when (old.images is distinct from new.images)
      execute function store_event_album_images();

    -- Whoever is named in a note may ask to be erased, so that it changed is all that stays.
    select keep_history('event_albums', 'album', '', '{}', '{consent_note}');
  `.execute(db);
}
