import type { Analytics } from "@before-ten/contracts/analytics/output";

/**
 * The days between which a chart's lines are provisional: from the last complete day to the last
 * one. Undefined if all are complete.
 */
export function unfinishedSpan({
  days,
  unfinishedFrom,
}: Pick<Analytics, "days" | "unfinishedFrom">): { x1: string; x2: string } | undefined {
  const last = days.at(-1)?.day;
  if (last === undefined || last < unfinishedFrom) return undefined;
  const over = days.findLast(({ day }) => day < unfinishedFrom)?.day;
  return { x1: over ?? days[0]?.day ?? last, x2: last };
}
