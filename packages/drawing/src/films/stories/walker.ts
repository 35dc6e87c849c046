import type { Part } from "../figure.ts";
import { mix } from "../colour.ts";
import { blob, limb, oval } from "../shapes.ts";
import type { Point } from "../stage.ts";
import { shoulderOf, type SidePose } from "./gait.ts";

export interface Person {
  head: number;
  /** 1 faces right, -1 left. */
  facing: 1 | -1;
  hair: "crop" | "bob" | "bun" | "long" | "bald" | "curls" | "hat";
  wears: "coat" | "dress" | "shirt" | "jacket";
  skin: string;
  locks: string;
  cloth: string;
  trousers: string;
}

/**
 * Someone seen from the side, from the far arm to the near one; `at` is the ground under the hips.
 */
export function drawPerson(person: Person, pose: SidePose, at: Point): Part[] {
  const pen = penFor(person, at);
  const { skin, cloth, trousers, wears } = person;
  const legs = wears === "dress" ? skin : trousers;
  const shade = (colour: string) => mix(colour, "#12081c", 0.3);
  return [
    ...arm(pen, pose, "far", shade(cloth), shade(skin), wears),
    ...leg(pen, pose, "far", shade(legs)),
    ...leg(pen, pose, "near", legs),
    {
      d: pen.limb(pose.head, 0.24, { x: pose.neck.x - 0.04, y: pose.neck.y + 0.3 }, 0.3),
      fill: skin,
    },
    { d: pen.blob(trunk(pose, wears)), fill: cloth },
    ...headOf(pen, pose, person),
    ...arm(pen, pose, "near", cloth, skin, wears),
  ];
}

/** Draws the near arm separately, for an arm around a person who is drawn after the walker. */
export function nearArm(person: Person, pose: SidePose, at: Point): Part[] {
  return arm(penFor(person, at), pose, "near", person.cloth, person.skin, person.wears);
}

type Pen = ReturnType<typeof penFor>;

function penFor({ head, facing }: Person, at: Point) {
  const place = (point: Point): Point => ({
    x: at.x + facing * point.x * head,
    y: at.y + point.y * head,
  });
  return {
    limb: (from: Point, fromRadius: number, to: Point, toRadius: number) =>
      limb(place(from), fromRadius * head, place(to), toRadius * head),
    blob: (points: readonly Point[]) => blob(points.map(place)),
    oval: (centre: Point, radiusX: number, radiusY: number, turn: number) =>
      oval(place(centre), radiusX * head, radiusY * head, turn * facing),
  };
}

function leg(pen: Pen, pose: SidePose, side: "near" | "far", fill: string): Part[] {
  const { knee, foot, heel } = pose[side];
  const toe = {
    x: foot.x + 0.52 * Math.cos(heel) - 0.04,
    y: foot.y + 0.14 + 0.52 * Math.sin(heel),
  };
  const sole = { x: foot.x - 0.12, y: foot.y + 0.12 };
  return [
    { d: pen.limb(pose.hips, 0.46, knee, 0.3), fill },
    { d: pen.limb(knee, 0.3, foot, 0.17), fill },
    { d: pen.limb(sole, 0.17, toe, 0.11), fill: "#160b20" },
  ];
}

function arm(
  pen: Pen,
  pose: SidePose,
  side: "near" | "far",
  cloth: string,
  skin: string,
  wears: Person["wears"],
): Part[] {
  const { elbow, hand } = pose[side];
  const shoulder = shoulderOf(pose.neck);
  const bare = wears === "dress";
  const short = wears === "shirt";
  const half = { x: (shoulder.x + elbow.x) / 2, y: (shoulder.y + elbow.y) / 2 };
  const reach = Math.hypot(hand.x - elbow.x, hand.y - elbow.y) || 1;
  const palm = {
    x: hand.x + (0.2 * (hand.x - elbow.x)) / reach,
    y: hand.y + (0.2 * (hand.y - elbow.y)) / reach,
  };
  return [
    { d: pen.limb(shoulder, 0.25, elbow, 0.18), fill: skin },
    { d: pen.limb(elbow, 0.18, hand, 0.11), fill: skin },
    { d: pen.limb(hand, 0.11, palm, 0.15), fill: skin },
    ...(bare ? [] : [{ d: pen.limb(shoulder, 0.31, short ? half : elbow, 0.24), fill: cloth }]),
    ...(bare || short ? [] : [{ d: pen.limb(elbow, 0.24, hand, 0.16), fill: cloth }]),
  ];
}

function trunk({ neck, hips, near, far }: SidePose, wears: Person["wears"]): Point[] {
  const hem = { coat: 1.6, dress: 1.5, jacket: 0.35, shirt: 0.3 }[wears];
  const [front, back] = [Math.max(near.knee.x, far.knee.x), Math.min(near.knee.x, far.knee.x)];
  const flare = wears === "coat" || wears === "dress" ? 0.62 : 0;
  const lean = (neck.x - hips.x) / 2.6;
  const along = (share: number, aside: number): Point => ({
    x: neck.x + (hips.x - neck.x) * share + aside,
    y: neck.y + (hips.y - neck.y) * share,
  });
  const foot = {
    front: hips.x + 0.5 + flare * Math.max(0.2, front),
    back: hips.x - 0.52 + flare * Math.min(-0.1, back),
  };
  return [
    along(0.03, 0.24),
    along(0.22, 0.46),
    along(0.42, 0.56 - lean * 0.1),
    along(0.7, 0.46),
    along(0.98, 0.52),
    { x: foot.front, y: hips.y + hem },
    { x: (foot.front + foot.back) / 2, y: hips.y + hem + 0.06 },
    { x: foot.back, y: hips.y + hem },
    along(0.98, -0.56),
    along(0.68, -0.4),
    along(0.36, -0.5),
    along(0.14, -0.46),
    along(0, -0.2),
  ];
}

function headOf(pen: Pen, { head, nod }: SidePose, { hair, skin, locks }: Person): Part[] {
  const on = (x: number, y: number): Point => ({
    x: head.x + x * Math.cos(nod) - y * Math.sin(nod),
    y: head.y + x * Math.sin(nod) + y * Math.cos(nod),
  });
  const face = [
    on(-0.42, -0.1),
    on(-0.3, -0.42),
    on(0.05, -0.52),
    on(0.36, -0.36),
    on(0.4, -0.1),
    on(0.52, 0.08),
    on(0.39, 0.14),
    on(0.38, 0.34),
    on(0.24, 0.5),
    on(-0.06, 0.42),
    on(-0.32, 0.3),
  ];
  const cap = [
    on(0.34, -0.36),
    on(0.1, -0.58),
    on(-0.28, -0.52),
    on(-0.5, -0.2),
    on(-0.44, 0.16),
    on(-0.28, 0.28),
    on(-0.14, 0.02),
    on(0.02, -0.22),
  ];
  const styles: Record<Person["hair"], string[]> = {
    bald: [pen.oval(on(-0.08, 0.06), 0.07, 0.11, 0)],
    crop: [pen.blob(cap)],
    bun: [pen.blob(cap), pen.oval(on(-0.5, -0.42), 0.24, 0.24, 0)],
    bob: [
      pen.blob([
        on(0.38, -0.34),
        on(0.08, -0.6),
        on(-0.36, -0.54),
        on(-0.6, -0.1),
        on(-0.56, 0.4),
        on(-0.3, 0.52),
        on(0, 0.44),
        on(0.02, 0.02),
        on(0.14, -0.2),
      ]),
    ],
    long: [
      pen.blob([
        on(0.36, -0.36),
        on(0.06, -0.6),
        on(-0.36, -0.52),
        on(-0.58, -0.06),
        on(-0.66, 0.6),
        on(-0.72, 1.1),
        on(-0.4, 1.24),
        on(-0.14, 0.8),
        on(-0.02, 0.2),
        on(0.1, -0.2),
      ]),
    ],
    curls: [
      ...[-2.9, -2.4, -1.9, -1.4, -0.95, 2.8].map((angle) =>
        pen.oval(on(-0.08 + 0.4 * Math.cos(angle), -0.12 + 0.4 * Math.sin(angle)), 0.27, 0.27, 0),
      ),
      pen.blob(cap),
    ],
    hat: [
      pen.blob(cap),
      pen.oval(on(0.02, -0.3), 0.72, 0.09, nod),
      pen.blob([on(-0.42, -0.3), on(-0.38, -0.72), on(0, -0.8), on(0.34, -0.7), on(0.38, -0.3)]),
    ],
  };
  return [
    { d: pen.blob(face), fill: skin },
    ...styles[hair].map((d) => ({ d, fill: hair === "bald" ? mix(skin, "#12081c", 0.25) : locks })),
  ];
}
