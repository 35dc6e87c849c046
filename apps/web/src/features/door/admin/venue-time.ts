import type { DoorParty } from "@before-ten/contracts/door/output";
import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";

/** `Sat 5 Dec, 4:00 PM`, at the venue. */
export function dayAtVenue({ startsAt, timeZone }: DoorParty): string {
  const text = new Date(startsAt).toLocaleString("en-AU", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  return capitalHalves(text);
}

/** `4:12 PM`, at the venue. */
export function timeAtVenue(instant: string, { timeZone }: DoorParty): string {
  const options = { timeStyle: "short", timeZone } as const;
  return capitalHalves(new Date(instant).toLocaleTimeString("en-AU", options));
}
