import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPostImage } from "./draw-post-image.ts";

const categories = ["events", "music", "lifestyle", "community"] as const;

/** A title for each scene that a title can select. */
const titles = [
  "Why vinyl",
  "A playlist",
  "The B-side",
  "Crate digging",
  "A mirror ball",
  "Next season",
  "Your ticket",
  "Which shoes",
  "Wine at five",
  "Dinner first",
  "Summer",
  "The tram",
  "Our street",
  "Abroad",
  "Home by ten",
  "Old friends",
];

describe("drawStory", () => {
  it("draws the same post the same, and another post differently", () => {
    const post = { title: "Untitled", category: "music", seed: "one" } as const;
    expect(drawPostImage({ ...post })).toBe(drawPostImage(post));
    const images = categories.flatMap((category) =>
      Array.from({ length: 25 }, (_, index) =>
        drawPostImage({ title: "Untitled", category, seed: `${index}` }),
      ),
    );
    expect(new Set(images).size).toBe(images.length);
  });

  it("knows at least fourteen scenes", () => {
    const scenes = titles.map((title) =>
      drawPostImage({ title, category: "events", seed: "one" }).replace(
        /#[0-9A-F]{6}|-?\d+(\.\d+)?/giu,
        "0",
      ),
    );
    expect(new Set(scenes).size).toBeGreaterThanOrEqual(14);
  });

  it.each(titles)("renders %s as a full, small picture", async (title) => {
    const svg = drawPostImage({ title, category: "events", seed: "one" });
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/u);
    const { channels, isOpaque } = await sharp(Buffer.from(svg)).stats();
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1600, 900]);
    expect(isOpaque).toBe(true);
    expect(Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))).toBeGreaterThan(25);
  });

  it.each(["</svg><script>alert(1)</script>", "🎉", "", "W".repeat(200), "\u0000\uD800"])(
    "uses only the seed for the title %j",
    (title) => {
      for (const category of categories) {
        const svg = drawPostImage({ title, category, seed: title });
        expect(svg).not.toMatch(/script|alert|&|🎉|WW/u);
        expect(svg.startsWith("<svg ")).toBe(true);
      }
    },
  );
});
