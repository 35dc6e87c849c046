import { expect, it } from "vitest";
import { hashOf, indexOfHash } from "./photo-hash.ts";

it("an address names an image, counted from 1", () => {
  expect(hashOf(0)).toBe("photo-1");
  expect(indexOfHash(`#${hashOf(59)}`, 60)).toBe(59);
});

it.each(["", "#", "#photo-0", "#photo-13", "#photo-01", "#photo-1x", "#photo--1", "#main"])(
  "%j names no image of twelve",
  (hash) => {
    expect(indexOfHash(hash, 12)).toBeUndefined();
  },
);
