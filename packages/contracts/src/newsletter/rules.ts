/** Free of zod, so that every page may read it. */

export const subscriberStatuses = ["active", "pending", "unsubscribed", "bounced"] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** `all` filters nothing. */
export const subscriberListStatuses = ["all", ...subscriberStatuses] as const;

/** Those who may take a subscriber off the list. */
export const leavers = ["subscriber", "staff"] as const;

export const exportFormats = ["csv", "json"] as const;

/** How many matches of a search are counted and shown. */
export const subscriberSearchCap = 1_000;
export const maxBulkSubscribers = 10_000;
/**
 * The most subscribers of an action on all that match: one transaction changes them while the
 * client waits.
 */
export const maxBulkMatches = 50_000;
/**
 * The most tags of one subscriber. A bulk action leaves out those that are too many, and doesn't
 * count a subscriber who got none.
 */
export const maxSubscriberTags = 50;

/** The reason of a change of status that takes a bulk action back. */
export const undoneReason = "Bulk action undone";

/** Named by one request. */
export const maxTags = 20;
export const maxPreferences = 20;
export const preferenceName = /^[A-Za-z][\w-]{0,39}$/;

/** In characters. */
export const maxTagLength = 40;
export const maxReasonLength = 200;
export const maxPreferenceLength = 100;
/** In characters of a campaign parameter. */
export const maxUtmLength = 200;
/** In characters; a longer name is no zone's. */
export const maxTimeZoneLength = 100;
/** How long a subscriber's pause is. */
export const pauseDays = 30;
/** The latest of a subscriber's changes that are shown. */
export const maxShownHistory = 100;
