import { readFile } from "node:fs/promises";
import { colours } from "@before-ten/contracts/shared/colours";
import { type MapFrame, venueMaps, venueOnMap } from "@before-ten/contracts/events/venue-maps";
import sharp from "sharp";
import { expect, it } from "vitest";
import { type Topology, outlineOf } from "./outlines.ts";

/** A degree is four pixels, and the upper left corner is 0, 0. */
const frame: MapFrame = { west: 0, north: 0, perLongitude: 4, perLatitude: 4 };
const exact = { tolerance: 0.5, minArea: 1 };

/** A country of one ring, in steps of a pixel to the east and the north. */
function land(...arcs: [number, number][][]): Topology {
  return {
    transform: { scale: [0.25, 0.25], translate: [0, 0] },
    arcs,
    objects: { countries: { geometries: [{ type: "Polygon", arcs: [arcs.map((_, at) => at)] }] } },
  };
}

function outline(topology: Topology, detail = exact, within = frame) {
  const [country] = topology.objects.countries.geometries;
  return country && outlineOf({ topology, country, frame: within }, detail);
}

const square: [number, number][] = [
  [10, -10],
  [40, 0],
  [0, -40],
  [-40, 0],
  [0, 40],
];

it("draws a country's outline in steps, y pointing south", () => {
  expect(outline(land(square))).toBe("M10 10l40 0l0 40l-40 0l0-40z");
});

it("joins arcs, including reversed ones", () => {
  const topology = land(
    [
      [10, -10],
      [40, 0],
      [0, -40],
    ],
    [
      [10, -10],
      [0, -40],
      [40, 0],
    ],
  );
  topology.objects.countries.geometries = [{ type: "MultiPolygon", arcs: [[[0, -2]]] }];
  expect(outline(topology)).toBe("M10 10l40 0l0 40l-40 0l0-40z");
});

it("leaves out islands that are too small to see", () => {
  const bent: [number, number][] = [
    [10, -10],
    [20, 1],
    [20, -1],
    [0, -40],
    [-40, 0],
    [0, 40],
  ];
  expect(outline(land(bent), { tolerance: 2, minArea: 1 })).toBe("M10 10l40 0l0 40l-40 0l0-40z");
  expect(outline(land(square), { tolerance: 0.5, minArea: 1_601 })).toBe("");
});

it("clips what is beyond the map, a little outside its edge", () => {
  const broad: [number, number][] = [
    [-100, -10],
    [200, 0],
    [0, -40],
    [-200, 0],
    [0, 40],
  ];
  expect(outline(land(broad))).toBe("M-20 10l120 0l0 40l-120 0z");
});

it("draws land across the 180th meridian in one piece", () => {
  const fiji: [number, number][] = [
    [680, 0],
    [40, 0],
    [-1_400, 0],
    [0, -20],
    [1_400, 0],
    [-40, 0],
    [0, 20],
  ];
  const whole = "l80 0l0 20l-80 0l0-20z";
  expect(outline(land(fiji), exact, { ...frame, west: 150 })).toBe(`M80 0${whole}`);
  expect(outline(land(fiji), exact, { ...frame, west: -200 })).toBe(`M40 0${whole}`);
});

const cities: [string, string, [number, number]][] = [
  ["AU", "Melbourne", [144.9784, -37.7984]],
  ["AU", "Sydney", [151.1551, -33.9111]],
  ["AU", "Hobart", [147.25, -42.85]],
  ["NZ", "Auckland", [174.742, -36.9]],
  ["NZ", "Christchurch", [172.55, -43.53]],
  ["US", "Chicago", [-87.75, 41.85]],
  ["US", "Honolulu", [-157.95, 21.4]],
  ["US", "Anchorage", [-149.8, 61.2]],
  ["UK", "London", [-0.0691, 51.474]],
  ["UK", "Belfast", [-6.05, 54.58]],
  ["CA", "Toronto", [-79.5, 43.75]],
  ["CA", "Vancouver", [-122.9, 49.25]],
  ["SG", "Singapore", [103.837, 1.31]],
];

/** Maximum deviation of the coast near a town, in pixels of a map. */
const near = 8;

it.each(cities)("%s: %s lies on its country's land", async (country, city, coordinates) => {
  const found = venueOnMap({ country, location: { coordinates, city } });
  const { data, info } = await sharp(await readMap(found?.name))
    .extract({
      left: Math.round(found?.x ?? 0) - near,
      top: Math.round(found?.y ?? 0) - near,
      width: 2 * near,
      height: 2 * near,
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) =>
    data.subarray(pixel * info.channels, (pixel + 1) * info.channels).toString("hex"),
  );
  expect(pixels).toContain(colours.gold.slice(1));
});

it("every map has a small file", async () => {
  for (const { name } of venueMaps) {
    const file = await readMap(name);
    expect(file.length).toBeLessThan(25_000);
  }
});

function readMap(name: string | undefined): Promise<Buffer> {
  return readFile(new URL(`../../../apps/web/public/maps/${name}.svg`, import.meta.url));
}
