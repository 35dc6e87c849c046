import type { PreviewSeriesUpdate } from "@before-ten/contracts/series/output";
import { expect, it } from "vitest";
import { dateText } from "./scope-dialog.tsx";

type PreviewedDate = PreviewSeriesUpdate["dates"][number];

const date: PreviewedDate = {
  id: "0198c5ae-0000-7000-8000-000000000000",
  startDate: "2026-12-05T00:00:00.000Z",
  newStartDate: "2026-12-05T00:00:00.000Z",
  changes: [],
  keeps: [],
};
const sunday = "2026-12-06T00:00:00.000Z";

it.each([
  [{}, "Saturday 5 December 2026: nothing"],
  [{ changes: ["eventName", "startTime"] }, "Saturday 5 December 2026: name, start time"],
  // Two fields of the contract share one word.
  [{ changes: ["capacity", "unlimitedCapacity"] }, "Saturday 5 December 2026: capacity"],
  [
    { newStartDate: sunday, changes: ["startDate", "endDate"] },
    "Saturday 5 December 2026, now Sunday 6 December 2026",
  ],
  [
    { newStartDate: sunday, changes: ["startDate", "endDate", "ticketPrice"] },
    "Saturday 5 December 2026, now Sunday 6 December 2026: price",
  ],
  [{ changes: ["endDate"] }, "Saturday 5 December 2026: end date"],
  [
    { changes: ["eventName"], keeps: ["location", "country"] },
    "Saturday 5 December 2026: name. Keeps its own place, country",
  ],
  [{ keeps: ["startTime"] }, "Saturday 5 December 2026: nothing. Keeps its own start time"],
] satisfies [Partial<PreviewedDate>, string][])("of %j it says: %s", (changed, text) => {
  expect(dateText({ ...date, ...changed })).toBe(text);
});
