const dayMs = 86_400_000;

/** Calendar arithmetic on a day as text, `YYYY-MM-DD`; UTC has no clock changes. */
export function laterDay(day: string, days: number): string {
  return new Date(utcOf(day) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(day: string, later: string): number {
  return (utcOf(later) - utcOf(day)) / dayMs;
}

function utcOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
