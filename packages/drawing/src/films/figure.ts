import { type Holding, type Move, type Pose, poseAt } from "./pose.ts";
import { blob, disc, limb, oval, polygon } from "./shapes.ts";
import type { Point } from "./stage.ts";

type Hair = "crop" | "bob" | "long" | "bun" | "curls" | "bald" | "hat" | "tail";

type Garment = "shirt" | "tee" | "dress" | "top" | "jacket";

export interface Figure {
  /** The point between the feet, in pixels; `head` is the height of a head. */
  x: number;
  y: number;
  head: number;
  slim: boolean;
  hair: Hair;
  garment: Garment;
  move: Move;
  energy: number;
  mirrored: boolean;
  /** Facing the viewer; otherwise seen from behind. */
  facesUs?: boolean;
  /** How far the figure is behind the beat, in beats. */
  late: number;
  holding?: Holding;
  colours: FigureColours;
}

interface FigureColours {
  skin: string;
  hair: string;
  cloth: string;
  trousers: string;
}

export interface Part {
  d: string;
  fill: string;
}

/** Outlines from the back to the front, in pixels of the frame. */
export function drawFigure(figure: Figure, beat: number): Part[] {
  const pose = poseAt(
    {
      move: figure.move,
      shoulder: figure.slim ? 0.78 : 0.94,
      energy: figure.energy,
      mirrored: figure.mirrored,
      ...(figure.holding && { holding: figure.holding }),
    },
    beat - figure.late,
  );
  const pen = penFor(figure);
  const { skin, hair, cloth, trousers } = figure.colours;
  const bare = figure.garment === "dress" || figure.garment === "top";
  const locks = hairdo(pose, pen, figure.hair).map((d) => ({
    d,
    fill: figure.hair === "bald" ? skin : hair,
  }));
  return [
    ...(figure.facesUs ? locks : []),
    ...(figure.move === "toast" ? [glass(pose, pen, figure.mirrored ? "left" : "right")] : []),
    ...legs(pose, pen, figure.garment === "dress" ? skin : trousers),
    ...sleeve("left", pose, pen, figure, bare),
    ...sleeve("right", pose, pen, figure, bare),
    {
      d: pen.limb(
        pose.head,
        figure.slim ? 0.18 : 0.22,
        { x: pose.neck.x, y: pose.neck.y + 0.3 },
        figure.slim ? 0.24 : 0.3,
      ),
      fill: skin,
    },
    { d: pen.blob(torso(pose, figure)), fill: cloth },
    ...(figure.facesUs ? face(pose, pen, figure, locks) : [nape(pose, pen, skin), ...locks]),
  ];
}

function nape(pose: Pose, pen: Pen, fill: string): Part {
  return { d: pen.oval(pose.head, 0.37, 0.5, pose.headTurn), fill };
}

/** Draws a face without features, framed by the hair. */
function face(pose: Pose, pen: Pen, { hair, colours }: Figure, locks: Part[]): Part[] {
  const { head, headTurn } = pose;
  const chin = { x: head.x - 0.1 * Math.sin(headTurn), y: head.y + 0.1 };
  return [
    { d: pen.oval(chin, 0.34, 0.42, headTurn), fill: colours.skin },
    ...(hair === "hat" ? locks : []),
  ];
}

type Pen = ReturnType<typeof penFor>;

/** Converts from heads to pixels. */
function penFor({ x, y, head }: Figure) {
  const place = (point: Point): Point => ({ x: x + point.x * head, y: y + point.y * head });
  return {
    limb: (from: Point, fromRadius: number, to: Point, toRadius: number) =>
      limb(place(from), fromRadius * head, place(to), toRadius * head),
    blob: (points: readonly Point[]) => blob(points.map(place)),
    polygon: (points: readonly Point[]) => polygon(points.map(place)),
    disc: (centre: Point, radius: number) => disc(place(centre), radius * head),
    oval: (centre: Point, radiusX: number, radiusY: number, turn: number) =>
      oval(place(centre), radiusX * head, radiusY * head, turn),
  };
}

function legs(pose: Pose, pen: Pen, fill: string): Part[] {
  return (["left", "right"] as const).flatMap((side) => {
    const hip = { x: pose.hips.x + (side === "left" ? -0.28 : 0.28), y: pose.hips.y };
    return [
      { d: pen.limb(hip, 0.42, pose.knees[side], 0.29), fill },
      { d: pen.limb(pose.knees[side], 0.29, pose.feet[side], 0.19), fill },
      { d: pen.oval({ x: pose.feet[side].x, y: 0.02 }, 0.3, 0.14, 0), fill },
    ];
  });
}

function sleeve(
  side: "left" | "right",
  pose: Pose,
  pen: Pen,
  figure: Figure,
  bare: boolean,
): Part[] {
  const { skin, cloth } = figure.colours;
  const girth = figure.slim ? 0.84 : 1;
  const [shoulder, elbow, hand] = [pose.shoulders[side], pose.elbows[side], pose.hands[side]];
  const long = figure.garment === "shirt" || figure.garment === "jacket";
  const half = between(shoulder, elbow, 0.6);
  const wrist = between(elbow, hand, 0.94);
  const palm = between(elbow, hand, 1.14);
  const heading = Math.atan2(hand.y - elbow.y, hand.x - elbow.x);
  const finger = (spread: number, length: number) => ({
    x: palm.x + Math.cos(heading + spread) * length,
    y: palm.y + Math.sin(heading + spread) * length,
  });
  const fingers = [
    finger(-0.42, 0.34),
    finger(-0.12, 0.42),
    finger(0.16, 0.4),
    finger(side === "left" ? -1 : 1, 0.28),
  ];
  return [
    { d: pen.limb(shoulder, 0.25 * girth, elbow, 0.165 * girth), fill: bare ? skin : cloth },
    { d: pen.limb(elbow, 0.17 * girth, hand, 0.095 * girth), fill: skin },
    { d: pen.limb(hand, 0.1 * girth, palm, 0.15 * girth), fill: skin },
    ...fingers.map((tip) => ({ d: pen.limb(palm, 0.085 * girth, tip, 0.045), fill: skin })),
    ...(bare
      ? []
      : [{ d: pen.limb(shoulder, 0.3 * girth, long ? elbow : half, 0.23 * girth), fill: cloth }]),
    ...(long ? [{ d: pen.limb(elbow, 0.22 * girth, wrist, 0.15 * girth), fill: cloth }] : []),
  ];
}

function torso(pose: Pose, { garment, slim }: Figure): Point[] {
  const { left, right } = pose.shoulders;
  const { hips, neck, swing } = pose;
  const chest = { x: neck.x, y: neck.y + 0.42 };
  const waist = between(chest, hips, 0.66);
  const loose = garment === "shirt" || garment === "jacket";
  const skirt = garment === "dress";
  const waistHalf = (slim ? 0.54 : 0.7) + (loose ? 0.1 : 0);
  const hipHalf = slim ? 0.7 : 0.7;
  const hemHalf = skirt ? 1.08 : hipHalf + (loose ? 0.08 : 0);
  const hem = skirt
    ? { x: hips.x * 0.3 - swing * 0.34, y: hips.y + 1.5 }
    : { x: hips.x - swing * 0.05, y: hips.y + (loose ? 0.45 : 0.2) };
  const flank = (shoulder: Point, side: number): Point[] => [
    { x: neck.x + side * 0.24, y: neck.y + 0.02 },
    { x: between(neck, shoulder, 0.52).x, y: between(neck, shoulder, 0.52).y - 0.02 },
    { x: shoulder.x + side * 0.02, y: shoulder.y - 0.24 },
    { x: shoulder.x + side * 0.17, y: shoulder.y + 0.06 },
    { x: between(shoulder, waist, 0.42).x + side * (slim ? 0.14 : 0.2), y: chest.y + 0.75 },
    { x: waist.x + side * waistHalf, y: waist.y },
    { x: hips.x + side * hipHalf, y: hips.y - 0.1 },
    { x: hem.x + side * hemHalf, y: hem.y - side * swing * (skirt ? 0.12 : 0) },
  ];
  return [...flank(right, 1), ...flank(left, -1).toReversed()];
}

function hairdo({ head, headTurn, swing }: Pose, pen: Pen, hair: Hair): string[] {
  const at = (x: number, y: number): Point => ({
    x: head.x + x * Math.cos(headTurn) - y * Math.sin(headTurn),
    y: head.y + x * Math.sin(headTurn) + y * Math.cos(headTurn),
  });
  const cap = pen.oval(at(0, -0.1), 0.41, 0.45, headTurn);
  const ears = [
    pen.oval(at(-0.38, 0.06), 0.07, 0.12, headTurn),
    pen.oval(at(0.38, 0.06), 0.07, 0.12, headTurn),
  ];
  const drag = -swing * 0.16;
  switch (hair) {
    case "crop":
      return [cap];
    case "bald":
      return ears;
    case "bob":
      return [
        pen.blob([
          at(0, -0.58),
          at(0.42, -0.32),
          at(0.5, 0.2),
          at(0.46 + drag, 0.5),
          at(0, 0.46),
          at(-0.46 + drag, 0.5),
          at(-0.5, 0.2),
          at(-0.42, -0.32),
        ]),
      ];
    case "long":
      return [
        pen.blob([
          at(0, -0.58),
          at(0.42, -0.3),
          at(0.48, 0.3),
          at(0.5 + drag, 0.95),
          at(0.1 + drag, 1.3),
          at(-0.44 + drag, 1.0),
          at(-0.48, 0.3),
          at(-0.42, -0.3),
        ]),
      ];
    case "bun":
      return [cap, pen.disc(at(0.02, -0.66), 0.22)];
    case "curls":
      return [
        ...[-2.7, -2.1, -1.57, -1, -0.4, 0.25, 2.9].map((angle) =>
          pen.disc(at(0.34 * Math.cos(angle), -0.12 + 0.36 * Math.sin(angle)), 0.27),
        ),
        cap,
      ];
    case "hat":
      return [
        pen.oval(at(0, -0.24), 0.72, 0.11, headTurn),
        pen.blob([
          at(-0.42, -0.26),
          at(-0.38, -0.66),
          at(-0.12, -0.74),
          at(0.02, -0.69),
          at(0.16, -0.74),
          at(0.38, -0.66),
          at(0.42, -0.26),
        ]),
      ];
    case "tail":
      return [
        cap,
        pen.limb(at(0, -0.42), 0.13, at(drag * 2, 0.5), 0.17),
        pen.limb(at(drag * 2, 0.5), 0.17, at(drag * 3.4, 0.95), 0.05),
      ];
  }
}

/** Draws an orange drink in a tumbler, held in a raised hand. */
function glass(pose: Pose, pen: Pen, side: "left" | "right"): Part {
  const { x, y } = pose.hands[side];
  const [base, rim] = [y - 0.02, y - 0.56];
  const tumbler = [
    { x: x - 0.15, y: base },
    { x: x - 0.2, y: rim },
    { x: x + 0.2, y: rim },
    { x: x + 0.15, y: base },
  ];
  return { d: pen.polygon(tumbler), fill: "#d9793f" };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
