import { locationLabel } from "@before-ten/contracts/events/location/location";
import { partyDays, timeRange, timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import type { EventRow } from "@before-ten/db/queries/events/events";
import type { PartyFacts } from "./alert-mail-texts.ts";

/** How mails describe an event. */
export function partyOf(event: EventRow): Omit<PartyFacts, "availability"> {
  const days = partyDays({ startDate: event.start_date, endDate: event.end_date });
  const times = timeRange({ startTime: event.start_time, endTime: event.end_time });
  const zone = timeZoneAbbreviation(
    { country: event.country, timeZone: event.time_zone },
    event.starts_at,
  );
  return {
    name: event.event_name,
    country: event.country,
    when: `${days}, ${times} ${zone}`,
    where: locationLabel(event.location),
    reason: event.disruption_reason,
  };
}
