/** Height of a row on a wide screen, in CSS pixels. */
export const rowHeight = 304;

/** Width of the page and the gap between images on a wide screen. */
const page = { width: 1152, gap: 8 };

/** Allowed factors of the row height, preferred ones first. */
const scales = [1, 0.95, 1.05, 0.9, 1.1, 0.85, 1.15, 0.8, 1.2] as const;

/** Images of a last row that is emptier than this would grow too high if they filled it. */
const leastFull = 0.6;

interface PhotoRows {
  /** Factor of the usual row height. */
  scale: number;
  /** Whether the images fill the last row. */
  isFull: boolean;
}

/**
 * Chooses a row height that fills the last row of an album as well as possible: CSS alone leaves
 * one image beside a gap. Of two heights that do, the one nearer to the usual wins.
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

/** Share of the last row that its images take before they grow, from 0 to 1. */
function lastRowFullness(ratios: readonly number[], row: number): number {
  let taken = 0;
  for (const ratio of ratios) {
    const width = Math.min(page.width, ratio * row);
    const together = taken === 0 ? width : taken + page.gap + width;
    taken = together > page.width ? width : together;
  }
  return taken / page.width;
}
