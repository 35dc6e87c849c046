import { expect, it } from "vitest";
import { unfinishedSpan } from "./unfinished-span.ts";

const figures = { views: 1, clicks: 0, newSubscribers: 0 };
const days = ["2026-12-02", "2026-12-03", "2026-12-04"].map((day) => ({ day, ...figures }));

it.each([
  ["2026-12-04", { x1: "2026-12-03", x2: "2026-12-04" }],
  ["2026-12-03", { x1: "2026-12-02", x2: "2026-12-04" }],
  ["2026-12-01", { x1: "2026-12-02", x2: "2026-12-04" }],
  ["2026-12-05", undefined],
])("days unfinished from %s are hatched between %j", (unfinishedFrom, span) => {
  expect(unfinishedSpan({ days, unfinishedFrom })).toEqual(span);
});
