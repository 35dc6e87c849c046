import { line } from "@before-ten/drawing/shapes/svg-shapes";
import { type Body, tone, tube } from "./tones.ts";

export type Joint = readonly [x: number, y: number, width: number];

/** A finger: thick at its joints, slimmer between them, with a nail at the tip. */
export function finger(joints: readonly Joint[], skin: Body, nail = true): string {
  const [x, y, width] = joints.at(-1) ?? [0, 0, 0];
  const [px, py] = joints.at(-2) ?? [x, y];
  const angle = (Math.atan2(y - py, x - px) * 180) / Math.PI;
  const stations = joints.flatMap(([jx, jy, jw], index): Joint[] => {
    const next = joints[index + 1];
    if (next === undefined) return [[jx, jy, jw * 0.8]];
    const part = (share: number, slim: number): Joint => [
      jx + (next[0] - jx) * share,
      jy + (next[1] - jy) * share,
      (jw + (next[2] - jw) * share) * slim,
    ];
    return [[jx, jy, jw], part(0.22, 0.93), part(0.5, 0.86), part(0.8, 0.92)];
  });
  const creases = joints.slice(1, -1).map(([jx, jy, jw], index) => {
    const [ax, ay] = joints[index] ?? [jx, jy];
    const turn = (Math.atan2(jy - ay, jx - ax) * 180) / Math.PI;
    return `<g transform="translate(${jx} ${jy}) rotate(${turn})" opacity=".8">${[-0.1, 0.02, 0.15].map((dx) => line(`M${dx * jw} ${-jw * 0.2}q${jw * 0.07} ${jw * 0.16} 0 ${jw * 0.34}`, tone(skin.shadow[0], skin.shadow[1]), jw * 0.025)).join("")}</g>`;
  });
  const nailArt = `<ellipse cx="0" cy="${-width * 0.05}" rx="${width * 0.26}" ry="${width * 0.2}" fill="${tone(skin.lit[0] * 0.4, skin.lit[1] * 0.5)}" stroke="${tone(skin.shadow[0] * 0.8, skin.shadow[1])}" stroke-width="${width * 0.03}" transform="translate(${x} ${y}) rotate(${angle})"/>`;
  return tube(stations, skin) + (nail ? creases.join("") + nailArt : "");
}
