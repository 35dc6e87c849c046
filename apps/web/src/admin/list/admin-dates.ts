import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";

/** Dates of the admins' own work are shown in their own time zone, not a venue's. */

/** `4 Dec 2026` */
export function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", { dateStyle: "medium" });
}

/** `4 December 2026` */
export function longDayOf(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", { dateStyle: "long" });
}

/** `6:30 PM` */
export function timeOf(instant: string): string {
  return capitalHalves(new Date(instant).toLocaleTimeString("en-AU", { timeStyle: "short" }));
}

/** `4 Dec 2026, 6:30 PM` */
export function momentOf(instant: string): string {
  return capitalHalves(
    new Date(instant).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" }),
  );
}
