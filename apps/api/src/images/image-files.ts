import type { StoredImage } from "@before-ten/db/queries/images/images";

/** An image file's format, as its extension. */
export type ImageFormat = Drawing | `${Drawing}.br` | "avif" | "webp" | "jpeg";

type Drawing = (typeof drawings)[number];

/** The second is the drawing without its words. */
const drawings = ["svg", "wordless.svg"] as const;

/** Names an image file by its content, so what has this name can be cached forever. */
export function imageFileName(id: string, width: number, format: ImageFormat): string {
  return `${id}-${width}.${format}`;
}

const contentTypes: Record<string, string> = {
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
};

/** By extension. A compressed drawing has no type for clients that don't know the encoding. */
export function imageContentType(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf(".") + 1);
  return contentTypes[extension] ?? "application/octet-stream";
}

/** The files a row refers to. */
export function fileNamesOf({
  id,
  width,
  widths,
  formats,
}: Omit<StoredImage, "height" | "preview" | "darkest">): string[] {
  const everyWidth = (["avif", "webp"] as const).filter((format) => formats.includes(format));
  const fullWidth = [
    ...drawings
      .filter((format) => formats.includes(format))
      .flatMap((format) => [format, `${format}.br`] as const),
    ...(formats.includes("jpeg") ? (["jpeg"] as const) : []),
  ];
  return [
    ...everyWidth.flatMap((format) => widths.map((each) => imageFileName(id, each, format))),
    ...fullWidth.map((format) => imageFileName(id, width, format)),
  ];
}

/** Marks which database a store's images belong to. */
export const markPattern = /^database-[0-9a-f]{64}\.mark$/;

/** The image that a file, finished or not, was written for. Undefined if it isn't ours. */
export function imageIdOf(fileName: string): string | undefined {
  return /^([0-9a-f]{64})-\d+\.(?:avif|webp|jpeg|(?:wordless\.)?svg(?:\.br)?)(?:\.[0-9a-f-]+\.part)?$/.exec(
    fileName,
  )?.[1];
}
