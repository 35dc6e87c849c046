import type { PublicImage } from "@before-ten/contracts/images/output";
import type { StoredImage } from "@before-ten/db/queries/images/images";
import { imageFileName } from "./image-files.ts";

export function presentImage(image: StoredImage, alt: string): PublicImage {
  const { id, width, height, widths, formats, preview } = image;
  const srcSet = (format: "avif" | "webp") =>
    widths.map((each) => `${urlOf(imageFileName(id, each, format))} ${each}w`).join(", ");
  return {
    url: urlOf(imageFileName(id, width, formats.includes("jpeg") ? "jpeg" : "webp")),
    alt,
    width,
    height,
    srcSet: srcSet("webp"),
    avifSrcSet: formats.includes("avif") ? srcSet("avif") : null,
    svgUrl: formats.includes("svg") ? urlOf(imageFileName(id, width, "svg")) : null,
    preview,
  };
}

function urlOf(fileName: string): string {
  return `/media/${fileName}`;
}

/** The stored file that an image's own address leads to. */
export function fileNameOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}
