import { defineTexts } from "../../define-texts.ts";

/**
 * What people agree to: shown next to the forms, and stored with a subscriber's consent, word for
 * word.
 */
export const consentTexts = defineTexts("consent", "What people agree to", {
  newsletter:
    "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
  alert: "One email to confirm, one to tell you, then we delete your address.",
  follow:
    "One email to confirm, then only what you asked for. After the party we delete your address.",
  quote:
    "You may quote my sentence on your site, with my first name and the party. I can take that back with the link in your email.",
});
