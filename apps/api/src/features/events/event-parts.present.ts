import type { PublicImage } from "@before-ten/contracts/images/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { forEachVenueNote } from "@before-ten/contracts/venues/notes";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { presentImage } from "../../images/present-image.ts";

/** Visitors learn of published venues only. */
export function presentVenueOf(row: EventRow): EveryKey<Pick<PublicEvent, "venueId" | "venue">> {
  const { venue_id: id, venue_slug: slug, venue_name: name } = row;
  if (id === null || slug === null || name === null) return { venueId: null, venue: null };
  const notes = forEachVenueNote((note) => row[`venue_${note}`]);
  return { venueId: id, venue: { id, slug, name, ...notes } };
}

export function presentPoster(row: EventRow): PublicImage | null {
  const { poster_id: id, poster_width: width, poster_height: height } = row;
  const { poster_widths: widths, poster_formats: formats, poster_preview: preview } = row;
  if (!id || !width || !height || !widths || !formats) return null;
  const darkest = row.poster_darkest;
  return presentImage({ id, width, height, widths, formats, preview, darkest }, row.poster_alt);
}
