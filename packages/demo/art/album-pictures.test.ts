import { expect, it } from "vitest";
import { demoAlbums } from "../src/albums/demo-albums.ts";
import { exposureOf, inksOf, scenes } from "./album-pictures/index.ts";
import { exposed, printed } from "./album-pictures/press.ts";

it.each(demoAlbums)("has at least twelve pictures of $event, no view twice", ({ images }) => {
  const views = images.map(([scene, frame]) => `${scene} ${frame}`);
  expect(new Set(views).size).toBe(images.length);
  expect(images.length).toBeGreaterThanOrEqual(12);
});

it("shows every scene", () => {
  const shown = new Set<string>(demoAlbums.flatMap(({ images }) => images.map(([scene]) => scene)));
  expect([...shown].toSorted()).toEqual(Object.keys(scenes).toSorted());
});

it("keeps each album to two inks of its own, and each crop within its scene", () => {
  const inks = demoAlbums.map((album) => JSON.stringify(inksOf(album)));
  expect(new Set(inks).size).toBe(demoAlbums.length);
  for (const album of demoAlbums) {
    for (const index of album.images.keys()) {
      const [x, y, width, height] = exposureOf(album, index).crop;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1200);
    }
  }
});

it("prints no colour but the paper's and the two inks'", async () => {
  const inks = { paper: "#ffffff", warm: "#ff0000", dark: "#000000" };
  const exposure = { crop: [0, 0, 1200, 1200], width: 60, darker: 0, warmer: 0 } as const;
  const negative = await exposed(scenes.ball[0](), { ...exposure, mirrored: false });
  const picture = await printed(negative, inks, exposure);
  const pixels = await picture.raw().toBuffer();
  const colours = new Set<string>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.toString("hex", at, at + 3));
  expect([...colours].toSorted()).toEqual(["000000", "ff0000", "ffffff"]);
});
