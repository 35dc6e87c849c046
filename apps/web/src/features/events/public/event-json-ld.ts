import { isoCountryCode } from "@before-ten/contracts/shared/countries";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { locationLabel } from "@before-ten/contracts/events/location";
import { toJsonLd } from "../../../lib/json-ld.ts";

/**
 * The event as schema.org describes one: https://schema.org/Event. Search engines show its date and
 * price. What has ended isn't scheduled any more, and sells nothing.
 */
export function eventJsonLd(
  event: PublicEvent,
  { publicUrl, ended }: { publicUrl: string; ended: boolean },
): string {
  return toJsonLd({
    "@type": "Event",
    name: event.eventName,
    description: event.description,
    startDate: venueTime(event.startsAt, event.timeZone),
    endDate: venueTime(event.endsAt, event.timeZone),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    ...(!ended && { eventStatus: "https://schema.org/EventScheduled" }),
    url: `${publicUrl}/events/${event.id}`,
    ...(event.poster && { image: [publicUrl + event.poster.url] }),
    location: {
      "@type": "Place",
      name: locationLabel(event.location),
      address: {
        "@type": "PostalAddress",
        streetAddress: locationLabel(event.location),
        addressCountry: isoCountryCode(event.country),
      },
    },
    ...(!ended &&
      event.redirectUrl !== null && {
        offers: {
          "@type": "Offer",
          price: event.ticketPrice.amount,
          priceCurrency: event.ticketPrice.currency,
          url: event.redirectUrl,
        },
      }),
  });
}

/**
 * `2026-12-05T16:00:00-08:00`: the hour as the venue's clock shows it, which is the one to be shown
 * to people.
 */
function venueTime(instant: string, timeZone: string): string {
  const offset =
    new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
      .formatToParts(new Date(instant))
      .find((part) => part.type === "timeZoneName")
      ?.value.slice("GMT".length) || "+00:00";
  const local = new Date(Date.parse(instant) - Date.parse(`1970-01-01T00:00:00${offset}`));
  return local.toISOString().slice(0, "YYYY-MM-DDTHH:MM:SS".length) + offset;
}
