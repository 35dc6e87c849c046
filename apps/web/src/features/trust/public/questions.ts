/** The seven questions of /trust, in display order. */
export const questions = [
  {
    question: "How old do I have to be?",
    answer:
      "18 or over, because the venues sell alcohol. The parties are designed for a 30+ crowd: about 95% of our guests are between 30 and 55.",
  },
  {
    question: "What music do you play?",
    answer:
      "Dance music of the 80s, the 90s and the early 2000s. The songs you know, on a system that does them justice.",
  },
  {
    question: "What should I wear?",
    answer:
      "Whatever you can dance in for six hours. People dress up a little; nobody is turned away for comfortable shoes.",
  },
  {
    question: "Can I buy drinks?",
    answer: "Yes. Drinks are sold at the venue, with and without alcohol, and water is free.",
  },
  {
    question: "Is it safe to come alone?",
    answer:
      "Yes, and many do. Our team is on the floor from 4PM to 10PM, the rooms are well lit and the crowd looks after itself.",
  },
  {
    question: "How often are there parties?",
    answer:
      "2-4 events per month in most countries, each location every 6-8 weeks. Some parties return more often: their pages say when.",
  },
  {
    question: "What if I cannot attend?",
    answer:
      "You have three ways out: transfer your ticket to a friend, transfer it to another date, or ask for a refund under our refund policy.",
  },
] as const;
