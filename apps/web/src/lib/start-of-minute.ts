/**
 * The time for a part that is cached by its properties: in a second it would be another one. Events
 * begin and end at full minutes, so that their phases are right all the same.
 */
export function startOfMinute(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000);
}
