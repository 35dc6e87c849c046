import { campaignListInput } from "@before-ten/contracts/campaigns/input";
import { campaignStatuses } from "@before-ten/contracts/campaigns/rules";
import { maxPage } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../../admin/list/testing/any-address.ts";
import { campaignsSearch } from "./campaigns-search.ts";

const { read, filters: controls } = campaignsSearch;

it("turns any address into filters that the API accepts", () => {
  fc.assert(
    fc.property(anyAddress(campaignsSearch), (params) => {
      const filters = read(params);
      expect(campaignListInput.parse(filters)).toMatchObject(filters);
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it("knows every status", () => {
  expect(Object.keys(controls.status.choices)).toEqual(campaignStatuses);
});

it.each([
  [{}, {}],
  [
    { search: " summer ", status: "scheduled", page: "2" },
    { search: "summer", status: "scheduled", page: 2 },
  ],
  [{ search: "", status: "all", page: "1" }, {}],
  [{ status: "asleep", page: String(maxPage + 1), sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(read(params)).toEqual(filters);
});
