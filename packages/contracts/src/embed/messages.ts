import { maxEmbedCount } from "./rules.ts";

/** What visitors of a partner's page read in our list, and partners of a wrong address. */
export const embedMessages = {
  title: "Next parties",
  none: "No parties announced just now. New dates come every few weeks.",
  all: "All parties",
  tickets: "Get Tickets",
  countWrong: `count must be a whole number from 1 to ${maxEmbedCount}`,
  accentWrong: "accent must be a colour in hexadecimal digits, such as C2255C",
} as const;
