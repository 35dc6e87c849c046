import { adminEventListInput } from "@before-ten/contracts/events/input";
import { eventStates } from "@before-ten/contracts/events/states";
import { maxPage } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../admin/list/testing/any-address.ts";
import { adminEventsSearch } from "./events-search.ts";

const { read } = adminEventsSearch;

it("makes filters the API takes, whatever the address says", () => {
  fc.assert(
    fc.property(anyAddress(adminEventsSearch), (params) => {
      const filters = read(params);
      const { ended, ...others } = filters;
      const flag = ended === undefined ? {} : { ended: ended === "true" };
      expect(adminEventListInput.parse(filters)).toMatchObject({ ...others, ...flag });
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it("has a choice for every state the API knows", () => {
  expect(Object.keys(adminEventsSearch.filters.state.choices)).toEqual(eventStates);
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
  [
    { state: "sold-out", ended: "false" },
    { state: "sold-out", ended: "false" },
  ],
  [{ state: "cancelled" }, { state: "cancelled" }],
  [{ search: "", status: "all", ended: "all", state: "all", page: "1" }, {}],
  [{ state: "lost" }, {}],
  [{ status: "published", page: String(maxPage + 1), sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(read(params)).toEqual(filters);
});
