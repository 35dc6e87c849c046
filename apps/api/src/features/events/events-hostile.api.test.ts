import { storeEvent } from "@before-ten/db/testing/stored-event";
import { describe, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app } = await openTestApp({ rateLimitFactor: 1_000_000 });
await storeEvent(db, { name: "100% Disco", place: "C:\\Club_9" });

const lists = [
  "/events",
  "/events/upcoming",
  "/events/featured",
  "/events/country/AU",
  "/events/search",
];

describe.each([
  ["limit=0", "limit"],
  ["limit=101", "limit"],
  ["limit=-1", "limit"],
  ["limit=abc", "limit"],
  ["limit=1e309", "limit"],
  ["limit=1.5", "limit"],
  ["limit=", "limit"],
  ["limit=5&limit=6", "limit"],
  ["page=0", "page"],
  ["page=-1", "page"],
  ["page=1e12", "page"],
  ["page=NaN", "page"],
  ["page=1&page=2", "page"],
])("%s", (search, path) => {
  it.each(lists)("is a 400 that names it at %s", async (list) => {
    const { status, body } = await callRest(app, "GET", `${list}?q=disco&${search}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: expect.stringMatching(/./),
      details: [{ path, message: body.error }],
    });
  });
});

it.each(
  [
    ["/events?country=XX", "country"],
    ["/events?country=", "country"],
    ["/events?country=GB", "country"],
    ["/events?country=AU&country=NZ", "country"],
    ["/events?status=foo", "status"],
    ["/events?status=draft", "status"],
    ["/events?status=all&status=all", "status"],
    ["/events?status=ENDED", "status"],
    ["/events/country/AU?status=ended&status=ended", "status"],
    ["/events/featured?status=draft", "status"],
    ["/events/country/AU?status=foo", "status"],
    ["/events/country/XX", "country"],
    ["/events/country/__proto__", "country"],
    ["/events/country/%00", "country"],
    ["/events/search", "q"],
    ["/events/search?q=a&q=b", "q"],
    ["/events?q=%00", "q"],
    ["/events?q=a%00b", "q"],
    [`/events?q=${"a".repeat(201)}`, "q"],
    [`/events?q=${"a".repeat(100_000)}`, "q"],
    [`/events?q=${"%F0%9F%8E%89".repeat(30_000)}`, "q"],
  ].map(([url = "", path = ""]) => ({ url, path, title: url.slice(0, 42) })),
)("$title is a 400 that names what is wrong", async ({ url, path }) => {
  const { status, body } = await callRest(app, "GET", url);
  expect(status).toBe(400);
  expect(body.success).toBe(false);
  expect(body.details).toEqual([{ path, message: body.error }]);
});

it("names everything that is wrong at once", async () => {
  const { body } = await callRest(app, "GET", "/events?limit=0&page=x&country=XX");
  expect(body.details?.map((detail) => detail.path).toSorted()).toEqual([
    "country",
    "limit",
    "page",
  ]);
});

it.each([
  ["/events?q=%ED%A0%80", 0],
  ["/events?q=%", 1],
  ["/events?q=%25", 1],
  ["/events?q=_", 1],
  ["/events?q=%5C", 1],
  ["/events?q=%25%25", 0],
  ["/events?__proto__=1&__proto__[x]=2&constructor=3&toString=4", 1],
  ["/events?q[]=a&q[x]=b", 1],
  ["/events?&&&=&=1", 1],
  ["/events?q=+", 1],
])("%s is a question like any other", async (url, total) => {
  const { status, body } = await callRest(app, "GET", url);
  expect(status).toBe(200);
  expect(body.pagination?.total).toBe(total);
});

it("tRPC names what is wrong too", async () => {
  const { status, body } = await queryTrpc(app, "events.list", { limit: 0, status: "draft" });
  expect(status).toBe(400);
  expect(body.error?.data).toMatchObject({ code: "BAD_REQUEST", httpStatus: 400 });
  expect(body.error?.data.details?.map((detail) => detail.path).toSorted()).toEqual([
    "limit",
    "status",
  ]);
});
