/** What happened in the admins' own work is told in their own zone, not in a venue's. */

export function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", { dateStyle: "medium" });
}

export function momentOf(instant: string): string {
  return new Date(instant).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });
}
