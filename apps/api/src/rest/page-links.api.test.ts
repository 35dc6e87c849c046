import { storeEvent } from "@before-ten/db/testing/stored-event";
import { describe, expect, it } from "vitest";
import { madeKey } from "../testing/accounts/made-key.ts";
import { callRest } from "../testing/calls.ts";
import { openTestApp } from "../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ caches: true });
for (let index = 0; index < 5; index += 1) await storeEvent(db, { name: `Tea & Disco ${index}` });

async function linksOf(path: string, token?: string) {
  const { status, headers } = await callRest(app, "GET", path, { token });
  expect(status).toBe(200);
  const links = String(headers["link"]).matchAll(/<([^>]*)>; rel="(\w+)"/g);
  return Object.fromEntries([...links].map(([, address, rel]) => [rel, address]));
}

/** The pages' numbers, following `next` from the first one. */
async function walk(path: string, seen: string[] = []): Promise<string[]> {
  const { next } = await linksOf(path);
  const all = [...seen, path];
  return next === undefined ? all : walk(next.replace("/api", ""), all);
}

describe("Link", () => {
  it("leads through every page of a list with its filters", async () => {
    const query = "q=Tea+%26+Disco&country=UK";
    expect(await walk(`/events?limit=2&${query}`)).toEqual([
      `/events?limit=2&${query}`,
      `/events?${query}&page=2&limit=2`,
      `/events?${query}&page=3&limit=2`,
    ]);
    expect(await linksOf("/events/country/UK?limit=2&page=2")).toEqual({
      first: "/api/events/country/UK?limit=2&page=1",
      prev: "/api/events/country/UK?limit=2&page=1",
      next: "/api/events/country/UK?limit=2&page=3",
      last: "/api/events/country/UK?limit=2&page=3",
    });
  });

  it("is the same from the cache, for a caller with a key, and beside warnings", async () => {
    const { secret } = await madeKey(deps, { scopes: ["read"] });
    const expected = await linksOf("/events?limit=4&page=2");
    expect(expected).toEqual({
      first: "/api/events?page=1&limit=4",
      prev: "/api/events?page=1&limit=4",
      last: "/api/events?page=2&limit=4",
    });
    expect(await linksOf("/events?page=2&limit=4")).toEqual(expected);
    expect(await linksOf("/events?page=2&limit=4", secret)).toEqual(expected);
    expect(await linksOf("/events?page=2&limit=4&town=Leeds")).toEqual(expected);
  });

  it("of a page past the end leads back to the last one", async () => {
    expect(await linksOf("/events?limit=4&page=9")).toMatchObject({
      prev: "/api/events?page=2&limit=4",
      last: "/api/events?page=2&limit=4",
    });
    expect(await linksOf("/events?q=nothing")).toEqual({
      first: "/api/events?q=nothing&page=1",
      last: "/api/events?q=nothing&page=1",
    });
  });

  it("isn't there for an answer without pages", async () => {
    expect((await callRest(app, "GET", "/cities")).headers).not.toHaveProperty("link");
  });
});
