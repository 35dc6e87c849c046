import { type Logger, pino } from "pino";

interface LogOptions {
  logLevel: string;
  /** Takes the log's lines; standard output does without it. */
  logTo?: { write: (line: string) => void };
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [other: string]: unknown;
}

/**
 * What follows in the path of a mailed link opens an account, or says whose mail of a campaign it
 * stood in.
 */
const beforeSecret = /^(.*\/(?:reset-password|verify-email|undo-email-change)\/|\/[co]\/).*/i;

/** An API key has no business in a path, but somebody may put it there. */
const apiKeyInPath = /bt_[\w-]{43}/g;

/** An address, also as a URL or a quoting program writes it. */
const emailAddress = /[^\s/"'<>()=,;:]+(?:@|%40)[^\s/"'<>()=,;:]+/gi;

/** Lists the properties that are logged; others of PostgreSQL's errors quote the row it refused. */
function describeError({ name, message, stack = "", cause, ...other }: Error): LoggedError {
  const code = "code" in other && typeof other.code === "string" ? { code: other.code } : {};
  return {
    type: name,
    ...code,
    message: message.replaceAll(emailAddress, "…"),
    stack: stack.replaceAll(emailAddress, "…"),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** The server's log: it names no person, and opens no account. */
export function createLog({ logLevel: level, logTo }: LogOptions): Logger {
  const options = {
    level,
    serializers: {
      // Headers and query stay out of the log: they carry tokens and e-mail addresses.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url
          .split("?", 1)
          .join()
          .replace(beforeSecret, "$1…")
          .replaceAll(apiKeyInPath, "bt_…")
          .replaceAll(emailAddress, "…"),
      }),
      err: describeError,
    },
  };
  return logTo === undefined ? pino(options) : pino(options, logTo);
}
