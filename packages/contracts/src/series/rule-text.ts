import { plainDate } from "../events/time-text.ts";
import { type Ordinal, type RepeatRule, weekdayName } from "./repeat-rule.ts";

export const ordinalNames: Readonly<Record<Ordinal, string>> = {
  1: "first",
  2: "second",
  3: "third",
  4: "fourth",
  5: "fifth",
  [-1]: "last",
};

/** More exceptions than this aren't listed one by one. */
const maxNamedExceptions = 3;

/**
 * A rule in words: `Every other Saturday until 5 December 2026`, or `The first Saturday of every
 * month, 12 dates`. `except` are days (`YYYY-MM-DD`) of the rule that are left out.
 */
export function ruleText(rule: RepeatRule, except: readonly string[] = []): string {
  const end =
    "count" in rule.end ? `, ${rule.end.count} dates` : ` until ${plainDate(rule.end.until)}`;
  return patternText(rule) + end + exceptionsText(except);
}

function exceptionsText(days: readonly string[]): string {
  if (days.length === 0) return "";
  if (days.length > maxNamedExceptions) return ", with exceptions";
  return `, except ${listed(days.map(plainDate))}`;
}

function patternText(rule: RepeatRule): string {
  const { interval } = rule;
  if (rule.frequency === "monthly") {
    const day = `The ${ordinalNames[rule.ordinal]} ${weekdayName(rule.weekday)}`;
    return `${day} of ${interval <= 2 ? everyTime("month", interval) : `every ${interval} months`}`;
  }
  const days = listed(rule.weekdays.map(weekdayName));
  if (interval === 1) return `Every ${days}`;
  const isOneDay = rule.weekdays.length === 1;
  if (interval === 2) return isOneDay ? `Every other ${days}` : `${days} of every other week`;
  return `${days} every ${interval} weeks`;
}

function everyTime(unit: string, interval: number): string {
  return interval === 1 ? `every ${unit}` : `every other ${unit}`;
}

/** `Friday, Saturday and Sunday` */
function listed(names: readonly string[]): string {
  const before = names.slice(0, -1).join(", ");
  return before === "" ? names.join() : `${before} and ${names.at(-1)}`;
}
