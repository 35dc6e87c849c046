import { type RepeatRule, writeRule } from "@before-ten/contracts/series/repeat-rule";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";

/**
 * Lists the days of a rule from `startDay` on, which must be the first of them (otherwise none), at
 * most `most`. They are calendar days at the venue: `eventInstants` converts them.
 */
export function expandRule(rule: RepeatRule, startDay: string, most: number): string[] {
  const start = startDay.replaceAll("-", "");
  const recurrence = new RRuleTemporal({
    rruleString: `DTSTART;VALUE=DATE:${start}\nRRULE:${writeRule(rule)}`,
    temporal: Temporal,
  });
  return recurrence.all((_, index) => index < most).map((time) => time.toPlainDate().toString());
}
