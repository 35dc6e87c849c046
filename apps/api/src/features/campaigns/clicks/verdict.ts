/** A click's verdict, as far as its time tells: a person or a scanner. */

/** A person doesn't click sooner after the mail server took the mail. */
export const unreadForMs = 10_000;
/** People don't click this many different links of one mail within this time. */
export const burstMs = 5_000;
const burstLinks = 3;

interface RecentClick {
  linkNumber: number;
  isScanner: boolean;
  firstAt: Date;
}

interface ClickTimes {
  linkNumber: number;
  at: Date;
  /** Null: the mail server has it, and we haven't noted it yet. */
  sentAt: Date | null;
  /** Those on links of the same mail in the time of a burst before this one. */
  recent: readonly RecentClick[];
}

export interface Verdict {
  isScanner: boolean;
  /** Links whose clicks were taken for a person's, and belong to the burst that this one shows. */
  laterKnown: number[];
}

/** A link that a person had clicked before the burst stays theirs. */
export function judgeClick({ linkNumber, at, sentAt, recent }: ClickTimes): Verdict {
  const links = new Set([linkNumber, ...recent.map((click) => click.linkNumber)]);
  const isUnread = sentAt === null || at.getTime() - sentAt.getTime() < unreadForMs;
  if (links.size < burstLinks) return { isScanner: isUnread, laterKnown: [] };
  const since = at.getTime() - burstMs;
  const laterKnown = recent
    .filter(({ isScanner, firstAt }) => !isScanner && firstAt.getTime() >= since)
    .map((click) => click.linkNumber);
  return { isScanner: true, laterKnown };
}
