import { mix } from "../films/colour.ts";
import type { SeededRandom } from "../shapes/seeded-random.ts";

/** The colours at a time of the afternoon. */
interface Light {
  skyTop: string;
  skyLow: string;
  /** The colour of the sun, and later the lamps, on edges. */
  rim: string;
  wall: string;
  floor: string;
  /** The colour of the nearest, backlit shapes. */
  shade: string;
}

/** The tools for drawing a scene on a frame of `width` by `height` pixels. */
export interface AlbumFrame {
  width: number;
  height: number;
  /** 0 is four o'clock, 1 is ten. */
  time: number;
  light: Light;
  random: SeededRandom;
}

const dusk = tones("#1d1135", "#6a2f8c", "#f58fb0", "#2f1547", "#3b1f5b", "#170d29");

const hours: readonly (readonly [at: number, light: Light])[] = [
  [0, tones("#f5a85a", "#ffe9bd", "#fff1cc", "#c96a4a", "#d98d5c", "#6e3145")],
  [0.35, tones("#ee7048", "#ffcf91", "#ffe0a0", "#a2405a", "#b9544f", "#54204a")],
  [0.68, tones("#a02862", "#ff9468", "#ffab70", "#651f55", "#7d2a56", "#341542")],
  [1, dusk],
];

function tones(
  skyTop: string,
  skyLow: string,
  rim: string,
  wall: string,
  floor: string,
  shade: string,
): Light {
  return { skyTop, skyLow, rim, wall, floor, shade };
}

/** `time` is 0 at four o'clock and 1 at ten. */
export function lightAt(time: number): Light {
  const next = Math.max(
    1,
    hours.findIndex(([at]) => at >= time),
  );
  const [from, one] = hours[next - 1] ?? [0, dusk];
  const [to, other] = hours[next] ?? [1, dusk];
  const share = (time - from) / (to - from);
  return {
    skyTop: mix(one.skyTop, other.skyTop, share),
    skyLow: mix(one.skyLow, other.skyLow, share),
    rim: mix(one.rim, other.rim, share),
    wall: mix(one.wall, other.wall, share),
    floor: mix(one.floor, other.floor, share),
    shade: mix(one.shade, other.shade, share),
  };
}
