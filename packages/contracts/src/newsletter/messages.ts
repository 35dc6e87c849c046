import { consentTexts } from "../site/texts/newsletter/consent.ts";

export const newsletterMessages = {
  invalidEmail: "Please enter a valid email address",
  subscribed: "Successfully subscribed to newsletter!",
  subscribeFailed: "Failed to subscribe. Please try again.",
  tooManyAttempts: "Too many subscription attempts. Please try again later.",
  confirmationSent: "Almost there! Please open the email we sent you and confirm your address.",
  confirmed: "Your subscription is confirmed. See you at four!",
  confirmFailed: "Failed to confirm. Please try again.",
  invalidConfirmLink: "This link is not valid, or too old. Please subscribe again.",
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

/** The wording of the consent as long as the club has no other. */
export const newsletterConsent = consentTexts.defaults.newsletter;
