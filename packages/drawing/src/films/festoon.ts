import { limb, round } from "./shapes.ts";
import { type Point, wave } from "./stage.ts";
import { project } from "./street.ts";

export interface Strand {
  from: Point;
  to: Point;
  sag: number;
  bulbs: number;
  /** Radius of a bulb; a strand near the eye has large, soft ones. */
  bulb: number;
  offset: number;
  soft: boolean;
}

const across = [19, 26, 36, 52, 76].map((z, index): Strand => {
  const [from, to] = [project({ x: -17, y: 7.6, z }), project({ x: 14, y: 8.4, z: z + 2 })];
  return {
    from,
    to,
    sag: 1500 / z,
    bulbs: 26,
    bulb: Math.max(1.1, 62 / z),
    offset: index * 0.23,
    soft: false,
  };
});

const overhead: Strand = {
  from: { x: 1000, y: -70 },
  to: { x: 1700, y: 100 },
  sag: 152,
  bulbs: 11,
  bulb: 6.5,
  offset: 0.4,
  soft: true,
};

export const festoonDefinitions = `
<radialGradient id="bulb"><stop offset="0" stop-color="#fff3c9"/><stop offset=".17" stop-color="#ffd983"/>
<stop offset=".25" stop-color="#ffbe58" stop-opacity=".95"/><stop offset=".3" stop-color="#ffb250" stop-opacity=".36"/>
<stop offset=".6" stop-color="#ff9a4a" stop-opacity=".1"/><stop offset="1" stop-color="#ff8a4a" stop-opacity="0"/></radialGradient>`;

export function festoons(time: number): string {
  return across
    .toReversed()
    .map((strand) => drawStrand(strand, time, besideTheWords))
    .join("");
}

export function nearFestoon(time: number): string {
  return drawStrand(overhead, time, besideTheWords);
}

/**
 * The light's brightness near the headline: behind it, and behind the navigation, the ground stays
 * quiet.
 */
function besideTheWords(hook: Point): number {
  return Math.min(1, Math.max(0.12, (hook.x - 560) / 420), Math.max(0.15, hook.y / 90));
}

/** `bright` says how much of a lamp is seen at its place, 0 to 1. */
export function drawStrand(strand: Strand, time: number, bright: (hook: Point) => number): string {
  const swing = wave(time, 1, strand.offset);
  const at = (share: number): Point => {
    const hang = 4 * share * (1 - share);
    return {
      x: strand.from.x + (strand.to.x - strand.from.x) * share + hang * swing * strand.sag * 0.07,
      y:
        strand.from.y +
        (strand.to.y - strand.from.y) * share +
        hang * strand.sag * (1 + 0.03 * wave(time, 2, strand.offset)),
    };
  };
  const wire = Array.from({ length: 33 }, (_, index) => at(index / 32));
  const d = wire
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
    .join("");
  const lamps = Array.from({ length: strand.bulbs }, (_, index) => {
    const hook = at((index + 0.5) / strand.bulbs);
    return lamp(hook, strand, bright(hook), 1 + 0.08 * wave(time, 2 + (index % 3), index * 0.37));
  });
  const presence = strand.soft ? 0.35 : 0.5;
  return `<path d="${d}" fill="none" stroke="#3a1638" stroke-opacity="${presence}" stroke-width="${round(Math.max(0.7, strand.bulb * 0.28))}"/>${lamps.join("")}`;
}

function lamp(hook: Point, { bulb, soft }: Strand, presence: number, flicker: number): string {
  const centre = { x: hook.x, y: hook.y + bulb * 1.6 };
  const glow = bulb * (soft ? 4.6 : 4.2) * flicker;
  const socket = `<path d="${limb(hook, bulb * 0.3, centre, bulb * 0.34)}" fill="#3a1638" opacity=".6"/>`;
  return `${socket}<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="${round(glow)}" fill="url(#bulb)" opacity="${round(presence)}"/>`;
}
