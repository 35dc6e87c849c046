import { expect, it } from "vitest";
import { appRouter } from "../registry/app-router.ts";
import { cacheableRequests } from "./cacheable-requests.ts";
import { factsOfProcedures } from "./procedure-facts.ts";

const find = cacheableRequests(factsOfProcedures(appRouter));

function requestOf(path: string, input?: unknown, batch?: true) {
  const search = new URLSearchParams({
    ...(batch && { batch: "1" }),
    ...(input !== undefined && { input: JSON.stringify(input) }),
  });
  return { method: "GET", url: `/trpc/${path}?${search.toString()}`, headers: {} };
}

it("identifies a call by its procedure's input, however it was sent", () => {
  const { key, query } = find(requestOf("events.upcoming", { limit: 6, page: 1 })) ?? {};
  expect(key).toBe('trpc events.upcoming {"limit":6,"page":1}');
  for (const input of [{}, { page: "1" }, { limit: "6", unknown: "x".repeat(500) }]) {
    expect(find(requestOf("events.upcoming", input))).toMatchObject({ key, query });
  }
});

it("knows a batch by all of its calls, and answers it as one", () => {
  const inputs = { 0: { limit: 20 }, 1: { category: "all" } };
  const batch = find(requestOf("events.upcoming,posts.list,posts.filters", inputs, true));
  expect(batch?.key).toBe(
    'trpc batch events.upcoming {"limit":20,"page":1} posts.list {"page":1,"limit":100} posts.filters',
  );
  expect(find(requestOf("events.upcoming", { 0: {} }, true))?.key).not.toBe(
    find(requestOf("events.upcoming", {}))?.key,
  );
});

it("asks by the normalised query for the same again", () => {
  const inputs = { 0: { q: "a & b", country: "uk" }, 1: { featured: "yes", tag: "80s" } };
  const found = find(requestOf("events.list,posts.list", inputs, true));
  const again = { method: "GET", url: `/trpc/${found?.path}?${found?.query}`, headers: {} };
  expect(found).toBeDefined();
  expect(find(again)).toEqual(found);
});

it.each([
  ["depends on the caller", requestOf("events.listForAdmin", {})],
  ["counts something", requestOf("posts.view", { id: "a" })],
  ["does so beside another", requestOf("events.upcoming,posts.view", {}, true)],
  ["doesn't exist", requestOf("events.nothing", {})],
  ["has a wrong input", requestOf("events.upcoming", { limit: 0 })],
  [
    "has an input that is no JSON",
    { ...requestOf("events.list"), url: "/trpc/events.list?input={" },
  ],
  ["is a batch of too many", requestOf(Array(21).fill("posts.filters").join(), {}, true)],
  ["changes something", { ...requestOf("events.list", {}), method: "POST" }],
  ["has a token", { ...requestOf("events.list", {}), headers: { authorization: "Bearer x" } }],
  [
    "has another type",
    { ...requestOf("events.list", {}), headers: { "content-type": "text/plain" } },
  ],
  ["has an endless input", requestOf("events.get", { id: "x".repeat(1_001) })],
])("finds nothing in what %s", (_what, request) => {
  expect(find(request)).toBeUndefined();
});
