import { countryOf } from "../shared/countries.ts";
import { defaultEndTime } from "../shared/limits.ts";

/**
 * Dates and times for people. Days are calendar days and times are local to the venue, so the
 * reader's zone doesn't matter, and server and browser write the same text.
 */

/** In the order of JavaScript's days. */
export const dayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `Saturday 5 December 2026`. `isoDate` is an ISO date or a timestamp whose UTC day counts. */
export function longDate(isoDate: string): string {
  return `${dayNames[new Date(isoDate).getUTCDay()]} ${plainDate(isoDate)}`;
}

/** `5 December 2026`, with the same input. */
export function plainDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${dayAndMonth(isoDate)} ${date.getUTCFullYear()}`;
}

/** `5 December`, with the same input. */
export function dayAndMonth(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

interface Days {
  startDate: string;
  endDate: string;
}

/**
 * All days of a party, with the same input: `Saturday 5 December 2026`, or `Friday 4 to Sunday 6
 * December 2026`. What both days have in common is written once.
 */
export function partyDays({ startDate, endDate }: Days): string {
  if (startDate === endDate) return longDate(startDate);
  const first = new Date(startDate);
  const last = new Date(endDate);
  if (first.getUTCFullYear() !== last.getUTCFullYear()) {
    return `${longDate(startDate)} to ${longDate(endDate)}`;
  }
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  const day = isOneMonth ? first.getUTCDate() : dayAndMonth(startDate);
  return `${dayNames[first.getUTCDay()]} ${day} to ${longDate(endDate)}`;
}

/**
 * For narrow columns: `Sat 5 Dec 2026`, `Fri–Sun 4–6 Dec 2026`, or `Thu 31 Dec – Sat 2 Jan 2027`.
 */
export function shortDays({ startDate, endDate }: Days): string {
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  const parts = isOneMonth
    ? [{ startDate, endDate }]
    : [startDate, endDate].map((date) => ({ startDate: date, endDate: date }));
  const days = parts.map((part) => Object.values(dayBlock(part)).join(" "));
  return `${days.join(" – ")} ${new Date(endDate).getUTCFullYear()}`;
}

/** `December 2026`. `month` is `2026-12`, or a date that begins with it. */
export function monthName(month: string): string {
  const [year, number] = month.split("-");
  return `${months[Number(number) - 1]} ${year}`;
}

/** `Sat`, `5`, `Dec`, or `Fri–Sun`, `4–6`, `Dec`: a party's days as on a calendar sheet. */
export function dayBlock({ startDate, endDate }: Days) {
  const dates = [...new Set([startDate, endDate])].map((isoDate) => new Date(isoDate));
  const together = (words: (string | number)[]) => [...new Set(words)].join("–");
  return {
    weekday: together(dates.map((date) => (dayNames[date.getUTCDay()] ?? "").slice(0, 3))),
    day: dates.map((date) => date.getUTCDate()).join("–"),
    month: together(dates.map((date) => (months[date.getUTCMonth()] ?? "").slice(0, 3))),
  };
}

/** `16:05` becomes `4:05 PM`. */
export function clockTime(time: string): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** `4:00 PM to 10:00 PM`, or `8:00 PM to 2:00 AM (next day)`. */
export function timeRange(event: { startTime: string; endTime: string | null }): string {
  const endTime = event.endTime ?? defaultEndTime;
  const nextDay = endTime <= event.startTime ? " (next day)" : "";
  return `${clockTime(event.startTime)} to ${clockTime(endTime)}${nextDay}`;
}

/** `4PM–10PM`, as printed on posters. */
export function posterHours(event: { startTime: string; endTime: string | null }): string {
  const hours = [event.startTime, event.endTime ?? defaultEndTime].map((time) =>
    clockTime(time).replace(":00", "").replace(" ", ""),
  );
  return hours.join("–");
}

/**
 * Cached, because creating a formatter costs a hundred times as much as using it, which costs as
 * much as the rest of an event's presenter.
 */
const abbreviationFormats = new Map<string, Intl.DateTimeFormat>();
const abbreviations = new Map<string, string>();
const maxAbbreviations = 2_000;

/** `AEDT`, `GMT`, `EST`: the local name of the venue's time at that instant. */
export function timeZoneAbbreviation(
  { country, timeZone }: { country: string; timeZone: string },
  at: Date,
): string {
  const { locale } = countryOf(country);
  const key = `${locale}${timeZone} ${at.getTime()}`;
  const known = abbreviations.get(key);
  if (known !== undefined) return known;
  const format =
    abbreviationFormats.get(locale + timeZone) ??
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" });
  abbreviationFormats.set(locale + timeZone, format);
  const parts = format.formatToParts(at);
  const abbreviation = parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
  if (abbreviations.size >= maxAbbreviations) abbreviations.clear();
  abbreviations.set(key, abbreviation);
  return abbreviation;
}
