/** So far the clocks of two machines may be apart without harm. */
const skewMs = 60_000;

/**
 * After this, in milliseconds, no instant can be meant that was stored for `longestMs` ahead at
 * most: the clock that wrote it was wrong, and it counts as now. Otherwise a clock that was ahead
 * for a minute would block for as long as it was ahead.
 */
export function meantUntilMs(nowMs: number, longestMs: number): number {
  return nowMs + longestMs + skewMs;
}

/** The same as an instant, for queries. */
export function meantUntil(now: Date, longestMs: number): Date {
  return new Date(meantUntilMs(now.getTime(), longestMs));
}
