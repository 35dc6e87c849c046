import { defineTexts } from "../../define-texts.ts";

export const eventsTexts = defineTexts("events", "Parties (/events)", {
  title: "Upcoming Events",
  description:
    "Every upcoming {club} party: dates, cities, music and tickets. Day clubbing from 4PM to 10PM for people over thirty.",
  lead: "Daylight at the door, dancing inside, home in good time. Find your party, and bring the friends who swear they don't go out any more.",
  newsletterTitle: "Never miss an afternoon",
  newsletterText: "Newsletter readers hear about new dates first.",
  toNewsletter: "Get the newsletter",
});
