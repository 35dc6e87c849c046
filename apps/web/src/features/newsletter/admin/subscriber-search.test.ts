import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";
import { subscriberStatuses } from "@before-ten/contracts/newsletter/rules";
import { subscriberListInput } from "@before-ten/contracts/newsletter/input";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { filterOf, statusFilters, validateSubscriberSearch } from "./subscriber-search.ts";

const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: maxSearchLength + 50 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom("\0", "1e309", "-1", null, ...statusFilters, "all"),
);

it("makes filters the API takes, whatever the address says", () => {
  const given = fc.record({ search: value, status: value, page: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(given, (params) => {
      const filters = validateSubscriberSearch(params);
      expect(subscriberListInput.parse(filters)).toMatchObject(filters);
      expect(validateSubscriberSearch({ ...filters })).toEqual(filters);
    }),
  );
});

it("knows every status there is", () => {
  expect(statusFilters).toEqual(subscriberStatuses);
});

it.each([
  [{}, {}],
  [
    { search: " vinyl ", status: "pending", page: "3" },
    { search: "vinyl", status: "pending", page: 3 },
  ],
  [{ search: "", status: "all", page: "1" }, {}],
  [{ status: "gone", page: String(maxPage + 1), sort: "email" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(validateSubscriberSearch(params)).toEqual(filters);
});

it("tells the filter from the page", () => {
  expect(filterOf({ search: "vinyl", status: "active", page: 4 })).toEqual({
    search: "vinyl",
    status: "active",
  });
  expect(filterOf({ page: 4 })).toEqual({});
});
