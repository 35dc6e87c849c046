import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import { seriesDates } from "@before-ten/contracts/series/rules";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { laterDay } from "@before-ten/contracts/shared/calendar-days";
import type { CalendarEntry } from "./calendar-entries.ts";
import { type Moment, onClockOf, readMoment } from "./calendar-times.ts";

/** The days of an entry, and what is left out of them. */
export interface RepeatedDays {
  days: string[];
  notice?: string;
}

/** A rule without an end is read for this many days. */
const openDays = 366;
/** Rules that no day fits take long to find out. */
const maxSteps = 1_000;
/** After so many of them the calendar's other rules aren't read, as the task has a time limit. */
const mostUnread = 100;

/** The state of reading one calendar. */
export interface RuleReading {
  /** `YYYY-MM-DD` */
  today: string;
  /** How many rules couldn't be read so far. */
  unread: number;
}

/**
 * The days an entry takes place on, by its RRULE, RDATE and EXDATE: at most as many as a series
 * has, from `today` on if there are more. A rule that can't be read leaves the first day.
 */
export function repeatedDays(
  entry: CalendarEntry,
  start: Moment,
  reading: RuleReading,
): RepeatedDays {
  const { today } = reading;
  const valuesOf = (name: string) =>
    entry.properties
      .filter((property) => property.name === name)
      .flatMap((property) => property.value.split(",").map((value) => ({ ...property, value })));
  const listed = (name: string) =>
    valuesOf(name).flatMap((property) => {
      const moment = readMoment({ ...property, value: property.value.split("/")[0] ?? "" }, entry);
      return moment === undefined ? [] : [onClockOf(moment, start).day];
    });
  const rules = entry.properties.filter(({ name }) => name === "RRULE");
  const found = rules.map(({ value }) =>
    reading.unread < mostUnread ? daysOfRule(value, start, today) : undefined,
  );
  const left = new Set(listed("EXDATE"));
  const all = [start.day, ...found.flatMap((days) => days ?? []), ...listed("RDATE")];
  if (found.includes(undefined)) reading.unread += 1;
  if (found.includes(undefined)) return { days: [start.day], notice: messages.ruleUnread };
  const days = [...new Set(all)].filter((day) => !left.has(day)).toSorted();
  const { max } = seriesDates;
  const isOpen = rules.some(({ value }) => isOpenRule(value));
  if (days.length <= max && !isOpen) return { days };
  const ahead = days.filter((day) => day >= today);
  const shown = ahead.length === 0 ? days.slice(-max) : ahead.slice(0, max);
  return { days: shown, notice: messages.onlySomeDates(shown.length) };
}

/** Undefined if the rule can't be read, or no day fits it. */
function daysOfRule(rule: string, start: Moment, today: string): string[] | undefined {
  const parts = rule.trim().toUpperCase().split(";").filter(Boolean);
  if (!parts.some((part) => /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(part))) return undefined;
  if (parts.some((part) => /^BY(?:HOUR|MINUTE|SECOND)=/.test(part))) return undefined;
  const written = parts.map((part) =>
    part.startsWith("UNTIL=") ? `UNTIL=${lastDay(part.slice(6), start).replaceAll("-", "")}` : part,
  );
  try {
    const recurrence = new RRuleTemporal({
      rruleString: `DTSTART;VALUE=DATE:${start.day.replaceAll("-", "")}\nRRULE:${written.join(";")}`,
      temporal: Temporal,
      maxIterations: maxSteps,
    });
    const from = start.day > today ? start.day : today;
    const times = isOpenRule(rule)
      ? recurrence.between(
          new Date(`${from}T00:00:00Z`),
          new Date(`${laterDay(from, openDays)}T00:00:00Z`),
          true,
        )
      : recurrence.all((_, index) => index < maxSteps);
    return times.length === 0 ? undefined : times.map((time) => time.toPlainDate().toString());
  } catch {
    // The library's errors have no common class.
    return undefined;
  }
}

function isOpenRule(rule: string): boolean {
  return !/(?:COUNT|UNTIL)=/i.test(rule);
}

/** The last day on which an event that begins at this clock begins by `until`. */
function lastDay(until: string, start: Moment): string {
  const empty = { line: 0, properties: [], calendar: { timeZone: undefined, zones: new Map() } };
  const moment = readMoment({ name: "UNTIL", parameters: new Map(), value: until }, empty);
  if (moment === undefined) return until;
  const { day, clock = "" } = onClockOf(moment, start);
  return clock !== "" && start.clock !== undefined && clock < start.clock ? laterDay(day, -1) : day;
}
