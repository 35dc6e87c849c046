import type { ChangedSeries, PublicSeries } from "@before-ten/contracts/series/output";
import { type RepeatRule, readRule, writeRule } from "@before-ten/contracts/series/repeat-rule";
import { ruleText } from "@before-ten/contracts/series/rule-text";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { SeriesRow } from "@before-ten/db/queries/series/series";
import { expandRule } from "./expand-rule.ts";

/** Of a rule, while its exceptions are looked for. */
const maxNamedDays = 400;

/**
 * What every answer says of a series.
 * @param lastDay of those that visitors may see: a rule tells them of no later one, which may be a
 *   draft's. Null: there is none; undefined: for admins
 * @param days of its dates to come, where they are known: the words name the exceptions
 */
export function presentSeries(
  row: SeriesRow,
  lastDay?: string | null,
  days: readonly string[] = [],
): EveryKey<Omit<PublicSeries & ChangedSeries, "events" | "upcoming" | "past">> {
  const rule = lastDay === undefined ? row.rule : endingBy(row.rule, lastDay);
  return { id: row.id, slug: row.slug, name: row.name, rule, schedule: scheduleOf(rule, days) };
}

/** The rule in words, with what it names between these days and isn't one of them. */
export function scheduleOf(stored: string | null, days: readonly string[]): string | null {
  const rule = stored === null ? undefined : readRule(stored);
  return rule === undefined ? null : ruleText(rule, exceptionsOf(rule, days));
}

/** None if the first day isn't one the rule yields: which weeks it counts from is unknown then. */
function exceptionsOf(rule: RepeatRule, days: readonly string[]): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const named = expandRule(rule, first, maxNamedDays);
  if (named[0] !== first) return [];
  return named.filter((day) => day < last && !days.includes(day));
}

function endingBy(stored: string | null, lastDay: string | null): string | null {
  if (lastDay === null) return null;
  const rule = stored === null ? undefined : readRule(stored);
  if (rule === undefined || !("until" in rule.end) || rule.end.until <= lastDay) return stored;
  return writeRule({ ...rule, end: { until: lastDay } });
}
