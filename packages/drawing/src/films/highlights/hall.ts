import { seededRandom } from "../../shapes/seeded-random.ts";
import { mix } from "../colour.ts";
import { polygon, polyline, round } from "../shapes.ts";
import { frame, type Point } from "../stage.ts";
import { afternoon, type Hour, sunAt, sunRadius, sunshine } from "./hour.ts";
import { project, room, scaleAt } from "./room.ts";

const windowMiddles = [-8.3, -4.15, 0, 4.15, 8.3] as const;
/**
 * A window in metres: half its width, the height of its sill and the height at which its arch
 * begins.
 */
const { half, sill, spring } = { half: 1.5, sill: 1.35, spring: 5.1 };
const { halfWidth, height, depth } = room;

export function hallDefinitions(time: number, hour: Hour): string {
  const sun = sunAt(time);
  return `<linearGradient id="shaft" x1="0" y1="215" x2="0" y2="640" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${amber(hour)}" stop-opacity="0"/>
<stop offset=".35" stop-color="${amber(hour)}" stop-opacity=".24"/><stop offset="1" stop-color="${amber(hour)}" stop-opacity="0"/></linearGradient>
<linearGradient id="sky" x1="0" y1="130" x2="0" y2="420" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="${hour.sky}"/><stop offset="1" stop-color="${hour.low}"/></linearGradient>
<radialGradient id="glow" cx="${round(sun.x)}" cy="${round(sun.y)}" r="${sunRadius * 4}" gradientUnits="userSpaceOnUse">
<stop offset=".2" stop-color="#fff0c4" stop-opacity=".7"/><stop offset=".5" stop-color="${hour.low}" stop-opacity=".45"/><stop offset="1" stop-color="${hour.low}" stop-opacity="0"/></radialGradient>
<radialGradient id="spill" cx="${round(sun.x)}" cy="${round(Math.min(430, sun.y))}" r="620" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="${hour.light}" stop-opacity=".34"/><stop offset=".45" stop-color="${amber(hour)}" stop-opacity=".2"/>
<stop offset="1" stop-color="${hour.light}" stop-opacity="0"/></radialGradient>
<linearGradient id="boards" x1="0" y1="490" x2="0" y2="900" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="${mix(hour.floor, hour.light, 0.4)}"/><stop offset=".3" stop-color="${hour.floor}"/>
<stop offset="1" stop-color="#1d1030"/></linearGradient>
<linearGradient id="left" x1="0" x2="220" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#22123a"/>
<stop offset="1" stop-color="${mix(hour.wall, "#2a1440", 0.45)}"/></linearGradient>
<linearGradient id="right" x1="1600" x2="1380" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#22123a"/>
<stop offset="1" stop-color="${mix(hour.wall, "#2a1440", 0.45)}"/></linearGradient>`;
}

export function hall(time: number, hour: Hour): string {
  return [
    outside(time, hour),
    `<path d="${backWall}" fill="${hour.wall}" fill-rule="evenodd"/>`,
    frames(hour),
    sideWall(-1, hour),
    sideWall(1, hour),
    ceiling(hour),
    `<path d="${polygon(floorCorners)}" fill="url(#boards)"/>`,
    `<path d="${joints}" stroke="#1d1030" stroke-opacity=".22" stroke-width="1.5" fill="none"/>`,
    sunlight(time, hour),
    `<rect width="${frame.width}" height="${frame.height}" fill="url(#spill)" opacity="${round(sunshine(time))}" style="mix-blend-mode:screen"/>`,
  ].join("");
}

const floorCorners = [
  project({ x: -halfWidth, y: 0, z: depth }),
  project({ x: halfWidth, y: 0, z: depth }),
  project({ x: halfWidth, y: 0, z: 3 }),
  project({ x: -halfWidth, y: 0, z: 3 }),
];

const joints = Array.from({ length: 23 }, (_, index) =>
  polyline([
    project({ x: index - halfWidth, y: 0, z: depth }),
    project({ x: index - halfWidth, y: 0, z: 4 }),
  ]),
).join("");

function outside(time: number, hour: Hour): string {
  const sun = sunAt(time);
  const part = afternoon(time);
  const disc = mix("#fffdf2", "#ffc98a", part * 0.8);
  return `<rect x="150" y="90" width="1300" height="340" fill="url(#sky)"/><rect x="150" y="90" width="1300" height="340" fill="url(#glow)"/>
<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${sunRadius}" fill="${disc}"/>
<path d="${roofs}" fill="${mix(hour.sky, "#4a184c", 0.55)}"/>`;
}

/** The neighbours' roofs, a little above the sills. */
const roofs = (() => {
  const random = seededRandom("roofs behind the hall");
  let d = "M150 440";
  for (let x = 150; x < 1450;) {
    const width = random.between(24, 76);
    const rise = random.between(366, 404);
    const ridge = random.next() > 0.5 ? random.between(8, 20) : 0;
    d += `L${round(x)} ${round(rise)}L${round(x + width / 2)} ${round(rise - ridge)}L${round(x + width)} ${round(rise)}`;
    x += width;
  }
  return `${d}L1450 440Z`;
})();

function arch(middle: number): string {
  const at = (x: number, y: number) => project({ x: middle + x, y, z: depth });
  const radius = round(half * scaleAt(depth));
  const [a, b, c, d] = [at(-half, sill), at(-half, spring), at(half, spring), at(half, sill)];
  return `M${xy(a)}L${xy(b)}A${radius} ${radius} 0 0 1 ${xy(c)}L${xy(d)}Z`;
}

const arches = windowMiddles.map(arch).join("");

const backWall = `${polygon([
  project({ x: -halfWidth, y: 0, z: depth }),
  project({ x: -halfWidth, y: height, z: depth }),
  project({ x: halfWidth, y: height, z: depth }),
  project({ x: halfWidth, y: 0, z: depth }),
])}${arches}`;

function frames(hour: Hour): string {
  const bars = windowMiddles.flatMap((middle) => {
    const at = (x: number, y: number) => project({ x: middle + x, y, z: depth });
    const across = [2.6, 3.85, spring].map((y) => [at(-half, y), at(half, y)]);
    const up = [-0.5, 0.5].map((x) => [at(x, sill), at(x, spring + half * 0.94)]);
    return [...across, ...up].map(polyline);
  });
  const dark = mix(hour.wall, "#2a1038", 0.55);
  const sills = windowMiddles.map((middle) => {
    const [from, to] = [
      project({ x: middle - 1.75, y: 1.35, z: depth }),
      project({ x: middle + 1.75, y: 1.15, z: depth }),
    ];
    return `<rect x="${round(from.x)}" y="${round(from.y)}" width="${round(to.x - from.x)}" height="${round(to.y - from.y)}" fill="${mix(hour.wall, hour.light, 0.35)}"/>`;
  });
  return `<path d="${bars.join("")}" stroke="${dark}" stroke-width="3.4" fill="none"/><path d="${arches}" stroke="${dark}" stroke-width="6" fill="none"/>
<path d="${arches}" stroke="${mix(hour.wall, hour.light, 0.6)}" stroke-width="1.6" fill="none" transform="translate(0 -3.4)" opacity=".7"/>${sills.join("")}`;
}

function sideWall(side: -1 | 1, hour: Hour): string {
  const x = side * halfWidth;
  const wall = [
    project({ x, y: 0, z: depth }),
    project({ x, y: height, z: depth }),
    project({ x, y: height, z: 3 }),
    project({ x, y: 0, z: 3 }),
  ];
  const piers = [17.6, 14.8, 12.4].map((z) => {
    const pier = [
      project({ x, y: 0, z: z + 0.5 }),
      project({ x, y: height, z: z + 0.5 }),
      project({ x: x - side * 0.4, y: height, z }),
      project({ x: x - side * 0.4, y: 0, z }),
    ];
    return `<path d="${polygon(pier)}" fill="${mix(hour.wall, hour.light, 0.18)}" opacity=".8"/>`;
  });
  return `<path d="${polygon(wall)}" fill="url(#${side < 0 ? "left" : "right"})"/>${piers.join("")}`;
}

function ceiling(hour: Hour): string {
  const beam = (z: number) => {
    const [low, high] = [7.3, height];
    const face = [
      project({ x: -halfWidth, y: low, z }),
      project({ x: -halfWidth, y: high, z }),
      project({ x: halfWidth, y: high, z }),
      project({ x: halfWidth, y: low, z }),
    ];
    return `<path d="${polygon(face)}" fill="${mix("#22123a", hour.wall, z / 26)}"/>`;
  };
  const roof = [
    project({ x: -halfWidth, y: height, z: depth }),
    project({ x: halfWidth, y: height, z: depth }),
    project({ x: halfWidth, y: height, z: 3 }),
    project({ x: -halfWidth, y: height, z: 3 }),
  ];
  return `<path d="${polygon(roof)}" fill="${mix("#22123a", hour.wall, 0.35)}"/>${[18.4, 15.6, 13.2].map(beam).join("")}`;
}

/** The light once it is in the room. */
function amber(hour: Hour): string {
  return mix(hour.light, "#ff6b2a", 0.42);
}

/** Computes the point on the floor that light through a window at (x, y) reaches. */
function landing(time: number): (x: number, y: number) => Point {
  const reach = 0.75 + 2 * afternoon(time);
  const aside = ((800 - sunAt(time).x) / 1000) * reach;
  return (x, y) => project({ x: x + y * aside, y: 0, z: Math.max(5, depth - y * reach) });
}

/** The windows laid down on the boards: longer and redder the lower the sun. */
function sunlight(time: number, hour: Hour): string {
  const ground = landing(time);
  const columns = [
    { from: -half, to: -0.55, top: spring + 0.8 },
    { from: -0.45, to: 0.45, top: spring + half },
    { from: 0.55, to: half, top: spring + 0.8 },
  ];
  const panes = windowMiddles.flatMap((middle) =>
    columns.map(({ from, to, top }) =>
      polygon([
        ground(middle + from, sill),
        ground(middle + to, sill),
        ground(middle + to, top),
        ground(middle + from, top),
      ]),
    ),
  );
  return `<path d="${panes.join("")}" fill="${amber(hour)}" opacity="${round(0.58 * sunshine(time))}"/>`;
}

/** The dust between the windows and their light on the floor. */
export function shafts(time: number): string {
  const ground = landing(time);
  const beams = windowMiddles.map((middle) =>
    polygon([
      project({ x: middle - half, y: spring, z: depth }),
      project({ x: middle + half, y: spring, z: depth }),
      ground(middle + half, spring),
      ground(middle - half, spring),
    ]),
  );
  return `<path d="${beams.join("")}" fill="url(#shaft)" opacity="${round(sunshine(time))}" style="mix-blend-mode:screen"/>`;
}

function xy(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}
