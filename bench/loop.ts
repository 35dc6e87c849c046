import { importPartBytes } from "@before-ten/contracts/imports/rules";
import { createDatabase } from "@before-ten/db/client";
import { findFreePort } from "@before-ten/db/testing/find-free-port";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { storeManyPosts } from "@before-ten/demo/many-rows";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { openBench } from "./http/site.ts";
import { describeMachine, report } from "./measure.ts";

/**
 * `node bench/loop.ts [part of a name]`: for how long each kind of request holds the event loop of
 * the running site at most, by its own metrics. Of several runs the least counts: other work on the
 * machine only ever adds.
 */

const allowedMs = 50;
const runs = 4;
const subscribers = 20_000;
/** Of prom-client's histogram: what it records of a loop that is never late. */
const resolutionMs = 10;
const only = process.argv[2] ?? "";

const [email, password] = ["bench@club.example", "a long enough password 77"];
const metricsPort = await findFreePort();

console.log(`${describeMachine()}\n2,000 events, ${subscribers} subscribers; milliseconds`);
await using bench = await openBench({
  METRICS_PORT: String(metricsPort),
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
});
const db = createDatabase({ connectionString: bench.connectionString, statementTimeoutMs: 0 });
await storeManySubscribers(db, subscribers, new Date());
await storeManyPosts(db, 1_000, new Date());
await db.destroy();

const loginSchema = z.object({ token: z.string() });
const idSchema = z.object({ data: z.object({ id: z.string() }) });
const stateSchema = z.object({ data: z.object({ state: z.string() }) });
const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

const { token } = loginSchema.parse(
  await (await call("POST", "/api/auth/login", { email, password }, {})).json(),
);
const signedIn = { authorization: `Bearer ${token}` };

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = signedIn,
): Promise<Response> {
  const answer = await fetch(bench.siteUrl + path, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 400) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  }
  return answer;
}

/** Milliseconds of the longest time in which the loop was held since this was asked last. */
async function readLongestMs(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]);
  return Math.max(0, seconds * 1_000 - resolutionMs);
}

let count = 0;

async function measure(name: string, work: (n: number) => Promise<unknown>): Promise<void> {
  if (!name.includes(only)) return;
  await work((count += 1));
  const held: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await wait(150);
    await readLongestMs();
    await work((count += 1));
    held.push(await readLongestMs());
  }
  const [least, most] = [Math.min(...held), Math.max(...held)];
  report(name, `${least.toFixed(0).padStart(5)} to ${most.toFixed(0)}`, least > allowedMs);
}

const read = (path: string, headers: Record<string, string> = {}) =>
  call("GET", path, undefined, headers).then((answer) => answer.arrayBuffer());

/** Whatever an admin changes, even in vain, nothing is cached any more. */
async function readAnew(path: string): Promise<void> {
  await fetch(`${bench.siteUrl}/trpc/ticketPages.takeOver`, {
    method: "POST",
    headers: { ...signedIn, "content-type": "application/json" },
    body: "{}",
  });
  await read(path);
}

const events = listSchema.parse(
  await (await call("GET", "/api/events?limit=100", undefined, {})).json(),
);
const eventId = events.data[0]?.id ?? "";

/** Of what is made once for as long as the process runs. */
async function measureFirst(name: string, work: () => Promise<unknown>): Promise<void> {
  await wait(150);
  await readLongestMs();
  await work();
  const heldMs = await readLongestMs();
  report(`${name}, the first time`, heldMs.toFixed(0).padStart(5), heldMs > allowedMs);
}

// What the server asks itself once it is open, which is nobody's request.
await bench.restart("SIGTERM");
await readLongestMs();
await wait(6_000);
report("warming up", (await readLongestMs()).toFixed(0).padStart(5), false);
await measureFirst("page /", () => read("/"));
await measureFirst("document of the API", () => read("/api/openapi.json"));
await measureFirst("document of the API, to read", () => read("/api/docs"));
await measureFirst("sitemap", () => read("/sitemap.xml"));
await measureFirst("feed /events.ics", () => read("/events.ics"));
await measureFirst("choosing a password", () => {
  const body = { name: "Ana", email: "ana@club.example", password: "seven quiet trams at noon" };
  return call("POST", "/api/auth/register", body, {});
});
await measure("nothing", () => wait(100));
for (const page of [
  "/",
  "/events",
  "/blog",
  "/gallery",
  "/trust",
  `/events/${eventId}`,
  "/admin",
]) {
  await measure(`page ${page.replace(eventId, ":id")}`, () => readAnew(page));
}
await measure("sitemap", () => readAnew("/sitemap.xml"));
for (const path of ["/events.ics", "/events.rss", "/events.json", "/gallery.rss", "/blog.rss"]) {
  await measure(`feed ${path}`, () => readAnew(path));
}
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
  "/admin/history/export?format=csv",
  "/admin/calendar?month=2026-12",
  "/admin/health",
]) {
  await measure(`GET ${path}`, () => read(`/api${path}`, signedIn));
}
await measure("signing in", () => call("POST", "/api/auth/login", { email, password }, {}));

const many = listSchema.parse(
  await (await call("GET", "/api/admin/newsletter/subscribers?limit=100")).json(),
);
await measure("bulk action on 100 subscribers", (n) =>
  call("POST", "/api/admin/newsletter/subscribers/bulk", {
    subscriberIds: many.data.map(({ id }) => id),
    action: "tag",
    data: { operation: "addTags", tags: [`bench ${n}`] },
  }),
);
const paragraphs = Array.from(
  { length: 85 },
  (_, n) =>
    `<p>The <b>${n}</b> records of the year, danced to. ${"And then another. ".repeat(4)}</p>`,
);
await measure("a post of 10,000 characters", (n) =>
  call("POST", "/api/blogs", {
    title: `A long read ${n}`,
    excerpt: "Records, and how they were danced to.",
    author: "Ana",
    html: paragraphs.join(""),
    category: "music",
    status: "draft",
  }),
);

const line = (n: number) =>
  `member.${n}@club${n % 97}.example,"Person, ${n}",vinyl;city ${n % 50},AU,${(n % 27) + 1}/3/2024`;

/** Sends a file in parts, and waits until it has been looked through and imported. */
async function importFile(n: number): Promise<void> {
  const lines = Array.from({ length: 14_000 }, (_, index) => line(n * 100_000 + index));
  const bytes = Buffer.from(["Email,Name,Tags,Country,Subscribed at", ...lines].join("\n"));
  const base = "/api/admin/imports/subscribers";
  const created = await call("POST", base, { fileName: "many.csv", fileBytes: bytes.length });
  const { id } = idSchema.parse(await created.json()).data;
  for (let at = 0; at < bytes.length; at += importPartBytes) {
    const content = bytes.subarray(at, at + importPartBytes).toString("base64");
    await call("POST", `${base}/${id}/parts`, { firstByte: at, content });
  }
  const until = async (state: string) => {
    const readState = async () => {
      const answer = await call("GET", `${base}/${id}/progress`);
      return stateSchema.parse(await answer.json()).data.state;
    };
    while ((await readState()) !== state) await wait(50);
  };
  const columns = ["email", "preference:name", "tags", "country", "subscribedAt"];
  await call("PUT", `${base}/${id}/mapping`, { columns, hasNames: true });
  await until("checked");
  await call("POST", `${base}/${id}/start`, { wording: "a bench" });
  await until("done");
}
await measure("an import of 1 MB", importFile);
