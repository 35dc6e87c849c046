import { type Kysely, type QueryExecutorProvider, sql } from "kysely";

export const accepted = {
  "writes to all_events wait while the index events_squeezed is made":
    "some thousand events at most, some hundred milliseconds",
};

/**
 * A search finds words however their signs are written: "obriens" finds "O'Brien's", "rocknroll"
 * finds "Rock 'n' Roll", and "C++" and emoji find just what contains them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Without separators; pluses and hashes tell what is meant. An index needs it immutable, as searchable is.
    create function squeezed(variadic parts text[]) returns text
      language sql immutable parallel safe
      return translate(searchable(variadic parts), ' !"$%&''()*,-./:;<=>?@[\\]^_\`{|}~', '');

    -- Words with signs between their parts, as one word each: "don't" is dont, "rock 'n' roll" is rocknroll.
    create function joined_words(variadic parts text[]) returns text
      language sql immutable parallel safe
      return (
        select coalesce(string_agg(regexp_replace(found[1], '[\\x01-\\x2f:-@[-\`{-\\x7f\\s]+', '', 'g'), ' '), '')
        from regexp_matches(
          searchable(variadic parts),
          '[^\\x01-\\x2f:-@[-\`{-\\x7f\\s]+(?:(?: ''?n''? |[''.&-])[^\\x01-\\x2f:-@[-\`{-\\x7f\\s]+)+',
          'g'
        ) as found
      );

    -- What words alone don't tell: a word with its pluses or hashes at the end, and emoji.
    create function signed_words(variadic parts text[]) returns text[]
      language sql immutable parallel safe
      return array(
        select distinct found[1]
        from regexp_matches(
          searchable(variadic parts),
          '[a-z0-9]{1,40}[+#]{1,3}|[\\u2600-\\u27bf\\u2b50-\\u2b55\\U0001f000-\\U0001faff]',
          'g'
        ) as found
      );

    create or replace function post_search_words(title text, excerpt text, tags text[], content text) returns tsvector
      language sql immutable parallel safe
      return setweight(to_tsvector('pg_catalog.english', search_words(title) || ' ' || joined_words(title)), 'A')
        || setweight(to_tsvector('pg_catalog.english', search_words(excerpt) || ' ' || joined_words(excerpt)), 'B')
        || setweight(to_tsvector('pg_catalog.english', search_words(variadic tags) || ' ' || joined_words(variadic tags)), 'C')
        || strip(to_tsvector('pg_catalog.english', search_words(content) || ' ' || joined_words(content)))
        || array_to_tsvector(signed_words(variadic array[title, excerpt, content] || tags));

    create index events_squeezed on all_events
      using gin (squeezed(event_name, location_label) gin_trgm_ops) where deleted_at is null;
  `.execute(db);
  await fillJoinedWords(db);
}

/** Fills in the words of posts already published. */
export async function fillJoinedWords(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update blog_post_search
    set words = post_search_words(title, excerpt, tags, content)
    from all_blog_posts
    where all_blog_posts.id = post_id
  `.execute(db);
}
