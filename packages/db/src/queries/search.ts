import { type Expression, type SqlBool, sql } from "kysely";

/** `text`, which went through `searchable`, contains every word that was typed. */
export function containsWords(text: Expression<unknown>, typed = ""): Expression<SqlBool>[] {
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql<boolean>`${text} like '%' || ${literally("searchable", word)} || '%'`);
}

/**
 * `%`, `_` and `\` are what a person typed, not patterns.
 * Escaped after the SQL function that makes texts comparable, which makes them of their full-width forms too.
 */
export function literally(comparable: "searchable" | "search_words", word: string) {
  return sql`regexp_replace(${sql.raw(comparable)}(${word}), '[\\\\%_]', '\\\\\\&', 'g')`;
}
