/** Without zod, so that every page can import it. */

/** In characters. The specification names the minimums; the maximums keep a page readable. */
export const eventLengths = {
  name: { min: 3, max: 200 },
  description: { min: 10, max: 5_000 },
  link: 2_000,
  genre: 40,
  timeZone: 64,
  /** Why an event is disrupted. */
  dayNotice: 200,
  reason: 500,
  /** Max length of a line-up name. */
  act: 100,
  /** A sentence about the door, the cloakroom and so on. */
  note: 300,
  /** Words of a promotion. */
  promotion: 200,
  /** Max length of a part of a place; longer ones are cut. */
  location: 300,
} as const;

/** Changed, exported or deleted by one call. */
export const maxBulkEvents = 100;

/** `2026-12`: a month in the venues' calendar. */
export const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** `16:00` */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export const maxGenres = 20;
/** Acts at one party. */
export const maxLineUp = 30;
/** In years. */
/** Max capacity and number of registrations. */
export const maxPeople = 1_000_000;

/** Max copies of an event made by one call. */
export const maxRepetitions = 12;
export const maxWeeksBetween = 52;
