/** What people ask before they write. */
export const contactAnswers = [
  {
    question: "Can I get a refund?",
    answer:
      "Yes: refunds up to 48 hours before the party, in full. Later than that, see our refund policy.",
  },
  {
    question: "Is there a group discount?",
    answer:
      "Yes, for groups of 6 or more. Write to us before you book, with the party and your number.",
  },
  {
    question: "How fast do you answer?",
    answer:
      "Within 24-48 hours. On the day of a party, use the urgent e-mail or the text number below.",
  },
  {
    question: "Who is it for?",
    answer: "Our parties are for people of 30+. Nobody is too old, and nobody has to dance alone.",
  },
  {
    question: "Can I pass my ticket on?",
    answer: "Yes. Write to us with your booking and your friend's name, and we put it on the list.",
  },
  {
    question: "When does a party start and end?",
    answer: "Doors open at 4PM, the last song ends at 10PM, both on the clock of the venue.",
  },
] as const;
