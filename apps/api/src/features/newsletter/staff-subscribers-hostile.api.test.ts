import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import * as fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app, deps, clock } = await startTestApp(db, { rateLimitFactor: 1_000_000 });
afterAll(async () => {
  await app.close();
  await close();
});
/** Hundreds of calls each. */
vi.setConfig({ testTimeout: 120_000 });

const { token } = await signedInAs(deps, "admin");
await storeManySubscribers(db, 500, clock.now());
const knownId = await storeSubscriber(db, { email: "a%b_@mail.example", tags: ["C:\\Club_9"] });

const hostileText = fc.oneof(
  fc.constantFrom("%", "_", "\\", "\0", "__proto__", "all", "", "'", ":*", "İ", "⑴ ŉ", "a", "zq"),
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({ minLength: 150, maxLength: 400 }),
);
const encoded = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom("%", "%zz", "%ED%A0%80", "%C0%80", "+", "[]", "1e309", "-1", "1000000"),
);
const parameter = fc.tuple(
  fc.oneof(
    fc.constantFrom("search", "search", "status", "page", "limit", "format", "period"),
    encoded,
  ),
  encoded,
);
const query = fc
  .array(parameter, { maxLength: 5 })
  .map((parameters) => parameters.map((pair) => pair.join("=")).join("&"));
const path = fc.oneof(
  fc.constantFrom("subscribers", "subscribers", "analytics", `subscribers/${knownId}`, "export"),
  encoded.map((id) => `subscribers/${id}`),
);

it("no read of staff gives a 5xx or leaves the envelope", async () => {
  const property = fc.asyncProperty(path, query, async (at, parameters) => {
    const { statusCode, headers, body } = await app.inject({
      url: `/api/admin/newsletter/${at}?${parameters}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([200, 400, 404]).toContain(statusCode);
    if (String(headers["content-type"]).startsWith("text/csv")) return;
    expect(JSON.parse(body)).toMatchObject({ success: statusCode === 200 });
  });
  await fc.assert(property, { numRuns: 250 });
});

const hostileBody = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      id: fc.oneof(hostileText, fc.constant(knownId), fc.jsonValue()),
      subscriberIds: fc.oneof(
        fc.array(fc.oneof(hostileText, fc.constant(knownId))),
        fc.jsonValue(),
      ),
      filter: fc.oneof(
        fc.record({ search: hostileText, status: fc.constantFrom("all", "active", "x") }),
        fc.jsonValue(),
      ),
      action: fc.oneof(hostileText, fc.constant("x"), fc.jsonValue()),
      data: fc.oneof(
        fc.record({ operation: fc.constant("addTags"), tags: fc.array(hostileText) }),
        fc.record({
          operation: fc.constant("updateStatus"),
          status: fc.constantFrom("active", "bounced", "x"),
          reason: hostileText,
        }),
        fc.jsonValue(),
      ),
      status: fc.oneof(fc.constantFrom("active", "pending"), fc.jsonValue()),
      reason: fc.oneof(hostileText, fc.jsonValue()),
      preferences: fc.oneof(fc.dictionary(hostileText, hostileText), fc.jsonValue()),
      search: hostileText,
      page: fc.double(),
    },
    { requiredKeys: [] },
  ),
);

it("no write of staff gives a 5xx", async () => {
  const writes = fc.constantFrom(
    ["POST", "subscribers/bulk"] as const,
    ["PATCH", `subscribers/${knownId}/status`] as const,
    ["PATCH", `subscribers/${knownId}/preferences`] as const,
  );
  const rest = fc.asyncProperty(writes, hostileBody, async ([method, at], body) => {
    const { status } = await callRest(app, method, `/admin/newsletter/${at}`, {
      token,
      payload: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    expect([200, 400, 404]).toContain(status);
  });
  await fc.assert(rest, { numRuns: 250 });

  const names = fc.constantFrom(
    "bulk",
    "setStatus",
    "setPreferences",
    "getSubscriber",
    "listForStaff",
  );
  const trpc = fc.asyncProperty(names, hostileBody, async (name, input) => {
    const call = name === "getSubscriber" || name === "listForStaff" ? queryTrpc : mutateTrpc;
    const { status } = await call(app, `newsletter.${name}`, input, { token });
    expect([200, 400, 404]).toContain(status);
  });
  await fc.assert(trpc, { numRuns: 250 });
});
