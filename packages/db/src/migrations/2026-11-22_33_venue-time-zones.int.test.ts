import { afterAll, expect, it } from "vitest";
import { findEvent } from "../queries/events/admin-events.ts";
import { storeEvent } from "../testing/stored-event.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { moveToVenueTimeZones } from "./2026-11-22_33_venue-time-zones.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("moves events to the zones of their places, and nothing else", async () => {
  const onDay = { startDay: "2026-07-04", startTime: "16:00", endTime: "22:00" };
  const place = "Raincoat Hall, Mount Pleasant, Vancouver";
  const vancouver = await storeEvent(db, { ...onDay, place, country: "CA" });
  const openEnded = await storeEvent(db, { ...onDay, endTime: null, place, country: "CA" });
  const toronto = await storeEvent(db, { ...onDay, place: "Cedar & Brick", country: "CA" });
  const unknown = await storeEvent(db, { ...onDay, place: "Paris", country: "FR" });
  const before = [await findEvent(db, toronto), await findEvent(db, unknown)];

  await moveToVenueTimeZones(db);

  for (const id of [vancouver, openEnded]) {
    expect(await findEvent(db, id)).toMatchObject({
      time_zone: "America/Vancouver",
      start_date: "2026-07-04",
      start_time: "16:00",
      starts_at: new Date("2026-07-04T23:00:00Z"),
      ends_at: new Date("2026-07-05T05:00:00Z"),
    });
  }
  expect([await findEvent(db, toronto), await findEvent(db, unknown)]).toEqual(before);
});

it("refuses a zone that PostgreSQL doesn't know", async () => {
  await expect(storeEvent(db, { timeZone: "UTC" })).resolves.toBeDefined();
  const id = await storeEvent(db);
  const change = db.updateTable("events").set({ time_zone: "Mars/Tharsis" }).where("id", "=", id);
  await expect(change.execute()).rejects.toThrow("Mars/Tharsis");
});
