import { defineTexts } from "../define-texts.ts";

export const contactTexts = defineTexts("contact", "Contact (/contact)", {
  pageTitle: "Contact",
  description:
    "Questions about a party, a refund, a group or a partnership? Write to us: we answer within 24-48 hours.",
  title: "Get in Touch",
  lead: "Tell us what you need, what you loved or what we should play next. A person reads every message.",
  reader: "{name} reads every message.",
  reachTitle: "Ways to reach us",
  emailTitle: "Email",
  phoneTitle: "Phone",
  placesTitle: "Global presence",
  places: "{countries}",
  responseTitle: "Response time",
  response: "24-48 hours",
  writeTitle: "Write to us",
  questionsTitle: "Quick answers",
  toRefunds: "Refund Policy",
  questions: [
    {
      id: "refund",
      question: "Can I get a refund?",
      answer:
        "Yes, in full, up to 48 hours before the party. For anything later, see our refund policy.",
    },
    {
      id: "groups",
      question: "Is there a group discount?",
      answer:
        "Yes, for groups of 6 or more. Write to us before you book, and tell us which party and how many of you there are.",
    },
    {
      id: "reply",
      question: "How quickly do you reply?",
      answer:
        "Within 24-48 hours. On the day of a party, use the urgent email or the text number below.",
    },
    {
      id: "guests",
      question: "Who are the parties for?",
      answer:
        "Our parties are made for a 30+ crowd. Nobody is too old, and nobody has to dance alone.",
    },
    {
      id: "transfer",
      question: "Can I pass my ticket on?",
      answer:
        "Yes. Send us your booking and your friend's name, and we'll swap the names on the list.",
    },
    {
      id: "hours",
      question: "When does a party start and end?",
      answer:
        "Our parties run from 4PM to 10PM, local time. If a party keeps other hours, its page says so.",
    },
  ],
  urgentTitle: "Need Immediate Help?",
  urgent: "On party days we watch both of these live.",
  urgentEmailLabel: "Urgent email",
  textNumberLabel: "Text us",
  partnersTitle: "Partner with us",
  partners: [
    {
      id: "venues",
      title: "Venues",
      text: "You have a room with daylight, a floor and neighbours who go to bed early.",
    },
    {
      id: "sponsors",
      title: "Event sponsors",
      text: "You make something a grown-up would want in their hand at half past five.",
    },
    {
      id: "collaborators",
      title: "Collaborators",
      text: "You play, cook, film or write, and remember where you were in 1989.",
    },
  ],
});
