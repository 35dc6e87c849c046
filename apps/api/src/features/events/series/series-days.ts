import type { Repetition } from "@before-ten/contracts/series/input";
import { seriesFormMessages as messages } from "@before-ten/contracts/series/messages";
import { onStartDay, readRule, writeRule } from "@before-ten/contracts/series/repeat-rule";
import { seriesDates } from "@before-ten/contracts/series/rules";
import { fieldError } from "@before-ten/contracts/shared/errors";
import { expandRule } from "./expand-rule.ts";

interface SeriesDays {
  /** `YYYY-MM-DD`; the first is the event's own day. */
  days: string[];
  /** As stored, ending on the last of the days. Null: the days were chosen by hand. */
  rule: string | null;
}

/**
 * The days of a series that begins on `startDay`.
 * @throws AppError BAD_REQUEST
 */
export function seriesDaysOf(
  startDay: string,
  { rule: sent, dates, except }: Repetition,
): SeriesDays {
  if (sent === undefined) {
    const days = [...new Set([startDay, ...(dates ?? [])])].toSorted();
    return { days: within(days, "dates"), rule: null };
  }
  const rule = onStartDay(sent, startDay);
  const most = seriesDates.max + (except?.length ?? 0) + 1;
  const named = expandRule(rule, startDay, most);
  if (named[0] !== startDay) throw fieldError("BAD_REQUEST", "rule", messages.startOffRule);
  if (except?.includes(startDay)) {
    throw fieldError("BAD_REQUEST", "except", messages.startLeftOut);
  }
  const days = within(
    named.filter((day) => !except?.includes(day)),
    "rule",
  );
  return { days, rule: endingOn(rule, days.at(-1) ?? startDay) };
}

function within(days: string[], path: "dates" | "rule"): string[] {
  if (days.length < seriesDates.min) throw fieldError("BAD_REQUEST", path, messages.tooFewDates);
  if (days.length > seriesDates.max) throw fieldError("BAD_REQUEST", path, messages.tooManyDates);
  return days;
}

function endingOn(rule: NonNullable<Repetition["rule"]>, until: string): string {
  return writeRule({ ...rule, end: { until } });
}

/** The rule with a later end, if the new days are exactly its next ones. */
export function ruleWithDays(stored: string | null, newDays: readonly string[]): string | null {
  const rule = stored === null ? undefined : readRule(stored);
  const last = newDays.at(-1);
  if (rule === undefined || last === undefined || !("until" in rule.end)) return stored;
  const longer = { ...rule, end: { until: last } };
  const [, ...next] = expandRule(longer, rule.end.until, newDays.length + 2);
  return next.join() === newDays.join() ? writeRule(longer) : stored;
}
