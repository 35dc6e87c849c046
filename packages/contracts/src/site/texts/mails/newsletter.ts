import { defineTexts } from "../../define-texts.ts";

export const welcomeMailTexts = defineTexts("mail-welcome", "Email: welcome to the newsletter", {
  subject: "Welcome to {club}",
  preview: "From now on you'll hear about new dates first. See you at four.",
  title: "You're on the list",
  paragraphs: [
    {
      id: "first",
      text: "From now on you'll hear about new dates first: parties from 4PM to 10PM, for people over thirty who still love to dance.",
    },
    {
      id: "songs",
      text: "Expect the 80s, the 90s and the early 2000s, and home by half past ten.",
    },
  ],
  comingUp: "Coming up",
  seeAll: "See all parties",
  seeNext: "See the next parties",
  goodbye: "See you at four.",
  because:
    "You're getting this email because you subscribed to our newsletter. You can unsubscribe at any time.",
  choosePreferences: "Choose what you hear about, or take a break",
  unsubscribe: "Unsubscribe",
});

export const confirmationMailTexts = defineTexts(
  "mail-confirmation",
  "Email: confirm the newsletter",
  {
    subject: "Please confirm your subscription to {club}",
    preview: "Say yes and you'll hear about new dates first. If it wasn't you, do nothing.",
    title: "One more step",
    text: "You asked for our newsletter. Confirm, and you'll hear about new dates first.",
    confirm: "Yes, send me the newsletter",
    expiry: "The link works for seven days. After that, please subscribe again.",
    because: "You're getting this email because this address was entered in our newsletter form.",
    otherwise: "If it wasn't you, do nothing: we won't write again.",
  },
);

export const linkMailTexts = defineTexts("mail-newsletter-link", "Email: the link, again", {
  subject: "Your {club} newsletter link",
  preview: "Choose what you get, take a break, or unsubscribe.",
  title: "Your newsletter",
  text: "Here's the link you asked for. Use it to choose what you hear about, take a break, or unsubscribe.",
  open: "Open my page",
  because: "You're getting this email because this address was entered on our site.",
  otherwise: "If it wasn't you, do nothing: nothing has changed.",
});
