import {
  type Availability,
  availabilityOf,
  canBuyTickets,
} from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { knownPlace } from "@before-ten/contracts/events/location/location";
import { laterPrices } from "@before-ten/contracts/events/prices/price-text";
import { duePrices } from "@before-ten/contracts/events/prices/prices";
import { availabilityLabel, disruptionLabel } from "@before-ten/contracts/events/state-messages";
import { partyDays, timeRange, timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import { categoryLabel } from "@before-ten/contracts/posts/categories";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { priceLabel } from "@before-ten/contracts/shared/money";
import type { TextsOf } from "@before-ten/contracts/site/define-texts";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import {
  type EventStateTexts,
  eventStateTexts,
} from "@before-ten/contracts/site/texts/events/event-states";
import { mailCardTexts } from "@before-ten/contracts/site/texts/mails/cards";
import { isWebLink } from "@before-ten/contracts/shared/web-link";
import { announcedChanges } from "@before-ten/db/queries/events/announced-changes";
import type { EventRow } from "@before-ten/db/queries/events/events";
import type { AnyPostSummaryRow } from "@before-ten/db/queries/posts/posts";
import type { MailCard } from "../../../mail/layout/mail-content.ts";
import type { collectLinks } from "./campaign-links.ts";
import { imageOfRow } from "./mail-image.ts";

interface CardTools {
  publicUrl: string;
  links: Pick<ReturnType<typeof collectLinks>, "add">;
  now: Date;
  texts: TextReader;
}

/** An event as the site shows it: its current state, and a ticket link if there are tickets. */
export function eventCard(row: EventRow, { publicUrl, links, now, texts }: CardTools): MailCard {
  const words = texts(mailCardTexts);
  const states = texts(eventStateTexts);
  const onSaleFrom = row.on_sale_from?.toISOString() ?? null;
  const availability = availabilityOf(
    {
      availabilitySetting: row.availability,
      onSaleFrom,
      capacity: row.capacity,
      unlimitedCapacity: row.unlimited_capacity,
      registrations: row.registrations,
    },
    now,
  );
  const disruption = row.disruption && {
    kind: row.disruption,
    changes: announcedChanges(row),
  };
  const status = { status: row.status, endsAt: row.ends_at.toISOString() };
  const hasTickets =
    canBuyTickets({ ...status, availability, disruption }, now) && isWebLink(row.redirect_url);
  const eventId = row.id;
  const url = links.add({ url: `${publicUrl}/events/${eventId}`, eventId });
  return {
    image: imageOfRow(
      {
        id: row.poster_id,
        width: row.poster_width,
        height: row.poster_height,
        widths: row.poster_widths,
        formats: row.poster_formats,
      },
      { alt: row.poster_alt, publicUrl },
    ),
    imagePlace: "beside",
    title: row.event_name,
    url,
    label:
      disruption === null
        ? availabilityLabel({ availability, onSaleFrom, timeZone: row.time_zone }, states)
        : disruptionLabel(disruption, states),
    lines: linesOf(row, availability, { words, states, now }),
    button: hasTickets
      ? {
          label: words.tickets,
          url: links.add({ url: row.redirect_url, eventId, isTicketLink: true }),
        }
      : undefined,
    more: words.aboutParty({ party: row.event_name }),
  };
}

interface LineTools {
  words: TextsOf<typeof mailCardTexts.defaults>;
  states: EventStateTexts;
  now: Date;
}

function linesOf(
  row: EventRow,
  availability: Availability,
  { words, states, now }: LineTools,
): string[] {
  const disruption = row.disruption === null ? null : { kind: row.disruption };
  const place = knownPlace(row.location);
  const country = countryOf(row.country).name;
  const where =
    place?.includes(country) === true ? place : [place, country].filter(Boolean).join(", ");
  const prices = duePrices(row, now);
  const price =
    availability === "free"
      ? words.free
      : words.perPerson({ price: priceLabel(prices.ticketPrice) });
  const { country: code, time_zone: timeZone } = row;
  const later = laterPrices({ ...prices, availability, country: code, timeZone }, states);
  return [
    ...(row.disruption === "postponed" ? [states.dateToCome] : whenOf(row)),
    where,
    ...(isCalledOff(disruption)
      ? [row.disruption_reason ?? ""].filter(Boolean)
      : [[price, later].filter(Boolean).join(" ")]),
  ];
}

/** The dates and, below them, the times in the venue's zone. */
function whenOf(row: EventRow): string[] {
  const { start_date: startDate, end_date: endDate, country, time_zone: timeZone } = row;
  const zone = timeZoneAbbreviation({ country, timeZone }, row.starts_at);
  return [
    partyDays({ startDate, endDate }),
    `${timeRange({ startTime: row.start_time, endTime: row.end_time })} ${zone}`,
  ];
}

export function postCard(row: AnyPostSummaryRow, { publicUrl, links, texts }: CardTools): MailCard {
  return {
    image: imageOfRow(
      {
        id: row.image_id,
        width: row.image_width,
        height: row.image_height,
        widths: row.image_widths,
        formats: row.image_formats,
      },
      { alt: row.image_alt, publicUrl },
    ),
    imagePlace: "above",
    title: row.title,
    url: links.add({ url: `${publicUrl}/blog/${row.slug}`, postId: row.id }),
    label: categoryLabel(texts, row.category),
    lines: [row.excerpt],
    more: texts(mailCardTexts).readPost({ post: row.title }),
  };
}
