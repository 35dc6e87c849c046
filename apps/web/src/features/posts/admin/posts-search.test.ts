import { postStatuses } from "@before-ten/contracts/posts/rules";
import { adminPostListInput } from "@before-ten/contracts/posts/input";
import { maxPage } from "@before-ten/contracts/shared/limits";
import { defaultTexts } from "@before-ten/contracts/site/read-texts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../admin/list/testing/any-address.ts";
import { postsSearchWith } from "./posts-search.ts";

const search = postsSearchWith(defaultTexts);
const { read, filters: controls } = search;

it("turns any address into filters that the API accepts", () => {
  fc.assert(
    fc.property(anyAddress(search), (params) => {
      const filters = read(params);
      const { scheduled, ...others } = filters;
      const flag = scheduled === undefined ? {} : { scheduled: scheduled === "true" };
      expect(adminPostListInput.parse(filters)).toMatchObject({ ...others, ...flag });
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it("offers every status and category, in order", () => {
  expect(Object.keys(controls.status.choices)).toEqual(postStatuses);
  expect(controls.category.choices).toEqual({
    events: "Events",
    music: "Music",
    lifestyle: "Lifestyle",
    community: "Community",
  });
});

it.each([
  [{}, {}],
  [
    { search: " disco ", status: "draft", category: "music", page: "3" },
    { search: "disco", status: "draft", category: "music", page: 3 },
  ],
  [{ scheduled: "false" }, { scheduled: "false" }],
  [{ search: "", status: "all", category: "all", page: "1" }, {}],
  [{ status: "active", category: "poetry", page: String(maxPage + 1), sort: "title" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(read(params)).toEqual(filters);
});
