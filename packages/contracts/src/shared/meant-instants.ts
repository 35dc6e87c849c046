/** How far two machines' clocks may differ without harm. */
const skewMs = 60_000;

/**
 * The latest plausible time, in milliseconds, for an instant stored at most `longestMs` ahead:
 * beyond it, the clock that wrote it was wrong, and it counts as now. Otherwise a clock that was
 * ahead for a minute would block for as long as it was ahead.
 */
export function meantUntilMs(nowMs: number, longestMs: number): number {
  return nowMs + longestMs + skewMs;
}

/** The same as an instant, for queries. */
export function meantUntil(now: Date, longestMs: number): Date {
  return new Date(meantUntilMs(now.getTime(), longestMs));
}
