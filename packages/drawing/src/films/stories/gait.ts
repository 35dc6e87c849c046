import { bend } from "../pose.ts";
import type { Point } from "../stage.ts";

/** Side view, facing right; joints in heads, y down, the ground at 0. */
export interface SidePose {
  head: Point;
  nod: number;
  neck: Point;
  hips: Point;
  near: Limbs;
  far: Limbs;
}

interface Limbs {
  elbow: Point;
  hand: Point;
  knee: Point;
  foot: Point;
  /** Radians; positive lifts the heel. */
  heel: number;
}

const thigh = 1.98;
const shin = 1.9;
const upperArm = 1.4;
const foreArm = 1.3;
/** The ankle's height over the ground, in heads; up is negative. */
const ankle = -0.3;

export const stepLength = 2.6;

/** `steps` counts steps; two are one cycle. */
export function walk(steps: number, lively = 1): SidePose {
  const sway = Math.cos(2 * Math.PI * steps);
  const hips = { x: 0, y: -4.05 + 0.1 * sway };
  const neck = { x: 0.2, y: hips.y - 2.62 };
  const head = { x: neck.x + 0.14, y: neck.y - 0.66 - 0.03 * sway };
  const swing = Math.cos(Math.PI * steps) * lively;
  return {
    head,
    nod: 0.04 * sway,
    neck,
    hips,
    near: { ...leg(hips, steps), ...swingingArm(neck, -swing) },
    far: { ...leg(hips, steps + 1), ...swingingArm(neck, swing) },
  };
}

/**
 * A leg: for half of the cycle the foot stands while the body passes over it, for the other half it
 * swings ahead.
 */
function leg(hips: Point, steps: number) {
  const phase = ((steps % 2) + 2) % 2;
  const { foot, heel } = phase < 1 ? standing(phase) : swinging(phase - 1);
  return { knee: bend(hips, foot, thigh, shin, 1), foot, heel };
}

/** The foot while it stands, from the heel's touch (`share` 0) to the toes' push (1). */
function standing(share: number) {
  const foot = {
    x: stepLength / 2 - stepLength * share,
    y: ankle - 0.34 * Math.max(0, share - 0.62),
  };
  const heel = share < 0.16 ? -0.3 + share * 1.85 : Math.max(0, share - 0.6) * 1.5;
  return { foot, heel };
}

function swinging(share: number) {
  const glide = 0.5 - 0.5 * Math.cos(Math.PI * share);
  const lift = 0.13 * (1 - share) + 0.42 * Math.sin(Math.PI * share);
  const foot = { x: -stepLength / 2 + stepLength * glide, y: ankle - lift };
  return { foot, heel: 0.6 * (1 - share) - 0.3 * share };
}

function swingingArm(neck: Point, swing: number) {
  const shoulder = shoulderOf(neck);
  const upper = -0.04 + 0.34 * swing;
  const fore = upper + 0.2 + 0.3 * Math.max(0, swing);
  const elbow = {
    x: shoulder.x + Math.sin(upper) * upperArm,
    y: shoulder.y + Math.cos(upper) * upperArm,
  };
  return {
    elbow,
    hand: { x: elbow.x + Math.sin(fore) * foreArm, y: elbow.y + Math.cos(fore) * foreArm },
  };
}

export function shoulderOf(neck: Point): Point {
  return { x: neck.x - 0.06, y: neck.y + 0.42 };
}

interface Standing {
  /** How far the chest leans forward, in heads. */
  lean: number;
  nod: number;
  hands: { near: Point; far: Point };
  seated?: boolean;
}

/** Standing, or on a chair, with both hands where they're wanted. */
export function pose({ lean, nod, hands, seated = false }: Standing): SidePose {
  const hips = { x: 0, y: seated ? -2.05 : -3.98 };
  const neck = { x: hips.x + 0.1 + lean, y: hips.y - 2.62 + 0.12 * Math.abs(lean) };
  const head = { x: neck.x + 0.14 + nod * 0.5, y: neck.y - 0.66 + 0.1 * Math.abs(nod) };
  const shoulder = shoulderOf(neck);
  const limbs = (hand: Point, foot: Point) => ({
    foot,
    hand,
    heel: 0,
    // A raised arm's elbow hangs forward, a lowered one's points back.
    elbow: bend(hand, shoulder, foreArm, upperArm, hand.y < shoulder.y + 0.4 ? 1 : -1),
    knee: bend(hips, foot, thigh, shin, 1),
  });
  const foot = (x: number) => ({ x, y: ankle });
  return {
    head,
    nod,
    neck,
    hips,
    near: limbs(hands.near, foot(seated ? 1.75 : -0.2)),
    far: limbs(hands.far, foot(seated ? 2.2 : 0.4)),
  };
}
