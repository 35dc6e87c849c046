import { changesStayDays } from "./rules.ts";

export const changeMessages = {
  gone: `The changes after this position aren't kept any more (${changesStayDays} days), or the site was restored from a backup. Please read the lists once, and go on with since=now from before.`,
  forbidden: "You may not read changes of this kind",
  tooManyReaders: "Too many programs are waiting for changes. Please try again later.",
} as const;
