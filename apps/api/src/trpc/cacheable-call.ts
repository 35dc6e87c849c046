import type { Context } from "./context.ts";
import type { ProcedureFacts } from "./procedure-facts.ts";

/** A call whose answer is the same for everyone. */
export interface CacheableCall {
  /**
   * Identifies the call by the procedure's parsed input, independent of order, spelling and unknown
   * fields.
   */
  key: string;
  /** As parsed by the procedure's schema. Parsing it again gives the same. */
  input: unknown;
}

/** A call with a longer key is answered, but not cached. */
const maxKeyLength = 1_000;

/** Undefined: the answer depends on the caller, or the input is invalid. */
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

/** Shortens how long an answer stays valid; of several calls the shortest counts. */
export function staysFor({ freshness }: Pick<Context, "freshness">, seconds: number): void {
  freshness.seconds = Math.min(freshness.seconds, seconds);
}
