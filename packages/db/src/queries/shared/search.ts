import { type Expression, type SqlBool, sql } from "kysely";

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

/**
 * `%`, `_` and `\` are plain text, not patterns. Escaped after the SQL function that normalizes
 * texts, because it also produces them from full-width forms.
 */
export function literally(comparable: "searchable" | "search_words", word: string) {
  return sql`regexp_replace(${sql.raw(comparable)}(${word}), '[\\\\%_]', '\\\\\\&', 'g')`;
}
