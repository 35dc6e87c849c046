import { expect, it } from "vitest";
import { trendPoints } from "./trend-points.ts";

const trend = [1, 2, 3].map((day) => ({
  key: `2026-12-0${day}`,
  label: `${day} Dec`,
  value: day,
  before: 9,
}));

it.each([
  ["2026-12-03", [1, 2, null], [null, 2, 3]],
  ["2026-12-02", [1, null, null], [1, 2, 3]],
  ["2026-12-01", [null, null, null], [1, 2, 3]],
  ["2026-12-04", [1, 2, 3], [null, null, null]],
])("has a line of its own for what is unfinished from %s", (unfinishedFrom, value, soFar) => {
  const points = trendPoints(trend, unfinishedFrom);
  expect(points.map((point) => point.value)).toEqual(value);
  expect(points.map((point) => point.soFar)).toEqual(soFar);
});
