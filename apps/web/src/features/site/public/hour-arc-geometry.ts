export const hours = [4, 5, 6, 7, 8, 9, 10] as const;
const opensAt = 16;
const lastsHours = 6;

/** How much of the party's hours has passed on this clock; 0 outside of them. To the minute. */
export function progressOf(now: Date): number {
  const hour = now.getHours() + now.getMinutes() / 60 - opensAt;
  return hour < 0 || hour > lastsHours ? 0 : hour / lastsHours;
}

/**
 * The sun's place as a transform from the arc's top left corner, which can be animated without a
 * new layout.
 */
export function wayTo(progress: number): string {
  return `${xAt(progress).toFixed(2)}cqw ${yAt(progress).toFixed(2)}cqh`;
}

/** The arc's margin in percent of its width, so that the first and the last numeral stay inside. */
const margin = 2;

function xAt(progress: number): number {
  return margin + progress * (100 - 2 * margin);
}

/** The height on a flat half ellipse whose top is at seven o'clock. */
function yAt(progress: number): number {
  return 74 - 66 * Math.sin(Math.PI * progress) ** 0.9;
}

export const linePath = Array.from({ length: 61 }, (_, index) => {
  const progress = index / 60;
  return `${index === 0 ? "M" : "L"}${xAt(progress).toFixed(2)} ${yAt(progress).toFixed(2)}`;
}).join("");
