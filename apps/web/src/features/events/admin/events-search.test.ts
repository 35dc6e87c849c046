import { adminEventListInput } from "@before-ten/contracts/events/input";
import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { endedFilters, statusFilters, validateAdminEventsSearch } from "./events-search.ts";

const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: maxSearchLength + 50 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom("\0", "1e309", "-1", null, ...statusFilters, ...endedFilters, "all"),
);

it("makes filters the API takes, whatever the address says", () => {
  const given = fc.record(
    { search: value, status: value, ended: value, page: value },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(given, (params) => {
      const filters = validateAdminEventsSearch(params);
      const { ended, ...others } = filters;
      const flag = ended === undefined ? {} : { ended: ended === "true" };
      expect(adminEventListInput.parse(filters)).toMatchObject({ ...others, ...flag });
      expect(validateAdminEventsSearch({ ...filters })).toEqual(filters);
    }),
  );
});

it.each([
  [{}, {}],
  [
    { search: " disco ", status: "draft", page: "3" },
    { search: "disco", status: "draft", page: 3 },
  ],
  [
    { status: "active", ended: "false" },
    { status: "active", ended: "false" },
  ],
  [{ search: "", status: "all", ended: "all", page: "1" }, {}],
  [{ status: "published", page: String(maxPage + 1), sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(validateAdminEventsSearch(params)).toEqual(filters);
});
