import { type Kysely, sql } from "kysely";

/**
 * Pages of the club's own, such as its privacy policy. A table of their own, so that no query of
 * posts can find one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pages (
      id uuid primary key,
      slug text not null unique,
      title text not null,
      excerpt text not null,
      content text not null,
      -- The text with its structure, as a post has it. Null: it is plain text.
      document jsonb check (jsonb_typeof(document) = 'object'),
      status text not null default 'draft' check (status in ('draft', 'published')),
      -- Set when it is first published; stays when it becomes a draft again.
      published_at timestamptz check (status <> 'published' or published_at is not null),
      publish_at timestamptz,
      take_down_at timestamptz check (publish_at < take_down_at),
      version integer not null default 1,
      -- By column: the version that changed it last, when, and who, by kind and id.
      field_versions jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index pages_publish_at on pages (publish_at) where publish_at is not null;
    create index pages_take_down_at on pages (take_down_at) where take_down_at is not null;

    select keep_trash('pages');
    select keep_history('all_pages', 'page', 'title');
    create trigger all_pages_version before update on all_pages for each row
      execute function count_version('id', 'version', 'field_versions', 'created_at',
        'updated_at', 'deleted_at', 'deleted_by', 'deleted_by_name', 'published_at');
    create trigger all_pages_schedule
      before insert or update of status, publish_at, take_down_at on all_pages
      for each row execute function settle_schedule('published');

    -- Slugs a page had before: their addresses redirect.
    create table page_old_slugs (
      slug text primary key,
      page_id uuid not null references all_pages on delete cascade
    );
    create index page_old_slugs_page_id on page_old_slugs (page_id);

    -- The images that pages show in their texts.
    create table page_images (
      page_id uuid not null references all_pages on delete cascade,
      image_id text not null references images,
      primary key (page_id, image_id)
    );
    create index page_images_image_id on page_images (image_id);

    create function store_page_images() returns trigger language plpgsql as $$
    begin
      delete from page_images where page_id = new.id;
      insert into page_images (page_id, image_id)
      select distinct new.id, images.id
      from jsonb_array_elements(new.document -> 'blocks') as block
      join images on images.id = block ->> 'imageId'
      where block ->> 'kind' = 'image';
      return null;
    end $$;
    create trigger all_pages_images after insert or update of document on all_pages
      for each row execute function store_page_images();
  `.execute(db);
}
