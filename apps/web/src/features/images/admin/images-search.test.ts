import { imageListInput } from "@before-ten/contracts/images/input";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../admin/list/testing/any-address.ts";
import { imagesSearch } from "./images-search.ts";

const { read } = imagesSearch;

it("turns any address into filters that the API accepts", () => {
  fc.assert(
    fc.property(anyAddress(imagesSearch), (params) => {
      const filters = read(params);
      const { used, ...others } = filters;
      const flag = used === undefined ? {} : { used: used === "true" };
      expect(imageListInput.parse(filters)).toMatchObject({ ...others, ...flag });
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it.each([
  [
    { search: " shoes ", used: "false", page: "2" },
    { search: "shoes", used: "false", page: 2 },
  ],
  [{ search: "", used: "all", page: "1", sort: "size" }, {}],
])("reads %j as %j", (params, filters) => {
  expect(read(params)).toEqual(filters);
});
