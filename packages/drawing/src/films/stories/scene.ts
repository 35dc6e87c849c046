import { drawStrand, festoonDefinitions, type Strand } from "../festoon.ts";
import { frame } from "../stage.ts";
import { hug, lastToast, passersBy } from "./friends.ts";
import { shelter, stopClock, stopDefinitions } from "./stop.ts";
import { town, townDefinitions } from "./town.ts";
import { tram, tramDefinitions } from "./tram.ts";

const strands: readonly Strand[] = [
  {
    from: { x: -60, y: 150 },
    to: { x: 1660, y: 60 },
    sag: 70,
    bulbs: 22,
    bulb: 5,
    offset: 0.3,
    soft: false,
  },
  {
    from: { x: -120, y: -30 },
    to: { x: 900, y: -10 },
    sag: 150,
    bulbs: 11,
    bulb: 8.5,
    offset: 0,
    soft: true,
  },
  {
    from: { x: 900, y: -10 },
    to: { x: 1760, y: -40 },
    sag: 140,
    bulbs: 9,
    bulb: 8.5,
    offset: 0.6,
    soft: true,
  },
];

/**
 * Five to ten at the tram stop: some go home, some say good-bye, some have one more. `time` is 0 to
 * 1.
 */
export function drawStories(time: number): string {
  const { width, height } = frame;
  const lights = strands.map((strand) => drawStrand(strand, time, () => 1)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
${townDefinitions}${tramDefinitions}${stopDefinitions}${festoonDefinitions}</defs>
${town(time)}${tram(time)}${shelter}${stopClock(time)}${hug(time)}${passersBy(time)}${lights}${lastToast(time)}</svg>`;
}
