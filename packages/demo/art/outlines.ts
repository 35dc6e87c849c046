import { type MapFrame, mapSize, pointOn } from "@before-ten/contracts/events/venue-maps";

/** Converts countries' outlines from TopoJSON to SVG paths. */

/** The part that is used of https://github.com/topojson/topojson-specification */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  /** Each a chain of points, the first absolute, the others as steps. */
  arcs: [number, number][][];
  objects: { countries: { geometries: Country[] } };
}

type Country = {
  /** ISO 3166-1 numeric; some disputed regions have none. */
  id?: string;
} & ({ type: "Polygon"; arcs: number[][] } | { type: "MultiPolygon"; arcs: number[][][] });

interface Point {
  x: number;
  y: number;
}

/** A country's land within the frame; parts smaller than `minArea` pixels are left out. */
export function outlineOf(
  { topology, country, frame }: { topology: Topology; country: Country; frame: MapFrame },
  { tolerance, minArea }: { tolerance: number; minArea: number },
): string {
  const polygons = country.type === "Polygon" ? [country.arcs] : country.arcs;
  return polygons
    .flatMap((rings) => rings.map((ring) => ringOf(topology, ring)))
    .flatMap((ring) => turns.map((turn) => ring.map(([x, y]) => pointOn(frame, [x + turn, y]))))
    .map(clip)
    .map((ring) => simplify(ring, tolerance))
    .filter((ring) => ring.length > 3 && areaOf(ring) >= minArea)
    .map(pathOf)
    .join("");
}

/** Land across the 180th meridian is at both edges of the world. */
const turns = [-360, 0, 360];

/**
 * A ring is a list of arcs; a negative number is a reversed arc. In degrees, beyond 180 if the ring
 * goes on there.
 */
function ringOf(topology: Topology, ring: readonly number[]): [number, number][] {
  const points = ring.flatMap((index) => {
    const arc = pointsOf(topology, topology.arcs[index < 0 ? ~index : index] ?? []);
    return index < 0 ? arc.toReversed() : arc;
  });
  let turn = 0;
  let before = points[0]?.[0] ?? 0;
  return points.map(([longitude, latitude]) => {
    if (Math.abs(longitude - before) > 180) turn -= 360 * Math.sign(longitude - before);
    before = longitude;
    return [longitude + turn, latitude];
  });
}

function pointsOf(
  { transform: { scale, translate } }: Topology,
  arc: readonly [number, number][],
): [number, number][] {
  let [x, y] = [0, 0];
  return arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** How far beyond the map's edges land is drawn, in pixels, so that the cut is invisible. */
const bleed = 20;

/** Sutherland-Hodgman: the ring's part within the map. */
function clip(ring: readonly Point[]): Point[] {
  const { width, height } = mapSize;
  const sides: { isIn: (point: Point) => boolean; cut: (from: Point, to: Point) => Point }[] = [
    { isIn: ({ x }) => x >= -bleed, cut: (from, to) => atX(from, to, -bleed) },
    { isIn: ({ x }) => x <= width + bleed, cut: (from, to) => atX(from, to, width + bleed) },
    { isIn: ({ y }) => y >= -bleed, cut: (from, to) => atY(from, to, -bleed) },
    { isIn: ({ y }) => y <= height + bleed, cut: (from, to) => atY(from, to, height + bleed) },
  ];
  return sides
    .reduce<readonly Point[]>(
      (points, { isIn, cut }) =>
        points.flatMap((point, index) => {
          const before = points.at(index - 1) ?? point;
          const crossing = isIn(before) === isIn(point) ? [] : [cut(before, point)];
          return isIn(point) ? [...crossing, point] : crossing;
        }),
      ring,
    )
    .slice();
}

function atX(from: Point, to: Point, x: number): Point {
  return { x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) };
}

function atY(from: Point, to: Point, y: number): Point {
  return { x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y };
}

/** Douglas-Peucker: no point of the ring is farther than `tolerance` from the result. */
function simplify(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined || ring.length < 3) return [...ring];
  let farthest = 0;
  let greatest = 0;
  for (const [index, point] of ring.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > greatest) [farthest, greatest] = [index, distance];
  }
  if (greatest <= tolerance) return [first, last];
  const before = simplify(ring.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(ring.slice(farthest), tolerance)];
}

/** Distance from a point to the line between two others, or to the point if these are equal. */
function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs(dy * (x - from.x) - dx * (y - from.y)) / length;
}

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, { x, y }, index) => {
    const before = ring.at(index - 1) ?? { x, y };
    return sum + before.x * y - x * before.y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** In whole pixels, each point relative to the previous one. */
function pathOf(ring: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = ring.map((point, index) => {
    const [stepX, stepY] = [Math.round(point.x) - x, Math.round(point.y) - y];
    x += stepX;
    y += stepY;
    if (index > 0 && stepX === 0 && stepY === 0) return "";
    return `${index === 0 ? "M" : "l"}${stepX}${stepY < 0 ? "" : " "}${stepY}`;
  });
  return `${steps.join("")}z`;
}
