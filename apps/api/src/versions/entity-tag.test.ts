import { expect, it } from "vitest";
import { entityTagOf, versionOfIfMatch } from "./entity-tag.ts";

it.each([
  [undefined, undefined],
  ["*", undefined],
  ['"3-abc"', 3],
  ['W/"3-abc"', 3],
  [' "3-abc" , "12-x" ', 12],
  ['"abc"', 0],
  ["3-abc", 0],
  ["", 0],
  ['"-1-abc"', 0],
  ['"99999999999999999999-a"', 0],
])("If-Match %j names the version %j", (header, version) => {
  expect(versionOfIfMatch(header)).toBe(version);
});

it("an entity's tag begins with its version and changes with the answer", () => {
  const tag = entityTagOf({ data: { version: 3, views: 1 } }) ?? "";
  expect(versionOfIfMatch(tag)).toBe(3);
  expect(entityTagOf({ data: { version: 3, views: 2 } })).not.toBe(tag);
  expect(entityTagOf({ data: { version: 3, views: 1 } })).toBe(tag);
});

it.each([{}, { data: null }, { data: [{ version: 1 }] }, { data: { version: "1" } }])(
  "%j is no entity",
  (answer) => {
    expect(entityTagOf(answer)).toBeUndefined();
  },
);
