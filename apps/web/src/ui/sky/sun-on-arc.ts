/** Coordinates of the sun in the arc's drawing: 0 is four o'clock, 1 is ten. */
export function sunOnArc(progress: number): { cx: string; cy: string } {
  const angle = Math.PI * (1 - Math.min(1, Math.max(0, progress)));
  return {
    cx: (50 + 42 * Math.cos(angle)).toFixed(2),
    cy: (50 - 42 * Math.sin(angle)).toFixed(2),
  };
}
