import type { PublicImage } from "@before-ten/contracts/images/output";
import type { StoredImage } from "@before-ten/db/queries/images/images";
import { imageFileName } from "./image-files.ts";
import { imageUrl } from "./image-url.ts";

export function presentImage(image: StoredImage, alt: string): PublicImage {
  const { id, width, height, widths, formats, preview } = image;
  const srcSet = (format: "avif" | "webp") =>
    widths.map((each) => `${imageUrl(imageFileName(id, each, format))} ${each}w`).join(", ");
  return {
    url: imageUrl(imageFileName(id, width, formats.includes("jpeg") ? "jpeg" : "webp")),
    alt,
    width,
    height,
    srcSet: srcSet("webp"),
    avifSrcSet: formats.includes("avif") ? srcSet("avif") : null,
    svgUrl: formats.includes("svg") ? imageUrl(imageFileName(id, width, "svg")) : null,
    preview,
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
