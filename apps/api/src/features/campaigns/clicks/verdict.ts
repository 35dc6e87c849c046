/** Judges by its timing whether a click was a person's or a scanner's. */

/** A person doesn't click sooner than this after the mail server accepted the mail. */
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
  /** Null: the mail server has it, but we haven't noted that yet. */
  sentAt: Date | null;
  /** Earlier clicks on links of the same mail within the time of a burst. */
  recent: readonly RecentClick[];
}

export interface Verdict {
  isScanner: boolean;
  /** Links whose clicks were taken for a person's but belong to the burst that this one reveals. */
  laterKnown: number[];
}

/** A link a person had clicked before the burst still counts as theirs. */
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
