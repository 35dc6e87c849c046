import { analyticsInput } from "@before-ten/contracts/analytics/input";
import { analyticsPeriods } from "@before-ten/contracts/analytics/period";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { validateAnalyticsSearch } from "./analytics-search.ts";

it("turns any address into a period that the API accepts", () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, ...analyticsPeriods));
  fc.assert(
    fc.property(value, (period) => {
      const search = validateAnalyticsSearch({ period });
      expect(analyticsInput.parse(search)).toMatchObject(search);
      expect(validateAnalyticsSearch({ ...search })).toEqual(search);
    }),
  );
});

it.each([
  [{}, {}],
  [{ period: "30d" }, {}],
  [{ period: "7d" }, { period: "7d" }],
  [{ period: "8d", from: "2020-01-01" }, {}],
])("reads %j as %j", (given, search) => {
  expect(validateAnalyticsSearch(given)).toEqual(search);
});
