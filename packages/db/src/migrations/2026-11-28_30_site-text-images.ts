import { type Kysely, sql } from "kysely";

const safe = "a text that names no image of the library adds no row";

export const accepted = {
  "the trigger site_texts.site_texts_images_changed runs with what is written": safe,
  "the trigger site_texts.site_texts_images_stored runs with what is written": safe,
};

/** Images of the library that texts of the site show, so that they aren't deleted meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_text_images (
      text_id text not null references site_texts on delete cascade,
      image_id text not null references images,
      primary key (text_id, image_id)
    );
    create index site_text_images_image_id on site_text_images (image_id);

    -- Their ids are whole strings of 64 digits. An image that is gone has no row.
    create function store_site_text_images() returns trigger language plpgsql as $$
    begin
      delete from site_text_images where text_id = new.id;
      insert into site_text_images (text_id, image_id)
      select distinct new.id, images.id
      from regexp_matches(
        jsonb_build_array(new.value, new.draft)::text, '"([0-9a-f]{64})"', 'g'
      ) as named
      join images on images.id = named[1];
      return null;
    end $$;
    create trigger site_texts_images_stored after insert on site_texts
      for each row execute function store_site_text_images();
    create trigger site_texts_images_changed after update of value, draft on site_texts
      for each row when (
        old.value is distinct from new.value or old.draft is distinct from new.draft
      )
      execute function store_site_text_images();
  `.execute(db);
}
