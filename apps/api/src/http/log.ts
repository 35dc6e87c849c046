import { type Logger, type LoggerOptions, pino } from "pino";
import type { RecentErrors } from "../observe/recent-errors.ts";
import { createReadableLog } from "./readable-log.ts";

/** The server's log, as far as its parts write to it. */
export interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

interface LogOptions {
  logLevel: string;
  /** Also receives errors. */
  recentErrors?: Pick<RecentErrors, "note"> | undefined;
  /** As text for people; otherwise as JSON. */
  isLogReadable?: boolean;
  /** Receives the log's lines instead of standard output. */
  logTo?: { write: (line: string) => void };
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [other: string]: unknown;
}

/** What follows gives access to an account or draft, or identifies a campaign's recipient. */
const beforeSecret =
  /^(.*\/(?:reset-password|verify-email|undo-email-change|invitation|blog\/preview|blog-previews|p\/preview|page-previews)\/|\/[co]\/).*/i;

/** API keys don't belong in a path, but clients may put them there. */
const apiKeyInPath = /bt_[\w-]{43}/g;

/** Long enough for a token; ids and titles in addresses are recognized by their words. */
const longPiece = /[\w-]{20,}/g;
const idOrTitle =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:[a-z]{1,24}|[\da-z]{1,10})(?:-(?:[a-z]{1,24}|[\da-z]{1,10}))*|[a-z]{1,24}(?:[A-Z][a-z]{1,24})*)$/;

/** A truncated link, or one pasted after another, has its token in an unknown path. */
function hideTokens(path: string): string {
  return path.replaceAll(longPiece, (piece) => (idOrTitle.test(piece) ? piece : "…"));
}

/**
 * An email address, also URL-encoded or quoted. Matches begin only at word starts: trying every
 * letter of a 16 KB word in a hostile path would take seconds.
 */
const emailAddress = /(?<![^\s/"'<>()=,;:])[^\s/"'<>()=,;:]+(?:@|%40)[^\s/"'<>()=,;:]+/gi;

/** Lists the logged properties; others, such as PostgreSQL's detail, quote the refused row. */
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

/** Pino's level from which it is an error. */
const errorLevel = 50;

/** An error's log text in one line, without its stack and without addresses. */
function lineOf(args: readonly unknown[], { reqId }: Record<string, unknown>) {
  const [details] = args;
  const text = args.find((arg) => typeof arg === "string") ?? "";
  const err = typeof details === "object" && details !== null && "err" in details && details.err;
  return {
    message: text.replaceAll(emailAddress, "…"),
    cause: errorLine(err),
    requestId: typeof reqId === "string" ? reqId : undefined,
  };
}

/** An error's name, code and text, without addresses; undefined if it isn't an error. */
export function errorLine(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { type, code, message } = describeError(error);
  return [type, code, message].filter((part) => typeof part === "string" && part !== "").join(" ");
}

/** The server's log: it contains no personal data and no secrets. */
export function createLog({
  logLevel: level,
  isLogReadable = false,
  logTo,
  recentErrors,
}: LogOptions): Logger {
  const options: LoggerOptions = {
    level,
    ...(recentErrors && {
      hooks: {
        logMethod(args, method, number) {
          if (number >= errorLevel) recentErrors.note(lineOf(args, this.bindings()));
          method.apply(this, args);
        },
      },
    }),
    serializers: {
      // Headers and query aren't logged, because they contain tokens and email addresses.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: hideTokens(
          request.url
            .split("?", 1)
            .join()
            .replace(beforeSecret, "$1…")
            .replaceAll(apiKeyInPath, "bt_…")
            .replaceAll(emailAddress, "…"),
        ),
      }),
      err: describeError,
    },
  };
  if (isLogReadable) return pino(options, createReadableLog(logTo ?? process.stdout));
  return logTo === undefined ? pino(options) : pino(options, logTo);
}
