import { mix } from "../colour.ts";
import { around, type Point } from "../stage.ts";

/**
 * One loop is one afternoon: the sun comes down behind the windows, is gone below the roofs, and
 * the next one follows.
 */
export function afternoon(time: number): number {
  return around(time, 0.46);
}

export interface Hour {
  sky: string;
  low: string;
  /** What the light paints on edges and floor. */
  light: string;
  wall: string;
  floor: string;
}

const gold = tone("#f79a4b", "#ffd98c", "#ffdc92", "#862f4f", "#a2405a");

const hours: readonly (readonly [at: number, hour: Hour])[] = [
  [0.12, gold],
  [0.36, tone("#ee7448", "#ffc26c", "#ffc878", "#742750", "#943a5a")],
  [0.58, tone("#d9465a", "#ff9a5c", "#ff9a62", "#5f1f50", "#7d2a56")],
  [0.78, tone("#a01f60", "#f4586a", "#f4576a", "#4a184c", "#5f2151")],
  [0.92, tone("#5f1d62", "#b52a66", "#c8376e", "#3a1646", "#4a1a4d")],
  [1.02, tone("#c2404f", "#f08a5a", "#f0856a", "#5f2350", "#78304f")],
  [1.12, gold],
];

function tone(sky: string, low: string, light: string, wall: string, floor: string): Hour {
  return { sky, low, light, wall, floor };
}

export function hourAt(time: number): Hour {
  const part = afternoon(time);
  const at = part < 0.12 ? part + 1 : part;
  const next = Math.max(
    1,
    hours.findIndex(([start]) => start > at),
  );
  const [[from, one], [to, other]] = [hours[next - 1] ?? [0, gold], hours[next] ?? [1, gold]];
  const share = to > from ? (at - from) / (to - from) : 0;
  return tone(
    mix(one.sky, other.sky, share),
    mix(one.low, other.low, share),
    mix(one.light, other.light, share),
    mix(one.wall, other.wall, share),
    mix(one.floor, other.floor, share),
  );
}

export const sunRadius = 66;

/**
 * Always downwards: above the lintels when the loop's afternoon starts, under the sills when it
 * ends.
 */
export function sunAt(time: number): Point {
  const part = afternoon(time);
  return { x: 690 + 240 * part, y: 50 + 500 * part };
}

/** How much of the sun comes through the windows, 0 to 1. */
export function sunshine(time: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, afternoon(time) * 1.08))) ** 0.7;
}
