import { expect, it } from "vitest";
import { instantNames, instantOfTheDay } from "./instants/instants.ts";

it("takes each instant once in eight days, across a new year too", () => {
  const begin = Date.parse("2026-12-28T12:00:00Z");
  const days = instantNames.map((_, index) => new Date(begin + index * 86_400_000));
  expect(days.map(instantOfTheDay).toSorted()).toEqual(instantNames.toSorted());
});
