import { expect, it } from "vitest";
import { titleSize } from "./title-size.ts";

it.each([
  ["Harbour Disco", "large"],
  ["The Long Lunch That Got Out of Hand and Into the Garden by Six", "medium"],
  ["Weihnachtsfeierlichkeiten", "medium"],
  ["x".repeat(60), "small"],
  ["An afternoon ".repeat(15), "small"],
])("%s is %s", (title, size) => {
  expect(titleSize(title)).toMatch(new RegExp(size));
});
