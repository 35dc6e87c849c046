import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { circle, round, times } from "@before-ten/drawing/shapes/svg-shapes";

/**
 * A picture is drawn as the two plates of a printer: red has how much of the dark ink there is,
 * green how much of the warm one. 0 is bare paper, 1 is full.
 */
export function tone(dark: number, warm = 0): string {
  return `rgb(${plate(dark)},${plate(warm)},0)`;
}

function plate(amount: number): number {
  return Math.round(255 * (1 - Math.min(1, Math.max(0, amount))));
}

export type Spot = readonly [x: number, y: number];

/** How a body takes the light: the tones of its shadow and of its lit side. */
export interface Body {
  shadow: readonly [dark: number, warm: number];
  lit: readonly [dark: number, warm: number];
  /** Towards the light, of length 1 or less. */
  from?: Spot;
}

export const skins = {
  pale: { shadow: [0.62, 0.75], lit: [0.02, 0.12] },
  warm: { shadow: [0.82, 0.85], lit: [0.1, 0.45] },
  deep: { shadow: [0.97, 0.9], lit: [0.34, 0.7] },
  backlit: { shadow: [1, 0.6], lit: [0.8, 0.9] },
} as const satisfies Record<string, Body>;

export const cloths = {
  black: { shadow: [1, 0.4], lit: [0.72, 0.3] },
  white: { shadow: [0.45, 0.1], lit: [0, 0] },
  warm: { shadow: [0.6, 1], lit: [0, 0.9] },
  grey: { shadow: [0.8, 0.2], lit: [0.3, 0.05] },
} as const satisfies Record<string, Body>;

function mixed(body: Body, share: number): string {
  const at = (index: 0 | 1) => body.shadow[index] + (body.lit[index] - body.shadow[index]) * share;
  return tone(at(0), at(1));
}

type Station = readonly [x: number, y: number, width: number];

/** Points along a curve through the stations. */
function along(stations: readonly Station[], each = 7): Station[] {
  const at = (index: number) =>
    stations[Math.min(stations.length - 1, Math.max(0, index))] ?? ([0, 0, 0] as const);
  const points: Station[] = [];
  for (let index = 0; index < stations.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < each; step++) {
      const t = step / each;
      const value = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      points.push([value(0), value(1), value(2)]);
    }
  }
  points.push(at(stations.length - 1));
  return points;
}

/** The outline of a round body around a curve, narrower by `share` and moved towards the light. */
function hull(points: readonly Station[], share: number, [lx, ly]: Spot): string {
  const sides = points.map(([x, y, width], index) => {
    const [px, py] = points[Math.max(0, index - 1)] ?? [x, y];
    const [nx, ny] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(nx - px, ny - py) || 1;
    const [ox, oy] = [-(ny - py) / length, (nx - px) / length];
    const half = (width / 2) * share;
    const [cx, cy] = [x + lx * (width / 2) * (1 - share), y + ly * (width / 2) * (1 - share)];
    return {
      left: [cx + ox * half, cy + oy * half],
      right: [cx - ox * half, cy - oy * half],
      half,
    };
  });
  const list = (pairs: readonly (readonly number[])[]) =>
    pairs.map((pair) => pair.map((value) => round(value)).join(" ")).join("L");
  const r = (index: number) => round(sides.at(index)?.half ?? 0);
  const first = sides[0]?.left ?? [0, 0];
  const right = sides.map((side) => side.right).toReversed();
  const [tip = [0, 0], ...rest] = right;
  return `M${list(sides.map((side) => side.left))}A${r(-1)} ${r(-1)} 0 0 0 ${list([tip])}L${list(rest)}A${r(0)} ${r(0)} 0 0 0 ${list([first])}Z`;
}

const shades = 12;

/** A round body: an arm, a finger, a leg, a stem. */
export function tube(stations: readonly Station[], body: Body, edge = 3): string {
  const points = along(stations);
  const light = body.from ?? ([-0.55, -0.55] as const);
  const rim =
    edge > 0
      ? `stroke="${tone(Math.min(1, body.shadow[0] + 0.2), body.shadow[1])}" stroke-width="${edge}" stroke-linejoin="round"`
      : "";
  return times(shades, (index) => {
    const share = 1 - index / (shades + 0.6);
    return `<path d="${hull(points, share, light)}" fill="${mixed(body, (index / (shades - 1)) ** 0.9)}" ${index === 0 ? rim : ""}/>`;
  });
}

/** Flat path data with a soft form shadow along one side. */
export function form(name: string, d: string, body: Body, [dx, dy]: Spot, blur = 40): string {
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})"><path d="${d}" fill="${mixed(body, 0)}"/><g filter="${soft(blur)}"><path d="${d}" transform="translate(${dx} ${dy})" fill="${mixed(body, 0.5)}"/><path d="${d}" transform="translate(${dx * 2} ${dy * 2})" fill="${mixed(body, 1)}"/></g></g>`;
}

const blurs = [3, 6, 12, 24, 40, 70];

/** Out of focus. */
function soft(radius: number): string {
  const nearest = blurs.reduce((one, other) =>
    Math.abs(other - radius) < Math.abs(one - radius) ? other : one,
  );
  return `url(#soft${nearest})`;
}

export function blurred(radius: number, art: string): string {
  return `<g filter="${soft(radius)}">${art}</g>`;
}

export const softDefs = blurs
  .map(
    (radius) =>
      `<filter id="soft${radius}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  )
  .join("");

export function fade(
  name: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [dark: number, warm: number])[],
): string {
  const list = stops.map(
    ([dark, warm], index) =>
      `<stop offset="${round(index / (stops.length - 1))}" stop-color="${tone(dark, warm)}"/>`,
  );
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list.join("")}</linearGradient>`;
}

/** Light that fades into what is around it. */
export function glow(
  [x, y]: Spot,
  r: number,
  [dark, warm]: readonly [number, number],
  strength = 1,
): string {
  const name = `glow${round(x)}-${round(y)}-${round(r)}`.replaceAll(".", "_");
  const colour = tone(dark, warm);
  return `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.5}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${name})"/>`;
}

/** The whole ground of a picture, wider than any crop. */
export function ground(fill: string): string {
  return `<rect x="-400" y="-400" width="2000" height="2000" fill="${fill}"/>`;
}

/** Lights out of focus. */
export function bokeh(
  seed: string,
  count: number,
  [dark, warm]: readonly [number, number] = [0, 0.5],
): string {
  const random = seededRandom(seed);
  return times(count, () => {
    const [x, y, r] = [
      random.between(-100, 1300),
      random.between(-100, 900),
      random.between(26, 92),
    ];
    return `<g opacity="${random.between(0.3, 0.95).toFixed(2)}" filter="${soft(3)}">${circle(x, y, r, tone(dark, warm * random.next()))}</g>`;
  });
}
