import { defaultTexts } from "@before-ten/contracts/site/read-texts";
import { postListInput } from "@before-ten/contracts/posts/input";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { knownPostsSearch, validatePostsSearch } from "./posts-search.ts";

const readKnown = (given: Record<string, unknown>) =>
  knownPostsSearch(validatePostsSearch(given), defaultTexts);

it.each([
  [{}, {}],
  [
    { category: "music", search: " dance floor ", page: "2" },
    { category: "music", search: "dance floor", page: 2 },
  ],
  [{ category: "all", search: "", page: "1" }, {}],
  [{ category: "poetry", search: "  ", page: "0" }, {}],
  [{ category: "__proto__", search: "a\0b", page: "1e12" }, { search: "ab" }],
  [{ search: "a".repeat(500), page: "1.5", tag: "x" }, { search: "a".repeat(200) }],
])("reads %j as %j", (given, search) => {
  expect(readKnown(given)).toEqual(search);
});

it("produces nothing that the server would refuse", () => {
  const given = fc.record({
    category: fc.oneof(fc.constantFrom("music", "all"), fc.string(), fc.jsonValue()),
    search: fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.jsonValue()),
    page: fc.oneof(fc.integer().map(String), fc.double(), fc.string()),
  });
  fc.assert(
    fc.property(given, (search) => {
      const read = readKnown(search);
      expect(postListInput.safeParse(read).success).toBe(true);
      expect(readKnown({ ...read })).toEqual(read);
    }),
  );
});
