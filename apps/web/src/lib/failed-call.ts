import type { FailedCall } from "./trpc.ts";

/** The server's own sentence where it has one; `retry` when the call never reached it. */
export function failureSentence(
  { data, message }: FailedCall,
  { failed, retry }: { failed: string; retry: string },
): string {
  if (!data) return retry;
  return message || failed;
}

/** What the server found wrong, by the field it stands under: of several findings the first. */
export function failuresByField({ data }: FailedCall): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of data?.details ?? []) {
    const [field = ""] = path.split(".");
    found[field] ??= message;
  }
  return found;
}
