import { localInstant } from "../events/instants.ts";

/**
 * A time of a schedule as an instant, ISO 8601 in UTC; one without an offset is what the clocks of
 * the zone show.
 */
export function scheduledInstant(time: string | null, timeZone: string): string | null {
  if (time === null || time.endsWith("Z")) return time;
  return localInstant(time, timeZone).toISOString();
}
