import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeVenue } from "@before-ten/db/testing/stored-venue";
import { beforeEach, expect, it } from "vitest";
import { callRest } from "../../../testing/calls.ts";
import { eventJson } from "../../../testing/event-forms.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { app, db, deps, clock, cache } = await openTestApp({ caches: true, rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin", { adminRole: "editor" });

const place = "Paper Mill Yard, Hackney Wick, London";

beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
  await db.deleteFrom("all_venues").execute();
  cache.clear();
  clock.set("2026-11-20T09:00:00Z");
});

const read = async (id: string) =>
  (await callRest<PublicEvent>(app, "GET", `/events/${id}`)).body.data;

const changeEvent = (id: string, payload: object) =>
  callRest<PublicEvent>(app, "PUT", `/events/${id}`, { token, payload });

const changeVenue = (id: string, payload: object) =>
  callRest<AdminVenue>(app, "PUT", `/venues/${id}`, { token, payload });

/** A party with the venue. */
async function partyAt(venueId: string): Promise<string> {
  const id = await storeEvent(db, { place });
  expect((await changeEvent(id, { venueId })).status).toBe(200);
  return id;
}

it("says what its venue says, beside its own words, and follows each change at once", async () => {
  const venueId = await storeVenue(db, { bar: "Beer." });
  const id = await partyAt(venueId);
  await changeEvent(id, { bar: "Only cider tonight." });
  const venue = { id: venueId, name: "Paper Mill Yard", bar: "Beer.", rules: null };
  expect(await read(id)).toMatchObject({ venueId, venue, bar: "Only cider tonight." });
  await changeVenue(venueId, { bar: "Wine.", rules: "No glasses." });
  expect((await read(id)).venue).toMatchObject({ bar: "Wine.", rules: "No glasses." });
  await changeEvent(id, { venueId: "" });
  expect(await read(id)).toMatchObject({ venueId: null, venue: null });
});

it("visitors learn nothing of a draft, or of a venue in the trash", async () => {
  const venueId = await storeVenue(db, { status: "draft", bar: "Beer." });
  const id = await partyAt(venueId);
  expect(await read(id)).toMatchObject({ venueId: null, venue: null });
  const admin = await callRest<PublicEvent[]>(app, "GET", "/admin/events", { token });
  expect(admin.body.data).toMatchObject([{ venueId, venue: null }]);
  await changeVenue(venueId, { status: "published" });
  expect((await read(id)).venue?.bar).toBe("Beer.");
  await callRest(app, "DELETE", `/venues/${venueId}`, { token });
  expect(await read(id)).toMatchObject({ venue: null, location: { formatted: place } });
  const payload = { ids: [venueId] };
  await callRest(app, "POST", "/admin/trash/restore", { token, payload });
  expect((await read(id)).venue?.bar).toBe("Beer.");
});

it("loses the venue's words when it is moved somewhere else", async () => {
  const id = await partyAt(await storeVenue(db));
  const payload = {
    disruption: { kind: "moved", reason: "The roof leaks.", location: "Pier 9, London" },
  };
  expect(
    (await callRest(app, "PUT", `/admin/events/${id}/disruption`, { token, payload })).status,
  ).toBe(200);
  expect(await read(id)).toMatchObject({ venueId: null, venue: null });
});

it("a new venue is taken over by the parties at exactly its place", async () => {
  const [there, elsewhere] = [
    await storeEvent(db, { place }),
    await storeEvent(db, { place: "Paper Mill Yard 2, Hackney Wick, London" }),
  ];
  const payload = { name: "Paper Mill Yard", country: "UK", location: "Hackney Wick, London" };
  const { body } = await callRest<AdminVenue>(app, "POST", "/venues", { token, payload });
  expect((await read(there)).venueId).toBe(body.data.id);
  expect((await read(elsewhere)).venueId).toBeNull();
});

it("coming parties move with their venue, but not past ones or those somewhere of their own", async () => {
  const venueId = await storeVenue(db);
  const coming = await partyAt(venueId);
  const past = await storeEvent(db, { place, startDay: "2026-11-07" });
  const own = await storeEvent(db, { place: "The yard beside Paper Mill Yard" });
  for (const id of [past, own]) await changeEvent(id, { venueId });
  await changeVenue(venueId, { location: "12 White Post Lane, London" });
  const places = await Promise.all([coming, past, own].map(read));
  expect(places.map(({ location }) => location.formatted)).toEqual([
    "Paper Mill Yard, 12 White Post Lane, London",
    place,
    "The yard beside Paper Mill Yard",
  ]);
});

it("an unknown venue is refused, for a new party, a changed one and a series", async () => {
  const venueId = "0198c5ae-0000-7000-8000-000000000009";
  const refused = [{ path: "venueId", message: eventFormMessages.venueUnknown }];
  const id = await storeEvent(db);
  const create = (path: string, more: object = {}) =>
    callRest(app, "POST", path, { token, payload: { ...eventJson, ...more, venueId } });
  for (const { status, body } of [
    await create("/events"),
    await changeEvent(id, { venueId }),
    await create("/series", { dates: ["2027-01-09", "2027-01-16"] }),
  ]) {
    expect([status, body.details]).toEqual([400, refused]);
  }
});
