import type { Analytics } from "@before-ten/contracts/analytics/output";

/**
 * Between which days of a chart the lines lead to what may still grow: from the last day that is
 * over to the last of all. Undefined: all are over.
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
