import { trashListInput } from "@before-ten/contracts/trash/input";
import { trashKinds } from "@before-ten/contracts/trash/rules";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyAddress } from "../../../admin/list/testing/any-address.ts";
import { trashSearch } from "./trash-search.ts";

const { read, filters: controls } = trashSearch;

it("turns any address into filters that the API accepts", () => {
  fc.assert(
    fc.property(anyAddress(trashSearch), (params) => {
      const filters = read(params);
      expect(trashListInput.parse(filters)).toMatchObject(filters);
      expect(read({ ...filters })).toEqual(filters);
    }),
  );
});

it("knows every kind", () => {
  expect(Object.keys(controls.kind.choices)).toEqual(trashKinds);
});
