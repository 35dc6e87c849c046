import { MailRefused, MailServerUnusable } from "./mailer.ts";

/**
 * Describes for the log why a mail failed, without the mail server's own sentence, which quotes
 * addresses.
 */
export function errorReason(error: unknown): string {
  const isOurs = error instanceof MailRefused || error instanceof MailServerUnusable;
  const cause = isOurs ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return "unknown";
  const parts = [
    "code" in cause ? cause.code : cause.name,
    "originalCode" in cause && cause.originalCode,
    "command" in cause && cause.command,
    "responseCode" in cause && cause.responseCode,
  ];
  return parts.filter(Boolean).join(" ");
}
