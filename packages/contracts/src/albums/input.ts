import { z } from "zod";
import { baseVersionSchema } from "../editing/input.ts";
import { plainText } from "../shared/text/clean-text.ts";
import { galleryPageLimit } from "../shared/limits.ts";
import { adminAlbumMessages as messages } from "./admin-messages.ts";
import { albumImages } from "./album-images.ts";
import { albumLengths } from "./rules.ts";

/** The event's id. Any text is accepted: an invalid id is an unknown event. */
export const albumIdInput = z.object({ id: z.string() });

export const albumCoversInput = z
  .object({
    /** Ids of events; those without an album are left out of the answer. */
    ids: z.array(z.uuid()).max(galleryPageLimit),
  })
  .meta({ examples: [{ ids: [] }] });

/** Fields that aren't sent stay as they are. */
export const updateAlbumInput = albumIdInput.extend({
  images: albumImages.optional(),
  /** Only for admins: who was asked for consent, and what was agreed. */
  consentNote: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(albumLengths.consentNote, messages.consentNoteTooLong))
    .optional(),
  baseVersion: baseVersionSchema,
});

export type UpdateAlbum = z.infer<typeof updateAlbumInput>;
