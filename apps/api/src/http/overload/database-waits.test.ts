import { createDatabase } from "@before-ten/db/client";
import { type ReplicaFacts } from "@before-ten/db/read-replica";
import { expect, it, onTestFinished } from "vitest";
import { databaseWaitsOf } from "./database-waits.ts";

it("counts what waits for the replica, too", () => {
  const db = createDatabase({ connectionString: "postgres://postgres@127.0.0.1:1/nowhere" });
  onTestFinished(() => db.destroy());
  const pool = { total: 10, idle: 0, waiting: 7 };
  const facts = (): ReplicaFacts => ({ state: "used", lagMs: 5, pool });
  const replica = {
    find: () => undefined,
    noteChange: () => undefined,
    noteError: () => undefined,
    facts,
    close: () => Promise.resolve(),
  };
  expect(databaseWaitsOf({ db, replica })).toBe(7);
  expect(databaseWaitsOf({ db })).toBe(0);
});
