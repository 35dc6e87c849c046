import { maxWebhooks, secretOverlapHours } from "./rules.ts";

/** Sentences about webhooks for admins. */
export const webhookMessages = {
  urlInvalid: "Please enter an address that begins with https://",
  kindRequired: "Please choose at least one kind of change",
  tooMany: `There are already ${maxWebhooks} webhooks. Please delete one first.`,
  notFound: "This webhook doesn't exist any more",
  deliveryNotFound: "This delivery isn't kept any more",
  created: "The webhook is ready",
  secretCopied: "The secret is copied",
  changed: "The webhook is saved",
  deleted: "The webhook is deleted",
  turnedOn: "The webhook is on. What it missed is sent now.",
  turnedOff: "The webhook is off. Changes wait for it for 30 days.",
  rotated: `The new secret works now. The old one signs as well for ${secretOverlapHours} hours.`,
  isOff: "The webhook is off. Please turn it on first.",
  confirmRotate: `Make another secret? The old one signs as well for ${secretOverlapHours} hours.`,
  testQueued: "A test is on its way",
  replayed: "It is sent again",
  saveFailed: "Failed to save the webhook",
  saveFailedRetry: "Failed to save the webhook. Please try again.",
  loadFailed: "Failed to load the webhooks",
  logFailed: "Failed to load the deliveries",
  noneFound: "No webhooks yet",
  nothingSent: "Nothing has been sent yet. Send a test, or change an event.",
  confirmDelete: "Delete this webhook and its log for good? The receiver hears of nothing more.",
} as const;
