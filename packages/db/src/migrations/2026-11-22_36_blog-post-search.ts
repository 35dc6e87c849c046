import { type Kysely, type QueryExecutorProvider, sql } from "kysely";

/**
 * The searchable text of published posts, in a separate table: a search scans thousands of these
 * rows, newest first, or counts them, without reading the posts' long texts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Title, excerpt and tags by their weights. Of the content it says only which words are in it, as a lexeme without
    -- a position has the weight D: half as long, and so stored beside its row.
    create function post_search_words(title text, excerpt text, tags text[], content text) returns tsvector
      language sql immutable parallel safe
      return setweight(to_tsvector('pg_catalog.english', search_words(title)), 'A')
        || setweight(to_tsvector('pg_catalog.english', search_words(excerpt)), 'B')
        || setweight(to_tsvector('pg_catalog.english', search_words(variadic tags)), 'C')
        || strip(to_tsvector('pg_catalog.english', search_words(content)));

    create table blog_post_search (
      post_id uuid primary key references blog_posts on delete cascade,
      published_at timestamptz not null,
      words tsvector not null
    -- Words up to 8 KB stay in the row, and uncompressed: to fetch and unpack them takes ten times as long as to compare them.
    ) with (toast_tuple_target = 8160);
    alter table blog_post_search alter column words set storage external;

    create function store_blog_post_search() returns trigger language plpgsql as $$
    begin
      if new.status = 'published' then
        insert into blog_post_search (post_id, published_at, words)
        values (new.id, new.published_at, post_search_words(new.title, new.excerpt, new.tags, new.content))
        on conflict (post_id) do update set published_at = excluded.published_at, words = excluded.words;
      else
        delete from blog_post_search where post_id = new.id;
      end if;
      return null;
    end $$;

    create trigger blog_posts_search
      after insert or update of title, excerpt, tags, content, status, published_at on blog_posts
      for each row execute function store_blog_post_search();
  `.execute(db);
  await fillPostSearch(db);
  await sql`
    create index blog_post_search_newest on blog_post_search (published_at desc, post_id desc);
    -- Without a list of what is pending, up to 4 MB that each search would have to read through.
    create index blog_post_search_words on blog_post_search using gin (words) with (fastupdate = off);
    alter index blog_words_likeness set (fastupdate = off);
    select gin_clean_pending_list('blog_words_likeness');

    alter table blog_posts drop column search_vector;
  `.execute(db);
}

/** Fills in the words of posts already published. */
export async function fillPostSearch(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into blog_post_search (post_id, published_at, words)
    select id, published_at, post_search_words(title, excerpt, tags, content)
    from blog_posts
    where status = 'published'
  `.execute(db);
}
