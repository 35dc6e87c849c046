import { defineTexts } from "../../define-texts.ts";

export const contactReplyTexts = defineTexts(
  "mail-contact-reply",
  "Email: the answer to a message",
  {
    youWrote: "On {day} you wrote:",
    reply: "Just reply to this email: it goes straight to the club.",
    because: "You're getting this email because you wrote to {club} on our contact page.",
  },
);
