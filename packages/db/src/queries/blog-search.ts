import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../client.ts";

/** What a search asks of a post, and by what those it finds are ordered. */
export interface Search {
  condition: Expression<SqlBool>;
  /** Higher is better. */
  rank: Expression<number>;
}

/** Half of a word's three-letter pieces: one wrong letter in a word of five ("danse", "vinil"). The default is 0.6. */
const likenessThreshold = 0.5;

/** Half of its three-letter pieces would be one or two: a shorter word looks like nearly everything. */
const shortestLikeness = 3;

/** Twenty times the default. A post's words lie apart from its row, so to compare them costs far more than the planner thinks. */
const comparisonCost = 0.05;

/**
 * For any other text, excerpt and title, in the order PostgreSQL wants them ("D" is not used): so far apart that
 * repeating a word in the text can't lift a post above one that has it in its excerpt, nor that above a title.
 */
const weights = "{0, 0.1, 0.3, 1}";

/** Posts that have every word, in any form ("dancing" finds "dance"); the last one may be half typed. */
export function byWords(search: string): Search {
  return {
    condition: sql<boolean>`blog_posts.search_vector @@ words_query(${search})`,
    // Ranked by each word for itself: for words together ts_rank looks at how near they stand, more than at where.
    rank: sql<number>`ts_rank(
      ${weights}::real[],
      blog_posts.search_vector,
      replace(words_query(${search})::text, ' & ', ' | ')::tsquery
    )`,
  };
}

/**
 * Posts that have every word or, in title, excerpt or tags, one that looks like it; short words don't count.
 * Only inside `searching`.
 */
export function byLikeness(search: string): Search {
  const words = search.split(/[\p{P}\p{S}\s]+/u).filter((word) => word.length >= shortestLikeness);
  const conditions = words.map(
    (word) => sql<boolean>`(
      search_words(${word}) <% blog_posts.search_text
      or blog_posts.search_vector @@ words_query(${word})
    )`,
  );
  return {
    condition: conditions.length === 0 ? sql<boolean>`false` : sql.join(conditions, sql` and `),
    rank: sql<number>`2 * word_similarity(search_words(${search}), search_words(blog_posts.title))
      + word_similarity(search_words(${search}), blog_posts.search_text)`,
  };
}

/** `<%` reads its threshold from a setting; only with the operator does PostgreSQL use the index. */
export function searching<Result>(db: Db, run: (trx: Db) => Promise<Result>): Promise<Result> {
  const withSettings = async (trx: Db) => {
    await sql`select
      set_config('pg_trgm.word_similarity_threshold', ${String(likenessThreshold)}, true),
      set_config('cpu_operator_cost', ${String(comparisonCost)}, true)`.execute(trx);
    return run(trx);
  };
  return db.isTransaction ? withSettings(db) : db.transaction().execute(withSettings);
}
