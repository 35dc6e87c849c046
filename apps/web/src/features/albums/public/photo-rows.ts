/** How high a row is on a wide screen, in CSS pixels. */
export const rowHeight = 304;

/** How wide the page is there, and how far its images stand from each other. */
const page = { width: 1152, gap: 8 };

/** How much lower and higher than usual rows may be. */
const scales = [1, 0.95, 1.05, 0.9, 1.1, 0.85, 1.15, 0.8, 1.2] as const;

/** A last row less full than this would become too high if its images filled it. */
const leastFull = 0.6;

interface PhotoRows {
  /** How high rows are, beside their usual height. */
  scale: number;
  /** Whether the images of the last row fill it. */
  isFull: boolean;
}

/**
 * How high the rows of an album are, so that its last one is as full as can be: a browser alone
 * leaves one image beside a hole. Of two heights that do, the one nearer to the usual wins.
 */
export function photoRows(ratios: readonly number[]): PhotoRows {
  let best = { scale: 1, fullness: 0 };
  for (const scale of scales) {
    const fullness = lastRowFullness(ratios, rowHeight * scale);
    if (fullness > best.fullness + 0.01) best = { scale, fullness };
  }
  const isFull = best.fullness >= leastFull;
  return { scale: isFull ? best.scale : 1, isFull };
}

/** What part of the last row its images take before they grow: from 0 to 1. */
function lastRowFullness(ratios: readonly number[], row: number): number {
  let taken = 0;
  for (const ratio of ratios) {
    const width = Math.min(page.width, ratio * row);
    const together = taken === 0 ? width : taken + page.gap + width;
    taken = together > page.width ? width : together;
  }
  return taken / page.width;
}
