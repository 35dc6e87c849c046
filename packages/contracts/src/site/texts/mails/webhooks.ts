import { defineTexts } from "../../define-texts.ts";

export const webhookOffTexts = defineTexts(
  "mail-webhook-off",
  "Email: your webhook is turned off",
  {
    subject: "A webhook of {club} is turned off",
    preview: "It can't be reached any more.",
    title: "Your webhook is turned off",
    failing: "A webhook you created has failed for three days, so we have stopped trying.",
    gone: "The receiver of a webhook you created says that it is gone for good (410), so we have stopped trying.",
    address: "Address",
    waits: "Changes wait for it for 30 days. Once it's on again, it's sent what it has missed.",
    see: "See the webhooks",
    because: "You're getting this email because you created this webhook.",
  },
);
