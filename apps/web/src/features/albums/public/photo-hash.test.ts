import { expect, it } from "vitest";
import { hashOf, indexOfHash } from "./photo-hash.ts";

it("an address names an image, counted from 1", () => {
  expect(hashOf(0)).toBe("picture-1");
  expect(indexOfHash(`#${hashOf(59)}`, 60)).toBe(59);
});

it.each([
  "",
  "#",
  "#picture-0",
  "#picture-13",
  "#picture-01",
  "#picture-1x",
  "#picture--1",
  "#main",
])("%j names no image of twelve", (hash) => {
  expect(indexOfHash(hash, 12)).toBeUndefined();
});

it("understands addresses from before pictures were called so", () => {
  expect(indexOfHash("#photo-3", 12)).toBe(2);
});
