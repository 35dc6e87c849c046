import { adminEventListInput } from "@before-ten/contracts/events/query";
import { eventSortKeys, eventSorts } from "@before-ten/contracts/events/sorts";
import { eventStates } from "@before-ten/contracts/events/states";
import { withoutUndefined } from "@before-ten/contracts/shared/fields";
import { maxPage } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../../admin/list/testing/any-address.ts";
import { adminEventsSearch, sortLabels, usualSort } from "./events-search.ts";

const { read } = adminEventsSearch;

it("turns any address into filters that the API accepts", () => {
  fc.assert(
    fc.property(anyAddress(adminEventsSearch), (params) => {
      const filters = read(params);
      const { ended, scheduled, ...others } = filters;
      const flags = withoutUndefined({ ended: flagOf(ended), scheduled: flagOf(scheduled) });
      expect(adminEventListInput.parse(filters)).toMatchObject({ ...others, ...flags });
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

function flagOf(text: "true" | "false" | undefined): boolean | undefined {
  return text === undefined ? undefined : text === "true";
}

it("has an option for every state of the API", () => {
  expect(Object.keys(adminEventsSearch.filters.state.choices)).toEqual(eventStates);
});

it("has a button for every sort key of the API, and leaves out the default", () => {
  expect(Object.keys(sortLabels)).toEqual(eventSortKeys);
  expect(eventSorts.map((sort) => read({ sort }).sort)).toEqual(
    eventSorts.map((sort) => (sort === usualSort ? undefined : sort)),
  );
});

it.each([
  [{}, {}],
  [
    { sort: "-clicks", page: "2" },
    { sort: "-clicks", page: 2 },
  ],
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
  [{ scheduled: "true" }, { scheduled: "true" }],
  [{ search: "", status: "all", ended: "all", state: "all", page: "1" }, {}],
  [{ state: "lost" }, {}],
  [{ status: "published", page: String(maxPage + 1), sort: "name" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(read(params)).toEqual(filters);
});
