/**
 * SQLSTATE classes and codes that say "not now": connection lost, shutting down, starting up, too
 * many clients, disk or memory full, a disk that fails, a statement cut off after its time, a
 * transaction that idled, a server that only reads.
 */
const unavailableStates = /^(08...|57P0[1-5]|53...|58030|57014|25P03|25006)$/;

/**
 * SQLSTATEs among them that stop writing alone: a full disk, an I/O error, a read-only transaction.
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

/** What pg throws as plain errors without a code. */
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
   * PostgreSQL answered, and can't write: its disk is full or failing, or it is a copy that is only
   * read.
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
 * Translates an error of the driver into a `DatabaseUnavailableError` where the database is
 * unavailable; answers any other unchanged.
 */
export function translateDriverError(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error("PostgreSQL's driver failed", { cause: thrown });
  return saysUnavailable(thrown) ? new DatabaseUnavailableError(thrown) : thrown;
}

/**
 * True also for an error that has one as its cause, and for the copies of errors that the job queue
 * hands out.
 */
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
