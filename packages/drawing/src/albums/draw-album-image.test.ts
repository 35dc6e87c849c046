import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type AlbumPlace, places } from "./album-places.ts";
import { type AlbumScene, albumScenes } from "./album-scenes.ts";
import { type AlbumShot, drawAlbumImage } from "./draw-album-image.ts";

const isPlace = (name: string): name is AlbumPlace => Object.hasOwn(places, name);
const isScene = (name: string): name is AlbumScene => Object.hasOwn(albumScenes, name);

const scenes = Object.keys(albumScenes).filter(isScene);

/** Every scene in every place, from four o'clock to ten. */
const shots = Object.keys(places)
  .filter(isPlace)
  .flatMap((place) =>
    scenes.map((scene, index): AlbumShot => {
      return { seed: "One night", place, scene, time: index / (scenes.length - 1) };
    }),
  );

describe("drawAlbumImage", () => {
  it("draws the same image for the same input, and different ones otherwise", () => {
    const [first] = shots;
    if (first === undefined) throw new Error("There is nothing to draw");
    expect(drawAlbumImage({ ...first })).toBe(drawAlbumImage(first));
    expect(new Set(shots.map(drawAlbumImage)).size).toBe(shots.length);
    expect(drawAlbumImage({ ...first, seed: "Another" })).not.toBe(drawAlbumImage(first));
  });

  it("draws images that are small and not empty", async () => {
    for (const [index, shot] of shots.entries()) {
      const svg = drawAlbumImage(shot);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/u);
      expect(Buffer.byteLength(svg)).toBeLessThan(160_000);
      if (index % 5 > 0) continue;
      const { channels, isOpaque } = await sharp(Buffer.from(svg)).stats();
      expect(isOpaque).toBe(true);
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(20);
    }
  });
});
