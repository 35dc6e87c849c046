import { seededRandom } from "../shapes/seeded-random.ts";
import { mix } from "./colour.ts";
import { polygon, polyline, round } from "./shapes.ts";
import { horizon, type Point, sun } from "./stage.ts";

/** Metres: across from the eye, up from the road, ahead of the eye. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

const focalLength = 900;
const eyeHeight = 2.2;

/** The street runs straight into the sun. */
export function project({ x, y, z }: Place): Point {
  return {
    x: sun.x + (focalLength * x) / z,
    y: horizon - (focalLength * (y - eyeHeight)) / z,
  };
}

const near = "#2a1340";
const middle = "#6d2456";
const far = "#e9694f";

/** Aerial perspective: the further away, the more everything takes the colour of the evening. */
function hazed(z: number): string {
  const distance = 1 - Math.exp(-Math.max(0, z - 8) / 60);
  return distance < 0.5 ? mix(near, middle, distance * 2) : mix(middle, far, distance * 2 - 1);
}

interface House {
  from: number;
  to: number;
  height: number;
  parapet: "flat" | "gable" | "arch" | "steps";
  awning: boolean;
  bays: number;
}

interface Side {
  /** The distance of the façades from the street's middle line, in metres; negative is left. */
  front: number;
  houses: House[];
}

const sides: Side[] = [
  { front: -17, houses: houses("the left side", 9, 230, 7.4) },
  { front: 14, houses: houses("the right side", 15, 230, 8) },
];

function houses(seed: string, start: number, end: number, height: number): House[] {
  const random = seededRandom(seed);
  const row: House[] = [];
  for (let from = start; from < end;) {
    const bays = random.pick([2, 3, 3, 4, 5]);
    const to = from + bays * random.between(2.3, 2.8);
    row.push({
      from,
      to,
      bays,
      height: height + random.between(-1.2, 1.6) + (random.next() > 0.86 ? 4 : 0),
      parapet: random.pick(["flat", "gable", "arch", "steps"]),
      awning: random.next() > 0.25,
    });
    from = to;
  }
  return row;
}

/** Far houses first, so that near ones stand before them. */
export function street(): string {
  return sides
    .flatMap((side) => side.houses.toReversed().map((house) => drawHouse(house, side.front)))
    .join("");
}

function drawHouse(house: House, front: number): string {
  const side = Math.sign(front);
  const wall = hazed((house.from + house.to) / 2);
  const onFront = (z: number, y: number) => project({ x: front, y, z });
  const endWall = [0, house.height, house.height, 0].map((y, index) =>
    project({ x: front + (index > 1 ? side * 11 : 0), y, z: house.from }),
  );
  const outline = [
    onFront(house.from, -0.2),
    onFront(house.from, house.height),
    ...parapet(house).map(({ x, y }) => onFront(x, y)),
    onFront(house.to, house.height),
    onFront(house.to, -0.2),
  ];
  const light = mix(wall, "#ffb26b", 0.42);
  // Near houses are behind the headline, so their details stay faint.
  const relief = Math.min(0.3, house.from / 110);
  return [
    `<path d="${polygon(endWall)}" fill="${mix(wall, near, 0.22)}"/>`,
    `<path d="${polygon(outline)}" fill="${wall}"/>`,
    `<path d="${polyline(outline.slice(1, -1))}" fill="none" stroke="${light}" stroke-width="${round(Math.min(2.2, 34 / house.from))}" stroke-linejoin="round"/>`,
    ledge(house, onFront, house.height - 1.1, mix(wall, light, relief)),
    ledge(house, onFront, 4.1, mix(wall, light, relief)),
    windows(house, onFront, wall),
    chimneys(house, front, wall),
    house.awning ? awning(house, front, wall) : "",
  ].join("");
}

type OnFront = (z: number, y: number) => Point;

function ledge({ from, to }: House, onFront: OnFront, y: number, fill: string): string {
  const strip = [onFront(from, y), onFront(to, y), onFront(to, y - 0.22), onFront(from, y - 0.22)];
  return `<path d="${polygon(strip)}" fill="${fill}"/>`;
}

/** The top line between the corners, as (z, y). */
function parapet({ from, to, height, parapet: kind }: House): Point[] {
  const at = (share: number, rise: number) => ({ x: from + (to - from) * share, y: height + rise });
  switch (kind) {
    case "flat":
      return [at(0, 0.5), at(0.04, 0.5), at(0.04, 0), at(0.96, 0), at(0.96, 0.5), at(1, 0.5)];
    case "gable":
      return [at(0.22, 0), at(0.5, 1.5), at(0.78, 0)];
    case "arch":
      return [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((share) =>
        at(0.3 + share * 0.4, 0.35 + 1.1 * Math.sin(Math.PI * share)),
      );
    case "steps":
      return [
        at(0.2, 0),
        at(0.2, 0.6),
        at(0.36, 0.6),
        at(0.36, 1.2),
        at(0.64, 1.2),
        at(0.64, 0.6),
        at(0.8, 0.6),
        at(0.8, 0),
      ];
  }
}

function windows(house: House, onFront: OnFront, wall: string): string {
  const random = seededRandom(`windows ${house.from} ${house.height}`);
  const bay = (house.to - house.from) / house.bays;
  const storeys = house.height > 10 ? [4.7, 7.8] : [4.7];
  return storeys
    .flatMap((sill) =>
      Array.from({ length: house.bays }, (_, index) => {
        const left = house.from + bay * (index + 0.29);
        const width = bay * 0.42;
        const arch = [0, 0.25, 0.5, 0.75, 1].map((share) =>
          onFront(left + width * share, sill + 1.55 + 0.3 * Math.sin(Math.PI * share)),
        );
        const pane = polygon([onFront(left, sill), ...arch, onFront(left + width, sill)]);
        const lit = random.next() > 0.7 && house.from > 22;
        const glass = lit ? mix(wall, "#ffb45c", 0.55) : mix(wall, near, 0.42);
        return `<path d="${pane}" fill="${glass}"/>`;
      }),
    )
    .join("");
}

function chimneys(house: House, front: number, wall: string): string {
  const random = seededRandom(`chimneys ${house.from}`);
  if (random.next() < 0.45) return "";
  const z = house.from + 0.6;
  const x = front + Math.sign(front) * random.between(1.6, 3.4);
  const stack = [
    [x - 0.5, house.height - 0.4],
    [x - 0.5, house.height + 1.3],
    [x - 0.62, house.height + 1.3],
    [x - 0.62, house.height + 1.55],
    [x + 0.62, house.height + 1.55],
    [x + 0.62, house.height + 1.3],
    [x + 0.5, house.height + 1.3],
    [x + 0.5, house.height - 0.4],
  ].map(([across = 0, up = 0]) => project({ x: across, y: up, z }));
  return `<path d="${polygon(stack)}" fill="${mix(wall, near, 0.12)}"/>`;
}

/** The verandah over the footpath that every old shopping street here has. */
function awning(house: House, front: number, wall: string): string {
  const kerb = front - Math.sign(front) * 3;
  const at = (x: number, y: number, z: number) => project({ x, y, z });
  const roof = [
    at(front, 3.9, house.from),
    at(kerb, 3.2, house.from),
    at(kerb, 3.2, house.to),
    at(front, 3.9, house.to),
  ];
  const edge = [
    at(kerb, 3.25, house.from),
    at(kerb, 3.25, house.to),
    at(kerb, 2.85, house.to),
    at(kerb, 2.85, house.from),
  ];
  const shade = [
    at(front, 3.9, house.from),
    at(front, 0, house.from),
    at(front, 0, house.to),
    at(front, 3.9, house.to),
  ];
  const posts = Array.from({ length: house.bays + 1 }, (_, index) => {
    const z = house.from + ((house.to - house.from) * index) / house.bays;
    return `<path d="${polyline([at(kerb, 2.9, z), at(kerb, 0, z)])}" stroke="${mix(wall, near, 0.5)}" stroke-width="${round(Math.max(0.7, 110 / z / 2))}"/>`;
  });
  return [
    `<path d="${polygon(shade)}" fill="${mix(wall, near, 0.45)}" opacity=".7"/>`,
    ...posts,
    `<path d="${polygon(roof)}" fill="${mix(wall, near, 0.3)}"/>`,
    `<path d="${polygon(edge)}" fill="${mix(wall, "#ffb26b", Math.min(0.3, house.from / 110))}"/>`,
  ].join("");
}
