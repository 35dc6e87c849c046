import { getConstructionPlans } from "pg-boss";

/** pg-boss's tables, to be made in a transaction of somebody else. */
export function queueSchema(): string {
  return getConstructionPlans("pgboss").replaceAll(/^\s*(?:BEGIN|COMMIT);\s*$/gm, "");
}
