import { carryOverDatabase } from "@before-ten/db/backup/carry-over";
import { getConstructionPlans } from "pg-boss";

/** Migrates the site's database from an older embedded PostgreSQL to the current one. */
export function carryOver(
  addresses: { from: string; to: string },
  report: (detail: string) => void,
): Promise<void> {
  return carryOverDatabase({ ...addresses, queueSchema: queueSchema(), report });
}

/** The SQL for pg-boss's tables, without its own transaction, so it can run inside the caller's. */
export function queueSchema(): string {
  return getConstructionPlans("pgboss").replaceAll(/^\s*(?:BEGIN|COMMIT);\s*$/gm, "");
}
