import { countryOf } from "../shared/countries.ts";
import { defaultEndTime } from "../shared/limits.ts";

/**
 * Dates and times as people read them. Days are calendar days and times are wall-clock times at the
 * venue, so nothing here asks for the reader's zone, and server and browser write the same
 * characters.
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

/** `5 December 2026`, by the same rule. */
export function plainDate(isoDate: string): string {
  const date = new Date(isoDate);
  return `${dayAndMonth(isoDate)} ${date.getUTCFullYear()}`;
}

/** `5 December`, by the same rule. */
export function dayAndMonth(isoDate: string): string {
  const date = new Date(isoDate);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** `Sat`, `5`, `Dec`: a day as a calendar's sheet, by the same rule. */
export function dayBlock(isoDate: string): { weekday: string; day: number; month: string } {
  const date = new Date(isoDate);
  return {
    weekday: (dayNames[date.getUTCDay()] ?? "").slice(0, 3),
    day: date.getUTCDate(),
    month: (months[date.getUTCMonth()] ?? "").slice(0, 3),
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

/** `4PM–10PM`: as a poster prints it. */
export function posterHours(event: { startTime: string; endTime: string | null }): string {
  const hours = [event.startTime, event.endTime ?? defaultEndTime].map((time) =>
    clockTime(time).replace(":00", "").replace(" ", ""),
  );
  return hours.join("–");
}

/**
 * Making a formatter costs a hundred times what using it does, and that costs as much as the rest
 * of an event's presenter.
 */
const abbreviationFormats = new Map<string, Intl.DateTimeFormat>();
const abbreviations = new Map<string, string>();
const maxAbbreviations = 2_000;

/** `AEDT`, `GMT`, `EST`: what people at the venue call their time at that instant. */
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
