import { carryOverDatabase } from "@before-ten/db/backup/carry-over";
import { queueSchema } from "./queue-schema.ts";

/**
 * Takes the site's database from an older embedded PostgreSQL to today's. `report` is told how far
 * it is, in a few words.
 */
export function carryOver(
  addresses: { from: string; to: string },
  report: (detail: string) => void,
): Promise<void> {
  return carryOverDatabase({ ...addresses, queueSchema: queueSchema(), report });
}
