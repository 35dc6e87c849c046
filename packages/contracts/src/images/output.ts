import { z } from "zod";
import { count, instant, text } from "../shared/output.ts";

export const publicImageOutput = z
  .object({
    /** A JPEG of the largest width, which every client can show. */
    url: text(
      "/media/9f2c7a-1200.jpeg",
      "Relative to the site's origin, or absolute if a CDN serves images",
    ),
    alt: text("Poster for Sunday Disco"),
    width: count(1200),
    height: count(1500),
    /** The widths it exists in, for `srcset`. */
    srcSet: text("/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w", "As WebP"),
    /** The same widths as AVIF; null for an image stored without it. */
    avifSrcSet: text("/media/9f2c7a-400.avif 400w", "As AVIF").nullable(),
    /** Sharp at every size, and the smallest file. */
    svgUrl: text(
      "/media/9f2c7a-1200.svg",
      "The drawing itself; null for an uploaded image",
    ).nullable(),
    /** For cards, whose title stands beside it. */
    wordlessUrl: text(
      "/media/9f2c7a-1200.wordless.svg",
      "The drawing without its words; null for one that has none, and for an uploaded image",
    ).nullable(),
    /** A tiny image as a `data:` URL; null for an image stored without one. */
    preview: text(
      "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=",
      "A tiny version to show while it loads; null for a transparent image",
    ).nullable(),
    /** On it, light text is readable. */
    darkest: text(
      "#2a1840",
      "The darkest of its colours; null for a transparent image, or one stored without it",
    ).nullable(),
  })
  .meta({ id: "Picture" });

export type PublicImage = z.infer<typeof publicImageOutput>;

/** Where an image is used. */
const imageUseOutput = z.object({
  kind: z
    .enum(["event", "album", "post", "page", "venue", "campaign", "text"])
    .meta({ examples: ["post"] }),
  id: text("01936f0e-8c3a-7c41-9d2b-3f5a7c9e1b2d", "Of a text of the site: its key"),
  title: text(
    "Why four o'clock",
    "Null of a campaign, for those whose role opens no campaigns",
  ).nullable(),
  isInTrash: z.boolean().meta({ examples: [false] }),
});

export const libraryImageOutput = z
  .object({
    id: text("9f2c7a…", "SHA-256 in hexadecimal"),
    image: publicImageOutput,
    alt: text(
      "Red shoes in a doorway",
      "What is put in where it is chosen: its own alternative text, or that of what shows it",
    ),
    fileName: text("shoes.jpg", "Name of the uploaded file; empty if unknown"),
    storedAt: instant("2026-11-20T08:00:00.000Z", "When it was last uploaded or put in somewhere"),
    isInLibrary: z.boolean().meta({
      examples: [true],
      description:
        "It was uploaded to the library, and stays until it is deleted there; any other goes when nothing shows it",
    }),
    uses: z
      .array(imageUseOutput)
      .meta({ description: "The events, albums, posts, pages, campaigns and texts of the site" }),
  })
  .meta({ id: "LibraryImage" });

export type LibraryImage = z.infer<typeof libraryImageOutput>;
export type ImageUse = z.infer<typeof imageUseOutput>;
