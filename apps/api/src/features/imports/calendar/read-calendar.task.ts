import { importRowMessages as messages } from "@before-ten/contracts/imports/messages";
import { daysBetween, laterDay } from "@before-ten/contracts/shared/calendar-days";
import { type CalendarEntry, readEntries } from "./calendar-entries.ts";
import {
  type Moment,
  addTo,
  findProperty,
  inUtc,
  readDuration,
  onClockOf,
  readMoment,
} from "./calendar-times.ts";
import { textOfHtml } from "./html-text.ts";
import { type RuleReading, repeatedDays } from "./repeated-days.ts";

export interface ReadCalendarInput {
  text: string;
  most: number;
  /** `YYYY-MM-DD`: a rule without an end is read from here on. */
  today: string;
}

/** The columns a calendar is converted to, named so that `guessMapping` recognizes them. */
const usualColumns = [
  "Name",
  "Description",
  "Start date",
  "Start time",
  "End date",
  "End time",
  "Location",
] as const;
/** Left out of the table if no event has them, so that a value for all rows is offered. */
const otherColumns = [
  "Time zone",
  "URL",
  "Categories",
  "Status",
  "Series",
  "Calendar notice",
  "Calendar problem",
] as const;

type Row = Partial<Record<(typeof usualColumns | typeof otherColumns)[number], string>>;

/**
 * Converts a calendar to a table whose first row holds the column names; a repeated event becomes a
 * row for each date. What can't be read has a problem, with its line. Undefined if it isn't a
 * calendar. Runs as a task, because a stranger's file may have any size and depth.
 */
export function run({ text, most, today }: ReadCalendarInput): string[][] | undefined {
  const entries = readEntries(text);
  if (entries === undefined) return undefined;
  const moved = movedDates(entries);
  const rows: Row[] = [];
  const reading = { today, unread: 0 };
  for (const entry of entries) {
    rows.push(...readableRowsOf(entry, moved, reading));
    if (rows.length > most) break;
  }
  const used = [...usualColumns, ...otherColumns.filter((name) => rows.some((row) => row[name]))];
  return [used, ...rows.slice(0, most + 1).map((row) => used.map((column) => row[column] ?? ""))];
}

/** The entries that replace one date of another, by its UID. */
function movedDates(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const replacing = entries.filter((entry) => findProperty(entry, "RECURRENCE-ID") !== undefined);
  return Map.groupBy(replacing, uidOf);
}

/** An entry that a library can't take is a row with a problem, like any other broken one. */
function readableRowsOf(...given: Parameters<typeof rowsOf>): Row[] {
  const [entry] = given;
  try {
    const rows = [...rowsOf(...given)];
    if (rows.length > 0) return rows;
    return [{ Name: textOf(entry, "SUMMARY"), "Calendar problem": messages.noDates(entry.line) }];
  } catch {
    // The libraries' errors have no common class.
    const problem = messages.entryUnread(entry.line);
    return [{ Name: textOf(entry, "SUMMARY"), "Calendar problem": problem }];
  }
}

function* rowsOf(
  entry: CalendarEntry,
  moved: ReadonlyMap<string, CalendarEntry[]>,
  reading: RuleReading,
): Generator<Row> {
  const uid = uidOf(entry);
  const isMoved = findProperty(entry, "RECURRENCE-ID") !== undefined;
  const row = rowOf(entry);
  const start = startOf(entry);
  if (start === undefined || row["Calendar problem"] !== undefined) {
    yield row;
    return;
  }
  if (isMoved) {
    yield uid === "" ? row : { ...row, Series: uid };
    return;
  }
  const replaced = (uid === "" ? [] : (moved.get(uid) ?? [])).map((each) => {
    const which = findProperty(each, "RECURRENCE-ID");
    const moment = which && readMoment(which, each);
    return moment && onClockOf(moment, start).day;
  });
  const { days, notice } = repeatedDays(entry, start, reading);
  const rest = days.filter((day) => !replaced.includes(day));
  const isSeries = rest.length + replaced.length > 1;
  for (const day of rest) {
    const later = daysBetween(start.day, day);
    yield {
      ...row,
      "Start date": day,
      "End date": laterDay(row["End date"] ?? start.day, later),
      "Calendar notice": joined(row["Calendar notice"], day === rest[0] ? notice : undefined),
      ...(isSeries && { Series: uid === "" ? `line ${entry.line}` : uid }),
    };
  }
}

function rowOf(entry: CalendarEntry): Row {
  const start = startOf(entry);
  const description = textOf(entry, "DESCRIPTION") || textOf(entry, "X-ALT-DESC");
  const row: Row = {
    Name: textOf(entry, "SUMMARY"),
    Description: textOfHtml(description),
    Location: textOf(entry, "LOCATION"),
    URL: textOf(entry, "URL"),
    Categories: entry.properties
      .filter(({ name }) => name === "CATEGORIES")
      .map(({ value }) => unescaped(value))
      .join(", "),
    Status: textOf(entry, "STATUS").trim().toUpperCase() === "CANCELLED" ? "cancelled" : "",
  };
  if (start === undefined) {
    const written = findProperty(entry, "DTSTART")?.value.slice(0, 40) ?? "";
    return {
      ...row,
      "Start date": written,
      "Calendar problem": messages.startUnread(written, entry.line),
    };
  }
  const { moment: end, notice } = endOf(entry, start);
  return {
    ...row,
    "Start date": start.day,
    "Start time": clockOf(start),
    "End date": end?.day ?? start.day,
    "End time": end === undefined ? "" : clockOf(end),
    "Time zone": start.zone ?? "",
    "Calendar notice": joined(start.notice, notice),
  };
}

function startOf(entry: CalendarEntry): Moment | undefined {
  const property = findProperty(entry, "DTSTART");
  return property && readMoment(property, entry);
}

/** No moment: the value for all rows counts. */
function endOf(
  entry: CalendarEntry,
  start: Moment,
): { moment: Moment | undefined; notice?: string | undefined } {
  const property = findProperty(entry, "DTEND");
  if (property === undefined) {
    const duration = readDuration(findProperty(entry, "DURATION")?.value ?? "");
    return { moment: duration && orNone(addTo(start, duration), start) };
  }
  const written = readMoment(property, entry);
  if (written === undefined) {
    return { moment: undefined, notice: messages.endUnread(property.value.slice(0, 40)) };
  }
  if (written.clock === undefined || start.clock === undefined) {
    // A whole day ends where the next one begins; many programs write the same day.
    const day = laterDay(written.day, written.clock === undefined ? -1 : 0);
    return { moment: { ...start, clock: undefined, day: day < start.day ? start.day : day } };
  }
  const isAlike = written.isUtc === start.isUtc && (written.zone ?? start.zone) === start.zone;
  const end = isAlike ? { ...written, zone: start.zone } : inUtc(written);
  if (isBefore(end, start)) return { moment: undefined, notice: messages.endBeforeStart };
  return { moment: orNone(end, start) };
}

/** An end at the start was never entered. */
function orNone(end: Moment, start: Moment): Moment | undefined {
  return instantOf(end) === instantOf(start) ? undefined : end;
}

function isBefore(end: Moment, start: Moment): boolean {
  return instantOf(end) < instantOf(start);
}

function instantOf(moment: Moment): string {
  const { day, clock } = inUtc(moment);
  return `${day} ${clock ?? ""}`;
}

function clockOf({ clock = "", isUtc }: Moment): string {
  return clock !== "" && isUtc ? `${clock}Z` : clock;
}

function uidOf(entry: CalendarEntry): string {
  return textOf(entry, "UID").trim().slice(0, 200);
}

function textOf(entry: CalendarEntry, name: string): string {
  return unescaped(findProperty(entry, name)?.value ?? "");
}

function unescaped(value: string): string {
  return value.replaceAll(/\\([nN,;:\\"])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
}

function joined(...notices: (string | undefined)[]): string {
  return notices.filter(Boolean).join(". ");
}
