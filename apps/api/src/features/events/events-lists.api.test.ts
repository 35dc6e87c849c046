import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { callRest, queryTrpc, type RestEvent } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock } = await openTestApp();

/**
 * Stores 25 featured events in Britain, one a day, two in New Zealand, and one of each kind that
 * isn't listed.
 */
beforeAll(async () => {
  for (let day = 5; day < 30; day += 1) {
    const startDay = `2026-12-${String(day).padStart(2, "0")}`;
    await storeEvent(db, { name: `UK ${day}`, startDay, featured: true });
  }
  await storeEvent(db, { name: "NZ 1", country: "NZ", startDay: "2027-01-01" });
  await storeEvent(db, { name: "NZ 2", country: "NZ", startDay: "2027-01-02" });
  await storeEvent(db, { name: "ended", country: "NZ", startDay: "2026-12-01", featured: true });
  await storeEvent(db, { name: "completed", status: "completed", startDay: "2027-01-03" });
  await storeEvent(db, {
    name: "draft canary",
    status: "draft",
    country: "NZ",
    startDay: "2026-12-06",
    featured: true,
  });
});

const lists = [
  { path: "/events", procedure: "events.list", input: {}, limit: 100, total: 27 },
  { path: "/events/upcoming", procedure: "events.upcoming", input: {}, limit: 6, total: 27 },
  { path: "/events/featured", procedure: "events.featured", input: {}, limit: 6, total: 25 },
  {
    path: "/events/country/UK",
    procedure: "events.byCountry",
    input: { country: "UK" },
    limit: 10,
    total: 25,
  },
  {
    path: "/events/search?q=uk",
    procedure: "events.search",
    input: { q: "uk" },
    limit: 100,
    total: 25,
  },
];

describe.each(lists)("$path and $procedure", ({ path, procedure, input, limit, total }) => {
  const separator = path.includes("?") ? "&" : "?";
  const pages = Math.ceil(total / limit);

  it(`answer up to ${limit} of ${total} events, soonest first`, async () => {
    const { status, headers, body } = await callRest<RestEvent[]>(app, "GET", path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(Object.keys(body)).toEqual(["success", "data", "pagination"]);
    expect(body).toMatchObject({ success: true, pagination: { page: 1, limit, total, pages } });
    expect(body.data).toHaveLength(Math.min(limit, total));
    expect(body.data.map((event) => event.eventName).slice(0, 3)).toEqual(["UK 5", "UK 6", "UK 7"]);
    expect(body.data.every((event) => event._id === event.id)).toBe(true);

    const trpc = await queryTrpc<PageOf<PublicEvent>>(app, procedure, input);
    expect(trpc.status).toBe(200);
    expect(trpc.body.result?.data.pagination).toEqual(body.pagination);
    expect(body.data).toMatchObject(trpc.body.result?.data.items ?? []);
  });

  it("answer the page and the limit one asks for", async () => {
    const first = await callRest<RestEvent[]>(app, "GET", `${path}${separator}limit=2`);
    const second = await callRest<RestEvent[]>(app, "GET", `${path}${separator}limit=2&page=2`);
    expect(first.body.data.map((event) => event.eventName)).toEqual(["UK 5", "UK 6"]);
    expect(second.body.data.map((event) => event.eventName)).toEqual(["UK 7", "UK 8"]);
    expect(second.body.pagination).toEqual({
      page: 2,
      limit: 2,
      total,
      pages: Math.ceil(total / 2),
    });

    const trpc = await queryTrpc<PageOf<PublicEvent>>(app, procedure, {
      ...input,
      limit: 2,
      page: 2,
    });
    expect(trpc.body.result?.data.items.map((event) => event.eventName)).toEqual(["UK 7", "UK 8"]);
  });

  it("answer an empty list with the total past the last page", async () => {
    const { status, body } = await callRest(app, "GET", `${path}${separator}page=1000000`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [], pagination: { page: 1_000_000, limit, total, pages } });
  });

  it("know nothing of a draft", async () => {
    const all = `${path}${separator}limit=100`;
    expect((await callRest(app, "GET", all)).text).not.toContain("canary");
    expect((await callRest(app, "GET", `${all}&status=all`)).text).not.toContain("canary");
    const trpc = await queryTrpc(app, procedure, { ...input, limit: 100, status: "all" });
    expect(trpc.text).not.toContain("canary");
  });
});

async function namesAt(path: string): Promise<string[]> {
  const { body } = await callRest<RestEvent[]>(app, "GET", path);
  return body.data.map((event) => event.eventName);
}

it("status=all adds ended and completed events, latest first", async () => {
  expect(await namesAt("/events?status=all&limit=4")).toEqual([
    "completed",
    "NZ 2",
    "NZ 1",
    "UK 29",
  ]);
  expect(await namesAt("/events?status=all&country=NZ")).toEqual(["NZ 2", "NZ 1", "ended"]);
  expect(await namesAt("/events/country/NZ?status=all")).toEqual(["NZ 2", "NZ 1", "ended"]);
  expect(await namesAt("/events/search?q=ended&status=all")).toEqual(["ended"]);
  const featured = await callRest(app, "GET", "/events/featured?status=all");
  expect(featured.body.pagination?.total).toBe(26);
});

it("without a limit status=all includes ended events, however many are upcoming", async () => {
  const many = await db.transaction().execute(async (trx) => {
    const ids: string[] = [];
    for (let date = 0; date < 110; date += 1) {
      const startDay = new Date(Date.UTC(2028, 0, date)).toISOString().slice(0, 10);
      ids.push(await storeEvent(trx, { name: "far", country: "CA", startDay }));
    }
    return ids;
  });
  const { body } = await callRest<RestEvent[]>(app, "GET", "/events?status=all");
  await db.deleteFrom("events").where("id", "in", many).execute();
  expect(body.data).toHaveLength(100);
  expect(body.pagination).toEqual({ page: 1, limit: 100, total: 139, pages: 2 });
  const names = body.data.map((event) => event.eventName);
  expect(names.slice(-2)).toEqual(["UK 5", "ended"]);
  const starts = body.data.map((event) => event.startsAt);
  expect(starts).toEqual(starts.toSorted().toReversed());
});

describe("status=ended", () => {
  const now = clock.now().toISOString();

  async function endedBoth(input: object = {}) {
    const search = new URLSearchParams({ ...input, status: "ended" });
    const rest = await callRest<RestEvent[]>(app, "GET", `/events?${search.toString()}`);
    const trpc = await queryTrpc<PageOf<PublicEvent>>(app, "events.list", {
      ...input,
      status: "ended",
    });
    expect(trpc.body.result?.data.pagination).toEqual(rest.body.pagination);
    expect(rest.body.data).toMatchObject(trpc.body.result?.data.items ?? []);
    return {
      names: rest.body.data.map((event) => event.eventName),
      pagination: rest.body.pagination,
    };
  }

  it("leaves only ended and completed events, latest first, in both APIs", async () => {
    const { names, pagination } = await endedBoth();
    expect(names).toEqual(["completed", "ended"]);
    expect(pagination?.total).toBe(2);
  });

  it("filters by country and cuts pages before the limit", async () => {
    expect((await endedBoth({ country: "NZ", limit: 1 })).names).toEqual(["ended"]);
    expect((await endedBoth({ country: "UK", limit: 1 })).names).toEqual(["completed"]);
    expect((await endedBoth({ country: "AU" })).names).toEqual([]);
    const second = await endedBoth({ limit: 1, page: 2 });
    expect(second).toEqual({
      names: ["ended"],
      pagination: { page: 2, limit: 1, total: 2, pages: 2 },
    });
  });

  it("holds for country, featured and search too", async () => {
    expect(await namesAt("/events/country/NZ?status=ended")).toEqual(["ended"]);
    expect(await namesAt("/events/featured?status=ended")).toEqual(["ended"]);
    expect(await namesAt("/events/search?q=completed&status=ended")).toEqual(["completed"]);
    expect(await namesAt("/events/search?q=uk&status=ended")).toEqual([]);
  });

  it("takes an event over from the usual list at the instant of its end", async () => {
    onTestFinished(() => clock.set(now));
    clock.set("2026-12-05T21:59:59.999Z");
    expect((await endedBoth()).names).toEqual(["completed", "ended"]);
    expect(await namesAt("/events?limit=1")).toEqual(["UK 5"]);
    clock.set("2026-12-05T22:00:00.000Z");
    expect((await endedBoth()).names).toEqual(["completed", "UK 5", "ended"]);
    expect(await namesAt("/events?limit=1")).toEqual(["UK 6"]);
  });

  it("never shows a draft, also after its end", async () => {
    onTestFinished(() => clock.set(now));
    clock.set("2027-06-01T00:00:00Z");
    const answer = await callRest(app, "GET", "/events?status=ended&limit=100");
    expect(answer.body.pagination?.total).toBe(29);
    expect(answer.text).not.toContain("canary");
  });
});

it("leaves ended events out of country, featured and search without it", async () => {
  expect(await namesAt("/events/country/NZ")).toEqual(["NZ 1", "NZ 2"]);
  expect(await namesAt("/events/search?q=ended")).toEqual([]);
});

it("upcoming never shows ended events, whatever the parameters", async () => {
  const { body } = await callRest(app, "GET", "/events/upcoming?status=all&limit=100");
  expect(body.pagination?.total).toBe(27);
});

it("filters by text and country together, in any case", async () => {
  expect(await namesAt("/events?q=nZ&country=nz")).toEqual(["NZ 1", "NZ 2"]);
  expect(await namesAt("/events/country/nz")).toEqual(["NZ 1", "NZ 2"]);
  expect(await namesAt("/events/search?q=2&country=NZ")).toEqual(["NZ 2"]);
  expect(await namesAt("/events?q=nowhere")).toEqual([]);
  expect(await namesAt("/events?country=SG")).toEqual([]);
});

it("filters by city and by month, over both APIs", async () => {
  for (const [filters, names] of [
    [{ country: "NZ", city: "london" }, ["NZ 1", "NZ 2"]],
    [{ city: "Auckland" }, []],
    [{ month: "2027-01", city: "" }, ["NZ 1", "NZ 2"]],
    [{ month: "2027-01", q: "2" }, ["NZ 2"]],
    [{ month: "0000-12" }, []],
  ] as const) {
    expect(await namesAt(`/events?${new URLSearchParams(filters).toString()}`)).toEqual(names);
    const trpc = await queryTrpc<PageOf<PublicEvent>>(app, "events.list", filters);
    expect(trpc.body.result?.data.items.map(({ eventName }) => eventName)).toEqual(names);
  }
  const { status, body } = await callRest(app, "GET", "/events?month=2027-13");
  expect([status, body.error]).toEqual([400, "month must be a year and a month, as 2026-12"]);
});

it("the country in the path wins over one in the query", async () => {
  expect(await namesAt("/events/country/NZ?country=UK")).toEqual(["NZ 1", "NZ 2"]);
});

it("ignores unknown parameters and an unneeded token", async () => {
  expect(await namesAt("/events/upcoming?limit=1&sort=asc&utm_source=x")).toEqual(["UK 5"]);
  const withToken = await callRest<RestEvent[]>(app, "GET", "/events?limit=1", {
    headers: { authorization: "Bearer expired", "content-type": "application/json" },
  });
  expect(withToken.status).toBe(200);
});

it("answers HEAD like GET, without the body", async () => {
  const response = await app.inject({ method: "HEAD", url: "/api/events" });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("");
});
