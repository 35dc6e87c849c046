import { defineTexts } from "../../define-texts.ts";

export const alertConfirmationTexts = defineTexts(
  "mail-alert-confirmation",
  "Email: confirm that we shall tell you",
  {
    subject: "Please confirm your alert",
    preview: "Press the button and we'll email you once. If it wasn't you, do nothing.",
    title: "Confirm your alert",
    placesReturn: "You asked us to email you if a place opens up for {party}. Please confirm.",
    onSale: "You asked us to email you when tickets for {party} go on sale. Please confirm.",
    nextEvent: "You asked us to email you about the next party in {country}. Please confirm.",
    unnamedParty: "the party",
    confirm: "Confirm my alert",
    expiry: "The link works for {hours} hours. We'll send one email, and then delete your address.",
    because: "You're getting this because someone entered this address on a party page.",
    otherwise: "If it wasn't you, do nothing: we delete the address and won't write again.",
    deleteAddress: "Delete my address now",
  },
);

/** The parts that all emails with news of a party share. */
export const alertNewsTexts = defineTexts("mail-alert-news", "Emails with news of a party", {
  party: "Party",
  when: "When",
  where: "Where",
  getTicket: "Get a ticket",
  seeParty: "See the party",
  entryIsFree: "Entry is free.",
  payAtTheDoor: "You pay at the door.",
  because:
    "You're getting this email because you asked us to let you know. It's the only one: once it has gone out, we delete your address.",
  becauseFollowed:
    "You're getting this email because you asked us to keep you posted about this party. Once it's over, we delete your address.",
  deleteAddress: "Delete my address now",
});

export const placesReturnTexts = defineTexts(
  "mail-alert-places-return",
  "Email: places have opened up",
  {
    subject: "A place has opened up: {party}",
    preview: "The party you asked about has places again. First come, first served.",
    title: "A place has opened up",
    text: "{party} was sold out and has places again. First come, first served.",
  },
);

export const onSaleTexts = defineTexts("mail-alert-on-sale", "Email: tickets are on sale", {
  subject: "Tickets are on sale: {party}",
  preview: "Tickets for the party you asked about are on sale now.",
  title: "Tickets are on sale",
  text: "Tickets for {party} are on sale now.",
  fewLeft: "Only a few are left.",
});

export const freeEntryTexts = defineTexts("mail-alert-free-entry", "Email: entry is free", {
  subject: "Free entry: {party}",
  preview: "You asked us about tickets for the party. You don't need to buy one: entry is free.",
  title: "Entry is free",
  text: "You asked us to tell you when tickets for {party} go on sale. You don't need to buy one: entry is free.",
});

export const payAtTheDoorTexts = defineTexts(
  "mail-alert-pay-at-the-door",
  "Email: pay at the door",
  {
    subject: "Pay at the door: {party}",
    preview:
      "You asked us about tickets for the party. Nothing to buy in advance: pay at the door.",
    title: "You pay at the door",
    text: "You asked us to tell you when tickets for {party} go on sale. There is nothing to buy in advance: you pay at the door.",
  },
);

export const nextEventTexts = defineTexts(
  "mail-alert-next-event",
  "Email: the next party in a country",
  {
    subject: "The next party in {country}: {party}",
    preview: "You asked us to tell you about the next party in {country}. Here it is.",
    title: "Here is the next one",
    text: "You asked us to tell you about the next party in {country}. Here it is: {party}.",
  },
);

export const cancelledTexts = defineTexts("mail-alert-cancelled", "Email: the party is cancelled", {
  subject: "Cancelled: {party}",
  preview: "The party you asked about isn't going ahead. Here is why.",
  title: "This party is cancelled",
  text: "You were waiting for {party}. We're sorry: it's cancelled.",
  seeWhy: "See what happened",
});
