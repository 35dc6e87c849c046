import type { FailedCall } from "./trpc.ts";

interface FailureSentences {
  /** For an answer without a sentence of its own. */
  failed: string;
  /** When the call never reached the server; otherwise the same. */
  retry?: string;
}

/** Never empty: the server's own sentence where it has one. */
export function errorSentence(
  { data, message }: { data?: object | null | undefined; message: string },
  { failed, retry = failed }: FailureSentences,
): string {
  if (!data) return retry;
  return message.trim() || failed;
}

/** What stands in place of a list that can't be had, and what one can do about it. */
export function loadFailure(
  failure: Parameters<typeof errorSentence>[0],
  { failed, retry = failed }: FailureSentences,
): { title: string; text: string } {
  return {
    title: failure.data ? failed : retry,
    text: errorSentence(failure, { failed: "Check your connection, then try once more." }),
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
