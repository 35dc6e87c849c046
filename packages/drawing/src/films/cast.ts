import { seededRandom, type SeededRandom } from "../shapes/seeded-random.ts";
import { mix } from "./colour.ts";
import type { Figure } from "./figure.ts";
import type { Move } from "./pose.ts";

export type RowName = "far" | "back" | "middle" | "front";

export interface Cast {
  figures: Figure[];
  /** Width of the light on their edges, in pixels. */
  rim: number;
}

export function cast(): Record<RowName, Cast> {
  return {
    far: { figures: crowdOf("far", rows.far), rim: 0.8 },
    back: { figures: crowdOf("back", rows.back), rim: 1.1 },
    middle: { figures: [...crowdOf("middle", rows.middle), ...couple(rows.middle)], rim: 1.6 },
    front: { figures: people("front", rows.front, frontRow), rim: 2.1 },
  };
}

interface Row {
  /** The height of the feet; near rows stand below the frame. */
  ground: number;
  head: number;
  from: number;
  to: number;
  gap: number;
  tone: string;
  /** How strongly their clothes keep their own colour in the light, 0 to 1. */
  cloth: number;
}

/** Aerial perspective: each row back is one step nearer to the colour of the light. */
const rows = {
  far: { ground: 704, head: 11.5, from: 660, to: 1580, gap: 27, tone: "#b9485c", cloth: 0.45 },
  back: { ground: 772, head: 20, from: 400, to: 1640, gap: 44, tone: "#7f2c56", cloth: 0.55 },
  middle: { ground: 912, head: 36, from: 250, to: 1650, gap: 90, tone: "#451a49", cloth: 0.4 },
  front: { ground: 1190, head: 62, from: 0, to: 1600, gap: 0, tone: "#1f1030", cloth: 0.2 },
} satisfies Record<string, Row>;

type Role = Pick<Figure, "x" | "slim" | "hair" | "garment" | "move" | "mirrored"> & {
  lower?: number;
};

/**
 * Nearest to the eye, so placed by hand: arms down under the words, up beside the sun, a gap before
 * the couple.
 */
const frontRow: readonly Role[] = [
  { x: 30, slim: true, hair: "bob", garment: "shirt", move: "easy", mirrored: false, lower: 1.1 },
  { x: 205, slim: false, hair: "crop", garment: "tee", move: "easy", mirrored: true, lower: 1.2 },
  { x: 392, slim: true, hair: "tail", garment: "top", move: "easy", mirrored: false, lower: 0.9 },
  { x: 560, slim: false, hair: "hat", garment: "shirt", move: "easy", mirrored: true, lower: 0.8 },
  { x: 738, slim: true, hair: "curls", garment: "top", move: "sway", mirrored: false, lower: 0.2 },
  {
    x: 905,
    slim: false,
    hair: "crop",
    garment: "jacket",
    move: "easy",
    mirrored: false,
    lower: 0.3,
  },
  { x: 1056, slim: false, hair: "bald", garment: "tee", move: "easy", mirrored: true, lower: 0.9 },
  { x: 1212, slim: true, hair: "bun", garment: "top", move: "hip", mirrored: true, lower: 0.4 },
  {
    x: 1392,
    slim: false,
    hair: "crop",
    garment: "shirt",
    move: "toast",
    mirrored: false,
    lower: 0.1,
  },
  { x: 1556, slim: true, hair: "long", garment: "dress", move: "pump", mirrored: true, lower: 0 },
];

/** Two who know each other, right before the sun. */
const pair = { x: 1122, apart: 62 } as const;

function couple(row: Row): Figure[] {
  const reach = (side: number) => (beat: number) => ({
    x: (-side * pair.apart) / row.head,
    y: -8.35 + 0.12 * Math.cos(2 * Math.PI * beat),
  });
  const roles: readonly Role[] = [
    {
      x: pair.x - pair.apart,
      slim: false,
      hair: "crop",
      garment: "shirt",
      move: "groove",
      mirrored: true,
    },
    {
      x: pair.x + pair.apart,
      slim: true,
      hair: "bob",
      garment: "dress",
      move: "wide",
      mirrored: false,
    },
  ];
  return people("couple", row, roles).map((figure, index) => ({
    ...figure,
    y: row.ground - 4,
    late: index,
    holding: index === 0 ? { side: "right", at: reach(-1) } : { side: "left", at: reach(1) },
  }));
}

/** Left of this is the headline. */
const quietUntil = 680;

function people(seed: string, row: Row, roles: readonly Role[]): Figure[] {
  const random = seededRandom(`people ${seed}`);
  return roles.map(({ lower = 0, ...role }) => ({
    ...role,
    y: row.ground + lower * row.head,
    head: row.head,
    energy: role.x < quietUntil ? 0.6 : 1,
    late: random.between(-0.04, 0.08) + (random.next() > 0.5 ? 1 : 0),
    colours: colours(row, random),
  }));
}

function crowdOf(seed: string, row: Row): Figure[] {
  const random = seededRandom(`crowd ${seed}`);
  const figures: Figure[] = [];
  for (let x = row.from; x < row.to; x += row.gap * random.between(0.8, 1.2)) {
    const figure = person(x, row, random);
    const beforeTheCouple = row.head > 30 && Math.abs(x - pair.x) < 132;
    if (!beforeTheCouple) figures.push(figure);
  }
  return figures;
}

function person(x: number, row: Row, random: SeededRandom): Figure {
  const { ground, head } = row;
  const quiet = x < quietUntil;
  const slim = random.next() > 0.5;
  const lively: Move = random.pick([
    "groove",
    "sway",
    "pump",
    "wide",
    "clap",
    "easy",
    "toast",
    "hip",
    "groove",
    "easy",
  ]);
  const still: Move = random.pick(["easy", "groove", "easy"]);
  return {
    x,
    y:
      ground +
      random.between(-0.5, 0.5) * head +
      (quiet ? head * Math.min(1.2, (quietUntil - x) / 300) : 0),
    head: head * random.between(0.95, 1.05),
    slim,
    hair: slim
      ? random.pick(["bob", "long", "bun", "curls", "tail", "bob"])
      : random.pick(["crop", "bald", "hat", "crop", "curls"]),
    garment: slim
      ? random.pick(["dress", "top", "tee", "shirt"])
      : random.pick(["shirt", "tee", "jacket", "shirt"]),
    move: quiet ? still : lively,
    energy: random.between(0.75, 1.1) * (quiet || head < 15 ? 0.65 : 1),
    mirrored: random.next() > 0.5,
    late: random.between(-0.05, 0.1) + (random.next() > 0.5 ? 1 : 0),
    colours: colours(row, random),
  };
}

const wardrobe = [
  "#5c2160",
  "#94304f",
  "#2c2058",
  "#b3444c",
  "#3a1f4d",
  "#cf6a5e",
  "#7a2450",
] as const;

function colours({ tone, cloth }: Row, random: SeededRandom): Figure["colours"] {
  return {
    skin: mix(tone, "#4a1c30", 0.3),
    hair: mix(tone, "#12081a", 0.38),
    cloth: mix(tone, random.pick(wardrobe), cloth),
    trousers: mix(tone, random.pick(["#160b20", "#2a1440", "#3a1830"]), 0.55),
  };
}
