import { getConstructionPlans } from "pg-boss";

/** The SQL for pg-boss's tables, without its own transaction, so it can run inside the caller's. */
export function queueSchema(): string {
  return getConstructionPlans("pgboss").replaceAll(/^\s*(?:BEGIN|COMMIT);\s*$/gm, "");
}
