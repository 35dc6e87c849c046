import { colours, contrast } from "@before-ten/contracts/shared/colours";

/** Light text on the colour is readable at any size. */
const leastContrast = 9;
/** The share of an image that is its darkest: thin letters are enough. */
const darkPart = 1 / 20;

/** The size to which an image is reduced for its darkest colour, in pixels: letters stay apart. */
export const darkestSample = { width: 60, height: 90 };

/**
 * The mean colour of the darkest twentieth of an image, as #rrggbb, darkened until light text is
 * readable on it.
 *
 * @param pixels - Red, green and blue of each pixel, one after another.
 */
export function darkestColour(pixels: Uint8Array): string {
  const all = Array.from({ length: Math.floor(pixels.length / 3) }, (_, index) => [
    ...pixels.subarray(index * 3, index * 3 + 3),
  ]).toSorted((one, other) => lightness(one) - lightness(other));
  const dark = all.slice(0, Math.ceil(all.length * darkPart));
  const mean = [0, 1, 2].map(
    (channel) => dark.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / dark.length,
  );
  let part = 1;
  while (contrast(hex(mean, part), colours.paper) < leastContrast) part -= 0.05;
  return hex(mean, part);
}

function lightness([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

function hex(channels: readonly number[], part: number): string {
  return `#${channels
    .map((each) =>
      Math.round(each * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
