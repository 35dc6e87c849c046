import { mailsADay } from "./limits.ts";

/** What to do if a mail that was asked for doesn't arrive. */
export const nothingThere = `Nothing there? Look in spam, then try again: one address gets up to ${mailsADay} such emails a day.`;
