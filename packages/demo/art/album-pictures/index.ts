import type { DemoAlbum, Frame, Scene } from "../../src/albums/demo-albums.ts";
import * as crowd from "./crowd.ts";
import * as door from "./door.ts";
import * as dressed from "./dressed.ts";
import * as drinks from "./drinks.ts";
import * as floor from "./floor.ts";
import * as hands from "./hands.ts";
import * as mixer from "./mixer.ts";
import * as music from "./music.ts";
import * as heads from "./heads.ts";
import * as waysHome from "./ways-home.ts";
import type { Crop, Exposure, TwoInks } from "./press.ts";
import type { Spot } from "./tones.ts";

/** Each scene, and what a near picture of it is about. */
export const scenes: Record<Scene, readonly [draw: () => string, focus: Spot]> = {
  backs: [heads.backs, [650, 640]],
  ball: [music.ball, [600, 500]],
  bench: [floor.bench, [560, 830]],
  brogues: [floor.brogues, [640, 800]],
  crowd: [crowd.crowd, [520, 640]],
  fader: [mixer.fader, [700, 640]],
  glasses: [drinks.glasses, [600, 540]],
  gramophone: [music.gramophone, [640, 560]],
  heels: [floor.heels, [600, 850]],
  held: [hands.held, [610, 580]],
  hooks: [door.hooks, [560, 420]],
  ice: [drinks.ice, [640, 640]],
  lastTram: [waysHome.lastTram, [660, 560]],
  mixer: [mixer.mixer, [700, 500]],
  needle: [music.needle, [720, 640]],
  pancakes: [drinks.pancakes, [620, 560]],
  profile: [heads.profile, [680, 600]],
  raised: [hands.raised, [620, 520]],
  sequins: [dressed.sequins, [520, 760]],
  skirt: [dressed.skirt, [620, 800]],
  stamp: [hands.stamp, [560, 640]],
  sunglasses: [door.sunglasses, [560, 560]],
  tambourine: [music.tambourine, [700, 640]],
  ticket: [door.ticket, [600, 560]],
  tie: [dressed.tie, [620, 560]],
  toast: [drinks.toast, [600, 600]],
  trainers: [floor.trainers, [560, 860]],
  umbrellas: [waysHome.umbrellas, [600, 560]],
  wake: [waysHome.wake, [680, 700]],
};

/** The party's two inks, as on its poster. */
const albumInks: Readonly<Record<string, TwoInks>> = {
  "Sunday Best on a Saturday": { paper: "#F8F0E0", warm: "#EFAE38", dark: "#1E2A5A" },
  "Sand in Our Synths": { paper: "#FDF1DF", warm: "#F79A4B", dark: "#0E4B63" },
  "Slow Train to the Disco": { paper: "#FBEBCB", warm: "#E5532B", dark: "#2A1A3E" },
  "Ferry Home by Ten": { paper: "#F6EFE0", warm: "#F2705A", dark: "#12355B" },
  "Stoop to Conquer": { paper: "#FBE9C9", warm: "#F2A13A", dark: "#5A1A18" },
  "Maple & Mirror Balls": { paper: "#FCEBD0", warm: "#E0662B", dark: "#3D1526" },
  "Tiger Hour": { paper: "#F3F0DC", warm: "#F0932B", dark: "#143B2C" },
  "Pop Goes the Mill": { paper: "#FBE6E1", warm: "#F2557A", dark: "#27306E" },
  "First Saturday at the Salt": { paper: "#FFF3D6", warm: "#FF8A5B", dark: "#7A1F4B" },
  "The First Wind-Up": { paper: "#F6EEDB", warm: "#D9A441", dark: "#16423C" },
};

export function inksOf({ event }: DemoAlbum): TwoInks {
  const inks = albumInks[event];
  if (inks === undefined) throw new Error(`Choose two inks for the album of ${event}`);
  return inks;
}

const frameSizes: Record<Frame, Spot> = {
  near: [760, 507],
  nearTall: [558, 744],
  square: [1040, 1040],
  tall: [870, 1160],
  wide: [1180, 885],
};

/** Files are so wide that each has about as many pixels. */
export const frameWidths: Record<Frame, number> = {
  near: 1120,
  nearTall: 840,
  square: 960,
  tall: 840,
  wide: 1120,
};

/** A picture's crop and light: albums go from the light of four o'clock to that of ten. */
export function exposureOf({ images }: DemoAlbum, index: number): Omit<Exposure, "width"> {
  const [scene, frame] = images[index] ?? ["ball", "wide"];
  const hour = index / Math.max(1, images.length - 1);
  const [width, height] = frameSizes[frame];
  const [x, y] = scenes[scene][1];
  // Within the scene, whose edges are at 0 and 1200.
  const from = (centre: number, size: number) =>
    Math.round(Math.min(1200 - size, Math.max(0, centre - size / 2)));
  const crop: Crop = [from(x, width), from(y, height), width, height];
  return {
    crop,
    darker: -0.16 + hour * 0.2,
    warmer: -0.12 + hour * 0.22,
    mirrored: index % 2 === 1,
  };
}
