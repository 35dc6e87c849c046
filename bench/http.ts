import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, get } from "node:http";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";

/**
 * `node bench/http.ts`: requests per second of the built site with its demo data beside a bare
 * Fastify, in one run. Each pair is measured in turns; the figures are medians of the rounds.
 */

const sitePort = 4320;
const barePort = 4321;
const rounds = 3;
const seconds = 5;
const connections = 10;

const dataDir = await mkdtemp(join(tmpdir(), "before-ten-bench-"));
const children: ChildProcess[] = [];

async function main(): Promise<void> {
  const site = `http://127.0.0.1:${sitePort}`;
  const bare = `http://127.0.0.1:${barePort}`;
  start("apps/api/src/server.ts", [], {
    PORT: String(sitePort),
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
  });
  await untilOpen(`${site}/readyz`);
  const page = await readEncoded(site);
  const pageFile = join(dataDir, "page.br");
  await writeFile(pageFile, page);
  start("bench/bare-server.ts", [String(barePort), pageFile, await embeddedUrl()], {});
  await untilOpen(`${bare}/bytes`);

  console.log(
    `${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores, Node ${process.version}`,
  );
  console.log(`${connections} connections, median of ${rounds} rounds of ${seconds} s\n`);
  await compare(`/ (cached, ${page.length} bytes of Brotli)`, site, `${bare}/bytes`);
  await compare("/api/events/upcoming", `${site}/api/events/upcoming`, `${bare}/select`);
  await reportAnew("/", site);
  await reportAnew("/events", site);
  console.log(`\nHTML of / in gzip: ${gzipSync(await (await fetch(site)).text()).length} bytes`);
}

/**
 * The very bytes that travel: the load generator takes longer over them than over as many letters.
 */
async function readEncoded(url: string): Promise<Buffer> {
  const request = get(url, { headers: { "accept-encoding": "br" } });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (response === undefined) throw new Error(`${url} gave no answer`);
  return buffer(response);
}

async function compare(name: string, url: string, bareUrl: string): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push((await load(url)).requests.average);
    theirs.push((await load(bareUrl)).requests.average);
  }
  const [us, them] = [median(ours), median(theirs)];
  console.log(
    `${name}: ${us.toFixed(0)} requests/s, bare Fastify ${them.toFixed(0)}, ratio ${(us / them).toFixed(2)}`,
  );
}

/**
 * Each request for an address of its own, which no other one waits for. After a round that doesn't
 * count: a server is asked more than once, and its code is compiled by then.
 */
async function reportAnew(path: string, site: string): Promise<void> {
  let sent = 0;
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `${path}?anew=${(sent += 1)}`,
  });
  await load(site, [{ setupRequest }]);
  const { requests, latency } = await load(site, [{ setupRequest }]);
  console.log(
    `${path} (rendered anew): ${requests.average.toFixed(0)} requests/s, p99 ${latency.p99} ms`,
  );
}

async function load(url: string, requests?: autocannon.Request[]): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "br" },
    ...(requests && { requests }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result;
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/**
 * The address of the embedded database, whose port and password the site stores beside the cluster.
 */
async function embeddedUrl(): Promise<string> {
  const read = async (name: string) =>
    (await readFile(join(dataDir, "postgres", name), "utf8")).trim();
  return `postgres://before_ten:${await read("password")}@127.0.0.1:${await read("port")}/before_ten`;
}

function start(script: string, args: string[], environment: Record<string, string>): void {
  const root = join(import.meta.dirname, "..");
  children.push(
    spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "ignore", "inherit"],
    }),
  );
}

async function untilOpen(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error(`${url} did not open`);
}

try {
  await main();
} finally {
  // The bare server first: the site takes its database with it.
  for (const child of children.toReversed()) {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  }
  await rm(dataDir, { recursive: true, force: true });
}
