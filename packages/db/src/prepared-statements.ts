import { sql } from "kysely";

const mark = "/* keep plan */";

/**
 * For `modifyEnd` of a statement that may be slower to plan than to run. After five plans for the parameters at hand PostgreSQL
 * compares them with one for any: it keeps that for the connection where it reckons it no dearer, as in a table of some hundred
 * rows, and goes on planning otherwise. Name the columns: a connection whose statement suddenly answers another type of one
 * fails until it is closed.
 */
export const keepPlan = sql.raw(mark);

/** By text. PostgreSQL's word for them is prepared statements; each connection has its own under these names. */
const names = new Map<string, string>();

/** The name under which a connection keeps the statement's plan; undefined for one that is planned each time. */
export function planNameOf(text: string): string | undefined {
  if (!text.endsWith(mark)) return undefined;
  const name = names.get(text) ?? `kept-${names.size + 1}`;
  names.set(text, name);
  return name;
}
