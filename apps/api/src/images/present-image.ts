import type { PublicImage } from "@before-ten/contracts/images/output";
import type { StoredImage } from "@before-ten/db/queries/images/images";
import { imageFileName } from "./image-files.ts";
import { imageUrl } from "./image-url.ts";

export function presentImage(image: StoredImage, alt: string): PublicImage {
  const { id, width, height, widths, formats, preview, darkest } = image;
  const srcSet = (format: "avif" | "webp") =>
    widths.map((each) => `${imageUrl(imageFileName(id, each, format))} ${each}w`).join(", ");
  const drawing = (format: "svg" | "wordless.svg") =>
    formats.includes(format) ? imageUrl(imageFileName(id, width, format)) : null;
  return {
    url: imageUrl(imageFileName(id, width, formats.includes("jpeg") ? "jpeg" : "webp")),
    alt,
    width,
    height,
    srcSet: srcSet("webp"),
    avifSrcSet: formats.includes("avif") ? srcSet("avif") : null,
    svgUrl: drawing("svg"),
    wordlessUrl: drawing("wordless.svg"),
    preview,
    darkest,
  };
}

/** The stored file behind an image's own address. */
export function fileNameOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

/** An alternative text that names its subject follows a rename; the rest is kept. */
export function renamedAlt(alt: string, { from, to }: { from: string; to: string }): string {
  return from === "" ? alt : alt.replaceAll(from, () => to);
}
