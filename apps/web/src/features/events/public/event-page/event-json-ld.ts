import type { Availability } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { siteUtmSource, withUtm } from "@before-ten/contracts/shared/campaign";
import { countryOf, isoCountryCode } from "@before-ten/contracts/shared/countries";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { knownPlace } from "@before-ten/contracts/events/location/location";
import type { City } from "@before-ten/contracts/cities/output";
import { seriesPath } from "@before-ten/contracts/feeds/paths";
import type { PublicSeries } from "@before-ten/contracts/series/output";
import { eventSharePath } from "@before-ten/contracts/share/share-image";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import type { VenuePage } from "@before-ten/contracts/venues/output";
import { venuePath } from "@before-ten/contracts/venues/rules";
import { isFree } from "../tickets/event-price.ts";
import { exampleOf, takingPlace } from "../series/series-dates.ts";
import { toJsonLd } from "../../../../lib/page/json-ld.ts";

interface EventPageFacts {
  publicUrl: string;
  ended: boolean;
  texts: TextReader;
}

/**
 * The event as a schema.org Event (https://schema.org/Event), so that search engines show its date
 * and price. A past event has no status and no offers.
 */
export function eventJsonLd(event: PublicEvent, page: EventPageFacts): string {
  const { publicUrl } = page;
  const { series } = event;
  return toJsonLd({
    ...eventData(event, page),
    ...(series && {
      superEvent: {
        "@type": "EventSeries",
        name: series.name,
        url: publicUrl + seriesPath(series.slug),
      },
    }),
  });
}

/** https://schema.org/EventSeries, with its upcoming dates. */
export function seriesJsonLd(series: PublicSeries, page: Omit<EventPageFacts, "ended">): string {
  const { publicUrl } = page;
  const { name, slug, upcoming } = series;
  const example = exampleOf(series);
  const last = takingPlace(series).at(-1) ?? example;
  return toJsonLd({
    "@type": "EventSeries",
    name,
    url: publicUrl + seriesPath(slug),
    ...(example &&
      last && {
        description: example.description,
        startDate: venueTime(example.startsAt, example.timeZone),
        endDate: venueTime(last.endsAt, last.timeZone),
        ...(example.poster && { image: [new URL(example.poster.url, publicUrl).href] }),
        location: placeOf(example),
      }),
    subEvent: upcoming.map((event) => eventData(event, { ...page, ended: false })),
  });
}

/** https://schema.org/EventVenue, with its upcoming parties. */
export function venueJsonLd(venue: VenuePage, page: Omit<EventPageFacts, "ended">): string {
  const { publicUrl } = page;
  const { name, slug, photos, capacity, upcoming } = venue;
  return toJsonLd({
    ...placeOf({ ...venue, venue }),
    "@type": "EventVenue",
    name,
    url: publicUrl + venuePath(slug),
    ...(photos.length > 0 && { image: photos.map(({ url }) => new URL(url, publicUrl).href) }),
    ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
    event: upcoming.map((event) => eventData(event, { ...page, ended: false })),
  });
}

/** https://schema.org/ItemList of a city's upcoming parties. */
export function cityJsonLd({ name, upcoming }: City, { publicUrl }: { publicUrl: string }): string {
  return toJsonLd({
    "@type": "ItemList",
    name,
    numberOfItems: upcoming.length,
    itemListElement: upcoming.map(({ id, eventName }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: eventName,
      url: `${publicUrl}/events/${id}`,
    })),
  });
}

function eventData(
  event: PublicEvent,
  { publicUrl, ended, texts }: EventPageFacts,
): Record<string, unknown> {
  return {
    "@type": "Event",
    name: event.eventName,
    description: event.description,
    startDate: venueTime(event.startsAt, event.timeZone),
    endDate: venueTime(event.endsAt, event.timeZone),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    ...eventStatus(event, ended),
    ...(isFree(event) && { isAccessibleForFree: true }),
    url: `${publicUrl}/events/${event.id}`,
    // The drawn ticket exists even if there is no poster.
    image: [event.poster?.url, eventSharePath(event, texts)].flatMap((path) =>
      path === undefined ? [] : new URL(path, publicUrl).href,
    ),
    location: placeOf(event),
    organizer: { "@type": "Organization", name: texts(brandTexts).name, url: `${publicUrl}/` },
    ...(event.lineUp.length > 0 && {
      performer: event.lineUp.map(({ name }) => ({ "@type": "PerformingGroup", name })),
    }),
    ...(event.minimumAge !== null && { typicalAgeRange: `${event.minimumAge}-` }),
    ...(!ended && !isCalledOff(event.disruption) && offers(event)),
  };
}

/** A place that isn't known is its country. */
function placeOf({
  location,
  country,
  venue,
}: Pick<PublicEvent, "location" | "country"> & { venue: { name: string } | null }) {
  const place = knownPlace(location);
  const [longitude, latitude] = location.coordinates ?? [];
  return {
    "@type": "Place",
    name: venue?.name ?? place ?? countryOf(country).name,
    address: {
      "@type": "PostalAddress",
      streetAddress: location.address ?? place,
      addressLocality: location.city,
      addressCountry: isoCountryCode(country),
    },
    ...(longitude !== undefined && {
      geo: { "@type": "GeoCoordinates", latitude, longitude },
    }),
  };
}

/** A rescheduled event names its previous date, too. schema.org has no status for a new place. */
function eventStatus({ disruption, timeZone }: PublicEvent, ended: boolean) {
  const status = (name: string) => ({ eventStatus: `https://schema.org/${name}` });
  if (disruption?.kind === "cancelled") return status("EventCancelled");
  if (disruption?.kind === "postponed") return status("EventPostponed");
  if (disruption?.previousDates) {
    const previousStartDate = venueTime(disruption.previousDates.startsAt, timeZone);
    return { ...status("EventRescheduled"), previousStartDate };
  }
  return ended ? {} : status("EventScheduled");
}

const itemAvailability: Record<Availability, string> = {
  "on-sale": "InStock",
  free: "InStock",
  "few-left": "LimitedAvailability",
  "sold-out": "SoldOut",
  "not-yet-on-sale": "PreOrder",
  "at-the-door": "InStoreOnly",
};

function offers(event: PublicEvent) {
  const { availability, onSaleFrom, redirectUrl, ticketPrice, timeZone } = event;
  if (redirectUrl === null) return {};
  const offer = (price: number, validFrom: string | null) => ({
    "@type": "Offer",
    price: isFree(event) ? 0 : price,
    priceCurrency: ticketPrice.currency,
    availability: `https://schema.org/${itemAvailability[availability]}`,
    ...(validFrom !== null && { validFrom }),
    url: withUtm(redirectUrl, { source: siteUtmSource }),
  });
  const steps = isFree(event) ? [] : event.priceSteps;
  if (steps.length === 0) return { offers: offer(ticketPrice.amount, onSaleFrom) };
  const inZone = (instant: string | null) => instant && venueTime(instant, timeZone);
  return {
    offers: steps.map(({ amount, until }, index) => ({
      ...offer(amount, inZone(steps[index - 1]?.until ?? onSaleFrom)),
      ...(until !== null && { priceValidUntil: inZone(until) }),
    })),
  };
}

/**
 * `2026-12-05T16:00:00-08:00`: in the venue's time zone, as search engines show that hour to
 * people.
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
