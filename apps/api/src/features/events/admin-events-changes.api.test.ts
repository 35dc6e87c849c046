import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest } from "../../testing/calls.ts";
import { eventJson } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const create = (fields: object) =>
  callRest<RestEvent>(app, "POST", "/events", { token, payload: { ...eventJson, ...fields } });
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });

describe("a place", () => {
  const unknown = null;
  it.each([
    ["The Corn Exchange", { formatted: "The Corn Exchange", coordinates: unknown }],
    [
      { address: "1 High St", city: "Leeds" },
      { formatted: "1 High St, Leeds", coordinates: unknown },
    ],
    [
      { properties: { formatted: "Pier 1" }, coordinates: [9, 8] },
      { formatted: "Pier 1", coordinates: [9, 8] },
    ],
    [
      { formatted: "Pier 1", coordinates: [999, 8] },
      { formatted: "Pier 1", coordinates: unknown },
    ],
    ["5f8d0d55b54764421b7156c3", { formatted: "Location not available", coordinates: unknown }],
    [
      { formatted: "Pier 1", coordinates: [0, 0] },
      { formatted: "Pier 1", coordinates: unknown },
    ],
    [
      { formatted: "Pier 1", coordinates: [0, 51.5] },
      { formatted: "Pier 1", coordinates: [0, 51.5] },
    ],
    ["{not JSON", { formatted: "{not JSON", coordinates: unknown }],
  ])("%j is answered as %j", async (location, expected) => {
    const { status, body } = await create({ location });
    expect(status).toBe(201);
    expect(body.data.location).toMatchObject(expected);
  });

  const known = { formatted: "Pier 9, London", coordinates: [-0.1, 51.5], city: "London" };
  it.each([
    ["the words of the label and no more", known, { formatted: known.formatted }],
    ["a typed place's pair", known, { formatted: known.formatted, coordinates: [0, 0] }],
    ["a reference's label", "5f8d0d55b54764421b7156c3", "Location not available"],
  ])("stays as it is when %s come back", async (_what, location, sentBack) => {
    const { body } = await create({ location });
    const { id } = body.data;
    const read = () => db.selectFrom("events").select(["location", "location_label"]).execute();
    const before = await read();
    const { status, body: after } = await update(id, { location: sentBack });
    expect(status).toBe(200);
    expect(await read()).toEqual(before);
    expect(after.data.location).toEqual(body.data.location);
    const { body: shown } = await callRest<RestEvent>(app, "GET", `/events/${id}`);
    await update(id, { location: shown.data.location });
    expect(await read()).toEqual(before);
  });

  it("that was a reference can be replaced", async () => {
    const { body } = await create({ location: "5f8d0d55b54764421b7156c3" });
    const { body: changed } = await update(body.data.id, { location: "Pier 9" });
    expect(changed.data.location.formatted).toBe("Pier 9");
  });

  it("that is cut in the middle of a character still is stored", async () => {
    const { status, body } = await create({ location: `${"a".repeat(299)}🪩` });
    expect(status).toBe(201);
    expect(body.data.location.formatted).toMatch(/^a{299}/);
  });
});

describe("an amount without a currency", () => {
  it("keeps the one the event is sold in, while it stays in its country", async () => {
    const { body } = await create({
      country: "AU",
      ticketPrice: { amount: "50", currency: "NZD" },
    });
    const { id } = body.data;
    const priced = async (payload: object) => (await update(id, payload)).body.data.ticketPrice;
    expect(await priced({ ticketPrice: "60" })).toEqual({ amount: 60, currency: "NZD" });
    // Moving an event doesn't convert its price.
    expect(await priced({ country: "UK" })).toEqual({ amount: 60, currency: "NZD" });
    expect(await priced({ country: "AU", ticketPrice: "60" })).toEqual({
      amount: 60,
      currency: "AUD",
    });
  });
});

describe("how many may come", () => {
  const none = { capacity: null, unlimitedCapacity: false };
  const unlimited = { capacity: null, unlimitedCapacity: true };
  const limited = { capacity: 120, unlimitedCapacity: false };
  it.each([
    [{}, none],
    [{ capacity: 120 }, limited],
    [{ capacity: null, unlimitedCapacity: true }, unlimited],
    [{ capacity: "", unlimitedCapacity: "true" }, unlimited],
    [{ unlimitedCapacity: false }, none],
  ])("of a new event with %j: %j", async (fields, expected) => {
    expect((await create(fields)).body.data).toMatchObject(expected);
  });

  it.each([
    [limited, {}, limited],
    [limited, { unlimitedCapacity: true }, unlimited],
    [limited, { capacity: null }, none],
    [unlimited, {}, unlimited],
    [unlimited, { capacity: 120 }, limited],
    [unlimited, { capacity: null }, unlimited],
    [unlimited, { unlimitedCapacity: false }, none],
    [unlimited, { unlimitedCapacity: false, capacity: 120 }, limited],
    [none, { unlimitedCapacity: true }, unlimited],
  ])("of %j, changed by %j: %j", async (before, change, after) => {
    const { body } = await create(before);
    expect((await update(body.data.id, change)).body.data).toMatchObject(after);
  });

  it("isn't both a number and unlimited", async () => {
    const both = { capacity: 120, unlimitedCapacity: true };
    const errors = [{ path: "capacity", message: "An event without a limit has no capacity" }];
    expect((await create(both)).body.details).toEqual(errors);
    const { body } = await create({});
    expect((await update(body.data.id, both)).body.details).toEqual(errors);
  });

  it("may be passed: a party can be overbooked", async () => {
    const { status, body } = await create({ capacity: 100, registrations: 130 });
    expect([status, body.data.capacity, body.data.registrations]).toEqual([201, 100, 130]);
  });
});
