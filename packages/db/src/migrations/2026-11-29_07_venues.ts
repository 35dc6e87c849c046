import { type Kysely, sql } from "kysely";

/** Venues: where parties take place, with what is always so there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table venues (
      id uuid primary key,
      slug text not null unique,
      name text not null,
      country text not null,
      location jsonb not null check (jsonb_typeof(location) = 'object'),
      -- How many people the law admits.
      capacity integer check (capacity > 0),
      arrival text check (arrival <> ''),
      transport text check (transport <> ''),
      accessibility text check (accessibility <> ''),
      bar text check (bar <> ''),
      seats text check (seats <> ''),
      cloakroom text check (cloakroom <> ''),
      rules text check (rules <> ''),
      -- Images of the library, each with its alternative text.
      photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array'),
      status text not null default 'published' check (status in ('draft', 'published')),
      version integer not null default 1,
      -- By column: the version that changed it last, when, and who, by kind and id.
      field_versions jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null
    );

    select keep_trash('venues');
    select keep_history('all_venues', 'venue', 'name');
    create trigger all_venues_version before update on all_venues for each row
      execute function count_version('id', 'version', 'field_versions', 'created_at',
        'updated_at', 'deleted_at', 'deleted_by', 'deleted_by_name');

    -- The images that venues show.
    create table venue_images (
      venue_id uuid not null references all_venues on delete cascade,
      image_id text not null references images,
      primary key (venue_id, image_id)
    );
    create index venue_images_image_id on venue_images (image_id);

    create function store_venue_images() returns trigger language plpgsql as $$
    begin
      delete from venue_images where venue_id = new.id;
      insert into venue_images (venue_id, image_id)
      select distinct new.id, images.id
      from jsonb_array_elements(new.photos) as photo
      join images on images.id = photo ->> 'imageId';
      return null;
    end $$;
    create trigger all_venues_images after insert or update of photos on all_venues
      for each row execute function store_venue_images();
  `.execute(db);
}
