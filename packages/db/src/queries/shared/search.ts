import { type Expression, type SqlBool, sql } from "kysely";

/**
 * Words of a long search that count, the first ones: each costs a look at every row that the others
 * leave.
 */
export const mostWords = 10;

export function firstWords(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, mostWords);
}

/** Splits what was typed into its words, each once. */
export function searchWords(typed: string): string[] {
  return firstWords(typed.split(/\s+/).filter(Boolean));
}

/** `text`, which went through `searchable`, contains every word that was typed. */
export function containsWords(text: Expression<unknown>, typed = ""): Expression<SqlBool>[] {
  return searchWords(typed).map(
    (word) => sql<boolean>`${text} like '%' || ${literally("searchable", word)} || '%'`,
  );
}

/**
 * `%`, `_` and `\` are what a person typed, not patterns. Escaped after the SQL function that makes
 * texts comparable, which makes them of their full-width forms too.
 */
export function literally(comparable: "searchable" | "search_words", word: string) {
  return sql`regexp_replace(${sql.raw(comparable)}(${word}), '[\\\\%_]', '\\\\\\&', 'g')`;
}
