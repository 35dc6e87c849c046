import {
  isLastOfMonth,
  ordinalNames,
  ordinalOf,
  type RepeatRule,
  weekdayName,
  weekdayOf,
  writeRule,
} from "@before-ten/contracts/series/repeat-rule";
import { maxInterval, seriesDates } from "@before-ten/contracts/series/rules";
import { useState } from "react";
import type { EventFormValues } from "../form/event-form-values.ts";

export type RepetitionKind = "once" | "weekly" | "monthly" | "monthly-last" | "by-hand";

/** The form's values for how an event repeats, with text as inputs give it. */
export interface RepetitionChoice {
  kind: RepetitionKind;
  weeks: string;
  endsBy: "count" | "until";
  count: string;
  /** `YYYY-MM-DD`, like all days here. */
  until: string;
  /** Days added by hand, besides the start date. */
  days: string[];
  /** Days removed from a rule's list. */
  leftOut: string[];
}

export const newRepetition: RepetitionChoice = {
  kind: "once",
  weeks: "1",
  endsBy: "count",
  count: "6",
  until: "",
  days: [],
  leftOut: [],
};

/** Options for an event that begins on that day; empty while there is none. */
export function repetitionOptions(startDate: string): { value: RepetitionKind; label: string }[] {
  const once = { value: "once", label: "It doesn't repeat" } as const;
  if (startDate === "") return [once];
  const weekday = weekdayName(weekdayOf(startDate));
  const nth = ordinalNames[ordinalOf(startDate)];
  return [
    once,
    { value: "weekly", label: `Weekly, on ${weekday}` },
    { value: "monthly", label: `Every month on the ${nth} ${weekday}` },
    ...(isLastOfMonth(startDate)
      ? [{ value: "monthly-last", label: `Every month on the last ${weekday}` } as const]
      : []),
    { value: "by-hand", label: "On days I choose" },
  ];
}

/** The kind that fits this start date, which may have been changed since. */
export function kindFor({ kind }: RepetitionChoice, startDate: string): RepetitionKind {
  if (startDate === "") return "once";
  return kind === "monthly-last" && !isLastOfMonth(startDate) ? "monthly" : kind;
}

export type RepetitionErrors = Partial<Record<"weeks" | "count" | "until" | "days", string>>;

export function repetitionErrors(choice: RepetitionChoice, startDate: string): RepetitionErrors {
  const kind = kindFor(choice, startDate);
  if (kind === "once") return {};
  if (kind === "by-hand") {
    const isEmpty = choice.days.every((day) => day === startDate);
    return isEmpty ? { days: "Add at least one day" } : {};
  }
  const weeks = kind === "weekly" ? countErrorWithin(choice.weeks, maxInterval) : undefined;
  const end =
    choice.endsBy === "count"
      ? { count: dateCountError(choice.count) }
      : { until: choice.until > startDate ? undefined : "Choose a day after the start date" };
  return Object.fromEntries(
    Object.entries({ weeks, ...end }).flatMap(([field, error]) =>
      error === undefined ? [] : [[field, error]],
    ),
  );
}

export interface SentRepetition {
  rule?: string;
  dates?: string[];
  except?: string[];
}

/** The input to send. Undefined if the event doesn't repeat or a value is invalid. */
export function sentRepetition(
  choice: RepetitionChoice,
  startDate: string,
): SentRepetition | undefined {
  const kind = kindFor(choice, startDate);
  const isWrong = Object.keys(repetitionErrors(choice, startDate)).length > 0;
  if (kind === "once" || isWrong) return undefined;
  if (kind === "by-hand") return { dates: choice.days };
  const { leftOut } = choice;
  return {
    rule: writeRule(ruleOf(kind, choice, startDate)),
    ...(leftOut.length > 0 && { except: leftOut }),
  };
}

function ruleOf(
  kind: "weekly" | "monthly" | "monthly-last",
  { weeks, endsBy, count, until }: RepetitionChoice,
  startDate: string,
): RepeatRule {
  const end = endsBy === "count" ? { count: Number(count) } : { until };
  const weekday = weekdayOf(startDate);
  if (kind === "weekly") {
    return { frequency: "weekly", interval: Number(weeks), weekdays: [weekday], end };
  }
  const ordinal = kind === "monthly-last" ? -1 : ordinalOf(startDate);
  return { frequency: "monthly", interval: 1, ordinal, weekday, end };
}

function dateCountError(text: string): string | undefined {
  const { min, max } = seriesDates;
  const count = Number(text);
  return Number.isInteger(count) && count >= min && count <= max
    ? undefined
    : `Please enter a number from ${min} to ${max}`;
}

/** Key of the form's error for an invalid repetition. */
export const repetitionField = "repetition";

/** How a new event repeats. It isn't part of the form's values, as no event has such a field. */
export function useRepetition() {
  const [choice, setChoice] = useState(newRepetition);
  return {
    choice,
    setChoice,
    errors: ({ startDate }: EventFormValues) => {
      const [first] = Object.values(repetitionErrors(choice, startDate));
      return first === undefined ? {} : { [repetitionField]: first };
    },
    sent: ({ startDate }: EventFormValues) => sentRepetition(choice, startDate),
  };
}

const weekMs = 7 * 86_400_000;

/** The same weekday some weeks later, computed in UTC, which has no clock changes. */
export function laterDay(isoDate: string, weeks: number): string {
  return new Date(Date.parse(isoDate) + weeks * weekMs).toISOString();
}

/** The next such weekday after both the event and today; days are `YYYY-MM-DD`. */
export function nextWeekday(startDay: string, today: string): string {
  const weeksSince = (Date.parse(today) - Date.parse(startDay)) / weekMs;
  return laterDay(startDay, Math.max(1, Math.floor(weeksSince) + 1)).slice(0, 10);
}

export function countErrorWithin(text: string, max: number): string | undefined {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  return Number.isInteger(count) && count >= 1 && count <= max
    ? undefined
    : `Please enter a number from 1 to ${max}`;
}
