import type { ChangedSeries, PublicSeries } from "@before-ten/contracts/series/output";
import { readRule, writeRule } from "@before-ten/contracts/series/repeat-rule";
import { ruleText } from "@before-ten/contracts/series/rule-text";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { SeriesRow } from "@before-ten/db/queries/series/series";

/**
 * What every answer says of a series.
 * @param lastDay of those that visitors may see: a rule tells them of no later one, which may be a
 *   draft's. Null: there is none; undefined: for admins
 */
export function presentSeries(
  row: SeriesRow,
  lastDay?: string | null,
): EveryKey<Omit<PublicSeries & ChangedSeries, "events" | "upcoming" | "past">> {
  const rule = lastDay === undefined ? row.rule : endingBy(row.rule, lastDay);
  return { id: row.id, slug: row.slug, name: row.name, rule, schedule: scheduleOf(rule) };
}

/** The rule in words. */
export function scheduleOf(stored: string | null): string | null {
  const rule = stored === null ? undefined : readRule(stored);
  return rule === undefined ? null : ruleText(rule);
}

function endingBy(stored: string | null, lastDay: string | null): string | null {
  if (lastDay === null) return null;
  const rule = stored === null ? undefined : readRule(stored);
  if (rule === undefined || !("until" in rule.end) || rule.end.until <= lastDay) return stored;
  return writeRule({ ...rule, end: { until: lastDay } });
}
