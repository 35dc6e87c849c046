import type { PublicImage } from "@before-ten/contracts/images/output";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { presentImage } from "../../images/present-image.ts";

export function presentPoster(row: EventRow): PublicImage | null {
  const { poster_id: id, poster_width: width, poster_height: height } = row;
  const { poster_widths: widths, poster_formats: formats, poster_preview: preview } = row;
  if (!id || !width || !height || !widths || !formats) return null;
  return presentImage({ id, width, height, widths, formats, preview }, row.poster_alt);
}
