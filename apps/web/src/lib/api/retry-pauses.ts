/** Milliseconds before the second and the third attempt. */
export const retryPausesMs: readonly number[] = [400, 1_000];

/**
 * Milliseconds after which no further attempt starts. An attempt may last ten seconds, like any
 * call, so an error is shown within twelve.
 */
export const lastTryAtMs = 2_000;
