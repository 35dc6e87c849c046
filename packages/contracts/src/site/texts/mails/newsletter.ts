import { defineTexts } from "../../define-texts.ts";

export const welcomeMailTexts = defineTexts("mail-welcome", "Email: welcome to the newsletter", {
  subject: "Welcome to {club}",
  preview: "From now on you hear about new dates first. See you at four.",
  title: "You're on the list",
  paragraphs: [
    {
      id: "first",
      text: "From now on you hear about new dates first: parties from 4PM to 10PM, for people over thirty who still love to dance.",
    },
    {
      id: "songs",
      text: "You will hear the 80s, the 90s and the early 2000s, and be home by half past ten.",
    },
  ],
  comingUp: "Coming up",
  seeAll: "See all parties",
  seeNext: "See the next parties",
  goodbye: "See you at four.",
  because:
    "You are getting this email because you subscribed to our newsletter. You can unsubscribe at any time.",
  choosePreferences: "Choose what you get",
  unsubscribe: "Unsubscribe",
});

export const confirmationMailTexts = defineTexts(
  "mail-confirmation",
  "Email: confirm the newsletter",
  {
    subject: "Please confirm your subscription to {club}",
    preview: "Say yes, and new dates reach you first. If it wasn't you, do nothing.",
    title: "One more step",
    text: "Someone, hopefully you, asked for our newsletter at this address. Say yes, and new dates reach you first.",
    confirm: "Yes, send me the newsletter",
    expiry: "The link works for seven days. After that, please subscribe again.",
    because: "You are getting this email because this address was entered in our newsletter form.",
    otherwise: "If it wasn't you, do nothing: we won't write again.",
  },
);
