import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Written by `pnpm api:accept`. */
export const apiChangesFile = join(import.meta.dirname, "api-changes.json");

const apiChangesSchema = z.object({
  date: z.iso.date(),
  /** What breaks clients. */
  breaking: z.array(z.string()),
  compatible: z.array(z.string()),
});

/** What clients noticed of one day's changes. */
export type ApiChanges = z.infer<typeof apiChangesSchema>;

/** The latest first. */
export async function readApiChanges(): Promise<ApiChanges[]> {
  return z.array(apiChangesSchema).parse(JSON.parse(await readFile(apiChangesFile, "utf8")));
}

/** Several changes of one day are one entry. */
export function withChanges(known: readonly ApiChanges[], found: ApiChanges): ApiChanges[] {
  if (found.breaking.length + found.compatible.length === 0) return [...known];
  const [latest, ...earlier] = known;
  if (latest?.date !== found.date) return [found, ...known];
  const merged = {
    date: found.date,
    breaking: [...new Set([...latest.breaking, ...found.breaking])],
    compatible: [...new Set([...latest.compatible, ...found.compatible])],
  };
  return [merged, ...earlier];
}
