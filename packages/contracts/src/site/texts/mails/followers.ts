import { defineTexts } from "../../define-texts.ts";

export const followConfirmationTexts = defineTexts(
  "mail-follow-confirmation",
  "Email: confirm that you follow a party",
  {
    subject: "Please confirm your party updates",
    preview: "Press the button and we'll keep you posted. If it wasn't you, do nothing.",
    title: "Confirm your updates",
    text: "You asked us to email you about {party}:",
    placesReturn: "If places open up",
    onSale: "When tickets go on sale",
    changes: "If anything changes, with the date for your calendar",
    reminder: "A reminder on the day before",
    thanks: "A thank-you afterwards, with the pictures and the next date",
    confirm: "Yes, keep me posted",
    expiry:
      "The link works for {hours} hours. We'll send only what you asked for, and delete your address after the party.",
    because: "You're getting this because someone entered this address on a party page.",
    otherwise: "If it wasn't you, do nothing: we delete the address and won't write again.",
    deleteAddress: "Delete my address now",
  },
);

/** The parts that all emails to a party's followers share. */
export const followTexts = defineTexts("mail-follow", "Emails to those who follow a party", {
  party: "Party",
  when: "When",
  where: "Where",
  whenBefore: "Previously",
  whereBefore: "Previously at",
  dateToCome: "New date to be announced",
  seeParty: "See the party",
  because:
    "You're getting this email because you asked us to keep you posted about this party. Once it's over, we delete your address.",
  deleteAddress: "Stop, and delete my address",
});

export const followEntryTexts = defineTexts("mail-follow-entry", "Email: the date for a calendar", {
  subject: "For your calendar: {party}",
  preview: "Here is the date. If anything changes, your calendar will move with it.",
  title: "It's a date",
  text: "The date is attached, for your calendar. If anything changes, we'll email you, and the entry will move with it.",
});

export const followReminderTexts = defineTexts(
  "mail-follow-reminder",
  "Email: a reminder of the party",
  {
    tomorrowSubject: "Tomorrow: {party}",
    tomorrowTitle: "See you tomorrow",
    todaySubject: "Today: {party}",
    todayTitle: "See you today",
    preview: "You asked for a reminder: here's when and where.",
    text: "You asked us to remind you. Here's when and where.",
  },
);

export const followChangeTexts = defineTexts("mail-follow-change", "Email: the party has changed", {
  cancelledSubject: "Cancelled: {party}",
  cancelledTitle: "This party is cancelled",
  cancelledText: "We're sorry: the party you follow isn't going ahead. Here's why.",
  postponedSubject: "Postponed: {party}",
  postponedTitle: "This party is postponed",
  postponedText: "The party you follow will get a new date. We'll email you as soon as we know it.",
  backOnSubject: "Going ahead after all: {party}",
  backOnTitle: "It's going ahead after all",
  backOnText: "Good news: the party you follow is going ahead as planned.",
  dateSubject: "New date: {party}",
  dateTitle: "There is a new date",
  dateText: "The party you follow has moved to another day. Please note the new date.",
  timeSubject: "New time: {party}",
  timeTitle: "There is a new time",
  timeText: "The party you follow has new hours on the same day. Please note them.",
  placeSubject: "New place: {party}",
  placeTitle: "There is a new place",
  placeText: "The party you follow has moved to another place. Please note where it is now.",
  bothSubject: "New time and place: {party}",
  bothTitle: "There is a new time and a new place",
  bothText: "The party you follow has a new time and a new place. Please note both.",
  saleEndedSubject: "No more tickets: {party}",
  saleEndedTitle: "There are no more tickets",
  saleEndedText: "The party you follow is going ahead, but its tickets are no longer on sale.",
  dayNoticeSubject: "Good to know: {party}",
  dayNoticeTitle: "Good to know for the day",
  dayNoticeText: "The party you follow is going ahead. Here's a notice for the day.",
  calendar: "The updated calendar entry is attached.",
});

export const followThanksTexts = defineTexts("mail-follow-thanks", "Email: thank you, afterwards", {
  subject: "Thank you: {party}",
  preview: "Thank you for dancing with us. Here's what comes next.",
  title: "Thank you for dancing with us",
  text: "That was a good one. Thank you for being part of it.",
  photos: "The pictures are online now.",
  seePhotos: "See the pictures",
  next: "Next in {city}",
  seeNext: "See the next one",
  question: "One question: from 1 to 5, how was it? It takes a minute, and we keep no address.",
  answer: "Tell us how it was",
  because:
    "You're getting this email because you asked for it on the party's page. It's the last one: once it has gone out, we delete your address.",
});
