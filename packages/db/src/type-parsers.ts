import { types } from "pg";

type ParserArguments = Parameters<typeof types.getTypeParser>;

/** How values of PostgreSQL become ours, on every connection. */
export const typeParsers = { getTypeParser };

/** PostgreSQL's calendar days stay text: pg would make them midnight of the server's own zone. */
function getTypeParser(...[oid, format]: ParserArguments) {
  if (oid === types.builtins.DATE) return String;
  if (oid === types.builtins.INT8) return Number;
  if (oid === types.builtins.TIMESTAMPTZ) return parseInstant;
  return types.getTypeParser(oid, format);
}

const parseAnyInstant: (text: string) => unknown = types.getTypeParser(types.builtins.TIMESTAMPTZ);

/**
 * `2026-11-24 17:00:00.123456+00`, as a session in UTC writes it. pg's own parser leaves the pieces
 * of a regular expression behind, a quarter of what a list of events took of memory; it is asked
 * for all that `Date` doesn't read, such as other offsets, `infinity` and years before Christ.
 */
function parseInstant(text: string): unknown {
  if (text.endsWith("+00")) {
    const instant = new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`);
    if (!Number.isNaN(instant.getTime())) return instant;
  }
  return parseAnyInstant(text);
}
