import { expect, it } from "vitest";
import { unfinishedSpan } from "./unfinished-span.ts";

const keys = ["2026-12-02", "2026-12-03", "2026-12-04"];

it.each([
  ["2026-12-04", { x1: "2026-12-03", x2: "2026-12-04" }],
  ["2026-12-03", { x1: "2026-12-02", x2: "2026-12-04" }],
  ["2026-12-01", { x1: "2026-12-02", x2: "2026-12-04" }],
  ["2026-12-05", undefined],
])("days unfinished from %s are hatched between %j", (unfinishedFrom, span) => {
  expect(unfinishedSpan({ keys, unfinishedFrom })).toEqual(span);
});
