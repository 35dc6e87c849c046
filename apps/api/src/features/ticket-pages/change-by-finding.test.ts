import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import { expect, it } from "vitest";
import { changeByFinding } from "./change-by-finding.ts";
import { nothingFound } from "./found-values.ts";

const event = {
  start_date: "2026-12-05",
  end_date: "2026-12-05",
  start_time: "16:00",
  end_time: "22:00",
};
const night = { ...event, start_time: "22:00", end_time: "02:00" };

it.each<[string, Partial<typeof event>, found: string, Partial<FoundValues>, end: unknown[]]>([
  ["moves along with a later start", {}, "2026-12-05 23:00", {}, ["2026-12-05", "05:00"]],
  ["moves along with an earlier one", night, "2026-12-05 19:30", {}, ["2026-12-05", "23:30"]],
  ["moves along with the day", {}, "2026-12-12 16:00", {}, ["2026-12-12", undefined]],
  ["stays where only a day is found", {}, "2026-12-12", {}, ["2026-12-12", undefined]],
  [
    "is the page's own",
    {},
    "2026-12-05 23:00",
    { endDate: "2026-12-06", endTime: "04:00" },
    ["2026-12-05", "04:00"],
  ],
  [
    "is the page's own of several days",
    {},
    "2026-12-12 12:00",
    { endDate: "2026-12-14", endTime: "18:00" },
    ["2026-12-14", "18:00"],
  ],
  [
    "is not the page's when that is before its start",
    {},
    "2026-12-05 17:00",
    { endDate: "2026-12-05", endTime: "09:00" },
    ["2026-12-05", "23:00"],
  ],
])("an end %s", (_what, changed, found, values, end) => {
  const finding = { field: "date", ours: "2026-12-05 16:00", found, canTakeOver: true } as const;
  const schedule = { ...event, ...changed, found: { ...nothingFound, ...values } };
  const { endDate, endTime } = changeByFinding("id", finding, schedule);
  expect([endDate, endTime]).toEqual(end);
});
