/** The sun begins to climb a month before the doors open. */
const climbMs = 30 * 86_400_000;

/** Position of the countdown's sun on its arc: 0 at its beginning, 1 when the doors open. */
export function climbTo(startsAt: string, now: Date): number {
  const leftMs = Math.max(0, Date.parse(startsAt) - now.getTime());
  return Math.max(0, 1 - leftMs / climbMs);
}
