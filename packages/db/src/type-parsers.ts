import { types } from "pg";

type ParserArguments = Parameters<typeof types.getTypeParser>;

/** How PostgreSQL's values are converted, on every connection. */
export const typeParsers = { getTypeParser };

/** PostgreSQL's dates stay text, because pg would turn them into midnight in the server's zone. */
function getTypeParser(...[oid, format]: ParserArguments) {
  if (oid === types.builtins.DATE) return String;
  if (oid === types.builtins.INT8) return Number;
  return types.getTypeParser(oid, format);
}
