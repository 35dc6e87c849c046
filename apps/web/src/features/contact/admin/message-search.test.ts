import { contactTypes, contactStatuses } from "@before-ten/contracts/contact/types";
import { contactListInput } from "@before-ten/contracts/contact/input";
import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { statusFilters, typeFilters, validateMessageSearch } from "./message-search.ts";

const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: maxSearchLength + 50 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom("\0", "1e309", "-1", null, ...typeFilters, ...statusFilters, "all"),
);

it("makes filters the API takes, whatever the address says", () => {
  const given = fc.record(
    { search: value, type: value, status: value, page: value },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(given, (params) => {
      const filters = validateMessageSearch(params);
      expect(contactListInput.parse(filters)).toMatchObject(filters);
      expect(validateMessageSearch({ ...filters })).toEqual(filters);
    }),
  );
});

it("knows every type and status there is", () => {
  expect(typeFilters).toEqual(contactTypes);
  expect(statusFilters).toEqual(contactStatuses);
});

it.each([
  [{}, {}],
  [
    { search: " floor ", type: "partnership", status: "answered", page: "2" },
    { search: "floor", type: "partnership", status: "answered", page: 2 },
  ],
  [{ search: "", type: "all", status: "all", page: "1" }, {}],
  [{ type: "spam", status: "read", page: String(maxPage + 1), sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(validateMessageSearch(params)).toEqual(filters);
});
