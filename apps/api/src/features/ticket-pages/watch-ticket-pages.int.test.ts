import {
  findTicketPage,
  ignoreFinding,
  listIgnoredFindings,
} from "@before-ten/db/queries/ticket-pages/ticket-pages";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, expect, it } from "vitest";
import { FakeClock } from "../../testing/fake-clock.ts";
import { fetcher, htmlType, serve, userAgent } from "../../testing/strangers.ts";
import { workers } from "../../testing/workers.ts";
import { checkTicketPage } from "./ticket-pages.service.ts";
import { watchDuePages } from "./watch-ticket-pages.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
const now = "2026-12-04T12:00:00Z";
const clock = new FakeClock(now);
beforeEach(async () => {
  clock.set(now);
  await db.deleteFrom("events").execute();
});

const html = `<script type="application/ld+json">{"@type":"Event","name":"Sunday Disco"}</script>`;

/** A seller's host that records who requested what, and how many at once. */
async function seller(robotsTxt = "", page = html) {
  const requested: string[] = [];
  const agents = new Set<string | undefined>();
  let open = 0;
  let mostOpen = 0;
  const { port, url } = await serve((request, response) => {
    requested.push(request.url ?? "");
    agents.add(request.headers["user-agent"]);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    setTimeout(() => {
      open -= 1;
      response.writeHead(200, htmlType).end(request.url === "/robots.txt" ? robotsTxt : page);
    }, 30);
  });
  const deps = { db, clock, workers, pages: fetcher({ loopbackPort: port }) };
  return { url, requested, agents, deps, mostOpen: () => mostOpen };
}

const outcomeOf = async (id: string) => (await findTicketPage(db, id, clock.now()))?.outcome;

it("looks at each page once a day, one at a time and under its name, however many processes watch", async () => {
  const { url, requested, agents, deps, mostOpen } = await seller();
  const paths = ["/1", "/2", "/3"];
  for (const path of paths) await storeEvent(db, { redirectUrl: `${url}${path}` });
  const all = () => Promise.all([1, 2, 3].map(() => watchDuePages(deps, { pauseMs: 1 })));
  await all();
  await all();
  expect(requested.toSorted()).toEqual([...paths, "/robots.txt"]);
  expect([mostOpen(), [...agents]]).toEqual([1, [userAgent]]);
  clock.advance(24 * 60 * 60_000 - 1_000);
  await all();
  expect(requested).toHaveLength(4);
  clock.set("2026-12-05T12:30:00Z");
  await all();
  expect(
    requested
      .slice(4)
      .filter((path) => path !== "/robots.txt")
      .toSorted(),
  ).toEqual(paths);
});

it("obeys robots.txt, and records that as a result", async () => {
  const { url, requested, deps } = await seller("User-agent: BeforeTenTicketWatch\nDisallow: /");
  const id = await storeEvent(db, { redirectUrl: `${url}/1` });
  await watchDuePages(deps, { pauseMs: 1 });
  expect([await outcomeOf(id), requested]).toEqual(["robots", ["/robots.txt"]]);
});

it("looks once for all events with the same link, and tells them apart by their days", async () => {
  const event = { "@type": "Event", name: "Sunday Disco", startDate: "2026-12-12" };
  const page = `<script type="application/ld+json">${JSON.stringify(event)}</script>`;
  const { url, requested, deps } = await seller("", page);
  const redirectUrl = `${url}/series`;
  const days = ["2026-12-05", "2026-12-12", "2026-12-19"];
  const ids: string[] = [];
  for (const startDay of days) ids.push(await storeEvent(db, { redirectUrl, startDay }));
  await watchDuePages(deps, { pauseMs: 1 });
  expect(requested).toEqual(["/robots.txt", "/series"]);
  expect(await Promise.all(ids.map(outcomeOf))).toEqual(["no-event", "read", "no-event"]);
});

it("counts each look at a vanished host, an admin's own too", async () => {
  const gone = Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
  const pages = fetcher({ resolve: () => Promise.reject(gone) });
  const deps = { db, clock, workers, pages, isTicketWatchOn: true };
  const id = await storeEvent(db, {
    redirectUrl: "https://tickets.club/1",
    startDay: "2026-12-24",
  });
  await watchDuePages(deps, { pauseMs: 1 });
  expect(await findTicketPage(db, id, clock.now())).toMatchObject({ unreachable_looks: 1 });
  await checkTicketPage(deps, id);
  clock.advance(24 * 60 * 60_000);
  await watchDuePages(deps, { pauseMs: 1 });
  const row = await findTicketPage(db, id, clock.now());
  expect(row).toMatchObject({ outcome: "unreachable", unreachable_looks: 3 });
});

it("forgets what an admin ignored once it no longer differs", async () => {
  const { url, deps } = await seller();
  const eventId = await storeEvent(db, { redirectUrl: `${url}/1` });
  const soul = { eventId, field: "name", ours: "Sunday Disco", found: "Soul Night" } as const;
  await ignoreFinding(db, soul, clock.now());
  await watchDuePages(deps, { pauseMs: 1 });
  expect(await listIgnoredFindings(db, [eventId])).toEqual([]);
});

it("sends no request to a host that can't exist, and goes on to the others at once", async () => {
  const { url, deps } = await seller();
  const reserved = await storeEvent(db, { redirectUrl: "https://tickets.example/1" });
  const real = await storeEvent(db, { redirectUrl: `${url}/1`, startDay: "2026-12-06" });
  await watchDuePages(deps, { pauseMs: 1 });
  expect([await outcomeOf(reserved), await outcomeOf(real)]).toEqual(["not-public", "read"]);
});

it("ends between two pages when the server closes", async () => {
  const { url, requested, deps } = await seller();
  for (const path of ["/1", "/2"]) await storeEvent(db, { redirectUrl: `${url}${path}` });
  const stopping = new AbortController();
  const watching = watchDuePages(deps, { pauseMs: 60_000, signal: stopping.signal });
  await expect.poll(() => requested).toHaveLength(2);
  stopping.abort();
  await watching;
  expect(requested).toHaveLength(2);
});
