import { z } from "zod";
import { count, text } from "../shared/output.ts";

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
    /** A tiny image as a `data:` URL; null for an image stored without one. */
    preview: text(
      "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=",
      "A tiny version to show while it loads; null for a transparent image",
    ).nullable(),
  })
  .meta({ id: "Picture" });

export type PublicImage = z.infer<typeof publicImageOutput>;
