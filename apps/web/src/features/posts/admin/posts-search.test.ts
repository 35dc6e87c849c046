import { postCategories, postStatuses } from "@before-ten/contracts/posts/rules";
import { adminPostListInput } from "@before-ten/contracts/posts/input";
import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { validateAdminPostsSearch } from "./posts-search.ts";

const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: maxSearchLength + 50 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom("\0", "1e309", "-1", null, "all", ...postStatuses, ...postCategories),
);

it("makes filters the API takes, whatever the address says", () => {
  const given = fc.record(
    { search: value, status: value, category: value, page: value },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(given, (params) => {
      const filters = validateAdminPostsSearch(params);
      expect(adminPostListInput.parse(filters)).toMatchObject(filters);
      expect(validateAdminPostsSearch({ ...filters })).toEqual(filters);
    }),
  );
});

it.each([
  [{}, {}],
  [
    { search: " disco ", status: "draft", category: "music", page: "3" },
    { search: "disco", status: "draft", category: "music", page: 3 },
  ],
  [{ search: "", status: "all", category: "all", page: "1" }, {}],
  [{ status: "active", category: "poetry", page: String(maxPage + 1), sort: "title" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(validateAdminPostsSearch(params)).toEqual(filters);
});
