import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startFlood } from "./http/flood.ts";
import { openBench } from "./http/site.ts";
import { describeMachine } from "./measure.ts";

/**
 * `node bench/overload.ts [--seconds 8] [--flood 400] [--visitors 200] [--kind pages,calls,both]`:
 * how the site answers what is cached while more ask for what isn't, each second, than it can
 * answer. Those who are turned away don't ask again. The clients run on the same machine, so that
 * they take their share of it, too.
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

console.log(describeMachine());
console.log(`${seconds} s each; ${values.visitors} visitors a second ask for ${cachedPath}`);
await using bench = await openBench();
const url = bench.siteUrl;
await fetch(url + cachedPath);

const startVisits = () =>
  startFlood({ url, paths: [cachedPath], perSecond: Number(values.visitors), seconds });
print("cached, nothing else", await startVisits().done);

const floods: Record<string, string[]> = {
  pages: ["/events?q=<n>", "/blog?search=<n>", "/?made-up=<n>", "/events/<n>"],
  calls: ["/api/events?q=<n>", "/api/blogs?search=<n>", "/api/events?city=<n>"],
};
floods["both"] = Object.values(floods).flat();

for (const kind of values.kind.split(",")) {
  const paths = floods[kind];
  if (paths === undefined) throw new Error(`There is no kind ${kind}`);
  const cached = startVisits();
  const flood = await startFlood({ url, paths, perSecond: Number(values.flood), seconds }).done;
  console.log(`\n${values.flood} a second ask for uncached ${kind}`);
  print("cached meanwhile", await cached.done);
  print("uncached", flood);
  await wait(1_000);
  const after = await fetch(`${url}/events?q=after-${kind}`);
  console.log(`a second later an uncached page answers ${after.status}`);
}

interface Seen {
  perSecond: number;
  byStatus: Record<string, { count: number; p50Ms: number; p99Ms: number }>;
  failed: number;
}

function print(what: string, { perSecond, byStatus, failed }: Seen): void {
  console.log(`${what.padEnd(24)} ${Math.round(perSecond)} a second, ${failed} without an answer`);
  for (const [status, { count, p50Ms, p99Ms }] of Object.entries(byStatus)) {
    const times = `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
    console.log(`  ${status}: ${String(count).padStart(7)}   ${times}`);
  }
}
