import { type SellerProblem, maxSellers, orderLengths } from "./rules.ts";

/** Sentences about ticket sellers and their orders. */
export const orderMessages = {
  unsigned: "The signature is missing, wrong or older than five minutes",
  ahead: "This time is in the future",
  tooManyReports: "Too many orders at once. Please send them again in a minute.",
  recorded: "The order is recorded",
  moreRefunded: "No more can be refunded than was sold",
  orderIdInvalid: `An order's number has up to ${orderLengths.orderId} letters, digits and . _ : / # -`,
  currencyInvalid: "Please give the currency as three letters, such as GBP",
  nameRequired: "Name is required",
  nameTooLong: `Name can be at most ${orderLengths.seller} characters`,
  nameTaken: "This event already has a seller with this name",
  tooMany: `An event can have at most ${maxSellers} sellers`,
  sellerEventIdRequired: "Please give the event's number at the seller",
  secretRequired: "Please give the seller's signing secret or API key",
  secretNeedless: "This seller's secret is made here",
  unreadable: "This isn't an order as this seller reports it",
  soldBeforeInvalid: "Please enter a whole number of tickets",
  notFound: "This seller is no longer connected",
  connected: "The seller is connected",
  connectFailed: "Failed to connect the seller",
  rotateFailed: "Failed to make a new secret",
  deleted: "The seller is disconnected",
  deleteFailed: "Failed to disconnect the seller",
  loadFailed: "Failed to load the orders",
  none: "Connect the ticket seller, and places left, the capacity bar and “sold out” follow its orders.",
  noOrders: "No orders yet",
  pasteAddress:
    "In Ticket Tailor, add a webhook for created and updated orders under Settings, API, Webhooks, with this address:",
  polled: "Its orders are read every five minutes.",
  addressCopied: "The address is copied",
  copied: "The secret is copied",
  confirmDelete:
    "Disconnect this seller and delete its orders for good? Registrations are then those of the event's other sellers; without one they stay as they are.",
  confirmRotate: "Make a new secret? The current one works for another day.",
  replaceSecret: "Paste the one that your seller shows now.",
} as const;

export const sellerProblemSentences: Record<SellerProblem, string> = {
  refused: "It refuses the API key or the event ID",
  unreachable: "It can't be reached right now",
  unreadable: "We couldn't read its answer",
};
