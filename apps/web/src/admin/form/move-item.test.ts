import { expect, it } from "vitest";
import { moveItem } from "./move-item.ts";

it.each([
  [0, 1, "bac"],
  [1, 2, "acb"],
  [0, 2, "bca"],
  [2, 0, "cab"],
  [2, 3, "abc"],
  [0, -1, "abc"],
  [7, 1, "abc"],
])("moves item %i to %i: %s", (from, to, order) => {
  expect(moveItem([..."abc"], from, to).join("")).toBe(order);
});
