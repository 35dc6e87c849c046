import { carryOverDatabase } from "@before-ten/db/backup/carry-over";
import { queueSchema } from "./queue-schema.ts";

/**
 * Migrates the site's database from an older embedded PostgreSQL to the current one. `report` is
 * called with the progress in a few words.
 */
export function carryOver(
  addresses: { from: string; to: string },
  report: (detail: string) => void,
): Promise<void> {
  return carryOverDatabase({ ...addresses, queueSchema: queueSchema(), report });
}
