import { defineTexts } from "../define-texts.ts";

/** Of `signUps`: the subscriber first opens a mailed link. */
export const confirmedSignUps = "after a confirmation";
const signUpsAsEverywhere = "as everywhere";

/**
 * Who sends by law, which owners change. They are settings like those of `brandTexts`, in a
 * definition of their own, because no page's script needs them.
 */
export const legalTexts = defineTexts("brand", "The sender by law", {
  legalName: "",
  postalAddress: "",
  companyNumber: "",
  /** Where they differ. An empty field is as everywhere. */
  countries: [
    {
      id: "example",
      hidden: "yes",
      code: "UK",
      legalName: "Example Dance Club Limited",
      companyNumber: "Company number 01234567",
      postalAddress: "1 Example Street, Exampleton, London SW1A 1AA, United Kingdom",
      signUps: signUpsAsEverywhere,
    },
    {
      id: "example-of-sign-ups",
      hidden: "yes",
      code: "CA",
      legalName: "",
      companyNumber: "",
      postalAddress: "",
      signUps: confirmedSignUps,
    },
  ],
});

/** What people agree to once the sender is known. */
export const senderConsentTexts = defineTexts(
  "sender-consent",
  "What people agree to, with the sender",
  {
    newsletter:
      "By subscribing you agree that {sender} sends you our newsletter by email. You can unsubscribe at any time.",
    alert:
      "You agree that {sender} sends you one email to confirm and one to tell you. Then we delete your address.",
    follow:
      "You agree that {sender} sends you one email to confirm, and then only what you asked for. After the party we delete your address.",
    /** After a wording of the club's own. */
    ownWording: "{wording} The sender is {sender}.",
    elsewhere: "{sender}, or in {country} {other}",
  },
);
