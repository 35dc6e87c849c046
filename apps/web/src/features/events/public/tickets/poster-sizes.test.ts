import { expect, it } from "vitest";
import { posterSizes } from "./poster-sizes.ts";

it.each([
  [0, 6, "366px", "46vw"],
  [2, 3, "366px", "92vw"],
  [0, 4, "366px", "46vw"],
  [3, 4, "610px", "46vw"],
  [0, 1, "610px", "92vw"],
  [2, 5, "366px", "46vw"],
  [3, 5, "560px", "46vw"],
  [4, 5, "560px", "92vw"],
])(
  "the poster at place %i of %i takes %s on a desk, %s on a tablet",
  (place, count, desk, tablet) => {
    const sizes = `(min-width: 72rem) ${desk}, (min-width: 45rem) ${tablet}, 92vw`;
    expect(posterSizes(place, count)).toBe(sizes);
  },
);
