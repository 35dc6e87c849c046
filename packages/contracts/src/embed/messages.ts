import { maxEmbedCount } from "./rules.ts";

/** Sentences in our list on a partner's page, and for partners with a wrong address. */
export const embedMessages = {
  title: "Next parties",
  none: "No parties announced just now. New dates come every few weeks.",
  all: "All parties",
  tickets: "Get Tickets",
  countWrong: `count must be a whole number from 1 to ${maxEmbedCount}`,
  accentWrong: "accent must be a colour in hexadecimal digits, such as C2255C",
} as const;
