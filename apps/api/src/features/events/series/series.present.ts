import type { ChangedSeries, PublicSeries } from "@before-ten/contracts/series/output";
import {
  readRule,
  type RepeatRule,
  ruleText,
  writeRule,
} from "@before-ten/contracts/series/repeat-rule";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { SeriesRow } from "@before-ten/db/queries/series/series";
import { expandRule } from "./expand-rule.ts";

/** Limit of days for a rule whose exceptions are looked for. */
const maxNamedDays = 400;

/**
 * The part of an answer about a series.
 * @param lastDay the last public day: visitors must not see later days of the rule, which may be
 * drafts. Null: there is none; undefined: for admins
 * @param days of its upcoming dates, if known, so that the text can name the exceptions
 */
export function presentSeries(
  row: SeriesRow,
  lastDay?: string | null,
  days: readonly string[] = [],
): EveryKey<Omit<PublicSeries & ChangedSeries, "events" | "upcoming" | "past">> {
  const rule = lastDay === undefined ? row.rule : endingBy(row.rule, lastDay);
  return { id: row.id, slug: row.slug, name: row.name, rule, schedule: scheduleOf(rule, days) };
}

/** The rule in words, with its days between these that aren't dates of the series. */
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
