/** Numbers fixed by the specification, with their units in the names. */
export const defaultUpcomingLimit = 6;
export const defaultFeaturedLimit = 6;
export const defaultCountryLimit = 10;
/** Rows on a page of subscribers and of the admin area's other tables. */
export const tablePageLimit = 20;
export const maxListLimit = 100;
/** Events on a page of /events: its HTML arrives with a connection's first packets. */
export const eventsPageLimit = 20;
/** Parties on a page of /gallery: whole rows of two, three or four. */
export const galleryPageLimit = 36;
/** Far beyond any real list; keeps OFFSET within SQL's range. */
export const maxPage = 1_000_000;
export const maxSearchLength = 200;

export const homeUpcomingLimit = 20;
export const cardGenreLimit = 3;

export const defaultReadTime = "5 min read";
export const cardTagLimit = 3;
export const relatedPostLimit = 3;
export const popularTagLimit = 10;

export const defaultCapacity = 300;
export const defaultTicketAmount = 50;
export const defaultEndTime = "22:00";

/** An uploaded image must be smaller than 5 MB. */
export const maxImageBytes = 5 * 1024 * 1024 - 1;

export const dashboardEventLimit = 10;

export const countdownRefreshMs = 1_000;
export const successToastMs = 2_000;
export const errorToastMs = 4_000;
export const plainToastMs = 4_000;
/** Long enough to read, find and press (WCAG 2.2.1). */
export const undoOfferMs = 20_000;
export const toastLimit = 20;
export const apiTimeoutMs = 10_000;
/** An upload has as long as bytes keep arriving; this long without one ends it, on both sides. */
export const uploadStallMs = 20_000;

/** Mails of one kind that anyone can have sent to any address, in 24 hours. */
export const mailsADay = 3;
