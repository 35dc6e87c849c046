import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { storeManyPosts } from "@before-ten/demo/many-rows";
import autocannon from "autocannon";
import { z } from "zod";
import { type Call, call as send } from "../scripts/faults/calls.ts";
import { connections } from "./support/load.ts";
import { readMixedPaths } from "./support/mixed-paths.ts";
import { describeMachine, report } from "./support/report.ts";
import { openBench } from "./support/site.ts";
import { postgresMb, serverMb } from "./support/usage.ts";

/**
 * `node bench/memory-and-loop.ts [--requests 100000] [--views 10000] [--only memory,views,loop]`:
 * the memory of the running site after mixed requests, its view counts, and for how long each kind
 * of request holds its event loop.
 */

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    views: { type: "string", default: "10000" },
    only: { type: "string", default: "memory,views,loop" },
  },
});
const only = new Set(values.only.split(","));
const mostMb = 300;
const mostHeldMs = 50;
const runs = 4;
/** prom-client's histogram records this much for a loop that is never late. */
const resolutionMs = 10;

const metricsPort = await findFreePort();
const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

console.log(describeMachine());
await using bench = await openBench({ env: { METRICS_PORT: String(metricsPort) } });
const { site, postgres } = bench;
if (only.has("memory")) await measureMemory();
const token = await site.signIn();
const [eventId = ""] = await idsAt("/api/events?limit=1");
if (only.has("views")) await countViews();
if (only.has("loop")) await measureLoop();

async function measureMemory(): Promise<void> {
  await site.terminate();
  await site.start();
  const pid = site.pid();
  const nextPath = await readMixedPaths(site.origin);
  const atStart = await serverMb(pid);
  const { errors, "5xx": failed } = await autocannon({
    url: site.origin,
    connections,
    amount: Number(values.requests),
    headers: { "accept-encoding": "br, gzip" },
    requests: [{ setupRequest: (sent) => ({ ...sent, path: nextPath() }) }],
  });
  report({
    name: `resident after ${values.requests} mixed requests`,
    value: await serverMb(pid),
    unit: "MB",
    floor: { most: mostMb },
    details: `${errors + failed} failed, at start ${atStart} MB, PostgreSQL ${await postgresMb(postgres)} MB`,
  });
}

async function countViews(): Promise<void> {
  const countAll = async () => {
    const found = await postgres.db
      .selectFrom("event_daily_counts")
      .select(({ fn }) => fn.sum("views").as("views"))
      .where("event_id", "=", eventId)
      .executeTakeFirst();
    return Number(found?.views ?? 0);
  };
  const before = await countAll();
  const sent = Number(values.views);
  const { non2xx } = await autocannon({
    url: `${site.origin}/api/events/${eventId}/view`,
    method: "POST",
    connections: 100,
    amount: sent,
  });
  const counted = (await countAll()) - before;
  report({
    name: `views missing of ${sent - non2xx} that were accepted`,
    value: Math.abs(sent - non2xx - counted),
    floor: { most: 0 },
    details: `${non2xx} of ${sent} refused under load`,
  });
}

async function measureLoop(): Promise<void> {
  console.log(
    "\nlongest hold of the event loop: the least of four runs, as other work only adds to it",
  );
  await storeManySubscribers(postgres.db, 20_000, new Date());
  await storeManyPosts(postgres.db, 1_000, new Date());
  const pages = ["/", "/events", "/blog", "/gallery", "/trust", `/events/${eventId}`, "/admin"];
  const feeds = ["/sitemap.xml", "/events.ics", "/events.rss", "/events.json", "/blog.rss"];
  for (const path of [...pages, ...feeds]) await measureHold(path, () => readAnew(path));
  for (const path of [
    "/events?limit=100&q=e",
    "/blogs?limit=100&search=dance",
    "/admin/events?limit=100",
    "/admin/newsletter/subscribers?limit=100",
    "/admin/newsletter/export",
    "/admin/newsletter/analytics",
    "/admin/analytics?period=90d",
    "/admin/history?limit=100",
    "/admin/history/export",
    "/admin/calendar?month=2026-12",
    "/admin/health",
  ]) {
    await measureHold(`GET ${path}`, () => call(`/api${path}`));
  }
  await measureHold("signing in", () => site.signIn());
  const subscriberIds = await idsAt("/api/admin/newsletter/subscribers?limit=100");
  await measureHold("bulk action on 100 subscribers", (run) =>
    post("/api/admin/newsletter/subscribers/bulk", {
      subscriberIds,
      action: "tag",
      data: { operation: "addTags", tags: [`bench ${run}`] },
    }),
  );
  await measureHold("a post of 10,000 characters", (run) =>
    post("/api/blogs", {
      title: `A long read ${run}`,
      excerpt: "Records, and how they were danced to.",
      author: "Ana",
      html: `<p>The <b>records</b> of the year. ${"And then another. ".repeat(4)}</p>`.repeat(85),
      category: "music",
      status: "draft",
    }),
  );
}

async function measureHold(name: string, work: (run: number) => Promise<unknown>): Promise<void> {
  await work(0);
  const held: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    await wait(150);
    await readLongestHoldMs();
    await work(run);
    held.push(await readLongestHoldMs());
  }
  report({
    name: name.replace(eventId, ":id"),
    value: Math.min(...held),
    unit: "ms",
    floor: { most: mostHeldMs },
    details: `most ${Math.max(...held).toFixed(0)} ms`,
  });
}

/** The longest hold since it was last asked. */
async function readLongestHoldMs(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]);
  return Math.max(0, seconds * 1_000 - resolutionMs);
}

/** Any change by an admin empties the cache, even one without an effect. */
async function readAnew(path: string): Promise<void> {
  await post("/trpc/ticketPages.takeOver", {});
  await call(path, {});
}

async function idsAt(path: string): Promise<string[]> {
  return listSchema.parse(await call(path)).data.map(({ id }) => id);
}

function post(path: string, body: object): Promise<unknown> {
  return call(path, { method: "POST", token, body });
}

async function call(path: string, options: Call = { token }): Promise<unknown> {
  const answer = await send(site.origin, path, options);
  if (answer !== undefined && answer.status < 400) return answer.body;
  throw new Error(`${path} answered ${answer?.status}: ${JSON.stringify(answer?.body)}`);
}
