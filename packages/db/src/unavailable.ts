/**
 * SQLSTATE classes and codes that mean "not now": connection lost, shutting down, starting up, too
 * many clients, disk or memory full, a failing disk, a statement cut off after its time, an idle
 * transaction, a read-only server.
 */
const unavailableStates = /^(08...|57P0[1-5]|53...|58030|57014|25P03|25006)$/;

/**
 * The SQLSTATEs among them that only prevent writing: a full disk, an I/O error, a read-only
 * transaction.
 */
const unwritableStates = /^(53100|58030|25006)$/;

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
]);

/** Sentences of plain errors without a code, as thrown by pg. */
const driverSentences =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable/;

const unavailableCode = "DATABASE_UNAVAILABLE";

/**
 * PostgreSQL can't be reached or refuses connections: the caller may retry, as its request is fine.
 * The driver's error is the cause. Only thrown where a query is sent to PostgreSQL, so that another
 * broken connection, such as to a visitor's browser, isn't taken for the database's.
 */
export class DatabaseUnavailableError extends Error {
  readonly code = unavailableCode;
  /**
   * PostgreSQL answered, but can't write: its disk is full or failing, or it is a read-only copy.
   */
  readonly isUnwritable: boolean;

  constructor(cause: Error) {
    super(`PostgreSQL is not available: ${cause.message}`, { cause });
    this.name = "DatabaseUnavailableError";
    this.isUnwritable = unwritableStates.test(codeOf(cause));
  }
}

/** PostgreSQL has been silent for longer than a statement may take. */
export class UnansweredError extends Error {
  constructor() {
    super("no answer in time");
    this.name = "UnansweredError";
  }
}

/**
 * Converts a driver's error into a `DatabaseUnavailableError` if the database is unavailable;
 * returns any other error unchanged.
 */
export function translateDriverError(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error("PostgreSQL's driver failed", { cause: thrown });
  return saysUnavailable(thrown) ? new DatabaseUnavailableError(thrown) : thrown;
}

/** True also for an error caused by one, and for the job queue's copies of errors. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && error.code === unavailableCode) return true;
  return "cause" in error && isDatabaseUnavailable(error.cause);
}

function saysUnavailable(error: Error): boolean {
  const code = codeOf(error);
  return (
    unavailableStates.test(code) ||
    networkCodes.has(code) ||
    driverSentences.test(error.message) ||
    error instanceof UnansweredError ||
    // A host with several addresses fails with one error for each.
    (error instanceof AggregateError &&
      error.errors.some((each) => each instanceof Error && saysUnavailable(each)))
  );
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
