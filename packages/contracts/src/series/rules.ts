/** Free of zod, so that every page may read it. */

/** How many dates are made, or shown, of a series at once. */
export const seriesDates = { min: 2, max: 60 } as const;

/** Weeks or months from one date to the next. */
export const maxInterval = 52;

/** Characters of a rule. */
export const maxRuleLength = 200;

/** How many other dates of its series an event's page shows. */
export const otherDatesLimit = 6;

/** Which dates a change is for: the edited one, it and those after it, or all that are to come. */
export const seriesScopes = ["this", "following", "all"] as const;

export type SeriesScope = (typeof seriesScopes)[number];

/**
 * The fields in which the dates of a series are alike, until one is changed by hand. How many
 * people come to a party is a matter of that party alone.
 */
export const seriesFields = [
  "eventName",
  "description",
  "startDate",
  "endDate",
  "startTime",
  "endTime",
  "location",
  "country",
  "timeZone",
  "ticketPrice",
  "redirectUrl",
  "status",
  "capacity",
  "unlimitedCapacity",
  "availability",
  "onSaleFrom",
  "musicGenres",
  "lineUp",
  "minimumAge",
  "door",
  "accessibility",
  "cloakroom",
  "refunds",
  "featured",
  "publishAt",
  "takeDownAt",
  "poster",
] as const;

export type SeriesField = (typeof seriesFields)[number];
