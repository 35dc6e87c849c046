import type { StoredImage } from "@before-ten/db/queries/images/images";

/** An image file's format, as its extension. */
export type ImageFormat = "svg" | "svg.br" | "avif" | "webp" | "jpeg";

/**
 * Names an image file by its content, so that what a name stands for never changes and may be
 * cached for ever.
 */
export function imageFileName(id: string, width: number, format: ImageFormat): string {
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
  const fullWidth = [
    ...(formats.includes("svg") ? (["svg", "svg.br"] as const) : []),
    ...(formats.includes("jpeg") ? (["jpeg"] as const) : []),
  ];
  return [
    ...everyWidth.flatMap((format) => widths.map((each) => imageFileName(id, each, format))),
    ...fullWidth.map((format) => imageFileName(id, width, format)),
  ];
}

/**
 * The image a file was written for, also one that a kill left unfinished. Undefined for what isn't
 * ours.
 */
export function imageIdOf(fileName: string): string | undefined {
  return /^([0-9a-f]{64})-\d+\.(?:avif|webp|jpeg|svg(?:\.br)?)(?:\.[0-9a-f-]+\.part)?$/.exec(
    fileName,
  )?.[1];
}
