/**
 * How long an answer that is the same for everybody is cached, here and by others. An admin's
 * change shows elsewhere after at most this long.
 */
export const maxFreshSeconds = 60;

/** Until the first of these instants, ISO 8601, is there: then the answer looks different. */
export function secondsUntilFirst(instants: readonly string[], now: Date): number {
  const seconds = instants
    .map((instant) => Math.floor((Date.parse(instant) - now.getTime()) / 1000))
    .filter((left) => left >= 0);
  return Math.min(maxFreshSeconds, ...seconds);
}
