import { z } from "zod";
import { countryCodes } from "../shared/countries.ts";
import { type EventStatus, eventListStatuses, eventStatuses } from "./lifecycle.ts";
import {
  defaultCountryLimit,
  defaultFeaturedLimit,
  maxListLimit,
  defaultUpcomingLimit,
} from "../shared/limits.ts";
import type { EventLocation } from "./location.ts";
import type { TicketPrice } from "../shared/money.ts";
import { flagSchema } from "../shared/flag.ts";
import { limitSchema, openLimitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/search-text.ts";

/** What visitors and integrators read of an event. Instants and days are ISO 8601 text. */
export interface PublicEvent {
  id: string;
  eventName: string;
  description: string;
  location: EventLocation;
  country: string;
  /** Calendar days, carried as 00:00 UTC of that day. Never format them in the reader's zone. */
  startDate: string;
  endDate: string;
  /** Wall-clock times at the venue, `HH:MM`. */
  startTime: string;
  endTime: string | null;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  timeZoneAbbreviation: string;
  poster: PublicImage | null;
  musicGenres: string[];
  ticketPrice: TicketPrice;
  /** Null when the stored link is not http or https: such a link is never shown. */
  redirectUrl: string | null;
  /** Null: none was given. */
  capacity: number | null;
  /** There is no limit: then there is no `capacity` either, and no count of what is left. */
  unlimitedCapacity: boolean;
  registrations: number;
  featured: boolean;
  status: EventStatus;
  createdAt: string;
}

export interface PublicImage {
  /** A JPEG of the largest width, which every client can show. Relative to the site's origin. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** The widths it exists in as WebP, for `srcset`. */
  srcSet: string;
  /** The same widths as AVIF; null for an image that was stored without. */
  avifSrcSet: string | null;
  /** The drawing itself, for an image we drew: sharp at every size, and the smallest file. Null for one that was sent to us. */
  svgUrl: string | null;
  /**
   * A few pixels of it as a `data:` address, to be shown until it is there; null for a transparent image, and for one that was
   * stored without.
   */
  preview: string | null;
}

const countrySchema = z
  .string()
  .toUpperCase()
  .pipe(z.enum(countryCodes))
  .meta({ enum: countryCodes });

/** `all` adds the ended events, `ended` leaves only those; without it a list holds only what one can still go to. */
const statusSchema = z.enum(eventListStatuses).optional();

export const eventListInput = z.object({
  q: searchTextSchema.optional(),
  country: countrySchema.optional(),
  status: statusSchema,
  page: pageSchema,
  /** Without one `all` holds the events nearest to today, if there are more: otherwise those to come could leave no room. */
  limit: openLimitSchema,
});

export const eventSearchInput = eventListInput.extend({ q: searchTextSchema });

export const upcomingEventsInput = z.object({
  limit: limitSchema(defaultUpcomingLimit),
  page: pageSchema,
});

export const featuredEventsInput = z.object({
  limit: limitSchema(defaultFeaturedLimit),
  page: pageSchema,
  status: statusSchema,
});

export const eventsByCountryInput = z.object({
  country: countrySchema,
  limit: limitSchema(defaultCountryLimit),
  page: pageSchema,
  status: statusSchema,
});

/** `active` is what takes place: published events too. */
export const adminEventListInput = z.object({
  search: searchTextSchema.optional(),
  status: z
    .enum(["all", ...eventStatuses])
    .transform((status) => (status === "all" ? undefined : status))
    .optional(),
  /** Only what takes place, today or later. */
  current: flagSchema.optional(),
  /** Only what is completed or past its end; `false`: only what isn't. A draft never took place, and so never ends. */
  ended: flagSchema.optional(),
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

/** Any text: a wrong id is an event that doesn't exist, whatever its form. */
export const eventIdInput = z.object({ id: z.string() });
