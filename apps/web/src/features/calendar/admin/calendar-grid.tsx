import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import { clockTime, longDate } from "@before-ten/contracts/events/time-text";
import { Text, VisuallyHidden } from "@mantine/core";
import { blanksAround, daysOf, weekdays } from "./calendar-days.ts";
import classes from "./calendar.module.css";
import { EntryLink } from "../../../admin/list/entry-link.tsx";
import { entryLabel } from "../../../admin/list/entry-text.ts";

interface CalendarGridProps {
  month: string;
  entries: readonly CalendarEntry[];
  /** `YYYY-MM-DD` */
  today: string;
}

/** A month as a grid of weeks; on a phone, a list of the days with entries. */
export function CalendarGrid({ month, entries, today }: CalendarGridProps) {
  const days = daysOf(month).map((day) => ({
    day,
    entries: entries.filter((entry) => entry.day === day),
  }));
  const { before, after } = blanksAround(month);
  return (
    <div>
      <div className={classes.weekdays} aria-hidden>
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={classes.days}>
        <Blanks count={before} />
        {days.map(({ day, entries: ofDay }) => (
          <li
            key={day}
            className={classes.day}
            data-today={day === today || undefined}
            data-empty={ofDay.length === 0 || undefined}
          >
            <Text
              size="sm"
              className={classes.date}
              {...(day === today && { "aria-current": "date" })}
            >
              <span className={classes.number} aria-hidden>
                {Number(day.slice(8))}
              </span>
              <span className={classes.name} aria-hidden>
                {longDate(day)}
              </span>
              <VisuallyHidden>
                {longDate(day)}
                {day === today && ", today"}
              </VisuallyHidden>
            </Text>
            {ofDay.length > 0 && (
              <ul className={classes.entries}>
                {ofDay.map((entry) => (
                  <li key={`${entry.kind} ${entry.id}`}>
                    <Entry entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <Blanks count={after} />
      </ol>
      {entries.length === 0 && (
        <Text c="dimmed" className={classes.nothing}>
          Nothing is planned for this month.
        </Text>
      )}
    </div>
  );
}

/** Empty cells for days of other months. */
function Blanks({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`blank ${index}`} className={classes.day} data-empty aria-hidden />
  ));
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const label = entryLabel(entry);
  return (
    <EntryLink entry={entry} className={classes.entry} data-kind={entry.kind}>
      <span className={classes.time}>
        {clockTime(entry.time)}
        {label !== "" && `, ${label}`}
      </span>
      <span>{entry.title}</span>
    </EntryLink>
  );
}
