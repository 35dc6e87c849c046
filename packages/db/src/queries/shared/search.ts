import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";

/**
 * How many words of a long search count, the first ones: each one checks every row the others
 * leave.
 */
export const mostWords = 10;

export function firstWords(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, mostWords);
}

/** Splits the input into its words, without duplicates. */
export function searchWords(typed: string): string[] {
  return firstWords(typed.split(/\s+/).filter(Boolean));
}

/** `text`, normalized by `searchable`, contains every typed word. */
export function containsWords(text: Expression<unknown>, typed = ""): Expression<SqlBool>[] {
  return searchWords(typed).map(
    (word) => sql<boolean>`${text} like '%' || ${literally("searchable", word)} || '%'`,
  );
}

/** Min length of words that may be spelt otherwise: a shorter one resembles nearly everything. */
export const shortestLikeness = 3;

/**
 * The share of trigrams a similar word has in common: one wrong letter in a word of five ("danse",
 * "vinil") leaves half. The default is 0.6.
 */
export const likenessThreshold = 0.5;

/**
 * The texts in `columns` contain every typed word without the separators in both, or a word spelt
 * like it; short ones don't count. Only inside `likely`.
 */
export function resemblesWords(columns: RawBuilder<unknown>, typed = ""): Expression<SqlBool>[] {
  const words = searchWords(typed);
  // Trigrams know no signs: "C++" would resemble every word that begins with a C.
  const letters = (word: string) =>
    sql`length(regexp_replace(searchable(${word}), '[^[:alnum:]]', '', 'g'))`;
  const isShort = (word: string) => sql`length(squeezed(${word})) < ${shortestLikeness}`;
  const hasWord = words.map((word) => sql`not ${isShort(word)}`);
  return [
    sql<boolean>`(${sql.join([sql`false`, ...hasWord], sql` or `)})`,
    ...words.map(
      (word) => sql<boolean>`(
        ${isShort(word)}
        or squeezed(${columns}) like '%' || ${literally("squeezed", word)} || '%'
        or (${letters(word)} >= ${shortestLikeness} and searchable(${word}) <% searchable(${columns}))
      )`,
    ),
  ];
}

/** `<%` reads its threshold from a setting. */
export function likely<Result>(db: Db, find: (trx: Db) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likenessThreshold)}, true),
      set_config('jit', 'off', true)`.execute(trx);
    return find(trx);
  });
}

/**
 * `%`, `_` and `\` are plain text, not patterns. Escaped after the SQL function that normalizes
 * texts, because it also produces them from full-width forms.
 */
export function literally(comparable: "searchable" | "search_words" | "squeezed", word: string) {
  return sql`regexp_replace(${sql.raw(comparable)}(${word}), '[\\\\%_]', '\\\\\\&', 'g')`;
}
