/** SQLSTATE classes and codes that say "not now": connection lost, shutting down, starting up, too many clients. */
const unavailableStates = /^(08...|57P0[1-5]|53300|53400)$/;

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
]);

/** What pg throws as plain errors without a code. */
const poolSentences =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True when PostgreSQL can't be reached or turns us away: a caller may try again, and nothing is wrong with its request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    unavailableStates.test(code) ||
    networkCodes.has(code) ||
    poolSentences.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable))
  );
}
