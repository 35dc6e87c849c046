import { defineTexts } from "../../define-texts.ts";

export const followConfirmationTexts = defineTexts(
  "mail-follow-confirmation",
  "Email: confirm that you follow a party",
  {
    subject: "Please confirm: shall we keep you posted?",
    preview: "Press the button, and we'll keep you posted. If it wasn't you, do nothing.",
    title: "Shall we keep you posted?",
    text: "Someone, hopefully you, asked us to write to this address about {party}:",
    placesReturn: "If places open up",
    onSale: "When tickets go on sale",
    changes: "If anything changes, with the date for your calendar",
    reminder: "A reminder on the day before",
    thanks: "A thank-you afterwards, with the photos and the next date",
    confirm: "Yes, keep me posted",
    expiry:
      "The link works for {hours} hours. We'll send only what you asked for, and delete your address after the party.",
    because: "You are getting this email because this address was entered on the page of a party.",
    otherwise: "If it wasn't you, do nothing: we delete the address and won't write again.",
    deleteAddress: "Delete my address now",
  },
);

/** The parts that all emails to a party's followers share. */
export const followTexts = defineTexts("mail-follow", "Emails to those who follow a party", {
  party: "Party",
  when: "When",
  where: "Where",
  whenBefore: "Not any more",
  whereBefore: "No longer at",
  dateToCome: "The new date is still to come",
  seeParty: "See the party",
  because:
    "You are getting this email because you asked us to keep you posted about this party. Once it is over, we delete your address.",
  deleteAddress: "Stop, and delete my address",
});

export const followEntryTexts = defineTexts("mail-follow-entry", "Email: the date for a calendar", {
  subject: "For your calendar: {party}",
  preview: "Here is the date. If anything changes, your calendar will move with it.",
  title: "It's a date",
  text: "The date is attached, for your calendar. If anything changes, we'll write, and the entry will move with it.",
});

export const followReminderTexts = defineTexts(
  "mail-follow-reminder",
  "Email: a reminder of the party",
  {
    tomorrowSubject: "Tomorrow: {party}",
    tomorrowTitle: "See you tomorrow",
    todaySubject: "Today: {party}",
    todayTitle: "See you today",
    preview: "You asked for a reminder: here is when and where, one last time.",
    text: "You asked us to remind you. Here is when and where.",
  },
);

export const followChangeTexts = defineTexts("mail-follow-change", "Email: the party has changed", {
  cancelledSubject: "Cancelled: {party}",
  cancelledTitle: "This party is cancelled",
  cancelledText: "We are sorry: the party you follow is not going ahead. Here is why.",
  postponedSubject: "Postponed: {party}",
  postponedTitle: "This party is postponed",
  postponedText: "The party you follow gets a new date. We'll write as soon as we know it.",
  backOnSubject: "Going ahead after all: {party}",
  backOnTitle: "It's going ahead after all",
  backOnText: "Good news: the party you follow is going ahead as planned.",
  dateSubject: "New date: {party}",
  dateTitle: "There is a new date",
  dateText: "The party you follow takes place on another day. Please note the new date.",
  timeSubject: "New time: {party}",
  timeTitle: "There is a new time",
  timeText: "The party you follow has new hours on the same day. Please note them.",
  placeSubject: "New place: {party}",
  placeTitle: "There is a new place",
  placeText: "The party you follow has moved to another place. Please note where it is now.",
  bothSubject: "New time and place: {party}",
  bothTitle: "There is a new time and a new place",
  bothText: "The party you follow takes place at another time and at another place.",
  saleEndedSubject: "No more tickets: {party}",
  saleEndedTitle: "There are no more tickets",
  saleEndedText: "The party you follow goes ahead, but its tickets are no longer on sale.",
  dayNoticeSubject: "Good to know: {party}",
  dayNoticeTitle: "Good to know for the day",
  dayNoticeText: "The party you follow goes ahead. Here is a notice from the club.",
  calendar: "Attached is the change for your calendar.",
});

export const followThanksTexts = defineTexts("mail-follow-thanks", "Email: thank you, afterwards", {
  subject: "Thank you: {party}",
  preview: "Thank you for dancing with us. Here is what comes after the party.",
  title: "Thank you for dancing with us",
  text: "That was a good one, and home before ten. Thank you for being part of it.",
  photos: "The photos are online now.",
  seePhotos: "See the photos",
  next: "Next in {city}",
  seeNext: "See the next one",
  question: "One question: from 1 to 5, how was it? It takes a minute, and we keep no address.",
  answer: "Tell us how it was",
  because:
    "You are getting this email because you asked for it on the party's page. It is the last one: as soon as it has gone out, we delete your address.",
});
