export const hours = [4, 5, 6, 7, 8, 9, 10] as const;
const opensAt = 16;
const lastsHours = 6;

/** Elapsed share of the party's hours in local time; 0 outside of them. Accurate to the minute. */
export function progressOf(now: Date): number {
  return isDuring(now) ? hoursSinceFour(now) / lastsHours : 0;
}

export function isDuring(now: Date): boolean {
  const passed = hoursSinceFour(now);
  return passed >= 0 && passed <= lastsHours;
}

function hoursSinceFour(now: Date): number {
  return now.getHours() + now.getMinutes() / 60 - opensAt;
}

/**
 * The sun's position as a transform from the arc's top left corner, which can be animated without
 * layout.
 */
export function wayTo(progress: number): string {
  return `${xAt(progress).toFixed(2)}cqw ${yAt(progress).toFixed(2)}cqh`;
}

/** Margin in percent of the width that keeps the first and last numeral inside. */
const margin = 2;

function xAt(progress: number): number {
  return margin + progress * (100 - 2 * margin);
}

/** Height on a flat half ellipse whose top is at seven o'clock. */
function yAt(progress: number): number {
  return 74 - 66 * Math.sin(Math.PI * progress) ** 0.9;
}

/**
 * Slope of the ellipse. At its ends, where it is vertical, a finite value that fits the curve best.
 */
function slopeAt(progress: number): number {
  const angle = Math.PI * progress;
  return -66 * 0.9 * Math.PI * Math.cos(angle) * Math.max(Math.sin(angle), 0.0053) ** -0.1;
}

/**
 * Where its Bézier curves join. They deviate by at most 0.1 % of its height: a sixth of a pixel.
 */
const joints = [0, 1 / 24, 1 / 6, 1 / 2, 5 / 6, 23 / 24, 1] as const;

export const linePath = `M${pointAt(0)}${joints.slice(1).map(curveTo).join("")}`;

function curveTo(progress: number, index: number): string {
  const from = joints[index] ?? 0;
  const third = (progress - from) / 3;
  return `C${pointAt(from, third)} ${pointAt(progress, -third)} ${pointAt(progress)}`;
}

/** A point on it, or one further along its tangent. */
function pointAt(progress: number, further = 0): string {
  const y = yAt(progress) + further * slopeAt(progress);
  return `${short(xAt(progress + further))} ${short(y)}`;
}

function short(value: number): string {
  return String(Number(value.toFixed(1)));
}
