import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { PublicImage } from "@before-ten/contracts/images/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import { isWebLink } from "@before-ten/contracts/shared/web-link";
import { defaultTicketPrice } from "@before-ten/contracts/shared/money";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { presentImage } from "../../images/present-image.ts";

export function presentEvent(row: EventRow): EveryKey<PublicEvent> {
  return {
    id: row.id,
    eventName: row.event_name,
    description: row.description,
    location: {
      formatted: row.location_label,
      coordinates: row.location.coordinates,
      city: row.location.city,
      country: row.location.country,
      address: row.location.address,
    },
    country: row.country,
    startDate: startOfDay(row.start_date),
    endDate: startOfDay(row.end_date),
    startTime: row.start_time,
    endTime: row.end_time,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    timeZoneAbbreviation: timeZoneAbbreviation(
      { country: row.country, timeZone: row.time_zone },
      row.starts_at,
    ),
    poster: presentPoster(row),
    musicGenres: row.music_genres,
    ticketPrice: presentTicketPrice(row),
    redirectUrl: isWebLink(row.redirect_url) ? row.redirect_url : null,
    capacity: row.capacity,
    unlimitedCapacity: row.unlimited_capacity,
    registrations: row.registrations,
    featured: row.featured,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

function startOfDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}

function presentTicketPrice({ ticket_amount, ticket_currency, country }: EventRow) {
  if (ticket_amount === null || ticket_currency === null) return defaultTicketPrice(country);
  return { amount: Number(ticket_amount), currency: ticket_currency };
}

function presentPoster(row: EventRow): PublicImage | null {
  const { poster_id: id, poster_width: width, poster_height: height } = row;
  const { poster_widths: widths, poster_formats: formats, poster_preview: preview } = row;
  if (!id || !width || !height || !widths || !formats) return null;
  return presentImage({ id, width, height, widths, formats, preview }, row.poster_alt);
}
