import { types } from "pg";

type ParserArguments = Parameters<typeof types.getTypeParser>;

/** How PostgreSQL's values are converted, on every connection. */
export const typeParsers = { getTypeParser };

/** PostgreSQL's dates stay text, because pg would turn them into midnight in the server's zone. */
function getTypeParser(...[oid, format]: ParserArguments) {
  if (oid === types.builtins.DATE) return String;
  if (oid === types.builtins.INT8) return Number;
  if (oid === types.builtins.TIMESTAMPTZ) return parseInstant;
  return types.getTypeParser(oid, format);
}

const parseAnyInstant: (text: string) => unknown = types.getTypeParser(types.builtins.TIMESTAMPTZ);

/**
 * Parses `2026-11-24 17:00:00.123456+00`, as a session in UTC writes it. pg's own parser leaves
 * garbage from a regular expression, a quarter of the memory of a list of events; it is only used
 * for what `Date` can't read, such as other offsets, `infinity` and years before Christ.
 */
function parseInstant(text: string): unknown {
  if (text.endsWith("+00")) {
    const instant = new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`);
    if (!Number.isNaN(instant.getTime())) return instant;
  }
  return parseAnyInstant(text);
}
