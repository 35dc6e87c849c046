interface Trend {
  /** First days of days or weeks, in their order. */
  keys: readonly string[];
  unfinishedFrom: string;
}

/**
 * The days between which a chart's lines are provisional: from the last complete day to the last
 * one. Undefined if all are complete.
 */
export function unfinishedSpan({
  keys,
  unfinishedFrom,
}: Trend): { x1: string; x2: string } | undefined {
  const last = keys.at(-1);
  if (last === undefined || last < unfinishedFrom) return undefined;
  const over = keys.findLast((key) => key < unfinishedFrom);
  return { x1: over ?? keys[0] ?? last, x2: last };
}
