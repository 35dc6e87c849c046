import { join } from "node:path";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { buildWhenNeeded } from "../cli/build-when-needed.ts";
import { appRouter } from "../registry/app-router.ts";
import { openTestApp } from "../testing/test-app.ts";
import { registerWeb } from "./register-pages.ts";

/** Uncached pages that show data read a moment ago. */

const ours = await openTestApp();
const other = await openTestApp();
const { app, db, clock, cache } = ours;

beforeAll(async () => {
  await buildWhenNeeded();
  for (const site of [ours, other]) {
    await registerWeb(site.app, {
      mode: "production",
      webDir: join(import.meta.dirname, "../../../web"),
      publicUrl: "https://club.example",
      clock: site.clock,
      cache: site.cache,
      texts: site.deps.siteTexts,
      callKey: site.callKey,
      appRouter,
      createContext: site.createContext,
    });
  }
}, 120_000);

let eventId: string;
let rendered = 0;
beforeEach(async () => {
  await db.deleteFrom("events").execute();
  clock.advance(60_000);
  eventId = await storeEvent(db, { name: "Daybreak" });
});

/** The names on a page with an unknown search parameter, which is rendered for this request. */
async function open(headers: Record<string, string> = {}): Promise<string[]> {
  const { body } = await app.inject({ url: `/events?anew=${(rendered += 1)}`, headers });
  return ["Daybreak", "Golden Hour", "Last Light"].filter((name) => body.includes(name));
}

async function rename(name: string): Promise<void> {
  await db.updateTable("events").set({ event_name: name }).where("id", "=", eventId).execute();
}

it("shows for a second data another page has just read", async () => {
  expect(await open()).toEqual(["Daybreak"]);
  await rename("Golden Hour");
  clock.advance(999);
  expect(await open()).toEqual(["Daybreak"]);
  clock.advance(1);
  expect(await open()).toEqual(["Golden Hour"]);
});

it("shows no data of another site in the same process", async () => {
  other.clock.set(clock.now().toISOString());
  for (let cleared = other.cache.generation; cleared < cache.generation; cleared += 1) {
    other.cache.clear();
  }
  expect(await open()).toEqual(["Daybreak"]);
  const { body } = await other.app.inject({ url: "/events?anew=0" });
  expect(body).not.toContain("Daybreak");
});

it("shows local changes immediately", async () => {
  expect(await open()).toEqual(["Daybreak"]);
  await rename("Golden Hour");
  cache.clear();
  expect(await open()).toEqual(["Golden Hour"]);
});

it("neither uses nor stores answers for callers with a token", async () => {
  const headers = { authorization: "Bearer nothing" };
  expect(await open(headers)).toEqual(["Daybreak"]);
  await rename("Golden Hour");
  expect(await open()).toEqual(["Golden Hour"]);
  await rename("Last Light");
  expect(await open(headers)).toEqual(["Last Light"]);
});

it("ends with the event it shows", async () => {
  clock.set("2026-12-05T21:59:59.500Z");
  expect(await open()).toEqual(["Daybreak"]);
  clock.advance(500);
  expect(await open()).toEqual([]);
});
