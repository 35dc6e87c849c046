/** Without zod, so that every page can import it. */

export const scores = [1, 2, 3, 4, 5] as const;

/** In characters. A sentence fits where the site quotes it. */
export const reviewLengths = { sentence: 280, firstName: 40 } as const;

/** How long after the end of an event its guests can review it, and change their review. */
export const reviewWithinDays = 60;

/** Quotations are shown with five stars, so only such reviews are quoted. */
export const quotedScore = 5;

/** How many of an event's reviews are returned, latest first. */
export const maxReviews = 200;
