import { z } from "zod";
import type { OverloadBounds } from "./overload.ts";

const many = z.coerce.number().int().min(1).max(100_000);

/** How much one process begins at once. Past it comes a 503, but for what is cached. */
export const overloadSettings = {
  /** Pages rendered at the same time; eight times as many wait in line. */
  RENDERS_AT_ONCE: many.default(4),
  /** Calls of both APIs under way. */
  CALLS_AT_ONCE: many.default(100),
  /** Forms with a file, of up to 5 MB each, which lie in memory. */
  UPLOADS_AT_ONCE: many.default(8),
  /** Statements that wait for a connection to the database. */
  DATABASE_WAITS: many.default(60),
  /**
   * Milliseconds by which the event loop may be late, on average of half a second, before half as
   * much is begun.
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
