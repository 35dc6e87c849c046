/** Free of zod. A ticket page is the page that an event's link leads to. */

/** What a look at a ticket page came to. */
export const lookOutcomes = [
  /** Its event was found, and can be compared. */
  "read",
  /** 404 or 410. */
  "gone",
  /** No connection, no answer in time, or the host's own error. */
  "unreachable",
  /** The host turns programs away. */
  "turned-away",
  /** The host's robots.txt asks programs not to read it. */
  "robots",
  /** There is a page, but it tells programs of no event. */
  "no-event",
  /** Not HTML, or more than anybody reads. */
  "unreadable",
  /** A host that can't exist, such as `tickets.example`, or one that isn't public. */
  "not-public",
] as const;

export type LookOutcome = (typeof lookOutcomes)[number];

/** What a ticket page says beside what its event says. */
export const ticketPageResults = [
  "agrees",
  "differs",
  "unreachable",
  "cant-tell",
  "not-looked-at",
] as const;

export type TicketPageResult = (typeof ticketPageResults)[number];

/** What the two can differ in. `link`: the page itself is gone. */
export const findingFields = [
  "link",
  "name",
  "date",
  "price",
  "availability",
  "disruption",
] as const;

export type FindingField = (typeof findingFields)[number];

/** What a ticket page can say of its tickets. */
export const foundAvailabilities = ["on-sale", "few-left", "sold-out"] as const;

/** What a ticket page can say that happened. */
export const foundDisruptions = ["cancelled", "postponed", "rescheduled"] as const;

/** One day without a connection is no news; from so many looks in a row on, it is a finding. */
export const unreachableLooks = 2;

/** The longest text that is taken from a page; a longer one is cut. */
export const maxFoundLength = 300;
