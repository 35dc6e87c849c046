import type { Picture } from "@before-ten/contracts/event";
import type { StoredImage } from "@before-ten/db/queries/images";
import { pictureFileName } from "./picture-files.ts";

export function presentPicture(picture: StoredImage, alt: string): Picture {
  const { id, width, height, widths, formats, preview } = picture;
  const srcSet = (format: "avif" | "webp") =>
    widths.map((each) => `${urlOf(pictureFileName(id, each, format))} ${each}w`).join(", ");
  return {
    url: urlOf(pictureFileName(id, width, formats.includes("jpeg") ? "jpeg" : "webp")),
    alt,
    width,
    height,
    srcSet: srcSet("webp"),
    avifSrcSet: formats.includes("avif") ? srcSet("avif") : null,
    svgUrl: formats.includes("svg") ? urlOf(pictureFileName(id, width, "svg")) : null,
    preview,
  };
}

function urlOf(fileName: string): string {
  return `/media/${fileName}`;
}

/** The stored file that a picture's own address leads to. */
export function fileNameOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}
