import { z } from "zod";
import type { OverloadBounds } from "./overload.ts";

const many = z.coerce.number().int().min(1).max(100_000);

/**
 * Limits for one process's concurrent work. Beyond them, requests get a 503, except for cached
 * responses.
 */
export const overloadSettings = {
  /** Pages rendered at the same time; eight times as many may wait. */
  RENDERS_AT_ONCE: many.default(4),
  /** Concurrent calls of both APIs. */
  CALLS_AT_ONCE: many.default(100),
  /** Concurrent forms with a file of up to 5 MB in memory. */
  UPLOADS_AT_ONCE: many.default(8),
  /** Statements waiting for a database connection. */
  DATABASE_WAITS: many.default(60),
  /**
   * Average delay of the event loop over half a second, in milliseconds, above which only half as
   * much work is started.
   */
  LOOP_DELAY_MS: many.default(250),
  /** Open connections. */
  MAX_CONNECTIONS: many.default(5_000),
};

type Read = z.infer<z.ZodObject<typeof overloadSettings>>;

export function overloadBoundsOf(env: Read): OverloadBounds {
  return {
    renders: env.RENDERS_AT_ONCE,
    calls: env.CALLS_AT_ONCE,
    uploads: env.UPLOADS_AT_ONCE,
    databaseWaits: env.DATABASE_WAITS,
    loopDelayMs: env.LOOP_DELAY_MS,
    connections: env.MAX_CONNECTIONS,
  };
}
