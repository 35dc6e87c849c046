const weekMs = 7 * 86_400_000;

/** The same weekday so many weeks later; days are counted in UTC, which has no clock changes. */
export function laterDay(isoDate: string, weeks: number): string {
  return new Date(Date.parse(isoDate) + weeks * weekMs).toISOString();
}

export function countErrorWithin(text: string, max: number): string | undefined {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  return Number.isInteger(count) && count >= 1 && count <= max
    ? undefined
    : `Please enter a number from 1 to ${max}`;
}
