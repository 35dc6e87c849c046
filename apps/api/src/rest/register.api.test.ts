import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, describe, expect, it } from "vitest";
import { callRest } from "../testing/calls.ts";
import { startTestApp } from "../testing/test-app.ts";
import { restRoutes } from "../registry/rest-routes.ts";

const { db, close } = await createTestDatabase();
const { app } = await startTestApp(db, { rateLimitFactor: 1_000 });
afterAll(async () => {
  await app.close();
  await close();
});

const json = { "content-type": "application/json" };

describe("a wrong method", () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
  const byPath = Map.groupBy(restRoutes, (route) => route.path);
  const wrong = [...byPath].flatMap(([path, routes]) => {
    const known = routes.map((route) => route.method);
    const allow = known.includes("GET") ? [...known, "HEAD"] : known;
    return methods
      .filter((method) => !known.includes(method))
      .map((method) => ({ method, path, allow: allow.join(", ") }));
  });

  it.each(wrong)("$method $path answers 405 and allows $allow", async ({ method, path, allow }) => {
    const { status, headers, body } = await callRest(app, method, path);
    expect(status).toBe(405);
    expect(headers["allow"]).toBe(allow);
    expect(body).toEqual({ success: false, error: `${method} is not possible here: ${allow}` });
  });

  it.each([
    [{ "content-type": "application/json" }, "{bad"],
    [{ "content-type": "application/xml" }, "<a/>"],
    [{ "content-type": "application/json" }, "a".repeat(300_000)],
  ])("is the answer whatever body came with it", async (headers, payload) => {
    const { status } = await callRest(app, "PUT", "/events/upcoming", { headers, payload });
    expect(status).toBe(405);
  });
});

describe("an unknown path", () => {
  it.each(["", "/", "/nothing", "/events/x/y", "/admin/nothing", "/%zz", "/events/%E0%A4/view/x"])(
    "/api%s answers 404 in the envelope",
    async (path) => {
      const { status, headers, body } = await callRest(app, "GET", path);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(body).toEqual({ success: false, error: expect.stringMatching(/./) });
    },
  );

  it("doesn't repeat the query", async () => {
    const { text } = await callRest(app, "GET", "/nothing?token=secret");
    expect(text).not.toContain("secret");
  });
});

describe("a body", () => {
  const send = (payload: string, headers: Record<string, string> = json) =>
    callRest(app, "POST", "/contact/newsletter", { payload, headers });

  it.each([
    "{",
    '{"email":',
    "{'email': 'ana@mail.example'}",
    "email=ana@mail.example",
    '{"email":"ana@mail.example"} x',
    "\ud800",
  ])("that is no JSON, %j, is a 400", async (payload) => {
    const { status, body } = await send(payload);
    expect(status).toBe(400);
    expect(body).toEqual({ success: false, error: expect.stringContaining("JSON") });
  });

  it.each([
    '{"__proto__":{"email":"ana@mail.example"}}',
    '{"email":"ana@mail.example","__proto__":{"admin":true}}',
    String.raw`{"email":"ana@mail.example","\u005f_proto__":{"admin":true}}`,
    '{"email":"ana@mail.example","utmParams":{"__proto__":{"source":"x"}}}',
    '{"email":"ana@mail.example","constructor":{"prototype":{"admin":true}}}',
  ])("that would poison a prototype, %s, is a 400", async (payload) => {
    const { status, body } = await send(payload);
    expect(status).toBe(400);
    expect(body.success).toBe(false);
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
  });

  it.each(["[]", '"text"', "5", "true", "null"])(
    "that is no object, %s, is a 400",
    async (payload) => {
      const { status, body } = await send(payload);
      expect(status).toBe(400);
      expect(body.success).toBe(false);
    },
  );

  it("that is too large is a 413", async () => {
    const { status, body } = await send(JSON.stringify({ email: "a".repeat(300_000) }));
    expect(status).toBe(413);
    expect(body).toEqual({
      success: false,
      error: "The body of this request may hold up to 256 KB",
    });
  });

  it.each([
    ["application/xml", "<email>ana@mail.example</email>"],
    ["application/x-www-form-urlencoded", "email=ana@mail.example"],
    // Any page on the web may send these two without a preflight.
    ["text/plain", '{"email":"ana@mail.example"}'],
    ["text/plain; charset=utf-8", '{"email":"ana@mail.example"}'],
    ["nonsense", "{}"],
  ])("of type %s is a 415", async (type, payload) => {
    const { status, body } = await send(payload, { "content-type": type });
    expect(status).toBe(415);
    expect(body).toEqual({
      success: false,
      error: "Please send JSON, with Content-Type: application/json",
    });
  });

  it("of JSON may name its charset", async () => {
    const type = { "content-type": "Application/JSON; charset=utf-8" };
    expect((await send('{"email":"ana@mail.example"}', type)).status).toBe(200);
  });
});
