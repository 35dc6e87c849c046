import { z } from "zod";
import { setting } from "../../settings/setting.ts";

const many = z.coerce.number().int().min(1).max(100_000);

/** Limits of one process. Beyond them, requests that aren't cached get a 503. */
export const overloadSettings = {
  RENDERS_AT_ONCE: setting(
    many.default(4),
    "pages rendered at once; beyond these and eight times as many waiting, uncached requests get 503.",
  ),
  CALLS_AT_ONCE: setting(
    many.default(100),
    "calls of both APIs at once; callers without a token get three quarters of them.",
  ),
  UPLOADS_AT_ONCE: setting(
    many.default(8),
    "forms with a file, up to 5 MB each, processed at once.",
  ),
  DATABASE_WAITS: setting(many.default(60), "statements waiting for a database connection."),
  LOOP_DELAY_MS: setting(
    many.default(250),
    "average delay of the event loop over half a second, in milliseconds, beyond which only half as much work is started.",
  ),
  MAX_CONNECTIONS: setting(
    many.default(5_000),
    "open connections; further ones are closed at once.",
  ),
};

export type OverloadBounds = ReturnType<typeof overloadBoundsOf>;

export function overloadBoundsOf(env: z.infer<z.ZodObject<typeof overloadSettings>>) {
  return {
    renders: env.RENDERS_AT_ONCE,
    calls: env.CALLS_AT_ONCE,
    uploads: env.UPLOADS_AT_ONCE,
    databaseWaits: env.DATABASE_WAITS,
    loopDelayMs: env.LOOP_DELAY_MS,
    connections: env.MAX_CONNECTIONS,
  };
}
