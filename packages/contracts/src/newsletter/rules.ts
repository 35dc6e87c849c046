/** Without zod, so that every page can import it. */

export const subscriberStatuses = ["active", "pending", "unsubscribed", "bounced"] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** How a consent was given; a form of the site has several pages. */
export const consentVias = ["form", "api", "import"] as const;

export type ConsentVia = (typeof consentVias)[number];

/** Max characters of the path of the page that has the form. */
export const maxFormPageLength = 200;

/** `all` doesn't filter. */
export const subscriberListStatuses = ["all", ...subscriberStatuses] as const;

/** Who can take a subscriber off the list. */
export const leavers = ["subscriber", "staff"] as const;

export const exportFormats = ["csv", "json"] as const;

/** How many matches of a search are counted and shown. */
export const subscriberSearchCap = 1_000;
export const maxBulkSubscribers = 10_000;
/**
 * Max subscribers for an action on all matches, because one transaction changes them while the
 * client waits.
 */
export const maxBulkMatches = 50_000;
/**
 * Max tags of a subscriber. A bulk action skips tags beyond that, and doesn't count a subscriber
 * who got none.
 */
export const maxSubscriberTags = 50;

/** The reason stored for a status change by a mailed link. */
export const confirmedReason = "Confirmation link";

/** The reason stored for a status change that undoes a bulk action. */
export const undoneReason = "Bulk action undone";

/** Per request. */
export const maxTags = 20;
export const maxPreferences = 20;
export const preferenceName = /^[A-Za-z][\w-]{0,39}$/;

/** In characters. */
export const maxTagLength = 40;
export const maxReasonLength = 200;
export const maxPreferenceLength = 100;
/** In characters; no zone has a longer name. */
export const maxTimeZoneLength = 100;
/** How long a subscriber's pause lasts. */
export const pauseDays = 30;
/** How many of a subscriber's latest changes are shown. */
export const maxShownHistory = 100;
