import { expect, it } from "vitest";
import { channelVisits } from "./daily-visits.ts";

it("counts by channel some of the same visits, and no more", () => {
  const visits = [
    { day: "2026-11-20", views: 1, clicks: 1 },
    { day: "2026-11-21", views: 101, clicks: 13 },
  ];
  const found = channelVisits(visits);
  const sum = (name: "views" | "clicks") =>
    found.filter(({ day }) => day === "2026-11-21").reduce((total, each) => total + each[name], 0);
  expect(found.filter(({ day }) => day === "2026-11-20")).toEqual([]);
  expect(sum("views")).toBeGreaterThan(90);
  expect(sum("views")).toBeLessThanOrEqual(101);
  expect(sum("clicks")).toBeGreaterThan(5);
  expect(sum("clicks")).toBeLessThanOrEqual(13);
});
