import { isoCountryCode } from "@before-ten/contracts/countries";
import type { PublicEvent } from "@before-ten/contracts/event";
import { locationLabel } from "@before-ten/contracts/location";
import { toJsonLd } from "../../lib/json-ld.ts";

/** The event as schema.org describes one: https://schema.org/Event. Search engines show its date and price. */
export function eventJsonLd(event: PublicEvent, publicUrl: string): string {
  return toJsonLd({
    "@type": "Event",
    name: event.eventName,
    description: event.description,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
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
    ...(event.redirectUrl !== null && {
      offers: {
        "@type": "Offer",
        price: event.ticketPrice.amount,
        priceCurrency: event.ticketPrice.currency,
        url: event.redirectUrl,
      },
    }),
  });
}
