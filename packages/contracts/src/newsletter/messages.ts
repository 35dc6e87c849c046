import { nothingThere } from "../shared/mail-sentences.ts";
import { consentTexts } from "../site/texts/newsletter/consent.ts";

export const newsletterMessages = {
  invalidEmail: "Please enter a valid email address",
  subscribed: "Successfully subscribed to newsletter!",
  subscribeFailed: "Failed to subscribe. Please try again.",
  tooManyAttempts: "Too many subscription attempts. Please try again later.",
  confirmationSent: "Almost there! Please open the email we sent you and confirm your address.",
  confirmed: "Your subscription is confirmed. See you at four!",
  confirmFailed: "Failed to confirm. Please try again.",
  invalidConfirmLink: "This link has expired or isn't complete. Please subscribe again.",
} as const;

export const unsubscribeMessages = {
  processing: "Processing your request...",
  successTitle: "Successfully Unsubscribed",
  alreadyTitle: "Already Unsubscribed",
  errorTitle: "Oops! Something went wrong",
  unsubscribed: "You won't get any more newsletters from us.",
  alreadyUnsubscribed: "This email address isn't subscribed to our newsletter.",
  noEmail: "No email address provided",
  failed: "Failed to unsubscribe. Please try again.",
  tooManyAttempts: "Too many requests. Please try again later.",
} as const;

/** About mailing the link to a subscriber's own page again. */
export const linkMessages = {
  requested: `If this address gets our newsletter, its link is on the way. ${nothingThere}`,
  failed: "Failed to send the link. Please try again.",
} as const;

/** The wording of the consent as long as the club has no other. */
export const newsletterConsent = consentTexts.defaults.newsletter;
