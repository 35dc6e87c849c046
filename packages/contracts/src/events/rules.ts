/** Free of zod, so that every page may read it. */

/** In characters. The specification names the minimums; the maximums keep a page readable. */
export const eventLengths = {
  name: { min: 3, max: 200 },
  description: { min: 10, max: 5_000 },
  link: 2_000,
  genre: 40,
  timeZone: 64,
  /** Of each part of a place: what is longer is cut. */
  location: 300,
} as const;

export const maxGenres = 20;
/** Of a capacity, and of registrations. */
export const maxPeople = 1_000_000;

/** Of one call that duplicates an event. */
export const maxRepetitions = 12;
export const maxWeeksBetween = 52;
