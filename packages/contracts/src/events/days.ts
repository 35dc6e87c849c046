/** Days that visitors look for. Without zod. */

const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** `weekend`: from Friday to Sunday of the week that it is at the venue. */
export const eventDays = ["weekend", ...weekdays] as const;

export type EventDay = (typeof eventDays)[number];

interface Dated {
  startDate: string;
  endDate: string;
}

/**
 * The days by which an event is found: its first one's weekday, and perhaps this weekend. `today`:
 * the day it is at the venue.
 */
export function daysOf({ startDate, endDate }: Dated, today: string): EventDay[] {
  // Answers carry a day as its midnight in UTC.
  const [first, last] = [startDate.slice(0, 10), endDate.slice(0, 10)];
  const day = weekdays[weekdayOf(first)];
  const friday = daysLater(today, 4 - weekdayOf(today));
  const sunday = daysLater(friday, 2);
  return [
    ...(first <= sunday && last >= friday ? (["weekend"] as const) : []),
    ...(day === undefined ? [] : [day]),
  ];
}

/** `Saturday`; undefined for the weekend. */
export function weekdayName(day: string): string | undefined {
  const isWeekday = weekdays.some((each) => each === day);
  return isWeekday ? day.charAt(0).toUpperCase() + day.slice(1) : undefined;
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
