import { brand } from "@before-ten/contracts/shared/brand";
import { letter } from "../lettering/lettering.ts";
import { arcMark } from "./arc-mark.ts";
import { palette } from "./colour.ts";
import { drawScene } from "./scene.ts";
import { frame } from "./stage.ts";

const shareSize = { width: 1200, height: 630 } as const;

/** The share image of pages that have none of their own. */
export function drawShareImage(): string {
  const { width, height } = shareSize;
  const scale = width / frame.width;
  const name = letter(brand.name, { size: 132, x: 70, baseline: 312 });
  const tagline = letter(brand.tagline, { size: 50, x: 75, baseline: 390 });
  const mark = { x: 134, y: 186, radius: 58, line: 4.5, sun: 13 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="shade">
<stop offset="0" stop-color="${palette.ink}" stop-opacity=".62"/><stop offset=".34" stop-color="${palette.ink}" stop-opacity=".42"/>
<stop offset=".66" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient></defs>
<g transform="translate(0 ${height - frame.height * scale}) scale(${scale})">${drawScene(0)}</g>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
${arcMark({ ...mark, lineColour: palette.paper, sunColour: palette.gold })}
<path d="${name.d}" fill="${palette.paper}"/><path d="${tagline.d}" fill="${palette.gold}"/></svg>`;
}
