/** What happened in the admins' own work is told in their own zone, not in a venue's. */

/** `4 Dec 2026` */
export function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", { dateStyle: "medium" });
}

/** `4 December 2026` */
export function longDayOf(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", { dateStyle: "long" });
}

/** `4 Dec 2026, 6:30 pm` */
export function momentOf(instant: string): string {
  return new Date(instant).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });
}
