import { seededRandom } from "../../shapes/seeded-random.ts";
import { mix } from "../colour.ts";
import { polygon, round } from "../shapes.ts";
import { type Point, wave } from "../stage.ts";
import type { Place } from "../street.ts";
import type { Hour } from "./hour.ts";
import { project, room, scaleAt } from "./room.ts";

const ball = { x: 3.7, y: 4.75, z: 9, radius: 0.92 } as const;
const centre = project(ball);
const radius = ball.radius * scaleAt(ball.z);

/** All four quarters of the ball are the same, so a quarter turn closes the loop. */
const quarter = Math.PI / 2;

export const ballDefinitions = `<radialGradient id="shine"><stop offset="0" stop-color="#ffcf8a" stop-opacity=".6"/>
<stop offset=".4" stop-color="#f58a5a" stop-opacity=".22"/><stop offset="1" stop-color="#c2255c" stop-opacity="0"/></radialGradient>
${spotGradient("gold", "#ffd67a", "#f59a35")}${spotGradient("rose", "#ff9a86", "#e0485c")}`;

function spotGradient(name: string, middle: string, edge: string): string {
  return `<radialGradient id="${name}"><stop offset="0" stop-color="${middle}"/><stop offset=".68" stop-color="${edge}" stop-opacity=".95"/>
<stop offset="1" stop-color="${edge}" stop-opacity="0"/></radialGradient>`;
}

export function mirrorBall(time: number, hour: Hour): string {
  const tiles = bands.flatMap(({ low, high, around, gleams }) =>
    Array.from({ length: around }, (_, index) => {
      const from = ((index + 0.06) / around) * 2 * Math.PI + quarter * time;
      const to = from + (2 * Math.PI * 0.88) / around;
      const turn = (from + to) / 2;
      if (Math.cos(turn) < 0.02) return "";
      const corner = (angle: number, height: number) => ({
        x: centre.x + radius * Math.cos(height) * Math.sin(angle),
        y: centre.y - radius * Math.sin(height),
      });
      const tile = polygon([
        corner(from, low),
        corner(to, low),
        corner(to, high),
        corner(from, high),
      ]);
      const gleam = gleams[index % gleams.length] ?? 0;
      return `<path d="${tile}" fill="${tileColour(turn, (low + high) / 2, gleam, hour)}"/>`;
    }),
  );
  return `<path d="M${round(centre.x)} -10V${round(centre.y - radius)}" stroke="#1d1030" stroke-width="4"/>
<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="${round(radius * 2.6)}" fill="url(#shine)" style="mix-blend-mode:screen"/>
<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="${round(radius)}" fill="#2a1440"/>${tiles.join("")}${stars(time)}`;
}

const bands = (() => {
  const random = seededRandom("mirror tiles");
  const count = 13;
  return Array.from({ length: count }, (_, index) => {
    const [low, high] = [index + 0.06, index + 0.94].map((edge) => (edge / count - 0.5) * Math.PI);
    const around =
      4 * Math.max(2, Math.round(7 * Math.cos(((index + 0.5) / count - 0.5) * Math.PI)));
    return {
      low: low ?? 0,
      high: high ?? 0,
      around,
      gleams: Array.from({ length: around / 4 }, () => random.next()),
    };
  });
})();

/**
 * Windows on the left, a lamp from the front, night on the right; each tile a little askew, so it
 * flashes in its own moment.
 */
function tileColour(turn: number, height: number, gleam: number, hour: Hour): string {
  const side = Math.sin(turn) * Math.cos(height);
  const window = Math.max(0, -side * 0.9 - 0.1) + 0.25 * gleam;
  const lamp = Math.max(0, Math.sin(height) * 0.55 + Math.cos(turn) * 0.5 - 0.15 + gleam * 0.2);
  const flash = Math.max(0, Math.cos(turn * 3 + gleam * 2 * Math.PI)) ** 10;
  const dark = mix("#35184f", "#7a2b66", gleam);
  const lit = mix(mix(dark, hour.light, window), "#ffd9a0", lamp * 0.75);
  return mix(lit, "#fffaf0", flash * 0.85);
}

function stars(time: number): string {
  return [
    { x: -0.42, y: -0.5, cycles: 3, size: 46 },
    { x: 0.3, y: -0.28, cycles: 2, size: 34 },
    { x: -0.66, y: 0.16, cycles: 4, size: 28 },
  ]
    .map(({ x, y, cycles, size }) => {
      const reach = size * Math.max(0, 0.35 + 0.65 * wave(time, cycles, x));
      const [at, up] = [centre.x + x * radius, centre.y + y * radius];
      const thin = reach * 0.06;
      return `<path d="M${round(at - reach)} ${round(up)}L${round(at)} ${round(up - thin)}L${round(at + reach)} ${round(up)}L${round(at)} ${round(up + thin)}ZM${round(at)} ${round(up - reach)}L${round(at + thin)} ${round(up)}L${round(at)} ${round(up + reach)}L${round(at - thin)} ${round(up)}Z" fill="#fffaf0"/>`;
    })
    .join("");
}

interface Ray {
  turn: number;
  fall: number;
  strength: number;
  lamp: "gold" | "rose";
}

const rays: readonly Ray[] = (() => {
  const random = seededRandom("spots of light");
  const perQuarter = 7;
  return Array.from({ length: 14 }, (_, row) => {
    const fall = -0.42 + row * 0.1;
    const shift = random.next();
    return Array.from({ length: perQuarter }, () => random.between(0.35, 1)).flatMap(
      (strength, index) =>
        [0, 1, 2, 3].map((part) => ({
          turn: ((index + shift) / perQuarter + part) * quarter,
          fall: fall + (strength - 0.7) * 0.05,
          strength,
          lamp: row % 3 === 1 ? ("rose" as const) : ("gold" as const),
        })),
    );
  }).flat();
})();

function heading({ turn, fall }: Ray, time: number): Place {
  const angle = turn + quarter * time;
  return {
    x: Math.cos(fall) * Math.sin(angle),
    y: -Math.sin(fall),
    z: Math.cos(fall) * Math.cos(angle),
  };
}

/** Draws the spots of light where the beams meet walls and floor. */
export function spotsInRoom(time: number, night: number): string {
  return rays
    .map((ray) => {
      const to = heading(ray, time);
      const walls = {
        floor: to.y < 0 ? -ball.y / to.y : Infinity,
        side: (Math.sign(to.x) * room.halfWidth - ball.x) / to.x,
        back: to.z > 0 ? (room.depth - ball.z) / to.z : Infinity,
      };
      const way = Math.min(walls.floor, walls.side, walls.back);
      const place = along(to, way);
      if (place.z < 4.6 || place.y > room.height) return "";
      const flat =
        way === walls.floor
          ? { x: 1, y: 0.3 }
          : way === walls.side
            ? { x: 0.4, y: 1 }
            : { x: 1, y: 1 };
      return spot(place, flat, ray.lamp, ray.strength * (0.75 + 0.25 * night));
    })
    .join("");
}

/** Draws the spots of light where the beams meet people who stand `z` metres away. */
export function spotsOnPeople(time: number, z: number): string {
  return rays
    .map((ray) => {
      const to = heading(ray, time);
      const way = (z - ball.z) / to.z;
      const place = along(to, way);
      if (way < 0 || place.y < 0 || place.y > 2.6) return "";
      return spot(place, { x: 0.8, y: 0.8 }, ray.lamp, ray.strength);
    })
    .join("");
}

function along(to: Place, way: number): Place {
  return { x: ball.x + to.x * way, y: ball.y + to.y * way, z: ball.z + to.z * way };
}

function spot(place: Place, flat: Point, lamp: Ray["lamp"], strength: number): string {
  const at = project(place);
  const size = 0.17 * scaleAt(place.z);
  return `<ellipse cx="${round(at.x)}" cy="${round(at.y)}" rx="${round(size * flat.x)}" ry="${round(size * flat.y)}" fill="url(#${lamp})" opacity="${round(strength)}"/>`;
}
