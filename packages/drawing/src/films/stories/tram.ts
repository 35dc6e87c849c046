import { letter } from "../../lettering/lettering.ts";
import { palette } from "../colour.ts";
import { drawFigure, type Figure } from "../figure.ts";
import { round } from "../shapes.ts";
import { around, film, wave } from "../stage.ts";

const body = { length: 1330, top: 292, sill: 520, skirt: 640, ground: 682 } as const;
const pane = { top: 352, bottom: 512, width: 122, gap: 22, first: 96 } as const;
const stopsAt = 470;

export const tramDefinitions = `<linearGradient id="skirt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff6b4a" stop-opacity=".3"/>
<stop offset=".4" stop-color="#c2255c" stop-opacity="0"/><stop offset="1" stop-color="#3b1f5b" stop-opacity=".75"/></linearGradient>
<linearGradient id="inside" x1="0" y1="340" x2="0" y2="520" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff0bf"/>
<stop offset="1" stop-color="#ffb45e"/></linearGradient><radialGradient id="cast">
<stop offset="0" stop-color="#ffb45e" stop-opacity=".55"/><stop offset=".6" stop-color="#ff9a5a" stop-opacity=".3"/><stop offset="1" stop-color="#ff8a5a" stop-opacity="0"/></radialGradient>`;

/**
 * Where its nose is: it rolls in from the right, waits, and rolls on to the left; out of sight
 * where the loop closes.
 */
function nose(time: number): number {
  const part = around(time, 0.5);
  const [from, to] = [frame(1), frame(0)];
  const arrive = 0.4;
  const leave = 0.64;
  if (part < arrive) return from + (stopsAt - from) * easeOut(part / arrive);
  if (part < leave) return stopsAt;
  return stopsAt + (to - stopsAt) * ((part - leave) / (1 - leave)) ** 2.2;
}

function frame(side: 0 | 1): number {
  return side === 1 ? 1680 : -body.length - 80;
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 2.2;
}

export function tram(time: number): string {
  const left = nose(time);
  if (left > 1640 || left < -body.length - 40) return "";
  const shake = 1.2 * wave(time, 12) * Math.min(1, Math.abs(left - stopsAt) / 200);
  return `<g transform="translate(${round(left)} ${round(shake)})">${shell}
<clipPath id="panes"><path d="${glass}"/></clipPath><path d="${glass}" fill="url(#inside)"/>
<g clip-path="url(#panes)">${passengers(time)}</g>${fittings}</g>`;
}

const { length, top, sill, skirt, ground } = body;
const windows = Array.from(
  { length: 8 },
  (_, index) => pane.first + index * (pane.width + pane.gap),
);
const doors = [2, 6];

const windscreens = [
  `M14 ${sill - 8}C14 ${top + 110} 28 ${pane.top} 46 ${pane.top}H80V${sill - 8}Z`,
  `M${length - 14} ${sill - 8}C${length - 14} ${top + 110} ${length - 28} ${pane.top} ${length - 46} ${pane.top}H${length - 82}V${sill - 8}Z`,
];

const glass = [
  ...windows.map((x, index) => {
    const bottom = doors.includes(index) ? skirt - 16 : pane.bottom;
    return `M${x + 8} ${pane.top}h${pane.width - 16}a8 8 0 0 1 8 8V${bottom}h-${pane.width}V${pane.top + 8}a8 8 0 0 1 8 -8Z`;
  }),
  ...windscreens,
].join("");

function bogie(x: number): string {
  const wheel = (at: number) =>
    `<circle cx="${at}" cy="${ground - 20}" r="21" fill="#120a1c"/><circle cx="${at}" cy="${ground - 20}" r="8" fill="#5a2f5e"/>`;
  return `<rect x="${x - 110}" y="${skirt - 4}" width="220" height="26" rx="6" fill="#120a1c"/>${wheel(x - 66)}${wheel(x + 66)}`;
}

const side = `M64 ${top}H${length - 64}C${length - 16} ${top} ${length - 4} ${top + 90} ${length} ${sill - 60}V${skirt}H0V${sill - 60}C4 ${top + 90} 16 ${top} 64 ${top}Z`;

/**
 * Its light on the road, what is on the roof and under the floor, the body in the club's colours.
 */
const shell = `<ellipse cx="${length / 2}" cy="${ground + 22}" rx="${length * 0.57}" ry="92" fill="url(#cast)"/>
<rect x="220" y="${top - 18}" width="300" height="22" rx="8" fill="#2a1745"/><rect x="820" y="${top - 18}" width="300" height="22" rx="8" fill="#2a1745"/>
${bogie(250)}${bogie(length - 250)}<path d="${side}" fill="#7c1f55"/>
<path d="M0 ${sill + 18}H${length}V${sill + 34}H0Z" fill="${palette.gold}"/><path d="M0 ${sill + 34}H${length}V${skirt}H0Z" fill="${palette.magenta}"/>
<path d="M0 ${skirt - 46}H${length}M0 ${skirt - 8}H${length}" stroke="#8a174c" stroke-width="3"/>
<rect y="${sill + 34}" width="${length}" height="${skirt - sill - 34}" fill="url(#skirt)"/>
<path d="M40 ${top + 14}C46 ${top} 52 ${top} 64 ${top}H${length - 64}" fill="none" stroke="#ffb58a" stroke-width="3" opacity=".7"/>`;

/** The tram's number, ten, beside the club's sun. */
const route = letter("10", { size: 34, x: 116, baseline: body.top + 45 });
const sign = `<path d="${route.d}" fill="${palette.gold}"/><path d="M178 ${body.top + 43}a20 20 0 0 1 40 0M236 ${body.top + 28}h110M236 ${body.top + 40}h76" fill="none" stroke="${palette.gold}" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="0 6.6"/>`;

/** The rail to hold on to, the doors' middle, the sign and the lamp. */
const fittings = `<path d="M96 ${pane.top + 26}H1226" stroke="#b8603f" stroke-width="3" stroke-dasharray="122 22" opacity=".6"/>
${doors.map((index) => `<path d="M${(windows[index] ?? 0) + pane.width / 2} ${pane.top}V${skirt - 16}" stroke="#7c1f55" stroke-width="7"/>`).join("")}
<rect x="96" y="${top + 14}" width="266" height="38" rx="6" fill="${palette.ink}"/>${sign}
<circle cx="26" cy="${sill + 66}" r="17" fill="#fff3cf"/><circle cx="26" cy="${sill + 66}" r="60" fill="url(#bulb)" opacity=".8"/>`;

const riders: readonly Figure[] = [
  rider(50, "hat", false, "easy", "#3b1f5b"),
  rider(196, "bob", true, "easy", "#7a2a5e"),
  rider(292, "crop", false, "easy", "#3b1f5b"),
  rider(586, "curls", true, "pump", "#a8325e"),
  rider(700, "crop", false, "easy", "#4a2058"),
  rider(838, "bun", true, "easy", "#5b2a7a"),
  rider(1140, "long", true, "easy", "#8a2f5e"),
  rider(1252, "bald", false, "easy", "#3b1f5b"),
];

function rider(
  x: number,
  hair: Figure["hair"],
  slim: boolean,
  move: Figure["move"],
  cloth: string,
): Figure {
  return {
    x,
    y: 640,
    head: 32,
    slim,
    hair,
    garment: slim ? "tee" : "jacket",
    move,
    energy: 0.4,
    mirrored: x % 4 === 0,
    facesUs: true,
    late: x / 300,
    colours: { skin: "#6b2f3c", hair: "#2a1028", cloth, trousers: "#2a1440" },
  };
}

/** They nod to the music in their heads; one waves. */
function passengers(time: number): string {
  return riders
    .flatMap((figure) => drawFigure(figure, (time * film.beats) / 2))
    .map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`)
    .join("");
}
