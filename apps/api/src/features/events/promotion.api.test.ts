import { beforeEach, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ caches: true, rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");
const now = "2026-12-01T12:00:00.000Z";

beforeEach(async () => {
  clock.set(now);
  await db.deleteFrom("events").execute();
});

const words = "Code EARLY: 10% off";
const promotion = { text: words, from: "2026-12-02T09:00", until: "2026-12-03T23:59" };
const party = { ...eventJson, startDate: "2026-12-05", endDate: "2026-12-05", country: "UK" };
const create = (fields: object) =>
  callRest<RestEvent>(app, "POST", "/events", { token, payload: { ...party, ...fields } });
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });
const stored = {
  text: words,
  from: "2026-12-02T09:00:00.000Z",
  until: "2026-12-03T23:59:00.000Z",
};

it("is known to visitors only from when to when, and to admins always", async () => {
  const { body } = await create({ promotion });
  expect(body.data.promotion).toEqual(stored);
  const { id } = body.data;
  const paths = [
    "/api/events",
    `/api/events/${id}`,
    "/events.rss",
    "/events.json",
    "/embed/events",
  ];
  const texts = async () =>
    (await Promise.all([...paths].map(async (path) => (await app.inject(path)).body))).join("");
  expect(await texts()).not.toContain("EARLY");
  clock.set(stored.from);
  const read = async () =>
    (await callRest<RestEvent>(app, "GET", `/events/${id}`)).body.data.promotion;
  expect(await read()).toEqual(stored);
  clock.set(stored.until);
  expect(await read()).toBeNull();
  expect(await texts()).not.toContain("EARLY");
  expect((await update(id, {})).body.data.promotion).toEqual(stored);
});

it("may have no times, comes as JSON text in a form, and ends with null", async () => {
  const form = multipart({ ...eventFields, promotion: JSON.stringify({ text: ` ${words} ` }) });
  const { body } = await callRest<RestEvent>(app, "POST", "/events", { token, ...form });
  expect(body.data.promotion).toEqual({ text: words, from: null, until: null });
  expect((await update(body.data.id, { promotion: null })).body.data.promotion).toBeNull();
});

it.each([
  ["promotion.text", { text: " " }, "Please write the promotion"],
  ["promotion.text", { text: "x".repeat(201) }, "Please use at most 200 characters"],
  ["promotion.from", { text: words, from: "soon" }, "Please enter a valid day and time"],
  ["promotion.until", { ...promotion, until: promotion.from }, "The end must be after the start"],
  [
    "promotion.until",
    { ...promotion, until: "2026-12-02T08:00:00Z" },
    "The end must be after the start",
  ],
])("is refused at %s: %j", async (path, sent, message) => {
  const { status, body } = await create({ promotion: sent });
  expect([status, body.details]).toMatchObject([400, [{ path, message }]]);
});

it("is as many days before a copy", async () => {
  const { id } = (await create({ promotion })).body.data;
  const copies = await mutateTrpc<RestEvent[]>(
    app,
    "events.duplicate",
    { id, startDate: "2026-12-12" },
    { token },
  );
  expect(copies.body.result?.data[0]?.promotion).toEqual({
    text: words,
    from: "2026-12-09T09:00:00.000Z",
    until: "2026-12-10T23:59:00.000Z",
  });
});
