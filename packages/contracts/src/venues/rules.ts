import { eventLengths } from "../events/rules.ts";
import type { EventLocation } from "../events/output.ts";

/** Without zod, so that every page can import it. */

export const venueStatuses = ["draft", "published"] as const;

export type VenueStatus = (typeof venueStatuses)[number];

/** Drafts are only visible to admins, and parties say nothing of them. */
export const publicVenueStatus = "published" satisfies VenueStatus;

/** In characters. */
export const venueLengths = { name: 120, note: 1_000 } as const;

export const maxVenuePhotos = 20;

export function venuePath(slug: string): `/venues/${string}` {
  return `/venues/${slug}`;
}

interface Place {
  name: string;
  location: EventLocation;
}

/** The place of a party at this venue: its text begins with the venue's name. */
export function placeOfVenue({ name, location }: Place): EventLocation {
  if (hasName({ name, location })) return location;
  const formatted = [...`${name}, ${location.formatted}`].slice(0, eventLengths.location).join("");
  return { ...location, formatted };
}

/** The venue's address without its name; empty if there is no more to say. */
export function addressOfVenue({ name, location }: Place): string {
  const { formatted } = location;
  return hasName({ name, location })
    ? formatted.slice(name.length).replace(/^[\s,]+/, "")
    : formatted;
}

function hasName({ name, location }: Place): boolean {
  return location.formatted.toLowerCase().startsWith(name.toLowerCase());
}
