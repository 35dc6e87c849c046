import { defineTexts } from "../define-texts.ts";

export const errorPageTexts = defineTexts("error-page", "A page that couldn't be shown", {
  title: "Somebody stepped on a cable",
  text: "This page could not be shown. Try once more; if it stays dark, write to {email}.",
  again: "Try again",
  toHome: "Back to the home page",
});

export const notFoundTexts = defineTexts("not-found", "A page that doesn't exist", {
  title: "This page went home early",
  text: "There is nothing at this address. The parties are still where they were.",
  toEvents: "See all events",
  toHome: "Back to the home page",
});
