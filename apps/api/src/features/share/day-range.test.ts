import { expect, it } from "vitest";
import { dayRange } from "./draw-event-share.ts";

it.each([
  ["2026-12-05", "2026-12-05", "Sat 5 Dec 2026"],
  ["2026-12-04", "2026-12-06", "Fri 4 – Sun 6 Dec 2026"],
  ["2026-10-31", "2026-11-01", "Sat 31 Oct – Sun 1 Nov 2026"],
  ["2026-12-30", "2027-01-02", "Wed 30 Dec – Sat 2 Jan 2027"],
])("from %s to %s is %s", (firstDay, lastDay, words) => {
  expect(dayRange({ firstDay, lastDay })).toBe(words);
});
