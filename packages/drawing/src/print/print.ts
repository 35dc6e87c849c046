import { hashText, seededRandom } from "../shapes/seeded-random.ts";
import { circle, moved, rect, round, times } from "../shapes/svg-shapes.ts";
import type { Point } from "./envelopes.ts";

export function dashed(d: string, ink: string, width: number, dash: string, cap = "butt"): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-dasharray="${dash}"/>`;
}

/** A row of dots: dashes without length and with round ends, the smallest SVG for it. */
function dots(d: string, ink: string, size: number, pitch: number): string {
  return size < 0.6 ? "" : dashed(d, ink, size, `0 ${pitch}`, "round");
}

/**
 * A printer's screen over `[x, y, width, height]`, whose dots grow or shrink from the top to the
 * bottom: how much of the paper is inked, 0 to 1.
 */
export function halftone(
  [x, y, width, height]: readonly [number, number, number, number],
  ink: string,
  [from, to]: Point,
  pitch = 16,
): string {
  const step = pitch * 0.866;
  const rows = Math.max(1, Math.round(height / step));
  return times(rows, (row) => {
    const amount = from + (to - from) * (row / Math.max(1, rows - 1));
    const start = x + (row % 2 === 0 ? 0 : pitch / 2);
    const d = `M${round(start)} ${round(y + (row + 0.5) * step)}H${round(x + width)}`;
    return dots(d, ink, pitch * 1.2 * Math.sqrt(amount), pitch);
  });
}

/** A ring of dots around a disc, smaller the farther out. */
export function halo([x, y]: Point, [inner, outer]: Point, ink: string, pitch = 16): string {
  const rings = Math.max(1, Math.round((outer - inner) / (pitch * 0.866)));
  const count = Math.round((Math.PI * (inner + outer)) / pitch);
  return times(rings, (index) => {
    const r = round(inner + index * pitch * 0.866);
    const size = pitch * 1.15 * Math.sqrt(1 - index / rings);
    const d = `M${x + r} ${y}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0`;
    const ring = dots(d, ink, size, round((200 * Math.PI * r) / count) / 100);
    return moved(ring, `rotate(${(index % 2) * round(180 / count)} ${x} ${y})`);
  });
}

/** Art shown inside shapes alone. The name is unique within a sheet. */
export function clipped(name: string, shapes: string, art: string): string {
  return `<clipPath id="${name}">${shapes}</clipPath><g clip-path="url(#${name})">${art}</g>`;
}

/** Two inks that lie on each other, the lower one shining through. */
export function overprinted(art: string): string {
  return `<g style="mix-blend-mode:multiply">${art}</g>`;
}

/** Where the ink didn't take, and where it splashed. */
export function grain(
  width: number,
  height: number,
  { light, dark }: { light: string; dark: string },
): string {
  const random = seededRandom(`grain ${hashText(light + dark)}`);
  const tile = 310;
  const speck = (ink: string) =>
    circle(
      random.between(4, tile - 4),
      random.between(4, tile - 4),
      0.5 + random.next() ** 4 * 2.6,
      ink,
    );
  return `<pattern id="grain" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${times(74, () => speck(light))}${times(38, () => speck(dark))}</pattern>${rect(0, 0, width, height, "url(#grain)")}`;
}
