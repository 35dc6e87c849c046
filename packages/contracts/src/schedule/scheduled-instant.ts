import { localInstant } from "../events/instants.ts";

/**
 * A scheduled time as an instant, ISO 8601 in UTC; without an offset it is the zone's local time.
 */
export function scheduledInstant(time: string | null, timeZone: string): string | null {
  if (time === null || time.endsWith("Z")) return time;
  return localInstant(time, timeZone).toISOString();
}
