import { type Kysely, sql } from "kysely";

/** Posts with structured text, and the images in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table all_blog_posts
      -- The text with its structure, as contracts/posts/post-document.ts has it. Null: it is plain
      -- text. What it says in plain text is the content.
      add column document jsonb check (jsonb_typeof(document) = 'object');
    select refresh_live_views();

    -- The images that posts show in their texts.
    create table blog_post_images (
      post_id uuid not null references all_blog_posts on delete cascade,
      image_id text not null references images,
      primary key (post_id, image_id)
    );
    create index blog_post_images_image_id on blog_post_images (image_id);

    -- An image that is gone has no row: what was written before may name one.
    create function store_blog_post_images() returns trigger language plpgsql as $$
    begin
      delete from blog_post_images where post_id = new.id;
      insert into blog_post_images (post_id, image_id)
      select distinct new.id, images.id
      from jsonb_array_elements(new.document -> 'blocks') as block
      join images on images.id = block ->> 'imageId'
      where block ->> 'kind' = 'image';
      return null;
    end $$;
    create trigger blog_posts_images_stored after insert on all_blog_posts
      for each row when (new.document is not null) execute function store_blog_post_images();
    create trigger blog_posts_images_changed after update of document on all_blog_posts
      for each row when (old.document is distinct from new.document)
      execute function store_blog_post_images();
  `.execute(db);
}
