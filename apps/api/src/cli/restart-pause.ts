const firstPauseMs = 250;
const longestPauseMs = 30_000;
/** A process that has run for so long ended for a reason of its own. */
const steadyAfterMs = 30_000;

/**
 * How many milliseconds to wait before a process that ran for `ranMs` is made anew, where the last
 * pause was `pauseMs`; 0 where there was none yet.
 */
export function nextRestartPause(pauseMs: number, ranMs: number): number {
  if (ranMs >= steadyAfterMs) return 0;
  return Math.min(Math.max(pauseMs * 2, firstPauseMs), longestPauseMs);
}
