import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const seenSchema = z.object({
  perSecond: z.number(),
  failed: z.number(),
  byStatus: z.record(
    z.string(),
    z.object({ count: z.number(), p50Ms: z.number(), p99Ms: z.number() }),
  ),
});

interface Flood {
  url: string;
  /** `<n>` is replaced by another number each time. */
  paths: readonly string[];
  perSecond: number;
  seconds: number;
}

const run = promisify(execFile);

/** Sends requests at a constant rate from a separate process, as independent visitors do. */
export function startFlood(flood: Flood): { done: Promise<z.infer<typeof seenSchema>> } {
  const client = join(import.meta.dirname, "flood-client.ts");
  const done = run(process.execPath, [client, JSON.stringify(flood)]).then(({ stdout }) =>
    seenSchema.parse(JSON.parse(stdout)),
  );
  return { done };
}
