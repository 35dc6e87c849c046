import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest } from "../../../testing/calls.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-01T12:00:00.000Z");
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const changeReason = "The hall's roof was damaged by the storm.";
const later = { startDate: "2026-12-12", endDate: "2026-12-12" };
const elsewhere = { location: "Pier 9, London" };
const soldOut = { availability: "sold-out" };

const edit = async (id: string, payload: object) =>
  (await callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload })).body.data;
const saidOf = async (id: string) => {
  const path = `/admin/events/${id}/receipts`;
  const { body } = await callRest<{ kind: string }[]>(app, "GET", path, { token });
  return body.data.map(({ kind }) => kind).toSorted();
};

describe("an edit of a published event", () => {
  it("without a reason is a silent correction", async () => {
    const id = await storeEvent(db);
    const { disruption, startDate } = await edit(id, { ...later, ...elsewhere, ...soldOut });
    expect([startDate, disruption]).toEqual(["2026-12-12T00:00:00.000Z", null]);
    expect(await saidOf(id)).toEqual([]);
  });

  it.each([
    { change: later, changes: ["date"], said: ["rescheduled"] },
    { change: { startTime: "17:00" }, changes: ["time"], said: ["rescheduled"] },
    { change: elsewhere, changes: ["place"], said: ["moved"] },
    { change: { ...later, ...elsewhere }, changes: ["date", "place"], said: ["rescheduled"] },
  ])("with a reason announces $changes", async ({ change, changes, said }) => {
    const id = await storeEvent(db);
    const { disruption } = await edit(id, { ...change, changeReason });
    expect(disruption).toMatchObject({ reason: changeReason, changes });
    expect(await saidOf(id)).toEqual(said);
  });

  it("announces the end of its sale, which needs no notice", async () => {
    const id = await storeEvent(db);
    expect((await edit(id, { ...soldOut, changeReason })).disruption).toBeNull();
    await edit(id, { ...soldOut, changeReason });
    expect(await saidOf(id)).toEqual(["sale-ended"]);
    const both = await storeEvent(db);
    await edit(both, { ...later, ...soldOut, changeReason });
    expect(await saidOf(both)).toEqual(["rescheduled", "sale-ended"]);
  });

  it("announces nothing of what visitors don't rely on", async () => {
    const id = await storeEvent(db);
    await edit(id, { eventName: "Sunday Disco, again", capacity: 250, changeReason });
    expect(await saidOf(id)).toEqual([]);
  });

  it.each([
    ["a draft", { status: "draft" as const }],
    ["a party that is over", { startDay: "2026-11-20" }],
  ])("announces nothing of %s", async (_, stored) => {
    const id = await storeEvent(db, stored);
    expect((await edit(id, { ...elsewhere, changeReason })).disruption).toBeNull();
    expect(await saidOf(id)).toEqual([]);
  });

  it("keeps a cancelled party cancelled", async () => {
    const id = await storeEvent(db);
    const disruption = { kind: "cancelled", reason: changeReason };
    const path = `/admin/events/${id}/disruption`;
    await callRest(app, "PUT", path, { token, payload: { disruption } });
    expect((await edit(id, { ...later, changeReason })).disruption?.kind).toBe("cancelled");
    expect(await saidOf(id)).toEqual(["cancelled"]);
  });

  it("keeps a postponed party postponed until it has a new date", async () => {
    const id = await storeEvent(db);
    const disruption = { kind: "postponed", reason: changeReason };
    const path = `/admin/events/${id}/disruption`;
    await callRest(app, "PUT", path, { token, payload: { disruption } });
    expect((await edit(id, { ...elsewhere, changeReason })).disruption?.kind).toBe("postponed");
    expect(await saidOf(id)).toEqual(["postponed"]);
    expect((await edit(id, { ...later, changeReason })).disruption?.kind).toBe("rescheduled");
    expect(await saidOf(id)).toEqual(["postponed", "rescheduled"]);
  });

  it("announces each date of a series that it changes", async () => {
    const days = ["2026-11-28", "2026-12-05", "2026-12-12"];
    const series = await storeSeries(db, { dates: days.map((startDay) => ({ startDay })) });
    const payload = { scope: "all", startTime: "15:00", changeReason };
    await callRest(app, "PUT", `/series/${series.id}`, { token, payload });
    const said = await Promise.all(series.eventIds.map(saidOf));
    expect(said).toEqual([[], ["rescheduled"], ["rescheduled"]]);
  });

  it("refuses an empty reason, and changes nothing", async () => {
    const id = await storeEvent(db);
    const payload = { ...elsewhere, changeReason: " " };
    const { status, body } = await callRest(app, "PUT", `/events/${id}`, { token, payload });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      details: [{ path: "changeReason", message: "Please give a reason" }],
    });
  });
});
