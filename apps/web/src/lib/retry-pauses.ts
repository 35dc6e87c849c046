/** Milliseconds before a second and a third try. */
export const retryPausesMs: readonly number[] = [400, 1_000];

/**
 * Milliseconds after which no further try begins. A try may last ten seconds, as any call, so a
 * reader is told of an error within twelve.
 */
export const lastTryAtMs = 2_000;
