/**
 * Draws the founders:
 *
 * node packages/drawing/src/make-portraits.ts
 *
 * Writes an SVG of each into apps/web/public/portraits; commit what it writes.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { portraits } from "./portraits/draw-portrait.ts";

const folder = fileURLToPath(new URL("../../../apps/web/public/portraits/", import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, svg] of Object.entries(portraits)) await writeFile(`${folder}${name}.svg`, svg);
