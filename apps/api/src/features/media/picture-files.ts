import type { StoredImage } from "@before-ten/db/queries/images";

/** As the end of a file's name. */
export type PictureFormat = "svg" | "svg.br" | "avif" | "webp" | "jpeg";

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
  const fullWidth = [
    ...(formats.includes("svg") ? (["svg", "svg.br"] as const) : []),
    ...(formats.includes("jpeg") ? (["jpeg"] as const) : []),
  ];
  return [
    ...everyWidth.flatMap((format) => widths.map((each) => pictureFileName(id, each, format))),
    ...fullWidth.map((format) => pictureFileName(id, width, format)),
  ];
}

/** The picture a file was written for, also one that a kill left unfinished. Undefined for what isn't ours. */
export function pictureIdOf(fileName: string): string | undefined {
  return /^([0-9a-f]{64})-\d+\.(?:avif|webp|jpeg|svg(?:\.br)?)(?:\.[0-9a-f-]+\.part)?$/.exec(
    fileName,
  )?.[1];
}
