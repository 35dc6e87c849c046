import { storePost } from "@before-ten/db/testing/stored-post";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import * as fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app } = await startTestApp(db, { rateLimitFactor: 1_000_000 });
afterAll(async () => {
  await app.close();
  await close();
});
/** Hundreds of calls each. */
vi.setConfig({ testTimeout: 60_000 });
const knownId = await storePost(db, { title: "100% Disco", tags: ["C:\\Club_9", "it's"] });

const hostileText = fc.oneof(
  fc.constantFrom("%", "_", "\\", "\0", "__proto__", "all", "", "'", "a & !b", "⑴ ŉ", ":*"),
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({ minLength: 150, maxLength: 400 }),
);
const encoded = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom("%", "%zz", "%ED%A0%80", "%C0%80", "+", "[]"),
);
const parameter = fc.tuple(
  fc.oneof(
    fc.constantFrom("search", "search", "tag", "category", "featured", "page", "limit"),
    encoded,
  ),
  encoded,
);
const query = fc
  .array(parameter, { maxLength: 6 })
  .map((parameters) => parameters.map((pair) => pair.join("=")).join("&"));
const path = fc.oneof(
  fc.constantFrom("/blogs", "/blogs", "/blogs/filters", `/blogs/${knownId}`),
  encoded.map((id) => `/blogs/${id}`),
);

it("no read that anybody can write gives a 5xx or leaves the envelope", async () => {
  const property = fc.asyncProperty(path, query, async (at, parameters) => {
    const { status, body } = await callRest(app, "GET", `${at}?${parameters}`);
    expect([200, 400, 404]).toContain(status);
    expect(body.success).toBe(status === 200);
  });
  await fc.assert(property, { numRuns: 300 });
});

const hostileInput = fc.oneof(
  fc.jsonValue({ noUnicodeString: false }),
  fc.record(
    {
      search: fc.oneof(hostileText, fc.jsonValue()),
      tag: fc.oneof(hostileText, fc.jsonValue()),
      category: fc.oneof(fc.constantFrom("all", "music", "poetry"), fc.jsonValue()),
      featured: fc.jsonValue(),
      page: fc.oneof(fc.double(), fc.jsonValue()),
      limit: fc.oneof(fc.integer(), fc.jsonValue()),
      id: fc.oneof(hostileText, fc.constant(knownId), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);

it("no input of a procedure gives a 5xx", async () => {
  const names = fc.constantFrom("list", "get", "view", "related", "filters");
  const property = fc.asyncProperty(names, hostileInput, async (name, input) => {
    const { status } = await queryTrpc(app, `blogs.${name}`, input);
    expect([200, 400, 404]).toContain(status);
  });
  await fc.assert(property, { numRuns: 300 });
  const visit = fc.asyncProperty(hostileInput, async (input) => {
    const { status } = await mutateTrpc(app, "blogs.recordView", input);
    expect([200, 400, 404]).toContain(status);
  });
  await fc.assert(visit, { numRuns: 100 });
});
