import type { StoredImage } from "@before-ten/db/queries/images";

type PictureFormat = "avif" | "webp" | "jpeg";

/** A name says all there is to say about its content: it never changes, and may be kept for ever. */
export function pictureFileName(id: string, width: number, format: PictureFormat): string {
  return `${id}-${width}.${format}`;
}

/** What a row promises to be there. */
export function fileNamesOf({
  id,
  width,
  widths,
  formats,
}: Omit<StoredImage, "height" | "preview">): string[] {
  const everyWidth = (["avif", "webp"] as const).filter((format) => formats.includes(format));
  return [
    ...everyWidth.flatMap((format) => widths.map((each) => pictureFileName(id, each, format))),
    ...(formats.includes("jpeg") ? [pictureFileName(id, width, "jpeg")] : []),
  ];
}

/** The picture a file was written for, also one that a kill left unfinished. Undefined for what isn't ours. */
export function pictureIdOf(fileName: string): string | undefined {
  return /^([0-9a-f]{64})-\d+\.(?:avif|webp|jpeg)(?:\.[0-9a-f-]+\.part)?$/.exec(fileName)?.[1];
}
