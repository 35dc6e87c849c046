/**
 * The time for a part that is cached by its props, which would otherwise change every second.
 * Events start and end at full minutes, so their phases are still right.
 */
export function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000);
}
