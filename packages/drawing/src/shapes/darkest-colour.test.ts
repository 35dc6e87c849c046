import { colours, contrast } from "@before-ten/contracts/shared/colours";
import { expect, it } from "vitest";
import { darkestColour } from "./darkest-colour.ts";

/** Pixels of these colours, in equal parts. */
const image = (...each: (readonly [number, number, number])[]) =>
  Uint8Array.from(each.flatMap((colour) => Array.from({ length: 100 }, () => colour)).flat());

it("is the darkest colour of an image, not a mixture", () => {
  expect(darkestColour(image([255, 184, 77], [18, 63, 91], [255, 255, 255]))).toBe("#123f5b");
});

it.each([
  ["white", [255, 255, 255]],
  ["gold", [255, 184, 77]],
  ["black", [0, 0, 0]],
] as const)("is dark enough for light text if the whole image is %s", (_, colour) => {
  expect(contrast(darkestColour(image(colour)), colours.paper)).toBeGreaterThanOrEqual(9);
});
