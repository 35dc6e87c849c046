import { z } from "zod";
import { versionOutput } from "../editing/output.ts";
import { publicImageOutput } from "../images/output.ts";
import { count, idOutput, instant, text } from "../shared/output.ts";

const albumImageOutput = z.object({
  imageId: text("9f2c7a…", "SHA-256 in hexadecimal, as a change of the album names it"),
  image: publicImageOutput.meta({
    description: "Its `alt` is the alternative text, or the caption if there is none",
  }),
  caption: text("The last song", "Empty where there is none"),
});

const albumFields = {
  eventId: idOutput,
  images: z.array(albumImageOutput).meta({ description: "In the order in which they are shown" }),
  version: versionOutput,
};

/** An album for visitors and integrators. */
export const albumOutput = z
  .object({ ...albumFields, updatedAt: instant("2026-11-22T09:30:00.000Z") })
  .meta({ id: "Album" });

/** An album for admins, even if it is still empty. */
export const adminAlbumOutput = z
  .object({
    ...albumFields,
    images: z.array(
      albumImageOutput.extend({
        alt: text("Two friends in red under the festoon lights", "Empty where there is none"),
      }),
    ),
    consentNote: text("Everyone at the bar was asked; Sam would rather not be in it."),
  })
  .meta({ id: "AdminAlbum" });

/** An album on a tile of the gallery. */
export const albumCoverOutput = z.object({
  eventId: idOutput,
  count: count(24, "Images of the album"),
  images: z.array(publicImageOutput).meta({ description: "The first few" }),
});

/** An uploaded image, to be used and shown in an album. */
export const uploadedAlbumImageOutput = z.object({
  imageId: text("9f2c7a…", "SHA-256 in hexadecimal"),
  image: publicImageOutput,
});

export type Album = z.infer<typeof albumOutput>;
export type AdminAlbum = z.infer<typeof adminAlbumOutput>;
export type AlbumCover = z.infer<typeof albumCoverOutput>;
export type UploadedAlbumImage = z.infer<typeof uploadedAlbumImageOutput>;
