import { once } from "node:events";
import { type IncomingMessage, get } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Figures, type Target, load } from "./load.ts";
import type { Options } from "./options.ts";
import type { Bench, Body } from "./site.ts";
import { showSpread, spreadOf } from "./spread.ts";
import { residentMb } from "./usage.ts";

type Rounds = Pick<Options, "rounds" | "seconds">;

const sizes = [6, 20, 100];
const batch = (limit: number) =>
  `/trpc/events.upcoming?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { limit } }))}`;
const cachedPaths: [name: string, path: string][] = [
  ["page /", "/"],
  ["page /events", "/events"],
  ...sizes.map((limit): [string, string] => [
    `REST, ${limit} events`,
    `/api/events/upcoming?limit=${limit}`,
  ]),
  ["tRPC, 20 events", batch(20)],
];
const encodings = ["br", "identity"];
/**
 * What has a token isn't answered from the cache. Nobody has this one, and these reads don't look.
 */
const uncached = { authorization: "Bearer nobody", "accept-encoding": "identity" };

/**
 * The same bytes from our cache and from bare routes, compressed and plain: one answers with the
 * body alone, the other with all our headers.
 */
export async function compareCachedReads(bench: Bench, options: Rounds): Promise<void> {
  const bodies: Record<string, Body> = {};
  for (const [, path] of cachedPaths) {
    for (const encoding of encodings) {
      bodies[nameOf(path, encoding)] = await readBody(bench.siteUrl + path, encoding);
    }
  }
  await using bare = await bench.startBare(bodies);
  heading(
    "cached, beside a bare route that sends the same body, and one with the same headers too",
  );
  for (const [name, path] of cachedPaths) {
    for (const encoding of encodings) {
      const key = nameOf(path, encoding);
      const kilobytes = ((bodies[key]?.bytes.length ?? 0) / 1_000).toFixed(1);
      const headers = { "accept-encoding": encoding };
      await compare(`${name}, ${encoding}, ${kilobytes} KB`, options, {
        ours: { url: bench.siteUrl + path, pid: bench.site().pid, headers },
        rivals: ["bytes", "answer"].map((kind) => ({
          url: `${bare.url}/${kind}/${key}`,
          pid: bare.pid,
          headers,
        })),
      });
    }
  }
}

/** Reads that are computed for each caller, beside the same select by plain pg. */
export async function compareComputedReads(bench: Bench, options: Rounds): Promise<void> {
  await using bare = await bench.startBare({});
  heading("computed, beside a bare route with the same select");
  for (const limit of sizes) {
    const rivals = [{ url: `${bare.url}/select?limit=${limit}`, pid: bare.pid }];
    const { pid } = bench.site();
    const rest = `${bench.siteUrl}/api/events/upcoming?limit=${limit}`;
    for (const encoding of ["identity", "br", "gzip"]) {
      const headers = { ...uncached, "accept-encoding": encoding };
      await compare(`REST, ${limit} events, ${encoding}`, options, {
        ours: { url: rest, pid, headers },
        rivals,
      });
    }
    await compare(`tRPC, ${limit} events, identity`, options, {
      ours: { url: bench.siteUrl + batch(limit), pid, headers: uncached },
      rivals,
    });
  }
}

/** Pages that nobody has asked for before. */
export async function comparePages(bench: Bench, options: Rounds): Promise<void> {
  heading("pages, rendered anew");
  let sent = 0;
  for (const path of ["/", "/events"]) {
    const target: Target = {
      url: bench.siteUrl,
      pid: bench.site().pid,
      headers: { "accept-encoding": "br" },
      nextPath: () => `${path}?anew=${(sent += 1)}`,
    };
    // A server is asked more than once, and its code is compiled by then.
    await load(target, options);
    const rounds: Figures[] = [];
    for (let round = 0; round < options.rounds; round += 1)
      rounds.push(await load(target, options));
    const of = (figure: keyof Figures) => spreadOf(rounds.map((each) => each[figure]));
    row(path, [
      `${showSpread(of("perSecond"), 0)}/s`,
      `p99 ${showSpread(of("p99Ms"), 0)} ms`,
      `CPU ${of("cpuMs").median.toFixed(2)} ms`,
      `${await residentMb(target.pid)} MB`,
    ]);
  }
}

/** Prints for each rival how many requests we answer while it answers one. */
async function compare(
  name: string,
  options: Rounds,
  { ours, rivals }: { ours: Target; rivals: readonly Target[] },
): Promise<void> {
  const targets = [ours, ...rivals];
  for (const target of targets) await load(target, { seconds: 1 });
  const rounds: Figures[][] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const figures: Figures[] = [];
    for (const target of targets) figures.push(await load(target, options));
    rounds.push(figures);
  }
  const of = (target: number, figure: keyof Figures) =>
    spreadOf(rounds.map((figures) => figures[target]?.[figure] ?? Number.NaN)).median;
  const each = (show: (target: number) => string | number) =>
    targets.map((_target, index) => show(index)).join(" : ");
  const ratioTo = (rival: number) =>
    showSpread(
      spreadOf(
        rounds.map(
          ([us, ...them]) => (us?.perSecond ?? 0) / (them[rival]?.perSecond ?? Number.NaN),
        ),
      ),
    );
  const pids = new Set(targets.map(({ pid }) => pid));
  const memory = await Promise.all([...pids].map(residentMb));
  row(name, [
    `ratio ${rivals.map((_rival, index) => ratioTo(index)).join(", ")}`,
    `${each((target) => of(target, "perSecond").toFixed(0))}/s`,
    `p99 ${each((target) => of(target, "p99Ms").toFixed(1))} ms`,
    `CPU ${each((target) => (of(target, "cpuMs") * 1_000).toFixed(0))} µs`,
    `${memory.join(" : ")} MB`,
  ]);
}

function heading(text: string): void {
  console.log(`\n${text}`);
}

function row(name: string, cells: string[]): void {
  console.log(`  ${name.padEnd(36)} ${cells.map((cell) => cell.padEnd(24)).join(" ")}`.trimEnd());
}

function nameOf(path: string, encoding: string): string {
  return `${path.replaceAll(/\W+/g, "-")}-${encoding}`;
}

/** The very bytes that travel. */
async function readBody(url: string, encoding: string): Promise<Body> {
  const request = get(url, { headers: { "accept-encoding": encoding } });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response === undefined) throw new Error(`${url} gave no answer`);
  const {
    date: _date,
    connection: _connection,
    "keep-alive": _keepAlive,
    ...headers
  } = response.headers;
  return {
    bytes: await buffer(response),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
  };
}
