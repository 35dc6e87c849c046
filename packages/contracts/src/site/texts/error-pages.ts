import { defineTexts } from "../define-texts.ts";

export const errorPageTexts = defineTexts("error-page", "A page that couldn't be shown", {
  title: "Someone stepped on a cable",
  text: "We couldn't load this page. Try again; if it stays dark, write to {email}.",
  again: "Try again",
  toHome: "Back to the home page",
});

export const notFoundTexts = defineTexts("not-found", "A page that doesn't exist", {
  title: "This page went home early",
  text: "There's nothing at this address. The parties are right where you left them.",
  toEvents: "See all events",
  toHome: "Back to the home page",
});
