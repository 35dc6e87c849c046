import type { Point } from "./stage.ts";

/**
 * Joints in heads (a grown person is about seven and a half of them), feet at the origin, y down.
 */
export interface Pose {
  head: Point;
  /** Radians, like every angle here. */
  headTurn: number;
  neck: Point;
  hips: Point;
  shoulders: Sides<Point>;
  elbows: Sides<Point>;
  hands: Sides<Point>;
  knees: Sides<Point>;
  feet: Sides<Point>;
  /** -1 to 1: where the hips have swung to; cloth and hair follow. */
  swing: number;
}

interface Sides<T> {
  left: T;
  right: T;
}

export type Move = "groove" | "sway" | "pump" | "wide" | "clap" | "easy" | "toast" | "hip";

export interface Stance {
  move: Move;
  /** Half the width of the shoulders, in heads. */
  shoulder: number;
  /** How much of the beat gets into the body; 1 is dancing, 0.4 is nodding along. */
  energy: number;
  mirrored: boolean;
  holding?: Holding;
}

/** A hand that holds someone else's, and where it is on a beat, in heads from the feet. */
export interface Holding {
  side: "left" | "right";
  at: (beat: number) => Point;
}

/** `beat` counts beats; everything here repeats within eight of them. */
export function poseAt(stance: Stance, beat: number): Pose {
  const { energy, shoulder } = stance;
  const swing = Math.sin(Math.PI * beat);
  const late = Math.sin(Math.PI * (beat - 0.22));
  // Knees give on the beat and stretch between.
  const dip = (0.5 + 0.5 * Math.cos(2 * Math.PI * beat)) ** 1.4 * 0.2 * energy;
  const hips = { x: 0.2 * swing * energy, y: -3.72 + dip };
  const lean = (0.05 * Math.sin((Math.PI * beat) / 2) - 0.05 * swing) * energy;
  const chest = { x: hips.x * 0.5 + Math.sin(lean) * 2.3, y: hips.y - 2.28 * Math.cos(lean) };
  const tilt = 0.13 * late * energy;
  const half = { x: Math.cos(tilt) * shoulder, y: Math.sin(tilt) * shoulder };
  const rise = { left: lift("left", stance, beat), right: lift("right", stance, beat) };
  const shoulders = {
    left: { x: chest.x - half.x + rise.left * 0.14, y: chest.y - half.y - rise.left * 0.3 },
    right: { x: chest.x + half.x - rise.right * 0.14, y: chest.y + half.y - rise.right * 0.3 },
  };
  const headTurn = (0.16 * late + 0.05 * Math.cos(2 * Math.PI * beat)) * energy;
  const neck = { x: chest.x, y: chest.y - 0.42 };
  const head = { x: neck.x + 0.42 * headTurn + 0.1 * late * energy, y: neck.y - 0.6 + dip * 0.35 };
  const feet = { left: { x: -0.4, y: 0 }, right: { x: 0.4, y: 0 } };
  // Seen from behind, a knee that gives goes away from us, hardly sideways.
  const knee = (side: "left" | "right") => ({
    x: (hips.x + feet[side].x) / 2 + sign(side) * (0.16 + 0.4 * dip),
    y: (hips.y + feet[side].y) / 2,
  });
  const left = arm("left", stance, shoulders.left, beat);
  const right = arm("right", stance, shoulders.right, beat);
  return {
    head,
    headTurn,
    neck,
    hips,
    shoulders,
    elbows: { left: left.elbow, right: right.elbow },
    hands: { left: left.hand, right: right.hand },
    knees: { left: knee("left"), right: knee("right") },
    feet,
    swing: swing * energy,
  };
}

const upperArm = 1.42;
const foreArm = 1.22;

/** A raised arm brings its shoulder along, 0 to 1. */
function lift(side: "left" | "right", stance: Stance, beat: number): number {
  if (stance.holding?.side === side) return 0.7;
  const leads = (side === "right") !== stance.mirrored;
  const { upper } = armAngles(stance.move, leads, beat, stance.energy);
  return Math.min(1, Math.max(0, (upper - 1) / 1.5));
}

function arm(side: "left" | "right", stance: Stance, from: Point, beat: number) {
  if (stance.holding?.side === side) {
    const hand = stance.holding.at(beat);
    return { elbow: bend(from, hand, upperArm, foreArm, sign(side)), hand };
  }
  const leads = (side === "right") !== stance.mirrored;
  const { upper, fore } = armAngles(stance.move, leads, beat, stance.energy);
  // 0 hangs down, positive lifts outward.
  const elbow = {
    x: from.x + sign(side) * Math.sin(upper) * upperArm,
    y: from.y + Math.cos(upper) * upperArm,
  };
  const hand = {
    x: elbow.x + sign(side) * Math.sin(fore) * foreArm,
    y: elbow.y + Math.cos(fore) * foreArm,
  };
  return { elbow, hand };
}

interface ArmAngles {
  upper: number;
  fore: number;
}

function armAngles(move: Move, leads: boolean, beat: number, energy: number): ArmAngles {
  const pulse = Math.cos(2 * Math.PI * beat) * energy;
  const step = Math.sin(Math.PI * beat) * (leads ? 1 : -1) * energy;
  const long = Math.sin((Math.PI * beat) / 2) * (leads ? 1 : -1) * energy;
  const low = { upper: 0.5 + 0.14 * step, fore: -0.75 + 0.3 * step };
  switch (move) {
    case "groove":
      return leads ? { upper: 0.78 + 0.16 * step, fore: 2.35 + 0.35 * step } : low;
    case "sway":
      return leads
        ? { upper: 2.42 + 0.2 * long, fore: 3.05 + 0.34 * long }
        : { upper: 2.2 - 0.16 * long, fore: 3.3 - 0.3 * long };
    case "pump":
      return leads ? { upper: 2.36 + 0.14 * pulse, fore: 3.02 - 0.34 * pulse } : low;
    case "wide":
      return { upper: 1.5 + 0.16 * step, fore: 2.6 + 0.34 * step };
    case "clap":
      return { upper: 2.5 - 0.05 * pulse, fore: 3.78 - 0.2 * pulse };
    case "easy":
      return { upper: 0.3 + 0.1 * step, fore: -0.1 + 0.24 * step };
    case "toast":
      return leads ? { upper: 1.7 + 0.06 * step, fore: 2.95 + 0.1 * long } : low;
    case "hip":
      return leads
        ? { upper: 0.78 + 0.06 * step, fore: -0.8 }
        : { upper: 2.1 + 0.2 * step, fore: 2.9 + 0.34 * step };
  }
}

/** The joint between two bones; `outward` 1 bends it to the right, -1 to the left. */
export function bend(
  from: Point,
  to: Point,
  first: number,
  second: number,
  outward: number,
): Point {
  const distance = Math.min(Math.hypot(to.x - from.x, to.y - from.y), (first + second) * 0.999);
  const along = (first ** 2 - second ** 2 + distance ** 2) / (2 * distance);
  const away = Math.sqrt(Math.max(0, first ** 2 - along ** 2));
  const heading = Math.atan2(to.y - from.y, to.x - from.x);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const one = { x: from.x + along * cos - away * sin, y: from.y + along * sin + away * cos };
  const other = { x: from.x + along * cos + away * sin, y: from.y + along * sin - away * cos };
  return (one.x - other.x) * outward > 0 ? one : other;
}

function sign(side: "left" | "right"): number {
  return side === "left" ? -1 : 1;
}
