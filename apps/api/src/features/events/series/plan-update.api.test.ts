import type { ChangedSeries, PreviewSeriesUpdate } from "@before-ten/contracts/series/output";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
let token: string;
let id: string;
let eventIds: string[];

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("event_series").execute();
  clock.set("2026-12-04T12:00:00Z");
  ({ token } = await signedInAs(deps, "admin"));
  ({ id, eventIds } = await storeSeries(db, {
    rule: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219",
    dates: [{}, { startDay: "2026-12-12" }, { startDay: "2026-12-19" }],
  }));
});

const update = (payload: object) =>
  callRest<ChangedSeries>(app, "PUT", `/series/${id}`, { token, payload });
const preview = async (input: object) => {
  const { body } = await mutateTrpc<PreviewSeriesUpdate>(
    app,
    "series.previewUpdate",
    { id, ...input },
    { token },
  );
  return body.result?.data.dates ?? [];
};
const stored = () => db.selectFrom("events").selectAll().orderBy("starts_at").execute();

describe("fields that are only right together", () => {
  it("of a sale reach dates that had none", async () => {
    const first = db.updateTable("events").where("id", "=", eventIds[0] ?? "");
    await first
      .set({ availability: "not-yet-on-sale", on_sale_from: "2026-12-04T18:00:00Z" })
      .execute();
    const onSaleFrom = "2026-12-05T09:00:00.000Z";
    const change = { scope: "all", eventId: eventIds[0], onSaleFrom };
    expect((await preview(change)).map(({ changes }) => changes)).toEqual([
      ["onSaleFrom"],
      ["availability", "onSaleFrom"],
      ["availability", "onSaleFrom"],
    ]);
    expect((await update(change)).status).toBe(200);
    for (const row of await stored()) {
      expect(row).toMatchObject({
        availability: "not-yet-on-sale",
        on_sale_from: new Date(onSaleFrom),
      });
    }
  });

  it("of a capacity reach dates that have another", async () => {
    await update({ scope: "following", eventId: eventIds[1], capacity: 200 });
    const change = { scope: "all", eventId: eventIds[0], unlimitedCapacity: true };
    expect((await preview(change)).map(({ changes }) => changes)).toEqual([
      ["unlimitedCapacity"],
      ["capacity", "unlimitedCapacity"],
      ["capacity", "unlimitedCapacity"],
    ]);
    expect((await update(change)).status).toBe(200);
    for (const row of await stored()) {
      expect(row).toMatchObject({ capacity: null, unlimited_capacity: true });
    }
  });

  it("of a place reach dates in another country", async () => {
    const sydney = { country: "AU", location: "The Metro, Sydney" };
    await update({ scope: "following", eventId: eventIds[1], ...sydney });
    await update({ scope: "all", eventId: eventIds[0], location: "The Forum, London" });
    for (const row of await stored()) {
      expect(row).toMatchObject({
        location_label: "The Forum, London",
        country: "UK",
        time_zone: "Europe/London",
      });
    }
  });

  it("stay together where one of them was changed by hand", async () => {
    await db
      .updateTable("events")
      .set({ series_own_fields: ["capacity"], capacity: 80 })
      .where("id", "=", eventIds[2] ?? "")
      .execute();
    const change = { scope: "all", eventId: eventIds[0], unlimitedCapacity: true };
    expect((await preview(change))[2]).toMatchObject({ changes: [], keeps: ["unlimitedCapacity"] });
    expect((await update(change)).status).toBe(200);
    expect((await stored())[2]).toMatchObject({ capacity: 80, unlimited_capacity: false });
  });

  it("no longer belong to single dates once one of them is set for all", async () => {
    await update({ scope: "this", eventId: eventIds[0], endTime: "23:00" });
    await update({ scope: "all", eventId: eventIds[0], startTime: "15:00" });
    expect((await stored()).map((row) => [row.end_time, row.series_own_fields])).toEqual([
      ["23:00", []],
      ["23:00", []],
      ["23:00", []],
    ]);
  });
});

it.each(["cancelled", "postponed"] as const)(
  "a date that is %s keeps when and where it was announced, and nothing else",
  async (disruption) => {
    await db
      .updateTable("events")
      .set({ disruption, disruption_reason: "Rain", disrupted_at: new Date() })
      .where("id", "=", eventIds[1] ?? "")
      .execute();
    const change = {
      scope: "all",
      eventId: eventIds[0],
      eventName: "Disco",
      startDate: "2026-12-06",
      endDate: "2026-12-06",
      startTime: "15:00",
      location: "The Forum, London",
    };
    const told = ["startDate", "endDate", "startTime", "location"];
    expect((await preview(change)).map(({ changes, keeps }) => [changes, keeps])).toEqual([
      [["eventName", ...told], []],
      [["eventName"], told],
      [["eventName", ...told], []],
    ]);
    expect((await update(change)).body.data.schedule).toBe("Every Sunday until 20 December 2026");
    expect(
      (await stored()).map((row) => [row.start_date, row.start_time, row.location_label]),
    ).toEqual([
      ["2026-12-06", "15:00", "The Forum, London"],
      ["2026-12-12", "16:00", "The Corn Exchange, London"],
      ["2026-12-20", "15:00", "The Forum, London"],
    ]);
  },
);
