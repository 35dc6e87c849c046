import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, cache, clock, callKey } = await openTestApp({ caches: true });

let id: string;
beforeEach(async () => {
  cache.clear();
  clock.set("2026-12-05T21:00:00Z");
  await db.deleteFrom("events").execute();
  id = await storeEvent(db, { name: "Sunday Disco" });
});

const read = async (url: string) => (await app.inject(url)).body;
const keyOf = (url: string) => callKey({ method: "GET", url, headers: {} });

it("is cached for a minute, or until the first party ends", async () => {
  await read("/embed/events");
  await db.updateTable("events").set({ event_name: "Monday Disco" }).execute();
  clock.advance(59_999);
  expect(await read("/embed/events")).toContain("Sunday Disco");
  clock.advance(1);
  expect(await read("/embed/events")).toContain("Monday Disco");
  clock.set("2026-12-05T21:59:48Z");
  cache.clear();
  const { headers } = await app.inject("/embed/events");
  expect(headers["cache-control"]).toBe("public, max-age=12");
  clock.set("2026-12-05T22:00:00Z");
  expect(await read("/embed/events")).not.toContain("Disco");
});

it("is reloaded as soon as an admin has changed something", async () => {
  const { token } = await signedInAs(deps, "admin");
  await read("/embed/events?country=UK");
  await callRest(app, "PATCH", `/admin/events/${id}/status`, {
    token,
    payload: { status: "draft" },
  });
  expect(await read("/embed/events?country=UK")).not.toContain("Sunday Disco");
});

it("is one entry for equivalent requests, and another for other options", () => {
  const same = ["?country=UK&count=3", "?count=3&country=uk&theme=", "?utm_source=x&country=UK"];
  expect(new Set(same.map((search) => keyOf(`/embed/events${search}`))).size).toBe(1);
  const others = ["", "?country=UK", "?count=4", "?theme=dark", "?accent=c25", "?accent=c26"];
  expect(new Set(others.map((search) => keyOf(`/embed/events${search}`))).size).toBe(others.length);
});

it.each(["/embed/events?count=99", "/embed/eventsx", "/embed"])("isn't cached: %s", (url) => {
  expect(keyOf(url)).toBeUndefined();
});
