import { countryOf } from "../shared/countries.ts";
import { type AlertKind, confirmWithinHours } from "./rules.ts";

/** Sentences about alerts for visitors. */

export const alertMessages = {
  invalidEmail: "Please enter a valid email address",
  requested:
    "Check your inbox and press the button in our email, and we'll let you know once. If nothing arrives today, please try again tomorrow.",
  followRequested:
    "Check your inbox and press the button in our email. If nothing arrives today, please try again tomorrow.",
  nothingChosen: "Please choose what we may tell you",
  requestFailed: "Failed to send. Please try again.",
  tooManyAttempts: "Too many attempts. Please try again later.",
  confirmed: "We'll send you one email, and then delete your address.",
  followConfirmed: "We'll send what you asked for. After the party we delete your address.",
  confirmFailed: "Failed to confirm. Please try again.",
  invalidConfirmLink: `This link no longer works: it expired after ${confirmWithinHours} hours, we've already told you, or the party is over. The party's page shows what you can still ask for.`,
  left: "Your address is deleted. You won't hear from us about this again.",
  leaveFailed: "Failed to delete your address. Please try again.",
  invalidLeaveLink: "This link is not valid.",
} as const;

/** Shown to a visitor who wants to follow a party that has ended or was cancelled meanwhile. */
export const followOverMessage =
  "Something has changed: please reload this page to see what became of this party.";

/** Shown if the reason to wait has disappeared since the page was loaded. */
export const alertOverMessages: Record<AlertKind, string> = {
  "places-return": "Something has changed: please reload this page to see if there are places.",
  "on-sale": "Something has changed: please reload this page to see if tickets are on sale.",
  "next-event": "This party is going ahead. Please reload this page.",
};

/** A country's name with its article: `the United Kingdom`. */
export function countryInSentence(code: string): string {
  const { name } = countryOf(code);
  return name.startsWith("United ") ? `the ${name}` : name;
}
