import { seededRandom } from "../shapes/seeded-random.ts";
import { palette } from "./colour.ts";
import { round } from "./shapes.ts";
import { around, frame, sun, wave } from "./stage.ts";

const skyTop = "#28143f";

const skyStops = [
  [0, skyTop],
  [0.16, palette.dusk],
  [0.34, "#742762"],
  [0.5, "#c03f62"],
  [0.63, "#f0684f"],
  [0.76, "#ffa353"],
  [0.86, "#ffc873"],
] as const;

export function skyDefinitions(time: number): string {
  // Only the small halo breathes: a moving wash over the whole sky would cost the film its
  // sharpness.
  const breath = 1 + 0.04 * wave(time, 1);
  return `
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="780" gradientUnits="userSpaceOnUse">${skyStops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>
${radial("glow", sun.radius * 4.6, [
  [0, "#ffdf9a", 0.9],
  [0.22, "#ffbf6e", 0.55],
  [0.5, "#ff7d55", 0.22],
  [1, "#d8345f", 0],
])}
${radial("halo", sun.radius * 1.75 * breath, [
  [0.5, "#ffe9b8", 0.75],
  [0.7, "#ffd588", 0.32],
  [1, "#ffb765", 0],
])}
<linearGradient id="disc" x1="0" y1="${sun.y - sun.radius}" x2="0" y2="${sun.y + sun.radius}" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#fff8e2"/><stop offset=".55" stop-color="#ffe7ab"/><stop offset="1" stop-color="#ffc061"/></linearGradient>
<radialGradient id="streak"><stop offset="0" stop-color="#ffc091"/><stop offset=".45" stop-color="#ff9d80" stop-opacity=".5"/>
<stop offset="1" stop-color="#f77a72" stop-opacity="0"/></radialGradient>
<linearGradient id="calm" x1="0" x2="900" y1="0" y2="0" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#3a1a52" stop-opacity=".62"/><stop offset="1" stop-color="#5a2058" stop-opacity="0"/></linearGradient>`;
}

export function sky(time: number): string {
  const { width, height } = frame;
  return `<rect width="${width}" height="${height}" fill="url(#sky)"/>
<rect width="900" height="${height}" fill="url(#calm)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius * 5}" fill="url(#glow)"/>
${clouds(time)}
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius * 2}" fill="url(#halo)"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="url(#disc)"/>`;
}

/** Light that spills over whatever stands before the sun. */
export function bloom(id: string, strength: number): string {
  return radial(id, sun.radius * 2.6, [
    [0, "#ffd590", 0.3 * strength],
    [0.38, "#ffa763", 0.34 * strength],
    [0.6, "#ff8456", 0.16 * strength],
    [1, "#ff5f4f", 0],
  ]);
}

type RadialStop = readonly [offset: number, colour: string, opacity: number];

function radial(id: string, radius: number, stops: readonly RadialStop[]): string {
  return `<radialGradient id="${id}" cx="${sun.x}" cy="${sun.y}" r="${round(radius)}" gradientUnits="userSpaceOnUse">${stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${round(opacity)}"/>`,
    )
    .join("")}</radialGradient>`;
}

const banks = (() => {
  const random = seededRandom("long evening clouds");
  return Array.from({ length: 9 }, (_, index) => {
    const x = random.between(660, 1560);
    return {
      y: 196 + index * 34 + random.between(-10, 10),
      offset: random.next(),
      strength: 0.5 * Math.min(1, (x - 420) / 600),
      wisps: Array.from({ length: 5 }, () => ({
        x: x + random.between(-170, 170),
        y: random.between(-9, 9),
        radiusX: random.between(90, 300),
        radiusY: random.between(4, 11),
      })),
    };
  });
})();

/** Each cloud bank drifts one way and is invisible when it jumps back, so the loop doesn't show. */
function clouds(time: number): string {
  return banks
    .map(({ y, offset, strength, wisps }) => {
      const phase = around(time, offset);
      const drift = (phase - 0.5) * 44;
      const body = wisps.map(
        (wisp) =>
          `<ellipse cx="${round(wisp.x + drift)}" cy="${round(y + wisp.y)}" rx="${round(wisp.radiusX)}" ry="${round(wisp.radiusY)}" fill="url(#streak)"/>`,
      );
      return `<g opacity="${round(Math.sin(Math.PI * phase) ** 2 * strength)}">${body.join("")}</g>`;
    })
    .join("");
}
