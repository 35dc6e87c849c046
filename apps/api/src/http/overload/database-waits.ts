import { poolStateOf } from "@before-ten/db/client";
import type { Deps } from "../../deps.ts";

/** How many statements wait for a connection to the primary server or its replica. */
export function databaseWaitsOf({ db, replica }: Pick<Deps, "db" | "replica">): number {
  return poolStateOf(db).waiting + (replica?.facts().pool.waiting ?? 0);
}
