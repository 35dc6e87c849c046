import { maxEmbedCount } from "./rules.ts";

/** Sentences for partners who show our list with a wrong address. */
export const embedMessages = {
  countWrong: `count must be a whole number from 1 to ${maxEmbedCount}`,
  accentWrong: "accent must be a colour in hexadecimal digits, such as C2255C",
} as const;
