import type { FailedCall } from "./trpc.ts";

interface ErrorSentences {
  /** The sentence for an answer that has none of its own. */
  failed: string;
  /** The sentence when the call never reached the server; undefined: `failed`. */
  retry?: string;
}

/** The sentence to show for an error, never empty: the server's own where it has one. */
export function errorSentence(
  { data, message }: { data?: object | null | undefined; message: string },
  { failed, retry = failed }: ErrorSentences,
): string {
  if (!data) return retry;
  return message.trim() || failed;
}

/** What stands in place of a list that can't be had, and what one can do about it. */
export function loadErrorNotice(
  error: Parameters<typeof errorSentence>[0],
  { failed, retry = failed }: ErrorSentences,
): { title: string; text: string } {
  return {
    title: error.data ? failed : retry,
    text: errorSentence(error, { failed: "Check your connection, then try again." }),
  };
}

/** What the server found wrong, by the field it stands under: of several findings the first. */
export function errorsByField({ data }: FailedCall): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of data?.details ?? []) {
    const [field = ""] = path.split(".");
    found[field] ??= message;
  }
  return found;
}
