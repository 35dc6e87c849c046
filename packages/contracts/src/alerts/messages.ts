import { countryOf } from "../shared/countries.ts";
import { nothingThere } from "../shared/mail-sentences.ts";
import { type AlertKind, confirmWithinHours } from "./rules.ts";

/** Sentences about alerts for visitors. */

export const alertMessages = {
  invalidEmail: "Please enter a valid email address",
  requested: `Check your inbox and confirm. We'll email you once. ${nothingThere}`,
  followRequested: `Check your inbox and press the button in our email. ${nothingThere}`,
  nothingChosen: "Please choose what we should tell you",
  requestFailed: "Failed to send. Please try again.",
  tooManyAttempts: "Too many attempts. Please try again later.",
  confirmed: "We'll send you one email, and then delete your address.",
  followConfirmed: "We'll send what you asked for. After the party we delete your address.",
  confirmFailed: "Failed to confirm. Please try again.",
  invalidConfirmLink: `This link no longer works: it expired after ${confirmWithinHours} hours, we've already told you, or the party is over. See the party's page for what's still possible.`,
  left: "Your address is deleted. You won't hear from us about this again.",
  leaveFailed: "Failed to delete your address. Please try again.",
  invalidLeaveLink: "This link has expired or isn't complete.",
} as const;

/** Shown to a visitor who wants to follow a party that has ended or was cancelled meanwhile. */
export const followOverMessage = "This party has changed. Please reload the page for the latest.";

/** Shown if the reason to wait has disappeared since the page was loaded. */
export const alertOverMessages: Record<AlertKind, string> = {
  "places-return": "This party has changed. Please reload the page to see if there are places.",
  "on-sale": "This party has changed. Please reload the page to see if tickets are on sale.",
  "next-event": "This party is going ahead. Please reload the page.",
};

/** A country's name with its article: `the United Kingdom`. */
export function countryInSentence(code: string): string {
  const { name } = countryOf(code);
  return name.startsWith("United ") ? `the ${name}` : name;
}
