/**
 * The text people agree to when they subscribe: shown next to the form and stored with the consent,
 * word for word.
 */
export const newsletterConsent =
  "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.";
