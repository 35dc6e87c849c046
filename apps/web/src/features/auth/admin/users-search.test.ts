import { userListInput } from "@before-ten/contracts/auth/input";
import { maxPage } from "@before-ten/contracts/shared/limits";
import { adminRoles } from "@before-ten/contracts/auth/permissions";
import { userRoles } from "@before-ten/contracts/auth/roles";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../admin/list/testing/any-address.ts";
import { usersSearch } from "./users-search.ts";

const { read, filters: controls } = usersSearch;

it("turns any address into filters that the API accepts", () => {
  fc.assert(
    fc.property(anyAddress(usersSearch), (params) => {
      const filters = read(params);
      expect(userListInput.parse(filters)).toMatchObject(filters);
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it("offers every role, in order", () => {
  expect(Object.keys(controls.role.choices)).toEqual(userRoles);
  expect(Object.keys(controls.adminRole.choices)).toEqual(adminRoles);
});

it.each([
  [{}, {}],
  [
    { role: "admin", page: "3" },
    { role: "admin", page: 3 },
  ],
  [{ adminRole: "editor" }, { adminRole: "editor" }],
  [{ role: "all", page: "1" }, {}],
  [{ role: "owner", page: String(maxPage + 1), sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(read(params)).toEqual(filters);
});
