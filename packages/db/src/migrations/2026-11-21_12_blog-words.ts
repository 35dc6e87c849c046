import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The words of titles, excerpts and tags, each once: a misspelt word is compared with thousands of words rather than
    -- with the texts of thousands of posts. A word stays when its last post goes; it then leads to no post.
    create table blog_words (word text primary key);
    create index blog_words_likeness on blog_words using gin (word gin_trgm_ops);

    create function remember_blog_words() returns trigger language plpgsql as $$
    begin
      insert into blog_words
      select distinct word
      from unnest(string_to_array(new.search_text, ' ')) as word
      -- Shorter ones look like nearly everything; longer ones are nobody's words.
      where length(word) between 3 and 40
      -- Always in the same order, so that two posts at once don't wait for each other.
      order by word
      on conflict do nothing;
      return null;
    end $$;

    create trigger blog_posts_words
      after insert or update of title, excerpt, tags on blog_posts
      for each row execute function remember_blog_words();

    insert into blog_words
    select distinct word
    from blog_posts, unnest(string_to_array(search_text, ' ')) as word
    where length(word) between 3 and 40;
  `.execute(db);
}
