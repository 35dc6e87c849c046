const firstPauseMs = 250;
const longestPauseMs = 30_000;
/** A process that ran longer than this didn't fail because of its start. */
const steadyAfterMs = 30_000;

/**
 * How many milliseconds to wait before restarting a process that ran for `ranMs`; `pauseMs` is the
 * previous pause, 0 if there was none.
 */
export function nextRestartPause(pauseMs: number, ranMs: number): number {
  if (ranMs >= steadyAfterMs) return 0;
  return Math.min(Math.max(pauseMs * 2, firstPauseMs), longestPauseMs);
}
