import { userListInput } from "@before-ten/contracts/auth/input";
import { maxPage } from "@before-ten/contracts/shared/limits";
import { userRoles } from "@before-ten/contracts/auth/roles";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { validateUsersSearch } from "./users-search.ts";

const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.integer(),
  fc.double(),
  fc.constantFrom("\0", "1e309", "-1", null, "all", ...userRoles),
);

it("makes filters the API takes, whatever the address says", () => {
  const given = fc.record({ role: value, page: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(given, (params) => {
      const filters = validateUsersSearch(params);
      expect(userListInput.parse(filters)).toMatchObject(filters);
      expect(validateUsersSearch({ ...filters })).toEqual(filters);
    }),
  );
});

it.each([
  [{}, {}],
  [
    { role: "admin", page: "3" },
    { role: "admin", page: 3 },
  ],
  [{ role: "all", page: "1" }, {}],
  [{ role: "owner", page: String(maxPage + 1), sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(validateUsersSearch(params)).toEqual(filters);
});
