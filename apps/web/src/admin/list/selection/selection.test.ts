import { expect, it } from "vitest";
import {
  type Selection,
  allMatching,
  countOf,
  includes,
  noneSelected,
  shareOf,
  withPageToggled,
  withToggled,
} from "./selection.ts";

const page = ["a", "b", "c"];
const some = (...ids: string[]): Selection => ({ kind: "some", ids: new Set(ids) });

it("starts empty", () => {
  expect(countOf(noneSelected, 1_000)).toBe(0);
  expect(shareOf(noneSelected, page)).toBe("none");
  expect(shareOf(noneSelected, [])).toBe("none");
});

it("adds a row and removes it again", () => {
  const one = withToggled(noneSelected, "b", page);
  expect(one).toEqual(some("b"));
  expect(includes(one, "b")).toBe(true);
  expect(shareOf(one, page)).toBe("some");
  expect(withToggled(one, "b", page)).toEqual(noneSelected);
});

it("selects the rest of a page, keeps rows of other pages, and deselects the page", () => {
  const both = withPageToggled(some("b", "z"), page);
  expect(both).toEqual(some("b", "z", "a", "c"));
  expect(shareOf(both, page)).toBe("all");
  expect(countOf(both, 1_000)).toBe(4);
  expect(withPageToggled(both, page)).toEqual(some("z"));
});

it("selects all matches on every page", () => {
  expect(countOf(allMatching, 1_000)).toBe(1_000);
  expect(includes(allMatching, "unknown")).toBe(true);
  expect(shareOf(allMatching, page)).toBe("all");
  expect(withPageToggled(allMatching, page)).toEqual(noneSelected);
});

it("keeps the other rows of the page when one of all matches is deselected", () => {
  expect(withToggled(allMatching, "b", page)).toEqual(some("a", "c"));
});
