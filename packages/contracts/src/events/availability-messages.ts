import type { Availability } from "./availability.ts";

/** Labels for an event's availability. */
export const availabilityLabels: Record<Availability, string> = {
  "on-sale": "On sale",
  "few-left": "Few left",
  "sold-out": "Sold out",
  "not-yet-on-sale": "Not yet on sale",
  free: "Free entry",
  "at-the-door": "Pay at the door",
};
