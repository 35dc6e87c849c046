import type { Part } from "../figure.ts";
import { rimmed } from "../rimmed.ts";
import { limb, polygon } from "../shapes.ts";
import { around, film, type Point, wave } from "../stage.ts";
import { dog } from "./dog.ts";
import { pose, stepLength, walk } from "./gait.ts";
import { drawPerson, nearArm, type Person } from "./walker.ts";

const light = "#ffc27e";
const pavement = 806;
const head = 44;

/** The distance walked in one loop, a step a beat: a little more than the frame's width. */
const way = film.beats * stepLength * head;

interface Walker {
  person: Person;
  at: number;
  late: number;
  ground: number;
}

const dark = { skin: "#6b3440", locks: "#241028", trousers: "#21123a" };

const walkers: readonly Walker[] = [
  walker(756, 1, { hair: "curls", wears: "coat", cloth: "#b0344f", skin: "#5a2a34" }, 0.46, -8),
  walker(650, 1, { hair: "crop", wears: "jacket", cloth: "#34205e" }, 1.1, 0),
  walker(
    548,
    1,
    { hair: "bob", wears: "dress", cloth: "#e0693f", skin: "#a3604f", locks: "#3a1828" },
    0.24,
    6,
  ),
  walker(1470, -1, { hair: "hat", wears: "coat", cloth: "#4a2a66", skin: "#83453f" }, 0.5, 2),
];

type Looks = Pick<Person, "hair" | "wears" | "cloth"> & Partial<Person>;

function walker(at: number, facing: 1 | -1, looks: Looks, late: number, lower: number): Walker {
  return { at, late, ground: pavement + lower, person: { ...dark, head, facing, ...looks } };
}

export function passersBy(time: number): string {
  return walkers
    .map((one) => (one.person.facing === 1 ? stroll(one, time) : withDog(one, time)))
    .join("");
}

function placeOf({ at, person }: Walker, time: number): number {
  const margin = (way - 1600) / 2;
  return around(person.facing * time, (at + margin) / way) * way - margin;
}

function stroll(one: Walker, time: number): string {
  const at = { x: placeOf(one, time), y: one.ground };
  const steps = time * film.beats + one.late;
  return shadow(at) + lit(drawPerson(one.person, walk(steps), at));
}

function withDog(one: Walker, time: number): string {
  const at = { x: placeOf(one, time), y: one.ground };
  const steps = time * film.beats + one.late;
  const stance = walk(steps, 0.5);
  const hand = { x: at.x - stance.near.hand.x * head, y: at.y + stance.near.hand.y * head };
  const trot = { x: -at.x + 150, y: at.y + 6 };
  const parts = dog(trot, 42, steps);
  const lead = `<path d="M${hand.x} ${hand.y}Q${hand.x - 50} ${at.y - 60} ${at.x - 190} ${at.y - 62}" fill="none" stroke="#e9a06a" stroke-width="2.5"/>`;
  return `${shadow(at)}${shadow({ x: at.x - 150, y: at.y })}${lit(drawPerson(one.person, stance, at))}${lead}<g transform="scale(-1 1)">${lit(parts)}</g>`;
}

const inBlue: Person = {
  ...dark,
  head: 45,
  facing: 1,
  hair: "crop",
  wears: "jacket",
  cloth: "#2c3a78",
  skin: "#8a4c44",
};
const inYellow: Person = {
  ...dark,
  head: 42,
  facing: -1,
  hair: "long",
  wears: "coat",
  cloth: "#d98a3c",
  locks: "#3a1420",
  trousers: "#3a1440",
};

/** Good-bye, or hello: a long hug that rocks a little. */
export function hug(time: number): string {
  const rock = 0.07 * wave(time, 4);
  const [left, right] = [
    { x: 986, y: pavement - 2 },
    { x: 1066, y: pavement - 2 },
  ];
  const his = pose({
    lean: 0.3 + rock,
    nod: 0.16,
    hands: { near: { x: 2.0, y: -5.2 }, far: { x: 0.9, y: -4.8 } },
  });
  const hers = pose({
    lean: 0.28 - rock,
    nod: 0.1,
    hands: { near: { x: 2.1, y: -4.9 }, far: { x: 1.2, y: -5.4 } },
  });
  return (
    shadow({ x: 1026, y: pavement }) +
    lit(drawPerson(inYellow, hers, right)) +
    lit(drawPerson(inBlue, his, left)) +
    lit(nearArm(inYellow, hers, right))
  );
}

const table = { x: 268, top: 716, foot: 884 } as const;
const guests = { left: { x: 96, y: 884 }, right: { x: 440, y: 884 }, head: 56 } as const;
const lady: Person = {
  ...dark,
  head: guests.head,
  facing: 1,
  hair: "bun",
  wears: "shirt",
  cloth: "#8f2a58",
  skin: "#74383c",
};
const gentleman: Person = {
  ...dark,
  head: guests.head,
  facing: -1,
  hair: "bald",
  wears: "jacket",
  cloth: "#2f2460",
  skin: "#5a2c34",
};

/** Draws the last toast, at the nearest table. */
export function lastToast(time: number): string {
  const clink = Math.max(0, wave(time, 2, 0.25)) ** 2;
  const raised = (x: number): Point => ({ x: x + 0.3 * clink, y: -5.0 - 0.25 * clink });
  const sits = (lean: number, reach: number) =>
    pose({
      lean: lean + 0.12 * clink,
      nod: -0.05 * clink,
      seated: true,
      hands: { near: raised(reach), far: { x: 1.95, y: -3.2 } },
    });
  const [hers, his] = [sits(0.3, 2.45), sits(0.3, 2.45)];
  const seated = (person: Person, stance: typeof hers, at: Point) =>
    chair(at, person.facing) +
    lit([...glass(stance.near.hand, person.facing, at), ...drawPerson(person, stance, at)]);
  return seated(lady, hers, guests.left) + seated(gentleman, his, guests.right) + furniture();
}

function glass({ x, y }: Point, facing: number, at: Point): Part[] {
  const [middle, foot] = [at.x + facing * (x + 0.17) * guests.head, at.y + y * guests.head];
  const bowl = (top: number, wide: number) =>
    polygon([
      { x: middle - wide, y: foot - top },
      { x: middle + wide, y: foot - top },
      { x: middle + 7, y: foot },
      { x: middle - 7, y: foot },
    ]);
  return [
    { d: bowl(44, 13), fill: "#c98a9a" },
    { d: bowl(30, 11), fill: "#ffb84d" },
  ];
}

function chair(at: Point, facing: number): string {
  const on = (x: number, y: number): Point => ({
    x: at.x + facing * x * guests.head,
    y: at.y + y * guests.head,
  });
  const bars = [
    limb(on(-0.75, -1.55), 6, on(0.95, -1.55), 6),
    limb(on(-0.75, -1.55), 5, on(-1.05, -3.9), 5),
    limb(on(-0.75, -1.5), 5, on(-0.95, 0), 4),
    limb(on(0.85, -1.5), 5, on(1, 0), 4),
  ];
  return lit(bars.map((d) => ({ d, fill: "#150b20" })));
}

function furniture(): string {
  const { x, top, foot } = table;
  return `<ellipse cx="${x}" cy="${top - 40}" rx="150" ry="120" fill="url(#pool)"/><path d="M${x - 5} ${top}h10V${foot - 8}h34v10h-78v-10h34Z" fill="#150b20"/>
<rect x="${x - 96}" y="${top - 6}" width="192" height="13" rx="6" fill="#2a1440"/><path d="M${x - 92} ${top - 6}H${x + 92}" stroke="${light}" stroke-width="3"/>
<rect x="${x - 12}" y="${top - 38}" width="24" height="32" rx="5" fill="#ff9a5a"/><circle cx="${x}" cy="${top - 24}" r="44" fill="url(#bulb)"/>`;
}

function lit(parts: readonly Part[]): string {
  return rimmed(parts, { x: 0, y: 2 }, light);
}

function shadow({ x, y }: Point): string {
  return `<ellipse cx="${x}" cy="${y + 2}" rx="64" ry="11" fill="#0e0718" opacity=".5"/>`;
}
