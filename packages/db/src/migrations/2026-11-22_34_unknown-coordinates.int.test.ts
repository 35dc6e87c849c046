import { afterAll, expect, it } from "vitest";
import { findEvent } from "../queries/events/admin-events.ts";
import { storeEvent } from "../testing/stored-event.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { forgetNullIsland } from "./2026-11-22_34_unknown-coordinates.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("takes coordinates of nowhere for none", async () => {
  const located = (coordinates: [number, number]) =>
    storeEvent(db, { location: { formatted: "Pier 9", coordinates, city: "London" } });
  const ids = [await located([0, 0]), await located([0, 51.5]), await located([-0.1, 0])];

  await forgetNullIsland(db);

  const places = await Promise.all(ids.map(async (id) => (await findEvent(db, id))?.location));
  expect(places).toEqual([
    { formatted: "Pier 9", coordinates: null, city: "London" },
    { formatted: "Pier 9", coordinates: [0, 51.5], city: "London" },
    { formatted: "Pier 9", coordinates: [-0.1, 0], city: "London" },
  ]);
});
