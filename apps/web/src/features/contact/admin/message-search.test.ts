import {
  contactAssignments,
  contactTypes,
  contactStatuses,
} from "@before-ten/contracts/contact/types";
import { contactListInput } from "@before-ten/contracts/contact/input";
import { maxPage } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../admin/list/testing/any-address.ts";
import { messageSearch } from "./message-search.ts";

const { read, filters: controls } = messageSearch;

it("turns any address into filters that the API accepts", () => {
  fc.assert(
    fc.property(anyAddress(messageSearch), (params) => {
      const filters = read(params);
      expect(contactListInput.parse(filters)).toMatchObject(filters);
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it("knows every type and status", () => {
  expect(Object.keys(controls.type.choices)).toEqual(contactTypes);
  expect(Object.keys(controls.status.choices)).toEqual(contactStatuses);
  expect(Object.keys(controls.assigned.choices)).toEqual(contactAssignments);
});

it.each([
  [{}, {}],
  [
    { search: " floor ", type: "partnership", status: "done", page: "2" },
    { search: "floor", type: "partnership", status: "done", page: 2 },
  ],
  [{ assigned: "me" }, { assigned: "me" }],
  [{ assigned: "Bo" }, {}],
  [{ search: "", type: "all", status: "all", page: "1" }, {}],
  [{ type: "spam", status: "read", page: String(maxPage + 1), sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(read(params)).toEqual(filters);
});
