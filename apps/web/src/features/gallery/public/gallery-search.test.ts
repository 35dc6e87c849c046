import { eventListInput } from "@before-ten/contracts/events/query";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { galleryInput, validateGallerySearch } from "./gallery-search.ts";

it.each([
  [{}, {}],
  [
    { country: "nz", page: "3" },
    { country: "NZ", page: 3 },
  ],
  [{ country: "SG", page: "1" }, {}],
  [{ country: "__proto__", page: "1e12" }, {}],
  [{ country: ["NZ"], page: "1.5", status: "all" }, {}],
])("reads %j as %j", (given, search) => {
  expect(validateGallerySearch(given)).toEqual(search);
});

it("requests past events only, with parameters that the server accepts", () => {
  const given = fc.record({
    country: fc.oneof(fc.constantFrom("au", "UK", "SG"), fc.string(), fc.jsonValue()),
    page: fc.oneof(fc.integer().map(String), fc.double(), fc.string()),
    status: fc.constantFrom("all", "draft"),
  });
  fc.assert(
    fc.property(given, (search) => {
      const read = eventListInput.safeParse(galleryInput(validateGallerySearch(search)));
      expect(read.success).toBe(true);
      expect(read.data?.status).toBe("ended");
    }),
  );
});
