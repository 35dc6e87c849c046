import { defineTexts } from "../define-texts.ts";

export const trustTexts = defineTexts("trust", "Trust & Reviews (/trust)", {
  title: "Trust & Reviews",
  description:
    "What guests say about {club}, how we choose venues, how refunds work, and answers to the questions people ask first.",
  lead: "What guests say, what we promise, and what happens when plans change.",
  reviewsTitle: "What guests say",
  stars: "Five out of five stars",
  guest: "A guest",
  /**
   * Placeholders until real guests have agreed to be quoted, which the page says: no names, and no
   * structured data that search engines read as reviews.
   */
  reviews: [
    {
      id: "home",
      text: "Home by half past ten, with sore feet and a voice to match.",
      where: "Melbourne, after a 90s Saturday",
    },
    {
      id: "songs",
      text: "The first party in years where I knew every song and could still hear my friends.",
      where: "Auckland, after an 80s afternoon",
    },
    {
      id: "door",
      text: "Friendly door, clean room, cold drinks. Everything a grown-up asks of an afternoon.",
      where: "London, after a Sunday disco",
    },
    {
      id: "alone",
      text: "I came alone and left with three numbers and a plan for the next one.",
      where: "Toronto, after a new wave Sunday",
    },
    {
      id: "sound",
      text: "The sound was better than at places that charge twice as much.",
      where: "Sydney, after a rooftop house party",
    },
    {
      id: "refund",
      text: "I had to cancel, and the money was back before I had finished being annoyed.",
      where: "London, before a soul matinee",
    },
  ],
  reviewsNote: "The kind of thing guests tell us, in our words.",
  promisesTitle: "What we promise",
  promises: [
    {
      id: "payments",
      title: "Secure Payments",
      text: "You pay through {payments} on the ticket page. We never see your card.",
    },
    {
      id: "venues",
      title: "Verified Venues",
      text: "We visit every room before we book it: exits, sound, bar, toilets and the way home.",
    },
    {
      id: "satisfaction",
      title: "100% Satisfaction",
      text: "If the party wasn't what we promised, write to us and you'll get your money back.",
    },
    {
      id: "music",
      title: "Quality Music",
      text: "DJs who lived through the decades they play, on a sound system that deserves them.",
    },
  ],
  refundsTitle: "Refund Policy",
  refunds: [
    {
      id: "full",
      share: "100%",
      title: "Full refund",
      text: "Cancel 48 hours or more before the party starts and you get everything back.",
    },
    {
      id: "partial",
      share: "75%",
      title: "Partial refund",
      text: "Cancel 24-48 hours before and you get 75% back, less a $5 processing fee (or 5 in your own currency: £5 in London). Refunds take 3-5 business days to process.",
    },
    {
      id: "none",
      share: "0%",
      title: "No refund",
      text: "Less than 24 hours before, it is too late for your money, but not for your ticket: give it to a friend, or ask us to move it to another date.",
    },
  ],
  toContact: "Ask for a refund",
  questionsTitle: "Questions, answered",
  questions: [
    {
      id: "age",
      question: "How old do I have to be?",
      answer:
        "18 or over, because the venues sell alcohol. The parties are designed for a 30+ crowd: about 95% of our guests are between 30 and 55.",
    },
    {
      id: "music",
      question: "What music do you play?",
      answer:
        "Dance music of the 80s, the 90s and the early 2000s. The songs you know, on a system that does them justice.",
    },
    {
      id: "clothes",
      question: "What should I wear?",
      answer:
        "Whatever you can dance in for six hours. People dress up a little; nobody is turned away for comfortable shoes.",
    },
    {
      id: "drinks",
      question: "Can I buy drinks?",
      answer: "Yes. Drinks are sold at the venue, with and without alcohol, and water is free.",
    },
    {
      id: "alone",
      question: "Is it safe to come alone?",
      answer:
        "Yes, and many do. Our team is on the floor from 4PM to 10PM, the rooms are well lit and the crowd looks after itself.",
    },
    {
      id: "how-often",
      question: "How often are there parties?",
      answer:
        "2-4 events per month in most countries, each location every 6-8 weeks. Some come round more often; see their pages.",
    },
    {
      id: "cannot-attend",
      question: "What if I cannot attend?",
      answer:
        "Transfer your ticket to a friend, transfer it to another date, or ask for a refund under our refund policy.",
    },
  ],
});
