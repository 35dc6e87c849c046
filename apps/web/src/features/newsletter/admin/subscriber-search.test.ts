import { maxPage } from "@before-ten/contracts/shared/limits";
import { subscriberStatuses } from "@before-ten/contracts/newsletter/rules";
import { subscriberListInput } from "@before-ten/contracts/newsletter/input";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { filterOf } from "../../../admin/list/list-search.ts";
import { anyAddress } from "../../../admin/list/testing/any-address.ts";
import { subscriberSearch } from "./subscriber-search.ts";

const { read, filters: controls } = subscriberSearch;

it("turns any address into filters that the API accepts", () => {
  fc.assert(
    fc.property(anyAddress(subscriberSearch), (params) => {
      const filters = read(params);
      expect(subscriberListInput.parse(filters)).toMatchObject(filters);
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it("knows every status", () => {
  expect(Object.keys(controls.status.choices)).toEqual(subscriberStatuses);
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
  expect(read(params)).toEqual(filters);
});

it("separates the filter from the page", () => {
  expect(filterOf({ search: "vinyl", status: "active", page: 4 })).toEqual({
    search: "vinyl",
    status: "active",
  });
  expect(filterOf({ page: 4 })).toEqual({});
});
