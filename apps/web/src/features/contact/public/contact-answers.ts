/** Questions that visitors ask often, answered beside the form. */
export const contactAnswers = [
  {
    question: "Can I get a refund?",
    answer:
      "Yes: refunds up to 48 hours before the party, in full. For anything later, see our refund policy.",
  },
  {
    question: "Is there a group discount?",
    answer:
      "Yes, for groups of 6 or more. Write to us before you book, and tell us which party and how many of you there are.",
  },
  {
    question: "How quickly do you reply?",
    answer:
      "Within 24-48 hours. On the day of a party, use the urgent email or the text number below.",
  },
  {
    question: "Who is it for?",
    answer:
      "Our parties are made for a 30+ crowd. Nobody is too old, and nobody has to dance alone.",
  },
  {
    question: "Can I pass my ticket on?",
    answer:
      "Yes. Send us your booking and your friend's name, and we'll change the name on the list.",
  },
  {
    question: "When does a party start and end?",
    answer:
      "Our parties run from 4PM to 10PM, local time. Where a party keeps other hours, its page says so.",
  },
] as const;
