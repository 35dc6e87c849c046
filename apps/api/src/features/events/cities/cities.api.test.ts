import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { cityMessages } from "@before-ten/contracts/cities/messages";
import type { City, CitySummary } from "@before-ten/contracts/cities/output";
import { citySlug, isCitySlug } from "@before-ten/contracts/cities/rules";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeVenue } from "@before-ten/db/testing/stored-venue";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest } from "../../../testing/calls.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { app, db } = await openTestApp({ rateLimitFactor: 1_000 });

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("all_venues").execute();
});

const list = async () => (await callRest<CitySummary[]>(app, "GET", "/cities")).body.data;

const read = (slug: string) => callRest<City>(app, "GET", `/cities/${slug}`);

const place = (city: string) =>
  JSON.stringify({ formatted: `A hall, ${city}`, city, coordinates: null });

describe("a city", () => {
  it("is where public events and published venues are, also in places that were typed", async () => {
    await storeEvent(db, { place: "The Corn Exchange, Montréal", startDay: "2026-10-03" });
    await storeVenue(db, { location: place("New York"), country: "US" });
    expect(await list()).toEqual([
      { slug: "montreal", name: "Montréal" },
      { slug: "new-york", name: "New York" },
    ]);
  });

  it("has the club's words, its venues, and its parties, the soonest first", async () => {
    const id = await storeVenue(db, { name: "Tram Depot", slug: "tram-depot" });
    await storeVenue(db, { name: "Elsewhere", location: place("Leeds") });
    await storeEvent(db, { name: "Second", startDay: "2026-12-12" });
    await storeEvent(db, { name: "First", startDay: "2026-12-05" });
    await storeEvent(db, { name: "Past", startDay: "2026-10-03" });
    await storeEvent(db, { name: "Elsewhere", place: "A hall, Leeds" });
    const { data } = (await read("london")).body;
    expect(data.text).toMatch(/^Brick arches/);
    expect(data.venues).toMatchObject([{ id, slug: "tram-depot", name: "Tram Depot" }]);
    const names = (events: City["upcoming"]) => events.map(({ eventName }) => eventName);
    expect([names(data.upcoming), names(data.past)]).toEqual([["First", "Second"], ["Past"]]);
    expect((await read("leeds")).body.data.text).toBeNull();
  });

  it("says nothing of drafts", async () => {
    await storeEvent(db, { place: "Kanarienvogel, Leeds", status: "draft" });
    await storeVenue(db, { name: "Kanarienvogel", location: place("Leeds"), status: "draft" });
    expect(await list()).toEqual([]);
    const answers = [await read("leeds"), await read("nowhere"), await read("a%00b")];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([404, cityMessages.notFound]);
    }
    await storeEvent(db, { place: "A hall, Leeds" });
    expect((await read("leeds")).text).not.toContain("Kanarienvogel");
    for (const url of ["/leeds.ics", "/leeds.rss", "/leeds.json", "/sitemap.xml"]) {
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toContain("Kanarienvogel");
    }
  });

  it("has feeds and an entry in the sitemap", async () => {
    await storeEvent(db, { name: "Sunday Disco", place: "A hall, Leeds" });
    const rss = await app.inject("/leeds.rss");
    expect(rss.body).toContain("<title>Before Ten: Leeds</title>");
    expect(rss.body).toContain("<link>https://club.example/leeds</link>");
    expect((await app.inject("/leeds.ics")).body).toContain("SUMMARY:Sunday Disco");
    expect((await app.inject("/sitemap.xml")).body).toContain("<loc>https://club.example/leeds<");
    for (const url of ["/nowhere.ics", "/admin.rss", "/venues.json"]) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

it("no city takes an address of the site's own", async () => {
  const web = join(import.meta.dirname, "../../../../../web");
  const pages = (await readdir(join(web, "src/routes/_site"))).map((file) => file.split(".")[0]);
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => /^[├└]── (\S+)/.exec(line)?.[1] ?? []);
  expect(routes).toContain("/sitemap.xml");
  const others = [...(await readdir(join(web, "public"))), ...routes].map((path) =>
    path.replace(/^\//, "").replace(/\/.*/, ""),
  );
  // The names of other files have a dot, so no city is called so.
  const taken = [...pages, ...others].filter((word) => word !== "index" && isCitySlug(word ?? ""));
  expect(taken).toEqual([]);
  await storeEvent(db, { place: "A hall, About" });
  expect(await list()).toEqual([]);
});

it.each([
  ["São Paulo", "sao-paulo"],
  ["St. John's", "st-john-s"],
  [" Whangārei ", "whangarei"],
  ["Admin", undefined],
  ["東京", undefined],
])("%s has the address %s", (name, slug) => {
  expect(citySlug(name)).toBe(slug);
});
