import { arcMark } from "../arc-mark.ts";
import { mix, palette } from "../colour.ts";
import { drawFigure, type Figure, type Part } from "../figure.ts";
import { poseAt } from "../pose.ts";
import { rimmed } from "../rimmed.ts";
import { limb, polygon, round } from "../shapes.ts";
import { film, type Point, wave } from "../stage.ts";
import type { Hour } from "./hour.ts";

/** Foreshortening of everything that lies flat on the desk. */
const flat = 0.34;
const deckLeft = { x: 640, y: 806, radius: 178 } as const;
const deckRight = { x: 1392, y: 812, radius: 178 } as const;

export function booth(time: number, hour: Hour): string {
  const edge = mix(hour.light, "#2a1440", 0.3);
  return `<path d="M-10 742L1610 742L1610 910L-10 910Z" fill="#1a0e28"/><path d="M-10 742H1610" stroke="${edge}" stroke-width="3"/>
<rect y="743" width="1600" height="157" fill="url(#desk)"/>
${deck(deckLeft, time, hour, 0)}${deck(deckRight, time, hour, 0.3)}${mixer(time, hour)}${discJockey(time, hour)}`;
}

export const boothDefinitions = `<linearGradient id="desk" x1="0" y1="743" x2="0" y2="900" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#4a1f4c"/><stop offset=".5" stop-color="#2b1438"/><stop offset="1" stop-color="#150b20"/></linearGradient>`;

function deck(
  { x, y, radius }: typeof deckLeft | typeof deckRight,
  time: number,
  hour: Hour,
  offset: number,
): string {
  const ring = (share: number, look: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${round(radius * share)}" ry="${round(radius * share * flat)}" ${look}/>`;
  const plinth = polygon([
    { x: x - radius * 1.18, y: y - 66 },
    { x: x + radius * 1.42, y: y - 66 },
    { x: x + radius * 1.56, y: y + 82 },
    { x: x - radius * 1.3, y: y + 82 },
  ]);
  const grooves = [0.86, 0.76, 0.68, 0.58, 0.48].map((share) =>
    ring(share, `fill="none" stroke="#6a3a66" stroke-opacity=".5" stroke-width="1"`),
  );
  return `<path d="${plinth}" fill="#33193f"/><path d="M${round(x - radius * 1.18)} ${y - 66}H${round(x + radius * 1.42)}" stroke="${mix(hour.light, "#4a1f4c", 0.25)}" stroke-width="2.5"/>
${ring(1.07, `transform="translate(0 7)" fill="#120918"`)}${ring(1.07, `fill="#8a5a78"`)}${ring(1.035, `fill="none" stroke="#2a1438" stroke-width="5" stroke-dasharray="4 4"`)}
${ring(1, `fill="#140b1c"`)}${sheen({ x, y }, radius, hour)}${grooves.join("")}${label({ x, y }, radius * 0.34, time + offset)}
${tonearm({ x, y }, radius, time)}`;
}

/** Two wedges of light that stay where they are while the record turns. */
function sheen({ x, y }: Point, radius: number, hour: Hour): string {
  const wedge = (from: number, to: number) => {
    const on = (angle: number) =>
      `${round(x + 0.98 * radius * Math.cos(angle))} ${round(y + 0.98 * radius * flat * Math.sin(angle))}`;
    return `M${x} ${y}L${on(from)}A${round(0.98 * radius)} ${round(0.98 * radius * flat)} 0 0 1 ${on(to)}Z`;
  };
  return (
    `<path d="${wedge(-1.95, -1.2)}" fill="${hour.light}" opacity=".34"/><path d="${wedge(-1.75, -1.4)}" fill="${hour.light}" opacity=".36"/>` +
    `<path d="${wedge(1.2, 1.95)}" fill="${hour.light}" opacity=".14"/>`
  );
}

/** 33 turns a minute, rounded to four in the loop; the mark shows that it turns. */
function label({ x, y }: Point, radius: number, time: number): string {
  const turn = round((time * 4 * 360) % 360);
  const mark = { x: 0, y: round(radius * 0.16), radius: round(radius * 0.52), line: 5, sun: 10 };
  return `<g transform="translate(${x} ${y}) scale(1 ${flat}) rotate(${turn})"><circle r="${round(radius)}" fill="${palette.coral}"/>
<circle r="${round(radius * 0.9)}" fill="none" stroke="${palette.gold}" stroke-width="3"/>${arcMark({ ...mark, lineColour: palette.paper, sunColour: palette.gold })}
<path d="M${round(-radius * 0.55)} ${round(radius * 0.52)}H${round(radius * 0.55)}" stroke="${palette.ink}" stroke-width="6"/><circle r="5" fill="${palette.ink}"/></g>`;
}

function tonearm({ x, y }: Point, radius: number, time: number): string {
  const sway = 1.5 * wave(time, 4);
  const pivot = { x: x + radius * 1.24, y: y - 44 };
  const elbow = { x: x + radius * 1.12 + sway, y: y + 22 };
  const needle = { x: x + radius * 0.66 + sway, y: y + 40 };
  const metal = "#e6c9b8";
  return `<ellipse cx="${round(pivot.x)}" cy="${pivot.y}" rx="30" ry="13" fill="#1a0e24"/><ellipse cx="${round(pivot.x)}" cy="${pivot.y - 5}" rx="18" ry="8" fill="#8a5a78"/>
<path d="${limb(pivot, 4.5, elbow, 3.6)}${limb(elbow, 3.6, needle, 3.2)}" fill="${metal}"/><path d="${limb(needle, 5, { x: needle.x - 20, y: needle.y + 3 }, 6)}" fill="#1a0e24"/>`;
}

function mixer(time: number, hour: Hour): string {
  const [left, right, top] = [958, 1150, 744];
  const body = polygon([
    { x: left, y: top },
    { x: right, y: top },
    { x: right + 12, y: 900 },
    { x: left - 12, y: 900 },
  ]);
  const meters = [0, 1].map((side) =>
    Array.from({ length: 7 }, (_, step) => {
      const level =
        4.1 +
        2.4 * Math.abs(wave(time, film.beats / 2, 0.25 + side * 0.04)) +
        0.6 * wave(time, 5, side * 0.3);
      const colour = step > 5 ? palette.magenta : step > 3 ? palette.coral : palette.gold;
      return `<rect x="${1036 + side * 20}" y="${round(846 - step * 13)}" width="14" height="8" rx="2" fill="${step < level ? colour : "#3a1f45"}"/>`;
    }).join(""),
  );
  const knobs = [0, 1, 2].flatMap((row) =>
    [988, 1012, 1096, 1122].map((x) => {
      const y = 770 + row * 27;
      return `<ellipse cx="${x}" cy="${y}" rx="9" ry="6.5" fill="#140b1c"/><ellipse cx="${x}" cy="${y - 3}" rx="8" ry="5.5" fill="#6a3f63"/><path d="M${x} ${y - 3}v-5" stroke="${palette.paper}" stroke-width="2"/>`;
    }),
  );
  return `<path d="${body}" fill="#25122f"/><path d="M${left} ${top}H${right}" stroke="${mix(hour.light, "#4a1f4c", 0.25)}" stroke-width="2.5"/>${knobs.join("")}${meters.join("")}
<path d="M984 864H1126" stroke="#0e0716" stroke-width="5"/><rect x="${round(1044 + 18 * wave(time, 1))}" y="853" width="16" height="24" rx="3" fill="#e6c9b8"/>`;
}

const head = 96;

const figure: Figure = {
  x: 262,
  y: 1168,
  head,
  slim: false,
  hair: "crop",
  garment: "tee",
  move: "pump",
  energy: 0.62,
  mirrored: true,
  late: 0,
  colours: { skin: "#4a2236", hair: "#170b1e", cloth: "#2a1440", trousers: "#150b20" },
  holding: { side: "right", at: onTheRecord },
};

/** The position of a hand on the record's edge, moving a little with the record. */
function onTheRecord(beat: number): Point {
  const push = Math.sin(Math.PI * beat);
  return { x: (474 + 7 * push - 262) / head, y: (786 - 3 * push - 1168) / head };
}

function discJockey(time: number, hour: Hour): string {
  const beat = time * film.beats;
  const parts = [...drawFigure(figure, beat), ...headphones(beat)];
  return `${rimmed(parts, { x: -3.2, y: 2.6 }, mix(hour.light, "#c2456a", 0.12))}${print(beat)}`;
}

/** Draws the club's mark on the back of the shirt. */
function print(beat: number): string {
  const { neck, hips } = poseAt({ ...figure, shoulder: 0.94 }, beat);
  const lean = (Math.atan2(hips.x - neck.x, neck.y - hips.y) * 180) / Math.PI + 180;
  const at = {
    x: figure.x + (neck.x * 0.62 + hips.x * 0.38) * head,
    y: figure.y + (neck.y + 1.25) * head,
  };
  const mark = { x: 0, y: 0, radius: 50, line: 5, sun: 12 };
  return `<g transform="translate(${round(at.x)} ${round(at.y)}) rotate(${round(-lean)})">${arcMark({ ...mark, lineColour: "#f2d9c8", sunColour: palette.gold })}</g>`;
}

function headphones(beat: number): Part[] {
  const { head: at, headTurn: turn } = poseAt({ ...figure, shoulder: 0.94 }, beat);
  const on = (x: number, y: number): Point => ({
    x: figure.x + (at.x + x * Math.cos(turn) - y * Math.sin(turn)) * head,
    y: figure.y + (at.y + x * Math.sin(turn) + y * Math.cos(turn)) * head,
  });
  const band = Array.from({ length: 12 }, (_, index) => {
    const bow = (share: number) =>
      on(-0.46 * Math.cos(share * Math.PI), -0.1 - 0.5 * Math.sin(share * Math.PI));
    return { d: limb(bow(index / 12), 6, bow((index + 1) / 12), 6), fill: "#120918" };
  });
  const cups = [-1, 1].map((side) => ({
    d: limb(on(side * 0.44, -0.12), 15, on(side * 0.42, 0.16), 15),
    fill: palette.magenta,
  }));
  return [...band, ...cups];
}
