import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import { countryCodes, countryOf } from "@before-ten/contracts/shared/countries";
import { clockTime, longDate } from "@before-ten/contracts/events/time-text";
import { Text, VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, useState } from "react";
import {
  blanksAround,
  dayAfterKey,
  daysOf,
  isOverEverywhere,
  isScheduled,
  weekdays,
} from "./calendar-days.ts";
import classes from "./calendar.module.css";
import { usePermitted } from "../../../admin/shell/use-permitted.ts";
import { Keys } from "../../../admin/palette/keys.tsx";
import { EntryLink } from "../../../admin/list/entry-link.tsx";
import { entryLabel } from "../../../admin/list/entry-text.ts";

interface CalendarGridProps {
  month: string;
  entries: readonly CalendarEntry[];
  /** `YYYY-MM-DD` */
  today: string;
}

/**
 * A month as a grid of weeks; on a narrow screen, a list of the days with entries. A press on a day
 * creates an event there. All days are one tab stop, between which the arrow keys move.
 */
export function CalendarGrid({ month, entries, today }: CalendarGridProps) {
  const days = daysOf(month).map((day) => ({
    day,
    entries: entries.filter((entry) => entry.day === day),
  }));
  const { before, after } = blanksAround(month);
  const mayCreate = usePermitted()("events:write");
  const [moved, setMoved] = useState<string>();
  const stop = [moved, today].find((day) => day?.startsWith(month)) ?? `${month}-01`;

  function move(press: KeyboardEvent<HTMLElement>, from: string) {
    const next = dayAfterKey(press.key, from);
    if (next === undefined || press.ctrlKey || press.metaKey || press.altKey) return;
    press.preventDefault();
    setMoved(next);
    const grid = press.currentTarget.closest("ol");
    grid?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <div>
      <Legend entries={entries} mayCreate={mayCreate} />
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
              {mayCreate && (
                <Link
                  to="/admin/events/create"
                  search={{ date: day }}
                  className={classes.create}
                  data-day={day}
                  tabIndex={day === stop ? 0 : -1}
                  onFocus={() => setMoved(day)}
                  onKeyDown={(press) => move(press, day)}
                >
                  <IconPlus size={16} aria-hidden />
                  <VisuallyHidden>Create an event on {longDate(day)}</VisuallyHidden>
                </Link>
              )}
            </Text>
            {ofDay.length > 0 && (
              <ul className={classes.entries}>
                {ofDay.map((entry) => (
                  <li key={`${entry.kind} ${entry.id}`}>
                    <Entry entry={entry} isPast={isOverEverywhere(day, today)} />
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

/** One of the six hues of calendar.module.css, the same for a country every month. */
function hueOf(country: string): number {
  return countryCodes().indexOf(country) % 6;
}

interface LegendProps extends Pick<CalendarGridProps, "entries"> {
  mayCreate: boolean;
}

/** Names the colours of this month and how to move between its days. */
function Legend({ entries, mayCreate }: LegendProps) {
  const countries = new Set(
    entries.flatMap(({ kind, country }) => (kind === "event" && country) || []),
  );
  return (
    <ul aria-label="Legend" className={classes.legend}>
      {[...countries].toSorted().map((country) => (
        <li key={country} className={classes.entry} data-kind="event" data-hue={hueOf(country)}>
          {countryOf(country).name}
        </li>
      ))}
      {entries.some(isScheduled) && (
        <li className={classes.entry} data-kind="scheduled">
          Scheduled change or campaign
        </li>
      )}
      {mayCreate && (
        <li className={classes.keys}>
          <Keys keys={["↑", "↓", "←", "→"]} together /> moves between days,{" "}
          <Keys keys={["Enter"]} /> creates an event
        </li>
      )}
    </ul>
  );
}

/** Empty cells for days of other months. */
function Blanks({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`blank ${index}`} className={classes.day} data-empty aria-hidden />
  ));
}

function Entry({ entry, isPast }: { entry: CalendarEntry; isPast: boolean }) {
  const { country, kind, time } = entry;
  // All past parties are over; the status says it of one and not of another.
  const label = isPast && entry.status === "completed" ? "" : entryLabel(entry);
  return (
    <EntryLink
      entry={entry}
      className={classes.entry}
      data-kind={kind}
      data-past={isPast || undefined}
      {...(country !== null && { "data-hue": hueOf(country) })}
    >
      <span className={classes.time}>
        {clockTime(time)}
        {kind === "event" && country !== null && (
          <>
            {" "}
            <abbr title={countryOf(country).name} className={classes.country}>
              {country}
            </abbr>
          </>
        )}
        {label !== "" && `, ${label}`}
      </span>
      <span>{entry.title}</span>
    </EntryLink>
  );
}
