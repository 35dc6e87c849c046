/** Where the sun stands on the arc's drawing: at 0 at four o'clock, at 1 at ten. */
export function sunOnArc(progress: number): { cx: string; cy: string } {
  const angle = Math.PI * (1 - Math.min(1, Math.max(0, progress)));
  return {
    cx: (50 + 42 * Math.cos(angle)).toFixed(2),
    cy: (50 - 42 * Math.sin(angle)).toFixed(2),
  };
}
