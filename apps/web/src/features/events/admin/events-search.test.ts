import { adminEventListInput } from "@before-ten/contracts/events/input";
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
  expect(read(params)).toEqual(filters);
});
