import { arcMark } from "./arc-mark.ts";
import { palette } from "./colour.ts";

/**
 * The icon of a browser's tab: without a ground, its line in ink or paper, whichever the tab's
 * colour needs.
 */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>@media (prefers-color-scheme:dark){.line{stroke:${palette.paper}}.sun{fill:${palette.gold}}}</style>
${arcMark({ x: 16, y: 23.6, radius: 13, line: 3, sun: 5.5, lineColour: palette.ink, sunColour: "#f59a23" })}
</svg>
`;

/**
 * The icon of home screens: square to the edge, with the drawing inside the circle that a mask may
 * cut.
 */
export const appIcon = tile(0);

/**
 * The icon for browsers that don't read SVG: it has its own ground, so that it shows on any tab.
 */
export const smallIcon = tile(7);

function tile(corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs><linearGradient id="evening" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#2c1648"/><stop offset=".5" stop-color="#6a2460"/><stop offset="1" stop-color="#d94b5c"/></linearGradient></defs>
<rect width="32" height="32" rx="${corner}" fill="url(#evening)"/>
${arcMark({ x: 16, y: 20.6, radius: corner === 0 ? 10 : 10.5, line: corner === 0 ? 1.8 : 2.4, sun: corner === 0 ? 3.6 : 4.2, lineColour: palette.paper, sunColour: palette.gold })}</svg>`;
}
