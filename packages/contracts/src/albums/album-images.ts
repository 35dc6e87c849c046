import { z } from "zod";
import { singleLine } from "../shared/text/clean-text.ts";
import { adminAlbumMessages as messages } from "./admin-messages.ts";
import { albumLengths, maxAlbumImages } from "./rules.ts";

/** An image's id: the hexadecimal SHA-256 of its content. */
const imageId = z.string().regex(/^[0-9a-f]{64}$/, messages.imageUnknown);

/** An image in an album as stored: its id and its texts there. */
const albumImage = z.object({
  imageId,
  caption: z
    .string()
    .transform(singleLine)
    .pipe(z.string().max(albumLengths.caption, messages.captionTooLong))
    .default(""),
  /** Alternative text for people who can't see it. */
  alt: z
    .string()
    .transform(singleLine)
    .pipe(z.string().max(albumLengths.alt, messages.altTooLong))
    .default(""),
});

/** In display order. */
export const albumImages = z
  .array(albumImage)
  .max(maxAlbumImages, messages.tooManyImages)
  .superRefine((images, context) => {
    const seen = new Set<string>();
    // One finding is enough, because a body has room for thousands.
    const repeated = images.findIndex(({ imageId: id }) => seen.size === seen.add(id).size);
    if (repeated < 0) return;
    context.addIssue({
      code: "custom",
      path: [repeated, "imageId"],
      message: messages.imageTwice,
    });
  });

export type AlbumImage = z.infer<typeof albumImage>;
