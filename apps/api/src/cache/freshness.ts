/**
 * How long a response for everyone is cached, here and in shared caches. An admin's change appears
 * elsewhere after at most this long.
 */
export const maxFreshSeconds = 60;

/** Seconds until the first of these ISO 8601 instants, when the answer changes. */
export function secondsUntilFirst(instants: readonly string[], now: Date): number {
  const seconds = instants
    .map((instant) => Math.floor((Date.parse(instant) - now.getTime()) / 1000))
    .filter((left) => left >= 0);
  return Math.min(maxFreshSeconds, ...seconds);
}
