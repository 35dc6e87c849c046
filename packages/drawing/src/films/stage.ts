/** Dimensions that all parts of the scene share. Lengths are pixels of the drawn frame. */
export const frame = { width: 1600, height: 900 } as const;

/** 16 beats in 8 seconds are 120 a minute: the nearest to a disco's 118 that closes the loop. */
export const film = { seconds: 8, framesPerSecond: 24, beats: 16 } as const;

/** At 70 % of the width, so that a phone's tall crop around it contains the sun and the dancers. */
export const sun = { x: 1120, y: 588, radius: 150 } as const;

export const horizon = 640;

export interface Point {
  x: number;
  y: number;
}

/**
 * A sine over the loop: whole cycles only, so that the last frame runs into the first. `time` is 0
 * to 1.
 */
export function wave(time: number, cycles: number, offset = 0): number {
  return Math.sin(2 * Math.PI * (Math.round(cycles) * time + offset));
}

/** The share of the loop that has passed, 0 to 1, counted from `offset`. */
export function around(time: number, offset: number): number {
  return (((time + offset) % 1) + 1) % 1;
}
