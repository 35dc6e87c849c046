/**
 * Draws the maps on which venues are shown, one for each of `venueMaps`:
 *
 * npm pack world-atlas@2.0.2 && tar -xzf world-atlas-2.0.2.tgz
 * node packages/demo/art/make-maps.ts package/countries-10m.json
 *
 * Writes apps/web/public/maps/*.svg; commit what it writes. The outlines are Natural Earth's at
 * 1:10,000,000 (https://www.naturalearthdata.com, in the public domain), which world-atlas (ISC
 * licence) packs as TopoJSON. The package isn't among our dependencies: it is needed only here, and
 * is heavier than all that a start installs for the drawings.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { frameOf, mapSize, venueMaps } from "@before-ten/contracts/events/venue-maps";
import { countryPlaces } from "@before-ten/contracts/shared/country-places";
import { colours } from "@before-ten/contracts/shared/colours";
import { type Topology, outlineOf } from "./outlines.ts";

const [, , source] = process.argv;
if (source === undefined) throw new Error("Name the file with the world's countries.");
const topology: Topology = JSON.parse(await readFile(source, "utf8"));
const folder = fileURLToPath(new URL("../../../apps/web/public/maps/", import.meta.url));

const sea = "#f5ebef";
const neighbours = "#f4eadd";

for (const map of venueMaps) {
  const frame = frameOf(map);
  const own: string[] = [];
  const others: string[] = [];
  for (const country of topology.objects.countries.geometries) {
    const isOwn = country.id === countryPlaces[map.country]?.isoNumber;
    const detail = isOwn ? { tolerance: 1.1, minArea: 10 } : { tolerance: 1.6, minArea: 30 };
    (isOwn ? own : others).push(outlineOf({ topology, country, frame }, detail));
  }
  const { width, height } = mapSize;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${sea}"/>`,
    `<g stroke-linejoin="round" stroke="${colours.card}" stroke-width="3">`,
    `<path fill="${neighbours}" d="${others.join("")}"/>`,
    `<path fill="${colours.gold}" d="${own.join("")}"/>`,
    "</g></svg>\n",
  ].join("");
  await writeFile(`${folder}${map.name}.svg`, svg);
}
