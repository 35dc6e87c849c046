import { figuresInput } from "@before-ten/contracts/analytics/input";
import {
  channelChoices,
  dimensions,
  figuresSorts,
  measures,
} from "@before-ten/contracts/analytics/dimensions";
import { figuresPeriods } from "@before-ten/contracts/analytics/period";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { validateAnalyticsSearch, validateFiguresDays } from "./analytics-search.ts";

it("turns any address into a question that the API answers", () => {
  const words = [...measures, ...dimensions, ...channelChoices, ...figuresSorts, ...figuresPeriods];
  const dates = ["2026-11-20", "2026-11-01", "2020-01-01", "2026-02-30", "2026-11", "1999-12", "2"];
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.uuid(),
    fc.constantFrom(null, "UK", "London, UK", "\0", ...dates),
    fc.constantFrom(...words),
  );
  const names = Object.keys(figuresInput.shape);
  const address = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(address, (given) => {
      const search = validateAnalyticsSearch(given);
      expect(figuresInput.parse(search)).toMatchObject(search);
      expect(validateAnalyticsSearch({ ...search })).toEqual(search);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  [{}, {}],
  [{ period: "30d", measure: "clicks", rows: "event" }, {}],
  [{ period: "7d", month: "2026-11" }, { month: "2026-11" }],
  [{ from: "2026-11-02", to: "2026-11-01" }, {}],
  [{ rows: "city", columns: "city" }, { rows: "city" }],
  [
    { measure: "subscribers", country: "UK", columns: "city" },
    { measure: "subscribers", rows: "day" },
  ],
])("reads %j as %j", (given, search) => {
  expect(validateAnalyticsSearch(given)).toEqual(search);
});

it.each([
  [{}, {}],
  [{ period: "30d" }, { period: "30d" }],
  [
    { period: "7d", from: "2026-11-01", to: "2026-11-20" },
    { from: "2026-11-01", to: "2026-11-20" },
  ],
  [{ from: "2026-11-20", to: "2026-11-01", period: "1d" }, {}],
])("reads the days %j of a party's figures as %j", (given, days) => {
  expect(validateFiguresDays(given)).toEqual(days);
});
