import { setTimeout as wait } from "node:timers/promises";
import { inTransaction } from "@before-ten/db/transactions";
import { sql } from "kysely";
import { type Answer, call, uncached, untilAnswered } from "../calls.ts";
import { checkHealth } from "../health.ts";
import { Report, percentile, show } from "../report.ts";
import { type Extent, startWorld } from "../world.ts";

const lockedMs = 8_000;
const answersWithinMs = 10_000;

/** Every connection of the pool waits for a lock, and two hundred calls wait for a connection. */
export async function fullPool({ isShort }: Extent): Promise<Report> {
  const report = new Report("the pool of connections is full");
  await using world = await startWorld();
  const { site, postgres } = world;
  const calls = isShort ? 60 : 200;
  const answers: (Answer | undefined)[] = [];
  const readiness = new Set<number | undefined>();

  const callAll = () =>
    inTransaction(postgres.db, async (trx) => {
      await sql`lock table events in access exclusive mode`.execute(trx);
      const waiting = Array.from({ length: calls }, async () =>
        answers.push(await call(site.origin, "/api/events?limit=3", uncached)),
      );
      const end = performance.now() + lockedMs;
      while (performance.now() < end) {
        readiness.add((await call(site.origin, "/readyz"))?.status);
        await wait(200);
      }
      await Promise.all(waiting);
    });
  await checkHealth(report, site.origin, { work: callAll, isShort });
  const recovered = await untilAnswered(site.origin, "/api/events?limit=3", uncached);

  const others = answers.filter((answer) => answer?.status !== 503 || answer.retryAfter === null);
  const longest = percentile(
    answers.map((answer) => answer?.ms ?? answersWithinMs),
    100,
  );
  report.tell("calls that waited for a connection", calls);
  report.check("answered otherwise than 503 with Retry-After", others.length, others.length === 0);
  report.check("the longest took", show(longest), longest < answersWithinMs);
  report.check(
    "/readyz meanwhile",
    [...readiness].join(", "),
    readiness.size === 1 && readiness.has(200),
  );
  report.tell("calls answered again after", show(recovered));
  return report;
}
