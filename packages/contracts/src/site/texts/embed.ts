import { defineTexts } from "../define-texts.ts";

export const embedTexts = defineTexts("embed", "The list on partners' pages", {
  documentTitle: "Next parties at {club}",
  title: "Next parties",
  titleInCountry: "Next parties in {country}",
  all: "All parties at {club}",
  none: "No parties announced just now. New dates come every few weeks.",
  free: "Free",
  tickets: "Get Tickets",
  ticketsLabel: "Get Tickets: {party} (opens in a new tab)",
});
