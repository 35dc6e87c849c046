import { observed } from "@before-ten/db/observed-work";
import { createResponseCache } from "../apps/api/src/cache/response-cache.ts";
import { createMetrics } from "../apps/api/src/observe/metrics.ts";
import { startTraces } from "../apps/api/src/observe/traces.ts";
import { systemClock } from "../apps/api/src/cli/system-clock.ts";
import { describeMachine } from "./measure.ts";

/**
 * `node bench/observe.ts`: what it costs to stand around a piece of work, in microseconds, with
 * nobody who observes, with metrics, and with traces of a twentieth and of all. A call of an API is
 * about five pieces: a procedure, two waits for a connection and two statements.
 */

const times = 50_000;

/** Microseconds of one of many; the least of some rounds, as other work only ever adds. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now();
    for (let time = 0; time < times; time += 1) await work();
    least = Math.min(least, ((performance.now() - began) * 1_000) / times);
  }
  return least;
}

const done = Promise.resolve();
const text = "select id from events where ends_at > $1 order by starts_at limit $2";
const work = () =>
  observed(
    () => ({ kind: "statement", name: "select", text }),
    () => done,
  );
const print = (what: string, us: number) =>
  console.log(`${what.padEnd(40)} ${us.toFixed(2).padStart(6)} µs`);

console.log(describeMachine());
const bare = await costOf(() => done);
print("a piece of work, nobody observes", (await costOf(work)) - bare);
const metrics = createMetrics({ version: "bench", commit: "bench" });
print("with metrics", (await costOf(work)) - bare);
await metrics.close();
for (const share of [0.05, 1]) {
  const traces = startTraces({ endpoint: "http://127.0.0.1:9", share, version: "bench" });
  print(`with traces of ${share * 100} %`, (await costOf(work)) - bare);
  void traces.close();
}
const { counts } = createResponseCache(systemClock);
const counting = await costOf(() => {
  counts.hits += 1;
  return done;
});
print("counting what the cache answers", Math.max(0, counting - bare));
process.exit();
