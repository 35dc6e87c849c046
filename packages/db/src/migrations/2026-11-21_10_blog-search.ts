import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The words of a text, without accents, case or punctuation. The index and the question go through it alike,
    -- so that "8-track" is found by "8 track"; and nothing is left that a tsquery could take for an operator.
    -- Named one by one: [:punct:] depends on the locale.
    create function search_words(variadic parts text[]) returns text
      language sql immutable parallel safe
      return btrim(regexp_replace(searchable(variadic parts), '[\\x01-\\x2f:-@[-\\x60{-\\x7f\\s]+', ' ', 'g'));

    -- Posts with every one of these words, each perhaps not typed to its end. Null when there is no word in it.
    create function words_query(words text) returns tsquery
      language sql immutable parallel safe
      return (
        select to_tsquery('pg_catalog.english', string_agg('''' || word || ''':*', ' & '))
        from unnest(string_to_array(search_words(words), ' ')) as word
        where word <> ''
      );

    alter table blog_posts
      -- A word in the title counts for more than one in the excerpt, and that for more than one anywhere else.
      add column search_vector tsvector not null generated always as (
        setweight(to_tsvector('pg_catalog.english', search_words(title)), 'A')
          || setweight(to_tsvector('pg_catalog.english', search_words(excerpt)), 'B')
          || setweight(to_tsvector('pg_catalog.english', search_words(variadic tags)), 'C')
          || setweight(to_tsvector('pg_catalog.english', search_words(content)), 'C')
      ) stored,
      -- Where misspelt words are looked for: the content is too long to be compared letter by letter.
      add column search_text text not null generated always as (
        search_words(title, excerpt) || ' ' || search_words(variadic tags)
      ) stored;

    create index blog_posts_search_vector on blog_posts using gin (search_vector);
    create index blog_posts_search_text on blog_posts using gin (search_text gin_trgm_ops);
  `.execute(db);
}
