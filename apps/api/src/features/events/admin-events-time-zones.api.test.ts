import { describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();

const { token } = await signedInAs(deps, "admin");
const create = (fields: object) =>
  callRest<RestEvent>(app, "POST", "/events", { token, payload: { ...eventJson, ...fields } });
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });
const named = ({ startsAt, timeZone, timeZoneAbbreviation }: RestEvent) => ({
  startsAt,
  timeZone,
  timeZoneAbbreviation,
});
const summer = { startDate: "2026-07-04", endDate: "2026-07-04" };
const vancouver = {
  startsAt: "2026-07-04T23:00:00.000Z",
  timeZone: "America/Vancouver",
  timeZoneAbbreviation: "PDT",
};
const toronto = {
  startsAt: "2026-07-04T20:00:00.000Z",
  timeZone: "America/Toronto",
  timeZoneAbbreviation: "EDT",
};
const inVancouver = { ...summer, country: "CA", location: "Raincoat Hall, Vancouver" };

describe("a new event", () => {
  it.each([
    [{ country: "CA", location: "Raincoat Hall, Vancouver" }, vancouver],
    [{ country: "CA", location: { formatted: "Raincoat Hall", city: "Vancouver" } }, vancouver],
    [{ country: "CA", location: "Raincoat Hall", timeZone: "america/vancouver" }, vancouver],
    [{ country: "CA", location: "Raincoat Hall, Vancouver", timeZone: "" }, vancouver],
    [{ country: "CA", location: "Raincoat Hall, Vancouver", timeZone: "America/Toronto" }, toronto],
    [{ country: "CA", location: "Cedar & Brick" }, toronto],
    [
      { country: "AU", location: "The Jacaranda Room, Brisbane QLD 4101" },
      {
        startsAt: "2026-07-04T06:00:00.000Z",
        timeZone: "Australia/Brisbane",
        timeZoneAbbreviation: "AEST",
      },
    ],
    [
      { country: "US", location: "Blue Island Lamp Works, Pilsen, Chicago" },
      {
        startsAt: "2026-07-04T21:00:00.000Z",
        timeZone: "America/Chicago",
        timeZoneAbbreviation: "CDT",
      },
    ],
  ])("with %j has the zone of its venue", async (fields, zone) => {
    const { status, body } = await create({ ...summer, ...fields });
    expect(status).toBe(201);
    expect(named(body.data)).toEqual(zone);
    const { body: read } = await callRest<RestEvent>(app, "GET", `/events/${body.data.id}`);
    expect(read.data).toEqual(body.data);
  });

  it("takes a zone from a form, and over tRPC", async () => {
    const form = multipart({ ...eventFields, timeZone: "Europe/Paris" });
    const { body } = await callRest<RestEvent>(app, "POST", "/events", { token, ...form });
    expect(body.data).toMatchObject({ timeZone: "Europe/Paris", timeZoneAbbreviation: "CET" });
    const input = { ...eventJson, timeZone: "Europe/Paris" };
    const trpc = await mutateTrpc<RestEvent>(app, "events.create", input, { token });
    expect(trpc.body.result?.data.startsAt).toBe(body.data.startsAt);
  });

  it.each(["Vancouver", "+02:00", "America/Nowhere", "PDT8", "a".repeat(65), 5, null])(
    "can't be in %j",
    async (timeZone) => {
      const { status, body } = await create({ timeZone });
      // Null isn't a zone, like an empty field.
      expect([status, body.details?.[0]?.path]).toEqual(
        timeZone === null ? [201, undefined] : [400, "timeZone"],
      );
    },
  );
});

describe("a changed event", () => {
  it.each([
    ["keeps its zone", {}, vancouver],
    ["keeps its zone as the country stays", { country: "CA", location: "Pier 9" }, vancouver],
    ["has that of another city", { location: "Cedar & Brick, Toronto" }, toronto],
    ["has the one it is sent", { timeZone: "America/Toronto" }, toronto],
    [
      "has the one it is sent, wherever it moves",
      { timeZone: "America/Toronto", location: "Hall, Victoria", country: "CA" },
      toronto,
    ],
    [
      "has that of another country",
      { country: "UK" },
      {
        startsAt: "2026-07-04T15:00:00.000Z",
        timeZone: "Europe/London",
        timeZoneAbbreviation: "BST",
      },
    ],
    [
      "has that of a city in another country",
      { country: "AU", location: "Perth" },
      {
        startsAt: "2026-07-04T08:00:00.000Z",
        timeZone: "Australia/Perth",
        timeZoneAbbreviation: "AWST",
      },
    ],
  ])("%s: %j", async (_what, change, zone) => {
    const { body } = await create(inVancouver);
    const changed = await update(body.data.id, change);
    expect(changed.status).toBe(200);
    expect(named(changed.body.data)).toEqual(zone);
  });

  it("keeps a zone that was chosen against its city", async () => {
    const { body } = await create({ ...inVancouver, timeZone: "America/Toronto" });
    const { body: moved } = await update(body.data.id, { location: "The Annexe, Vancouver" });
    expect(named(moved.data)).toEqual(toronto);
    const { body: later } = await update(body.data.id, { startTime: "17:00" });
    expect(named(later.data)).toEqual({ ...toronto, startsAt: "2026-07-04T21:00:00.000Z" });
  });

  it("is copied with its zone", async () => {
    const { body } = await create({ ...inVancouver, location: "Pier", timeZone: "Europe/Paris" });
    const input = { id: body.data.id, everyWeeks: 26 };
    const copies = await mutateTrpc<RestEvent[]>(app, "events.duplicate", input, { token });
    expect(copies.body.result?.data[0]).toMatchObject({
      startTime: "16:00",
      startsAt: "2027-01-02T15:00:00.000Z",
      timeZone: "Europe/Paris",
    });
  });
});

it("the dashboard's day ends at midnight of the venue's zone", async () => {
  const { body } = await create(inVancouver);
  const isCurrent = async () => {
    const { body: list } = await callRest<RestEvent[]>(app, "GET", "/admin/events?current=true", {
      token,
    });
    return list.data.some(({ id }) => id === body.data.id);
  };
  clock.set("2026-07-05T06:59:59Z");
  expect(await isCurrent()).toBe(true);
  clock.set("2026-07-05T07:00:00Z");
  expect(await isCurrent()).toBe(false);
});

it("views count for the day it is at the venue", async () => {
  const { body } = await create(inVancouver);
  clock.set("2026-07-04T06:30:00Z");
  await callRest(app, "POST", `/events/${body.data.id}/view`);
  const days = db.selectFrom("event_daily_counts").select("day");
  expect(await days.where("event_id", "=", body.data.id).execute()).toEqual([
    { day: "2026-07-03" },
  ]);
});
