import { z } from "zod";
import { baseVersionSchema } from "../editing/input.ts";
import { plainText } from "../shared/clean-text.ts";
import { galleryPageLimit } from "../shared/limits.ts";
import { adminAlbumMessages as messages } from "./admin-messages.ts";
import { albumImages } from "./album-images.ts";
import { albumLengths } from "./rules.ts";

/** Of the event. Any text: a wrong id is an event that doesn't exist, whatever its form. */
export const albumIdInput = z.object({ id: z.string() });

export const albumCoversInput = z
  .object({
    /** Of events; those that have no album are left out of the answer. */
    ids: z.array(z.uuid()).max(galleryPageLimit),
  })
  .meta({ examples: [{ ids: [] }] });

/** What isn't sent stays as it is. */
export const updateAlbumInput = albumIdInput.extend({
  images: albumImages.optional(),
  /** For admins alone: who was asked, and what was agreed. */
  consentNote: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(albumLengths.consentNote, messages.consentNoteTooLong))
    .optional(),
  baseVersion: baseVersionSchema,
});

export type UpdateAlbum = z.infer<typeof updateAlbumInput>;
