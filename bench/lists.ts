import { parseArgs } from "node:util";
import { createDatabase } from "@before-ten/db/client";
import { cloneTemplate, startTestPostgres } from "@before-ten/db/testing/test-postgres";
import { measureContent } from "./lists/content.ts";
import { createMeasure } from "./lists/measure.ts";
import { measureSubscribers } from "./lists/subscribers.ts";
import { describeMachine } from "./support/report.ts";

/**
 * `node bench/lists.ts [--posts 5000] [--subscribers 1000000] [--runs 100]`: the queries of lists,
 * searches, filters and the dashboard, bulk actions and the export, on a full throw-away database.
 */

const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "5000" },
    subscribers: { type: "string", default: "1000000" },
    runs: { type: "string", default: "100" },
  },
});

console.log(describeMachine());
const postgres = await startTestPostgres();
try {
  const { connectionString } = await cloneTemplate(postgres);
  const db = createDatabase({ connectionString, statementTimeoutMs: 0, maxConnections: 1 });
  try {
    const measure = await createMeasure(db, Number(values.runs));
    await measureContent(db, measure, Number(values.posts));
    await measureSubscribers(db, measure, Number(values.subscribers));
  } finally {
    await db.destroy();
  }
} finally {
  await postgres.stop();
}
