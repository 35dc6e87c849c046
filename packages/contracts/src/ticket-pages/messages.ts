import type { FindingField, LookOutcome, TicketPageResult, UnreadField } from "./rules.ts";

export const ticketPageMessages = {
  urlRequired: "Please enter the address of the ticket page",
  urlInvalid: "Please enter a valid URL",
  tooManyLooks: "Too many checks in a short time. Please try again later.",
  findingGone: "The ticket page or the event has changed since. Please check again.",
  cantTakeOver: "This can't be copied to the event. Please change the event by hand.",
  noLink: "This event has no ticket link",
  takenOver: "The event is updated. Visitors see it now.",
  saveFirst: "Please save the form first: using this would discard what you've typed.",
  ignored: "Ignored, until one of the two changes.",
  looked: "The ticket page was checked.",
  loadFailed: "Failed to load the ticket pages",
  readFailed: "Failed to read the ticket page",
  readFailedRetry: "Failed to read the ticket page. Please try again.",
  actionFailed: "Failed to save",
  actionFailedRetry: "Failed to save. Please try again.",
  nothingFound: "We reached the page but couldn't read the details on it. Please type them in.",
} as const;

/** Why nothing is known about a page, or its event. */
export const outcomeSentences: Record<Exclude<LookOutcome, "read">, string> = {
  gone: "There is no page at this address any more.",
  unreachable: "The page can't be reached right now.",
  "turned-away": "The page blocks programs, so only a person can check it.",
  robots: "The page asks programs not to read it.",
  "no-event": ticketPageMessages.nothingFound,
  unreadable: "We couldn't read what's at this address.",
  "not-public": "Only pages on the public internet can be read.",
};

/** What an admin has to check by hand, because the page gives it in an unclear form. */
export const unreadSentences: Record<UnreadField, string> = {
  date: "We couldn't read the date or time for certain. Please check the page.",
  price: "We couldn't read the price for certain. Please check the page.",
  availability: "We couldn't tell for certain if tickets are left. Please check the page.",
  disruption: "We couldn't tell for certain if the event is going ahead. Please check the page.",
};

export const resultLabels: Record<TicketPageResult, string> = {
  agrees: "matches",
  differs: "doesn't match",
  unreachable: "can't be reached",
  "cant-tell": "can't tell",
  "not-looked-at": "not checked yet",
};

export const findingLabels: Record<FindingField, string> = {
  link: "Page",
  name: "Name",
  date: "Date",
  price: "Price",
  availability: "Tickets",
  disruption: "What happened",
  orders: "Orders",
};
