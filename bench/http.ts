import { once } from "node:events";
import { type IncomingMessage, get } from "node:http";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { type Figures, type Target, load } from "./support/load.ts";
import { describeMachine, report, showSpread, spreadOf } from "./support/report.ts";
import { type Body, openBench } from "./support/site.ts";

/**
 * `node bench/http.ts [--rounds 5] [--seconds 3] [--only cached,computed,pages]`: requests a second
 * of the built site, with 2,000 events, beside bare Fastify routes in the same run.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    only: { type: "string", default: "cached,computed,pages" },
  },
});
const rounds = Number(values.rounds);
const options = { seconds: Number(values.seconds) };
const only = new Set(values.only.split(","));

const encodings = ["br", "identity"];
const restPath = (limit: number) => `/api/events/upcoming?limit=${limit}`;
const trpcPath = (limit: number) =>
  `/trpc/events.upcoming?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { limit } }))}`;

const cachedReads = [
  { name: "page /", path: "/", least: 1 },
  { name: "page /events", path: "/events", least: 1 },
  { name: "REST, 20 events", path: restPath(20), least: 0.8 },
  { name: "tRPC, 20 events", path: trpcPath(20), least: 0.8 },
];
const computedReads = [6, 20, 100].flatMap((limit) => [
  { name: `REST, ${limit} events`, path: restPath(limit), limit },
  { name: `tRPC, ${limit} events`, path: trpcPath(limit), limit },
]);
const renderedPages = ["/", "/events"];
const pageFloors = { leastPerSecond: 200, mostP99Ms: 130 };
/** A request with a token isn't answered from the cache; these reads ignore an invalid one. */
const uncached = { authorization: "Bearer invalid", "accept-encoding": "br" };

console.log(
  `${describeMachine()}\n10 connections, medians of ${rounds} rounds of ${values.seconds} s`,
);
await using bench = await openBench();
// The site and its rival end with this process even if it is interrupted.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void bench[Symbol.asyncDispose]().finally(() => process.exit(1)));
}
if (only.has("cached")) await compareCachedReads();
if (only.has("computed")) await compareComputedReads();
if (only.has("pages")) await measurePages();

/** The rival sends the same bytes from a string, or from a buffer where they are compressed. */
async function compareCachedReads(): Promise<void> {
  console.log("\ncached: ratio to a bare route that sends the same bytes");
  const bodies: Record<string, Body> = {};
  for (const { path } of cachedReads) {
    for (const encoding of encodings) {
      bodies[keyOf(path, encoding)] = await readBody(bench.site.origin + path, encoding);
    }
  }
  await using bare = await bench.startBare(bodies);
  for (const { name, path, least } of cachedReads) {
    for (const encoding of encodings) {
      const headers = { "accept-encoding": encoding };
      await compare(`${name}, ${encoding}`, least, [
        { url: bench.site.origin + path, pid: bench.site.pid(), headers },
        { url: `${bare.url}/bytes/${keyOf(path, encoding)}`, pid: bare.pid, headers },
      ]);
    }
  }
}

async function compareComputedReads(): Promise<void> {
  console.log("\ncomputed, compressed: ratio to a bare route with the same select and JSON");
  await using bare = await bench.startBare({});
  for (const { name, path, limit } of computedReads) {
    await compare(name, 0.5, [
      { url: bench.site.origin + path, pid: bench.site.pid(), headers: uncached },
      { url: `${bare.url}/select?limit=${limit}`, pid: bare.pid },
    ]);
  }
}

/** An unknown search parameter makes each address a new one. */
async function measurePages(): Promise<void> {
  console.log("\npages that aren't cached");
  let sent = 0;
  for (const path of renderedPages) {
    const target: Target = {
      url: bench.site.origin,
      pid: bench.site.pid(),
      headers: { "accept-encoding": "br" },
      nextPath: () => `${path}?anew=${(sent += 1)}`,
    };
    // The first round compiles what renders.
    await load(target, options);
    const found: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await load(target, options));
    const spread = (figure: keyof Figures) => spreadOf(found.map((each) => each[figure]));
    const perSecond = spread("perSecond");
    report({
      name: path,
      value: perSecond.median,
      unit: "/s",
      floor: { least: pageFloors.leastPerSecond },
      details: `${showSpread(perSecond, 0)}, CPU ${spread("cpuMs").median.toFixed(2)} ms`,
    });
    const p99 = spread("p99Ms");
    report({
      name: `${path}, p99`,
      value: p99.median,
      unit: "ms",
      floor: { most: pageFloors.mostP99Ms },
      details: showSpread(p99, 0),
    });
  }
}

async function compare(name: string, least: number, targets: [Target, Target]): Promise<void> {
  for (const target of targets) await load(target, { seconds: 1 });
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(targets[0], options));
    theirs.push(await load(targets[1], options));
  }
  const ratio = spreadOf(
    ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)),
  );
  const both = (figure: keyof Figures, digits: number, scale = 1) =>
    [ours, theirs]
      .map((found) => (spreadOf(found.map((each) => each[figure])).median * scale).toFixed(digits))
      .join(" : ");
  report({
    name,
    value: ratio.median,
    digits: 2,
    floor: { least },
    details: `${showSpread(ratio)}, ${both("perSecond", 0)}/s, CPU ${both("cpuMs", 0, 1_000)} µs`,
  });
}

function keyOf(path: string, encoding: string): string {
  return `${path.replaceAll(/\W+/g, "-")}-${encoding}`;
}

/** The encoded bytes: `fetch` would decompress them. */
async function readBody(url: string, encoding: string): Promise<Body> {
  const request = get(url, { headers: { "accept-encoding": encoding } });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response === undefined) throw new Error(`${url} gave no answer`);
  const { "content-type": type = "", "content-encoding": contentEncoding } = response.headers;
  return { type, encoding: contentEncoding, bytes: await buffer(response) };
}
