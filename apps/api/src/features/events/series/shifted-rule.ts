import { readRule, shiftedWeekdays, writeRule } from "@before-ten/contracts/series/repeat-rule";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { laterDay } from "../calendar-days.ts";
import { ownFieldsOf } from "./own-fields.ts";
import { type PlannedDate, isOver } from "./plan-update.ts";

interface Shift {
  /** Every date of the series. */
  rows: readonly EventRow[];
  /** The dates that move by the same number of days, including those with a day of their own. */
  moved: readonly PlannedDate[];
  shiftDays: number;
  now: Date;
}

/**
 * The rule of a series after its dates have moved: a weekly rule moves along if all of them do.
 * Other rules no longer fit, so the dates count as chosen by hand.
 */
export function shiftedRule(
  stored: string | null,
  { rows, moved, shiftDays, now }: Shift,
): string | null {
  const rule = stored === null ? undefined : readRule(stored);
  if (rule?.frequency !== "weekly" || !("until" in rule.end)) return null;
  const ids = new Set(moved.map(({ row }) => row.id));
  const stays = rows.some(
    (row) => !ids.has(row.id) && !isOver(row, now) && !ownFieldsOf(row).includes("startDate"),
  );
  if (stays) return null;
  const until = laterDay(rule.end.until, shiftDays);
  return writeRule({
    ...rule,
    weekdays: shiftedWeekdays(rule.weekdays, shiftDays),
    end: { until },
  });
}
