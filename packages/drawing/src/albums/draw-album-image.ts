import { seededRandom } from "../shapes/seeded-random.ts";
import { rect } from "../shapes/svg-shapes.ts";
import { type AlbumFrame, lightAt } from "./album-light.ts";
import { type AlbumPlace, places, skyDefinition } from "./album-places.ts";
import { type AlbumScene, albumScenes } from "./album-scenes.ts";

export interface AlbumShot {
  /** Identifies the image; the same input draws the same image. */
  seed: string;
  place: AlbumPlace;
  scene: AlbumScene;
  /** 0 is four o'clock, 1 is ten. */
  time: number;
}

const formats = [
  { width: 1600, height: 1067 },
  { width: 1600, height: 1067 },
  { width: 1200, height: 1600 },
  { width: 1600, height: 1200 },
] as const;

/** Draws a photo of a party as SVG. */
export function drawAlbumImage({ seed, place, scene, time }: AlbumShot): string {
  const random = seededRandom([seed, place, scene].join("\n"));
  const { width, height } = random.pick(formats);
  const frame: AlbumFrame = { width, height, time, light: lightAt(time), random };
  // Keeps antialiased edges from letting the background shine through.
  const drawn =
    rect(0, 0, width, height, frame.light.floor) + places[place](frame) + albumScenes[scene](frame);
  // Whole pixels are precise enough for large outlines, and take a third of the bytes.
  const art = drawn.replaceAll(/ d="[^"]+"/g, (outline) =>
    outline.replaceAll(/-?\d+\.\d+/g, (length) => String(Math.round(Number(length)))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${skyDefinition(frame)}</defs>${art}</svg>`;
}
