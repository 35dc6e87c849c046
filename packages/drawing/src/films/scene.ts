import { crowd } from "./crowd.ts";
import { distance, distanceDefinitions } from "./distance.ts";
import { festoonDefinitions, festoons, nearFestoon } from "./festoon.ts";
import { moteDefinitions, motes } from "./motes.ts";
import { bloom, sky, skyDefinitions } from "./sky.ts";
import { frame, horizon } from "./stage.ts";
import { street } from "./street.ts";

const houses = street();
const town = distance();

/** The whole image as SVG at a moment of the loop, 0 to 1. */
export function drawScene(time: number): string {
  const { width, height } = frame;
  const light = (id: string) => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
${skyDefinitions(time)}${distanceDefinitions}${festoonDefinitions}${moteDefinitions}${bloom("spill", 1)}${bloom("veil", 0.5)}
<linearGradient id="road" x1="0" y1="${horizon - 10}" x2="0" y2="${height}" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#ffb060"/><stop offset=".14" stop-color="#d9605a"/><stop offset=".45" stop-color="#6b2452"/><stop offset="1" stop-color="#1d0f2a"/></linearGradient>
<linearGradient id="foot" x1="0" y1="690" x2="0" y2="${height}" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#1b1030" stop-opacity="0"/><stop offset="1" stop-color="#1b1030" stop-opacity=".92"/></linearGradient></defs>
${sky(time)}${town}
<path d="M0 ${horizon - 8}H${width}V${height}H0Z" fill="url(#road)"/>
${houses}${festoons(time)}${light("spill")}
${crowd("far", time)}${crowd("back", time)}${light("veil")}${motes(time)}${crowd("middle", time)}${light("veil")}${crowd("front", time)}
<rect y="690" width="${width}" height="210" fill="url(#foot)"/>${nearFestoon(time)}</svg>`;
}
