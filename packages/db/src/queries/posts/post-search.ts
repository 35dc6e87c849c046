import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";
import { firstWords, likenessThreshold, mostWords, shortestLikeness } from "../shared/search.ts";

/**
 * The queries for finding and for ranking posts, as text of a tsquery, which PostgreSQL parses
 * once. A function of the typed words might run for each row.
 */
interface WordsQuery {
  all: string;
  any: string;
}

interface FoundPosts {
  /** The ids of one page, in order. */
  ids: string[];
  /** The number of posts on all pages. */
  total: number;
}

interface Page {
  /** Another condition on the row of `blog_posts`. */
  filter?: RawBuilder<boolean> | undefined;
  limit: number;
  offset: number;
}

const mostLikeWords = 10;

/** Posts read to estimate the number of matches, in less than 1 ms. */
const firstLook = 500;

/**
 * Words that more posts have are only searched in this many of the newest posts: counting and
 * sorting all matches gets slower with every post, and readers don't page that far.
 */
const mostPosts = 3_000;

/**
 * How many of the newest matches are ranked, at 3 to 15 microseconds each; older ones follow,
 * latest first.
 */
const mostRanked = 200;

/**
 * The weights of the text, the tags, the excerpt and the title, in PostgreSQL's order ("D" to "A"):
 * so far apart that a word in the text can't lift a post above one with it in the excerpt, nor that
 * above a title.
 */
const weights = "{0.1, 0.1, 0.3, 1}";

/**
 * Finds public posts with every word of a search, in any form ("dancing" finds "dance") and
 * possibly half typed; only if there are none, those with similarly spelt words. The best matches
 * come first.
 */
export function searchPosts(db: Db, search: string, page: Page): Promise<FoundPosts> {
  return searching(db, async (trx) => {
    const words = await byWords(trx, search);
    const found = words && (await findPage(trx, words, page));
    if (found !== undefined && found.total > 0) return found;
    const like = await byLikeness(trx, search);
    return like === undefined ? { ids: [], total: 0 } : findPage(trx, like, page);
  });
}

/** Counts for each search the posts with all of its words, as `searchPosts` would. */
export function countPostsByWords(
  db: Db,
  searches: readonly string[],
): Promise<{ search: string; count: number }[]> {
  return searching(db, async (trx) => {
    const { rows } = await sql<{ search: string; count: number }>`
      with typed as materialized (
        select search, ${allWords(sql`search`)} as query from unnest(${[...searches]}::text[]) as search
      )
      select search, case
        when ${isCommonQuery(sql`query`)}
        then (select count(*) from ${newest(mostPosts)} where words @@ query)
        else (select count(*) from blog_post_search where words @@ query)
      end as count
      from typed
    `.execute(trx);
    return rows;
  });
}

async function findPage(trx: Db, query: WordsQuery, page: Page): Promise<FoundPosts> {
  if (await isCommon(trx, query)) {
    const among = sql`${newest(mostPosts)} where words @@ ${query.all}::tsquery`;
    const found = await rankPage(trx, among, { ...page, any: query.any });
    // A filter may match older posts only.
    if (found.total > 0) return found;
  }
  // `offset 0` keeps PostgreSQL from scanning all posts, newest first, for a rare word.
  const all = sql`blog_post_search where words @@ ${query.all}::tsquery offset 0`;
  return rankPage(trx, all, { ...page, any: query.any });
}

async function rankPage(
  trx: Db,
  source: RawBuilder<unknown>,
  { any, filter, limit, offset }: Page & Pick<WordsQuery, "any">,
): Promise<FoundPosts> {
  const filtered = filter
    ? sql`where exists (select from blog_posts where id = post_id and ${filter} offset 0)`
    : sql``;
  const { rows } = await sql<{ post_id: string | null; total: number }>`
    with found as materialized (
      select post_id, row_number() over (order by published_at desc, post_id desc) as place
      from (select post_id, published_at from ${source}) as matching
      ${filtered}
    ), page as (
      select post_id, row_number() over (
        order by
          case when place <= ${mostRanked} then (
            select ts_rank(${weights}::real[], words, ${any}::tsquery)
            from blog_post_search
            where blog_post_search.post_id = found.post_id
          ) else 0 end desc,
          place
      ) as rank
      from found
      order by rank
      limit ${limit} offset ${offset}
    )
    select page.post_id, counted.total
    from (select count(*) as total from found) as counted left join page on true
    order by page.rank
  `.execute(trx);
  const ids = rows.flatMap(({ post_id: id }) => (id === null ? [] : [id]));
  return { ids, total: rows[0]?.total ?? 0 };
}

async function isCommon(trx: Db, { all }: WordsQuery): Promise<boolean> {
  const { rows } = await sql<{ isCommon: boolean }>`
    select ${isCommonQuery(sql`${all}::tsquery`)} as "isCommon"
  `.execute(trx);
  return rows.some((row) => row.isCommon);
}

/** Whether more posts than `mostPosts` probably have the words, judged by the newest. */
function isCommonQuery(query: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(
    select reltuples > ${mostPosts} and reltuples * (
      select count(*) from ${newest(firstLook)} where words @@ ${query}
    ) > ${mostPosts * firstLook}
    from pg_class
    where oid = 'blog_post_search'::regclass
  )`;
}

function newest(count: number): RawBuilder<unknown> {
  return sql`(
    select post_id, published_at, words
    from blog_post_search
    order by published_at desc, post_id desc
    limit ${count}
  ) as newest`;
}

/** Requires every word. Undefined if none of them counts. */
async function byWords(trx: Db, search: string): Promise<WordsQuery | undefined> {
  const { rows } = await sql<{ all: string | null }>`
    select ${allWords(sql`${search}`)}::text as all
  `.execute(trx);
  const all = rows[0]?.all ?? "";
  // Each word separately: for combined words ts_rank looks at their distance, not their place.
  return all === "" ? undefined : { all, any: all.replaceAll(" & ", " | ") };
}

/**
 * Only `search_words` knows the word separators: "a,b" is two words. Of "C++", only `signed_words`
 * keeps the signs.
 */
function allWords(search: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`concat_ws(
    ' & ',
    nullif(words_query(
      array_to_string((string_to_array(search_words(${search}), ' '))[1:${mostWords}::integer], ' ')
    )::text, ''),
    (
      select string_agg('''' || word || '''', ' & ')
      from unnest((signed_words(${search}))[1:${mostWords}::integer]) as word
    )
  )::tsquery`;
}

/**
 * Requires every word, or a similar one; short words don't count. Undefined if none is left. Only
 * inside `searching`.
 */
async function byLikeness(trx: Db, search: string): Promise<WordsQuery | undefined> {
  const typed = search.split(/[\p{P}\p{S}\s]+/u).filter((word) => word.length >= shortestLikeness);
  const groups = await findLikeWords(trx, firstWords(typed));
  if (groups.length === 0) return undefined;
  const { rows } = await sql<WordsQuery>`select
    to_tsquery('pg_catalog.english', ${groups.map((group) => `(${group.join(" | ")})`).join(" & ")})::text as all,
    to_tsquery('pg_catalog.english', ${groups.flat().join(" | ")})::text as any`.execute(trx);
  return rows.find(({ all }) => all !== "");
}

/**
 * Finds similarly spelt words for each typed word, and returns them all as parts of a tsquery; the
 * typed one may be half typed.
 */
async function findLikeWords(trx: Db, typed: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ word: string; like_words: string[] }>`
    select search_words(typed.word) as word, array(
      select blog_words.word
      from blog_words
      where search_words(typed.word) <% blog_words.word
      order by word_similarity(search_words(typed.word), blog_words.word) desc, blog_words.word
      limit ${mostLikeWords}
    ) as like_words
    from unnest(${[...typed]}::text[]) with ordinality as typed (word, position)
    where search_words(typed.word) <> ''
    order by typed.position
  `.execute(trx);
  // `search_words` has removed everything a tsquery would read as an operator; white space
  // separates words.
  return rows.map(({ word, like_words: like }) => [
    ...firstWords(word.split(" ")).map((each) => `'${each}':*`),
    ...like.map((each) => `'${each}'`),
  ]);
}

/**
 * `<%` reads its threshold from a setting, and PostgreSQL only uses the index with this operator.
 * It doesn't know how costly comparing words is, and would rather read whole tables; nor that
 * compiling such small queries takes longer than running them.
 */
function searching<Result>(db: Db, run: (trx: Db) => Promise<Result>): Promise<Result> {
  const withSettings = async (trx: Db) => {
    await sql`select
      set_config('pg_trgm.word_similarity_threshold', ${String(likenessThreshold)}, true),
      set_config('enable_seqscan', 'off', true),
      set_config('jit', 'off', true)`.execute(trx);
    return run(trx);
  };
  return inTransaction(db, withSettings);
}
