import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { z } from "zod";
import { openBench } from "./support/site.ts";
import { describeMachine, report } from "./support/report.ts";

/**
 * `node bench/overload.ts [--seconds 8] [--flood 400] [--visitors 200] [--kind pages,calls,both]`:
 * how the site answers cached pages while more uncached requests arrive than it can answer. Refused
 * clients don't retry. The clients share the machine with the site.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    flood: { type: "string", default: "400" },
    visitors: { type: "string", default: "200" },
    kind: { type: "string", default: "pages,calls,both" },
  },
});
const seconds = Number(values.seconds);
const cachedPath = "/";

const timesSchema = z.object({ p50Ms: z.number(), p99Ms: z.number() });
const seenSchema = z.object({
  byStatus: z.record(z.string(), timesSchema.extend({ count: z.number() })),
  /** Requests whose connection ended without an answer. */
  failed: z.number(),
});
type Seen = z.infer<typeof seenSchema>;

console.log(describeMachine());
console.log(`${seconds} s each; ${values.visitors} visitors a second ask for ${cachedPath}`);
await using bench = await openBench();
const url = bench.site.origin;
await fetch(url + cachedPath);

const startVisits = () =>
  startFlood({ url, paths: [cachedPath], perSecond: Number(values.visitors), seconds });
reportVisits("cached page, nothing else", await startVisits().done);

const floods: Record<string, string[]> = {
  pages: ["/events?q=<n>", "/blog?search=<n>", "/?made-up=<n>", "/events/<n>"],
  calls: ["/api/events?q=<n>", "/api/blogs?search=<n>", "/api/events?city=<n>"],
};
floods["both"] = Object.values(floods).flat();

for (const kind of values.kind.split(",")) {
  const paths = floods[kind];
  if (paths === undefined) throw new Error(`Unknown kind ${kind}`);
  console.log(`\n${values.flood} a second ask for uncached ${kind}`);
  const visits = startVisits();
  const flood = await startFlood({ url, paths, perSecond: Number(values.flood), seconds }).done;
  reportVisits("cached page meanwhile", await visits.done);
  for (const [status, { count, p50Ms, p99Ms }] of Object.entries(flood.byStatus)) {
    report({ name: `uncached, ${status}`, value: count, details: showTimes({ p50Ms, p99Ms }) });
  }
  await wait(1_000);
  const { status } = await fetch(`${url}/events?q=after-${kind}`);
  report({
    name: "status of an uncached page a second later",
    value: status,
    floor: { most: 200 },
  });
}

/** Sends requests at a constant rate from a separate process, as independent visitors do. */
function startFlood(flood: {
  url: string;
  /** `<n>` is replaced by another number each time. */
  paths: readonly string[];
  perSecond: number;
  seconds: number;
}): { done: Promise<Seen> } {
  const client = join(import.meta.dirname, "support/flood-client.ts");
  const done = promisify(execFile)(process.execPath, [client, JSON.stringify(flood)]).then(
    ({ stdout }) => seenSchema.parse(JSON.parse(stdout)),
  );
  return { done };
}

/** Every cached page has to be answered, whatever else is asked for. */
function reportVisits(name: string, { byStatus, failed }: Seen): void {
  const { count, ...times } = byStatus["200"] ?? { count: 0, p50Ms: 0, p99Ms: 0 };
  const sent = Object.values(byStatus).reduce((sum, { count: some }) => sum + some, failed);
  report({
    name,
    value: (100 * count) / sent,
    unit: "% answered",
    floor: { least: 100 },
    details: showTimes(times),
  });
}

function showTimes({ p50Ms, p99Ms }: z.infer<typeof timesSchema>): string {
  return `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}
