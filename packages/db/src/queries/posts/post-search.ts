import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";
import { firstWords, mostWords } from "../shared/search.ts";

/** What a search asks of a post, and by what those it finds are ordered. */
export interface Search {
  condition: Expression<SqlBool>;
  /** Higher is better. */
  rank: Expression<number>;
}

/**
 * The share of trigrams that a similar word has in common: one wrong letter in a word of five
 * ("danse", "vinil") leaves half. The default is 0.6.
 */
const likenessThreshold = 0.5;

/**
 * Letters of the shortest word that similar ones are looked for: half the trigrams of a shorter one
 * are in nearly every word.
 */
const shortestLikeness = 3;

const mostLikeWords = 10;

/**
 * Twenty times the default. A post's words lie apart from its row, so to compare them costs far
 * more than the planner thinks.
 */
const comparisonCost = 0.05;

/**
 * For any other text, excerpt and title, in the order PostgreSQL wants them ("D" is not used): so
 * far apart that repeating a word in the text can't lift a post above one that has it in its
 * excerpt, nor that above a title.
 */
const weights = "{0, 0.1, 0.3, 1}";

/**
 * Posts that have every word, in any form ("dancing" finds "dance"); the last one may be half
 * typed.
 */
export function byWords(search: string | Expression<string>): Search {
  // What stands between words is known to `search_words` alone: "a,b" is two.
  const words = sql`array_to_string((string_to_array(search_words(${search}), ' '))[1:${mostWords}::integer], ' ')`;
  return {
    condition: sql<boolean>`blog_posts.search_vector @@ words_query(${words})`,
    // Ranked by each word for itself: for words together ts_rank looks at how near they stand, more
    // than at where.
    rank: sql<number>`ts_rank(
      ${weights}::real[],
      blog_posts.search_vector,
      replace(words_query(${words})::text, ' & ', ' | ')::tsquery
    )`,
  };
}

/**
 * Posts that have every word, or one that looks like it; short words don't count. Undefined when
 * none is left. Only inside `searching`.
 */
export async function byLikeness(trx: Db, search: string): Promise<Search | undefined> {
  const typed = search.split(/[\p{P}\p{S}\s]+/u).filter((word) => word.length >= shortestLikeness);
  const groups = await findLikeWords(trx, firstWords(typed));
  if (groups.length === 0) return undefined;
  const all = groups.map((group) => `(${group.join(" | ")})`).join(" & ");
  const any = groups.flat().join(" | ");
  return {
    condition: sql<boolean>`blog_posts.search_vector @@ to_tsquery('pg_catalog.english', ${all})`,
    rank: sql<number>`ts_rank(
      ${weights}::real[],
      blog_posts.search_vector,
      to_tsquery('pg_catalog.english', ${any})
    )`,
  };
}

/**
 * Finds for each word that was typed the words of posts that are spelt alike, and answers all of
 * them as parts of a tsquery; the typed one may be half typed.
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
  // `search_words` has left nothing in them that a tsquery could take for an operator; white space
  // separates words.
  return rows.map(({ word, like_words: like }) => [
    ...firstWords(word.split(" ")).map((each) => `'${each}':*`),
    ...like.map((each) => `'${each}'`),
  ]);
}

/**
 * `<%` reads its threshold from a setting; only with the operator does PostgreSQL use the index.
 */
export function searching<Result>(db: Db, run: (trx: Db) => Promise<Result>): Promise<Result> {
  const withSettings = async (trx: Db) => {
    await sql`select
      set_config('pg_trgm.word_similarity_threshold', ${String(likenessThreshold)}, true),
      set_config('cpu_operator_cost', ${String(comparisonCost)}, true)`.execute(trx);
    return run(trx);
  };
  return inTransaction(db, withSettings);
}
