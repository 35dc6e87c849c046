import { storeEvent } from "@before-ten/db/testing/stored-event";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { answerFromCache } from "../cache/answer-from-cache.ts";
import { callRest } from "../testing/calls.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const partner = "https://partner.example";
const { app, deps, clock } = await startTestApp(db, { corsOrigins: [partner] });
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(async () => {
  await db.deleteFrom("events").execute();
  clock.set("2026-12-05T21:00:00Z");
});

const cacheControl = async (path: string, token?: string) =>
  (await callRest(app, "GET", path, { token })).headers["cache-control"];

describe("how long an answer may be kept", () => {
  // Both end at 22:00 in London.
  it("is a minute at most, and ends with the first event", async () => {
    const id = await storeEvent(db);
    await storeEvent(db, { startDay: "2026-12-06" });
    const paths = ["/events", "/events/upcoming", "/events/country/UK", "/events/search?q=disco"];
    for (const path of paths) expect(await cacheControl(path)).toBe("public, max-age=60");
    clock.set("2026-12-05T21:59:48Z");
    for (const path of [...paths, `/events/${id}`]) {
      expect(await cacheControl(path)).toBe("public, max-age=12");
    }
    clock.set("2026-12-05T22:00:00Z");
    expect(await cacheControl("/events")).toBe("public, max-age=60");
  });

  it("is zero for admins, for failures and for answers that change with each call", async () => {
    await storeEvent(db);
    const { token } = await signedInAs(deps, "admin");
    expect(await cacheControl("/events", token)).toBe("no-store");
    expect(await cacheControl("/admin/dashboard", token)).toBe("no-store");
    expect(await cacheControl("/auth/me", token)).toBe("no-store");
    expect((await callRest(app, "GET", "/events")).headers["vary"]).toContain("Authorization");
    for (const path of ["/events/nothing", "/nothing", "/events?limit=0", "/admin/dashboard"]) {
      expect(await cacheControl(path)).toBe("no-store");
    }
  });
});

it("a 401 says how to sign in, and no other refusal does", async () => {
  const challenge = async (path: string, token?: string) =>
    (await callRest(app, "GET", path, { token })).headers["www-authenticate"];
  const { token } = await signedInAs(deps, "user");
  expect(await challenge("/admin/dashboard")).toBe("Bearer");
  expect(await challenge("/admin/dashboard", "wrong")).toBe("Bearer");
  expect(await challenge("/admin/dashboard", token)).toBeUndefined();
  expect(await challenge("/events/nothing")).toBeUndefined();
});

it("an unchanged answer is a 304 without a body, until something changes", async () => {
  const id = await storeEvent(db);
  const first = await app.inject("/api/events");
  const { etag = "" } = first.headers;
  expect(etag).not.toBe("");
  const ask = () => app.inject({ url: "/api/events", headers: { "if-none-match": etag } });
  const again = await ask();
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await db.updateTable("events").set({ registrations: 7 }).where("id", "=", id).execute();
  expect((await ask()).statusCode).toBe(200);
});

describe("pages of other sites", () => {
  const preflight = (origin: string) =>
    app.inject({
      method: "OPTIONS",
      url: "/api/events",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });

  it("may call when they are on the list", async () => {
    const { statusCode, headers } = await preflight(partner);
    expect(statusCode).toBe(204);
    expect(headers["access-control-allow-origin"]).toBe(partner);
    expect(headers["access-control-allow-methods"]).toContain("POST");
    const answer = await app.inject({ url: "/api/events", headers: { origin: partner } });
    expect(answer.headers["access-control-allow-origin"]).toBe(partner);
    expect(answer.headers["access-control-expose-headers"]).toContain("ETag");
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    expect(answer.headers.vary).toContain("Origin");
  });

  it("may not when they aren't", async () => {
    for (const origin of ["https://evil.example", "null", "https://partner.example.evil.example"]) {
      expect((await preflight(origin)).headers["access-control-allow-origin"]).toBeUndefined();
      const answer = await app.inject({ url: "/api/events", headers: { origin } });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  it("get their headers with a cached answer too, and other origins don't", async () => {
    const site = await startTestApp(db, { caches: true, corsOrigins: [partner] });
    onTestFinished(() => site.app.close());
    answerFromCache(site.app, { cache: site.cache, keyOf: site.callKey });
    const address = await site.app.listen({ host: "127.0.0.1", port: 0 });
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(`${address}/api/events`, { headers });
      return {
        allowed: answer.headers.get("access-control-allow-origin"),
        exposed: answer.headers.get("access-control-expose-headers"),
        vary: answer.headers.get("vary"),
      };
    };
    const vary = "Origin, Authorization, Accept-Encoding";
    const ofPartner = { allowed: partner, exposed: expect.stringContaining("ETag"), vary };
    const ofOthers = { allowed: null, vary };
    const askers = [
      [{}, ofOthers],
      [{ origin: partner }, ofPartner],
      [{ origin: "https://evil.example" }, ofOthers],
    ] as const;
    for (const [first] of askers) {
      site.cache.clear();
      await ask(first);
      for (const [headers, expected] of [...askers, ...askers]) {
        expect(await ask(headers)).toMatchObject(expected);
      }
    }
  });

  it("get our own answer to an OPTIONS that isn't a preflight", async () => {
    const answer = await app.inject({ method: "OPTIONS", url: "/api/events" });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, POST, HEAD"]);
    expect(answer.json()).toMatchObject({ success: false });
    const unknown = await app.inject({ method: "OPTIONS", url: "/api/nothing" });
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { success: false }]);
  });
});
