const dayMs = 86_400_000;

/** `29 days`, or `today` on the last one. */
export function daysLeft(goneAt: string, now: Date): string {
  const days = Math.floor((Date.parse(goneAt) - now.getTime()) / dayMs);
  if (days < 1) return "today";
  return days === 1 ? "1 day" : `${days} days`;
}
