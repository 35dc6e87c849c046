import { expect, it } from "vitest";
import { readApiChanges, withChanges } from "./api-changes.ts";

const monday = { date: "2026-11-30", breaking: [], compatible: ["GET /events q may be sent"] };
const tuesday = { date: "2026-12-01", breaking: ["/cities is gone"], compatible: [] };

it("adds a day's changes, the latest first, and once", () => {
  expect(withChanges([monday], tuesday)).toEqual([tuesday, monday]);
  expect(withChanges([monday], { ...tuesday, breaking: [] })).toEqual([monday]);
  const more = { ...tuesday, breaking: ["/cities is gone", "/venues is gone"] };
  expect(withChanges([tuesday, monday], more)).toEqual([more, monday]);
});

it("the committed ones are in order, each day once", async () => {
  const dates = (await readApiChanges()).map(({ date }) => date);
  expect(dates.length).toBeGreaterThan(5);
  const once = [...new Set(dates)];
  expect(dates).toEqual(once.toSorted((one, other) => other.localeCompare(one)));
});
