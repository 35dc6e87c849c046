/** Free of zod, so that every page may read it. */

/** In characters. The specification names the minimums; the maximums keep a page readable. */
export const eventLengths = {
  name: { min: 3, max: 200 },
  description: { min: 10, max: 5_000 },
  link: 2_000,
  genre: 40,
  timeZone: 64,
  /** Why an event is disrupted. */
  reason: 500,
  /** The longest part of a place; a longer one is cut. */
  location: 300,
} as const;

export const maxGenres = 20;
/** The highest capacity and number of registrations. */
export const maxPeople = 1_000_000;

/** The most copies that one call makes of an event. */
export const maxRepetitions = 12;
export const maxWeeksBetween = 52;
