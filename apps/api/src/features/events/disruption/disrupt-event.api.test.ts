import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ caches: true, rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-01T12:00:00.000Z");
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");
const missing = "01980000-0000-7000-8000-000000000000";
const reason = "The hall's roof was damaged by the storm.";
const cancelled = { kind: "cancelled", reason };
const dates = {
  startDate: "2026-12-12",
  endDate: "2026-12-12",
  startTime: "17:00",
  endTime: "23:00",
};
const rescheduled = { kind: "rescheduled", reason, ...dates };
const moved = { kind: "moved", reason, location: "Pier 9, London" };

const disrupt = (id: string, disruption: unknown, caller: object = { token }) =>
  callRest<RestEvent>(app, "PUT", `/admin/events/${id}/disruption`, {
    payload: { disruption },
    ...caller,
  });
const undisrupt = (id: string, caller: object = { token }) =>
  callRest<RestEvent>(app, "DELETE", `/admin/events/${id}/disruption`, caller);
const read = async (id: string) =>
  (await callRest<RestEvent>(app, "GET", `/events/${id}`)).body.data;
const idsOf = async (query: string) =>
  (await callRest<RestEvent[]>(app, "GET", `/events${query}`)).body.data.map((event) => event.id);

describe("an event's disruption", () => {
  it("is said and taken back by signed-in admins alone", async () => {
    const id = await storeEvent(db);
    const { secret } = await madeKey(deps, { scopes: ["read"] });
    for (const call of [
      (caller: object) => disrupt(id, cancelled, caller),
      (caller: object) => undisrupt(id, caller),
    ]) {
      expect((await call({ token: undefined })).status).toBe(401);
      expect((await call({ token: userToken })).status).toBe(403);
      expect((await call({ token: secret })).status).toBe(403);
    }
    expect((await read(id)).disruption).toBeNull();
  });

  it.each([
    [undefined, "disruption", "Please say what happened"],
    [{ kind: "gone", reason }, "disruption.kind", "Please say what happened"],
    [{ kind: "cancelled" }, "disruption.reason", "Please give a reason"],
    [{ kind: "cancelled", reason: " \n " }, "disruption.reason", "Please give a reason"],
    [
      { kind: "postponed", reason: "x".repeat(501) },
      "disruption.reason",
      "A reason must be at most 500 characters",
    ],
    [{ kind: "rescheduled", reason }, "disruption.startDate", "Start date is required"],
    [
      { ...rescheduled, endDate: "2026-12-11" },
      "disruption.endDate",
      "End date must be on or after start date",
    ],
    [{ kind: "moved", reason, location: "" }, "disruption.location", "Location is required"],
    [
      {
        ...rescheduled,
        startDate: "2026-12-05",
        endDate: "2026-12-05",
        startTime: "16:00",
        endTime: "22:00",
      },
      "disruption.startDate",
      "The event is already on that date. Please enter the new date.",
    ],
    [
      { ...moved, location: "The Corn Exchange, London" },
      "disruption.location",
      "The event is already at that place. Please enter the new place.",
    ],
  ])("can't be %j", async (disruption, path, message) => {
    const id = await storeEvent(db);
    const { status, body } = await disrupt(id, disruption);
    expect(status).toBe(400);
    expect(body.details).toContainEqual({ path, message });
    expect((await read(id)).disruption).toBeNull();
  });

  it.each([missing, "x"])("of an event that doesn't exist, %s, is a 404", async (id) => {
    const notFound = { success: false, error: "Event not found" };
    expect(await disrupt(id, cancelled)).toMatchObject({ status: 404, body: notFound });
    expect(await undisrupt(id)).toMatchObject({ status: 404, body: notFound });
  });

  it.each([cancelled, { kind: "postponed", reason }])(
    "$kind: is answered with its reason, over both APIs and with a key",
    async (disruption) => {
      const id = await storeEvent(db);
      const said = {
        ...disruption,
        since: "2026-12-01T12:00:00.000Z",
        changes: [],
        previousDates: null,
        previousLocation: null,
      };
      const { secret } = await madeKey(deps, { scopes: ["events:write"] });
      const { status, body } = await disrupt(id, disruption, { token: secret });
      expect([status, body.data.disruption]).toEqual([200, said]);
      expect(await read(id)).toMatchObject({ status: "active", disruption: said, sequence: 1 });
      const trpc = await mutateTrpc(app, "events.undisrupt", { id }, { token });
      expect(trpc.body.result?.data).toMatchObject({ disruption: null, sequence: 2 });
      const again = await mutateTrpc(app, "events.disrupt", { id, disruption }, { token });
      expect(again.body.result?.data).toMatchObject({ disruption: said, sequence: 3 });
    },
  );

  it("rescheduled: has the new dates, and those that were announced first", async () => {
    const id = await storeEvent(db);
    const { body } = await disrupt(id, rescheduled);
    expect(body.data).toMatchObject({
      startsAt: "2026-12-12T17:00:00.000Z",
      endsAt: "2026-12-12T23:00:00.000Z",
    });
    const first = {
      startDate: "2026-12-05T00:00:00.000Z",
      endDate: "2026-12-05T00:00:00.000Z",
      startTime: "16:00",
      endTime: "22:00",
      startsAt: "2026-12-05T16:00:00.000Z",
      endsAt: "2026-12-05T22:00:00.000Z",
    };
    expect(body.data.disruption).toMatchObject({
      kind: "rescheduled",
      changes: ["date"],
      previousDates: first,
    });

    const later = { ...rescheduled, startDate: "2026-12-19", endDate: "2026-12-19" };
    expect((await disrupt(id, later)).body.data.disruption?.previousDates).toEqual(first);
    // The same dates again: only the reason has changed.
    expect(
      (await disrupt(id, { ...later, reason: "The band is ill." })).body.data.disruption,
    ).toMatchObject({
      reason: "The band is ill.",
      previousDates: first,
    });
    const afterMove = (await disrupt(id, moved)).body.data;
    const changes = ["date", "place"];
    expect(afterMove.disruption).toMatchObject({ kind: "moved", changes, previousDates: first });

    const back = {
      ...rescheduled,
      startDate: "2026-12-05",
      endDate: "2026-12-05",
      startTime: "16:00",
      endTime: "22:00",
    };
    expect((await disrupt(id, back)).body.data.disruption?.previousDates).toMatchObject({
      startDate: "2026-12-19T00:00:00.000Z",
    });
    const { body: taken } = await undisrupt(id);
    expect(taken.data).toMatchObject({ disruption: null, startDate: "2026-12-05T00:00:00.000Z" });
  });

  it("moved: has the new place, and the one that was announced first", async () => {
    const id = await storeEvent(db);
    const { body } = await disrupt(id, moved);
    expect(body.data).toMatchObject({
      location: { formatted: "Pier 9, London" },
      disruption: { kind: "moved", previousLocation: { formatted: "The Corn Exchange, London" } },
    });
    const again = await disrupt(id, { ...moved, location: "Pier 10, London" });
    expect(again.body.data.disruption?.previousLocation?.formatted).toBe(
      "The Corn Exchange, London",
    );
    expect((await undisrupt(id)).body.data.location.formatted).toBe("Pier 10, London");
  });

  it("moved: a postponed party stays postponed until it has a new date", async () => {
    const id = await storeEvent(db);
    await disrupt(id, { kind: "postponed", reason });
    const { body } = await disrupt(id, { ...moved, reason: "The pier is free." });
    expect(body.data).toMatchObject({
      location: { formatted: "Pier 9, London" },
      disruption: {
        kind: "postponed",
        reason: "The pier is free.",
        previousLocation: { formatted: "The Corn Exchange, London" },
      },
    });
    const receipts = await callRest<{ kind: string }[]>(
      app,
      "GET",
      `/admin/events/${id}/receipts`,
      {
        token,
      },
    );
    expect(receipts.body.data.map(({ kind }) => kind)).toEqual(["moved", "postponed"]);
    expect((await disrupt(id, rescheduled)).body.data.disruption).toMatchObject({
      kind: "rescheduled",
      changes: ["date", "place"],
    });
  });

  it("rescheduled: may have a new place, and new hours on the same day", async () => {
    const id = await storeEvent(db);
    const sooner = { startDate: "2026-12-05", endDate: "2026-12-05", startTime: "15:00" };
    const both = { ...rescheduled, ...sooner, location: "Pier 9, London" };
    const { body } = await disrupt(id, both);
    expect(body.data).toMatchObject({
      location: { formatted: "Pier 9, London" },
      disruption: {
        changes: ["time", "place"],
        previousDates: { startTime: "16:00" },
        previousLocation: { formatted: "The Corn Exchange, London" },
      },
    });
  });

  it("stays in lists of upcoming events, and isn't a past one", async () => {
    const ids = await Promise.all(
      ["cancelled", "postponed", "none"].map((name) => storeEvent(db, { name })),
    );
    const [gone = "", late = "", held = ""] = ids;
    await disrupt(gone, cancelled);
    await disrupt(late, { kind: "postponed", reason });
    expect(new Set(await idsOf(""))).toEqual(new Set(ids));
    clock.set("2026-12-06T12:00:00.000Z");
    expect(await idsOf("")).toEqual([]);
    expect(await idsOf("?status=ended")).toEqual([held]);
    expect(new Set(await idsOf("?status=all"))).toEqual(new Set(ids));
    expect((await read(gone)).disruption?.kind).toBe("cancelled");
  });

  it("doesn't publish a draft, and isn't copied", async () => {
    const id = await storeEvent(db, { status: "draft" });
    expect((await disrupt(id, cancelled)).status).toBe(200);
    expect((await callRest(app, "GET", `/events/${id}`)).status).toBe(404);
    expect(await idsOf("?status=all")).toEqual([]);
    const copies = await mutateTrpc<RestEvent[]>(app, "events.duplicate", { id }, { token });
    expect(copies.body.result?.data).toMatchObject([{ disruption: null, sequence: 0 }]);
  });

  it("changes no status: the dashboard counts as many active events as its list has", async () => {
    const [gone = "", late = ""] = await Promise.all([
      storeEvent(db),
      storeEvent(db),
      storeEvent(db),
    ]);
    await disrupt(gone, cancelled);
    await disrupt(late, { kind: "postponed", reason });
    const stats = await callRest(app, "GET", "/admin/dashboard", { token });
    expect(stats.body.data).toMatchObject({ stats: { publishedEvents: 3, activeEvents: 3 } });
    const list = await callRest(app, "GET", "/admin/events?status=active&ended=false", { token });
    expect(list.body.pagination).toMatchObject({ total: 3 });
  });
});
