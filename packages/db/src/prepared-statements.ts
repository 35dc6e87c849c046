import { sql } from "kysely";

const mark = "/* prepared */";

/**
 * Marks a statement, by `modifyEnd`, to be prepared once per connection, because planning may take
 * longer than running it. After five plans with actual parameters PostgreSQL compares them with a
 * generic one. It uses the generic plan from then on if that costs no more, as in a table of some
 * hundred rows, and otherwise keeps planning. The statement has to name its columns: if a column's
 * type changes, it fails on each connection that has prepared it, until that connection is closed.
 */
export const prepared = sql.raw(mark);

/**
 * Names of prepared statements by their text. PostgreSQL keeps its own list for each connection.
 */
const names = new Map<string, string>();

/** The name under which a connection prepares the statement; undefined: it is planned each time. */
export function preparedNameOf(text: string): string | undefined {
  if (!text.endsWith(mark)) return undefined;
  const name = names.get(text) ?? `prepared-${names.size + 1}`;
  names.set(text, name);
  return name;
}
