import type { Context } from "./context.ts";
import type { ProcedureFacts } from "./procedure-facts.ts";

/** A call whose answer is the same for everybody. */
export interface CacheableCall {
  /**
   * Names the call by what the procedure gets, in whatever order, spelling and company it was sent.
   */
  key: string;
  /** As the procedure's schema reads it. The schema reads this once more as the same. */
  input: unknown;
}

/** What has a longer key is answered, but not cached. */
const maxKeyLength = 1_000;

/** Undefined: the answer depends on the caller, or the input is wrong. */
export function cacheableCall(
  name: string,
  { cacheable, input: schema }: ProcedureFacts,
  sent: unknown,
): CacheableCall | undefined {
  if (!cacheable) return undefined;
  if (schema === undefined) return { key: name, input: undefined };
  const { success, data } = schema.safeParse(sent);
  if (!success) return undefined;
  const key = `${name} ${JSON.stringify(data)}`;
  return key.length > maxKeyLength ? undefined : { key, input: data };
}

/**
 * Says that a cacheable procedure's answer stays as it is for a shorter time than others. Of
 * several calls the shortest counts.
 */
export function staysFor({ freshness }: Pick<Context, "freshness">, seconds: number): void {
  freshness.seconds = Math.min(freshness.seconds, seconds);
}
