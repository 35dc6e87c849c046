import type { FindingField, LookOutcome, TicketPageResult, UnreadField } from "./rules.ts";

export const ticketPageMessages = {
  urlRequired: "Please enter the address of the ticket page",
  urlInvalid: "Please enter a valid URL",
  tooManyLooks: "Too many ticket pages in a short time. Please try again later.",
  findingGone: "The ticket page or the event has changed since. Please look again.",
  cantTakeOver: "This can't be copied to the event. Please change the event by hand.",
  noLink: "This event has no ticket link",
  takenOver: "The event is updated. Visitors see it now.",
  saveFirst: "Please save the form first: using this would discard what you've typed.",
  ignored: "Ignored, until one of the two changes.",
  looked: "The ticket page was checked.",
  loadFailed: "Failed to load what ticket pages say",
  readFailed: "Failed to read the ticket page",
  readFailedRetry: "Failed to read the ticket page. Please try again.",
  actionFailed: "Failed to save",
  actionFailedRetry: "Failed to save. Please try again.",
  nothingFound:
    "The page can be reached, but it doesn't say what is on in a form that programs can read. Please type it in.",
} as const;

/** Why nothing is known about a page, or its event. */
export const outcomeSentences: Record<Exclude<LookOutcome, "read">, string> = {
  gone: "There is no page at this address any more.",
  unreachable: "The page can't be reached right now.",
  "turned-away": "The host turns programs away, so only a person can look.",
  robots: "The host asks programs not to read this page.",
  "no-event": ticketPageMessages.nothingFound,
  unreadable: "What is at this address isn't a page that can be read.",
  "not-public": "Only pages on the public internet can be read.",
};

/** What an admin has to check by hand, because the page gives it in an unclear form. */
export const unreadSentences: Record<UnreadField, string> = {
  date: "The page's date or time can't be read with certainty. Please check it there.",
  price: "The page's ticket price can't be read with certainty. Please check it there.",
  availability: "Whether tickets are left can't be read with certainty. Please check it there.",
  disruption: "Whether the event takes place can't be read with certainty. Please check it there.",
};

export const resultLabels: Record<TicketPageResult, string> = {
  agrees: "says the same",
  differs: "says something else",
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
};
