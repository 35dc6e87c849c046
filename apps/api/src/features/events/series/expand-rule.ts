import { type RepeatRule, writeRule } from "@before-ten/contracts/series/repeat-rule";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

/**
 * Lists the days that a rule names from `startDay` on, which is the first of them or none, `most`
 * at most. They are days of the venue's calendar: what they are as instants, `eventInstants` says.
 */
export function expandRule(rule: RepeatRule, startDay: string, most: number): string[] {
  const start = startDay.replaceAll("-", "");
  const recurrence = new RRuleTemporal({
    rruleString: `DTSTART;VALUE=DATE:${start}\nRRULE:${writeRule(rule)}`,
    temporal: Temporal,
  });
  return recurrence.all((_, index) => index < most).map((time) => time.toPlainDate().toString());
}
