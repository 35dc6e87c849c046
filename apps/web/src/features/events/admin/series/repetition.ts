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
