import { defineTexts } from "../../define-texts.ts";

export const mailCardTexts = defineTexts("mail-cards", "Emails: cards of parties and posts", {
  tickets: "Get Tickets",
  aboutParty: "More about {party}",
  readPost: "Read {post}",
  free: "Free",
  perPerson: "{price} per person",
});
