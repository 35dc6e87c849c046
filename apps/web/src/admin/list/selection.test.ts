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

it("begins with none", () => {
  expect(countOf(noneSelected, 1_000)).toBe(0);
  expect(shareOf(noneSelected, page)).toBe("none");
  expect(shareOf(noneSelected, [])).toBe("none");
});

it("takes one in and out again", () => {
  const one = withToggled(noneSelected, "b", page);
  expect(one).toEqual(some("b"));
  expect(includes(one, "b")).toBe(true);
  expect(shareOf(one, page)).toBe("some");
  expect(withToggled(one, "b", page)).toEqual(noneSelected);
});

it("takes the rest of a page, keeps those of other pages, and gives the page back", () => {
  const both = withPageToggled(some("b", "z"), page);
  expect(both).toEqual(some("b", "z", "a", "c"));
  expect(shareOf(both, page)).toBe("all");
  expect(countOf(both, 1_000)).toBe(4);
  expect(withPageToggled(both, page)).toEqual(some("z"));
});

it("takes all that match, whatever their page", () => {
  expect(countOf(allMatching, 1_000)).toBe(1_000);
  expect(includes(allMatching, "nobody knows")).toBe(true);
  expect(shareOf(allMatching, page)).toBe("all");
  expect(withPageToggled(allMatching, page)).toEqual(noneSelected);
});

it("leaves the others of the page when one is taken out of all that match", () => {
  expect(withToggled(allMatching, "b", page)).toEqual(some("a", "c"));
});
