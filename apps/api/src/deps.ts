import type { Db } from "@before-ten/db/client";
import type { Clock } from "./adapters/system-clock.ts";

/** Everything a service may need from outside. Each service picks what it uses: `Pick<Deps, "db" | "clock">`. */
export interface Deps {
  db: Db;
  clock: Clock;
}
