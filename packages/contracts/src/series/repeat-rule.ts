import { dayNames, plainDate } from "../events/time-text.ts";
import { maxInterval } from "./rules.ts";

/** In the order of JavaScript's days. */
const weekdayCodes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;

export type Weekday = (typeof weekdayCodes)[number];

/** Which of a weekday's occurrences in a month: the first to the fifth, or the last. */
export const ordinals = [1, 2, 3, 4, 5, -1] as const;

export type Ordinal = (typeof ordinals)[number];

interface Repetition {
  /** Weeks or months between dates. */
  interval: number;
  /** The number of dates, or the last possible day, `YYYY-MM-DD`. */
  end: { count: number } | { until: string };
}

export interface WeeklyRule extends Repetition {
  frequency: "weekly";
  /**
   * In the order of a week beginning on Monday. Only empty in a rule sent without BYDAY: it means
   * the weekday of the first date (RFC 5545, 3.3.10), which `onStartDay` fills in.
   */
  weekdays: Weekday[];
}

export interface MonthlyRule extends Repetition {
  frequency: "monthly";
  ordinal: Ordinal;
  weekday: Weekday;
}

/** The supported part of RFC 5545's recurrence rules: weekly, or monthly by weekday. */
export type RepeatRule = WeeklyRule | MonthlyRule;

/** `day` is an ISO date or a timestamp whose UTC day counts. */
export function weekdayOf(day: string): Weekday {
  return weekdayCodes[new Date(day).getUTCDay()] ?? "SU";
}

/** Which occurrence of its weekday in the month a day is, counted from the first. */
export function ordinalOf(day: string): Ordinal {
  const nth = Math.ceil(new Date(day).getUTCDate() / 7);
  return ordinals.find((ordinal) => ordinal === nth) ?? 1;
}

/** Whether a day is the last of its weekday in the month. */
export function isLastOfMonth(day: string): boolean {
  const date = new Date(day);
  const nextWeek = new Date(date.getTime() + 7 * 86_400_000);
  return nextWeek.getUTCMonth() !== date.getUTCMonth();
}

/**
 * Parses the value of an `RRULE`, with or without that name. Undefined if it isn't one, or isn't
 * supported for a series, such as a daily one or one without an end.
 */
export function readRule(text: string): RepeatRule | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  const interval = readNumber(parts.get("INTERVAL") ?? "1", maxInterval);
  const end = readEnd(parts);
  // The first day of a week, which only matters if weeks are skipped.
  if (interval === undefined || end === undefined || (parts.get("WKST") ?? "MO") !== "MO") {
    return undefined;
  }
  const byDay = parts.get("BYDAY")?.split(",") ?? [];
  if (parts.get("FREQ") === "WEEKLY") {
    const weekdays = mondayFirst.filter((weekday) => byDay.includes(weekday));
    if (weekdays.length !== byDay.length) return undefined;
    return { frequency: "weekly", interval, weekdays, end };
  }
  if (parts.get("FREQ") !== "MONTHLY") return undefined;
  const [, nth, name] = /^\+?(-?\d)([A-Z]{2})$/.exec(byDay.join()) ?? [];
  const ordinal = ordinals.find((each) => String(each) === nth);
  const weekday = weekdayCodes.find((each) => each === name);
  if (ordinal === undefined || weekday === undefined) return undefined;
  return { frequency: "monthly", interval, ordinal, weekday, end };
}

/** The rule with the weekday of its first date, if it has none. */
export function onStartDay(rule: RepeatRule, startDay: string): RepeatRule {
  if (rule.frequency !== "weekly" || rule.weekdays.length > 0) return rule;
  return { ...rule, weekdays: [weekdayOf(startDay)] };
}

/** Always in the same order and spelling. */
export function writeRule(rule: RepeatRule): string {
  const byDay =
    rule.frequency === "weekly" ? rule.weekdays.join(",") : `${rule.ordinal}${rule.weekday}`;
  const end =
    "count" in rule.end ? `COUNT=${rule.end.count}` : `UNTIL=${rule.end.until.replaceAll("-", "")}`;
  return [
    `FREQ=${rule.frequency.toUpperCase()}`,
    ...(rule.interval === 1 ? [] : [`INTERVAL=${rule.interval}`]),
    `BYDAY=${byDay}`,
    end,
  ].join(";");
}

const mondayFirst: readonly Weekday[] = [...weekdayCodes.slice(1), "SU"];
const knownParts = new Set(["FREQ", "INTERVAL", "BYDAY", "COUNT", "UNTIL", "WKST"]);

/** Undefined if a part is unknown or repeated. */
function partsOf(text: string): Map<string, string> | undefined {
  const parts = new Map<string, string>();
  const written = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, "")
    .replace(/;$/, "");
  for (const part of written.split(";")) {
    const [name = "", value = "", ...more] = part.split("=");
    if (!knownParts.has(name) || parts.has(name) || more.length > 0) return undefined;
    parts.set(name, value);
  }
  return parts;
}

/** Exactly one of the two ends. */
function readEnd(parts: ReadonlyMap<string, string>): RepeatRule["end"] | undefined {
  const [sentCount, sentUntil] = [parts.get("COUNT"), parts.get("UNTIL")];
  if (sentCount !== undefined && sentUntil !== undefined) return undefined;
  if (sentCount !== undefined) {
    const count = readNumber(sentCount, 9_999);
    return count === undefined ? undefined : { count };
  }
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T\d{6}Z?)?$/.exec(sentUntil ?? "") ?? [];
  const until = `${year}-${month}-${day}`;
  const date = new Date(until);
  // The 31st of a shorter month would become a day of the next one.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(until);
  return isDay ? { until } : undefined;
}

function readNumber(text: string, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

/** `Saturday` */
export function weekdayName(weekday: Weekday): string {
  return dayNames[weekdayCodes.indexOf(weekday)] ?? "";
}

/** The weekdays this many days later, or earlier. */
export function shiftedWeekdays(weekdays: readonly Weekday[], days: number): Weekday[] {
  const later = new Set(
    weekdays.map((weekday) => {
      const index = (weekdayCodes.indexOf(weekday) + days) % 7;
      return weekdayCodes[(index + 7) % 7];
    }),
  );
  return mondayFirst.filter((weekday) => later.has(weekday));
}

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
