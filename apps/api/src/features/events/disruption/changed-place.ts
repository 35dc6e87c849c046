import type { UpdateEvent } from "@before-ten/contracts/events/input";
import type { EventLocation } from "@before-ten/contracts/events/output";
import { placeTimeZone, venueTimeZone } from "@before-ten/contracts/events/location/time-zones";
import type { EventRow } from "@before-ten/db/queries/events/events";

/**
 * The place of a changed event. The admin form sends back the text it was given; unchanged text
 * keeps the stored place. So does a stored reference, which was answered as 'Location not
 * available'.
 */
export function changedPlace(stored: EventRow, sent: EventLocation): EventLocation {
  if (sent.formatted !== stored.location_label) return sent;
  return {
    formatted: stored.location.formatted,
    coordinates: sent.coordinates ?? stored.location.coordinates,
    city: sent.city ?? stored.location.city,
    country: sent.country ?? stored.location.country,
    address: sent.address ?? stored.location.address,
  };
}

/**
 * The time zone of a changed event. If none is sent the stored zone stays, unless the event moves
 * to another country, or to a place known to be in another zone.
 */
export function changedTimeZone(
  stored: EventRow,
  sent: Pick<UpdateEvent, "timeZone" | "country" | "location">,
): string {
  if (sent.timeZone !== undefined) return sent.timeZone;
  const { country = stored.country, location = stored.location } = sent;
  if (country !== stored.country) return venueTimeZone(country, location);
  const found = placeTimeZone(country, location);
  return found === undefined || found === placeTimeZone(country, stored.location)
    ? stored.time_zone
    : found;
}
