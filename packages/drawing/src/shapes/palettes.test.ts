import { describe, expect, it } from "vitest";
import { contrast } from "@before-ten/contracts/shared/colours";
import { inkOn, palettes } from "./palettes.ts";

describe("palettes", () => {
  it("computes contrast as WCAG defines it", () => {
    expect(contrast("#FFFFFF", "#000000")).toBeCloseTo(21, 1);
    expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  });

  it.each(palettes)("lets lettering read on ground and foot: $ground", ({ ground, deep }) => {
    expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inkOn(deep), deep)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(palettes)("keeps the sun apart from its sky: $ground", ({ ground, sun, deep, hot }) => {
    expect(contrast(sun, ground)).toBeGreaterThan(1.5);
    expect(contrast(sun, deep)).toBeGreaterThan(3);
    expect(contrast(hot, ground)).toBeGreaterThan(1.3);
  });
});
