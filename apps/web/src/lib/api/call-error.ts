import { loadErrorTexts } from "@before-ten/contracts/site/texts/load-error";
import type { z } from "zod";
import type { FailedCall } from "./trpc.ts";

interface ErrorSentences {
  /** The sentence for an error without its own. */
  failed: string;
  /** The sentence if the call never reached the server; defaults to `failed`. */
  retry?: string;
}

interface NoticeSentences extends ErrorSentences {
  /** What to do about an error without its own sentence. */
  advice?: string;
}

/** The sentence to show for an error, never empty: the server's own if it has one. */
export function errorSentence(
  { data, message }: { data?: object | null | undefined; message: string },
  { failed, retry = failed }: ErrorSentences,
): string {
  if (!data) return retry;
  return message.trim() || failed;
}

/** The notice that replaces a list that failed to load, with what to do about it. */
export function loadErrorNotice(
  error: Parameters<typeof errorSentence>[0],
  { failed, retry = failed, advice = loadErrorTexts.defaults.advice }: NoticeSentences,
): { title: string; text: string } {
  return {
    title: error.data ? failed : retry,
    text: errorSentence(error, { failed: advice }),
  };
}

/** The errors of an input that a contract's schema refuses, by field, the first of each. */
export function issuesByField({ issues }: z.ZodError): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[String(path[0] ?? "")] ??= message;
  return found;
}

/** The server's validation errors by field, the first of each. */
export function errorsByField({ data }: FailedCall): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of data?.details ?? []) {
    const [field = ""] = path.split(".");
    found[field] ??= message;
  }
  return found;
}
