import type { ChangedSeries, PublicSeries } from "@before-ten/contracts/series/output";
import { readRule } from "@before-ten/contracts/series/repeat-rule";
import { ruleText } from "@before-ten/contracts/series/rule-text";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { SeriesRow } from "@before-ten/db/queries/series/series";

/** What every answer says of a series. */
export function presentSeries(
  row: SeriesRow,
): EveryKey<Omit<PublicSeries & ChangedSeries, "events" | "upcoming" | "past">> {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    rule: row.rule,
    schedule: scheduleOf(row.rule),
  };
}

/** The rule in words. */
export function scheduleOf(stored: string | null): string | null {
  const rule = stored === null ? undefined : readRule(stored);
  return rule === undefined ? null : ruleText(rule);
}
