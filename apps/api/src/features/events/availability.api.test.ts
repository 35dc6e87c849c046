import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, expect, it } from "vitest";
import { type RestEvent, callRest } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ caches: true, rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-01T12:00:00.000Z");
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const create = (fields: object) =>
  callRest<RestEvent>(app, "POST", "/events", { token, payload: { ...eventJson, ...fields } });
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });
const read = async (id: string) =>
  (await callRest<RestEvent>(app, "GET", `/events/${id}`)).body.data;

const onSaleFrom = "2026-12-02T09:00:00.000Z";
const later = { availability: "not-yet-on-sale", onSaleFrom };
const required = { path: "onSaleFrom", message: "Please say when tickets go on sale" };
const unneeded = {
  path: "onSaleFrom",
  message: "Only tickets that are not yet on sale can have an on-sale date",
};

it.each([
  [{ availability: "gone" }, { path: "availability" }],
  [{ availability: "not-yet-on-sale" }, required],
  [
    { ...later, onSaleFrom: "tomorrow" },
    { path: "onSaleFrom", message: "Please enter a valid date" },
  ],
  [{ ...later, availability: "sold-out" }, unneeded],
  [{ onSaleFrom }, unneeded],
])("refuses %j", async (fields, detail) => {
  const { status, body } = await create(fields);
  expect([status, body.details]).toMatchObject([400, [detail]]);
  const id = await storeEvent(db);
  const changed = await update(id, fields);
  expect([changed.status, changed.body.details]).toMatchObject([400, [detail]]);
});

it("is the admins' setting, or else follows from the places", async () => {
  const { body } = await create({ capacity: 100, registrations: 95 });
  const { id } = body.data;
  expect(body.data).toMatchObject({ availability: "few-left", availabilitySetting: null });
  const change = async (fields: object) => {
    const { data } = (await update(id, fields)).body;
    return [data.availability, data.availabilitySetting, data.onSaleFrom, data.sequence];
  };
  expect(await change({ registrations: 100 })).toEqual(["sold-out", null, null, 0]);
  expect(await change({ availability: "on-sale" })).toEqual(["on-sale", "on-sale", null, 1]);
  expect(await change(later)).toEqual(["not-yet-on-sale", "not-yet-on-sale", onSaleFrom, 2]);
  // Fields that aren't sent stay.
  expect(await change({ featured: true })).toEqual([
    "not-yet-on-sale",
    "not-yet-on-sale",
    onSaleFrom,
    2,
  ]);
  expect(await change({ availability: "" })).toEqual(["sold-out", null, null, 3]);
});

it("is taken from a form, also nothing of it", async () => {
  const send = (fields: Record<string, string>) =>
    callRest<RestEvent>(app, "POST", "/events", {
      token,
      ...multipart({ ...eventFields, ...fields }),
    });
  expect((await send({ availability: "free" })).body.data.availability).toBe("free");
  expect((await send({ availability: "null", onSaleFrom: "null" })).status).toBe(201);
});

it("changes in cached answers once tickets go on sale", async () => {
  const { body } = await create(later);
  const { id } = body.data;
  const shown = async () => {
    const { headers, body: list } = await callRest<RestEvent[]>(app, "GET", "/events");
    return [headers["cache-control"], list.data[0]?.availability, (await read(id)).availability];
  };
  clock.set("2026-12-02T08:59:50.000Z");
  expect(await shown()).toEqual(["public, max-age=10", "not-yet-on-sale", "not-yet-on-sale"]);
  clock.set("2026-12-02T09:00:01.000Z");
  expect(await shown()).toEqual(["public, max-age=60", "on-sale", "on-sale"]);
});

it("is cleared out of caches by a change", async () => {
  const id = await storeEvent(db);
  expect((await read(id)).availability).toBe("on-sale");
  await update(id, { availability: "sold-out" });
  expect((await read(id)).availability).toBe("sold-out");
});

it("filters the list that admins see, as it is at the time of the answer", async () => {
  const found = async (state: string) => {
    const path = `/admin/events?state=${state}`;
    const { body } = await callRest<RestEvent[]>(app, "GET", path, { token });
    return body.data.map(({ id }) => id);
  };
  const { id } = (await create({ ...later, capacity: 10, registrations: 10 })).body.data;
  expect(await found("all")).toEqual([id]);
  expect([await found("not-yet-on-sale"), await found("sold-out")]).toEqual([[id], []]);
  clock.set(onSaleFrom);
  expect([await found("not-yet-on-sale"), await found("sold-out")]).toEqual([[], [id]]);
  const disruption = { kind: "cancelled", reason: "The hall's roof was damaged by the storm." };
  await callRest(app, "PUT", `/admin/events/${id}/disruption`, { token, payload: { disruption } });
  expect([await found("sold-out"), await found("cancelled")]).toEqual([[], [id]]);
  const wrong = await callRest(app, "GET", "/admin/events?state=lost", { token });
  expect([wrong.status, wrong.body.details]).toMatchObject([400, [{ path: "state" }]]);
});
