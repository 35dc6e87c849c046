import { storeEvent } from "@before-ten/db/testing/stored-event";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app, deps } = await startTestApp(db, { rateLimitFactor: 1_000_000 });
afterAll(async () => {
  await app.close();
  await close();
});

const { token } = await signedInAs(deps, "admin");
const knownId = await storeEvent(db);

const hostile = [
  "",
  "\0",
  "\ud800",
  "%",
  "_",
  "\\",
  "1e309",
  "-1",
  "1e12",
  "__proto__",
  "null",
  "2026-12-05",
  "2099-12-31",
  "16:00",
  "UK",
  "https://a.example/\0",
  "[1,2]",
  "{}",
  '{"amount":1e309}',
  '{"formatted":"\ud83e"}',
  '["\0"]',
  "x".repeat(100_000),
  `${"x".repeat(299)}🪩`,
];
const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "binary", minLength: 290, maxLength: 330 }),
);
const value = fc.oneof(text, fc.jsonValue({ noUnicodeString: false }), fc.double(), fc.array(text));
const place = fc.record(
  { formatted: value, properties: value, address: text, city: text, coordinates: value },
  { requiredKeys: [] },
);
const fieldName = fc.constantFrom(
  ...Object.keys(eventFields),
  "capacity",
  "musicGenres",
  "featured",
  "registrations",
  "id",
  "everyWeeks",
  "times",
  "search",
  "current",
  "page",
  "limit",
  "text",
);
const entries = fc.array(
  fc.oneof(
    fc.tuple(fieldName, value),
    fc.tuple(fc.constant("location"), place),
    fc.tuple(fc.constant("id"), fc.constant(knownId)),
  ),
  { maxLength: 4 },
);
/** An event that is right but for a few fields, or a few fields alone. */
const input = fc.oneof(
  entries.map((changes) => ({ ...eventJson, id: knownId, ...Object.fromEntries(changes) })),
  entries.map((changes): object => Object.fromEntries(changes)),
  value,
);

const allowed = [200, 201, 400, 404, 413];

it.each(Object.keys(eventFields))(
  "%s may hold anything without a 5xx",
  { timeout: 60_000 },
  async (field) => {
    for (const sent of hostile) {
      const payload = { ...eventJson, [field]: sent };
      const created = await callRest(app, "POST", "/events", { token, payload });
      expect(allowed).toContain(created.status);
      const changes = { id: knownId, [field]: sent };
      expect(allowed).toContain(
        (await mutateTrpc(app, "events.update", changes, { token })).status,
      );
      const fields = { ...eventFields, [field]: sent.toWellFormed() };
      const form = { token, ...multipart(fields) };
      expect(allowed).toContain((await callRest(app, "POST", "/events", form)).status);
    }
  },
);

it("no procedure of staff gives a 5xx", { timeout: 60_000 }, async () => {
  const mutations = fc.constantFrom("create", "update", "setStatus", "duplicate");
  const mutation = fc.asyncProperty(mutations, input, async (name, sent) => {
    const { status, body } = await mutateTrpc(app, `events.${name}`, sent, { token });
    expect(allowed).toContain(status);
    expect(body.error === undefined).toBe(status === 200);
  });
  await fc.assert(mutation, { numRuns: 400 });

  const queries = fc.constantFrom("events.listForStaff", "dashboard.stats", "places.suggest");
  const short = input.filter((sent) => JSON.stringify(sent).length < 5_000);
  const query = fc.asyncProperty(queries, short, async (name, sent) => {
    const { status, body } = await queryTrpc(app, name, sent, { token });
    expect(allowed).toContain(status);
    expect(body.error === undefined).toBe(status === 200);
  });
  await fc.assert(query, { numRuns: 200 });
});

const routes = fc.constantFrom(
  { method: "POST", path: "/events" } as const,
  { method: "PUT", path: `/events/${knownId}` } as const,
  { method: "PATCH", path: `/admin/events/${knownId}/status` } as const,
);

it("no route of staff does, or leaves the envelope", { timeout: 60_000 }, async () => {
  const property = fc.asyncProperty(routes, input, async ({ method, path }, sent) => {
    const headers = { "content-type": "application/json" };
    const payload = JSON.stringify(sent);
    const { status, body } = await callRest(app, method, path, { token, headers, payload });
    expect(allowed).toContain(status);
    expect(body.success).toBe(status < 400);
    expect(typeof body.error).toBe(status < 400 ? "undefined" : "string");
  });
  await fc.assert(property, { numRuns: 400 });
});

it("no form does, whatever its fields and bytes", { timeout: 60_000 }, async () => {
  const part = fc.record({
    name: fc.oneof(
      fieldName,
      text.map((name) => name.slice(0, 200).replaceAll(/[\r\n"]/g, "x")),
    ),
    value: fc.oneof(
      text,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    ),
    fileName: fc.constantFrom("a.png", "../a.png"),
    type: fc.constantFrom("image/png", "text/plain", "application/json", "multipart/mixed"),
  });
  const asField = part.map(({ name, value: sent }) => ({ name, value: sent }));
  const parts = fc.array(fc.oneof({ arbitrary: asField, weight: 4 }, part), { maxLength: 4 });
  const known = Object.entries(eventFields).map(([name, sent]) => ({ name, value: sent }));
  const property = fc.asyncProperty(
    fc.boolean(),
    fc.boolean(),
    parts,
    async (isNew, isWhole, extra) => {
      const form = multipart(isWhole ? [...known, ...extra] : extra);
      const [method, path] = isNew
        ? (["POST", "/events"] as const)
        : (["PUT", `/events/${knownId}`] as const);
      const { status, body } = await callRest(app, method, path, { token, ...form });
      expect(allowed).toContain(status);
      expect(body.success).toBe(status < 400);
    },
  );
  await fc.assert(property, { numRuns: 400 });
});

it("no search of staff does", { timeout: 60_000 }, async () => {
  const search = fc.array(
    fc.tuple(fc.constantFrom("search", "status", "current", "page", "limit", "q[]"), text),
    { maxLength: 4 },
  );
  const property = fc.asyncProperty(search, async (pairs) => {
    const query = pairs
      .map(([name, sent]) => `${name}=${encodeURIComponent(sent.slice(0, 3_000).toWellFormed())}`)
      .join("&");
    const { status, body } = await callRest(app, "GET", `/admin/events?${query}`, { token });
    expect([200, 400]).toContain(status);
    expect(body.success).toBe(status === 200);
  });
  await fc.assert(property, { numRuns: 300 });
});
