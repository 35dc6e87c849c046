/** Without zod. A ticket page is the page an event's link leads to. */

/** The outcome of looking at a ticket page. */
export const lookOutcomes = [
  /** Its event was found, and can be compared. */
  "read",
  /** 404 or 410. */
  "gone",
  /** No connection, a timeout, or a server error of the host. */
  "unreachable",
  /** The host blocks programs. */
  "turned-away",
  /** The host's robots.txt disallows reading it. */
  "robots",
  /** The page has no machine-readable event. */
  "no-event",
  /** Not HTML, or too long. */
  "unreadable",
  /** A host that can't exist, such as `tickets.example`, or one that isn't public. */
  "not-public",
] as const;

export type LookOutcome = (typeof lookOutcomes)[number];

/** How a ticket page compares with its event. */
export const ticketPageResults = [
  "agrees",
  "differs",
  "unreachable",
  "cant-tell",
  "not-looked-at",
] as const;

export type TicketPageResult = (typeof ticketPageResults)[number];

/**
 * The fields that can differ. `link`: the page itself is gone. `orders`: the page agrees with what
 * admins set, but not with the orders that sellers report.
 */
export const findingFields = [
  "link",
  "name",
  "date",
  "price",
  "availability",
  "disruption",
  "orders",
] as const;

export type FindingField = (typeof findingFields)[number];

/** Fields that a page may give in a form that can't be read with certainty. */
export const unreadFields = ["date", "price", "availability", "disruption"] as const;

export type UnreadField = (typeof unreadFields)[number];

/** Availabilities a ticket page can show. */
export const foundAvailabilities = ["on-sale", "few-left", "sold-out"] as const;

/** Disruptions a ticket page can show. */
export const foundDisruptions = ["cancelled", "postponed", "rescheduled"] as const;

/**
 * A single day without a connection isn't reported; this many failed looks in a row are a finding.
 */
export const unreachableLooks = 2;

/** Max length of a text from a page; longer ones are cut. */
export const maxFoundLength = 300;
